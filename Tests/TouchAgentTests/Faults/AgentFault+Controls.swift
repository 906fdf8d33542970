// Faults of controls, scroll views and tables.

import TouchAgent
import UIKit

/// Takes touches away from buttons.
private final class TakingScrollView: UIScrollView {
  deinit {}
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}

/// Lets a field begin, or not.
private final class FieldDelegate: UITextFieldDelegate {
  private let mayBegin: Bool
  private let done: () -> Void

  init(mayBegin: Bool, _ done: @escaping () -> Void) {
    (self.mayBegin, self.done) = (mayBegin, done)
  }

  deinit {}

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin }
  func textFieldDidBeginEditing(_ textField: UITextField) { done() }
}

extension FaultPage {
  /// Adds a text field which is wanted to be edited.
  fileprivate func field(mayBegin: Bool = true) -> UITextField {
    let field = put(UITextField(), "field", CGRect(x: 45, y: 300, width: 300, height: 44))
    let delegate = FieldDelegate(mayBegin: mayBegin) { [unowned self] in done() }
    objects.append(delegate)
    field.delegate = delegate
    return field
  }

  /// Adds a scroll view whose content can be zoomed.
  fileprivate func zoomer(most: CGFloat, givesView: Bool) {
    let scroller = scroller(UIScrollView())
    let photo = box("photo", CGRect(x: 0, y: 0, width: 300, height: 300), in: scroller)
    scroller.contentSize = photo.bounds.size
    scroller.maximumZoomScale = most
    let delegate = ScrollDelegate {}
    delegate.zoomed = givesView ? photo : nil
    delegate.didZoom = { [unowned self] in done() }
    objects.append(delegate)
    scroller.delegate = delegate
  }
}

nonisolated extension AgentFault {
  static let ofControls: [AgentFault] = [
    AgentFault(
      "a tap of the page claims what a button on a card is for",
      cause: ["Buy", "claims the touch"],
      [.tap("Buy")]
    ) { page in
      let card = page.box()
      let buy = page.put(
        UIButton(), "Buy", CGRect(x: 20, y: 20, width: 120, height: 44), in: card)
      buy.addAction(UIAction { _ in }, for: .touchUpInside)
      buy.isUserInteractionEnabled = !page.isMended
      page.want(UITapGestureRecognizer(), "tap", on: card)
    },
    AgentFault(
      "a finger slides off a button", cause: ["Save", "touchUpOutside"], [.drag("Save", 0, 200)],
      mendedBy: [.tap("Save")]
    ) { page in page.button() },
    AgentFault(
      "a finger rests on a button in a scroll view, and cannot scroll any more",
      cause: ["touchesShouldCancel(in:)"], [.down("Buy"), .wait(0.4), .move(0, -100)]
    ) { page in
      let scroller = page.scroller(page.isMended ? TakingScrollView() : UIScrollView())
      page.put(UIButton(), "Buy", CGRect(x: 20, y: 200, width: 120, height: 44), in: scroller)
    },
    AgentFault(
      "a scroll view does not scroll", cause: ["isScrollEnabled"], [.drag("scroller", 0, -100)]
    ) { page in page.scroller(UIScrollView()).isScrollEnabled = page.isMended },
    AgentFault(
      "the content of a scroll view has no size", cause: ["contentSize"],
      [.drag("scroller", 0, -100)]
    ) { page in
      let scroller = page.scroller(UIScrollView())
      if !page.isMended { scroller.contentSize = .zero }
    },
    AgentFault(
      "a scroll view does not say what it zooms", cause: ["viewForZooming"],
      [.pinch("photo", scale: 2)]
    ) { page in page.zoomer(most: 3, givesView: page.isMended) },
    AgentFault(
      "a scroll view may not be zoomed", cause: ["maximumZoomScale"], [.pinch("photo", scale: 2)]
    ) { page in page.zoomer(most: page.isMended ? 3 : 1, givesView: true) },
    AgentFault(
      "a tap that puts the keyboard away takes the touches of rows",
      cause: ["tap took its touches"], [.tap("row 1")]
    ) { page in
      page.table()
      page.add(UITapGestureRecognizer(), "tap", to: page.view) {
        $0.cancelsTouchesInView = !page.isMended
      }
    },
    AgentFault(
      "a table allows no selection", cause: ["allowsSelection"], [.tap("row 1"), .wait(0.5)]
    ) { page in page.table().allowsSelection = page.isMended },
    AgentFault(
      "a table's delegate selects no row", cause: ["willSelectRowAt"], [.tap("row 1"), .wait(0.5)]
    ) { page in page.table { $0.selects = page.isMended } },
    AgentFault(
      "a table's delegate highlights no row", cause: ["shouldHighlightRowAt"],
      [.tap("row 1"), .wait(0.5)]
    ) { page in page.table { $0.highlights = page.isMended } },
    AgentFault(
      "a text field is not enabled", cause: ["field", "isEnabled"], [.tap("field")]
    ) { page in page.field().isEnabled = page.isMended },
    AgentFault(
      "a text field's delegate keeps the keyboard away", cause: ["textFieldShouldBeginEditing"],
      [.tap("field")]
    ) { page in _ = page.field(mayBegin: page.isMended) },
    AgentFault(
      "text is typed before the field was tapped", cause: ["first responder"], [.type("Hi")],
      mendedBy: [.tap("field"), .type("Hi")]
    ) { page in
      let field = page.put(UITextField(), "field", CGRect(x: 45, y: 300, width: 300, height: 44))
      field.addAction(UIAction { [unowned page] _ in page.done() }, for: .editingChanged)
    },
    AgentFault(
      "a slider is dragged beside its thumb", cause: ["volume", "thumb"],
      [.drag(x: 300, y: 320, 30, 0)], mendedBy: [.drag(x: 62, y: 320, 60, 0)]
    ) { page in
      let slider = page.put(
        UISlider(), "volume", CGRect(x: 45, y: 300, width: 300, height: 40))
      slider.addAction(UIAction { [unowned page] _ in page.done() }, for: .valueChanged)
    },
    AgentFault(
      "a stepper is at its end", cause: ["amount", "maximumValue"], [.tap(x: 170, y: 315)]
    ) { page in
      let stepper = page.put(UIStepper(), "amount", CGRect(x: 100, y: 300, width: 94, height: 32))
      stepper.maximumValue = page.isMended ? 10 : 1
      stepper.value = 1
      stepper.addAction(UIAction { [unowned page] _ in page.done() }, for: .valueChanged)
    },
    AgentFault(
      "a segment is tapped that is selected already", cause: ["kind", "selected"],
      [.tap(x: 80, y: 315)], mendedBy: [.tap(x: 300, y: 315)]
    ) { page in
      let kinds = page.put(
        UISegmentedControl(items: ["A", "B"]), "kind",
        CGRect(x: 45, y: 300, width: 300, height: 32))
      kinds.selectedSegmentIndex = 0
      kinds.addAction(UIAction { [unowned page] _ in page.done() }, for: .valueChanged)
    },
    AgentFault(
      "a switch's action is for the wrong event", cause: ["wifi", "editingChanged"],
      [.tap("wifi"), .wait(0.5)]
    ) { page in
      let wifi = page.put(UISwitch(), "wifi", CGRect(x: 100, y: 300, width: 51, height: 31))
      wifi.addAction(
        UIAction { [unowned page] _ in page.done() },
        for: page.isMended ? .valueChanged : .editingChanged)
    },
    AgentFault(
      "an inner scroll view scrolls where the outer one should",
      cause: ["scrolling of scroller", "excluded by", "inner"],
      [.drag("inner", 0, -80)]
    ) { page in
      let outer = page.scroller(UIScrollView())
      let inner = page.put(
        UIScrollView(), "inner", CGRect(x: 20, y: 20, width: 200, height: 200), in: outer)
      inner.contentSize = CGSize(width: 200, height: 800)
      inner.isScrollEnabled = !page.isMended
    },
  ]
}
