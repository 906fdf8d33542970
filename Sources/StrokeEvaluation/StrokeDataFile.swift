// Reads people's gestures from JSON Lines, packed with gzip or not. A wrong line is named.

import Foundation
import PlainJSON
import StrokeKit

/// A file of gestures that people drew: one a line, as JSON:
/// `{"u": user, "c": name, "s": [[[x, y, milliseconds], …] for each stroke]}`. Other fields are
/// passed over.
public struct StrokeDataFile: Sendable {
  /// Where the file is.
  public let path: String

  /// Names a file; nothing is read yet.
  public init(path: String) {
    self.path = path
  }

  /// Reads the gestures, in the order of the file; a file that ends in `.gz` is unpacked by `gzip`.
  ///
  /// - Throws: `StrokeFileError`, with the file, the line and the field.
  /// - Complexity: O(size of the file), all of it in memory.
  public func samples() throws(StrokeFileError) -> [StrokeSample] {
    try Self.samples(in: contents(), called: path)
  }

  /// Reads the gestures in a file's contents.
  static func samples(
    in data: Data, called path: String
  ) throws(StrokeFileError) -> [StrokeSample] {
    var samples: [StrokeSample] = []
    var number = 0
    for line in [UInt8](data).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      number += 1
      // The last line may end with a line break, and people leave blank lines.
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x0d }) { continue }
      samples.append(
        try StrokeFileError.reading(Array(line), called: "\(path), line \(number)") {
          (line) throws(JSON.Mistake) in try sample(line)
        })
    }
    if samples.isEmpty {
      throw StrokeFileError(
        place: path, found: "no line", expected: "a gesture on each line",
        remedy: "Check that it is the right file.")
    }
    return samples
  }

  private func contents() throws(StrokeFileError) -> Data {
    guard FileManager.default.fileExists(atPath: path) else {
      throw StrokeFileError(
        place: path, found: "no file", expected: "JSON Lines, possibly packed with gzip",
        remedy: "Check the path.")
    }
    do {
      if path.hasSuffix(".gz") { return try unpacked() }
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      guard let data = try Self.read(file) else { throw tooLarge }
      return data
    } catch let error as StrokeFileError {
      throw error
    } catch {
      throw StrokeFileError(
        place: path, found: "\(error)", expected: "a file that can be read",
        remedy: "Check its permissions, and that gzip is installed if its name ends in .gz.")
    }
  }

  /// The most bytes that are read, unpacked: ten times those of the largest public set. [ours: a file of 97 KB
  /// that unpacks to 100 MB took 4.4 GB of memory]
  static let bytesMax = 64 << 20

  /// All bytes; `nil` if there are more than ``bytesMax``.
  private static func read(_ file: FileHandle) throws -> Data? {
    var data = Data()
    while let part = try file.read(upToCount: 1 << 20), !part.isEmpty {
      data.append(part)
      if data.count > bytesMax { return nil }
    }
    return data
  }

  private var tooLarge: StrokeFileError {
    StrokeFileError(
      place: path, found: "more than \(Self.bytesMax >> 20) MB",
      expected: "at most \(Self.bytesMax >> 20) MB, unpacked",
      remedy: "Divide it into several files.")
  }

  /// Where no program can be started, nothing is unpacked.
  private func unpacked() throws -> Data {
    #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS) || os(WASI)
      throw StrokeFileError(
        place: path, found: "a file packed with gzip", expected: "one that is not packed",
        remedy: "Unpack it elsewhere: no program can be started here.")
    #else
      let gzip = Process()
      gzip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      gzip.arguments = ["gzip", "-dc", "--", path]
      let output = Pipe()
      gzip.standardOutput = output
      gzip.standardError = FileHandle.nullDevice
      try gzip.run()
      // Reads to the end first: a full pipe would stop the process for ever.
      let data = try Self.read(output.fileHandleForReading)
      // Without a reader, it ends at its next write.
      if data == nil { try output.fileHandleForReading.close() }
      gzip.waitUntilExit()
      guard let data else { throw tooLarge }
      if gzip.terminationStatus == 0 { return data }
      throw StrokeFileError(
        place: path, found: "bytes that gzip cannot unpack", expected: "a file packed with gzip",
        remedy: "If it was cut off, fetch it again; if it is not packed, take .gz off its name.")
    #endif
  }

  private static func sample(_ line: ReadJSON) throws(JSON.Mistake) -> StrokeSample {
    var strokes: [[StrokePoint]] = []
    for stroke in try line.field("s").list() {
      var points: [StrokePoint] = []
      for point in try stroke.list() {
        let numbers = try point.list()
        guard numbers.count >= 2 else {
          throw point.wrong("x, y and milliseconds", found: "a list of \(numbers.count)")
        }
        let milliseconds = numbers.count > 2 ? try numbers[2].number() : 0
        points.append(
          StrokePoint(
            x: try numbers[0].number(), y: try numbers[1].number(), time: milliseconds / 1000))
      }
      strokes.append(points)
    }
    return StrokeSample(
      user: try line.field("u").text(), name: try line.field("c").text(), strokes: strokes)
  }
}
