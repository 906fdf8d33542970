// The entry of a host's input: time passes up to it, reports become touches, and the event is sent.
// Wrong input is repaired here, and observers are told.

import GestureCore

extension UIApplication {
  /// Receives one event: the touches of one window that changed at one time.
  ///
  /// Deadlines and animations up to `time` come first. An event that arrives inside a callback
  /// waits until the present event is done. Wrong reports are repaired or dropped, and observers
  /// hear of an ``InputProblem``. No error is thrown.
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
    let input = HostInput.TouchInput(
      reports, time: time, window: window.windowNumber, modifiers: modifiers, buttons: buttons)
    receive(.touches(input), in: Borrowed(window))
  }

  /// Takes away every touch of a window, as a phone call does.
  public final func cancelTouches(in window: UIWindow) {
    receive(.cancellation(window: window.windowNumber), in: Borrowed(window))
  }

  /// Lets time pass up to `time`, in seconds. Deadlines, animations and scheduled work happen when
  /// they become due.
  public final func advance(to time: TimeInterval) { receive(.time(time), in: nil) }

  /// When something is due next, in seconds; `.infinity` if nothing is. It may be too early; then
  /// nothing happens at that time.
  public final var nextDeadline: TimeInterval { scheduler.nextDeadline }

  // MARK: The door

  /// Receives one input of the host. All input enters through this function.
  ///
  /// Deadlines and animations up to the input's time come first. Input that arrives inside a
  /// callback waits until the present input is done. Wrong input is repaired or dropped, and
  /// observers hear of an ``InputProblem``. No error is thrown.
  public final func receive(_ input: HostInput) {
    (Linked.everyInput, Linked.routing) = (true, true)
    receive(input, in: nil)
  }

  /// The same, for a caller that has the window.
  ///
  /// - Parameter window: The window that the input names. The caller keeps it alive.
  @inline(__always)
  final func receive(_ input: HostInput, in window: Borrowed<UIWindow>?) {
    guard inputState.turn.state.admission(of: .input) == .now else {
      return wait(for: input, in: window)
    }
    let outer = inputState.turn.begin(input.work)
    inputState.tell(input)
    process(input, in: window)
    inputState.turn.end(outer)
  }

  @inline(never)
  private final func wait(for input: HostInput, in window: Borrowed<UIWindow>?) {
    // A window of another application has this number here.
    if let window, window.borrow({ unretainedReferee(of: $0) }) == nil {
      return report(.badInput(.foreignWindow))
    }
    guard inputState.turn.wait(for: input) else {
      return report(.badInput(.tooManyWaitingEvents(allowed: Turn.waitingMax)))
    }
  }

  /// Processes input that waited.
  final func process(_ input: HostInput) {
    inputState.turn.goOn(to: input.work)
    process(input, in: nil)
  }

  @inline(__always)
  private final func process(_ input: HostInput, in window: Borrowed<UIWindow>?) {
    let previous = open()
    switch input {
    case .touches(let input): process(input, in: window)
    case .cancellation(let number):
      if let window = window?.object ?? self.window(numbered: number) { cancel(in: window) }
    case .time(let time): pass(to: time)
    default: if Linked.everyInput { processRare(input) }
    }
    close(restoring: previous)
  }

  /// Processes input other than touches and time.
  @inline(never)
  private final func processRare(_ input: HostInput) {
    switch input {
    case .touches, .cancellation, .time: break
    case .estimates(let samples): correct(with: samples)
    case .press(let input): process(input)
    case .remoteControl(let command, let time): process(command, at: time)
    case .key(let input): process(input)
    case .motion(let input): process(input)
    case .accessibility(let input): process(input)
    case .activity(let state, let time): process(state, at: time)
    case .memoryWarning(let time): warnOfMemory(at: time)
    case .screen(let size, let scale, let framesPerSecond, let safeArea):
      change(to: size, scale: scale, framesPerSecond: framesPerSecond, safeArea: safeArea)
    case .frame(let time):
      frameClock.followHost()
      pass(to: time)
      beginFrame()
    }
  }

  /// - Parameter known: The window that the input names, if that is known.
  @inline(__always)
  private final func process(_ input: HostInput.TouchInput, in known: Borrowed<UIWindow>?) {
    pass(to: input.time)
    touchesEvent.modifiers = input.modifiers
    touchesEvent.buttons = input.buttons
    // In Embedded Swift, an empty array has no span.
    guard !input.reports.isEmpty else { return }
    if let known, known.borrow({ processSoleMove(input.reports.span, in: $0) }) { return }
    processAny(input, in: known)
  }

  @inline(never)
  private final func processAny(_ input: HostInput.TouchInput, in known: Borrowed<UIWindow>?) {
    cancelRepeated(input.reports.span)
    if let known { return known.borrow { process(input.reports.span, in: $0) } }
    guard let number = input.window else {
      if Linked.routing { route(input.reports) }
      return
    }
    guard let window = window(numbered: number) else { return }
    process(input.reports.span, in: window)
  }

  final func cancel(in window: UIWindow) {
    let down = touchesEvent.list(of: touchesEvent.down).filter { $0.isIn(window) }
    let reports = down.map { TouchReport($0.finger, .cancelled, $0.record.sample) }
    if !reports.isEmpty { process(reports.span, in: window) }
  }

  /// The window that a host names; without one the observers are told.
  private final func window(numbered number: Int) -> UIWindow? {
    // A loop for speed: a closure is checked at each call for where it runs.
    for index in referees.indices where number > 0 && referees[index].windowNumber == number {
      if let window = referees[index].window { return window }
    }
    report(.badInput(.unknownWindow(number)))
    return nil
  }

  /// Begins to process a piece of input; hand the result to `close(restoring:)`.
  @inline(__always)
  private final func open() -> Borrowed<UIApplication>? {
    inputState.countInput()
    return enter()
  }

  /// Ends what `open()` began.
  @inline(__always)
  private final func close(restoring previous: Borrowed<UIApplication>?) {
    inputState.turn.goOn(to: .closing)
    if !touchesEvent.lingering.isEmpty { freeTouchSlots() }
    // The end of the outermost scope lays out anyway.
    if previous != nil { layoutWindowsIfNeeded() }
    leave(restoring: previous)
    keepAlive(self)
  }

  /// Advances the scheduler. An event never happens earlier than the previous one.
  @inline(__always)
  final func pass(to time: TimeInterval) {
    if !scheduler.pass(to: time) { reportWrong(time) }
  }

  @inline(never)
  private final func reportWrong(_ time: TimeInterval) {
    report(
      .badInput(
        time.isFinite ? .timeWentBackwards(from: scheduler.now, to: time) : .timeNotFinite))
  }

  // MARK: Reports

  /// Cancels touches whose fingers the host puts down a second time.
  @inline(__always)
  final func cancelRepeated(_ reports: Span<TouchReport>) {
    for index in reports.indices where reports[index].phase == .began {
      cancelRepeated(reports[index].finger)
    }
  }

  @inline(never)
  private final func cancelRepeated(_ finger: Int) {
    guard let slot = touchesEvent.slot(ofFinger: finger),
      let touch = touchesEvent.touch(slot), let window = touch.windowStorage
    else { return }
    report(.badInput(.repeatedBegan(finger: finger)))
    let cancellation = [TouchReport(finger, .cancelled, touch.record.sample)]
    process(cancellation.span, in: window)
    freeTouchSlots()
  }

  @inline(never)
  final func process(_ reports: Span<TouchReport>, in window: UIWindow) {
    guard let referee = unretainedReferee(of: window) else {
      return report(.badInput(.foreignWindow))
    }
    inputState.turn.goOn(to: .opening)
    touchesEvent.open(at: scheduler.now, in: window, for: referee)
    if !touchesEvent.mayBeTaps.isEmpty { spoilLongTaps() }
    for index in reports.indices { apply(reports, index, in: window) }
    if !touchesEvent.changed.isEmpty { sendEvent(touchesEvent) }
    // An app's own `sendEvent` may not pass the event on. A lifted finger is up for all:
    // recognizers and views that heard of the touch hear that it is cancelled.
    if inputState.turn.state == .opening, !touchesEvent.lifted.isEmpty {
      touchesEvent.cancelLifted()
      window.deliver(touchesEvent)
    }
    touchesEvent.close()
    inputState.turn.goOn(to: .closing)
  }

  @inline(never)
  private final func apply(_ reports: Span<TouchReport>, _ index: Int, in window: UIWindow) {
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
    case .hover: window.hover(reports[index])
    case .drop(let mistake): report(.badInput(InputProblem(mistake, of: finger, phase)))
    }
  }

  private final func begin(_ report: TouchReport, in window: UIWindow) {
    let sample = repaired(report)
    guard
      let touch = touchesEvent.begin(
        report.finger, with: sample, scrolling: report.scrollTypes)
    else {
      return self.report(
        .badInput(.tooManyFingers(finger: report.finger, allowed: TouchSlots.capacity)))
    }
    touch.others = report.others?.repaired
    if touchesEvent.down == TouchSlots(touch.slot) { inputState.awaited = [] }
    if report.isEstimate { awaitEstimates(of: touch, in: report) }
    let hit = hitView(of: report, in: window)
    touchesEvent.hit(hit, with: touch)
    // Scrolling is not a touch: it is never a tap, and views never hear of it.
    guard touch.scrollTypes.isEmpty else { return }
    countTap(of: touch, in: window)
    if let hit { assign(hit, to: touch, in: window) }
  }

  @inline(__always)
  private final func update(
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

  /// The sample with a finite precise location: if it is not finite, the location replaces it.
  private final func repaired(_ report: TouchReport) -> TouchSample {
    guard !report.isSound else { return report.sample }
    self.report(.badInput(.notFinite(finger: report.finger)))
    var sample = report.sample
    if !sample.isFinite { sample.preciseLocation = sample.location }
    return sample
  }

  /// Decides whether the view that was hit hears of the touch.
  private final func assign(_ hit: UIView, to touch: UITouch, in window: UIWindow) {
    let down = touchesEvent.down.subtracting(TouchSlots(touch.slot))
    let others = touchesEvent.list(of: down).filter {
      $0.isIn(window) && $0.scrollTypes.isEmpty
    }
    touch.exclusiveView =
      others.first { $0.viewStorage !== hit && $0.viewStorage?.isExclusiveTouch == true }?
      .viewStorage
    let facts = TouchAssignment(
      hasTouch: others.contains { $0.viewStorage === hit },
      isMultipleTouchEnabled: hit.isMultipleTouchEnabled, isExclusive: hit.isExclusiveTouch,
      isOtherDown: !others.isEmpty, isOtherExclusiveDown: touch.exclusiveView != nil)
    if let refusal = facts.refusal {
      report(.withoutView(touch.observationID, because: refusal))
    } else {
      touchesEvent.give(touch, to: hit)
    }
  }
}
