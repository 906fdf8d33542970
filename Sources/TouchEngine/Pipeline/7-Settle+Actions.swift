// Tells the targets. Their calls are bound once for a gesture, and dropped when it is over.

import GestureCore

extension Referee {
  /// Tells all targets of a recognizer, in the order added.
  ///
  /// The call is bound once for a gesture, so that a move allocates nothing. It keeps the targets
  /// alive until the gesture is over.
  @inline(__always)
  func sendActions(of recognizer: UIGestureRecognizer, at seat: Contest.Seat) {
    if seatContents[seat].call == nil {
      seatContents[seat].call = recognizer.boundTargets
      if seatContents[seat].call == nil { return }
    }
    // An action may assign states, disable or remove recognizers, change targets, send input or close the
    // window. What it assigns is noted and settled by the steps that follow, and input waits. The caller
    // reads nothing after this call that it read before.
    // No reference is counted: the seat keeps the call alive. A retired call is kept alive by this
    // referee until the work is done.
    Borrowed(seatContents[seat].call.unsafelyUnwrapped).borrow { $0.call() }
  }

  /// Drops the bound call. The next action binds the targets again.
  @inline(__always)
  func unbindActions(at seat: Contest.Seat) {
    if seatContents[seat].call != nil { retireCall(at: seat) }
  }

  @inline(never)
  private func retireCall(at seat: Contest.Seat) {
    guard let call = exchange(&seatContents[seat].call, with: nil) else { return }
    retiredCalls.append(call)
  }

  /// Drops the targets of gestures that are over. None of their actions runs any more.
  @inline(__always)
  func forgetRetiredCalls() {
    if !retiredCalls.isEmpty { _ = exchange(&retiredCalls, with: []) }
  }
}
