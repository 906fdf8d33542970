// How recognizers, scroll views and controls are set up, for tools that look at an app while nothing
// happens. No decision reads them.

import GestureCore

extension UIGestureRecognizer {
  /// Whether a view or a controller of TouchKit made it for itself, as a scroll view its pan.
  package final var isPartOfTouchKit: Bool {
    switch self {
    case is ScrollPanRecognizer, is ScrollPinchRecognizer, is ContentGateRecognizer,
      is RowPanRecognizer, is GripRecognizer, is BackSwipeRecognizer, is ContentSwipeRecognizer,
      is SheetPanRecognizer:
      true
    default: (attachedView as? UITextField)?.tap === self
    }
  }

  /// Whether it is the pan of a scroll view.
  package final var isPanOfScrollView: Bool { self is ScrollPanRecognizer }

  #if !hasFeature(Embedded)
    /// Whether code of the app, or of a controller of TouchKit, may answer questions about it while
    /// fingers are down: its class or its delegate. A scroll view's own recognizers ask the scroll
    /// view, if that is a delegate.
    package final var mayBeDecidedInMotion: Bool {
      if self is ScrollPanRecognizer || self is ScrollPinchRecognizer {
        return attachedView is any UIGestureRecognizerDelegate
      }
      return contestState.asksUserCode
    }
  #endif

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

extension UIPanGestureRecognizer {
  /// The axes along which it can begin.
  package final var axesOfMovement: PanRule.Axes {
    guard let scroller = attachedView as? UIScrollView, scroller.pan === self else {
      return rule.axes
    }
    return scroller.rule.draggableAxes
  }
}

extension UIScrollView {
  /// The axes along which fingers can drag it.
  package final var axesOfDragging: PanRule.Axes { rule.draggableAxes }
}

extension UIControl {
  /// Whether a tap with one finger stays the control's own when a recognizer of a view around it,
  /// which cancels touches, recognizes one.
  package final func keepsTap(count: Int) -> Bool {
    !ControlClaim(claimKind, isEnabled: true).lets(.tap(count: count), fingers: 1, isOwn: false)
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

extension UIWindow {
  /// A point of the screen in the window's coordinates.
  package final func hitPoint(fromScreen point: CGPoint) -> CGPoint { fromScreen(point) }

  /// The view that its own `hitTest(_:with:)` returns, without an event; observers hear nothing.
  package final func unobservedHitTest(_ point: CGPoint) -> UIView? {
    guard let application else { return hitTest(point, with: nil) }
    return application.inputState.unobserved { hitTest(point, with: nil) }
  }
}
