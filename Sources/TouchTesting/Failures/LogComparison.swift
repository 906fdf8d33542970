// Sets an expected log beside the actual one, line by line, and marks the first difference.

import TouchKit

/// Two logs side by side.
nonisolated struct LogComparison {
  /// The widest that a column gets; longer items are cut.
  private static let columnMax = 46

  private let rows: [(expected: String, actual: String)]
  /// The first row that differs.
  private let difference: Int

  init(_ pattern: LogPattern, _ entries: [LogEntry], _ match: LogPattern.Match) {
    var rows: [(String, String)] = []
    for (item, range) in zip(pattern.items, match.agreed) {
      let agreed = Self.items(entries[range], like: pattern)
      rows.append((item.source, agreed.joined(separator: ", ")))
    }
    difference = rows.count
    let missing = pattern.items.dropFirst(match.agreed.count).map(\.source)
    let surplus = Self.items(entries[(match.agreed.last?.upperBound ?? 0)...], like: pattern)
    for index in 0..<max(missing.count, surplus.count) {
      rows.append(
        (
          index < missing.count ? missing[index] : "",
          index < surplus.count ? surplus[index] : ""
        ))
    }
    self.rows = rows
  }

  /// The entries with times and values only where the pattern asks for them.
  private static func items(_ entries: ArraySlice<LogEntry>, like pattern: LogPattern) -> [String] {
    if pattern.asksForTimes { return entries.map(\.timedDescription) }
    var entries = Array(entries)
    if !pattern.asksForDetails {
      for index in entries.indices { entries[index].detail = nil }
    }
    return entries.compressed()
  }

  /// The two columns, under a headline with the first difference.
  var text: String {
    let left = rows.map(\.expected.count).max() ?? 0
    let width = min(max(left, "expected".count), Self.columnMax)
    var lines = ["\(headline)\n", line(" ", "expected", "actual", width)]
    lines.append("  " + String(repeating: "─", count: width + 1) + "┼─────────────")
    for (index, row) in rows.enumerated() {
      lines.append(line(index == difference ? "▸" : " ", row.expected, row.actual, width))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var headline: String {
    let row = rows[difference]
    if row.expected.isEmpty { return "More happened than expected: \(row.actual)." }
    if row.actual.isEmpty { return "Expected, but did not happen: \(row.expected)." }
    return "Expected \(row.expected), but \(row.actual) happened."
  }

  private func line(_ mark: String, _ left: String, _ right: String, _ width: Int) -> String {
    let left = left.cut(to: width)
    let space = String(repeating: " ", count: width - left.count)
    let text = "\(mark) \(left)\(space) │ \(right.cut(to: Self.columnMax))"
    return text.trimmingTrailingSpaces
  }
}

nonisolated extension String {
  /// The text, or as much of it as fits before an ellipsis.
  func cut(to width: Int) -> String {
    count <= width ? self : prefix(width - 1) + "…"
  }

  /// The text without spaces at its end.
  var trimmingTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
