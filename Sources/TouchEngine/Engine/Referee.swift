// Conducts the contest of one window: holds the recognizer in each seat, asks user code what the
// contest wants to know, and carries the verdicts out.

import GestureCore

/// The shell around a window's ``/GestureCore/Contest``.
///
/// Its engine owns it. It owns all that a running gesture keeps alive: recognizers, touches,
/// targets. So these objects go together with the application, on any thread.
final class Referee {
  /// The number of the referee, unique in the process.
  let number: Int
  /// Which contenders take part, and what was decided.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var contest = Contest()
  /// The recognizer in each seat.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var recognizers = SeatedRecognizers()
  /// The contents of each seat. A freed seat keeps its capacity.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var seatContents: [SeatContents] = []
  /// Bound calls that are not to be made again. A call may hold the last reference to objects of
  /// the app, and may be running now. So the calls are dropped when the work is done.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var retiredCalls: [BoundCall] = []
  /// The window whose contest it is; `nil` for recognizers that are in no window.
  private let windowReference: Weak<UIWindow>
  /// How hosts name the window; 0 without one.
  let windowNumber: Int
  /// The engine; weak, because it owns its referees.
  private let engineReference: Weak<Engine>
  /// The present work of the application.
  let turn: Turn
  /// The touches of the application.
  let touchesEvent: TouchesEvent
  /// The presses of the application.
  let pressesEvent: UIPressesEvent
  /// The observers of the application.
  let observers: Observers
  /// The referees of the application that settle next.
  let waitingReferees: WaitingReferees
  /// What views hear.
  let delivery: ViewDelivery
  /// The seat of the recognizer whose own code is running. Only this recognizer reads its unsettled
  /// state.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var hearing = Referee.noSeat
  /// Which of that recognizer's methods is running.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var callback = Observation.Callback.elsewhere
  /// Stands for no seat.
  static let noSeat = -1
  /// Which of the application's events is being heard.
  var heardKind: UIEvent.EventType?
  /// The earliest deadline, or an earlier time if a deadline was removed. One vain wake-up is
  /// cheaper than a search through all deadlines at every move.
  private(set) var earliestDeadline = Double.infinity

  /// The innermost working referee and its number; 0 for none.
  ///
  /// Safe without counting references: a working referee sets both, and is alive until it has
  /// restored the earlier values. The same is true of the outer referees.
  static var working: Borrowed<Referee>?
  static var workingNumber = 0

  #if hasFeature(Embedded)
    /// Tells weak references when this object is gone.
    lazy var lifetime = Lifetime()
  #endif

  init(of engine: Engine, number: Int, window: UIWindow? = nil) {
    self.number = number
    windowReference = Weak(window)
    windowNumber = window?.windowNumber ?? 0
    engineReference = Weak(engine)
    (turn, observers) = (engine.turn, engine.observers)
    (touchesEvent, pressesEvent) = (engine.touchesEvent, engine.pressesEvent)
    waitingReferees = engine.waitingReferees
    delivery = ViewDelivery(of: engine.touchesEvent, engine.pressesEvent)
    Referee.remember(self)
  }

  deinit {
    #if hasFeature(Embedded)
      lifetime.isRunning = false
    #endif
  }

  /// Whether its window is gone. Then the contest is over.
  var isWithoutWindow: Bool { windowNumber > 0 && window == nil }

  /// The window whose contest it is.
  var window: UIWindow? { windowReference.object }

  /// The engine; `nil` once its application is gone.
  var engine: Engine? { engineReference.object }

  /// The application whose engine it is.
  var application: UIApplication? { engine?.application.object }

  /// The event that is being heard.
  var currentEvent: UIEvent? {
    switch heardKind {
    case .touches: touchesEvent
    case .presses: pressesEvent
    default: nil
    }
  }

  /// The recognizer in a taken seat.
  func recognizer(at seat: Contest.Seat) -> UIGestureRecognizer {
    recognizers.borrowed(at: seat).object
  }

  /// Calls `body` with the recognizer in a taken seat, without counting a reference.
  ///
  /// This is safe: the seat keeps the recognizer alive, and seats are freed only between callbacks.
  @inline(__always)
  func borrow<Result>(_ seat: Contest.Seat, _ body: (UIGestureRecognizer) -> Result) -> Result {
    recognizers.borrowed(at: seat).borrow(body)
  }

  @inline(__always)
  func report(_ decision: @autoclosure () -> Observation.Decision) { observers.report(decision()) }

  /// The name of the recognizer in a taken seat, for observations.
  func observationID(of seat: Contest.Seat) -> Observation.RecognizerID {
    borrow(seat) { $0.observationID }
  }

  // MARK: Seats

  /// The seat of a recognizer; `nil` if it has none in this contest.
  @inline(__always)
  func seat(of recognizer: UIGestureRecognizer) -> Contest.Seat? {
    recognizer.contestState.refereeNumber == number ? recognizer.contestState.seat : nil
  }

  /// Gives the recognizer a seat unless it has one.
  ///
  /// - Parameters:
  ///   - recognizer: The recognizer that takes part.
  ///   - depth: The number of its view's superviews.
  ///   - view: The number of its view.
  /// - Returns: The seat; `nil` if it has one in another contest.
  @discardableResult
  func seat(_ recognizer: UIGestureRecognizer, depth: Int, view: Int) -> Contest.Seat? {
    if recognizer.contestState.refereeNumber != 0 {
      guard !recognizer.isSeated else { return self.seat(of: recognizer) }
      // Its last contest is gone with a window or an application.
      recognizer.startAfresh()
    }
    number(recognizer)
    let place = Contender.Place(depth: depth, view: view, rank: recognizer.rank)
    let seat = contest.join(at: place, policy: recognizer.policy)
    put(recognizer, in: seat)
    if recognizer.contestState.isTied { seatRequirements(of: recognizer) }
    return seat
  }

  /// Has the recognizer take a seat that the contest has given.
  @inline(__always)
  func put(_ recognizer: UIGestureRecognizer, in seat: Contest.Seat) {
    recognizers.put(recognizer, in: seat)
    if seat == seatContents.count { seatContents.append(SeatContents()) }
    recognizer.contestState.refereeNumber = number
    recognizer.contestState.seat = seat
  }

  /// Gives a number of this application to a recognizer that came from another one and takes no
  /// part there any more.
  @inline(__always)
  func number(_ recognizer: UIGestureRecognizer) {
    guard recognizer.contestState.applicationNumber != touchesEvent.number,
      !recognizer.isSeated, let engine
    else { return }
    recognizer.contestState.applicationNumber = touchesEvent.number
    recognizer.contestState.number = engine.recognizerNumbers.next()
  }

  /// Gives a seat to a recognizer that begins without a touch.
  private func seatWithoutTouch(_ recognizer: UIGestureRecognizer) {
    let view = recognizer.attachedView
    seat(recognizer, depth: view?.depth ?? 0, view: view?.creationNumber ?? 0)
  }

  private func seatRequirements(of recognizer: UIGestureRecognizer) {
    guard let own = seat(of: recognizer) else { return }
    for required in recognizer.requiredToFail {
      guard let other = required.object.flatMap({ seat(of: $0) }) else { continue }
      contest.require(own, toFail: other)
    }
    for dependent in recognizer.requiredBy {
      guard let other = dependent.object.flatMap({ seat(of: $0) }) else { continue }
      contest.require(other, toFail: own)
    }
  }

  /// Removes recognizers whose seats were freed after a reset. Their state is possible again.
  ///
  /// All seats are freed before any code of the app runs, because that code may take seats again.
  func unseat() {
    let seats = contest.resetting
    delivery.holdsMayHaveChanged()
    for seat in seats {
      if !seatContents[seat].presses.isEmpty { seatContents[seat].presses = [] }
      unbindActions(at: seat)
    }
    let left = recognizers.free(seats, areLast: contest.isEmpty)
    for seat in seats {
      Borrowed(left[seat].unsafelyUnwrapped).borrow { recognizer in
        recognizer.contestState.leave()
        recognizer.startAfresh()
      }
    }
    if contest.isEmpty { earliestDeadline = .infinity }
    if observers.isObserved {
      for seat in seats {
        report(.reset(Borrowed(left[seat].unsafelyUnwrapped).object.observationID))
      }
    }
    // The last reference to a recognizer may run code of the app.
    for reference in left { reference?.release() }
    recognizers.keepRoom(of: left)
  }

  // MARK: States

  func visibleState(of recognizer: UIGestureRecognizer) -> GestureState {
    guard let seat = seat(of: recognizer) else { return .possible }
    return hearing == seat ? contest[seat].state : contest[seat].reported
  }

  /// Writes a state into the transition table; settles it at once outside of events.
  func assign(
    _ assigned: GestureState, to recognizer: UIGestureRecognizer, because cause: Verdict.Cause
  ) {
    if seat(of: recognizer) == nil {
      guard assigned != .possible else { return }
      seatWithoutTouch(recognizer)
    }
    guard let seat = seat(of: recognizer) else { return }
    let source = source(ofAssignmentTo: recognizer, at: seat)
    switch contest.propose(assigned, at: seat, because: cause) {
    case .noted: recognizer.contestState.assignedIn = source
    case .unchanged: return
    case .ignored:
      return report(
        .ignoredAssignment(recognizer.observationID, from: contest[seat].state, assigned: assigned))
    case .ask(let accepted):
      let isAllowed = asksWhetherToBegin(recognizer)
      // The delegate may have disabled the recognizer.
      guard self.seat(of: recognizer) == seat, contest[seat].state == .possible else { return }
      recognizer.contestState.assignedIn = source
      contest.setStaysOut(touchesEvent.isStillExcluded(recognizer), at: seat)
      contest.assign(
        isAllowed ? accepted : .failed, to: seat, because: isAllowed ? cause : .refusedToBegin)
      if isAllowed, accepted == .began { recognizer.didClaimBegin() }
    }
    settleOrLeaveToPresentWork(assignmentOf: recognizer)
  }

  /// Which of its methods assigns a state to a recognizer; `nil` if a rule of TouchKit's does.
  @inline(__always)
  func source(
    ofAssignmentTo recognizer: UIGestureRecognizer, at seat: Contest.Seat
  ) -> Observation.Callback? {
    recognizer.contestState.isRuleAssigning ? nil : hearing == seat ? callback : .elsewhere
  }

  /// Asks views and the delegate. What they assign meanwhile, no rule and no method of the recognizer
  /// assigns.
  private func asksWhetherToBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let outer = callback
    callback = .elsewhere
    recognizer.contestState.isRuleAssigning = false
    defer { callback = outer }
    return shouldBegin(recognizer)
  }

  private func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let own = recognizer.attachedView
    return observers.ask(.mayBegin(recognizer.observationID)) {
      BeginningRule.mayBegin(
        cancelsTouches: recognizer.policy.cancelsTouches,
        touched: recognizer.tracked.first?.hitView ?? own, isOwn: { $0 === own },
        superview: { $0.superview }, allows: { $0.gestureRecognizerShouldBegin(recognizer) },
        delegateAllows: {
          recognizer.askedDelegate?.gestureRecognizerShouldBegin(recognizer) ?? true
        })
    }
  }

  /// Withdraws a recognizer that was disabled or left the window.
  func withdraw(_ recognizer: UIGestureRecognizer) {
    guard let seat = seat(of: recognizer) else { return }
    contest.withdraw(seat)
    settleOrLeaveToPresentWork()
  }

  func policyChanged(of recognizer: UIGestureRecognizer) {
    guard let seat = seat(of: recognizer) else { return }
    contest.setPolicy(recognizer.policy, at: seat)
    delivery.holdsMayHaveChanged()
  }

  func ignore(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
    guard let seat = seat(of: recognizer), touch.slot >= 0 else { return }
    contest.ignore(TouchSlots(touch.slot), at: seat)
    touch.offeredTo.removeAll { $0 === recognizer }
    delivery.holdsMayHaveChanged()
    report(.ignored(touch.observationID, by: recognizer.observationID))
    settleOrLeaveToPresentWork()
  }

  // MARK: Deadlines

  func setDeadline(_ time: Double, of recognizer: UIGestureRecognizer) {
    guard let seat = seat(of: recognizer) else { return }
    contest.setDeadline(time, at: seat)
    guard time < earliestDeadline else { return }
    earliestDeadline = time
    engine?.scheduler.expect(time)
  }

  func deadlinePassed(at time: Double) {
    let due = contest.dueDeadlines(by: time)
    earliestDeadline = contest.earliestDeadline
    guard !due.isEmpty else { return }
    work(.hearing) {
      callback = .deadlinePassed
      for seat in due where contest[seat].hears {
        hearing = seat
        recognizer(at: seat).deadlinePassed(at: time)
        hearing = Referee.noSeat
      }
    }
  }
}
