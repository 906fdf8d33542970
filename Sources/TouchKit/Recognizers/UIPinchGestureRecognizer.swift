// Tells `PinchRule` about two touches, and does what it proposes.

import GestureCore

/// Recognizes two fingers that move apart or together; a continuous gesture.
///
/// ``/GestureCore/PinchRule`` defines the numbers. A third finger is refused.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIPinchGestureRecognizer: TwoFingerGestureRecognizer {
  override class var classWithoutAnswers: ObjectIdentifier {
    ObjectIdentifier(UIPinchGestureRecognizer.self)
  }

  deinit {}

  final var rule: PinchRule {
    unsafeAddress { UnsafePointer(ruleCell.address) }
    unsafeMutableAddress { ruleCell.address }
  }
  private final let ruleCell = Cell(PinchRule())

  /// How much further apart the fingers are than when the gesture was recognized; 1 then.
  open var scale: CGFloat {
    get { CGFloat(rule.scale) }
    set { rule.scale = Double(newValue) }
  }

  /// How fast ``scale`` changes, per second.
  open var velocity: CGFloat { CGFloat(rule.velocity) }

  override func fingersDown(count: Int, a: Point, b: Point, at time: Double) -> Proposal {
    rule.fingersDown(count: count, a: a, b: b, at: time)
  }

  override func fingersMoved(a: Point, b: Point, at time: Double) -> Proposal {
    rule.fingersMoved(a: a, b: b, at: time)
  }

  override func fingersLifted(remaining: Int, at time: Double) -> Proposal {
    rule.fingersLifted(remaining: remaining, at: time)
  }

  override func fingersCancelled(at time: Double) -> Proposal { rule.cancelled(at: time) }

  override func forget() { rule.reset() }
}
