// Internal values of the engine for simulations and tests of this package. No decision reads them.

import GestureCore

extension UITouch {
  /// The number of the multi-touch sequence that it belongs to.
  package final var sequenceNumber: Int { sequence }
  /// Whether it stands for a wheel with notches.
  package final var isWheel: Bool { scrollTypes == .discrete }
}

extension UIView {
  /// Whether observations of this application may name it by its present number.
  package final func isNumbered(by application: UIApplication) -> Bool {
    applicationNumber == application.number
  }
}

extension UIGestureRecognizer {
  /// Whether observations of this application may name it by its present number.
  package final func isNumbered(by application: UIApplication) -> Bool {
    contestState.applicationNumber == application.number
  }
  /// Whether it takes part in a contest.
  package final var hasSeat: Bool { isSeated }
  /// The number of the contest in which it has a seat; 0 for none. That contest may be gone, with which
  /// the seat is gone too.
  package final var contestNumber: Int { contestState.refereeNumber }
  /// Whether there is the contest of this number.
  package static func isContest(_ number: Int) -> Bool { Referee.numbered(number) != nil }
  /// Whether it takes part without any touch: its app began it, or a pointer hovers.
  package final var isWithoutTouches: Bool {
    Engine.ask(about: self) { !$0.contest[$1].hasReceived } ?? false
  }
  /// Whether it is active and all its fingers are up.
  package final var goesOnWithoutFingers: Bool {
    Engine.ask(about: self) { $0.contest[$1].isWithoutFingers } ?? false
  }
}

extension UIApplication {
  /// How many numbers it has given to recognizers.
  package final var recognizersNumbered: Int { engine.recognizerNumbers.last }
  /// How many numbers it has given to views.
  package final var viewsNumbered: Int { engine.viewNumbers.last }
  /// Calls a closure with the touches that changed in the event that is happening, in the order of
  /// their slots.
  package final func eachTouchChanging(_ body: (UITouch) -> Void) {
    engine.touchesEvent.each(of: engine.touchesEvent.changed, body)
  }
  /// The same with the touches that began, ended or were cancelled.
  package final func eachTouchComingAndGoing(_ body: (UITouch) -> Void) {
    engine.touchesEvent.each(
      of: engine.touchesEvent.changed.subtracting(engine.touchesEvent.moved), body)
  }
  /// How many of them there are.
  package final var touchCountComingAndGoing: Int {
    engine.touchesEvent.changed.subtracting(engine.touchesEvent.moved).count
  }
  /// The number of fingers that are down.
  package final var fingersDown: Int { engine.touchesEvent.down.count }
  /// The number of touches that are up and that a contest or a view still needs.
  package final var touchesLingering: Int {
    engine.touchesEvent.lingering.subtracting(engine.touchesEvent.table.presses).count
  }
  /// The number of touches whose phases are held back from views.
  package final var touchesWithheld: Int {
    var count = 0
    for referee in engine.referees {
      count += referee.delivery.withheld.subtracting(engine.touchesEvent.table.presses).count
    }
    return count
  }
  /// The number of events that wait for the end of the present one.
  package final var inputsWaiting: Int { engine.turn.waitingCount }
}
