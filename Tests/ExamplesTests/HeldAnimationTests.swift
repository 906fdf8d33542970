// Animations in a finger's hand, as iOS code writes them: a card that is pulled up and thrown back,
// and a page that a pull takes away.

import Testing
import TouchTesting
import UIKit

/// Shows a card at the bottom that a pan pulls up by 300 points, and back down.
private final class CardViewController: UIViewController {
  let card = UIView(frame: CGRect(x: 0, y: 500, width: 400, height: 600))
  private(set) var isOpen = false
  private(set) var animator: UIViewPropertyAnimator?
  private var fractionWhenTaken: CGFloat = 0
  private let way: CGFloat = 300

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    card.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: CardViewController.drag))
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      takeCard()
    case .changed:
      guard let animator else { return }
      var fraction = pan.translation(in: view).y / way * (isOpen ? 1 : -1)
      if animator.isReversed { fraction *= -1 }
      animator.fractionComplete = fractionWhenTaken + fraction
    case .ended, .cancelled:
      let velocity = pan.velocity(in: view).y
      letGo(opens: velocity == 0 ? !isOpen : velocity < 0)
    default: break
    }
  }

  /// Catches the card on its way, or begins to move it.
  private func takeCard() {
    if animator == nil {
      let y: CGFloat = isOpen ? 500 : 200
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut) { [card] in
        card.frame.origin.y = y
      }
      animator.addCompletion { [weak self] place in
        if place == .end { self?.isOpen.toggle() }
        self?.animator = nil
      }
      self.animator = animator
    }
    animator?.pauseAnimation()
    fractionWhenTaken = animator?.fractionComplete ?? 0
  }

  private func letGo(opens: Bool) {
    guard let animator else { return }
    animator.isReversed = opens == isOpen
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }
}

@Suite struct CardInAHand {
  private func withCard(_ body: (TestScreen, CardViewController) -> Void) {
    withScreen(recording: .actions) { screen in
      let controller = CardViewController()
      screen.show(controller)
      body(screen, controller)
      screen.ignoreLog()
    }
  }

  private func shown(_ controller: CardViewController) -> CGFloat {
    (controller.card.layer.presentation()?.frame.minY ?? 0).rounded()
  }

  @Test func cardFollowsTheFingerAndGoesOnWhenItIsThrown() {
    withCard { screen, controller in
      screen.finger().down(at: CGPoint(x: 200, y: 600))
      screen.wait(0.1)
      screen.finger().move(to: CGPoint(x: 200, y: 590))
      for (y, edge) in [(560.0, 470.0), (500, 410), (530, 440)] {
        screen.wait(0.1)
        screen.finger().move(to: CGPoint(x: 200, y: y))
        #expect(shown(controller) == CGFloat(edge))
      }
      screen.wait(1)
      #expect(shown(controller) == 440, "a finger that rests holds it")
      screen.finger().move(to: CGPoint(x: 200, y: 520))
      screen.wait(0.01)
      screen.finger().move(to: CGPoint(x: 200, y: 510))
      screen.finger().up()
      #expect(shown(controller) == 420 && !controller.isOpen)
      screen.wait(0.5)
      #expect(shown(controller) == 200 && controller.isOpen && controller.animator == nil)
    }
  }

  @Test func thrownBackItTurnsRoundAndCanBeCaughtWhereItShows() {
    withCard { screen, controller in
      screen.play(
        .down(at: CGPoint(x: 200, y: 600)).move(to: CGPoint(x: 200, y: 410), over: 0.2)
          .move(to: CGPoint(x: 200, y: 450), over: 0.05).up())
      #expect(controller.animator?.isReversed == true)
      let edge = shown(controller)
      screen.wait(0.1)
      let caught = shown(controller)
      #expect(edge < 370 && caught > edge && caught < 500)
      // The card is touched where it shows, stands, and is thrown up after all.
      screen.finger().down(at: CGPoint(x: 200, y: caught + 5))
      screen.finger().move(by: 0, -12)
      let held = shown(controller)
      screen.wait(1)
      #expect(shown(controller) == held)
      screen.finger().move(by: 0, -20)
      screen.wait(0.01)
      screen.finger().move(by: 0, -20)
      screen.finger().up()
      screen.wait(0.6)
      #expect(shown(controller) == 200 && controller.isOpen)
    }
  }

  @Test func thrownBackItComesToRestWhereItWas() {
    withCard { screen, controller in
      screen.play(
        .down(at: CGPoint(x: 200, y: 600)).move(to: CGPoint(x: 200, y: 410), over: 0.2)
          .move(to: CGPoint(x: 200, y: 450), over: 0.05).up())
      screen.wait(0.6)
      #expect(controller.card.frame.minY == 500 && !controller.isOpen)
      #expect(controller.animator == nil)
    }
  }
}

/// A page that a pull downwards takes away.
private final class PulledPage: UIViewController, UIViewControllerTransitioningDelegate {
  private var pull: UIPercentDrivenInteractiveTransition?
  private(set) var heard: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    transitioningDelegate = self
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: PulledPage.drag))
  }

  override func viewDidAppear(_ animated: Bool) { heard.append("appeared") }
  override func viewDidDisappear(_ animated: Bool) { heard.append("disappeared") }

  private func drag(_ pan: UIPanGestureRecognizer) {
    let part = pan.translation(in: nil).y / view.bounds.height
    switch pan.state {
    case .began:
      pull = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed: pull?.update(part)
    case .ended:
      part > 0.5 ? pull?.finish() : pull?.cancel()
      pull = nil
    case .cancelled, .failed:
      pull?.cancel()
      pull = nil
    default: break
    }
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { PullAnimator() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { pull }
}

/// Lets a page fall out at the bottom.
private final class PullAnimator: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let page = transitionContext.view(forKey: .from) else { return }
    UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0) {
      page.frame.origin.y = transitionContext.containerView.bounds.height
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

@Suite struct PageInAHand {
  private func withPage(_ body: (TestScreen, UIViewController, PulledPage) -> Void) {
    withScreen(recording: .actions) { screen in
      let (root, page) = (UIViewController(), PulledPage())
      screen.show(root)
      root.present(page, animated: false)
      body(screen, root, page)
      screen.ignoreLog()
    }
  }

  @Test func pulledFarEnoughItGoes() {
    withPage { screen, root, page in
      let height = page.view.bounds.height
      screen.play(
        .down(at: CGPoint(x: 200, y: 50)).move(by: CGVector(dx: 0, dy: height * 0.6), over: 0.5))
      let shown = page.view.layer.presentation()?.frame.minY ?? 0
      #expect(shown > height * 0.4 && page.heard == ["appeared"])
      screen.wait(2)
      #expect(page.view.layer.presentation()?.frame.minY == shown, "a finger that rests holds it")
      screen.finger().up()
      screen.wait(0.4)
      #expect(page.heard == ["appeared", "disappeared"] && root.presentedViewController == nil)
      #expect(page.view.window == nil)
    }
  }

  @Test func pulledALittleItComesBack() {
    withPage { screen, root, page in
      screen.play(
        .down(at: CGPoint(x: 200, y: 50)).move(by: CGVector(dx: 0, dy: 200), over: 0.5).up())
      #expect(root.presentedViewController === page)
      screen.wait(0.4)
      #expect(page.heard == ["appeared", "appeared"] && page.view.frame.minY == 0)
      #expect(root.presentedViewController === page)
      // And can be pulled away after all.
      screen.play(
        .down(at: CGPoint(x: 200, y: 50))
          .move(by: CGVector(dx: 0, dy: page.view.bounds.height * 0.7), over: 0.5).up())
      screen.wait(0.4)
      #expect(page.heard.last == "disappeared" && root.presentedViewController == nil)
    }
  }
}
