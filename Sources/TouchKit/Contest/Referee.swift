// Conducts the contest of one window: holds who sits where, asks user code what the contest wants
// to know, and carries the verdicts out. It decides nothing itself.

import GestureCore

/// The shell around a window's ``/GestureCore/Contest``.
final class Referee: DeadlineSource {
  /// Who takes part and what was decided.
  var contest: Contest {
    unsafeAddress { UnsafePointer(contestCell.address) }
    unsafeMutableAddress { contestCell.address }
  }
  nonisolated(unsafe) private let contestCell = Cell(Contest())
  /// The recognizers by seat. A taken seat keeps its recognizer alive; a free one means nobody.
  nonisolated(unsafe) let players = Cell<[Unmanaged<UIGestureRecognizer>]>([])
  /// The application clears this when it goes away.
  nonisolated(unsafe) unowned(unsafe) var application: UIApplication?
  /// What it shares with the application.
  let desk: InputDesk
  /// The touches of the application.
  let touchesEvent: TouchesEvent
  /// What views hear.
  let delivery: ViewDelivery
  /// The recognizer whose own code is running: it alone reads its unsettled state.
  unowned(unsafe) var hearing: UIGestureRecognizer?
  /// The event that is being heard.
  private(set) unowned(unsafe) var currentEvent: UIEvent?
  /// Whether an event, a deadline or an assignment is being worked on: assignments made now are
  /// settled with it.
  private(set) var isBusy = false
  /// Whether a recognizer took the buttons that are down from their responder.
  var pressesAreTaken = false
  /// The earliest deadline, or an earlier time after one was called off: then waking is in vain,
  /// and cheaper than looking at every deadline at every move.
  private var earliestDeadline = Double.infinity

  init(of application: UIApplication) {
    self.application = application
    desk = application.desk
    touchesEvent = application.desk.touchesEvent
    delivery = ViewDelivery(of: application.desk.touchesEvent)
    application.adopt(self)
  }

  /// Recognizers may outlive the contest that they are in.
  deinit { dropAll() }

  /// The referee that settles an assignment to a recognizer without a seat.
  static func forAssignment(of recognizer: UIGestureRecognizer) -> Referee {
    recognizer.attachedView?.window?.referee ?? UIApplication.shared.looseReferee
  }

  /// The recognizer in a taken seat.
  func recognizer(at seat: Contest.Seat) -> UIGestureRecognizer {
    players.value[seat].takeUnretainedValue()
  }

  @inline(__always)
  func report(_ observation: @autoclosure () -> Observation) { desk.report(observation()) }

  // MARK: Seats

  /// Gives the recognizer a seat; ``Contest/arrange()`` is due afterwards.
  func seat(_ recognizer: UIGestureRecognizer) {
    guard recognizer.seat < 0 else { return }
    if recognizer.part.isLeftOver { recognizer.startAfresh() }
    var place = Contender.Place(depth: 0, rank: recognizer.rank)
    recognizer.part.home?.borrow { (place.depth, place.view) = ($0.depth, $0.identity) }
    let seat = contest.join(at: place, policy: recognizer.policy)
    let player = Unmanaged.passRetained(recognizer)
    if seat == players.value.count {
      players.value.append(player)
    } else {
      players.value[seat] = player
    }
    recognizer.part.link = Unmanaged.passUnretained(self)
    recognizer.part.seat = seat
    if recognizer.part.isTied { seatRequirements(of: recognizer) }
  }

  private func seatRequirements(of recognizer: UIGestureRecognizer) {
    for required in recognizer.requiredToFail {
      guard let required = required.object, required.referee === self else { continue }
      contest.require(recognizer.seat, toFail: required.seat)
    }
    for dependent in recognizer.requiredBy {
      guard let dependent = dependent.object, dependent.referee === self else { continue }
      contest.require(dependent.seat, toFail: recognizer.seat)
    }
  }

  /// Puts the contest in order if somebody joined.
  @inline(__always)
  func arrange() { if !contest.isArranged { arrangeNow() } }

  @inline(never)
  private func arrangeNow() {
    for broken in contest.arrange() {
      report(
        .brokenRequirement(
          of: recognizer(at: broken.dependent), on: recognizer(at: broken.required)))
    }
  }

  /// Takes the seats away after a reset: the state is possible again.
  func unseat(_ seats: [Contest.Seat]) {
    guard !seats.isEmpty else { return }
    contest.leave(seats)
    delivery.holdsMayHaveChanged()
    for seat in seats {
      let recognizer = players.value[seat].takeRetainedValue()
      recognizer.part.leave()
      recognizer.startAfresh()
      report(.reset(recognizer))
    }
    if contest.isEmpty {
      players.value.removeAll(keepingCapacity: true)
      earliestDeadline = .infinity
    }
  }

  /// Takes all seats away in silence, because the application or the window goes away.
  nonisolated func dropAll() {
    application = nil
    let (order, players) = (contestCell.value.order, players.value)
    contestCell.value = Contest()
    self.players.value = []
    for seat in order { players[seat].takeRetainedValue().dropAll() }
  }

  // MARK: States

  func visibleState(of recognizer: UIGestureRecognizer) -> GestureState {
    let seat = recognizer.seat
    guard seat >= 0 else { return .possible }
    return hearing === recognizer ? contest[seat].state : contest[seat].reported
  }

  /// Writes a state into the transition table; settles it at once outside of events.
  func assign(
    _ assigned: GestureState, to recognizer: UIGestureRecognizer, because cause: Verdict.Cause
  ) {
    let isNew = recognizer.seat < 0
    if isNew {
      guard assigned != .possible else { return }
      seat(recognizer)
    }
    let seat = recognizer.seat
    switch contest.propose(assigned, at: seat, because: cause) {
    case .noted: break
    case .unchanged: return
    case .ignored:
      return report(
        .ignoredAssignment(recognizer, from: contest[seat].state, assigned: assigned))
    case .ask(let accepted):
      let isAllowed = shouldBegin(recognizer)
      // The delegate may have disabled the recognizer.
      guard recognizer.seat == seat, contest[seat].state == .possible else { return }
      contest.assign(
        isAllowed ? accepted : .failed, to: seat, because: isAllowed ? cause : .refusedToBegin)
    }
    settleIfIdle()
  }

  /// Asks the touched view and its ancestors up to the recognizer's, then the delegate.
  private func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer.policy.cancelsTouches {
      var view = recognizer.tracked.first?.hitView ?? recognizer.attachedView
      while let asked = view {
        guard asked.gestureRecognizerShouldBegin(recognizer) else { return false }
        guard asked !== recognizer.attachedView else { break }
        view = asked.superview
      }
    }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  /// Takes a recognizer out that was disabled or left the window.
  func withdraw(_ recognizer: UIGestureRecognizer) {
    guard recognizer.seat >= 0 else { return }
    contest.withdraw(recognizer.seat)
    settleIfIdle()
  }

  func policyChanged(of recognizer: UIGestureRecognizer) {
    guard recognizer.seat >= 0 else { return }
    contest.setPolicy(recognizer.policy, at: recognizer.seat)
    delivery.holdsMayHaveChanged()
  }

  func ignore(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
    contest.ignore(TouchSlots(touch.slot), at: recognizer.seat)
    recognizer.part.tracked.removeAll { $0 === touch }
    touch.offeredTo.removeAll { $0 === recognizer }
    delivery.holdsMayHaveChanged()
    report(.ignored(touch, by: recognizer))
    settleIfIdle()
  }

  // MARK: Deadlines

  var nextDeadline: Double { earliestDeadline }

  func setDeadline(_ time: Double, of recognizer: UIGestureRecognizer) {
    contest.setDeadline(time, at: recognizer.seat)
    guard time < earliestDeadline else { return }
    earliestDeadline = time
    application?.scheduler.expect(time)
  }

  func deadlinePassed(at time: Double) {
    let due = contest.dueDeadlines(by: time)
    earliestDeadline = contest.earliestDeadline
    guard !due.isEmpty else { return }
    beginWork(on: nil)
    for seat in due where contest[seat].hears {
      let recognizer = recognizer(at: seat)
      hearing = recognizer
      recognizer.deadlinePassed(at: time)
      hearing = nil
    }
    endWork()
  }

  // MARK: Working

  /// Begins to work on an event, a deadline or an assignment: what is assigned from here on waits
  /// for ``endWork(isNewToViews:)``.
  func beginWork(on event: UIEvent?) {
    isBusy = true
    desk.refereesAtWork += 1
    currentEvent = event
  }

  /// Settles an assignment that was made outside of any event.
  private func settleIfIdle() {
    guard !isBusy else { return }
    beginWork(on: nil)
    endWork()
  }

  /// Settles, resets and delivers.
  ///
  /// - Parameter isNewToViews: Whether views are to hear of the touch event that is happening.
  func endWork(isNewToViews: Bool = false) {
    conclude(isNewToViews: isNewToViews)
    currentEvent = nil
    isBusy = false
    desk.refereesAtWork -= 1
    // A referee at work further out may still be telling of touches that are up.
    if !touchesEvent.lingering.isEmpty, desk.refereesAtWork == 0 { application?.releaseTouches() }
    if !desk.waitingInput.isEmpty { application?.takeWaitingInput() }
  }
}
