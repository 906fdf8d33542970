// What follows the wall clock on iOS follows the application's time here, so that tests need none.

extension FilePass {
  /// Names that are written instead of others, word for word.
  private static let names: [(words: [String], name: String)] = [
    (["DispatchQueue", ".", "main", ".", "asyncAfter"], "ApplicationQueue.main.asyncAfter"),
    (["DispatchQueue", ".", "main", ".", "async"], "ApplicationQueue.main.async"),
    (["ProcessInfo", ".", "processInfo", ".", "systemUptime"], "ApplicationTime.now"),
    (["ProcessInfo", "(", ")", ".", "systemUptime"], "ApplicationTime.now"),
    (["Task", ".", "sleep"], "ApplicationTime.sleep"),
    (["Task", "<", "Never", ",", "Never", ">", ".", "sleep"], "ApplicationTime.sleep"),
    (["ContinuousClock"], "ApplicationClock"),
    (["SuspendingClock"], "ApplicationClock"),
    (["Date", "(", ")"], "ApplicationTime.date"),
    (["Date", ".", "now"], "ApplicationTime.date"),
    (["DispatchTime"], "ApplicationInstant"),
    (["Timer"], "ApplicationTimer"),
  ]

  mutating func followTheClock() {
    for place in file.tokens.indices where file.word(place - 1) != "." {
      // A label, or a type of the module's own, is another thing.
      guard
        file.word(place + 1) != ":" || file.word(place - 1) == ":" || file.word(place - 1) == "<"
      else { continue }
      for (words, name) in Self.names where file.has(words, at: place) {
        guard module.path(named: words[0]) == nil else { break }
        replace(place...place + words.count - 1, with: name, .clock)
        break
      }
    }
  }
}
