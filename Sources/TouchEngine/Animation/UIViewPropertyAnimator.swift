// Changes that an app starts, holds, moves by hand, reverses and continues. `AnimatorState` decides
// which calls are valid when. `AnimationPosition` has the position.

import GestureCore

/// Animates changes of views, and can be held, moved by hand, reversed and continued.
///
/// ```swift
/// let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) { card.center.y = 600 }
/// animator.pauseAnimation()
/// animator.fractionComplete = 0.3
/// animator.isReversed = true
/// animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
/// ```
///
/// The changes are made when it begins: when it is first started, paused or moved. While it runs,
/// it keeps itself alive. It animates the views of the application whose code made it.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIViewPropertyAnimator: UIViewImplicitlyAnimating {
  /// The timing; it is not copied.
  public final let timingParameters: any UITimingCurveProvider

  /// How long the whole way takes, in seconds. A spring with mass, stiffness and damping has its
  /// own duration.
  public final let duration: TimeInterval

  /// The delay of the last start, in seconds.
  public internal(set) final var delay: TimeInterval = 0

  /// Whether it can be paused, moved, reversed and stopped while it is active; true by default.
  /// Read when it begins.
  open var isInterruptible = true

  /// Whether the views can be touched while they are animated; true by default. Read when it
  /// begins.
  open var isUserInteractionEnabled = true

  /// Whether hit tests find moving views at their final positions, because the app itself tests the
  /// visible positions; false by default. Read when it begins.
  open var isManualHitTestingEnabled = false

  /// Whether a held animation follows ``fractionComplete`` linearly, and not along its curve; true
  /// by default. [doc]
  open var scrubsLinearly = true

  /// Whether it stays active at its end and calls no completion; false by default. [doc]
  open var pausesOnCompletion = false

  /// Its state, as ``AnimatorState`` knows it.
  final var present = AnimatorState.inactive
  /// Its animated changes, from its beginning to its end.
  final var transaction: AnimationTransaction?
  /// Whether it could be interrupted when it began.
  final var wasInterruptible = true
  /// Changes to be made when it begins.
  final var waiting: [(changes: () -> Void, delayFactor: Double)] = []
  final var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The properties that it has stopped moving, until it sets their final values.
  final var settled: [AnimationTransaction.Settled] = []
  /// Whether it will run to the old values when it begins.
  final var beginsReversed = false
  /// The call at its end, which keeps it alive while it runs.
  final var end: Scheduler.Token?
  /// The clock of the application in which it was made, until it changes a view of another one.
  final var clockReference: Weak<AnimationClock>

  /// Makes an animator by its timing; the duration is in seconds.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    self.duration = parameters.timing(duration: duration).duration
    clockReference = Weak(UIApplication.shared.animationClock)
  }

  /// Makes an animator by one of UIKit's curves; the duration is in seconds.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator by a curve from (0, 0) to (1, 1); the duration is in seconds.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator by a spring that comes to rest in a duration, in seconds.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes and starts an animator; duration and delay are in seconds. Only the curve of the options
  /// is used.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: options.animationCurve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  deinit {}

  /// Its state.
  public final var state: UIViewAnimatingState {
    switch present {
    case .inactive: .inactive
    case .running, .held: .active
    case .stopped: .stopped
    }
  }

  /// Whether it moves, or will move when its delay is over.
  public final var isRunning: Bool { present == .running }

  /// Whether it runs to the old values. Setting it reverses a running animation at its position.
  open var isReversed: Bool {
    get { transaction?.position.isReversed ?? beginsReversed }
    set { if newValue != isReversed { turnRound() } }
  }

  /// The part of the way that is done, from 0 to 1. It counts from the end opposite to the goal.
  ///
  /// While it runs, this is the part of the time. Setting it moves a held animation, and begins one
  /// that has not begun. It has no effect on a running one.
  open var fractionComplete: CGFloat {
    get { fraction }
    set { move(to: Double(newValue)) }
  }

  /// Starts, or continues with its own timing. To call this on a stopped animation is a programmer
  /// error.
  open func startAnimation() { start(after: 0) }

  /// Starts or continues after a delay in seconds. To call this on a stopped animation is a
  /// programmer error.
  open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }

  /// Stops at its position; before the start, it begins and is held at its start. To call this on a
  /// stopped animation is a programmer error.
  open func pauseAnimation() { pause() }

  /// Continues from its position. Only a held animation does so.
  ///
  /// - Parameters:
  ///   - parameters: The timing of the rest; `nil` for its own timing.
  ///   - durationFactor: How long the rest takes, as a part of ``duration``; 0 for the time that is
  ///     left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    proceed(by: parameters, factor: Double(durationFactor))
  }

  /// Removes it from its views, which keep their visible values.
  ///
  /// Without finishing, it becomes inactive and calls no completion. Otherwise it is stopped, and
  /// ``finishAnimation(at:)`` ends it.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(isLast: withoutFinishing) }

  /// Ends a stopped animation at the old values, the new values or the visible values, and calls
  /// the completions at once. To call this on any other animation is a programmer error.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    finish(at: finalPosition)
  }

  /// Adds changes. In an active animation they take the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void) { add(animation, factor: 0) }

  /// Adds changes that begin after a part of the time that is left, from 0 to 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, factor: Double(delayFactor))
  }

  /// Adds a closure that is called once with the position at which the animation ended. Closures
  /// are called in the order added.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}

nonisolated extension UIView.AnimationOptions {
  /// UIKit's curve among the options.
  fileprivate var animationCurve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut
  }
}
