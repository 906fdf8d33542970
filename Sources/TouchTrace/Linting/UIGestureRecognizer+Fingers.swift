// How many fingers recognizers take: what lint, `why-not` and the inspector say of it.

import TouchKit

extension UIGestureRecognizer {
  /// The fewest and the most fingers that it takes; `nil` if its class does not say.
  var fingersNeeded: (fewest: Int, most: Int)? {
    switch self {
    case let tap as UITapGestureRecognizer:
      (tap.numberOfTouchesRequired, tap.numberOfTouchesRequired)
    case let press as UILongPressGestureRecognizer:
      (press.numberOfTouchesRequired, press.numberOfTouchesRequired)
    case is UIScreenEdgePanGestureRecognizer: (1, 1)
    case let pan as UIPanGestureRecognizer:
      // With 0 it only scrolls.
      pan.maximumNumberOfTouches == 0
        ? (0, 0) : (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches)
    case let swipe as UISwipeGestureRecognizer:
      (swipe.numberOfTouchesRequired, swipe.numberOfTouchesRequired)
    case is TwoFingerGestureRecognizer: (2, 2)
    default: nil
    }
  }
}
