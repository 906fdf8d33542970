// Tells `PinchRule` about two touches, and carries out its proposals.

import GestureCore

/// Recognizes two fingers that move apart or together; a continuous gesture.
///
/// ``/GestureCore/PinchRule`` defines the numbers. A third finger is refused.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIPinchGestureRecognizer: TwoFingerGestureRecognizer {
  @_spi(Widgets) open override class var classWithoutAnswers: ObjectIdentifier {
    ObjectIdentifier(UIPinchGestureRecognizer.self)
  }

  deinit {}

  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var rule = PinchRule()

  /// The distance of the fingers, divided by their distance when the gesture was recognized.
  open var scale: CGFloat {
    get { CGFloat(rule.scale) }
    set { rule.scale = Double(newValue) }
  }

  /// How fast ``scale`` changes, per second.
  open var velocity: CGFloat { CGFloat(rule.velocity) }

  override func follow(_ step: FingerPairStep, at time: Double) -> Proposal {
    rule.follow(step, at: time)
  }

  override var criterion: Criterion? { rule.criterion }

  override func forget() { rule.reset() }
}
