// The default animation of a push or a pop. `BackSwipe` has the numbers.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// Moves the upper controller's view in from the trailing edge or out to it, and the lower one's by a
/// part of the width.
final class NavigationSlide: UIViewControllerAnimatedTransitioning {
  private let isPush: Bool
  /// 1 where the trailing edge is on the right, otherwise -1.
  private let side: CGFloat

  init(isPush: Bool, isMirrored: Bool) {
    self.isPush = isPush
    side = isMirrored ? -1 : 1
  }

  deinit {}

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { BackSwipe.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let going = context.view(forKey: .from), let coming = context.view(forKey: .to),
      let page = context.viewController(forKey: .to)
    else { return context.completeTransition(true) }
    let container = context.containerView
    let place = context.finalFrame(for: page)
    let width = Double(place.width)
    // The upper controller out of sight, and the lower one under it.
    let out = side * CGFloat(BackSwipe.places(progress: 0, width: width).front)
    let under = side * CGFloat(BackSwipe.places(progress: 1, width: width).back)
    UIView.performWithoutAnimation { coming.frame = place }
    // Code of the app hears of its window, and may animate.
    if isPush {
      container.addSubview(coming)
    } else {
      container.insertSubview(coming, belowSubview: going)
    }
    UIView.performWithoutAnimation { coming.center.x += isPush ? out : under }
    let end = isPush ? under : out
    // A finger moves the views evenly.
    let curve: UIView.AnimationOptions = context.isInteractive ? .curveLinear : .curveEaseInOut
    let middle = CGPoint(x: place.midX, y: place.midY)
    // The views of a change that this one interrupts go on from where they show.
    let options: UIView.AnimationOptions =
      context.isInteractive ? curve : [curve, .beginFromCurrentState]
    UIView.animate(
      withDuration: BackSwipe.duration, delay: 0, options: options,
      animations: { going.center = CGPoint(x: middle.x + end, y: middle.y) })
    UIView.animate(
      withDuration: BackSwipe.duration, delay: 0, options: [curve, .allowUserInteraction],
      animations: { coming.center = middle },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}
