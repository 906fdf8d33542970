// Writes a log in the language in which it is expected, so that a printed log can be pasted into a
// test.

import TouchKit

nonisolated extension Array where Element == LogEntry {
  /// The log in the language of ``TestScreen/expect(_:fileID:filePath:line:column:)``: repetitions are
  /// counted, so that `pan changed` seventeen times over is `pan changed ×17`.
  public var text: String { compressed().joined(separator: ", ") }

  /// One entry a line with its time in seconds: `tap ended @0.080`.
  public var timedText: String { map(\.timedDescription).joined(separator: "\n") }

  /// The longest cycle that is written as a group.
  private static var cycleMax: Int { 4 }

  /// The entries as items; what repeats is one item with a count.
  func compressed() -> [String] {
    let texts = map(\.description)
    var items: [String] = []
    var position = 0
    while position < texts.count {
      let (length, times) = Self.cycle(in: texts, at: position)
      let cycle = texts[position..<(position + length)]
      if times == 1 {
        items.append(texts[position])
        position += 1
        continue
      }
      let body = length == 1 ? texts[position] : "(\(cycle.joined(separator: ", ")))"
      items.append("\(body) ×\(times)")
      position += length * times
    }
    return items
  }

  /// The cycle that covers most entries from a position on; of several such cycles, the shortest.
  private static func cycle(in texts: [String], at start: Int) -> (length: Int, times: Int) {
    var best = (length: 1, times: 1)
    for length in 1...cycleMax {
      var times = 1
      while start + (times + 1) * length <= texts.count,
        texts[start..<(start + length)]
          == texts[(start + times * length)..<(start + (times + 1) * length)]
      {
        times += 1
      }
      if times > 1, length * times > best.length * best.times { best = (length, times) }
    }
    return best
  }
}
