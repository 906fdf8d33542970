// Checks a screen when its test is done. Anything that is left over is a failure, because it would
// have happened later.

import TouchKit

extension TestScreen {
  /// A failure about what the test left over; `nil` if nothing is.
  ///
  /// It lets time pass until nothing is due, to find out what was due. It is called at the end of
  /// `withScreen`; a second call finds less.
  public func finish() -> TestFailure? {
    let end = decimal(now, places: 3)
    var leftovers: [String] = []
    for (finger, place) in places.sorted(by: { $0.key < $1.key }) {
      leftovers.append("finger \(finger) is down at \(spoken(place)): lift it")
    }
    let unfinished = recognizers(below: window).filter { $0.state != .possible }
    for recognizer in unfinished {
      let isLeft = recognizer.numberOfTouches == 0 && places.isEmpty
      let remedy = isLeft ? ", with all its fingers up: let it decide, or disable it" : ""
      leftovers.append("\(recognizer.observationID) is still \(recognizer.state)\(remedy)")
    }
    for (touch, phase) in held {
      let last = traces.last { $0.report.finger == touch.finger }
      let place = last.map { " at \(spoken($0.report.sample.location))" } ?? ""
      leftovers.append("\(phase)\(place) is still held back from its view")
    }
    leftovers += unexpected() + scheduled()
    guard !leftovers.isEmpty else { return nil }
    let list = leftovers.map { "  - \($0)\n" }.joined()
    return TestFailure(
      description: "The test ended at \(end) s with something left:\n\n\(list)"
        + evidence())
  }

  private func unexpected() -> [String] {
    guard hasExpected, !news.isEmpty else { return [] }
    let text = news.text
    accept()
    return ["this happened after the last expect(_:): \(text)"]
  }

  private func accept() { expectedCount = log.count }

  /// Lets what is scheduled happen, and tells what it was.
  private func scheduled() -> [String] {
    var leftovers: [String] = []
    let pending = application.scheduler.pendingCount
    if pending > 0 {
      leftovers.append(
        "\(pending) \(pending == 1 ? "piece" : "pieces") of the app's own work scheduled; "
          + "due next at \(decimal(application.nextDeadline, places: 3)) s")
    }
    var happened: [String] = []
    let token = observe { [unowned self] observation in
      let text = observation.decision.text { name(of: $0) }
      happened.append("\(decimal(observation.time, places: 3)) s \(text)")
    }
    let isSettled = settle()
    application.removeObserver(token)
    if let first = happened.first {
      leftovers.append("this was still due: \(first); wait for it, or settle()")
    }
    if !isSettled { leftovers.append("something schedules itself again without end") }
    return leftovers
  }

  private func recognizers(below view: UIView) -> [UIGestureRecognizer] {
    (view.gestureRecognizers ?? []) + view.subviews.flatMap(recognizers(below:))
  }
}
