// The recognizers of a navigation controller. They wait for no one; the pans of scroll views wait for
// them by ordinary failure requirements.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// Swipes the upper controller away from the leading edge of the window.
final class BackSwipeRecognizer: UIScreenEdgePanGestureRecognizer {
  private var navigationReference = Weak<UINavigationController>(nil)

  deinit {}

  /// Becomes the recognizer of a navigation controller.
  func serve(_ navigation: UINavigationController) {
    navigationReference = Weak(navigation)
    edges = .left
    edgeRule.maximumEdgeDistance = BackSwipe.edgeWidth
    edgeRule.minimumInwardMovement = BackSwipe.hysteresis
    addTarget(navigation, action: Selector(UINavigationController.swipedFromEdge))
  }

  /// At the root it takes no touch, so that nothing waits for it.
  override func shouldReceive(_ event: UIEvent) -> Bool {
    navigationReference.object?.rule.maySwipe == true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    edges = view?.isMirrored == true ? .right : .left
    super.touchesBegan(touches, with: event)
  }

  /// What drags content waits until it is clear that no swipe from the edge comes. [seen: the page pops
  /// at the edge, elsewhere the content scrolls]
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    other is ScrollPanRecognizer || other is RowPanRecognizer
  }
}

/// Swipes the upper controller away from anywhere, towards the trailing edge.
final class ContentSwipeRecognizer: UIPanGestureRecognizer {
  private var navigationReference = Weak<UINavigationController>(nil)
  private var start = Point.zero

  deinit {}

  /// Becomes the recognizer of a navigation controller.
  func serve(_ navigation: UINavigationController) {
    navigationReference = Weak(navigation)
    maximumNumberOfTouches = 1
    rule.hysteresis = BackSwipe.hysteresis
    rule.axes = .horizontal
    addTarget(navigation, action: Selector(UINavigationController.swipedContent))
  }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    navigationReference.object?.rule.maySwipe == true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = event.trackedCentroid
    super.touchesBegan(touches, with: event)
  }

  /// A finger that goes another way first makes no swipe: what waits goes on in the same event.
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      let way = event.trackedCentroid - start
      let forward = view?.isMirrored == true ? -way.x : way.x
      if forward < 0 || way.y.magnitude >= max(forward, PanRule().hysteresis) {
        return fail("the finger does not go towards the trailing edge")
      }
    }
    super.touchesMoved(touches, with: event)
  }

  /// A scroll view waits if its content cannot move towards the trailing edge any further. [doc: the
  /// swipe loses to scroll views that can still move that way]
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    guard other is ScrollPanRecognizer, let scroller = other.view as? UIScrollView else {
      return false
    }
    return !scroller.canBeDragged(toTheRight: view?.isMirrored != true)
  }
}

extension UIScrollView {
  /// Whether content moves along with a horizontal drag without showing what is beyond its edge.
  fileprivate final func canBeDragged(toTheRight isRight: Bool) -> Bool {
    let range = rule.horizontal.range
    let place = rule.shown.x
    // A view that does not scroll horizontally lets the others alone.
    guard rule.draggableAxes.contains(.horizontal) else { return true }
    return isRight ? place > range.lowerBound + 0.5 : place < range.upperBound - 0.5
  }
}

/// Answers for the swipes: they may not begin where the app replaced the back button or hid the bar.
/// [seen] An app that replaces this delegate, or removes it, answers itself.
final class BackSwipeAnswers: UIGestureRecognizerDelegate {
  var navigation = Weak<UINavigationController>(nil)

  deinit {}

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let navigation = navigation.object else { return false }
    guard !navigation.isNavigationBarHidden else {
      navigation.reportObstacle(.barHidden)
      return false
    }
    guard navigation.topViewController?.navigationItem.showsBackButton == true else {
      navigation.reportObstacle(.noBackButton)
      return false
    }
    return true
  }
}
