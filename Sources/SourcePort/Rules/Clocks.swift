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
    (["Date", "(", "timeIntervalSinceNow"], "ApplicationTime.date(timeIntervalSinceNow"),
    (["DispatchTime"], "ApplicationInstant"),
    (["Timer"], "ApplicationTimer"),
  ]

  mutating func followTheClock() {
    for place in file.tokens.indices {
      guard file.word(place - 1) != "." else {
        followTheClock(ofMember: place)
        continue
      }
      // A label, or a type of the module's own, is another thing.
      guard
        file.word(place + 1) != ":" || file.word(place - 1) == ":" || file.word(place - 1) == "<"
      else { continue }
      awaitTask(place)
      for (words, name) in Self.names where file.has(words, at: place) {
        guard module.path(named: words[0]) == nil else { break }
        replace(place...place + words.count - 1, with: name, .clock)
        break
      }
    }
  }

  /// How far a moment is from the present: `date.timeIntervalSinceNow`.
  private mutating func followTheClock(ofMember place: Int) {
    guard file.word(place) == "timeIntervalSinceNow" else { return }
    replace(place...place, with: "timeIntervalSinceApplicationNow", .clock)
  }

  /// A recognizer waits for the tasks that it makes: `Task {`, `Task<Void, Never> {` and `Task(priority: .high) {`.
  private mutating func awaitTask(_ place: Int) {
    guard file.word(place) == "Task", module.path(named: "Task") == nil else { return }
    var last = place
    if file.word(place + 1) == "<" {
      // Behind a colon or an arrow it is the type of a property or a result.
      guard ![":", "->"].contains(file.word(place - 1)) else { return }
      guard let end = (place..<file.tokens.count).first(where: { file.word($0) == ">" }) else {
        return
      }
      last = end
    }
    if file.word(last + 1) == "{" {
      let token = file.tokens[last]
      insert("(awaited: nil)", at: token.range.upperBound, .clock, line: token.line)
    } else if file.has(["(", "priority", ":"], at: last + 1) {
      replace(last + 2...last + 2, with: "awaited", .clock)
    }
  }
}
