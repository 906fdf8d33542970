// The recognizers of a scroll view: they tell it what fingers do. What begins a drag, and which of
// several scroll views gets it, decide `PanRule` and `ScrollChoice`.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// Drags the content of a scroll view.
final class ScrollPanRecognizer: UIPanGestureRecognizer {
  private var scrollerReference = Weak<UIScrollView>(nil)
  private let answers = ScrollAnswers()
  /// What changes at every move. No other code runs while it changes; debug builds check it.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var followed = Followed()

  private struct Followed {
    /// Where the fingers were at the last movement.
    var centroid = Point.zero
    /// When the recognizer heard last of touches, in seconds.
    var time = 0.0
    /// What a displacement in the window to the right and downwards is in the scroll view.
    var (right, down) = (Point(1, 0), Point(0, 1))
    /// Whether a wheel with notches scrolls.
    var isWheel = false
  }

  /// Whether a wheel with notches scrolls.
  var isWheel: Bool { followed.isWheel }
  /// When the recognizer heard last of touches, in seconds.
  var lastTime: Double { followed.time }

  /// What scrolling must exceed to begin: anything at all, in points.
  static let leastScroll = 0.001

  override class var classWithoutAnswers: ObjectIdentifier {
    ObjectIdentifier(ScrollPanRecognizer.self)
  }

  deinit {}

  private var scroller: UIScrollView? { scrollerReference.object }

  /// Becomes the recognizer of a scroll view.
  func serve(_ scroller: UIScrollView) {
    scrollerReference = Weak(scroller)
    answers.scroller = Weak(scroller)
    super.delegate = answers
    allowedScrollTypesMask = .all
    addTarget(scroller, action: Selector(UIScrollView.panned))
  }

  /// Answers for the scroll view. Replacing it is a programmer error, as in UIKit.
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate }
    set {
      guard newValue !== answers else { return }
      programmerError(
        "UIScrollView: the delegate of its panGestureRecognizer cannot be replaced; override "
          + "gestureRecognizerShouldBegin(_:) in a subclass, or have the subclass conform to "
          + "UIGestureRecognizerDelegate.")
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if event.isTrackedScrolling {
      rule.hysteresis = Self.leastScroll
      followed.isWheel = touches.first?.scrollTypes == .discrete
    }
    followed.time = event.ownTime
    scroller?.fingerDown()
    super.touchesBegan(touches, with: event)
    followed.centroid = event.trackedCentroid
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let centroid = event.trackedCentroid
    // A finger that is reported where it was keeps its velocity. [seen]
    guard centroid != followed.centroid else { return }
    followed.centroid = centroid
    followed.time = event.ownTime
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    scroller?.rule.noteSample(at: event.sampleBefore)
    followed.time = event.ownTime
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    followed.time = event.ownTime
    super.touchesCancelled(touches, with: event)
  }

  override func reset() {
    super.reset()
    rule.hysteresis = PanRule().hysteresis
    followed.isWheel = false
    scroller?.fingersUp()
  }

  /// How far the fingers have gone, in the scroll view's coordinates, in points.
  var travel: Point { displace(rule.travel, in: scroller).core }

  /// Notes how displacements in the window are displacements in the scroll view.
  func noteDirections() {
    followed.right = displace(Point(1, 0), in: scroller).core
    followed.down = displace(Point(0, 1), in: scroller).core
  }

  /// A displacement in the window as one in the scroll view.
  func inScroller(_ vector: Point) -> Point {
    followed.right * vector.x + followed.down * vector.y
  }
}

extension UIScrollView {
  /// The pan has something to tell; the gesture keeps the scroll view alive.
  fileprivate final func panned() {
    let time = pan.lastTime
    switch pan.state {
    case .changed: drag(by: pan.inScroller(pan.rule.translation), at: time)
    case .began:
      pan.noteDirections()
      beginDrag(
        by: pan.inScroller(pan.rule.translation), travel: pan.travel,
        with: pan.isWheel ? .wheel : .fingers, at: time)
    case .ended: endDrag(velocity: pan.inScroller(pan.rule.velocity), at: time)
    default: endDrag(velocity: .zero, at: time)
    }
  }
}

/// Zooms the content of a scroll view.
final class ScrollPinchRecognizer: UIPinchGestureRecognizer {
  private var scrollerReference = Weak<UIScrollView>(nil)
  private let answers = ScrollAnswers()

  deinit {}

  /// Becomes the recognizer of a scroll view.
  func serve(_ scroller: UIScrollView) {
    scrollerReference = Weak(scroller)
    answers.scroller = Weak(scroller)
    delegate = answers
    addTarget(self, action: Selector(ScrollPinchRecognizer.acted))
  }

  private func acted() {
    guard let scroller = scrollerReference.object else { return }
    switch state {
    case .began: scroller.beginPinch(Double(scale), at: place(in: scroller))
    case .changed: scroller.pinch(Double(scale), at: place(in: scroller))
    default: scroller.endPinch()
    }
  }

  /// Where the fingers are, in points from the viewport's corner.
  private func place(in scroller: UIScrollView) -> Point {
    let place = location(in: scroller)
    return Point(
      Double(place.x - scroller.contentOffset.x), Double(place.y - scroller.contentOffset.y))
  }
}

/// Keeps touches from a scroll view's content until it is clear that they do not drag: it delays them,
/// and gives up after 0.15 seconds or when they lift. It delays touches and cancels none.
final class ContentGateRecognizer: UIGestureRecognizer {
  /// After so many seconds content hears of its touches. [seen]
  static let delay = 0.15

  deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if !hasDeadline { setDeadline(event.ownTime + Self.delay) }
  }

  override func deadlinePassed(at time: TimeInterval) { fail("the content's delay is over") }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    fail("a finger was lifted")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    fail("the touches were taken away")
  }
}

/// Answers the questions about a scroll view's own recognizers.
///
/// A subclass of the scroll view that conforms to `UIGestureRecognizerDelegate` answers all of them but
/// `gestureRecognizerShouldBegin(_:)`, which is asked of the view itself.
final class ScrollAnswers: UIGestureRecognizerDelegate {
  var scroller = Weak<UIScrollView>(nil)

  deinit {}

  /// The scroll view, if it is a delegate.
  #if hasFeature(Embedded)
    var own: (any UIGestureRecognizerDelegate)? { nil }
  #else
    var own: (any UIGestureRecognizerDelegate)? {
      scroller.object as? any UIGestureRecognizerDelegate
    }
  #endif

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let scroller = scroller.object, recognizer === scroller.pan else { return true }
    return scroller.mayBeginDragging()
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    // A scroll view is dragged and zoomed at once.
    if let scroller = scroller.object, other === scroller.pan || other === scroller.pinch {
      return true
    }
    return own?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    own?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    own?.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other) ?? false
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    own?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    own?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
  }
}
