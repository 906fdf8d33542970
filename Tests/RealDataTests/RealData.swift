// Reads what people's fingers did. The files belong to others and are no part of the project: they
// lie in a folder beside the checkout, or where TOUCHKIT_DATA says.

import Foundation

/// One sequence of touches, from the first finger down to all fingers up.
nonisolated struct Recording: Decodable {
  /// One line of what a screen saw.
  struct Sample: Decodable {
    /// In seconds from the first sample.
    let time: Double
    let finger: Int
    /// Began, moved, ended or cancelled.
    let phase: String
    let x: Double
    let y: Double

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      time = try list.decode(Double.self)
      finger = try list.decode(Int.self)
      phase = try list.decode(String.self)
      x = try list.decode(Double.self)
      y = try list.decode(Double.self)
    }
  }

  let file: String
  let label: String?
  let events: [Sample]
  /// What another implementation measured, if the file says so.
  let expected: ExpectedVelocity?

  /// The samples as a host reports them: those of one instant together, but no finger twice.
  var reports: [[Sample]] {
    var reports: [[Sample]] = []
    for sample in events {
      if let last = reports.last, last[0].time == sample.time,
        !last.contains(where: { $0.finger == sample.finger })
      {
        reports[reports.count - 1].append(sample)
      } else {
        reports.append([sample])
      }
    }
    return reports
  }

  /// The samples of the only finger; `nil` if there are several.
  var singleFinger: [Sample]? {
    events.allSatisfy { $0.finger == events[0].finger } ? events : nil
  }
}

/// A velocity that another implementation measured at the end of a recording.
nonisolated struct ExpectedVelocity: Decodable {
  /// One component, by one estimator; without a value where there is none.
  struct Component {
    let estimator: String
    let axis: String
    let value: Double
  }

  let components: [Component]

  private struct Android: Decodable {
    let strategy: String
    let axis: String
    let v: Double?
  }
  private struct Flutter: Decodable {
    let v: [Double]
  }

  init(from decoder: any Decoder) throws {
    if let android = try? [Android](from: decoder) {
      components = android.compactMap { entry in
        entry.v.map { Component(estimator: entry.strategy, axis: entry.axis, value: $0) }
      }
      return
    }
    let flutter = try Flutter(from: decoder)
    components = zip(["X", "Y"], flutter.v).map {
      Component(estimator: "LSQ2", axis: $0, value: $1)
    }
  }
}

/// The folder of recordings.
nonisolated enum RealData {
  /// Why a test is skipped.
  static let absence = """
    needs the recordings of people's touches: a folder shared/data beside the checkout, or \
    TOUCHKIT_DATA set to it
    """

  /// The folder; `nil` if it is not there.
  static let folder: URL? = {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let beside = root.deletingLastPathComponent().appendingPathComponent("shared/data")
    let told = ProcessInfo.processInfo.environment["TOUCHKIT_DATA"]
    let folder = told.map { URL(fileURLWithPath: $0) } ?? beside
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// Whether there are recordings of this name.
  static func has(_ name: String) -> Bool {
    guard let folder else { return false }
    return FileManager.default.fileExists(atPath: file(name, in: folder).path)
  }

  /// The recordings of this name, in the order of the file.
  static func recordings(_ name: String) throws -> [Recording] { try lines(name) }

  /// The drawn gestures of this name, in the order of the file.
  static func strokes(_ name: String) throws -> [RealStrokes] { try lines(name) }

  /// The bytes of the file of this name, unzipped.
  static func text(_ name: String) throws -> Data {
    guard let folder else { throw CocoaError(.fileNoSuchFile) }
    return try unzipped(file(name, in: folder))
  }

  private static func lines<Line: Decodable>(_ name: String) throws -> [Line] {
    guard let folder else { throw CocoaError(.fileNoSuchFile) }
    let decoder = JSONDecoder()
    return try unzipped(file(name, in: folder)).split(separator: UInt8(ascii: "\n"))
      .map { try decoder.decode(Line.self, from: $0) }
  }

  private static func file(_ name: String, in folder: URL) -> URL {
    folder.appendingPathComponent("\(name).jsonl.gz")
  }

  private static func unzipped(_ file: URL) throws -> Data {
    let gzip = Process()
    gzip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    gzip.arguments = ["gzip", "-dc", file.path]
    let output = Pipe()
    gzip.standardOutput = output
    try gzip.run()
    // Reads to the end first: a full pipe would stop the process for ever.
    let data = output.fileHandleForReading.readDataToEndOfFile()
    gzip.waitUntilExit()
    guard gzip.terminationStatus == 0 else { throw CocoaError(.fileReadCorruptFile) }
    return data
  }
}
