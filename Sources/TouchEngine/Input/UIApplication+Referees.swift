// The referees of an application's windows: finding them, freeing what they need no more, and their
// deadlines.

import GestureCore

extension UIApplication {
  /// Adds the referee of a new window.
  final func register(_ referee: Referee) {
    referees.append(referee)
    forgetWindowsThatAreGone()
  }

  /// The referee of a window; `nil` for another application's.
  final func referee(of window: UIWindow) -> Referee? {
    unretainedReferee(of: window)?.object
  }

  /// The same without counting a reference: the application keeps the referee alive as long as the
  /// window lives.
  @inline(__always)
  final func unretainedReferee(of window: UIWindow) -> Borrowed<Referee>? {
    for index in referees.indices {
      let referee = Borrowed(referees[index])
      if referee.borrow({ $0.number }) == window.refereeNumber { return referee }
    }
    return nil
  }

  /// Drops everything that was kept for windows that are gone.
  final func forgetWindowsThatAreGone() {
    if !guests.isEmpty { forgetGuestsWithoutWindow() }
    if Linked.animations { animationClock.turnEnded() }
    guard hasRefereeWithoutWindow else { return }
    lookChanged()
    _ = exchange(&referees, with: referees.filter { !$0.isWithoutWindow })
  }

  /// Loops here take the place of closures, at whose calls the runtime would check where they run.
  private final var hasRefereeWithoutWindow: Bool {
    for referee in referees where referee.isWithoutWindow { return true }
    return false
  }

  /// Frees the slots of touches that no window needs any more.
  final func freeTouchSlots() {
    guard !touchesEvent.lingering.isEmpty else { return }
    var needed = TouchSlots.none
    for referee in referees {
      needed.formUnion(referee.contest.receivedByAnyone)
      needed.formUnion(referee.delivery.withheld)
    }
    let freed = touchesEvent.freeSlots(except: needed)
    if Linked.everyInput { inputState.pressesEvent.removePresses(in: freed) }
    forgetWindowsThatAreGone()
  }

  // MARK: Deadlines

  /// When the first recognizer wants to be called, in seconds.
  final var contestDeadline: Double {
    var deadline = Double.infinity
    for referee in referees { deadline = min(deadline, referee.earliestDeadline) }
    return deadline
  }

  /// Has the contests call the recognizers whose deadlines have come. The contests come in the
  /// order in which their windows were made.
  final func contestDeadlinePassed(at time: Double) {
    forgetWindowsThatAreGone()
    for referee in referees where referee.earliestDeadline <= time {
      referee.deadlinePassed(at: time)
    }
  }
}
