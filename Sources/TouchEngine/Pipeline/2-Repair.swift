// The second step: reports become touches. What is wrong in them is repaired or dropped, as
// `ReportRule` says, and observers are told. Taps are counted.

import GestureCore

extension Engine {
  /// Cancels touches whose fingers the host puts down a second time.
  @inline(__always)
  func cancelRepeated(_ reports: Span<TouchReport>, of application: UIApplication) {
    for index in reports.indices where reports[index].phase == .began {
      cancelRepeated(reports[index].finger, of: application)
    }
  }

  @inline(never)
  private func cancelRepeated(_ finger: Int, of application: UIApplication) {
    guard let slot = touchesEvent.slot(ofFinger: finger),
      let touch = touchesEvent.touch(slot), let window = touch.windowStorage
    else { return }
    report(.badInput(.repeatedBegan(finger: finger)))
    let cancellation = [TouchReport(finger, .cancelled, touch.record.sample)]
    process(cancellation.span, in: window, of: application)
    freeTouchSlots(of: application)
  }

  /// Processes reports of one window: one event.
  @inline(never)
  func process(_ reports: Span<TouchReport>, in window: UIWindow, of application: UIApplication) {
    guard let referee = referee(of: window) else { return report(.badInput(.foreignWindow)) }
    turn.goOn(to: .opening)
    touchesEvent.open(at: scheduler.now, in: window, for: referee)
    if !touchesEvent.mayBeTaps.isEmpty { spoilLongTaps() }
    for index in reports.indices { apply(reports, index, in: window) }
    if !touchesEvent.changed.isEmpty { application.sendEvent(touchesEvent) }
    closeEvent(in: window)
  }

  @inline(never)
  private func apply(_ reports: Span<TouchReport>, _ index: Int, in window: UIWindow) {
    let (finger, phase) = (reports[index].finger, reports[index].phase)
    let slot = touchesEvent.slot(ofFinger: finger)
    var facts = ReportRule.Facts(
      phase: phase.reported, isLocationFinite: reports[index].sample.location.core.isFinite,
      isDown: slot != nil)
    if let slot, let touch = touchesEvent.player(slot) {
      facts.isElsewhere = !touch.borrow { $0.isIn(window) }
      facts.wasReported = touchesEvent.changed.contains(slot)
    }
    switch ReportRule.outcome(of: facts) {
    case .begin: begin(reports[index], in: window)
    case .goOn:
      if let slot { update(reports, index, slot, in: window) }
    case .goOnInPlace(let mistake):
      report(.badInput(InputProblem(mistake, of: finger, phase)))
      if let slot { update(reports, index, slot, in: window) }
    case .rest: break
    case .hover: window.hover(reports[index])
    case .drop(let mistake): report(.badInput(InputProblem(mistake, of: finger, phase)))
    }
  }

  private func begin(_ report: TouchReport, in window: UIWindow) {
    let sample = repaired(report)
    guard let touch = touchesEvent.begin(report, with: sample) else {
      return self.report(
        .badInput(.tooManyFingers(finger: report.finger, allowed: TouchSlots.capacity)))
    }
    touch.others = report.others?.repaired
    if touchesEvent.down == TouchSlots(touch.slot) { awaited = [] }
    if report.isEstimate { awaitEstimates(of: touch, in: report) }
    let hit = hitView(of: report, in: window)
    touchesEvent.hit(hit, with: touch)
    // What a trackpad does is no touch: it is never a tap, and views never hear of it.
    guard touch.eventType == .touches else { return }
    countTap(of: touch, in: window)
    if let hit { assign(hit, to: touch, in: window) }
  }

  @inline(__always)
  private func update(
    _ reports: Span<TouchReport>, _ index: Int, _ slot: Int, in window: UIWindow
  ) {
    let (finger, phase) = (reports[index].finger, reports[index].phase)
    guard let touch = touchesEvent.player(slot) else { return }
    touchesEvent.update(slot, phase)
    if reports[index].isSound {
      touchesEvent.setSample(reports[index].sample, of: slot)
    } else if reports[index].sample.location.core.isFinite {
      touchesEvent.setSample(repaired(reports[index]), of: slot)
    }
    if touchesEvent.mayBeTaps.contains(slot) { spoilFarTap(slot) }
    if reports[index].others != nil || touch.borrow({ $0.hasOthers }) {
      touch.borrow { $0.others = reports[index].others?.repaired }
    }
    if reports[index].isEstimate {
      awaitEstimates(of: touch.object, in: reports[index])
    }
    switch phase {
    case .ended: window.tapCounter.lifted(finger: finger, at: touchesEvent.time)
    case .cancelled: window.tapCounter.cancelled(finger: finger)
    default: break
    }
  }

  /// The sample with a finite precise location: if it is not finite, the location replaces it. An
  /// impossible transform is left out.
  private func repaired(_ report: TouchReport) -> TouchSample {
    guard !report.isSound else { return report.sample }
    self.report(.badInput(.notFinite(finger: report.finger)))
    var sample = report.sample
    if sample.transform?.isPossible == false { sample.transform = nil }
    if !sample.isFinite { sample.preciseLocation = sample.location }
    return sample
  }

  // MARK: Taps

  // The tap counter has the limits. The receiver of the touch does not matter.

  /// Gives a new touch its count.
  private func countTap(of touch: UITouch, in window: UIWindow) {
    touch.record.taps = window.tapCounter.down(
      finger: touch.finger, at: touch.landing.location.core, time: touchesEvent.time)
    touchesEvent.mayBeTaps.formUnion(TouchSlots(touch.slot))
  }

  /// Sets the tap count of fingers that are down too long to 0.
  private func spoilLongTaps() {
    var rest = touchesEvent.mayBeTaps
    let now = touchesEvent.time
    while let slot = rest.popFirst() {
      touchesEvent.player(slot)?.borrow { touch in
        guard let window = touch.windowStorage,
          window.tapCounter.isTooLong(downAt: touch.landing.time, until: now)
        else { return }
        spoilTap(of: touch, in: window)
      }
    }
  }

  /// Sets the tap count of the finger in `slot` to 0 if it has moved too far.
  private func spoilFarTap(_ slot: Int) {
    touchesEvent.player(slot)?.borrow { touch in
      let movement = touch.record.sample.location.core - touch.landing.location.core
      guard let window = touch.windowStorage, window.tapCounter.isTooFar(movement) else { return }
      spoilTap(of: touch, in: window)
    }
  }

  private func spoilTap(of touch: UITouch, in window: UIWindow) {
    touch.record.taps = 0
    touchesEvent.mayBeTaps.subtract(TouchSlots(touch.slot))
    window.tapCounter.spoiled(finger: touch.finger)
  }
}
