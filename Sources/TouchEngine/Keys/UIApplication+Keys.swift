// Sends a keyboard's keys to a key command, as a press to recognizers and responders, or as text to
// a first responder that takes text. `KeyTaker` and `KeysDown` decide.

import GestureCore

extension UIApplication {
  final func process(_ input: HostInput.KeyInput) {
    pass(to: input.time)
    inputState.pressesEvent.modifiers = input.modifiers
    let key = UIKey(input)
    switch inputState.keys.follow(input.change, of: input.keyCode.rawValue) {
    case .begin: begin(key)
    case .again(let use): happenAgain(use, of: key)
    case .end(let use): if use != .command { changePress(of: key, to: .ended) }
    case .cancel(let use): if use != .command { changePress(of: key, to: .cancelled) }
    case .wasDown: report(.badInput(.repeatedKey(input.keyCode)))
    case .wasNotDown: report(.badInput(.unknownKey(input.keyCode, input.change)))
    }
  }

  /// Cancels the presses of all keys and buttons.
  final func cancelPresses() {
    inputState.keys = KeysDown()
    for press in inputState.pressesEvent.presses {
      change(press.button, to: .cancelled, key: press.key)
    }
  }

  private final func begin(_ key: UIKey) {
    let found = command(for: key)
    let taker = KeyTaker(
      hasCommand: found != nil,
      commandHasPriority: found?.command.wantsPriorityOverSystemBehavior ?? false,
      edits: key.edit != nil && takesText(responderWithoutPlace))
    if taker == .command, let found {
      inputState.keys.use(.command, for: key.keyCode.rawValue)
      return perform(found)
    }
    change(.key(key.keyCode), to: .began, key: key)
  }

  /// Sends the text of a press to a first responder that takes text, if no responder up the chain
  /// took the press. If the press was held, this happens when it is released.
  final func typeIfLeft(_ press: UIPress) {
    guard press.wasLeft, let key = press.key, edit(press.firstResponder, with: key) else { return }
    inputState.keys.use(.text, for: key.keyCode.rawValue)
  }

  private final func happenAgain(_ use: KeysDown.Use, of key: UIKey) {
    switch use {
    case .command: if let found = command(for: key) { perform(found) }
    case .press: break
    case .text:
      inputState.turn.goOn(to: .closing)
      _ = edit(responderWithoutPlace, with: key)
    }
  }

  private final func changePress(of key: UIKey, to phase: UIPress.Phase) {
    let type = UIPress.PressType.key(key.keyCode)
    // Without a key window there was none.
    guard touchesEvent.table.slot(ofPress: type.rawValue) != nil else { return }
    change(type, to: phase, key: key)
  }

  // MARK: Commands

  /// A command, and the responder that performs it.
  private typealias Found = (command: UIKeyCommand, target: UIResponder)

  /// The first command up the chain that the key is for, and whose action can be performed. [doc]
  private final func command(for key: UIKey) -> Found? {
    let first = firstPressed
    var responder = first
    while let current = responder {
      for command in current.keyCommands ?? [] where command.matches(key) {
        let target = self.responder(for: command.action, from: first, sender: command)
        if let target { return (command, target) }
      }
      responder = current.next
    }
    return nil
  }

  private final func perform(_ found: Found) {
    report(.command(found.command.observedName, by: found.target.responderID))
    inputState.turn.goOn(to: .closing)
    sendAction(found.command.action, to: found.target, from: found.command, for: nil)
  }

  // MARK: Text

  private final func takesText(_ responder: UIResponder?) -> Bool {
    responder?.isFirstResponder == true && responder?.takesText == true
  }

  /// Has a first responder that takes text insert or delete text.
  ///
  /// - Returns: Whether it does.
  private final func edit(_ responder: UIResponder?, with key: UIKey) -> Bool {
    guard takesText(responder), let edit = key.edit else { return false }
    responder?.changeText(by: edit)
    return true
  }
}
