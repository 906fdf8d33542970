// Transitions of strangers.

import UIKit

/// A driver with a variable.
public final class Pull: UIPercentDrivenInteractiveTransition {
  /// How often it was moved.
  public var updateCount = 0
  deinit { Farewells.say("Pull") }
  public override func update(_ percentComplete: CGFloat) {
    updateCount += 1
    super.update(percentComplete)
  }
}

/// A driver that lets go at once.
public final class Push: UIViewControllerInteractiveTransitioning {
  /// Finishes.
  public func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) { transitionContext.finishInteractiveTransition() }
  /// Makes one.
  public init() {}
}

/// Lets a view fade.
public final class Fade: UIViewControllerAnimatedTransitioning {
  /// Makes one.
  public init() {}
  /// A second.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }
  /// Fades.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .from) else {
      return transitionContext.completeTransition(true)
    }
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// Fades pages that are pulled.
public final class Album: UIViewControllerTransitioningDelegate {
  /// Drives a dismissal.
  public let pull = Pull()
  /// Drives a presentation.
  public let push = Push()
  /// Makes one.
  public init() {}
  /// Fades.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }
  /// Pulls.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { pull }
}

/// Stands in for a transition in tests.
public final class StandIn: UIViewControllerContextTransitioning {
  /// What it was told.
  public var heard: [String] = []
  /// Makes one.
  public init() {}
  /// An empty view.
  public let containerView = UIView()
  /// Yes.
  public var isAnimated: Bool { true }
  /// Yes.
  public var isInteractive: Bool { true }
  /// No.
  public var transitionWasCancelled: Bool { false }
  /// None.
  public var targetTransform: CGAffineTransform { .identity }
  /// Notes it.
  public func updateInteractiveTransition(_ percentComplete: CGFloat) { heard.append("updated") }
  /// Notes it.
  public func finishInteractiveTransition() { heard.append("finished") }
  /// Notes it.
  public func cancelInteractiveTransition() { heard.append("cancelled") }
  /// Notes it.
  public func pauseInteractiveTransition() { heard.append("paused") }
  /// Notes it.
  public func completeTransition(_ didComplete: Bool) { heard.append("completed \(didComplete)") }
  /// None.
  public func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }
  /// None.
  public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  /// None.
  public func initialFrame(for controller: UIViewController) -> CGRect { .zero }
  /// None.
  public func finalFrame(for controller: UIViewController) -> CGRect { .zero }
}

/// A coordinator that makes changes at once, for tests of what animates along.
public final class Rehearsal: UIViewControllerTransitionCoordinator,
  UIViewControllerTransitionCoordinatorContext
{
  /// The view in which things move.
  public let stage = UIView(frame: .zero)
  /// Makes one.
  public init() {}
  /// Makes the changes.
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    completion?(self)
    return true
  }
  /// Makes the changes.
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
  /// Never calls it.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
  /// Yes.
  public var isAnimated: Bool { true }
  /// None.
  public var presentationStyle: UIModalPresentationStyle { .none }
  /// No.
  public var initiallyInteractive: Bool { false }
  /// No.
  public var isInterruptible: Bool { false }
  /// No.
  public var isInteractive: Bool { false }
  /// No.
  public var isCancelled: Bool { false }
  /// A second.
  public var transitionDuration: TimeInterval { 1 }
  /// All of it.
  public var percentComplete: CGFloat { 1 }
  /// As before.
  public var completionVelocity: CGFloat { 1 }
  /// As before.
  public var completionCurve: UIView.AnimationCurve { .linear }
  /// The stage.
  public var containerView: UIView { stage }
  /// None.
  public var targetTransform: CGAffineTransform { .identity }
  /// Nobody.
  public func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }
  /// Nothing.
  public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}
