// Tables in documents that tests make from the code.

import Foundation
import Testing

/// A table that stands in a document and that a test makes anew.
struct KeptTable {
  let path: String
  /// The lines of the table; the first one, its heading, finds it in the document.
  let lines: [String]

  init(in path: String, heading: [String], rows: [[String]]) {
    self.path = path
    let rule = heading.map { _ in "---" }
    lines = ([heading] + [rule] + rows).map { cells in
      cells[0] == "---"
        ? "|" + cells.joined(separator: "|") + "|" : "| " + cells.joined(separator: " | ") + " |"
    }
  }

  private var text: String { lines.joined(separator: "\n") }

  /// Compares the table with the document's, byte for byte; writes it there first if that is asked
  /// for.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    print(text)
    if ProcessInfo.processInfo.environment["TOUCHKIT_WRITE_DOCUMENTS"] != nil { try write() }
    let isKept = try place(in: Tree.file(path)).kept == lines
    #expect(
      isKept,
      """
      \(path) differs from the code. If the code is right, run
      TOUCHKIT_WRITE_DOCUMENTS=1 swift test --filter TidyTests
      or put this in its place:
      \(text)
      """, sourceLocation: sourceLocation)
  }

  private func place(in file: TextFile) -> (range: Range<Int>, kept: [String]) {
    guard let start = file.lines.firstIndex(of: lines[0]) else { return (0..<0, []) }
    let end = file.lines[start...].firstIndex { !$0.hasPrefix("|") } ?? file.lines.count
    return (start..<end, Array(file.lines[start..<end]))
  }

  private func write() throws {
    let file = try Tree.file(path)
    let range = place(in: file).range
    guard !range.isEmpty else { return }
    var renewed = file.lines
    renewed.replaceSubrange(range, with: lines)
    try renewed.joined(separator: "\n")
      .write(to: Tree.root.appending(path: path), atomically: true, encoding: .utf8)
  }
}
