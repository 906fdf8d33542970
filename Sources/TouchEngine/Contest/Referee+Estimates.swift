// Tells recognizers of corrected estimates.

import GestureCore

extension Referee {
  /// Tells the recognizers that track `touch`. Their assignments are settled at once.
  func tellOfEstimates(_ touches: Set<UITouch>, of touch: UITouch) {
    guard touch.slot >= 0 else { return }
    let hearers = contest.order.filter {
      contest[$0].hears && contest[$0].received.contains(touch.slot)
    }
    guard !hearers.isEmpty else { return }
    work(.hearing) {
      for seat in hearers where contest[seat].hears {
        hearing = seat
        callback = .touchesEstimatedPropertiesUpdated
        recognizer(at: seat).touchesEstimatedPropertiesUpdated(touches)
        hearing = Referee.noSeat
      }
    }
  }
}
