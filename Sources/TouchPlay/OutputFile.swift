// The file that a command writes: whole, or not at all.

import ArgumentParser
import Foundation

/// Where a command writes a file, in large pieces.
///
/// A regular file is written beside its place and moved there at the end: a run that fails leaves what was
/// there. A pipe or a device is written to at once.
package final class OutputFile {
  private let path: String
  private let handle: FileHandle
  /// The file that takes the place of the old one; `nil` for what cannot be replaced.
  private var draft: URL?
  private var rest = Data()

  /// Opens a file for writing; - is the standard output.
  ///
  /// - Throws: An error that names the path, if it cannot be written.
  package init(_ path: String) throws {
    self.path = path
    guard path != "-" else {
      handle = .standardOutput
      return
    }
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    if isFolder.boolValue { throw ValidationError("\(path): there is a folder of this name.") }
    let kind =
      try? FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
    if exists, kind != .typeRegular {
      guard let handle = FileHandle(forWritingAtPath: url.path) else { throw Self.problem(path) }
      self.handle = handle
      return
    }
    guard !exists || FileManager.default.isWritableFile(atPath: url.path) else {
      throw Self.problem(path)
    }
    let draft = url.deletingLastPathComponent()
      .appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString)")
    guard FileManager.default.createFile(atPath: draft.path, contents: nil),
      let handle = FileHandle(forWritingAtPath: draft.path)
    else { throw Self.problem(path) }
    (self.handle, self.draft) = (handle, draft)
  }

  /// A run that failed leaves no draft.
  deinit {
    if let draft { try? FileManager.default.removeItem(at: draft) }
  }

  private static func problem(_ path: String) -> ValidationError {
    ValidationError("\(path): the file cannot be written.")
  }

  /// Writes text.
  package func write(_ text: String) throws {
    rest.append(contentsOf: text.utf8)
    if rest.count >= 1 << 16 { try flush() }
  }

  private func flush() throws {
    try handle.write(contentsOf: rest)
    rest.removeAll(keepingCapacity: true)
  }

  /// Writes what is left, and puts the file in its place.
  package func finish() throws {
    try flush()
    guard let draft else { return }
    try handle.close()
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    guard rename(draft.path, target.path) == 0 else { throw Self.problem(path) }
    self.draft = nil
  }
}
