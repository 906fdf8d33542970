// Tells `RotationRule` about two touches, and carries out its proposals.

import GestureCore

/// Recognizes two fingers that turn about each other; a continuous gesture.
///
/// ``/GestureCore/RotationRule`` defines the numbers. A third finger is refused.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIRotationGestureRecognizer: TwoFingerGestureRecognizer {
  @_spi(Widgets) open override class var classWithoutAnswers: ObjectIdentifier {
    ObjectIdentifier(UIRotationGestureRecognizer.self)
  }

  deinit {}

  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var rule = RotationRule()

  /// How far the fingers have turned since the gesture was recognized, in radians, clockwise.
  open var rotation: CGFloat {
    get { CGFloat(rule.rotation) }
    set { rule.rotation = Double(newValue) }
  }

  /// How fast ``rotation`` changes, in radians per second.
  open var velocity: CGFloat { CGFloat(rule.velocity) }

  override func follow(_ step: FingerPairStep, at time: Double) -> Proposal {
    rule.follow(step, at: time)
  }

  override var criterion: Criterion? { rule.criterion }

  override func forget() { rule.reset() }
}
