// Walks through the subviews of a view in a hit test, and collects the facts that decide whether it
// looks into one of them.

import GestureCore

extension UIView {
  /// Why a hit test at a point, in this view's coordinates, skips this view; `nil` if it does not.
  @inline(__always)
  final func hitTestSkip(at point: CGPoint, with event: UIEvent?) -> HitTestRule.Skip? {
    let skip = HitTestRule.skip(
      isHidden: isHidden, isInteractionEnabled: isUserInteractionEnabled, alpha: Double(alpha),
      isAnimating: isBlockedByAnimation)
    if let skip { return skip }
    return self.point(inside: point, with: event) ? nil : .outside
  }

  /// What the frontmost subview that is hit returns; this view itself if none is.
  ///
  /// - Parameters:
  ///   - point: A point that hits this view, in its coordinates.
  ///   - event: The event that asks.
  final func hitInside(at point: CGPoint, with event: UIEvent?) -> UIView {
    // The list keeps the subviews alive, so none of them is counted.
    let subviews = subviewStorage
    var index = subviews.count
    guard index > 0 else { return self }
    var isObserved = isObserved(event)
    while index > 0 {
      index -= 1
      let subview = Borrowed(subviews[index])
      if !isObserved, subview.borrow({ $0.isHitSooner }) {
        if let hit = subview.borrow({ $0.hitSooner(at: point, with: event) }) { return hit }
      } else {
        let hit = subview.borrow { $0.hitTest($0.hitGeometry.fromSuperview(point), with: event) }
        if let hit { return hit }
        isObserved = self.isObserved(event)
      }
    }
    keepAlive(subviews)
    return self
  }

  @inline(never)
  final func reportSkipped(because skip: HitTestRule.Skip) {
    windowStorage?.application?.report(.skipped(observationID, because: skip))
  }

  /// Whether an observer may hear which views a hit test skips.
  @inline(__always)
  private final func isObserved(_ event: UIEvent?) -> Bool {
    // The application's own event knows whether there is an observer.
    event?.isObserved ?? isApplicationObserved
  }

  @inline(never)
  private final var isApplicationObserved: Bool {
    windowStorage?.application?.engine.observers.isObserved ?? false
  }
}

nonisolated extension CGRect {
  /// Whether a hit test finds a point in the rectangle.
  @inline(__always)
  func isHit(at point: CGPoint) -> Bool {
    if size.width >= 0, size.height >= 0 {
      let corner = CGPoint(x: origin.x + size.width, y: origin.y + size.height)
      return HitTestRule.contains(point.core, minimum: origin.core, maximum: corner.core)
    }
    return HitTestRule.contains(
      point.core, minimum: CGPoint(x: minX, y: minY).core, maximum: CGPoint(x: maxX, y: maxY).core)
  }
}
