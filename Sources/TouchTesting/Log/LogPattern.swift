// The language in which a whole log is expected: entries in order, with repetitions. It knows only
// texts and times.

import TouchKit

/// An expected log, read from text.
///
/// Items are separated by commas or line ends, and each is an entry or, in parentheses, a group of
/// items. After an item:
///
/// - `×3` (or `x3`): three times in a row.
/// - `…` (or `...`): once or more, as often as it comes.
/// - `@0.080`: at this time, in seconds, to the millisecond; for a single entry.
///
/// An entry without brackets stands for any details. An empty text expects nothing.
nonisolated struct LogPattern {
  struct Item {
    var content: Content
    var count: Count
    /// The item as it was written.
    var source: String
  }

  indirect enum Content {
    case entry(text: String, time: Double?)
    case group([Item])
  }

  enum Count: Equatable {
    case exactly(Int)
    case onceOrMore
  }

  /// The items in order.
  let items: [Item]

  /// Whether some item says when.
  let asksForTimes: Bool
  /// Whether some item says with which values.
  let asksForDetails: Bool

  init(_ text: String) {
    items = Self.items(in: text)
    asksForTimes = text.contains("@")
    asksForDetails = text.contains("[")
  }

  // MARK: Reading

  private static func items(in text: String) -> [Item] {
    var items: [Item] = []
    var depth = 0
    var piece = ""
    for character in text {
      switch character {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      default: break
      }
      if depth <= 0, character == "," || character.isNewline {
        items.append(contentsOf: item(piece))
        piece = ""
      } else {
        piece.append(character)
      }
    }
    return items + item(piece)
  }

  private static func item(_ piece: String) -> [Item] {
    let source = trimmed(piece)
    guard !source.isEmpty else { return [] }
    let (body, count) = splitCount(source)
    if body.hasPrefix("("), body.hasSuffix(")") {
      let inside = items(in: String(body.dropFirst().dropLast()))
      return [Item(content: .group(inside), count: count, source: source)]
    }
    guard let at = body.lastIndex(of: "@"), let time = Double(body[body.index(after: at)...])
    else { return [Item(content: .entry(text: body, time: nil), count: count, source: source)] }
    let text = trimmed(body[..<at])
    return [Item(content: .entry(text: text, time: time), count: count, source: source)]
  }

  /// An item without its repetition, and the repetition.
  private static func splitCount(_ source: String) -> (String, Count) {
    for ellipsis in ["…", "..."] where source.hasSuffix(ellipsis) {
      return (trimmed(source.dropLast(ellipsis.count)), .onceOrMore)
    }
    if let space = source.lastIndex(of: " ") {
      let word = source[source.index(after: space)...]
      if let sign = word.first, sign == "×" || sign == "x", let times = Int(word.dropFirst()) {
        return (trimmed(source[..<space]), .exactly(times))
      }
    }
    return (source, .exactly(1))
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    text.split { $0.isWhitespace }.joined(separator: " ")
  }

  // MARK: Comparing

  /// How far a log agrees with the pattern.
  struct Match {
    /// For each item that agreed, in order: the entries that it stands for.
    var agreed: [Range<Int>] = []
    /// Whether nothing is missing and nothing is left over.
    var isComplete = false
  }

  /// Compares item by item; each repetition takes as many entries as it can.
  ///
  /// - Complexity: O(entries).
  func match(_ entries: [LogEntry]) -> Match {
    var match = Match()
    var position = 0
    for item in items {
      guard let next = Self.end(of: item, in: entries, from: position) else { return match }
      match.agreed.append(position..<next)
      position = next
    }
    match.isComplete = position == entries.count
    return match
  }

  private static func end(of item: Item, in entries: [LogEntry], from start: Int) -> Int? {
    var position = start
    var times = 0
    let limit = if case .exactly(let count) = item.count { count } else { Int.max }
    while times < limit, let next = end(of: item.content, in: entries, from: position),
      next > position
    {
      position = next
      times += 1
    }
    switch item.count {
    case .exactly(let count): return times == count ? position : nil
    case .onceOrMore: return times > 0 ? position : nil
    }
  }

  private static func end(
    of content: Content, in entries: [LogEntry], from start: Int
  ) -> Int? {
    switch content {
    case .entry(let text, let time):
      guard start < entries.count else { return nil }
      var entry = entries[start]
      if !text.hasSuffix("]") { entry.detail = nil }
      guard trimmed(entry.description) == text else { return nil }
      if let time, abs(entry.time - time) > 0.000_500_1 { return nil }
      return start + 1
    case .group(let items):
      var position = start
      for item in items {
        guard let next = end(of: item, in: entries, from: position) else { return nil }
        position = next
      }
      return position
    }
  }
}
