// A keyboard's keys between commands, recognizers, responders and text.

import Testing
import TouchTesting
import UIKit

/// A view that notes the keys of which it hears, and has key commands.
private class Keyed: UIView {
  let name: String
  let diary: Diary
  var takesPresses = true
  var commands: [UIKeyCommand] = []
  var refuses = false

  init(_ name: String, _ diary: Diary) {
    (self.name, self.diary) = (name, diary)
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }
  deinit {}

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { commands.isEmpty ? nil : commands }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !refuses && super.canPerformAction(action, withSender: sender)
  }

  func perform(_ command: UIKeyCommand) { diary.write("\(name) \(command.title)") }

  private func note(_ word: String, _ presses: Set<UIPress>) {
    for press in presses { diary.write("\(name) \(word) \(press.key?.characters ?? "-")") }
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("began", presses)
    if !takesPresses { super.pressesBegan(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("ended", presses)
    if !takesPresses { super.pressesEnded(presses, with: event) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("cancelled", presses)
    if !takesPresses { super.pressesCancelled(presses, with: event) }
  }
}

/// One that takes text too.
private final class Field: Keyed, UIKeyInput {
  var text = ""
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { if hasText { text.removeLast() } }
}

/// An outer view and a first responder in it, which write into one diary.
private func withKeys<Inner: Keyed>(
  _ make: (Diary) -> Inner, _ body: (TestScreen, Keyed, Inner, Diary) -> Void
) {
  withScreen { screen in
    let diary = Diary()
    let (outer, inner) = (Keyed("outer", diary), make(diary))
    screen.add(outer, named: "outer")
    screen.add(inner, named: "inner", to: outer)
    inner.becomeFirstResponder()
    body(screen, outer, inner, diary)
  }
}

private func withView(_ body: (TestScreen, Keyed, Keyed, Diary) -> Void) {
  withKeys({ Keyed("inner", $0) }, body)
}

private func withField(_ body: (TestScreen, Keyed, Field, Diary) -> Void) {
  withKeys({ Field("field", $0) }) { screen, outer, field, diary in
    (outer.takesPresses, field.takesPresses) = (false, false)
    body(screen, outer, field, diary)
  }
}

extension TestScreen {
  fileprivate func key(
    _ code: UIKeyboardHIDUsage, _ characters: String = "", plain: String? = nil,
    with modifiers: UIKeyModifierFlags = [], _ changes: HostInput.KeyInput.Change...
  ) {
    for change in changes.isEmpty ? [.down, .up] : changes {
      send(
        .key(
          HostInput.KeyInput(
            code, change, characters: characters, charactersIgnoringModifiers: plain,
            modifiers: modifiers, time: now)))
    }
  }
}

private func command(
  _ title: String, _ input: String, _ modifiers: UIKeyModifierFlags = []
) -> UIKeyCommand {
  UIKeyCommand(
    title: title, action: Selector(Keyed.perform), input: input, modifierFlags: modifiers)
}

@Suite struct KeysAsPresses {
  @Test func theFirstResponderHearsAndHandsOn() {
    withView { screen, outer, inner, diary in
      screen.key(.keyboardA, "a")
      #expect(diary.read() == ["inner began a", "inner ended a"])
      inner.takesPresses = false
      screen.key(.keyboardA, "A", plain: "a", with: .shift)
      #expect(
        diary.read() == ["inner began A", "outer began A", "inner ended A", "outer ended A"])
    }
  }

  @Test func aPressHasItsKeyAndATypeOfItsOwn() {
    final class Reader: UIView {
      var presses: [UIPress] = []
      var flags: [UIKeyModifierFlags] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        self.presses += presses
        flags.append(event?.modifierFlags ?? .alphaShift)
      }
    }
    withScreen { screen in
      let reader = screen.add(Reader(), named: "reader")
      reader.becomeFirstResponder()
      screen.key(.keyboardLeftShift, "", with: .shift, .down)
      screen.key(.keyboard1, "!", plain: "1", with: .shift, .down)
      screen.key(.keyboardUpArrow)
      screen.application.receivePress(.upArrow, .began, at: screen.now)
      let presses = reader.presses
      #expect(presses.map { $0.type.rawValue } == [2225, 2030, 2082, 0])
      #expect(presses[2].type == .key(.keyboardUpArrow))
      #expect(UIPress.PressType(rawValue: 2082) == .key(.keyboardUpArrow))
      #expect(UIPress.PressType(rawValue: 2000) == nil && UIPress.PressType(rawValue: .min) == nil)
      let keys = presses.map(\.key)
      #expect(keys.map { $0?.keyCode } == [.keyboardLeftShift, .keyboard1, .keyboardUpArrow, nil])
      #expect(keys.map { $0?.characters } == ["", "!", "UIKeyInputUpArrow", nil])
      let plain = ["", "1", UIKeyCommand.inputUpArrow, nil]
      #expect(keys.map { $0?.charactersIgnoringModifiers } == plain)
      #expect(keys[1]?.modifierFlags == .shift)
      #expect(reader.flags == [.shift, .shift, [], []])
    }
  }

  //  a  ●━━━━━━○
  //  s     ●━━━━━○
  @Test func severalKeysAreDownAtOnceAndNoneRepeats() {
    withView { screen, _, _, diary in
      screen.key(.keyboardA, "a", .down)
      screen.key(.keyboardS, "s", .down, .repeated, .repeated)
      screen.key(.keyboardA, "a", .up)
      screen.key(.keyboardS, "s", .up)
      #expect(diary.read() == ["inner began a", "inner began s", "inner ended a", "inner ended s"])
    }
  }

  @Test func aRecognizerMayTakeAKey() {
    withView { screen, outer, _, diary in
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: outer)
      tap.allowedPressTypes = [NSNumber(value: 2044)]
      screen.key(.keyboardSpacebar, " ")
      screen.key(.keyboardA, "a")
      screen.expect("tap ended")
      #expect(
        diary.read() == [
          "inner began  ", "inner cancelled  ", "inner began a", "inner ended a",
        ])
    }
  }

  @Test func anApplicationThatResignsLosesItsKeysAndButtons() {
    withView { screen, _, _, diary in
      screen.key(.keyboardA, "a", .down)
      screen.key(.keyboardS, "s", .down, .cancelled)
      screen.application.receivePress(.select, .began, at: screen.now)
      screen.send(.activity(.inactive, time: screen.now))
      #expect(
        diary.read() == [
          "inner began a", "inner began s", "inner cancelled s", "inner began -",
          "inner cancelled a", "inner cancelled -",
        ])
      screen.key(.keyboardA, "a")
      #expect(diary.read() == ["inner began a", "inner ended a"])
    }
  }

  @Test func wrongKeysAreToldAndDropped() {
    withView { screen, _, _, diary in
      var problems: [InputProblem] = []
      screen.observe { if case .badInput(let problem) = $0.decision { problems.append(problem) } }
      screen.key(.keyboardA, "a", .up, .repeated, .cancelled, .down, .down, .up, .up)
      #expect(diary.read() == ["inner began a", "inner ended a"])
      #expect(
        problems == [
          .unknownKey(.keyboardA, .up), .unknownKey(.keyboardA, .repeated),
          .unknownKey(.keyboardA, .cancelled), .repeatedKey(.keyboardA),
          .unknownKey(.keyboardA, .up),
        ])
      problems = []
      screen.window.isHidden = true
      screen.key(.keyboardA, "a")
      #expect(problems == [] && diary.read() == [])
    }
  }
}

@Suite struct KeyCommands {
  @Test func aCommandComesBeforeThePressAndRepeats() {
    withView { screen, outer, inner, diary in
      outer.commands = [command("saves", "s", .command)]
      screen.key(.keyboardS, "s", with: .command, .down, .repeated, .repeated, .up)
      #expect(diary.read() == ["inner saves", "inner saves", "inner saves"])
      screen.key(.keyboardS, "s")
      screen.key(.keyboardS, "S", plain: "s", with: [.command, .shift])
      #expect(
        diary.read() == ["inner began s", "inner ended s", "inner began S", "inner ended S"])
      screen.key(.keyboardS, "s", plain: "S", with: [.command, .alphaShift, .numericPad])
      #expect(diary.read() == ["inner saves"])
      screen.key(.keyboardS, "s", with: .command, .down, .cancelled)
      #expect(diary.read() == ["inner saves"])
    }
  }

  @Test func theFirstCommandUpTheChainThatCanBePerformedIsPerformed() {
    withView { screen, outer, inner, diary in
      inner.commands = [command("first", "s"), command("second", "s")]
      outer.commands = [command("outer's", "s")]
      screen.key(.keyboardS, "s")
      #expect(diary.read() == ["inner first"])
      inner.refuses = true
      screen.key(.keyboardS, "s")
      #expect(diary.read() == ["outer first"])
      outer.refuses = true
      screen.key(.keyboardS, "s")
      #expect(diary.read() == ["inner began s", "inner ended s"])
    }
  }

  @Test func keysWithoutLettersHaveNames() {
    withView { screen, _, inner, diary in
      inner.commands = [
        command("escapes", UIKeyCommand.inputEscape),
        command("goes left", UIKeyCommand.inputLeftArrow),
        command("deletes", UIKeyCommand.inputDelete), command("enters", "\r"),
        command("helps", UIKeyCommand.f1), command("shifts", "", .shift),
      ]
      for code in [
        UIKeyboardHIDUsage.keyboardEscape, .keyboardLeftArrow, .keyboardDeleteOrBackspace,
        .keyboardReturnOrEnter, .keyboardF1,
      ] {
        screen.key(code)
      }
      screen.key(.keyboardLeftShift, "", with: .shift)
      let done = ["escapes", "goes left", "deletes", "enters", "helps", "shifts"]
      #expect(diary.read() == done.map { "inner \($0)" })
    }
  }

  @Test func aControllersAddedCommandsAreInItsChain() {
    final class Controller: UIViewController {
      var count = 0
      func step() { count += 1 }
    }
    withScreen { screen in
      let controller = Controller()
      screen.show(controller)
      let step = UIKeyCommand(
        input: "n", modifierFlags: .command, action: Selector(Controller.step),
        discoverabilityTitle: "Next")
      var told: [String] = []
      screen.observe { told.append($0.description) }
      controller.addKeyCommand(step)
      screen.key(.keyboardN, "n", with: .command)
      controller.removeKeyCommand(step)
      screen.key(.keyboardN, "n", with: .command)
      #expect(controller.count == 1 && controller.keyCommands == nil)
      #expect(
        told == [
          "controller performs the key command Next", "window 1: no view in it is first responder",
        ])
    }
  }

  @Test func aCommandPerformsAMethodThatIsNamedWithoutASelector() {
    final class Editor: UIView {
      var heard: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override var keyCommands: [UIKeyCommand]? {
        [
          UIKeyCommand(input: "g", modifierFlags: .command, action: Editor.go),
          UIKeyCommand(input: "h", modifierFlags: .command, action: Editor.hear),
          UIKeyCommand(
            title: "Save", action: Editor.hear, input: "s", modifierFlags: .command),
        ]
      }
      func go() { heard.append("go") }
      func hear(_ command: UIKeyCommand) { heard.append(command.title + (command.input ?? "")) }
    }
    withScreen { screen in
      let editor = screen.add(Editor(), named: "editor")
      editor.becomeFirstResponder()
      screen.key(.keyboardG, "g", with: .command)
      screen.key(.keyboardH, "h", with: .command)
      screen.key(.keyboardS, "s", with: .command)
      #expect(editor.heard == ["go", "h", "Saves"])
    }
  }

  @Test func anActionWithoutATargetPassesOverThoseThatCannotPerformIt() {
    withView { screen, outer, inner, diary in
      let sender = command("sent", "x")
      inner.refuses = true
      screen.application.sendAction(Selector(Keyed.perform), to: nil, from: sender, for: nil)
      #expect(diary.read() == ["outer sent"])
      let found = inner.target(forAction: Selector(Keyed.perform), withSender: nil)
      #expect(found as? Keyed === outer)
    }
  }
}

@Suite struct KeysThatType {
  @Test func keyThatNoResponderTakesIsTypedAndRepeats() {
    withField { screen, _, field, diary in
      screen.key(.keyboardA, "A", plain: "a", with: .shift)
      screen.key(.keyboardB, "b", .down, .repeated, .repeated, .up)
      screen.key(.keyboardReturnOrEnter)
      screen.key(.keyboardTab)
      screen.key(.keyboardE, "é", plain: "e", with: .alternate)
      #expect(field.text == "Abbb\n\té")
      screen.key(.keyboardDeleteOrBackspace, "", .down, .repeated, .up)
      #expect(field.text == "Abbb\n")
      #expect(diary.read().prefix(2) == ["field began A", "outer began A"])
    }
  }

  @Test func keysWithoutTextAndShortcutsTypeNothing() {
    withField { screen, _, field, _ in
      screen.key(.keyboardEscape)
      screen.key(.keyboardLeftArrow)
      screen.key(.keyboardDeleteForward)
      screen.key(.keyboardLeftShift, "", with: .shift)
      screen.key(.keyboardC, "c", with: .command)
      screen.key(.keyboardC, "\u{3}", plain: "c", with: .control)
      screen.key(.keyboardC, "\u{3}")
      screen.key(.keyboardC, "\u{7F}")
      #expect(field.text == "")
    }
  }

  @Test func anOverrideThatTakesAPressKeepsItsText() {
    withField { screen, outer, field, _ in
      outer.takesPresses = true
      screen.key(.keyboardA, "a", .down, .repeated, .up)
      #expect(field.text == "")
    }
  }

  @Test func aRecognizerThatTakesAPressAtOnceKeepsItsText() {
    final class Eager: UIGestureRecognizer {
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        state = .recognized
      }
    }
    withField { screen, outer, field, _ in
      let eager = screen.add(Eager(), named: "eager", to: outer)
      eager.allowedPressTypes = [NSNumber(value: UIPress.PressType.key(.keyboardA).rawValue)]
      screen.key(.keyboardA, "a")
      screen.key(.keyboardB, "b")
      screen.expect("eager ended")
      #expect(field.text == "b")
    }
  }

  @Test func textComesBeforeACommandUnlessThatWantsPriority() {
    withField { screen, outer, field, diary in
      let save = command("saves", "s")
      outer.commands = [save, command("goes left", UIKeyCommand.inputLeftArrow)]
      screen.key(.keyboardS, "s")
      screen.key(.keyboardLeftArrow)
      #expect(field.text == "s")
      #expect(diary.read().filter { $0 == "field goes left" }.count == 1)
      save.wantsPriorityOverSystemBehavior = true
      screen.key(.keyboardS, "s")
      #expect(field.text == "s" && diary.read() == ["field saves"])
    }
  }

  @Test func withoutBeingFirstResponderNothingIsTyped() {
    withField { screen, _, field, _ in
      field.resignFirstResponder()
      screen.key(.keyboardA, "a")
      #expect(field.text == "")
    }
  }
}
