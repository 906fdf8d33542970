// Who listens to a control, how actions are one by their names, and what buttons look like.

import Testing
import TouchTesting
import UIKit

private final class Listener: UIResponder {
  var heard: [String] = []
  deinit {}
  func first() { heard.append("first") }
  func second() { heard.append("second") }
}

@Suite struct Listeners {
  @Test func actionsStayWhenAllTargetsAreRemoved() {
    let control = UIControl()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .valueChanged)
    #expect(count == 1)
  }

  @Test func methodsOfATargetAreListedInTheOrderAdded() {
    let (control, listener, other) = (UIControl(), Listener(), Listener())
    let (first, second) = (
      Selector(Listener.first, "first()"), Selector(Listener.second, "second()")
    )
    control.addTarget(listener, action: second, for: .touchDown)
    control.addTarget(listener, action: first, for: [.touchDown, .touchUpInside])
    control.addTarget(nil, action: first, for: .touchUpInside)
    #expect(control.actions(forTarget: listener, forControlEvent: .touchDown) == [second, first])
    #expect(control.actions(forTarget: listener, forControlEvent: .touchUpInside) == [first])
    #expect(control.actions(forTarget: listener, forControlEvent: .valueChanged) == nil)
    #expect(control.actions(forTarget: other, forControlEvent: .allEvents) == nil)
    #expect(control.actions(forTarget: nil, forControlEvent: .allEvents) == [first])
    #expect(control.allTargets == [listener])
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
  }

  @Test func aTargetThatIsGoneIsNowhere() {
    let control = UIControl()
    var listener: Listener? = Listener()
    control.addTarget(listener, action: Listener.first, for: .touchDown)
    listener = nil
    var count = 0
    control.enumerateEventHandlers { _, _, _, _ in count += 1 }
    #expect(count == 0 && control.allTargets.isEmpty)
    #expect(control.actions(forTarget: nil, forControlEvent: .allEvents) == nil)
  }

  @Test func handlersAreEnumeratedUntilStopped() {
    let (control, listener) = (UIControl(), Listener())
    let action = UIAction(title: "a") { _ in }
    control.addAction(action, for: .valueChanged)
    control.addTarget(listener, action: Listener.first, for: .touchDown)
    control.addTarget(nil, action: Listener.second, for: .touchUpInside)
    var found: [String] = []
    control.enumerateEventHandlers { action, targetAction, events, stop in
      if let action { found.append("\(action.title) \(events.rawValue)") }
      if let (target, _) = targetAction {
        found.append("\(target === listener ? "listener" : "chain") \(events.rawValue)")
      }
      stop = found.count == 2
    }
    #expect(found == ["a 4096", "listener 1"])
    control.enumerateEventHandlers { _, targetAction, events, _ in
      if let (target, _) = targetAction, target == nil { found.append("chain \(events.rawValue)") }
    }
    #expect(found.last == "chain 64")
  }

  @Test func aTargetOfAnotherClassStopsWithAMessage() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIControl().addTarget(UIView(), action: Selector(Listener.first), for: .touchDown)
      }
    }
    let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(message.contains("the target is not of the class whose method the action refers to"))
  }

  @Test func actionsAreOneByTheirIdentifier() {
    var heard: [String] = []
    func action(_ name: String, _ identifier: UIAction.Identifier?) -> UIAction {
      UIAction(title: name, identifier: identifier) { heard.append($0.title) }
    }
    let control = UIControl()
    control.addAction(action("old", .init("save")), for: .touchDown)
    control.addAction(action("other", nil), for: .touchDown)
    control.addAction(action("new", .init(rawValue: "save")), for: .touchUpInside)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(heard == ["new", "other", "new"])
    control.removeAction(identifiedBy: .init("save"), for: .touchDown)
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(heard.dropFirst(3) == ["new", "other"])
    let unnamed = action("u", nil)
    #expect(unnamed.identifier != action("v", nil).identifier)
    #expect(unnamed.identifier == unnamed.identifier)
    control.addAction(unnamed, for: .valueChanged)
    control.removeAction(identifiedBy: unnamed.identifier, for: .allEvents)
    control.removeAction(action("x", .init("save")), for: .allEvents)
    #expect(control.allControlEvents == .touchDown)
  }

  @Test func aSubclassSeesEverythingThatIsSent() {
    final class Loud: UIControl {
      var sent = 0
      deinit {}
      override func sendAction(_ action: Selector, to target: AnyObject?, for event: UIEvent?) {
        sent += 1
        super.sendAction(action, to: target, for: event)
      }
      override func sendAction(_ action: UIAction) {
        sent += 10
        super.sendAction(action)
      }
    }
    var heard = 0
    let (control, listener) = (
      Loud(frame: .zero, primaryAction: UIAction { _ in heard += 1 }), Listener()
    )
    control.addTarget(listener, action: Listener.first, for: .primaryActionTriggered)
    control.performPrimaryAction()
    #expect((control.sent, heard, listener.heard) == (11, 1, ["first"]))
    control.isEnabled = false
    control.performPrimaryAction()
    #expect(heard == 1)
  }

  @Test func withoutATargetTheFirstRespondersChainComesFirst() {
    final class Board: UIView {
      var count = 0
      deinit {}
      override var canBecomeFirstResponder: Bool { true }
      func pressed() { count += 1 }
    }
    withScreen(recording: []) { screen in
      let around = screen.add(Board(), named: "around")
      around.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      let first = screen.add(Board(), named: "first")
      let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
      around.addSubview(control)
      control.addTarget(nil, action: Board.pressed, for: .touchUpInside)
      screen.play(.tap(at: CGPoint(x: 110, y: 110)))
      #expect((around.count, first.count) == (1, 0))
      first.becomeFirstResponder()
      screen.play(.tap(at: CGPoint(x: 110, y: 110)))
      #expect((around.count, first.count) == (1, 1))
    }
  }
}

@Suite struct ButtonLooks {
  private func button(_ title: String = "Go", picture: Bool = true) -> UIButton {
    UIImage.register("dot", size: CGSize(width: 20, height: 10))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.setTitle(title, for: .normal)
    if picture { button.setImage(UIImage(named: "dot"), for: .normal) }
    button.titleLabel?.font = .systemFont(ofSize: 20)
    return button
  }

  /// The places of the picture and the title, across and up and down.
  private func places(_ button: UIButton) -> [CGFloat] {
    button.layoutIfNeeded()
    let (image, title) = (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
    return [image.minX, image.maxX, title.minX, title.maxX, image.minY, title.maxY]
  }

  @Test func contentLiesWhereItIsAligned() {
    // The picture is 20 × 10 points, the title 22 × 24.
    let button = button()
    #expect(places(button) == [79, 99, 99, 121, 15, 32])
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    #expect(places(button) == [0, 20, 20, 42, 0, 24])
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .bottom
    #expect(places(button) == [158, 178, 178, 200, 30, 40])
    button.contentHorizontalAlignment = .fill
    button.contentVerticalAlignment = .fill
    #expect(places(button) == [0, 20, 20, 200, 0, 40])
  }

  @Test func insetsMoveContentAndItsParts() {
    let button = button()
    button.contentEdgeInsets = UIEdgeInsets(top: 4, left: 20, bottom: 0, right: 0)
    #expect(places(button) == [89, 109, 109, 131, 17, 34])
    #expect(button.sizeThatFits(.zero) == CGSize(width: 62, height: 28))
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -4, bottom: 0, right: 4)
    #expect(places(button) == [85, 105, 117, 139, 17, 34])
  }

  @Test func aTitleAloneIsAlignedInAllTheRoom() {
    let button = button(picture: false)
    button.contentHorizontalAlignment = .trailing
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.width == 200 && button.titleLabel?.textAlignment == .right)
    button.contentHorizontalAlignment = .leading
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textAlignment == .left)
  }

  @Test func aPictureBehindFollowsTheState() {
    let button = button()
    #expect(button.currentBackgroundImage == nil)
    button.setBackgroundImage(UIImage(named: "plain"), for: .normal)
    button.setBackgroundImage(UIImage(named: "lit"), for: .highlighted)
    button.layoutIfNeeded()
    let view = button.subviews.first as? UIImageView
    #expect(view?.image?.name == "plain" && view?.frame == button.bounds)
    button.isHighlighted = true
    #expect(view?.image?.name == "lit" && button.backgroundImage(for: .disabled)?.name == "plain")
  }

  @Test func aHighlightedButtonThatIsDisabledIsDisabled() {
    let button = button()
    button.isHighlighted = true
    button.isEnabled = false
    #expect(button.state == .disabled)
    button.isHighlighted = true
    #expect(button.state == .disabled)
    button.isEnabled = true
    #expect(button.state == .normal)
  }

  @Test func aTapMaySwitchTheSelection() {
    withControl(UIButton(type: .system, primaryAction: nil)) { screen, button, _ in
      button.frame.size = CGSize(width: 50, height: 50)
      button.changesSelectionAsPrimaryAction = true
      screen.play(.tap(at: CGPoint(x: 110, y: 110)))
      #expect(button.isSelected)
      button.performPrimaryAction()
      #expect(!button.isSelected)
      screen.expect("down, up, primary, primary")
    }
  }
}
