// Tells `HoverRule` about a pointer without buttons, and carries out its proposals.

import GestureCore

/// Follows a pointer whose buttons are up over its view; a continuous gesture.
///
/// It begins when the pointer enters, and ends when it leaves. It excludes no recognizer, and no
/// recognizer excludes it.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  @_spi(Widgets) open override class var classWithoutAnswers: ObjectIdentifier {
    ObjectIdentifier(UIHoverGestureRecognizer.self)
  }

  deinit {}

  final var rule = HoverRule()
  final var pointer = TouchSample(at: .zero)

  override var windowLocation: Point { pointer.location.core }

  open override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }

  open override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }

  /// The angle between a hovering pen and the surface, in radians.
  open var altitudeAngle: CGFloat { pointer.altitudeAngle }

  /// It accepts no touches.
  @_spi(Widgets) open override func takes(_ touch: UITouch) -> Bool { false }

  override func forget() { rule.reset() }

  override var asHover: UIHoverGestureRecognizer? { self }

  final func follow(_ sample: TouchSample, _ proposal: Proposal) {
    pointer = sample
    carryOut(proposal)
  }
}
