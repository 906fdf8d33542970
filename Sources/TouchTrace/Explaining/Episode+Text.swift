// An episode in plain sentences, with numbers and times.

import GestureCore
import TouchKit
import WidgetRules

nonisolated extension Episode: CustomStringConvertible {
  /// What the fingers, the recognizers and the views did, in sentences.
  public var description: String { text(about: attempts, changes: []) }

  /// What the fingers and some recognizers did, and what the views heard.
  ///
  /// - Parameters:
  ///   - attempts: What to tell; the views are told of only with all.
  ///   - changes: For each attempt, the changes after which it fires.
  public func text(about attempts: [Attempt], changes: [[Change]]) -> String {
    var lines = ["\(number). \(seconds(times.lowerBound)) to \(seconds(times.upperBound))"]
    lines += fingers.map { "  \($0.sentence(on: ($0.view ?? $0.hit).map(name(of:))))" }
    for (index, attempt) in attempts.enumerated() {
      lines.append("")
      lines += sentences(about: attempt).map { "  \($0)" }
      guard index < changes.count else { continue }
      lines += changes[index].map { "    \(sentence(about: $0))" }
    }
    if let silent = attempts.first(where: \.failedWithoutAWord) {
      lines.append("")
      lines.append(
        "  \(silent.name) gives no reason: fail(\"why\") in place of state = .failed does.")
    }
    guard attempts.count == self.attempts.count,
      !(views.isEmpty && controls.isEmpty && obstacles.isEmpty)
    else {
      return lines.joined(separator: "\n") + "\n"
    }
    lines.append("")
    lines += views.map { "  \(sentence(about: $0))" }
    lines += controls.map { "  \(sentence(about: $0))" }
    lines += obstacles.map { "  \(sentence(about: $0))" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What one recognizer did, and why.
  ///
  /// - Parameters:
  ///   - attempt: What it did.
  ///   - viewName: What to call a view; ``name(of:)-(Observation.ViewID)`` by default.
  public func sentences(
    about attempt: Attempt, viewName: ((Observation.ViewID) -> String)? = nil
  ) -> [String] {
    let viewName = viewName ?? name(of:)
    let place = attempt.view.map { " on \(viewName($0))" } ?? ""
    let subject = attempt.title ?? attempt.name + place
    var sentences = ["\(subject) \(outcome(of: attempt))"]
    if !attempt.isRecognized, let remark = attempt.remark {
      sentences.append("It cannot begin: \(remark).")
    }
    if attempt.received.count > 1, let remark = attempt.remarkForTwoFingers {
      sentences.append("Two fingers cannot zoom: \(remark).")
    }
    if !attempt.isRecognized {
      sentences += attempt.ignored.map {
        "It ignores \($0.touch) since \(seconds($0.time)): ignore(_:for:) was called."
      }
    }
    sentences += attempt.waits.map { wait in
      let name = name(of: wait.required)
      guard let end = wait.end else { return "It waits for \(name) since \(seconds(wait.start))." }
      return "It waited for \(name) for \(seconds(end - wait.start)), until \(seconds(end))."
    }
    sentences += missing(in: attempt).map {
      "Finger \($0.finger) did not reach it: it came down on \($0.view.map(viewName) ?? "no view")."
    }
    if case .refused = attempt.outcome { return sentences }
    sentences += attempt.refused.map { refusal in
      "It did not take \(refusal.touch): \(refusal.cause.text)."
    }
    return sentences
  }

  /// The fingers that were down and that a recognizer was never offered, which failed for want of fingers.
  private func missing(in attempt: Attempt) -> [FingerPath] {
    guard case .failed(let step) = attempt.outcome, case .rule(.tooFewTouches) = step.cause else {
      return []
    }
    let offered = Set(attempt.received.map(\.touch.finger) + attempt.refused.map(\.touch.finger))
    return fingers.filter { $0.start <= step.time && !offered.contains($0.finger) }
  }

  private func outcome(of attempt: Attempt) -> String {
    switch attempt.outcome {
    case .recognized(let step):
      let verb = step.state == .began ? "began" : "was recognized"
      return
        "\(verb) at \(seconds(step.time))\(why(step.cause)).\(course(of: attempt, after: step))"
    case .failed(let step):
      return "\(step.state) at \(seconds(step.time))\(why(step.cause))."
    case .refused(let refusal):
      return "took no touch: \(refusal.cause.text)."
    case .undecided:
      return "did not decide."
    }
  }

  /// What followed its begin.
  private func course(of attempt: Attempt, after step: Attempt.Step) -> String {
    guard step.state == .began else { return "" }
    let changes = attempt.changes == 1 ? "1 change" : "\(attempt.changes) changes"
    guard let last = attempt.steps.last(where: { $0.state == .ended || $0.state == .cancelled })
    else { return " It told of \(changes), and goes on." }
    return " It told of \(changes), and \(last.state) at \(seconds(last.time))\(why(last.cause))."
  }

  /// A cause, and behind another recognizer what made that one begin.
  private func why(_ cause: Observation.Cause) -> String {
    guard let text = cause.text(name(of:)) else { return "" }
    guard let other = cause.other, let winner = beginning(of: other) else { return ": \(text)" }
    let verb = winner.state == .began ? "began" : "was recognized"
    let reason = winner.cause.text(name(of:)).map { ": \($0)" } ?? ""
    // A requirement says already what became of the other.
    let said = ", which was recognized"
    let start = text.hasSuffix(said) ? String(text.dropLast(said.count)) : text
    return ": \(start), which \(verb) at \(seconds(winner.time))\(reason)"
  }

  /// When and why another recognizer began in this episode.
  private func beginning(of id: Observation.RecognizerID) -> Attempt.Step? {
    for attempt in attempts where attempt.recognizer == id {
      if case .recognized(let step) = attempt.outcome { return step }
    }
    return nil
  }

  /// What a change is enough for.
  func sentence(about change: Change) -> String { "It fires if \(text(of: change))." }

  /// A change in words, to follow "if".
  package func text(of change: Change) -> String { change.text(logName(of:), viewName: name(of:)) }

  /// What texts call a view: by its identifier, by the property that holds it or by the text that it shows,
  /// else by its class and number.
  public func name(of view: Observation.ViewID) -> String { viewNames[view.number] ?? "\(view)" }

  /// What people call a recognizer: what it is for, or what the log calls it.
  func name(of id: Observation.RecognizerID) -> String {
    attempts.first { $0.recognizer == id }?.title ?? logName(of: id)
  }

  /// What the log calls a recognizer.
  func logName(of id: Observation.RecognizerID) -> String {
    attempts.first { $0.recognizer == id }?.name ?? id.name
  }

  /// What a control sent, in the order in which each event first came; those that repeat are counted.
  package func sentence(about story: ControlStory) -> String {
    var kinds: [(first: ControlStory.Event, count: Int)] = []
    for event in story.events {
      if let index = kinds.firstIndex(where: { $0.first.name == event.name }) {
        kinds[index].count += 1
      } else {
        kinds.append((event, 1))
      }
    }
    let parts = kinds.map { event, count in
      count == 1 ? "\(event.name) at \(seconds(event.time))" : "\(event.name) \(count) times"
    }
    let isLeft = story.events.contains { $0.name == "touchDragExit" || $0.name == "touchUpOutside" }
    let slack = shortDecimal(ControlRule.slack, places: 0)
    let limit = isLeft ? "; a finger is outside beyond \(slack) points from its bounds" : ""
    let remark = story.remark.map { " No action is called: \($0)." } ?? ""
    return "\(name(of: story.control)) sent \(parts.joined(separator: ", "))\(limit).\(remark)"
  }

  /// What kept a responder from doing something.
  package func sentence(about hindrance: Hindrance) -> String {
    "\(hindrance.responder.text(naming: name(of:))): \(hindrance.obstacle.rawValue)."
  }

  /// What a view heard.
  package func sentence(about story: ViewStory) -> String {
    let phases: [UITouch.Phase] = [.began, .moved, .stationary, .ended, .cancelled]
    let heard = phases.compactMap { phase in
      story.heard[phase].map { "\($0) \(phase)" }
    }
    let got = heard.isEmpty ? "nothing" : heard.joined(separator: ", ")
    var text = "\(name(of: story.view)) got \(got)"
    if !story.takenBy.isEmpty {
      text += "; \(story.takenBy.map(name(of:)).joined(separator: ", ")) took its touches"
    }
    if let since = story.heldSince { text += "; held back since \(seconds(since))" }
    if story.heldLongest > 0 { text += "; held back for up to \(seconds(story.heldLongest))" }
    if story.dropped > 0 { text += "; \(story.dropped) never came" }
    return text + "."
  }
}

nonisolated extension Attempt {
  /// Whether its own class made it fail, and gave no reason.
  fileprivate var failedWithoutAWord: Bool {
    guard !isPartOfTouchKit, case .failed(let step) = outcome, step.state == .failed,
      case .assigned(_, because: nil) = step.cause
    else { return false }
    return true
  }
}

nonisolated extension Episode.FingerPath {
  /// What the finger did.
  ///
  /// - Parameter viewName: What texts call the view that it hit; `nil` for none.
  package func sentence(on viewName: String?) -> String {
    let place = viewName.map { " on \($0)" } ?? " on no view that hears"
    var text =
      switch kind {
      case .scroll: "a trackpad or a wheel began to scroll at \(point(first))\(place)"
      case .transform: "two fingers on a trackpad began at \(point(first))\(place)"
      default: "finger \(finger) came down at \(point(first))\(place)"
      }
    if let transform {
      let degrees = Double(transform.rotation) * 180 / .pi
      text += ", spread to \(shortDecimal(Double(transform.scale), places: 2)) times"
      text += ", turned by \(shortDecimal(degrees, places: 1))°"
    }
    if reach > 0 { text += ", went \(shortDecimal(reach, places: 1)) points away at most" }
    switch phase {
    case .ended:
      let isOver = kind == .touches ? "was lifted" : "ended"
      text += ", and \(isOver) after \(seconds(end - start)) at \(point(last))"
    case .cancelled: text += ", and was taken away after \(seconds(end - start))"
    default: text += ", and \(kind == .touches ? "is still down" : "goes on") at \(point(last))"
    }
    if let refusal { text += ". No view hears of it: \(refusal.text)" }
    return text + "."
  }

  private func point(_ point: CGPoint) -> String {
    "\(shortDecimal(Double(point.x), places: 1)), \(shortDecimal(Double(point.y), places: 1))"
  }
}

/// A time to the millisecond.
nonisolated func seconds(_ time: Double) -> String { "\(decimal(time, places: 3)) s" }
