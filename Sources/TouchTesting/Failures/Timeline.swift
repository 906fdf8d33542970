// Draws fingers and log as rows over time, in a terminal's characters.

import TouchKit

/// A picture of what happened when: one row for each finger, view and recognizer.
///
///     finger 1  ●━━━━━━━━━○
///     board     B··×
///     pan          B~~~~~~E
///
/// Fingers: `●` down, `━` moves, `─` rests, `○` up, `×` cancelled. Views and recognizers: `B` began, `·`
/// moved or changed, `E` ended, `×` cancelled, `F` failed, `•` anything else.
nonisolated struct Timeline {
  /// The width of the whole picture, in characters.
  static let width = 96
  /// The most characters that a name gets.
  private static let nameMax = 14
  /// A finger without a sample for longer than this, in seconds, is drawn at rest.
  private static let restMin = 0.02

  private let start: TimeInterval
  private let end: TimeInterval
  private var rows: [(name: String, marks: [Character])] = []
  private let columns: Int

  /// Draws what fingers did, and the log beneath.
  init(
    _ traces: [(time: TimeInterval, report: TouchReport)], log: [LogEntry] = []
  ) {
    let times = traces.map(\.time) + log.map(\.time)
    start = times.min() ?? 0
    end = times.max() ?? 0
    let names = traces.map { "finger \($0.report.finger)" } + log.map(\.actor)
    let nameWidth = min(names.map(\.count).max() ?? 0, Self.nameMax)
    columns = Self.width - nameWidth - 2
    draw(traces)
    draw(log)
  }

  /// The rows, and the times beneath them.
  var text: String {
    guard !rows.isEmpty else { return "" }
    let nameWidth = Self.width - columns - 2
    var lines = rows.map { row in
      let name = row.name.cut(to: nameWidth)
      let space = String(repeating: " ", count: nameWidth + 2 - name.count)
      return (name + space + String(row.marks)).trimmingTrailingSpaces
    }
    lines.append(String(repeating: " ", count: nameWidth + 2) + axis)
    return lines.joined(separator: "\n")
  }

  private var axis: String {
    let first = "\(decimal(start, places: 3))"
    let last = "\(decimal(end, places: 3)) s"
    guard end > start else { return "\(first) s" }
    let space = usedColumns - first.count - last.count
    return first + String(repeating: " ", count: max(space, 1)) + last
  }

  // MARK: Columns

  /// A column for each millisecond at most, so that short scenes stay short.
  private var usedColumns: Int {
    max(24, min(columns, Int(((end - start) * 1000).rounded(.up)) + 1))
  }

  private func column(_ time: TimeInterval) -> Int {
    guard end > start else { return 0 }
    return Int((time - start) / (end - start) * Double(usedColumns - 1))
  }

  private mutating func row(_ name: String) -> Int {
    if let index = rows.firstIndex(where: { $0.name == name }) { return index }
    rows.append((name, Array(repeating: " ", count: usedColumns)))
    return rows.count - 1
  }

  private mutating func draw(_ traces: [(time: TimeInterval, report: TouchReport)]) {
    var last: [Int: (column: Int, time: TimeInterval)] = [:]
    for finger in Set(traces.map(\.report.finger)).sorted() { _ = row("finger \(finger)") }
    for (time, report) in traces {
      let index = row("finger \(report.finger)")
      let column = column(time)
      if let before = last[report.finger], before.column + 1 < column {
        let isMove = report.phase == .moved && time - before.time < Self.restMin
        let line: Character = isMove ? "━" : "─"
        for between in (before.column + 1)..<column { put(line, at: between, in: index) }
      }
      switch report.phase {
      case .began: put("●", at: column, in: index)
      case .moved: put("━", at: column, in: index)
      case .ended: put("○", at: column, in: index)
      default: put("×", at: column, in: index)
      }
      let isUp = report.phase == .ended || report.phase == .cancelled
      last[report.finger] = isUp ? nil : (column, time)
    }
    for (finger, before) in last where before.column + 1 < usedColumns {
      let index = row("finger \(finger)")
      for between in (before.column + 1)..<usedColumns { put("─", at: between, in: index) }
    }
  }

  private mutating func draw(_ log: [LogEntry]) {
    for entry in log where !entry.actor.isEmpty {
      put(Self.mark(of: entry), at: column(entry.time), in: row(entry.actor))
    }
  }

  private static func mark(of entry: LogEntry) -> Character {
    switch entry.action {
    case "began": "B"
    case "moved", "changed": "·"
    case "ended": "E"
    case "cancelled": "×"
    case "failed": "F"
    default: "•"
    }
  }

  /// The last mark wins, but a move does not replace a beginning or an end.
  private mutating func put(_ mark: Character, at column: Int, in row: Int) {
    let old = rows[row].marks[column]
    let isFaint = "━─·".contains(mark)
    if old == " " || !isFaint { rows[row].marks[column] = mark }
  }
}
