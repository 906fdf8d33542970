// The protocols of an app's own transition from one controller to another: animators and drivers.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// Which of a transition's controllers is meant.
nonisolated public enum UITransitionContextViewControllerKey: Sendable {
  /// The controller that is shown at the start.
  case from
  /// The controller that is shown at the end.
  case to
}

/// Which of a transition's views is meant.
nonisolated public enum UITransitionContextViewKey: Sendable {
  /// The view that goes.
  case from
  /// The view that comes.
  case to
}

/// A change from one controller to another, for the objects that animate and drive it.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that contains the views while they move.
  var containerView: UIView { get }
  /// Whether anything is to move.
  var isAnimated: Bool { get }
  /// Whether a user moves it now.
  var isInteractive: Bool { get }
  /// Whether it goes back to its start, or has gone back.
  var transitionWasCancelled: Bool { get }
  /// The transform of the coming view at the end.
  var targetTransform: CGAffineTransform { get }
  /// Reports the progress to which a user has moved it, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interaction is over and the transition runs to its end.
  func finishInteractiveTransition()
  /// Reports that the interaction is over and the transition runs back to its start.
  func cancelInteractiveTransition()
  /// Reports that a user pauses the running transition and moves it from now on.
  func pauseInteractiveTransition()
  /// Reports that all views have moved; false if they have gone back. The animator calls this once.
  func completeTransition(_ didComplete: Bool)
  /// One of the controllers.
  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController?
  /// The view that is to be moved; `nil` if it stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view is at the start, in the container; `.zero` if it is not there.
  func initialFrame(for controller: UIViewController) -> CGRect
  /// Where a controller's view is at the end, in the container; `.zero` if it is not there.
  func finalFrame(for controller: UIViewController) -> CGRect
}

/// Moves the views of a transition.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// How long it takes, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Adds the coming view to the container and moves the views; at the end, calls
  /// ``UIViewControllerContextTransitioning/completeTransition(_:)``.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// An animator that moves the views and can be held. By default there is none, and the calls of
  /// `UIView.animate` in ``animateTransition(using:)`` are held.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Called when the transition is over; false if it has gone back.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Nothing that can be held.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoAnimator.shared }
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition that a user moves.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins. The driver reports everything that follows to the context.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the rest, as a multiple of the original speed; 1 by default.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest; slow at both ends by default.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether a user moves it from the start; true by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Yes.
  public var wantsInteractiveStart: Bool { true }
}

/// Provides the animators and drivers for the presentation of a controller and its dismissal.
///
/// Every method has a default, like the optional methods of UIKit: UIKit's slide, driven by time.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// The animator of the presentation; `nil` for UIKit's slide.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animator of the dismissal; `nil` for UIKit's slide.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The driver of the presentation; `nil` if time drives it. Called only for an animator of the
  /// app's own.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The driver of the dismissal; `nil` if time drives it. Called only for an animator of the app's
  /// own.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// UIKit's slide.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// UIKit's slide.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Time.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Time.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Stands for no animator in functions that must return one.
final class NoAnimator: UIViewImplicitlyAnimating {
  static let shared = NoAnimator()
  private init() {}
  deinit {}

  let state = UIViewAnimatingState.inactive
  let isRunning = false
  var isReversed: Bool {
    get { false }
    set {}
  }
  var fractionComplete: CGFloat {
    get { 0 }
    set {}
  }
  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
