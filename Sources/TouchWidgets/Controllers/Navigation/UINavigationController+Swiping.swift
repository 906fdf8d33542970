// A finger swipes the top controller away. `BackSwipe` has the places and decides what a lift does.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

extension UINavigationController {
  final func swipedFromEdge() { swiped(edgeSwipe) }

  final func swipedContent() { swiped(contentSwipe) }

  private final func swiped(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: beginSwipe(pan)
    case .changed: followSwipe(pan)
    case .ended: endSwipe(pan, velocity: forward(pan.velocity(in: content)))
    // What the system takes away goes back.
    default: endSwipe(pan, velocity: nil)
    }
  }

  /// The part of a vector that leads towards the trailing edge.
  private final func forward(_ vector: CGPoint) -> Double {
    Double(viewStorage?.isMirrored == true ? -vector.x : vector.x)
  }

  private final func beginSwipe(_ pan: UIPanGestureRecognizer) {
    guard !isCarryingOut else { return }
    note()
    let start = placeOfFront()
    guard rule.beginSwipe(isInHand: transition.object?.isInteractive ?? false) else { return }
    swipe = Swipe(
      pan: pan, position: BackSwipe(width: Double(content.bounds.width), start: start),
      driver: UIPercentDrivenInteractiveTransition())
    carryOut()
    followSwipe(pan)
  }

  private final func followSwipe(_ pan: UIPanGestureRecognizer) {
    guard swipe?.pan === pan, rule.move?.isSwipe == true else { return }
    swipe?.position.moved(by: forward(pan.translation(in: content)))
    guard let swipe else { return }
    swipe.driver.update(CGFloat(swipe.position.progress))
  }

  private final func endSwipe(_ pan: UIPanGestureRecognizer, velocity: Double?) {
    guard swipe?.pan === pan, let swipe = exchange(&swipe, with: nil), rule.move?.isSwipe == true
    else { return }
    let isFinished = velocity.map { swipe.position.finishes(velocity: $0) } ?? false
    let spring = swipe.position.springVelocity(velocity ?? 0, isFinished: isFinished)
    swipe.driver.timingCurve = UISpringTimingParameters(
      mass: 1, stiffness: CGFloat(BackSwipe.frequency * BackSwipe.frequency),
      damping: CGFloat(2 * BackSwipe.damping * BackSwipe.frequency),
      initialVelocity: CGVector(dx: CGFloat(spring), dy: 0))
    if isFinished { swipe.driver.finish() } else { swipe.driver.cancel() }
  }

  /// Where the controller that a swipe takes away shows now, as a distance towards the trailing edge,
  /// in points; 0 unless it is on its way to its place.
  private final func placeOfFront() -> Double {
    guard let move = rule.move, let transition = transition.object else { return 0 }
    let front: NavigationRule.Screen? =
      switch move.operation {
      case .push: transition.transitionWasCancelled ? nil : move.to
      case .pop: transition.transitionWasCancelled ? move.from : nil
      }
    guard let front, let view = controller(front)?.viewStorage else { return 0 }
    let distance = view.presentation.geometry.center.x - content.bounds.midX
    return forward(CGPoint(x: distance, y: 0))
  }
}
