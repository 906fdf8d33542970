// Tells `LongPressRule` about touches, and carries out its proposals.

import GestureCore

/// Recognizes fingers that rest for a while; a continuous gesture.
///
/// ``/GestureCore/LongPressRule`` defines the numbers.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  @_spi(Widgets) open override class var classWithoutAnswers: ObjectIdentifier {
    ObjectIdentifier(UILongPressGestureRecognizer.self)
  }

  deinit {}

  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var rule = LongPressRule()

  /// How long the fingers must rest, in seconds; 0.5 by default, 0 or less begins at touch-down.
  open var minimumPressDuration: TimeInterval {
    get { rule.minimumPressDuration }
    set { rule.minimumPressDuration = newValue }
  }

  /// How far the fingers may move before it begins, in points; 10 by default.
  open var allowableMovement: CGFloat {
    get { CGFloat(rule.allowableMovement) }
    set { rule.allowableMovement = Double(newValue) }
  }

  /// How many taps come before the press; 0 by default.
  open var numberOfTapsRequired: Int {
    get { rule.numberOfTaps }
    set { rule.numberOfTaps = max(0, newValue) }
  }

  /// How many fingers must press; 1 by default, at least 1.
  open var numberOfTouchesRequired: Int {
    get { rule.numberOfTouches }
    set { rule.numberOfTouches = max(1, newValue) }
  }

  override var surplusFingers: SurplusFingers { .stayOutOnceActive }

  private final func follow(_ step: FingerStep, at time: Double) {
    carryOut(rule.follow(step, at: time), deadline: rule.deadline)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    follow(fingersDown(in: event), at: event.time)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    follow(.moved(centroid: event.tracked.centroid), at: event.time)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    follow(fingersLifted(in: event), at: event.time)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    follow(.cancelled, at: event.time)
  }

  open override func deadlinePassed(at time: TimeInterval) { follow(.deadline, at: time) }

  override var criterion: Criterion? { rule.criterion }

  override func forget() { rule.reset() }

  override var tapping: TappingGesture? {
    .longPress(precedingTaps: numberOfTapsRequired, touches: numberOfTouchesRequired)
  }
}
