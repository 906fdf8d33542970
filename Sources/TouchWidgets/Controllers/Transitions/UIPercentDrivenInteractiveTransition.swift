// Drives a transition by its progress.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// Drives a transition by its progress.
///
/// A recognizer's action moves it with ``update(_:)`` and ends the interaction with ``finish()`` or
/// ``cancel()``. The animator's calls of `UIView.animate`, or its interruptible animator, follow
/// linearly. The rest takes its part of the duration, divided by ``completionSpeed``. [doc]
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  /// The transition that it drives, or the last one that it drove.
  final var transition: ControllerTransition? {
    get { reference.object }
    set { reference = Weak(newValue) }
  }
  private final var reference = Weak<ControllerTransition>(nil)
  private final var lastDuration = 0.0
  private final var lastPercent = 0.0

  /// Makes a driver without a transition.
  public init() {}

  deinit {}

  /// How long the whole transition takes, in seconds; 0 before one begins.
  public final var duration: CGFloat { CGFloat(transition?.duration ?? lastDuration) }

  /// How much of it is done, from 0 to 1.
  public final var percentComplete: CGFloat { CGFloat(transition?.progress ?? lastPercent) }

  /// The speed of the rest, as a multiple of the original speed; 1 by default. A value that is not
  /// above 0 counts as 1.
  open var completionSpeed: CGFloat = 1

  /// The curve of the rest; slow at both ends by default. [doc]
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// The timing of the rest, in place of ``completionCurve``; `nil` by default.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Whether a user moves it from the start; true by default. [doc]
  open var wantsInteractiveStart = true

  /// Begins: the animator's changes are made and held at their start. An override calls its
  /// superclass.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? ControllerTransition else { return }
    self.transition = transition
    transition.animateHeld(startingNow: false)
  }

  /// Pauses a running transition. From now on a user moves it.
  open func pause() { transition?.pause() }

  /// Moves it to a progress from 0 to 1. Only valid during an interaction.
  open func update(_ percentComplete: CGFloat) { transition?.move(to: Double(percentComplete)) }

  /// Ends the interaction; the transition runs to its end. Only valid during an interaction.
  open func finish() { endInteraction(back: false) }

  /// Ends the interaction; the transition runs back to its start. Only valid during an interaction.
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
