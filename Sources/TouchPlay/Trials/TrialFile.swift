// A file that a trial writes, line by line, before the app hears of a line.

import Foundation

/// A file of a trial; what goes wrong with it is told with its path.
final class TrialFile {
  private let path: String
  private let handle: FileHandle

  /// Begins a file, in place of one that is there.
  init(_ path: String) throws {
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let handle = FileHandle(forWritingAtPath: path)
    else { throw TrialError(words: "\(path): the file cannot be written.") }
    (self.path, self.handle) = (path, handle)
  }

  // Whatever was written is in the file.
  deinit { try? handle.close() }

  /// Adds a text.
  func add(_ text: String) throws {
    try told { try handle.write(contentsOf: Data(text.utf8)) }
  }

  /// Writes a text in place of all that was written.
  func replace(with text: String) throws {
    try told { try handle.truncate(atOffset: 0) }
    try add(text)
  }

  private func told(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      throw TrialError(
        words: "\(path): the file cannot be written: \(error.localizedDescription) "
          + "What was written before is kept.")
    }
  }
}
