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
    do {
      try Data().write(to: url, options: .withoutOverwriting)
      let file = File(try FileHandle(forWritingTo: url), tell)
      tell("Recording \(app) in \(url.path)")
      return file
    } catch {
      tell("Not recorded: \(url.path): \(error.localizedDescription)")
      return File(nil, tell)
    }
  }

  private func url(_ app: String, _ number: Int) -> URL {
    folder.appendingPathComponent("\(app)-\(number).jsonl")
  }

  /// The file of one run.
  final class File {
    private var handle: FileHandle?
    private let tell: (String) -> Void

    init(_ handle: FileHandle?, _ tell: @escaping (String) -> Void) {
      (self.handle, self.tell) = (handle, tell)
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
