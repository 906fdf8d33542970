// Faults that were listed when the tools had been improved by the other ones: they say how well the tools do with
// faults for which they were not made.

import TouchAgent
import UIKit

/// Lets no touch into its content.
private final class ClosedScrollView: UIScrollView {
  deinit {}
  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { false }
}

/// Declines to follow a finger.
private final class IdleControl: UIControl {
  deinit {}
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}

/// Keeps all events for itself.
private final class QuietWindow: UIWindow {
  deinit {}
  override func sendEvent(_ event: UIEvent) {}
}

/// Takes no letters.
private final class DigitsDelegate: UITextFieldDelegate {
  deinit {}
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { false }
}

nonisolated extension AgentFault {
  static let later: [AgentFault] = [
    AgentFault(
      "a switch lies under a clear label that takes touches", cause: ["wifi", "note lies over it"],
      [.tap("wifi"), .wait(0.5)]
    ) { page in
      let wifi = page.put(UISwitch(), "wifi", CGRect(x: 100, y: 300, width: 51, height: 31))
      wifi.addAction(UIAction { [unowned page] _ in page.done() }, for: .valueChanged)
      let note = page.put(UILabel(), "note", CGRect(x: 45, y: 280, width: 300, height: 80))
      note.isUserInteractionEnabled = !page.isMended
    },
    AgentFault(
      "a table that is edited selects no row", cause: ["table", "allowsSelectionDuringEditing"],
      [.tap("row 1"), .wait(0.5)]
    ) { page in
      let table = page.table()
      table.isEditing = true
      table.allowsSelectionDuringEditing = page.isMended
    },
    AgentFault(
      "a scroll view of its own class lets no touch into its content",
      cause: ["touchesShouldBegin"], [.press("card")]
    ) { page in
      let scroller = page.scroller(page.isMended ? UIScrollView() : ClosedScrollView())
      let card = page.put(
        TouchesView(), "card", CGRect(x: 20, y: 20, width: 200, height: 200), in: scroller)
      card.began = { [unowned page] in page.done() }
    },
    AgentFault(
      "a stepper is at its lower end", cause: ["amount", "minimumValue"], [.tap(x: 120, y: 315)]
    ) { page in
      let stepper = page.put(UIStepper(), "amount", CGRect(x: 100, y: 300, width: 94, height: 32))
      stepper.value = page.isMended ? 5 : 0
      stepper.addAction(UIAction { [unowned page] _ in page.done() }, for: .valueChanged)
    },
    AgentFault(
      "a segment is not enabled", cause: ["kind", "enabled"], [.tap(x: 300, y: 315)]
    ) { page in
      let kinds = page.put(
        UISegmentedControl(items: ["A", "B"]), "kind",
        CGRect(x: 45, y: 300, width: 300, height: 32))
      kinds.selectedSegmentIndex = 0
      kinds.setEnabled(page.isMended, forSegmentAt: 1)
      kinds.addAction(UIAction { [unowned page] _ in page.done() }, for: .valueChanged)
    },
    AgentFault(
      "a control of its own class declines to follow the finger", cause: ["knob", "beginTracking"],
      [.tap("knob")]
    ) { page in
      let knob = page.put(page.isMended ? UIControl() : IdleControl(), "knob")
      knob.addAction(UIAction { [unowned page] _ in page.done() }, for: .touchUpInside)
    },
    AgentFault(
      "a scroll view's pan needs two fingers", cause: ["1 finger, needed 2"],
      [.drag("scroller", 0, -100)]
    ) { page in
      page.scroller(UIScrollView()).panGestureRecognizer.minimumNumberOfTouches =
        page.isMended ? 1 : 2
    },
    AgentFault(
      "a view in a scroll view hears of no quick drag", cause: ["card", "never came"],
      [.drag("card", 0, -80, seconds: 0.1)]
    ) { page in
      let scroller = page.scroller(UIScrollView())
      scroller.delegate = nil
      scroller.delaysContentTouches = !page.isMended
      let card = page.put(
        TouchesView(), "card", CGRect(x: 20, y: 20, width: 200, height: 200), in: scroller)
      card.began = { [unowned page] in page.done() }
    },
    AgentFault(
      "a window of its own class passes no event on", cause: ["sendEvent"], [.tap(x: 195, y: 350)]
    ) { page in
      let window =
        page.isMended
        ? UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        : QuietWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
      window.accessibilityIdentifier = "panel"
      window.windowLevel = .alert
      window.isHidden = false
      page.want(UITapGestureRecognizer(), "tap", on: window)
      page.objects.append(window)
    },
    AgentFault(
      "the action of a press ends a pan from outside", cause: ["pan", "assigned"],
      [.down("card"), .wait(0.6), .move(60, 0)]
    ) { page in
      let card = page.box()
      let pan = page.want(UIPanGestureRecognizer(), "pan", on: card) {
        $0.delegate = page.delegate { $0.allowsBoth = true }
      }
      page.add(UILongPressGestureRecognizer(), "press", to: card) {
        $0.addAction { _ in if !page.isMended { pan.state = .failed } }
      }
    },
    AgentFault(
      "a press needs two fingers", cause: ["press", "1 finger, needed 2"], [.press("card")]
    ) { page in
      page.want(UILongPressGestureRecognizer(), "press", on: page.box()) {
        $0.numberOfTouchesRequired = page.isMended ? 1 : 2
      }
    },
    AgentFault(
      "a text field's delegate takes no letters", cause: ["shouldChangeCharactersIn"],
      [.tap("field"), .type("Hi")]
    ) { page in
      let field = page.put(UITextField(), "field", CGRect(x: 45, y: 300, width: 300, height: 44))
      let delegate = DigitsDelegate()
      page.objects.append(delegate)
      if !page.isMended { field.delegate = delegate }
      field.addAction(UIAction { [unowned page] _ in page.done() }, for: .editingChanged)
    },
    AgentFault(
      "the pan of a scroll view is not enabled", cause: ["scrolling of scroller", "not enabled"],
      [.drag("scroller", 0, -100)]
    ) { page in
      page.scroller(UIScrollView()).panGestureRecognizer.isEnabled = page.isMended
    },
    AgentFault(
      "a view is taken out and put back while a finger is on it", cause: ["pan", "window"],
      [.down("card"), .wait(0.3), .move(60, 0), .up]
    ) { page in
      let card = page.box()
      page.want(UIPanGestureRecognizer(), "pan", on: card)
      page.add(UILongPressGestureRecognizer(), "touch down", to: page.view) {
        $0.minimumPressDuration = 0.1
        $0.delegate = page.delegate { $0.allowsBoth = true }
        $0.addAction { press in
          guard !page.isMended, press.state == .began else { return }
          card.removeFromSuperview()
          page.view.addSubview(card)
        }
      }
    },
    AgentFault(
      "a tap allows no type of touch", cause: ["tap", "allowedTouchTypes"], [.tap("card")]
    ) { page in
      page.want(UITapGestureRecognizer(), "tap", on: page.box()) {
        if !page.isMended { $0.allowedTouchTypes = [] }
      }
    },
    AgentFault(
      "a button is in a panel that fades in", cause: ["panel", "animated"], [.tap(x: 150, y: 272)]
    ) { page in
      let panel = page.box("panel")
      page.button("Save", CGRect(x: 50, y: 50, width: 120, height: 44), in: panel)
      page.whenShown = { [unowned page] in
        guard !page.isMended else { return }
        panel.alpha = 0.1
        UIView.animate(withDuration: 5) { panel.alpha = 1 }
      }
    },
    AgentFault(
      "a page control is at its first page", cause: ["pages", "currentPage"], [.tap(x: 60, y: 310)]
    ) { page in
      let pages = page.put(
        UIPageControl(), "pages", CGRect(x: 45, y: 300, width: 300, height: 26))
      pages.numberOfPages = 3
      pages.currentPage = page.isMended ? 1 : 0
      pages.addAction(UIAction { [unowned page] _ in page.done() }, for: .valueChanged)
    },
    AgentFault(
      "a key command needs a first responder", cause: ["first responder"], [.type("a")]
    ) { page in
      let card = page.put(KeysView(), "card")
      card.canBeFirst = true
      card.pressed = { [unowned page] in page.done() }
      page.whenShown = { if page.isMended { _ = card.becomeFirstResponder() } }
    },
    AgentFault(
      "a card loses its gesture when it is used again", cause: ["gesture", "tap"], [.tap("card")]
    ) { page in
      let card = page.box()
      page.want(UITapGestureRecognizer(), "tap", on: card)
      page.whenShown = { if !page.isMended { card.gestureRecognizers = [] } }
    }.asking("tap"),
    AgentFault(
      "a swipe waits for a pan with two fingers that is held together with one",
      cause: ["swipe", "excluded by pan"], [.drag("card", -120, 0, seconds: 0.12)]
    ) { page in
      let card = page.box()
      page.add(UIPanGestureRecognizer(), "pan", to: page.view) {
        $0.minimumNumberOfTouches = page.isMended ? 2 : 1
      }
      page.want(UISwipeGestureRecognizer(), "swipe", on: card) { $0.direction = .left }
    },
    AgentFault(
      "a slider is in a box that takes no touches",
      cause: ["volume", "box", "isUserInteractionEnabled is false"],
      [.drag(x: 70, y: 220, 60, 0)]
    ) { page in
      let box = page.box("box")
      box.isUserInteractionEnabled = page.isMended
      let slider = page.put(
        UISlider(), "volume", CGRect(x: 0, y: 0, width: 300, height: 40), in: box)
      slider.addAction(UIAction { [unowned page] _ in page.done() }, for: .valueChanged)
    },
  ]
}
