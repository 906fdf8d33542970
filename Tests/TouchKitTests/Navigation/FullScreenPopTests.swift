// A pop by a pan over the whole screen, as apps build it from a delegate, an animator and a driver.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

/// Fades the upper controller away, in a second.
private final class Fading: UIViewControllerAnimatedTransitioning {
  let diary: Diary
  init(_ diary: Diary) { self.diary = diary }
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 1 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    context.containerView.insertSubview(to, at: 0)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { from.alpha = 0 },
      completion: { _ in
        from.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
  func animationEnded(_ transitionCompleted: Bool) { diary.write("ended \(transitionCompleted)") }
}

/// The app's own recognizer and driver.
private final class Puller {
  let trail: Trail
  let pan = UIPanGestureRecognizer()
  init(_ trail: Trail) {
    self.trail = trail
    pan.addTarget(self, action: Puller.panned)
    trail.navigation.view.addGestureRecognizer(pan)
    trail.navigation.interactivePopGestureRecognizer?.isEnabled = false
    trail.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
  }
  func panned(_ pan: UIPanGestureRecognizer) {
    let driver = trail.driver as? UIPercentDrivenInteractiveTransition
    let part = pan.translation(in: pan.view).x / 400
    switch pan.state {
    case .began:
      trail.driver = UIPercentDrivenInteractiveTransition()
      trail.animator = Fading(trail.diary)
      trail.navigation.popViewController(animated: true)
    case .changed: driver?.update(part)
    default:
      if part > 0.5 { driver?.finish() } else { driver?.cancel() }
      (trail.driver, trail.animator) = (nil, nil)
    }
  }
}

@Suite struct FullScreenPop {
  @Test func thePanDrivesTheAppsAnimator() {
    withTrail("AB") { screen, trail in
      let b = trail.navigation.viewControllers[1]
      let puller = Puller(trail)
      let finger = screen.finger()
      finger.down(at: CGPoint(x: 100, y: 400))
      finger.move(by: 10, 0)
      #expect(
        trail.told() == "A didLoad, B willDisappear, A willAppear, willShow A, A isAppearing")
      finger.move(by: 100, 0)
      #expect(b.view.presentation.opacity == 0.75)
      finger.move(by: 140, 0)
      finger.up()
      screen.wait(1)
      #expect(trail.told() == "B didDisappear, A didAppear, didShow A, ended true")
      #expect(trail.names == "A")
      keepAlive(puller)
    }
  }

  @Test func andGoesBackWithIt() {
    withTrail("AB") { screen, trail in
      let b = trail.navigation.viewControllers[1]
      let puller = Puller(trail)
      screen.play(.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 200, y: 400)))
      #expect(trail.names == "A")
      _ = trail.told()
      screen.wait(1)
      #expect(
        trail.told() == "A willDisappear, B willAppear, A didDisappear, B didAppear, ended false")
      #expect(trail.names == "AB" && b.view.alpha == 1 && b.view.window != nil)
      keepAlive(puller)
    }
  }

  @Test func theSwipeFromTheEdgeDrivesAnAnimatorOfTheApp() {
    withTrail("AB") { screen, trail in
      let b = trail.navigation.viewControllers[1]
      trail.animator = Fading(trail.diary)
      trail.pull(by: 112)
      #expect(b.view.presentation.opacity == 0.75)
      trail.release()
      screen.wait(2)
      #expect(trail.names == "AB")
      trail.navigation.popViewController(animated: true)
      screen.wait(0.5)
      #expect(b.view.presentation.opacity == 0.5)
      screen.wait(0.5)
      #expect(trail.names == "A")
    }
  }

  @Test func aDriverMayLetTheTransitionRunAndCatchItLater() {
    withTrail("A") { screen, trail in
      let driver = UIPercentDrivenInteractiveTransition()
      driver.wantsInteractiveStart = false
      (trail.animator, trail.driver) = (Fading(trail.diary), driver)
      let a = trail.navigation.viewControllers[0]
      trail.navigation.pushViewController(trail.stop("B"), animated: true)
      screen.wait(0.4)
      driver.pause()
      screen.wait(3)
      #expect(abs(a.view.presentation.opacity - 0.6) < 1e-9)
      _ = trail.told()
      driver.cancel()
      screen.wait(1)
      #expect(
        trail.told() == "B willDisappear, A willAppear, B didDisappear, A didAppear, ended false")
      #expect(trail.names == "A" && trail.navigation.children.count == 1)
    }
  }
}
