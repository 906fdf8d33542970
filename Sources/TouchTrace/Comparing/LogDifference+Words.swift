// The difference between two logs in words and as JSON.

import TouchKit

nonisolated extension LogDifference: CustomStringConvertible {
  /// The difference in a sentence: `line 41: A has 0.412000 pan began, B has 0.420000 pan began: the
  /// same decision 8 ms later`.
  public var sentence: String {
    guard let first = a.first else {
      return "line \(number): A ends, B goes on with \(b.first?.words ?? "nothing")"
    }
    guard let second = b.first else {
      return "line \(number): A goes on with \(first.words), B ends"
    }
    return
      "line \(number): A has \(first.words), B has \(second.words): \(comparison(first, second))"
  }

  /// Where both agree again, in a sentence.
  public var meetingSentence: String {
    guard let lone else {
      if a.isEmpty || b.isEmpty { return "" }
      return isWhole
        ? "They do not agree again."
        : "They do not agree again within the next \(Self.searchMax) lines."
    }
    let only = [(lone.a, "A"), (lone.b, "B")].filter { $0.0 > 0 }.map {
      "\($0.0 == 1 ? "1 line is" : "\($0.0) lines are") only in \($0.1)"
    }
    return "They agree again from line \(a[lone.a].number) of A and line \(b[lone.b].number) of B: "
      + only.joined(separator: ", ") + "."
  }

  /// The sentence, the lines around the difference, and where both agree again.
  public var description: String {
    var text = [sentence]
    text += before.map { "    \($0.words)" }
    text += Self.lines(a, "A", lone?.a) + Self.lines(b, "B", lone?.b)
    if let lone {
      text += a[lone.a...].prefix(Self.contextCount).map { "    \($0.words)" }
    }
    if !meetingSentence.isEmpty { text.append(meetingSentence) }
    return text.joined(separator: "\n")
  }

  /// The difference as a JSON object: the `line`, the lines of `a` and `b` there with `time` and
  /// `text`, the `comparison` in words, and the lines where both agree again.
  public var json: String {
    var fields = ["\"line\":\(number)"]
    fields.append("\"a\":\(Self.json(a.first))")
    fields.append("\"b\":\(Self.json(b.first))")
    fields.append("\"sentence\":\(JSONText.quoted(sentence))")
    if let lone {
      fields.append(
        "\"agreeAgain\":{\"a\":\(a[lone.a].number),\"b\":\(b[lone.b].number)}")
    } else {
      fields.append("\"agreeAgain\":null")
    }
    return "{\(fields.joined(separator: ","))}"
  }

  /// How many lines of each log are shown.
  private static var shownMax: Int { 5 }

  private static func json(_ line: LoggedLine?) -> String {
    guard let line else { return "null" }
    return "{\"line\":\(line.number),\"time\":\(decimal(line.time, places: 6)),"
      + "\"text\":\(JSONText.quoted(line.text))}"
  }

  private var number: Int { (a.first ?? b.first)?.number ?? 1 }

  /// The lines that only one log has, or its first one if both never agree again.
  private static func lines(_ all: [LoggedLine], _ name: String, _ count: Int?) -> [String] {
    let count = count ?? min(all.count, 1)
    var text = all.prefix(min(count, shownMax)).map { "  \(name) \($0.words)" }
    if count > shownMax { text.append("  \(name) … and \(count - shownMax) more") }
    return text
  }

  // MARK: - Two lines

  private func comparison(_ first: LoggedLine, _ second: LoggedLine) -> String {
    if first.words == second.words { return "the same in words, but other fields differ" }
    if first.text == second.text { return "the same decision \(span(second.time - first.time))" }
    if let lone {
      if lone.a == 0 { return "B has \(lone.b == 1 ? "a line" : "lines") that A lacks" }
      if lone.b == 0 { return "A has \(lone.a == 1 ? "a line" : "lines") that B lacks" }
    }
    let (subject, other) = (subject(first), subject(second))
    let time =
      first.time == second.time ? "at the same time" : span(second.time - first.time)
    if subject == other {
      return "\(subject) decides otherwise\(first.time == second.time ? "" : ", \(time)")"
    }
    return "another decision \(time)"
  }

  /// What a decision is about: its first word.
  private func subject(_ line: LoggedLine) -> String {
    String(line.text.prefix { $0 != " " })
  }

  private func span(_ time: TimeInterval) -> String {
    let word = time < 0 ? "earlier" : "later"
    let size = time.magnitude
    return size < 1
      ? "\(shortDecimal(size * 1_000, places: 3)) ms \(word)"
      : "\(shortDecimal(size, places: 6)) s \(word)"
  }
}
