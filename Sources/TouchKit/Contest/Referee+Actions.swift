// How targets are told: their calls are bound once for a gesture, and dropped when it is over.

import GestureCore

extension Referee {
  /// Tells all targets of a recognizer, in the order added.
  ///
  /// The call is bound once for a gesture, so that a move allocates nothing; until the gesture
  /// is over its targets are kept alive.
  @inline(__always)
  func sendActions(of recognizer: UIGestureRecognizer, at seat: Contest.Seat) {
    if seatContents.value[seat].call == nil {
      seatContents.value[seat].call = recognizer.boundTargets
      if seatContents.value[seat].call == nil { return }
    }
    // Not counted: the seat holds the call, and once it is retired this referee does until the work
    // is done.
    Borrowed(seatContents.value[seat].call.unsafelyUnwrapped).borrow { $0.call() }
  }

  /// Has the targets bound anew for the next action.
  @inline(__always)
  func unbindActions(at seat: Contest.Seat) {
    if seatContents.value[seat].call != nil { retireCall(at: seat) }
  }

  @inline(never)
  private func retireCall(at seat: Contest.Seat) {
    guard let call = exchange(&seatContents.value[seat].call, with: nil) else { return }
    retiredCalls.value.append(call)
  }

  /// Drops the targets of gestures that are over. None of their actions runs any more.
  @inline(__always)
  func forgetRetiredCalls() {
    if !retiredCalls.value.isEmpty { _ = exchange(&retiredCalls.value, with: []) }
  }
}
