// One property of one view on its way from a value to another.

import GestureCore

/// The properties of a view that animations know.
nonisolated enum AnimatedProperty: Sendable {
  case center, bounds, transform, alpha, backgroundColor
}

/// A value on the way.
nonisolated enum AnimatedValue: Sendable {
  case point(CGPoint)
  case rect(CGRect)
  case transform(CGAffineTransform)
  case number(CGFloat)
  case color(UIColor?)
}

/// A property on its way; what it shares with others of the same call is in the transaction.
struct PropertyAnimation {
  let property: AnimatedProperty
  let from: AnimatedValue
  let to: AnimatedValue
  let transaction: AnimationTransaction
}
final class AnimationTransaction {}
extension UIView {
  final func noteChange(of property: AnimatedProperty, from: AnimatedValue, to: AnimatedValue) {}
  final func endAnimations() {}
  final var isBlockedByAnimation: Bool { false }
  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
  public static func animate(
    withDuration duration: Double, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animations(); completion?(true) }
}
/// x
public final class CGPath {}
