// Writes what happened as the language of expectations does: what repeats is one item with a count.

/// The items of an expected log.
nonisolated package enum LogItems {
  /// The longest cycle that is written as a group.
  private static let cycleMax = 4

  /// Entries as items: `pan changed ×17`, `(pinch changed, rotation changed) ×3`.
  package static func of(_ texts: [String]) -> [String] {
    var items: [String] = []
    var position = 0
    while position < texts.count {
      let (length, times) = cycle(in: texts, at: position)
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
