// Collects the facts that decide whether a hit test looks into a view.

import GestureCore

extension UIView {
  /// Why a hit test at a point, in this view's coordinates, skips this view; `nil` if it does not.
  final func hitTestSkip(at point: CGPoint, with event: UIEvent?) -> HitTestRule.Skip? {
    let skip = HitTestRule.skip(
      isHidden: isHidden, isInteractionEnabled: isUserInteractionEnabled, alpha: Double(alpha),
      isAnimating: isBlockedByAnimation)
    if let skip { return skip }
    return self.point(inside: point, with: event) ? nil : .outside
  }
}
