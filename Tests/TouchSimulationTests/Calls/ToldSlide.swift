// An animator of random calls.

@testable import TouchEngine
@testable import TouchSimulation
@testable import TouchWidgets

/// Slides views by an animation or an animator that can be held.
final class ToldSlide: UIViewControllerAnimatedTransitioning {
  let record: Record
  private var animator: UIViewPropertyAnimator?
  let isHeld: Bool

  init(_ record: Record, isHeld: Bool) { (self.record, self.isHeld) = (record, isHeld) }
  deinit {}

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    record.note("animates", context.isInteractive)
    record.note("animated", context.isAnimated)
    if isHeld { return interruptibleAnimator(using: context).startAnimation() }
    let changes = prepare(context)
    UIView.animate(withDuration: 0.5, animations: changes) { [record] _ in
      record.note("arrived", context.transitionWasCancelled)
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    guard isHeld else { return NoAnimator.shared }
    if let animator { return animator }
    let new = UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut, animations: prepare(context))
    animator = new
    new.addCompletion { [record] position in
      record.note("arrived", position.rawValue)
      context.completeTransition(position == .end)
    }
    return new
  }

  private func prepare(_ context: any UIViewControllerContextTransitioning) -> () -> Void {
    let (to, from) = (context.view(forKey: .to), context.view(forKey: .from))
    if let to, let screen = context.viewController(forKey: .to) {
      context.containerView.addSubview(to)
      record.note("final", context.finalFrame(for: screen))
      record.note("initial", context.initialFrame(for: screen))
      to.frame = context.finalFrame(for: screen).offsetBy(dx: 300, dy: 0)
      return { to.frame = context.finalFrame(for: screen) }
    }
    return { from?.frame.origin.x = 300 }
  }

  func animationEnded(_ transitionCompleted: Bool) { record.note("ended", transitionCompleted) }
}
