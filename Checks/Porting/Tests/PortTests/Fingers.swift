// The small language in which tests say what fingers do, and what must be seen of a recognizer. No test waits.

import PortSupport
import Testing
import TouchTesting

/// What fingers do, as text: `0 F1 down 50,50; 0 F2 down 150,50; 0.2 F1 to 50,150; 0.3 F1 up; 0.3 F2 up; 1 wait`.
///
/// A step is a time in seconds, a finger (F1 if none is named), a verb, and a place in the window. What several
/// fingers do at one time is one event. The verbs:
///
/// - `down`, `up`; `tap` is both, 0.05 seconds apart.
/// - `step` moves at once.
/// - `to` moves from the finger's last step on, evenly, in steps of at most 10 points, and is there at the time;
///   `to 50,150 in 4` takes 4 steps.
/// - `around 150,150 by 90 in 6` moves likewise on a circle around a place, by degrees, clockwise if positive.
/// - `wait` does nothing until then.
///
/// After the place, `pencil`, `altitude 0.3` in radians, and `force 3.5` of 4 hold for the finger from then on.
struct FingerSteps {
  /// What happens at one time.
  struct Event {
    var time: TimeInterval
    var reports: [TouchReport]
  }

  /// A text that says nothing.
  struct Unreadable: Error {
    var step: String
  }

  private(set) var events: [Event] = []
  private var samples: [Int: TouchSample] = [:]
  private var times: [Int: TimeInterval] = [:]

  init(_ text: String) throws {
    for step in text.split(separator: ";") {
      try add(step.split(whereSeparator: \.isWhitespace).map(String.init))
    }
    // Sorting leaves the order of what happens at one time.
    var merged: [Event] = []
    for event in events.sorted(by: { $0.time < $1.time }) {
      let fingers = event.reports.map(\.finger)
      if let last = merged.last, last.time == event.time,
        !last.reports.contains(where: { fingers.contains($0.finger) })
      {
        merged[merged.count - 1].reports += event.reports
      } else {
        merged.append(event)
      }
    }
    events = merged
  }

  private mutating func add(_ words: [String]) throws {
    var words = words[...]
    let unreadable = Unreadable(step: words.joined(separator: " "))
    guard let time = words.popFirst().flatMap(TimeInterval.init) else { throw unreadable }
    var finger = 1
    if let name = words.first, name.hasPrefix("F"), let number = Int(name.dropFirst()) {
      finger = number
      words.removeFirst()
    }
    guard let verb = words.popFirst() else { throw unreadable }
    var place: CGPoint?
    let numbers = words.first?.split(separator: ",").compactMap { Double($0) } ?? []
    if numbers.count == 2 {
      place = CGPoint(x: numbers[0], y: numbers[1])
      words.removeFirst()
    }
    var options: [String: Double] = [:]
    while let word = words.popFirst() {
      guard word != "pencil" else {
        options[word] = 1
        continue
      }
      guard let value = words.popFirst().flatMap(Double.init) else { throw unreadable }
      options[word] = value
    }
    guard act(verb, finger, at: time, place, options) else { throw unreadable }
  }

  /// Adds the events of a step; false if it makes no sense.
  private mutating func act(
    _ verb: String, _ finger: Int, at time: TimeInterval, _ place: CGPoint?,
    _ options: [String: Double]
  ) -> Bool {
    if verb == "wait" {
      events.append(Event(time: time, reports: []))
      return true
    }
    if let place, ["down", "tap"].contains(verb) {
      samples[finger] = TouchSample(at: place, type: options["pencil"] == 1 ? .pencil : .direct)
    }
    if let altitude = options["altitude"] { samples[finger]?.altitudeAngle = altitude }
    if let force = options["force"] {
      samples[finger]?.force = force
      samples[finger]?.maximumPossibleForce = 4
    }
    guard let from = samples[finger]?.location else { return false }
    switch (verb, place) {
    case ("down", .some): report(finger, .began, at: time, from)
    case ("up", nil): report(finger, .ended, at: time, from)
    case ("tap", .some):
      report(finger, .began, at: time, from)
      report(finger, .ended, at: time + 0.05, from)
    case ("step", .some(let place)): report(finger, .moved, at: time, place)
    case ("to", .some(let place)):
      let far = max(abs(place.x - from.x), abs(place.y - from.y)) / 10
      move(finger, until: time, in: options["in"] ?? max(Double(far).rounded(.up), 1)) { part in
        CGPoint(x: from.x + (place.x - from.x) * part, y: from.y + (place.y - from.y) * part)
      }
    case ("around", .some(let center)):
      let (radius, start) = (
        hypot(from.x - center.x, from.y - center.y), atan2(from.y - center.y, from.x - center.x)
      )
      let turn = (options["by"] ?? 360) * .pi / 180
      move(finger, until: time, in: options["in"] ?? 1) { part in
        let angle = start + turn * part
        return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      }
    default: return false
    }
    return true
  }

  private mutating func move(
    _ finger: Int, until end: TimeInterval, in count: Double, _ place: (Double) -> CGPoint
  ) {
    let begin = times[finger] ?? 0
    for index in 1...Int(count) {
      let part = Double(index) / count
      report(finger, .moved, at: part == 1 ? end : begin + (end - begin) * part, place(part))
    }
  }

  private mutating func report(
    _ finger: Int, _ phase: UITouch.Phase, at time: TimeInterval, _ place: CGPoint
  ) {
    samples[finger]?.location = place
    samples[finger]?.preciseLocation = place
    times[finger] = time
    guard let sample = samples[finger] else { return }
    events.append(Event(time: time, reports: [TouchReport(finger, phase, sample)]))
  }
}

extension TestScreen {
  /// Plays the steps of fingers from now on. Tasks of the app go on whenever something is due, and once a frame.
  func play(_ fingers: String) async throws {
    let start = now
    for event in try FingerSteps(fingers).events {
      await pass(until: start + event.time)
      if !event.reports.isEmpty { send(event.reports) }
      await letTasksRun()
    }
  }

  /// Lets time pass.
  func pass(until time: TimeInterval) async {
    while now < time - 1e-6 {
      let due = max(application.nextDeadline, now + 1e-6)
      wait(min(time, now + 1.0 / 60, due) - now)
      await letTasksRun()
    }
  }

  /// Lets tasks of the app go on that wait for nothing.
  func letTasksRun() async {
    for _ in 0..<20 { await Task.yield() }
  }

  /// Lets tasks of the app go on until something is so; a busy machine may need many turns for it. What is not so
  /// after many thousand turns is left to the test's own expectation.
  func letTasksRun(until isSo: () -> Bool) async {
    for _ in 0..<10_000 where !isSo() { await Task.yield() }
  }

  /// Lets tasks of the app go on until one of them sleeps on the application's time.
  func letTaskSleep() async {
    await letTasksRun { application.scheduler.pendingCount > 0 }
    #expect(application.scheduler.pendingCount > 0)
  }

  /// The states of one recognizer, each once as often as it repeats: `began, changed, ended`.
  func states(of name: String) -> String {
    var states: [String] = []
    for entry in log where entry.actor == name && entry.action != states.last {
      states.append(entry.action)
    }
    return states.joined(separator: ", ")
  }
}

/// A row of behaviours.md: what fingers do, and what must be seen of the recognizer `it`.
///
/// What is seen is written in the language of ``TestScreen/expect(_:fileID:filePath:line:column:)``. It has failures,
/// of which targets are not told, too.
struct Row: Sendable, CustomTestStringConvertible {
  let fingers: String
  let seen: String

  init(_ fingers: String, _ seen: String) {
    (self.fingers, self.seen) = (fingers, seen)
  }

  var testDescription: String { fingers }

  /// Plays the row on a view with the recognizer.
  ///
  /// - Parameters:
  ///   - value: What the actions show in brackets.
  ///   - build: Adds what else there must be.
  /// - Returns: What was seen.
  @discardableResult
  @MainActor func check<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, size: CGSize = CGSize(width: 300, height: 300),
    showing value: ((Recognizer) -> String)? = nil,
    adding build: (TestScreen, UIView) -> Void = { _, _ in }, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws -> [LogEntry] {
    try await withScreen(
      recording: [.actions, .failures], fileID: fileID, filePath: filePath, line: line,
      column: column
    ) { screen in
      let view = screen.add(UIView(frame: CGRect(origin: .zero, size: size)), named: "view")
      screen.add(recognizer, named: "it", to: view)
      if let value { screen.show(of: recognizer, value) }
      build(screen, view)
      try await screen.play(fingers)
      screen.expect(seen, fileID: fileID, filePath: filePath, line: line, column: column)
      return screen.log
    }
  }
}

/// A number with some places.
func text(_ number: CGFloat, places: Int = 2) -> String {
  // A zero has no sign.
  let text = String(format: "%.\(places)f", Double(number))
  return Double(text) == 0 ? text.replacing("-", with: "") : text
}

/// A target that hears nothing, for recognizers that ask for one.
@MainActor let silent = Selector(UIView.setNeedsLayout)
