// What can be asked of anything that animates views and can be interrupted.

/// What an animator does at the moment.
nonisolated public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is over.
  case inactive
  /// It has begun, and runs or stands.
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

/// Something that animates views and can be interrupted.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewAnimating: AnyObject {
  /// What it does at the moment.
  var state: UIViewAnimatingState { get }
  /// Whether it moves, or will when its delay is over.
  var isRunning: Bool { get }
  /// Whether it heads for the old values.
  var isReversed: Bool { get set }
  /// How much of the way is done, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts, or goes on.
  func startAnimation()
  /// Starts, or goes on, after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stands still.
  func pauseAnimation()
  /// Takes the animation off its views, which keep the values that show; without finishing, it is
  /// inactive and tells nobody.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation whose changes are told by closures.
///
/// The methods have defaults that do nothing, as they are optional in UIKit; ``UIViewPropertyAnimator``
/// has them all.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a part of the time that is left, from 0 to 1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is told where the animation ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on from a pause by another timing.
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
