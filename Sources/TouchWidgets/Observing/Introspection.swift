// How scroll views, controls and controllers are set up, for tools that look at an app, and internal
// values of widgets for simulations and tests of this package. No decision reads them.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

extension UIGestureRecognizer {
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
      return asksUserCode
    }
  #endif
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

extension UIViewController {
  /// Whether it was told that its view has appeared, and not that it will disappear.
  package final var hasAppeared: Bool {
    if case .appeared = appearance { return true }
    return false
  }
}

extension UITextField {
  /// Whether its delegate was told that editing began, and not that it ended.
  package final var isSessionOpen: Bool { session.isEditing }
}

extension UITableView {
  /// Whether a finger moves a row.
  package final var isRowHeld: Bool { held != nil }
  /// Whether a finger that swiped a row lets it go now.
  package final var isRowLetGo: Bool { rowPan.state == .ended }
  /// Whether a held row at an edge moves the content.
  package final var isRowScrolling: Bool { held?.scroller.listensToFrames ?? false }
  /// Whether a row is swiped aside, and its buttons show.
  package final var isRowOpen: Bool { swiped.map { $0.cell.swipeButtons === $0.buttons } ?? false }
  /// Whether the table is laid out no more until the app reloads, because its code never let it end.
  package final var isLayoutGivenUp: Bool { loading.isGivenUp }
}

extension UIApplication {
  /// The number of controllers that are on their way to another one.
  package final var transitionsRunning: Int { transitions.count }
}
