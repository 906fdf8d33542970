// Animations in a finger's hand, as iOS code writes them: a card that is pulled up and thrown back.

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

  @Test func itFollowsTheFingerAndGoesOnWhenItIsThrown() {
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
