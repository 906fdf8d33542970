// What an app says about the change from one controller to another: what moves, and what drives it.

import GestureCore

/// Which of a transition's controllers is meant.
nonisolated public enum UITransitionContextViewControllerKey: Sendable {
  /// The one that is shown at the start.
  case from
  /// The one that is shown at the end.
  case to
}

/// Which of a transition's views is meant.
nonisolated public enum UITransitionContextViewKey: Sendable {
  /// The one that goes.
  case from
  /// The one that comes.
  case to
}

/// A change from one controller to another, as the objects see it that animate and drive it.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that the views are in while they move.
  var containerView: UIView { get }
  /// Whether anything is to move.
  var isAnimated: Bool { get }
  /// Whether a user has it in hand now.
  var isInteractive: Bool { get }
  /// Whether it goes back to its start, or has gone back.
  var transitionWasCancelled: Bool { get }
  /// How the coming view is to be turned.
  var targetTransform: CGAffineTransform { get }
  /// Tells how far a user has moved it, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Tells that a user lets it go on to its end.
  func finishInteractiveTransition()
  /// Tells that a user lets it go back to its start.
  func cancelInteractiveTransition()
  /// Tells that a user takes a running one in hand.
  func pauseInteractiveTransition()
  /// Tells that all has moved; false if it has gone back. What animates calls this once.
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
  /// What moves the views, if it can be held; by default nothing, and then the calls of
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

/// Drives a transition that a user has in hand.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins: what follows is told to the context.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How many times as fast as at first the rest goes; 1 by default.
  var completionSpeed: CGFloat { get }
  /// How the rest goes; slow at both ends by default.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether a user has it in hand from the start; true by default.
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

/// Says what moves and what drives the presentation of a controller, and its dismissal.
///
/// Every method has a default, as the optional methods of UIKit do: nothing of the app's own.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// What moves the views when the controller is presented; `nil` means UIKit's slide.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What moves the views when the controller is dismissed; `nil` means UIKit's slide.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What drives the presentation; `nil` means time. Asked only about an animator of the app's own.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What drives the dismissal; `nil` means time. Asked only about an animator of the app's own.
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

/// Stands for no animator where one has to be returned.
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

/// A transitioning delegate that is not kept alive.
final class TransitioningDelegateReference {
  #if hasFeature(Embedded)
    /// Used only while `watch` has its object: an object of TouchKit's tells when it goes, and any other
    /// one must outlive this reference, as ``Weak`` says.
    private unowned(unsafe) let reference: any UIViewControllerTransitioningDelegate
    private let watch: Weak<AnyObject>

    init(_ delegate: any UIViewControllerTransitioningDelegate) {
      reference = delegate
      watch = Weak(delegate)
    }

    var delegate: (any UIViewControllerTransitioningDelegate)? {
      watch.object == nil ? nil : reference
    }
  #else
    private(set) weak var delegate: (any UIViewControllerTransitioningDelegate)?

    init(_ delegate: any UIViewControllerTransitioningDelegate) { self.delegate = delegate }
  #endif

  deinit {}
}
