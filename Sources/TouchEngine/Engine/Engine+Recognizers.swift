// What recognizers tell the engine and ask it: the only way from them into the pipeline. The referee of
// a recognizer's contest answers; without a seat there is nothing to say.

import GestureCore

extension Engine {
  /// Asks the referee of a recognizer's contest; `nil` without a seat.
  @inline(__always)
  static func ask<Answer>(
    about recognizer: UIGestureRecognizer, _ question: (Referee, Contest.Seat) -> Answer
  ) -> Answer? {
    let number = recognizer.contestState.refereeNumber
    if number == 0 { return nil }
    if let working = Referee.working, number == Referee.workingNumber {
      return working.borrow { question($0, recognizer.contestState.seat) }
    }
    return Referee.numbered(number).map { question($0, recognizer.contestState.seat) }
  }

  /// The referee of a recognizer's contest; `nil` without a seat.
  static func referee(of recognizer: UIGestureRecognizer) -> Referee? {
    let number = recognizer.contestState.refereeNumber
    return number == 0 ? nil : Referee.numbered(number)
  }

  // MARK: States

  /// The state of a recognizer, as the code that asks may see it.
  static func state(of recognizer: UIGestureRecognizer) -> GestureState {
    ask(about: recognizer) { referee, _ in referee.visibleState(of: recognizer) } ?? .possible
  }

  /// The state that it assigned to itself last.
  static func ownState(of recognizer: UIGestureRecognizer) -> GestureState {
    ask(about: recognizer) { $0.contest[$1].state } ?? .possible
  }

  /// Whether its reported state is began or changed.
  static func isActive(_ recognizer: UIGestureRecognizer) -> Bool {
    ask(about: recognizer) { $0.contest[$1].reported.isActive } ?? false
  }

  /// Assigns a state. Outside of an event it is settled before this returns, and actions run.
  @inline(__always)
  static func assign(
    _ state: GestureState, to recognizer: UIGestureRecognizer, because cause: Verdict.Cause
  ) {
    if state == .changed, notesChange(of: recognizer) { return }
    assignAny(state, to: recognizer, because: cause)
  }

  @inline(never)
  private static func assignAny(
    _ state: GestureState, to recognizer: UIGestureRecognizer, because cause: Verdict.Cause
  ) {
    if let working = Referee.working,
      recognizer.contestState.refereeNumber == Referee.workingNumber
    {
      working.borrow { $0.assign(state, to: recognizer, because: cause) }
    } else {
      // The referee of its window settles what is assigned without a seat.
      let referee =
        referee(of: recognizer) ?? recognizer.attachedView?.window?.referee
        ?? UIApplication.shared.engine.looseReferee
      referee.assign(state, to: recognizer, because: cause)
    }
  }

  // MARK: Taking part

  /// Whether it takes part in a contest.
  static func isSeated(_ recognizer: UIGestureRecognizer) -> Bool { referee(of: recognizer) != nil }

  /// Withdraws a recognizer that was disabled or left its view: it fails or is cancelled.
  static func withdraw(_ recognizer: UIGestureRecognizer) {
    referee(of: recognizer)?.withdraw(recognizer)
  }

  /// Notes that it treats touches of views in another way from now on.
  static func policyChanged(of recognizer: UIGestureRecognizer) {
    referee(of: recognizer)?.policyChanged(of: recognizer)
  }

  /// Notes that it requires the failure of another one, which takes part in the same contest or not.
  static func requirementAdded(of dependent: UIGestureRecognizer, on other: UIGestureRecognizer) {
    guard let referee = referee(of: dependent), let seat = referee.seat(of: other) else { return }
    referee.contest.require(dependent.contestState.seat, toFail: seat)
  }

  /// Drops the bound call of its targets, because the targets have changed.
  static func unbindActions(of recognizer: UIGestureRecognizer) {
    ask(about: recognizer) { $0.unbindActions(at: $1) }
  }

  /// Sets when it wants to be called, in seconds; `nil` for never.
  static func setDeadline(_ time: TimeInterval?, of recognizer: UIGestureRecognizer) {
    guard let referee = referee(of: recognizer) else { return }
    // What is no time never comes.
    let deadline = time.map { $0.isNaN ? .infinity : $0 } ?? .infinity
    recognizer.contestState.notedDeadline = deadline
    referee.setDeadline(deadline, of: recognizer)
  }

  // MARK: Touches and presses

  /// The event that it hears or heard last.
  static func event(heardBy recognizer: UIGestureRecognizer) -> UIEvent? {
    referee(of: recognizer)?.currentEvent
  }

  /// The touches that it tracks, in the order in which they came.
  static func touches(trackedBy recognizer: UIGestureRecognizer) -> [UITouch] {
    ask(about: recognizer) { $0.tracked(at: $1) } ?? []
  }

  /// The presses that it hears of.
  static func presses(trackedBy recognizer: UIGestureRecognizer) -> [UIPress] {
    ask(about: recognizer) { $0.seatContents[$1].presses } ?? []
  }

  /// The slots of the touches and presses that it tracks and that are down.
  static func slots(trackedBy recognizer: UIGestureRecognizer) -> TouchSlots {
    ask(about: recognizer) { $0.contest[$1].touches } ?? .none
  }

  /// The slots of the touches that it tracks and that are down.
  static func touchSlots(trackedBy recognizer: UIGestureRecognizer) -> TouchSlots {
    ask(about: recognizer) { $0.contest[$1].touches.subtracting($0.touchesEvent.table.presses) }
      ?? .none
  }

  /// The centroid of touches that it tracks, in window coordinates.
  static func centroid(of slots: TouchSlots, for recognizer: UIGestureRecognizer) -> Point? {
    ask(about: recognizer) { referee, _ in referee.touchesEvent.centroid(of: slots) }
  }

  /// The centroid of those of its touches that were down before this event, if one of them moved in
  /// it; `nil` if none did.
  static func movedCentroid(of slots: TouchSlots, for recognizer: UIGestureRecognizer) -> Point? {
    ask(about: recognizer) { referee, _ in referee.touchesEvent.movedCentroid(of: slots) } ?? nil
  }

  /// Whether the view of a touch has heard that the touch began, and hears on.
  static func isHeard(_ touch: UITouch, by recognizer: UIGestureRecognizer) -> Bool {
    referee(of: recognizer)?.delivery.isHeard(touch.slot) ?? false
  }

  /// Has it hear nothing more of a touch.
  static func ignore(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
    referee(of: recognizer)?.ignore(touch, by: recognizer)
  }

  /// Has it hear nothing more of a press.
  static func ignore(_ press: UIPress, by recognizer: UIGestureRecognizer) {
    referee(of: recognizer)?.ignore(press, by: recognizer)
  }
}
