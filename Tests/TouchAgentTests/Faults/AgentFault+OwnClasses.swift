// Faults in recognizers and views of the app's own classes.

import TouchAgent
import UIKit

/// Is recognized if a finger is lifted 100 points to the right.
private final class FarRecognizer: UIGestureRecognizer {
  private var start = CGPoint.zero
  /// Whether it says why it fails.
  var isTalking = true

  deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = location(in: nil)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if location(in: nil).x - start.x >= 100 {
      state = .ended
    } else if isTalking {
      fail("not far enough")
    } else {
      state = .failed
    }
  }
}

/// Is recognized when a finger is lifted, if it says so.
private final class LiftRecognizer: UIGestureRecognizer {
  var saysSo = false
  deinit {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if saysSo { state = .ended }
  }
}

/// Is recognized once; then it would have to forget that.
private final class OnceRecognizer: UIGestureRecognizer {
  var forgets = false
  private var wasUsed = false

  deinit {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if wasUsed {
      fail("used already")
    } else {
      (wasUsed, state) = (true, .ended)
    }
  }

  override func reset() {
    super.reset()
    if forgets { wasUsed = false }
  }
}

/// Declines every event.
private final class DecliningTap: UITapGestureRecognizer {
  deinit {}
  override func shouldReceive(_ event: UIEvent) -> Bool { false }
}

/// Ignores touches in its right half.
private final class HalfTap: UITapGestureRecognizer {
  deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where touch.location(in: view).x > (view?.bounds.midX ?? 0) {
      ignore(touch, for: event)
    }
    super.touchesBegan(touches, with: event)
  }
}

/// Is excluded by any other.
private final class WeakPan: UIPanGestureRecognizer {
  deinit {}
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }
}

/// Tells what its touches come to.
final class TouchesView: UIView {
  var began: () -> Void = {}
  var ended: () -> Void = {}

  deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began() }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ended() }
}

/// Cannot be first responder until it says so.
final class KeysView: UIView {
  var canBeFirst = false
  var pressed: () -> Void = {}
  var shaken: () -> Void = {}

  deinit {}

  override var canBecomeFirstResponder: Bool { canBeFirst }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { pressed() }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { shaken() }
}

nonisolated extension AgentFault {
  static let ofOwnClasses: [AgentFault] = [
    AgentFault(
      "an own recognizer fails, and says why", cause: ["far", "not far enough"],
      [.drag("card", 60, 0)], mendedBy: [.drag("card", 120, 0)]
    ) { page in page.want(FarRecognizer(), "far", on: page.box()) },
    AgentFault(
      "an own recognizer fails, and does not say why", cause: ["far", "assigned in touchesEnded"],
      [.drag("card", 60, 0)], mendedBy: [.drag("card", 120, 0)]
    ) { page in page.want(FarRecognizer(), "far", on: page.box()) { $0.isTalking = false } },
    AgentFault(
      "an own recognizer never decides", cause: ["lift", "never decided"], [.tap("card")]
    ) { page in
      page.want(LiftRecognizer(), "lift", on: page.box()) { $0.saysSo = page.isMended }
    },
    AgentFault(
      "an own recognizer keeps what it should forget in reset", cause: ["once", "reset()"],
      [.drag("card", 60, 0), .wait(1), .drag("pad", 60, 0)]
    ) { page in
      var count = 0
      page.add(OnceRecognizer(), "once", to: page.view) {
        $0.forgets = page.isMended
        $0.addAction { [unowned page] _ in
          count += 1
          if count == 2 { page.done() }
        }
      }
      page.box()
      page.box("pad", CGRect(x: 45, y: 600, width: 100, height: 100))
    },
    AgentFault(
      "an own class declines the event", cause: ["tap", "shouldReceive(_:)"], [.tap("card")]
    ) { page in
      page.want(
        page.isMended ? UITapGestureRecognizer() : DecliningTap(), "tap", on: page.box())
    },
    AgentFault(
      "an own class ignores touches of one half", cause: ["tap", "ignore"],
      [.tap(x: 300, y: 350)]
    ) { page in
      page.want(page.isMended ? UITapGestureRecognizer() : HalfTap(), "tap", on: page.box())
    },
    AgentFault(
      "an own view waits for touchesEnded, and a pan takes its touches",
      cause: ["card", "1 cancelled", "pan took its touches"], [.drag("card", 60, 0)]
    ) { page in
      let card = page.put(TouchesView(), "card")
      card.ended = { [unowned page] in page.done() }
      page.add(UIPanGestureRecognizer(), "pan", to: page.view) {
        $0.cancelsTouchesInView = !page.isMended
      }
    },
    AgentFault(
      "an own view wants to hear of a finger at once, and a tap holds it back",
      cause: ["card", "held back"], [.down("card")]
    ) { page in
      let card = page.put(TouchesView(), "card")
      card.began = { [unowned page] in page.done() }
      page.add(UITapGestureRecognizer(), "tap", to: card) {
        $0.delaysTouchesBegan = !page.isMended
      }
    },
    AgentFault(
      "an own view wants to hear of a finger at once, and its scroll view holds it back",
      cause: ["card", "held back"], [.down("card")]
    ) { page in
      let scroller = page.scroller(UIScrollView())
      scroller.delaysContentTouches = !page.isMended
      let card = page.put(
        TouchesView(), "card", CGRect(x: 20, y: 20, width: 200, height: 200), in: scroller)
      card.began = { [unowned page] in page.done() }
    },
    AgentFault(
      "an own view wants keys, and cannot be first responder",
      cause: ["card", "canBecomeFirstResponder"],
      [.tap("card"), .type("a")]
    ) { page in
      let card = page.put(KeysView(), "card")
      card.canBeFirst = page.isMended
      card.pressed = { [unowned page] in page.done() }
      page.add(UITapGestureRecognizer(), "tap", to: card) {
        $0.addAction { _ in _ = card.becomeFirstResponder() }
      }
    },
    AgentFault(
      "an own view wants to be shaken, and is not first responder", cause: ["first responder"],
      [.shake]
    ) { page in
      let card = page.put(KeysView(), "card")
      card.canBeFirst = page.isMended
      card.shaken = { [unowned page] in page.done() }
      page.whenShown = { _ = card.becomeFirstResponder() }
    },
    AgentFault(
      "an own pan lets any tap exclude it", cause: ["pan", "excluded by press"],
      [.down("card"), .wait(0.6), .move(60, 0)]
    ) { page in
      let card = page.box()
      page.add(UILongPressGestureRecognizer(), "press", to: card)
      page.want(page.isMended ? UIPanGestureRecognizer() : WeakPan(), "pan", on: card) {
        if page.isMended { $0.delegate = page.delegate { $0.allowsBoth = true } }
      }
    },
  ]
}
