// The protocols of animations that can be interrupted.

/// The state of an animator.
nonisolated public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is over.
  case inactive
  /// It has begun, and runs or is held.
  case active
  /// It was stopped, and waits for ``UIViewAnimating/finishAnimation(at:)``.
  case stopped
}

/// Where an animation ended.
nonisolated public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the new values.
  case end
  /// At the old values.
  case start
  /// At the values that showed when it was stopped.
  case current
}

/// An animation of views that can be interrupted.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewAnimating: AnyObject {
  /// Its state.
  var state: UIViewAnimatingState { get }
  /// Whether it moves, or will move when its delay is over.
  var isRunning: Bool { get }
  /// Whether it runs to the old values.
  var isReversed: Bool { get set }
  /// How much of the way is done, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts or continues.
  func startAnimation()
  /// Starts or continues after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stops at its present position.
  func pauseAnimation()
  /// Removes the animation from its views, which keep their visible values. Without finishing, it
  /// becomes inactive and calls no completion.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation whose changes are closures.
///
/// The methods are optional in UIKit, so they have defaults that do nothing.
/// ``UIViewPropertyAnimator`` implements them all.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a part of the time that is left, from 0 to 1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that is called with the position at which the animation ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues after a pause with another timing.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Does nothing.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
