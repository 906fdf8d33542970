// Keeps the recordings of a playground as files, one for each run of an app.

import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of recordings: `PhotoBoard-1.jsonl`, `PhotoBoard-2.jsonl`.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class TraceFolder {
  private let folder: URL
  private let tell: (String) -> Void
  /// How many more files, and bytes in them, are written.
  private var filesLeft, bytesLeft: Int
  /// The number after the last one of each app in the folder.
  private var next: [String: Int] = [:]

  /// How many files a server writes by default.
  nonisolated public static let filesMaxDefault = 1_000
  /// How many bytes a server writes by default, in all files together.
  nonisolated public static let bytesMaxDefault = 500_000_000

  /// Makes the folder if it does not exist.
  ///
  /// - Parameters:
  ///   - folder: Where the files go. Only this user can read them. A file that exists is never written again.
  ///   - filesMax: So many files are written at most.
  ///   - bytesMax: So many bytes are written at most, in all files together.
  ///   - tell: Hears of each new file, and of a file that cannot be written.
  public init(
    _ folder: URL, filesMax: Int = filesMaxDefault, bytesMax: Int = bytesMaxDefault,
    tell: @escaping (String) -> Void
  ) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    (self.folder, self.tell) = (folder, tell)
    (filesLeft, bytesLeft) = (filesMax, bytesMax)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      guard let match = name.wholeMatch(of: /(.+)-([0-9]{1,9})\.jsonl/), let number = Int(match.2)
      else { continue }
      next[String(match.1)] = max(next[String(match.1)] ?? 1, number + 1)
    }
  }

  deinit {}

  /// A new file for a run of an app. It takes nothing if there may be no further file, or it cannot be
  /// made.
  func newFile(for app: String) -> File {
    let number = next[app] ?? 1
    next[app] = number + 1
    let name = "\(app)-\(number)"
    let url = folder.appendingPathComponent("\(name).jsonl")
    guard filesLeft > 0 else {
      tell("Not recorded: \(url.path): as many files were written as are allowed.")
      return File(name, nil, of: self)
    }
    // Its owner alone may read it, and it is a new one.
    let descriptor = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      tell("Not recorded: \(url.path): \(String(cString: strerror(errno)))")
      return File(name, nil, of: self)
    }
    filesLeft -= 1
    tell("Recording \(app) in \(url.path)")
    return File(name, FileHandle(fileDescriptor: descriptor, closeOnDealloc: true), of: self)
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

  /// The file of one run.
  final class File {
    /// Its name, without `.jsonl`.
    let name: String
    private var handle: FileHandle?
    private let folder: TraceFolder

    init(_ name: String, _ handle: FileHandle?, of folder: TraceFolder) {
      (self.name, self.handle, self.folder) = (name, handle, folder)
    }

    deinit {}

    /// Adds a line at once, so that a crash loses nothing that came before.
    func write(_ line: String) {
      guard let handle else { return }
      let data = Data(line.utf8)
      guard folder.bytesLeft >= data.count else {
        return end("as many bytes were written as are allowed.")
      }
      do {
        try handle.write(contentsOf: data)
        folder.bytesLeft -= data.count
      } catch {
        end(error.localizedDescription)
      }
    }

    private func end(_ why: String) {
      folder.tell("The recording \(name) ends here: \(why)")
      handle = nil
    }
  }
}
