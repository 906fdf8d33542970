// The default animation of a presented view: it comes from below and goes back there.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// Moves a presented view in from below, or a dismissed view out.
final class SlideTransition: UIViewControllerAnimatedTransitioning {
  /// How long it takes: 0.4 seconds. [ours]
  nonisolated static var duration: Double { 0.4 }

  private let isPresentation: Bool

  init(isPresentation: Bool) { self.isPresentation = isPresentation }

  deinit {}

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let height = context.containerView.bounds.height
    let end = { (_: Bool) in context.completeTransition(!context.transitionWasCancelled) }
    guard isPresentation, let view = context.view(forKey: .to) else {
      if let under = context.view(forKey: .to) { context.containerView.insertSubview(under, at: 0) }
      return UIView.animate(
        withDuration: Self.duration,
        animations: { context.view(forKey: .from)?.center.y += height }, completion: end)
    }
    context.containerView.addSubview(view)
    let center = view.center
    UIView.performWithoutAnimation { view.center.y += height }
    UIView.animate(
      withDuration: Self.duration, animations: { view.center = center }, completion: end)
  }
}
