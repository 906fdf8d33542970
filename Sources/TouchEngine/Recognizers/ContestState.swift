// The data of a recognizer's part in a contest, in one value that is fast to access.

import GestureCore

/// A recognizer's part in a contest: its seat, its touches, and what it last told its targets.
nonisolated struct ContestState {
  /// The number of the recognizer in observations, and the number of the application that gave it.
  var number: Int
  var applicationNumber: Int
  /// The number of the referee in whose contest the recognizer has its seat; 0 for none. That
  /// referee may be gone with its application or its window.
  var refereeNumber = 0
  /// The seat in that contest.
  var seat = -1
  /// The view that it is attached to.
  var viewReference = Weak<UIView>(nil)
  /// The deadline that the contest knows, in seconds.
  var notedDeadline = Double.infinity
  /// The centroid of the last tracked touches when they were lifted, in window coordinates.
  var lastCentroid = Point.zero
  /// Its memory of the touches of its last application.
  var memory = TouchMemory()
  // What is small stands together, because programs make many recognizers.
  /// Whether user code may answer a question: it has a delegate, or is of a subclass.
  var asksUserCode = false
  /// How touches are shared with views.
  var policy = Contender.TouchPolicy()
  /// The state that was last told to targets, for observers.
  var lastReported = GestureState.possible
  /// Whether it is enabled.
  var isOn = true
  /// Whether a view or a controller of TouchKit made it for itself, as a scroll view its pan.
  var isPartOfTouchKit = false
  #if !hasFeature(Embedded)
    /// Whether it was attached to a view while it was on another one, for tools.
    var wasMoved = false
  #endif
  /// Whether all touches of one gesture must be of one type.
  var takesOneType = true
  /// Whether it requires a failure, or its failure is required.
  var isTied = false
  /// Where code of the app assigned the latest state, for observers; `nil` if a rule of TouchKit's did,
  /// or if began became changed without an assignment.
  var assignedIn: Observation.Callback?
  /// Whether a rule of TouchKit's is assigning a state.
  var isRuleAssigning = false
  /// Why a rule of TouchKit failed the gesture, for observers.
  var reason: Reason?

  init(number: Int, applicationNumber: Int) {
    (self.number, self.applicationNumber) = (number, applicationNumber)
  }

  /// Frees the seat. ``startAfresh()`` clears the rest.
  mutating func leave() {
    refereeNumber = 0
    seat = -1
  }

  /// Forgets the last attempt.
  mutating func startAfresh() {
    notedDeadline = .infinity
    reason = nil
    lastReported = .possible
  }
}

/// A recognizer's memory of an application's touches, which survives its reset. Each application
/// numbers its own touches, so the memory has no meaning in another application.
nonisolated struct TouchMemory {
  /// The number of that application's table of touches; 0 for none.
  var tableNumber = 0
  /// The touches that it stays out of because it was excluded.
  var excludedTouches = ExcludedTouches()
  /// The answer to "should receive this event", and the multi-touch sequence for which it holds.
  var eventAnswer: (sequence: Int, refusal: Observation.Refusal?)?
}

extension UIGestureRecognizer {
  /// Why its latest state was assigned, for observers.
  final func causeOfAssignment(
    of state: GestureState, from: GestureState
  ) -> Observation.Cause {
    guard let callback = contestState.assignedIn else {
      guard state.isActive || state == .ended else { return .rule(contestState.reason) }
      return (from == .possible ? criterion : nil).map { .met($0) } ?? .rule(nil)
    }
    return .assigned(in: callback, because: state.isActive ? nil : extras?.sentence)
  }
  /// The view that it is attached to.
  package final var attachedView: UIView? { contestState.viewReference.object }
  /// Whether it takes part in a contest.
  package final var isSeated: Bool { Engine.isSeated(self) }
  /// The touches that it tracks, in the order in which they came.
  package final var tracked: [UITouch] { Engine.touches(trackedBy: self) }
  /// Whether it is enabled.
  final var isOn: Bool { contestState.isOn }
  /// Whether a view or a controller of TouchKit made it for itself, as a scroll view its pan.
  package final var isPartOfTouchKit: Bool { contestState.isPartOfTouchKit }
  /// How touches are shared with views.
  final var policy: Contender.TouchPolicy { contestState.policy }

  /// Changes how touches are shared with views.
  final func changePolicy(_ change: (inout Contender.TouchPolicy) -> Void) {
    change(&contestState.policy)
    Engine.policyChanged(of: self)
  }
}

/// Notes that a view or a controller of TouchKit made a recognizer for itself, and returns it.
package func madeByTouchKit<Recognizer: UIGestureRecognizer>(
  _ recognizer: Recognizer
) -> Recognizer {
  recognizer.contestState.isPartOfTouchKit = true
  return recognizer
}
