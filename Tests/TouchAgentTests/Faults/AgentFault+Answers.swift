// Faults in what delegates answer, and in the targets of recognizers.

import TouchAgent
import UIKit

/// Hears of a recognizer.
private final class Listener {
  private let done: () -> Void
  init(_ done: @escaping () -> Void) { self.done = done }
  deinit {}
  func fired(_ recognizer: UIGestureRecognizer) { done() }
}

/// Lets no recognizer of its own begin.
private final class StillView: UIView {
  deinit {}
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
}

nonisolated extension AgentFault {
  static let ofAnswers: [AgentFault] = [
    AgentFault(
      "a recognizer has no target", cause: ["tap", "no target"], [.tap("card")]
    ) { page in
      let tap = UITapGestureRecognizer()
      tap.name = "tap"
      if page.isMended { tap.addAction { [unowned page] _ in page.done() } }
      page.box().addGestureRecognizer(tap)
    },
    AgentFault(
      "a recognizer's target was released", cause: ["tap", "gone"], [.tap("card")]
    ) { page in
      let listener = Listener { [unowned page] in page.done() }
      let tap = UITapGestureRecognizer()
      tap.name = "tap"
      tap.addTarget(listener, action: Listener.fired)
      if page.isMended { page.objects.append(listener) }
      page.box().addGestureRecognizer(tap)
    },
    AgentFault(
      "a recognizer's delegate was released", cause: ["delegate of outer pan was released"],
      [.drag("photo", 60, 0)]
    ) { page in
      let card = page.box()
      let photo = page.box("photo", CGRect(x: 50, y: 50, width: 200, height: 200), in: card)
      page.add(UIPanGestureRecognizer(), "inner pan", to: photo)
      let delegate = GestureDelegate()
      delegate.allowsBoth = true
      page.want(UIPanGestureRecognizer(), "outer pan", on: card) { $0.delegate = delegate }
      if page.isMended { page.objects.append(delegate) }
    },
    AgentFault(
      "a delegate lets only touches of the background in",
      cause: ["tap", "its delegate declined the touch"], [.tap("photo")]
    ) { page in
      let card = page.box()
      page.box("photo", CGRect(x: 50, y: 50, width: 200, height: 200), in: card)
      page.want(UITapGestureRecognizer(), "tap", on: card) {
        $0.delegate = page.delegate { delegate in
          delegate.receivesTouch = { page.isMended || $0.view === card }
        }
      }
    },
    AgentFault(
      "a delegate lets nothing begin", cause: ["pan", "should not begin"], [.drag("card", 60, 0)]
    ) { page in
      page.want(UIPanGestureRecognizer(), "pan", on: page.box()) {
        $0.delegate = page.delegate { $0.mayBegin = page.isMended }
      }
    },
    AgentFault(
      "a delegate declines all events", cause: ["tap", "its delegate declined the event"],
      [.tap("card")]
    ) { page in
      page.want(UITapGestureRecognizer(), "tap", on: page.box()) {
        $0.delegate = page.delegate { $0.receivesEvent = page.isMended }
      }
    },
    AgentFault(
      "a view of its own class lets nothing begin", cause: ["pan", "should not begin"],
      [.drag("card", 60, 0)]
    ) { page in
      let card = page.put(page.isMended ? UIView() : StillView(), "card")
      page.want(UIPanGestureRecognizer(), "pan", on: card)
    },
    AgentFault(
      "an action of a tap looks for the state began, which a tap never has",
      cause: ["tap on card was recognized"], [.tap("card")]
    ) { page in
      page.add(UITapGestureRecognizer(), "tap", to: page.box()) {
        $0.addAction { [unowned page] tap in
          if tap.state == (page.isMended ? .ended : .began) { page.done() }
        }
      }
    },
    AgentFault(
      "a press turns a pan off", cause: ["pan", "disabled"],
      [.down("card"), .wait(0.6), .move(60, 0)]
    ) { page in
      let card = page.box()
      let pan = page.want(UIPanGestureRecognizer(), "pan", on: card) {
        $0.delegate = page.delegate { $0.allowsBoth = true }
      }
      page.add(UILongPressGestureRecognizer(), "press", to: card) {
        $0.addAction { _ in if !page.isMended { pan.isEnabled = false } }
      }
    },
    AgentFault(
      "a view is removed while the finger is on it", cause: ["tap", "window"],
      [.down("card"), .wait(0.3), .up]
    ) { page in
      let card = page.box()
      page.want(UITapGestureRecognizer(), "tap", on: card)
      page.add(UILongPressGestureRecognizer(), "touch down", to: page.view) {
        $0.minimumPressDuration = 0.1
        $0.delegate = page.delegate { $0.allowsBoth = true }
        $0.addAction { _ in if !page.isMended { card.removeFromSuperview() } }
      }
    },
    AgentFault(
      "a button's action is for an event that a button never sends",
      cause: ["Save", "valueChanged"], [.tap("Save")]
    ) { page in
      let save = page.put(UIButton(), "Save")
      save.addAction(
        UIAction { [unowned page] _ in page.done() },
        for: page.isMended ? .touchUpInside : .valueChanged)
    },
    AgentFault(
      "a button has no action", cause: ["Save", "no action"], [.tap("Save")]
    ) { page in
      let save = page.put(UIButton(), "Save")
      guard page.isMended else { return }
      save.addAction(UIAction { [unowned page] _ in page.done() }, for: .touchUpInside)
    },
    AgentFault(
      "a button's target was released", cause: ["Save", "gone"], [.tap("Save")]
    ) { page in
      let listener = ButtonListener { [unowned page] in page.done() }
      let save = page.put(UIButton(), "Save")
      save.addTarget(listener, action: ButtonListener.pressed, for: .touchUpInside)
      if page.isMended { page.objects.append(listener) }
    },
  ]
}

/// Hears of a button.
private final class ButtonListener {
  private let done: () -> Void
  init(_ done: @escaping () -> Void) { self.done = done }
  deinit {}
  func pressed(_ button: UIButton) { done() }
}
