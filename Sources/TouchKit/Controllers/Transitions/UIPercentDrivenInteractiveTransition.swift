// Drives a transition by a number: how much of it is done.

/// Drives a transition by how much of it is done.
///
/// A recognizer's action moves it with ``update(_:)`` and lets it go with ``finish()`` or ``cancel()``.
/// The animator's calls of `UIView.animate`, or its interruptible animator, follow evenly; the rest
/// takes its part of the duration, divided by ``completionSpeed``. [doc]
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  /// The transition that it drives, or drove last.
  final var transition: ControllerTransition? {
    get { reference.object }
    set { reference = Weak(newValue) }
  }
  private final var reference = Weak<ControllerTransition>(nil)
  private final var lastDuration = 0.0
  private final var lastPercent = 0.0

  /// Makes one that drives nothing yet.
  public init() {}

  deinit {}

  /// How long the whole transition takes, in seconds; 0 before one begins.
  public final var duration: CGFloat { CGFloat(transition?.duration ?? lastDuration) }

  /// How much of it is done, from 0 to 1.
  public final var percentComplete: CGFloat { CGFloat(transition?.progress ?? lastPercent) }

  /// How many times as fast as at first the rest goes; 1 by default. What is not above 0 counts as 1.
  open var completionSpeed: CGFloat = 1

  /// How the rest goes; slow at both ends by default. [doc]
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// How the rest goes, in place of ``completionCurve``; `nil` by default.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Whether a user has it in hand from the start; true by default. [doc]
  open var wantsInteractiveStart = true

  /// Begins: the animator's changes are made, and stand at their start. An override calls its
  /// superclass.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? ControllerTransition else { return }
    self.transition = transition
    transition.animateHeld(startingNow: false)
  }

  /// Takes a running transition in hand, where it is.
  open func pause() { transition?.pause() }

  /// Moves it to a part of its way, from 0 to 1; only while a user has it in hand.
  open func update(_ percentComplete: CGFloat) { transition?.move(to: Double(percentComplete)) }

  /// Lets it go on to its end; only while a user has it in hand.
  open func finish() { endInteraction(back: false) }

  /// Lets it go back to its start; only while a user has it in hand.
  open func cancel() { endInteraction(back: true) }

  private final func endInteraction(back isCancelled: Bool) {
    guard let transition else { return }
    (lastDuration, lastPercent) = (transition.duration, isCancelled ? 0 : 1)
    transition.continueAnimation(
      back: isCancelled,
      by: timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve),
      speed: Double(completionSpeed))
  }
}
