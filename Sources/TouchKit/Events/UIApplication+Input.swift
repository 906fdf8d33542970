// The door through which a host's input enters: reports become touches, time passes up to them,
// and the event goes its way. Wrong input is put right here and told to the observer.

import GestureCore

extension UIApplication {
  /// At most this many events may come from callbacks, and from the callbacks of these, while one
  /// of the host's is worked on.
  private static let waitingInputMax = 256

  /// Takes in one event: the touches of one window that changed at one time.
  ///
  /// Deadlines and animations up to `time` come first. An event that arrives inside a callback
  /// waits until the present one is done. Wrong reports are put right or dropped, and told to the
  /// ``observer`` as ``InputProblem``; nothing here fails or throws.
  ///
  /// - Parameters:
  ///   - reports: What the host says about each finger that changed.
  ///   - time: When, in seconds on the application's clock.
  ///   - window: Where; locations are in its coordinates.
  ///   - modifiers: The modifier keys that are down.
  ///   - buttons: The buttons of the pointer that are down.
  public final func receive(
    _ reports: [TouchReport], at time: TimeInterval, in window: UIWindow,
    modifiers: UIKeyModifierFlags = [], buttons: UIEvent.ButtonMask = []
  ) {
    guard !isAtWork else {
      return wait {
        $0.receive(reports, at: time, in: window, modifiers: modifiers, buttons: buttons)
      }
    }
    let previous = beginInput()
    pass(to: time)
    touchesEvent.modifiers = modifiers
    touchesEvent.buttons = buttons
    // In Embedded Swift, an empty array has no span.
    if !reports.isEmpty {
      cancelRepeated(reports.span)
      process(reports.span, in: window)
    }
    endInput(previous)
  }

  /// Takes away every touch of a window, as a phone call does.
  public final func cancelTouches(in window: UIWindow) {
    guard !isAtWork else { return wait { $0.cancelTouches(in: window) } }
    let previous = beginInput()
    let down = touchesEvent.list(of: touchesEvent.down).filter {
      $0.homeWindow === window
    }
    let reports = down.map { TouchReport($0.finger, .cancelled, $0.record.sample) }
    if !reports.isEmpty { process(reports.span, in: window) }
    endInput(previous)
  }

  /// Lets time pass up to `time`, in seconds: deadlines, animations and scheduled work that become
  /// due on the way happen.
  public final func advance(to time: TimeInterval) {
    guard !isAtWork else { return wait { $0.advance(to: time) } }
    let previous = beginInput()
    pass(to: time)
    endInput(previous)
  }

  /// When something is due next, in seconds; `.infinity` if nothing is. It may be early: then
  /// advancing does nothing.
  public final var nextDeadline: TimeInterval { scheduler.nextDeadline }

  // MARK: One piece of input at a time

  /// Whether input must wait: an event, a deadline or an assignment is being worked on.
  final var isAtWork: Bool { desk.isTakingInput || desk.refereesAtWork > 0 }

  final func wait(for input: @escaping (UIApplication) -> Void) {
    guard desk.waitingInput.count + desk.waitingInputTaken < Self.waitingInputMax else {
      return report(.badInput(.tooManyWaitingEvents(allowed: Self.waitingInputMax)))
    }
    desk.waitingInput.append(input)
  }

  final func beginInput() -> Unmanaged<UIApplication>? {
    desk.isTakingInput = true
    return enter()
  }

  final func endInput(_ previous: Unmanaged<UIApplication>?) {
    // The end of the outermost scope lays out anyway.
    if previous != nil { layoutWindowsIfNeeded() }
    leave(restoring: previous)
    desk.isTakingInput = false
    if !desk.waitingInput.isEmpty { takeWaitingInput() }
  }

  /// Works on input that arrived inside callbacks.
  final func takeWaitingInput() {
    // Inside a piece of waiting input, the loop that took it goes on with the next.
    guard desk.waitingInputTaken == 0 else { return }
    while !desk.waitingInput.isEmpty, !isAtWork {
      desk.waitingInputTaken += 1
      desk.waitingInput.removeFirst()(self)
    }
    desk.waitingInputTaken = 0
  }

  /// Advances the scheduler; an event never happens before the one that came before it.
  final func pass(to time: TimeInterval) {
    guard time.isFinite else { return report(.badInput(.timeNotFinite)) }
    if !scheduler.advance(to: time) {
      report(.badInput(.timeWentBackwards(from: scheduler.now, to: time)))
    }
  }

  // MARK: Reports

  /// Cancels touches whose fingers the host puts down a second time.
  private final func cancelRepeated(_ reports: Span<TouchReport>) {
    for index in reports.indices where reports[index].phase == .began {
      let finger = reports[index].finger
      guard let slot = touchesEvent.slot(ofFinger: finger),
        let touch = touchesEvent.touches[slot], let home = touch.homeWindow
      else { continue }
      report(.badInput(.repeatedBegan(finger: finger)))
      let cancellation = [TouchReport(finger, .cancelled, touch.record.sample)]
      process(cancellation.span, in: home)
    }
  }

  private final func process(_ reports: Span<TouchReport>, in window: UIWindow) {
    touchesEvent.open(at: scheduler.now, in: window)
    for index in reports.indices { apply(reports, index, in: window) }
    if !touchesEvent.changed.isEmpty { sendEvent(touchesEvent) }
    // An app's own `sendEvent` may keep the event to itself. A finger that is up is up for all: whoever
    // heard of it hears that it is taken away.
    if touchesEvent.isWithheldLift {
      touchesEvent.cancelLifted()
      window.deliver(touchesEvent)
    }
    touchesEvent.close()
    if !touchesEvent.lingering.isEmpty { releaseTouches() }
  }

  private final func apply(_ reports: Span<TouchReport>, _ index: Int, in window: UIWindow) {
    let (finger, phase) = (reports[index].finger, reports[index].phase)
    switch phase {
    case .began:
      begin(reports[index], in: window)
    case .moved, .ended, .cancelled:
      update(reports, index, in: window)
    case .regionEntered, .regionMoved, .regionExited:
      window.hover(reports[index])
    case .stationary:
      report(.badInput(.impossiblePhase(finger: finger, phase)))
    }
  }

  private final func begin(_ report: TouchReport, in window: UIWindow) {
    let location = report.sample.location
    guard location.core.isFinite else {
      return self.report(.badInput(.notFinite(finger: report.finger)))
    }
    guard touchesEvent.slot(ofFinger: report.finger) == nil else {
      return self.report(.badInput(.reportedTwice(finger: report.finger)))
    }
    let sample = putRight(report)
    guard let touch = touchesEvent.begin(report.finger, with: sample) else {
      return self.report(
        .badInput(.tooManyFingers(finger: report.finger, allowed: TouchSlots.capacity)))
    }
    touch.others = report.others?.putRight
    if touchesEvent.down == TouchSlots(touch.slot) { desk.awaited = [] }
    if report.isEstimate { awaitEstimates(of: touch, in: report) }
    touch.scrollTypes = report.scrollTypes
    touch.hitView = window.hitTest(location, with: touchesEvent)
    // Scrolling is no touch: it counts as no tap, and views never hear of it.
    guard touch.scrollTypes.isEmpty else { return }
    touch.taps = window.tapCounter.down(
      finger: report.finger, at: location.core, time: touchesEvent.time)
    assignView(to: touch, in: window)
  }

  private final func update(_ reports: Span<TouchReport>, _ index: Int, in window: UIWindow) {
    let (finger, phase) = (reports[index].finger, reports[index].phase)
    guard let slot = touchesEvent.slot(ofFinger: finger),
      let touch = touchesEvent.player(slot), touch.borrow({ $0.isIn(window) })
    else {
      return report(.badInput(.unknownFinger(finger, phase)))
    }
    guard !touchesEvent.changed.contains(slot) else {
      return report(.badInput(.reportedTwice(finger: finger)))
    }
    touchesEvent.update(slot, phase)
    if reports[index].isSound {
      touchesEvent.place(slot, with: reports[index].sample)
    } else if reports[index].sample.location.core.isFinite {
      touchesEvent.place(slot, with: putRight(reports[index]))
    } else {
      report(.badInput(.notFinite(finger: finger)))
    }
    if reports[index].others != nil || touch.borrow({ $0.hasOthers }) {
      touch.borrow { $0.others = reports[index].others?.putRight }
    }
    if reports[index].isEstimate {
      awaitEstimates(of: touch.takeUnretainedValue(), in: reports[index])
    }
    switch phase {
    case .ended: window.tapCounter.lifted(finger: finger, at: touchesEvent.time)
    case .cancelled: window.tapCounter.cancelled(finger: finger)
    default: break
    }
  }

  /// The sample to act on, whose location is finite: a precise one that is not is replaced by it.
  private final func putRight(_ report: TouchReport) -> TouchSample {
    guard !report.isSound else { return report.sample }
    self.report(.badInput(.notFinite(finger: report.finger)))
    var sample = report.sample
    if !sample.isFinite { sample.preciseLocation = sample.location }
    return sample
  }

  /// Decides whether the view that was hit hears of the touch.
  private final func assignView(to touch: UITouch, in window: UIWindow) {
    guard let hit = touch.hitView else { return }
    let others = touchesEvent.list(of: touchesEvent.down).filter {
      $0 !== touch && $0.homeWindow === window && $0.scrollTypes.isEmpty
    }
    touch.exclusiveView =
      others.first { $0.homeView !== hit && $0.homeView?.isExclusiveTouch == true }?.homeView
    let facts = TouchAssignment(
      hasTouch: others.contains { $0.homeView === hit },
      isMultipleTouchEnabled: hit.isMultipleTouchEnabled, isExclusive: hit.isExclusiveTouch,
      isOtherDown: !others.isEmpty, isOtherExclusiveDown: touch.exclusiveView != nil)
    if let refusal = facts.refusal {
      report(.withoutView(touch, because: refusal))
    } else {
      touch.homeView = hit
    }
  }

  // MARK: Referees

  /// Lets go of the referee of a window that goes away.
  nonisolated final func release(_ referee: Referee) {
    referees.removeAll { $0 === referee }
    scheduler.removeSource(referee)
  }

  final func adopt(_ referee: Referee) {
    referees.append(referee)
    scheduler.addSource(referee)
  }

  /// Frees the slots of touches that no window needs any more.
  final func releaseTouches() {
    guard !touchesEvent.lingering.isEmpty else { return }
    touchesEvent.release(
      except: referees.reduce(into: TouchSlots.none) { needed, referee in
        needed.formUnion(referee.contest.receivedByAnyone)
        needed.formUnion(referee.delivery.withheld)
      })
  }
}
