// Finds names in an expected log that nothing on the screen has. It knows texts only.

import TouchTrace

/// The names that a log can have.
nonisolated struct KnownNames {
  /// The names, in the order of the screen; each once.
  let names: [String]

  init(_ names: [String]) {
    var seen: Set<String> = []
    self.names = names.filter { seen.insert($0).inserted }
  }

  /// What is to be said about the unknown names of an expected log, a sentence for each name.
  ///
  /// An item that is no action of a view or a recognizer may be a note of the test, and is left alone.
  func sentences(about pattern: LogPattern) -> [String] {
    var said: Set<String> = []
    return Self.entries(of: pattern.items).flatMap(Self.actors(of:)).compactMap { name in
      guard !names.contains(name), said.insert(name).inserted else { return nil }
      if let nearest = NearestName.of(name, among: names) {
        return "Nothing on the screen is called \(name); the nearest name is \(nearest)."
      }
      return "Nothing on the screen is called \(name); there are \(names.joined(separator: ", "))."
    }
  }

  private static func entries(of items: [LogPattern.Item]) -> [String] {
    items.flatMap { item in
      switch item.content {
      case .entry(let text, _): [text]
      case .group(let items): entries(of: items)
      }
    }
  }

  // MARK: Actors

  private static let actions: Set<Substring> = [
    "began", "moved", "ended", "cancelled", "changed", "failed", "reset",
  ]
  /// The first word of what a delegate is asked.
  private static let questions: Set<Substring> = [
    "shouldBegin?", "simultaneousWith", "requiresFailureOf", "requiredToFailBy", "receivesTouch?",
    "receivesEvent?", "receivesPress?",
  ]

  /// The names in an entry: `tap waits for doubleTap` has two.
  static func actors(of entry: String) -> [String] {
    var text = entry[...]
    if let bracket = text.firstIndex(of: "[") { text = text[..<bracket] }
    let words = text.split(separator: " ")
    func name(_ words: ArraySlice<Substring>) -> [String] {
      words.isEmpty ? [] : [words.joined(separator: " ")]
    }
    if let wait = words.firstIndex(of: "waits"), words.dropFirst(wait + 1).first == "for" {
      return name(words[..<wait]) + name(words[(wait + 2)...])
    }
    if let question = words.firstIndex(where: { questions.contains($0) }) {
      return name(words[..<question])
    }
    guard let last = words.last, words.count > 1, words[words.count - 2] != "shake",
      actions.contains(last.prefix { $0 != "(" })
    else { return [] }
    return name(words.dropLast())
  }
}

extension TestScreen {
  /// What is to be said about names that nothing on the screen has, to follow a failure's headline.
  func unknownNames(in pattern: LogPattern) -> String {
    KnownNames(knownNames).sentences(about: pattern).map { "\n\($0)\n" }.joined()
  }
}
