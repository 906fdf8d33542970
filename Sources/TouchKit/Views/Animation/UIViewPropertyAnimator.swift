// Changes that an app starts, holds, moves by hand, turns round and lets go. What may be asked when,
// decides `AnimatorState`; where it stands, `AnimationPosition`.

import GestureCore

/// Animates changes of views, and can be held, moved by hand, turned round and continued.
///
/// ```swift
/// let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) { card.center.y = 600 }
/// animator.pauseAnimation()
/// animator.fractionComplete = 0.3
/// animator.isReversed = true
/// animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
/// ```
///
/// The changes are made when it begins: when it is first started, paused or moved. While it runs it
/// needs no reference. It animates the views of the application whose code made it.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIViewPropertyAnimator: UIViewImplicitlyAnimating {
  /// How the progress follows time; a copy is not made.
  public final let timingParameters: any UITimingCurveProvider

  /// How long all of the way takes, in seconds; a spring of mass, stiffness and damping fixes it.
  public final let duration: TimeInterval

  /// The delay of the last start, in seconds.
  public internal(set) final var delay: TimeInterval = 0

  /// Whether it can be paused, moved, turned round and stopped while it is active; true by default.
  /// Counts when it begins.
  open var isInterruptible = true

  /// Whether the views can be touched while they are on their way; true by default. Counts when it
  /// begins.
  open var isUserInteractionEnabled = true

  /// Whether touches find moving views where they are going to be, because the app looks for itself
  /// where they show; false by default. Counts when it begins.
  open var isManualHitTestingEnabled = false

  /// Whether a standing animation that is moved by hand follows evenly, and not along its curve; true by
  /// default. [doc]
  open var scrubsLinearly = true

  /// Whether it stands at its end and stays active, and tells no completion; false by default. [doc]
  open var pausesOnCompletion = false

  /// What it does at the moment.
  final var present = AnimatorState.inactive
  /// Its changes on their way; there is one from the beginning to the end.
  final var transaction: AnimationTransaction?
  /// Whether it could be interrupted when it began.
  final var wasInterruptible = true
  /// Changes to be made when it begins.
  final var waiting: [(changes: () -> Void, delayFactor: Double)] = []
  final var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// What it was taken off, until it says where that ends.
  final var settled: [AnimationTransaction.Settled] = []
  /// Whether it will head for the old values when it begins.
  final var beginsReversed = false
  /// Keeps it alive while it runs.
  final var end: Scheduler.Token?
  final let clockReference: Weak<AnimationClock>

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

  /// Makes an animator that has started; duration and delay are in seconds. Of the options only the
  /// curve counts.
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

  /// What it does at the moment.
  public final var state: UIViewAnimatingState {
    switch present {
    case .inactive: .inactive
    case .running, .held: .active
    case .stopped: .stopped
    }
  }

  /// Whether it moves, or will when its delay is over.
  public final var isRunning: Bool { present == .running }

  /// Whether it heads for the old values. Setting it turns a running animation round where it is.
  open var isReversed: Bool {
    get { transaction?.position.isReversed ?? beginsReversed }
    set { if newValue != isReversed { turnRound() } }
  }

  /// How much of the way is done, from 0 to 1, counted from the end that it comes from.
  ///
  /// While it runs this is the part of the time. Setting it moves a standing animation, and begins one
  /// that has not begun; it does nothing to a running one.
  open var fractionComplete: CGFloat {
    get { fraction }
    set { move(to: Double(newValue)) }
  }

  /// Starts, or goes on along the timing that it was made with; a stopped animation is a programmer
  /// error.
  open func startAnimation() { start(after: 0) }

  /// Starts, or goes on, after a delay in seconds; a stopped animation is a programmer error.
  open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }

  /// Stands still, also from the very beginning; a stopped animation is a programmer error.
  open func pauseAnimation() { pause() }

  /// Goes on from where it stands; only a standing animation does.
  ///
  /// - Parameters:
  ///   - parameters: How the rest goes; `nil` means along the timing that it was made with.
  ///   - durationFactor: How long the rest takes, as a part of ``duration``; 0 means as long as is left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    proceed(by: parameters, factor: Double(durationFactor))
  }

  /// Takes it off its views, which keep the values that show.
  ///
  /// Without finishing it is inactive and tells no completion; otherwise it is stopped, and
  /// ``finishAnimation(at:)`` ends it.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(isLast: withoutFinishing) }

  /// Ends a stopped animation at the old values, at the new ones, or at those that show, and tells the
  /// completions at once; any other animation is a programmer error.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    finish(at: finalPosition)
  }

  /// Adds changes; to an active animation they take the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void) { add(animation, factor: 0) }

  /// Adds changes that begin after a part of the time that is left, from 0 to 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, factor: Double(delayFactor))
  }

  /// Adds what is told once where the animation ended, in the order added.
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
