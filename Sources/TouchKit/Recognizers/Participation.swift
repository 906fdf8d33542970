// What belongs to a recognizer's part in a contest, in one place that is cheap to reach. It decides
// nothing.

import GestureCore

/// A recognizer's part in a contest: its seat, its touches, and whom it tells.
nonisolated struct Participation {
  /// Conducts the contest in which the recognizer has its seat. A plain reference would be counted
  /// at each use, and counting costs more than a rule.
  var link: Unmanaged<Referee>?
  /// The seat in that contest; -1 for none.
  var seat = -1
  /// The view that it is attached to, which clears this when it goes away.
  var home: Unmanaged<UIView>?
  /// Whether user code has a say: a delegate, or a subclass, which may override every question.
  var asksUserCode = false
  /// The deadline that the contest knows, in seconds.
  var notedDeadline = Double.infinity
  /// How touches are shared with views.
  var policy = Contender.TouchPolicy()
  /// The state that was last told to targets, for the observer.
  var lastReported = GestureState.possible
  /// Whether its contest went away with the window before it was reset.
  var isLeftOver = false
  /// Whether it is enabled.
  var isOn = true
  /// Whether all touches of one gesture must be of one type.
  var takesOneType = true
  /// Whether it requires a failure, or its failure is required.
  var isTied = false
  /// Whether the targets are being told.
  var isSending = false
  /// Whether the targets changed while they were being told.
  var isBoundAnew = false
  /// The targets as they are called while a gesture runs; empty between gestures.
  var bound: [BoundCall] = []
  /// The touches that it tracks, in the order in which they came.
  var tracked: [UITouch] = []
  /// The presses that it hears of.
  var trackedPresses: [UIPress] = []
  /// Where the last tracked touches were when they were lifted, in window coordinates.
  var lastCentroid = Point.zero
  /// The types of touches that it takes.
  var typesAllowed: [UITouch.TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
  /// The answer to "should receive this event", and the spell of touching for which it holds.
  var eventAnswer: (spell: Int, refusal: Observation.Refusal?)?
  /// Why its rule turned the gesture down, for the observer.
  var reason: Reason?

  /// Forgets the touches; the room for the next ones stays.
  mutating func letGo() {
    // For the one or two that there are, cheaper than removing all in general.
    while tracked.popLast() != nil {}
  }

  /// Gives up the seat; the rest is for ``startAfresh()``.
  mutating func leave() {
    link = nil
    seat = -1
  }

  /// Forgets the last attempt.
  mutating func startAfresh() {
    isLeftOver = false
    notedDeadline = .infinity
    reason = nil
    lastReported = .possible
    letGo()
    if !trackedPresses.isEmpty { trackedPresses.removeAll() }
  }
}

extension UIGestureRecognizer {
  /// The view that it is attached to.
  final var attachedView: UIView? { part.home?.takeUnretainedValue() }
  /// The seat in its contest; -1 for none.
  final var seat: Int { part.seat }
  /// The conductor of its contest.
  final var referee: Referee? { part.link?.takeUnretainedValue() }
  /// The touches that it tracks, in the order in which they came.
  final var tracked: [UITouch] { part.tracked }
  /// The presses that it hears of.
  final var trackedPresses: [UIPress] { part.trackedPresses }
  /// Whether it is enabled.
  final var isOn: Bool { part.isOn }
  /// How touches are shared with views.
  final var policy: Contender.TouchPolicy { part.policy }

  /// Changes how touches are shared with views.
  final func changePolicy(_ change: (inout Contender.TouchPolicy) -> Void) {
    change(&part.policy)
    referee?.policyChanged(of: self)
  }
}
