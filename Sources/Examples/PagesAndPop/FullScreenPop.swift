// A pop by a plain pan over the whole screen: the pan, the driver and the animator.

import UIKit

/// Pops the top controller of a navigation controller by a pan to the right that starts anywhere.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class FullScreenPop: UINavigationControllerDelegate {
  /// The pan, for which others may wait.
  let pan = UIPanGestureRecognizer()
  /// Whether a pan to the right may begin now.
  var mayBegin: () -> Bool = { true }
  private weak var navigation: UINavigationController?
  private(set) var driver: UIPercentDrivenInteractiveTransition?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    navigation.delegate = self
    // In place of the system's own swipe over the content.
    navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
    pan.addTarget(self, action: FullScreenPop.panned)
    pan.delegate = self
    navigation.view.addGestureRecognizer(pan)
  }

  deinit {}

  /// Gives the navigation controller its own recognizer back.
  func remove() {
    navigation?.view.removeGestureRecognizer(pan)
    navigation?.interactiveContentPopGestureRecognizer?.isEnabled = true
    if navigation?.delegate === self { navigation?.delegate = nil }
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    let width = max(pan.view?.bounds.width ?? 1, 1)
    switch pan.state {
    case .began:
      driver = UIPercentDrivenInteractiveTransition()
      navigation?.popViewController(animated: true)
    case .changed:
      driver?.update(pan.translation(in: pan.view).x / width)
    default:
      let isFar = pan.translation(in: pan.view).x > width / 2
      let isFast = pan.velocity(in: pan.view).x > 500
      if pan.state == .ended, isFar || isFast { driver?.finish() } else { driver?.cancel() }
      driver = nil
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    driver == nil ? nil : PageSlide()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

extension FullScreenPop: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    // A pan that begins after exactly its 10 points has no translation yet, but it has a velocity.
    let way = pan.velocity(in: pan.view)
    let hasWayBack = (navigation?.viewControllers.count ?? 0) > 1
    return hasWayBack && way.x > abs(way.y) && mayBegin()
  }
}

/// Slides the upper page out to the right.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class PageSlide: UIViewControllerAnimatedTransitioning {
  deinit {}

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(true)
    }
    to.frame = context.containerView.bounds
    context.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .curveLinear,
      animations: { from.center.x += context.containerView.bounds.width },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}
