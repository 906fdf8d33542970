// How recognizers and views are set up, for tools that look at an app while nothing
// happens. No decision reads them.

import GestureCore

extension UIGestureRecognizer {
  /// The recognizers whose failure it requires, in the order required.
  package final var requirements: [UIGestureRecognizer] { requiredToFail.compactMap { $0.object } }

  /// How many closures and methods of living objects hear of it.
  package final var livingTargets: Int {
    targets.count { target in
      if case .method(let object, _) = target.receiver { return object.object != nil }
      return true
    }
  }

  /// How many targets were ever added and not removed; their objects may be gone.
  package final var targetsAdded: Int { targets.count }

  /// Whether it is of a class whose answers are known without asking.
  package final var isOfPlainClass: Bool {
    let type = Swift.type(of: self)
    return ObjectIdentifier(type) == type.classWithoutAnswers
      && type.classWithoutAnswers != ObjectIdentifier(UIGestureRecognizer.self)
  }

  /// Whether its recognition can exclude another one's, by their numbers of taps and fingers alone.
  package final func canPreventByClass(_ other: UIGestureRecognizer) -> Bool {
    guard let mine = tapping, let theirs = other.tapping else { return true }
    return mine.canPrevent(theirs)
  }
}

extension UIView {
  /// A point of the superview in this view's coordinates, as hit tests convert it.
  package final func hitPoint(fromSuperview point: CGPoint) -> CGPoint {
    hitGeometry.fromSuperview(point)
  }

  /// Why a hit test at a point, in this view's coordinates, skips this view; `nil` if it does not.
  /// It calls the view's own `point(inside:with:)`, without an event.
  package final func hitSkip(at point: CGPoint) -> HitTestRule.Skip? {
    hitTestSkip(at: point, with: nil)
  }
}

extension UIApplication {
  /// The view that a finger that is down hit, whether or not it hears of the finger; `nil` if the finger
  /// is not down, or the view is gone.
  package final func hitView(ofFinger finger: Int) -> UIView? {
    engine.touchesEvent.slot(ofFinger: finger).flatMap { engine.touchesEvent.touch($0)?.hitView }
  }
}

extension UIWindow {
  /// A point of the screen in the window's coordinates.
  package final func hitPoint(fromScreen point: CGPoint) -> CGPoint { fromScreen(point) }

  /// The view that its own `hitTest(_:with:)` returns, without an event; observers hear nothing.
  package final func unobservedHitTest(_ point: CGPoint) -> UIView? {
    guard let application else { return hitTest(point, with: nil) }
    return application.engine.observers.silenced { hitTest(point, with: nil) }
  }
}
