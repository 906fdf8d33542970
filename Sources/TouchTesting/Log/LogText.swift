// Writes a log in the language in which it is expected, so that a printed log can be pasted into a
// test.

import TouchKit
import TouchTrace

nonisolated extension Array where Element == LogEntry {
  /// The log in the language of ``TestScreen/expect(_:fileID:filePath:line:column:)``: repetitions are
  /// counted, so that `pan changed` seventeen times over is `pan changed ×17`.
  public var text: String { compressed().joined(separator: ", ") }

  /// One entry a line with its time in seconds: `tap ended @0.080`.
  public var timedText: String { map(\.timedDescription).joined(separator: "\n") }

  /// The entries as items; what repeats is one item with a count.
  func compressed() -> [String] { LogItems.of(map(\.description)) }
}
