// Sends a keyboard's keys to a key command, as a press to recognizers and responders, as text to a first
// responder that takes text, or to the focus. `KeyTaker` and `KeysDown` decide.

import GestureCore

extension Engine {
  func process(_ input: HostInput.KeyInput, of application: UIApplication) {
    pass(to: input.time)
    pressesEvent.modifiers = input.modifiers
    let key = UIKey(input)
    switch keys.follow(input.change, of: input.keyCode.rawValue) {
    case .begin: begin(key, in: application)
    case .again(let use): happenAgain(use, of: key, in: application)
    case .end: changePress(of: key, to: .ended, in: application)
    case .cancel: changePress(of: key, to: .cancelled, in: application)
    case .wasDown: report(.badInput(.repeatedKey(input.keyCode)))
    case .wasNotDown: report(.badInput(.unknownKey(input.keyCode, input.change)))
    }
  }

  /// Cancels the presses of all keys and buttons.
  func cancelPresses(of application: UIApplication) {
    keys = KeysDown()
    for press in pressesEvent.presses {
      change(press.button, to: .cancelled, key: press.key, in: application)
    }
  }

  private func begin(_ key: UIKey, in application: UIApplication) {
    let found = command(for: key, in: application)
    let taker = KeyTaker(
      hasCommand: found != nil,
      commandHasPriority: found?.command.wantsPriorityOverSystemBehavior ?? false,
      edits: edits(application.responderWithoutPlace, with: key))
    if taker == .command, let found {
      keys.use(.command, for: key.keyCode.rawValue)
      return perform(found, in: application)
    }
    change(.key(key.keyCode), to: .began, key: key, in: application)
  }

  /// Sends the text of a press to a first responder that takes text, if no responder up the chain took the
  /// press; what is no text goes to the focus. If the press was held, this happens when it is released.
  func useIfLeft(_ press: UIPress) {
    guard press.wasLeft, let key = press.key else { return }
    if edit(press.firstResponder, with: key) {
      keys.use(.text, for: key.keyCode.rawValue)
    } else if moveFocus(by: key, isRepeated: false) {
      keys.use(.focus, for: key.keyCode.rawValue)
    }
  }

  private func moveFocus(by key: UIKey, isRepeated: Bool) -> Bool {
    guard let key = FocusKey(key) else { return false }
    return madeFocus.use(key, isRepeated: isRepeated)
  }

  private func happenAgain(
    _ use: KeysDown.Use, of key: UIKey, in application: UIApplication
  ) {
    switch use {
    case .command:
      if let found = command(for: key, in: application) { perform(found, in: application) }
    case .press: break
    case .text:
      turn.goOn(to: .closing)
      _ = edit(application.responderWithoutPlace, with: key)
    case .focus:
      turn.goOn(to: .closing)
      _ = moveFocus(by: key, isRepeated: true)
    }
  }

  private func changePress(
    of key: UIKey, to phase: UIPress.Phase, in application: UIApplication
  ) {
    let type = UIPress.PressType.key(key.keyCode)
    // A command is no press, and without a key window there was none.
    guard touchesEvent.table.slot(ofPress: type.rawValue) != nil else { return }
    change(type, to: phase, key: key, in: application)
  }

  // MARK: Commands

  /// A command, and the responder that performs it.
  private typealias Found = (command: UIKeyCommand, target: UIResponder)

  /// The first command up the chain that the key is for, and whose action can be performed. [doc]
  private func command(for key: UIKey, in application: UIApplication) -> Found? {
    let first = application.firstPressed
    var responder = first
    while let current = responder {
      for command in current.keyCommands ?? [] where command.matches(key) {
        let target = application.responder(for: command.action, from: first, sender: command)
        if let target { return (command, target) }
      }
      responder = current.next
    }
    return nil
  }

  private func perform(_ found: Found, in application: UIApplication) {
    report(.command(found.command.observedName, by: found.target.responderID))
    turn.goOn(to: .closing)
    application.sendAction(found.command.action, to: found.target, from: found.command, for: nil)
  }

  // MARK: Text

  private func takesText(_ responder: UIResponder?) -> Bool {
    responder?.isFirstResponder == true && responder?.takesText == true
  }

  /// Whether a key changes the text of a first responder.
  private func edits(_ responder: UIResponder?, with key: UIKey) -> Bool {
    guard takesText(responder), let edit = key.edit else { return false }
    return responder?.takes(edit) == true
  }

  /// Has a first responder that takes text insert or delete text.
  ///
  /// - Returns: Whether it does.
  private func edit(_ responder: UIResponder?, with key: UIKey) -> Bool {
    guard edits(responder, with: key), let edit = key.edit else { return false }
    responder?.changeText(by: edit)
    return true
  }
}
