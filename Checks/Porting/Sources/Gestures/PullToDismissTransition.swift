import UIKit

final class PullToDismissTransition: UIPercentDrivenInteractiveTransition {

  private weak var controller: UIViewController?
  private(set) var isInteracting = false
  private var shouldFinish = false

  init(controller: UIViewController) {
    self.controller = controller
    super.init()
    let pan = UIPanGestureRecognizer(target: self, action: #selector(Self.handle(_:)))
    pan.delegate = self
    controller.view.addGestureRecognizer(pan)
  }

  @objc func handle(_ pan: UIPanGestureRecognizer) {
    guard let view = pan.view else { return }
    let progress = max(0, min(1, pan.translation(in: view.superview).y / max(view.bounds.height, 1)))
    switch pan.state {
    case .began:
      isInteracting = true
      controller?.dismiss(animated: true, completion: nil)
    case .changed:
      shouldFinish = progress > 0.3 || pan.velocity(in: view).y > 900
      update(progress)
    case .cancelled:
      isInteracting = false
      cancel()
    case .ended:
      isInteracting = false
      shouldFinish ? finish() : cancel()
    default:
      break
    }
  }
}

extension PullToDismissTransition: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: pan.view)
    return velocity.y > abs(velocity.x)
  }
}

extension PullToDismissTransition: UIViewControllerTransitioningDelegate {
  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    isInteracting ? self : nil
  }
}
