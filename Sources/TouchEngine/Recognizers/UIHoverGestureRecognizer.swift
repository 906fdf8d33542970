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

  /// The rotation of a hovering pen about its axis, in radians.
  open var rollAngle: CGFloat { pointer.rollAngle }

  /// How far a pen hovers above the surface: 0 on it, 1 at the greatest height that is measured.
  open var zOffset: CGFloat { pointer.zOffset }

  /// The direction in which a hovering pen points, in radians clockwise from the x axis of `view`; `nil` stands
  /// for the window.
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    pointer.azimuthAngle(in: view, of: self.view?.window)
  }

  /// The direction in which a hovering pen points, in the coordinates of `view`, of length 1.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    pointer.azimuthUnitVector(in: view, of: self.view?.window)
  }

  /// It accepts no touches.
  @_spi(Widgets) open override func takes(_ touch: UITouch) -> Bool { false }

  override func forget() { rule.reset() }

  override var asHover: UIHoverGestureRecognizer? { self }

  final func follow(_ sample: TouchSample, _ proposal: Proposal) {
    pointer = sample
    carryOut(proposal)
  }
}
