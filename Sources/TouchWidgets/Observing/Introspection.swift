// How scroll views, controls and controllers are set up, for tools that look at an app, and internal
// values of widgets for simulations and tests of this package. No decision reads them.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

extension UIGestureRecognizer {
  /// Whether it is the pan of a scroll view.
  package final var isPanOfScrollView: Bool { self is ScrollPanRecognizer }

  /// Whether code of the app, or of a controller of TouchKit, may answer questions about it while
  /// fingers are down: its class or its delegate. A scroll view's own recognizers ask the scroll
  /// view, if that is a delegate.
  package final var mayBeDecidedInMotion: Bool {
    if self is ScrollPanRecognizer || self is ScrollPinchRecognizer {
      return (delegate as? ScrollAnswers)?.own != nil
    }
    return asksUserCode
  }

  /// How long it keeps touches from the content of a scroll view, in seconds; `nil` for one that does
  /// something else.
  package final var contentDelay: TimeInterval? {
    self is ContentGateRecognizer ? ContentGateRecognizer.delay : nil
  }

  /// What a recognizer that TouchKit made for itself is for, to be followed by "of" and its view, as
  /// "the scrolling"; `nil` for others.
  package final var purpose: String? {
    guard isPartOfTouchKit else { return nil }
    return switch self {
    case is ScrollPanRecognizer: "the scrolling"
    case is ScrollPinchRecognizer: "the zooming"
    case is ContentGateRecognizer: "the delay of touches in the content"
    case is RowPanRecognizer: "the swiping of the rows"
    case is GripRecognizer: "the grip"
    case is TextDragRecognizer: "the dragging through the text"
    case is SheetPanRecognizer: "the pulling"
    case is BackSwipeRecognizer: "the swipe back from the edge"
    case is ContentSwipeRecognizer: "the swipe back"
    default: nil
    }
  }
}

extension UIScrollView {
  /// Why fingers cannot scroll it along any axis, in words; `nil` if they can.
  package final var obstacleToScrolling: String? {
    guard isScrollEnabled else { return "its isScrollEnabled is false" }
    guard rule.draggableAxes.isEmpty else { return nil }
    func size(_ size: CGSize) -> String {
      shortDecimal(Double(size.width), places: 1) + " by "
        + shortDecimal(Double(size.height), places: 1)
    }
    return "its contentSize, \(size(contentSize)) points, is no larger than its bounds, "
      + "\(size(bounds.size)), and alwaysBounceHorizontal and alwaysBounceVertical are false"
  }

  /// Why fingers cannot zoom it, in words; `nil` if they can, where its delegate says what is zoomed.
  package final var obstacleToZooming: String? {
    zoom.canBePinched ? nil : "its maximumZoomScale is not above its minimumZoomScale"
  }
}

extension UIControl {
  /// Which events have a listener that is there, besides some actions; and whether a listener is gone.
  package final func listeners(
    besides actions: [UIAction]
  ) -> (events: Event, isOneGone: Bool) {
    var (events, isOneGone) = (Event(), false)
    for entry in receivers {
      switch entry.receiver {
      case .action(let action) where actions.contains { $0 === action }: continue
      case .method(let target?, _) where target.object == nil: isOneGone = true
      default: events.formUnion(entry.events)
      }
    }
    return (events, isOneGone)
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
  /// Whose grip a finger holds: another cell's is another move.
  package final var heldGrip: ObjectIdentifier? { held.map { ObjectIdentifier($0.recognizer) } }
  /// Whether a finger that swiped a row lets it go now.
  package final var isRowLetGo: Bool { rowPan.state == .ended }
  /// Whether a held row at an edge moves the content.
  package final var isRowScrolling: Bool { held?.scroller.listensToFrames ?? false }
  /// Whether a row is swiped aside, and its buttons show; not for one that its delete control opened.
  package final var isRowOpen: Bool {
    swiped.map { $0.isTold && $0.cell.swipeButtons === $0.buttons } ?? false
  }
  /// Whether the table is laid out no more until the app reloads, because its code never let it end.
  package final var isLayoutGivenUp: Bool { loading.isGivenUp }
}

extension UIApplication {
  /// The number of controllers that are on their way to another one.
  package final var transitionsRunning: Int { transitions.count }
}
