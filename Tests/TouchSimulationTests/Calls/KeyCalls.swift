// Random keys, buttons and remote controls, and the responders that take them.

import GestureCore

@testable import TouchEngine
@testable import TouchSimulation
@testable import TouchWidgets

/// A view with key commands, which may write text.
private class Desk: UIView {
  let record: Record
  var commands: [UIKeyCommand] = []
  var takes = true
  var can = true

  init(_ number: Int, _ record: Record) {
    self.record = record
    super.init(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    tag = number
  }
  deinit {}

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { commands.isEmpty ? nil : commands }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    record.note("can", tag)
    return can && super.canPerformAction(action, withSender: sender)
  }
  func save(_ command: UIKeyCommand) {
    record.note("saved", tag)
    record.note("by", command.input)
  }
  func close() { record.note("closed", tag) }

  private func tell(_ word: StaticString, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
    record.note(word, tag)
    for press in presses.sorted(by: { $0.type.rawValue < $1.type.rawValue }) {
      record.note("type", press.type.rawValue)
      record.note("phase", press.phase.rawValue)
      record.note("time", press.timestamp)
      record.note("force", press.force)
      record.note("key", press.key?.keyCode.rawValue ?? -1)
      record.note("text", press.key?.characters)
      record.note("plain", press.key?.charactersIgnoringModifiers)
      record.note("flags", press.key?.modifierFlags.rawValue ?? -1)
      record.note("responder", (press.responder as? UIView)?.tag ?? -1)
      record.note("offered", press.gestureRecognizers?.count ?? -1)
    }
    record.note("all", event?.allPresses.count ?? -1)
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    tell("began", presses, event)
    if !takes { super.pressesBegan(presses, with: event) }
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    tell("changed", presses, event)
    if !takes { super.pressesChanged(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    tell("ended", presses, event)
    if !takes { super.pressesEnded(presses, with: event) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    tell("cancelled", presses, event)
    if !takes { super.pressesCancelled(presses, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    record.note("remote", tag)
    record.note("subtype", event?.subtype.rawValue ?? -1)
    if !takes { super.remoteControlReceived(with: event) }
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    record.note("shakes", tag)
    if !takes { super.motionBegan(motion, with: event) }
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    record.note("shaken", tag)
    if !takes { super.motionEnded(motion, with: event) }
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    record.note("calmed", tag)
    if !takes { super.motionCancelled(motion, with: event) }
  }
}

/// One that takes text too.
private final class Paper: Desk, UIKeyInput {
  var text = ""
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) {
    self.text += text
    record.note("text", self.text)
  }
  func deleteBackward() {
    record.note("delete", tag)
    if hasText { text.removeLast() }
  }
}

/// A recognizer of presses.
private final class PressJudge: UIGestureRecognizer {
  var record: Record?
  var verdict = State.possible

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    record?.note("judged", event.presses(for: self).count)
    if verdict != .possible { state = verdict }
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    record?.note("changed", presses.count)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    record?.note("judge", presses.count)
    state = state == .began || state == .changed ? .ended : .failed
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    record?.note("judge cancelled", presses.count)
    state = .cancelled
  }
  override func reset() { record?.note("reset", 0) }

  deinit {}
}

extension Calls {
  private static func command(_ dice: inout Dice) -> UIKeyCommand {
    let input = dice.pick([
      "a", "A", "s", UIKeyCommand.inputEscape, UIKeyCommand.inputUpArrow, "\r",
    ])
    let modifiers: UIKeyModifierFlags = dice.pick([[], .command, [.command, .shift]])
    return dice.chance(0.5)
      ? UIKeyCommand(title: "Save", action: Desk.save, input: input, modifierFlags: modifiers)
      : UIKeyCommand(input: input, modifierFlags: modifiers, action: Desk.close)
  }

  private static func set(_ desk: Desk, _ judge: PressJudge, _ dice: inout Dice) {
    switch dice.below(10) {
    case 0: desk.commands = [command(&dice), command(&dice)]
    case 1: desk.commands = []
    case 2: desk.takes.toggle()
    case 3: desk.can.toggle()
    case 4, 5: desk.becomeFirstResponder()
    case 6: desk.resignFirstResponder()
    case 7: desk.addGestureRecognizer(judge)
    case 8: judge.verdict = dice.pick([.possible, .began, .ended, .failed])
    default:
      judge.cancelsTouchesInView.toggle()
      if dice.chance(0.3) { judge.delaysTouchesBegan.toggle() }
    }
  }

  private static func type(
    _ application: UIApplication, _ dice: inout Dice, _ record: Record
  ) {
    let now = application.scheduler.now + dice.pick([0.02, 0.1])
    let code: UIKeyboardHIDUsage = dice.pick([
      .keyboardA, .keyboardA, .keyboardS, .keyboardEscape, .keyboardUpArrow,
      .keyboardReturnOrEnter, .keyboardDeleteOrBackspace, .keyboardLeftShift, .keyboardTab,
    ])
    let modifiers: UIKeyModifierFlags = dice.pick([[], [], .command, .shift, [.command, .shift]])
    let text = code == .keyboardA ? "a" : code == .keyboardS ? "s" : ""
    switch dice.below(10) {
    case 0:
      application.receive(
        .press(
          HostInput.PressInput(
            dice.pick([.select, .menu, .playPause]),
            dice.pick([.began, .changed, .ended, .cancelled]),
            force: dice.pick([0, 0.5]), time: now)))
    case 1: application.receive(.remoteControl(dice.pick([.remoteControlPlay, .none]), time: now))
    case 2:
      let strength = dice.pick([0.5, 2, 3])
      application.receive(
        .motion(
          HostInput.MotionInput(
            (0..<dice.below(40)).map {
              .init(
                x: $0 / 4 % 2 == 0 ? strength : -strength, y: 0, z: 1,
                time: now + 0.025 * Double($0))
            })))
    case 3:
      application.receive(.activity(dice.pick([.active, .inactive]), time: now))
      if dice.chance(0.7) { application.receive(.activity(.active, time: now)) }
    default:
      application.receive(
        .key(
          HostInput.KeyInput(
            code, dice.pick([.down, .down, .repeated, .up, .up, .cancelled]), characters: text,
            modifiers: modifiers, time: now)))
    }
  }

  static let keys = Calls(name: "keys", seeds: 60) { dice, record in
    let stage = SmallStage(0)
    let (outer, inner, other) = (Desk(1, record), Paper(2, record), Paper(3, record))
    let judge = stage.application.perform { PressJudge(target: nil, action: nil) }
    judge.record = record
    judge.addAction { record.note("action", $0.state.rawValue) }
    stage.application.addObserver { record.note("observed", "\($0)") }
    stage.application.perform {
      stage.window.addSubview(outer)
      outer.addSubview(inner)
      outer.addSubview(other)
      inner.becomeFirstResponder()
      if dice.chance(0.7) { stage.application.beginReceivingRemoteControlEvents() }
    }
    for _ in 0..<70 {
      let desk = dice.pick([outer, inner, other])
      if dice.chance(0.3) { stage.application.perform { set(desk, judge, &dice) } }
      if dice.chance(0.05) {
        record.note(
          "sent",
          stage.application.perform {
            stage.application.sendAction(Selector(Desk.close), to: nil, from: desk, for: nil)
          })
      }
      type(stage.application, &dice, record)
      record.look(at: stage.application)
      record.note("contest", "\(stage.window.contestSnapshot)")
      record.note("first", (stage.window.firstResponder as? UIView)?.tag ?? -1)
    }
    stage.pass(2, record)
  }
}
