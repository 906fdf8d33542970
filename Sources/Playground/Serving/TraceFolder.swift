// Keeps the recordings of a playground as files, one for each run of an app.

import Foundation

/// A folder of recordings: `PhotoBoard-1.jsonl`, `PhotoBoard-2.jsonl`.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class TraceFolder {
  private let folder: URL
  private let tell: (String) -> Void

  /// Makes the folder if it does not exist.
  ///
  /// - Parameters:
  ///   - folder: Where the files go. A file that exists is never written again.
  ///   - tell: Hears of each new file, and of a file that cannot be written.
  public init(_ folder: URL, tell: @escaping (String) -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    (self.folder, self.tell) = (folder, tell)
  }

  deinit {}

  /// A new file for a run of an app.
  func newFile(for app: String) -> File {
    var number = 1
    while FileManager.default.fileExists(atPath: url(app, number).path) { number += 1 }
    let url = url(app, number)
    let name = url.deletingPathExtension().lastPathComponent
    do {
      try Data().write(to: url, options: .withoutOverwriting)
      let file = File(name, try FileHandle(forWritingTo: url), tell)
      tell("Recording \(app) in \(url.path)")
      return file
    } catch {
      tell("Not recorded: \(url.path): \(error.localizedDescription)")
      return File(name, nil, tell)
    }
  }

  /// The text of a recording of this folder, by the name of its file, with or without `.jsonl`.
  func read(_ name: String) throws(RequestError) -> Data {
    guard let file = Self.fileName(name) else {
      throw RequestError(
        status: 400,
        reason: """
          Found the name "\(JSONFound.shortened(name))" of a recording, expected letters, digits, - \
          and _. Name a file of the folder of recordings, such as PhotoBoard-1.
          """)
    }
    let root = folder.resolvingSymlinksInPath()
    let url = root.appendingPathComponent(file).resolvingSymlinksInPath()
    let facts = try? FileManager.default.attributesOfItem(atPath: url.path)
    guard url.deletingLastPathComponent().path == root.path,
      facts?[.type] as? FileAttributeType == .typeRegular, let size = facts?[.size] as? Int
    else {
      throw RequestError(
        status: 404, reason: "There is no recording \(file) in the folder of recordings.")
    }
    guard size <= Limits.openedSizeMax else {
      throw RequestError(
        status: 413,
        reason: """
          The recording \(file) has \(size) bytes, and at most \(Limits.openedSizeMax) are shown here. \
          Replay it with the command replay.
          """)
    }
    guard let data = try? Data(contentsOf: url) else {
      throw RequestError(status: 404, reason: "The recording \(file) cannot be read.")
    }
    return data
  }

  /// The name of a file in a folder of recordings; nil for what could name anything else.
  nonisolated static func fileName(_ name: String) -> String? {
    let name = name.hasSuffix(".jsonl") ? String(name.dropLast(6)) : name
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return isPlain && (1...100).contains(name.utf8.count) ? name + ".jsonl" : nil
  }

  private func url(_ app: String, _ number: Int) -> URL {
    folder.appendingPathComponent("\(app)-\(number).jsonl")
  }

  /// The file of one run.
  final class File {
    /// Its name, without `.jsonl`.
    let name: String
    private var handle: FileHandle?
    private let tell: (String) -> Void

    init(_ name: String, _ handle: FileHandle?, _ tell: @escaping (String) -> Void) {
      (self.name, self.handle, self.tell) = (name, handle, tell)
    }

    deinit {}

    /// Adds a line at once, so that a crash loses nothing that came before.
    func write(_ line: String) {
      do {
        try handle?.write(contentsOf: Data(line.utf8))
      } catch {
        tell("The recording ends here: \(error.localizedDescription)")
        handle = nil
      }
    }
  }
}
