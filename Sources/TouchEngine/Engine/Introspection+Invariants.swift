// Whether the contests of an application are as they must be. Simulations ask.

import GestureCore

extension UIApplication {
  /// The broken invariant of the contest of a window; `nil` if all hold.
  package final var brokenInvariant: String? {
    for referee in engine.referees {
      if let complaint = referee.contest.brokenInvariant() { return complaint }
    }
    return nil
  }
}
