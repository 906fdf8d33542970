// Tells `PanRule` about touches and scrolls, and does what it proposes.

import GestureCore

/// Recognizes dragging with one or more fingers; a continuous gesture.
///
/// ``/GestureCore/PanRule`` defines the numbers.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIPanGestureRecognizer: UIGestureRecognizer {
  @_spi(Widgets) open override class var classWithoutAnswers: ObjectIdentifier {
    ObjectIdentifier(UIPanGestureRecognizer.self)
  }

  deinit {}

  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  package final var rule = PanRule()

  /// How many fingers it takes at least; 1 by default.
  open var minimumNumberOfTouches: Int {
    get { rule.minimumNumberOfTouches }
    set { rule.minimumNumberOfTouches = max(1, newValue) }
  }

  /// How many fingers it tracks at most; any number by default. More are left alone; with 0 it only
  /// scrolls.
  open var maximumNumberOfTouches: Int {
    get { rule.maximumNumberOfTouches }
    set { rule.maximumNumberOfTouches = max(0, newValue) }
  }

  /// Which ways of scrolling without touching the screen it recognizes; none by default.
  open var allowedScrollTypesMask: UIScrollTypeMask {
    get { scrollTypesAllowed }
    set { scrollTypesAllowed = newValue }
  }

  private final var scrollTypesAllowed: UIScrollTypeMask = []

  /// How far the fingers have gone, in the coordinates of `view`, in points.
  ///
  /// The first 10 points on each axis, which it takes to recognize the gesture, do not count.
  open func translation(in view: UIView?) -> CGPoint { displace(panned.translation, in: view) }

  /// Sets how far the fingers have gone; the velocity stays as it is.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    rule.setTranslation(displace(translation, from: view))
  }

  /// How fast the fingers go, in the coordinates of `view`, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { displace(panned.velocity, in: view) }

  /// Where the fingers went and how fast; an edge pan has another rule.
  var panned: (translation: Point, velocity: Point) { (rule.translation, rule.velocity) }

  @_spi(Widgets) open override func takes(_ touch: UITouch) -> Bool {
    switch touch.eventType {
    case .scroll: touch.scrollTypes.isSubset(of: allowedScrollTypesMask)
    case let type: type == .touches
    }
  }

  override var surplusFingers: SurplusFingers { rule.surplusFingers }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if event.tracked.isScrolling { rule.isScrolling = true }
    let (count, centroid) = (event.tracked.count, event.tracked.centroid)
    guard count > 1 else {
      return carryOut(rule.fingersDown(count: count, centroid: centroid, at: event.time))
    }
    fingersDown(count: count, centroid: centroid, in: event)
  }

  @inline(never)
  private final func fingersDown(count: Int, centroid: Point, in event: UIEvent) {
    // Others may have moved in the same event.
    let slots = event.tracked.slots
    if let moved = Engine.movedCentroid(of: slots, for: self) {
      carryOut(
        rule.fingersDown(count: count, centroid: centroid, afterMoveTo: moved, at: event.time))
    } else {
      carryOut(rule.fingersDown(count: count, centroid: centroid, at: event.time))
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    carryOut(rule.fingersMoved(centroid: event.tracked.centroid, at: event.time))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    let rest = event.tracked.staying
    // Without a finger, the rule ignores the centroid.
    guard !rest.isEmpty else {
      return carryOut(rule.fingersLifted(remaining: 0, centroid: .zero, at: event.time))
    }
    carryOut(
      rule.fingersLifted(remaining: rest.count, centroid: centroid(of: rest), at: event.time))
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    carryOut(rule.cancelled(at: event.time))
  }

  override func didClaimBegin() { rule.beginAsIs() }

  override func didBeginLate() { rule.rebase() }

  override var criterion: Criterion? { rule.criterion }

  override func forget() { rule.reset() }
}
