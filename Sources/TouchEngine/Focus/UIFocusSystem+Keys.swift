// What keys do with the focus: they move it, change the value of what has it, activate it, or go back.

import GestureCore

extension FocusKey {
  /// What a key asks of the focus; `nil` for a key that asks nothing, or has other modifier keys.
  ///
  /// With Control a digit types nothing, so it can be asked while a text is edited.
  init?(_ key: UIKey) {
    let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    if key.keyCode == .keyboardTab, modifiers == .shift {
      self = .previous
      return
    }
    if modifiers == .control, let number = key.keyCode.number {
      self = .action(number - 1)
      return
    }
    if modifiers == .alternate, let arrow = key.keyCode.arrow {
      self = .move(arrow)
      return
    }
    guard modifiers.isEmpty else { return nil }
    if let arrow = key.keyCode.arrow {
      self = .arrow(arrow)
      return
    }
    switch key.keyCode {
    case .keyboardTab: self = .next
    case .keyboardReturnOrEnter, .keyboardReturn, .keypadEnter, .keyboardSpacebar: self = .activate
    case .keyboardEscape: self = .escape
    default: return nil
    }
  }
}

extension UIKeyboardHIDUsage {
  /// The direction of an arrow key.
  fileprivate var arrow: FocusArrow? {
    switch self {
    case .keyboardUpArrow: .up
    case .keyboardDownArrow: .down
    case .keyboardLeftArrow: .left
    case .keyboardRightArrow: .right
    default: nil
    }
  }

  /// What a digit of the upper row or of the keypad counts, from 1 to 9; `nil` for any other key.
  fileprivate var number: Int? {
    for first in [UIKeyboardHIDUsage.keyboard1, .keypad1] {
      let number = rawValue - first.rawValue + 1
      if (1...9).contains(number) { return number }
    }
    return nil
  }
}

extension UIFocusSystem {
  /// Does what a key asks that nothing else took.
  ///
  /// - Returns: Whether the key had any effect.
  func use(_ key: FocusKey, isRepeated: Bool) -> Bool {
    guard let application, let window, !isRepeated || key.repeats else { return false }
    let editor = window.firstResponder.flatMap { $0.takesText ? $0 : nil }
    guard editor == nil || key.worksWhileEditing else { return false }
    // Code outside of any turn may have changed what can have the focus.
    turnEnded()
    application.layoutWindowsIfNeeded()
    switch key {
    case .next: return goOn(key, by: 1, in: window, from: editor)
    case .previous: return goOn(key, by: -1, in: window, from: editor)
    case .arrow(let arrow): return go(arrow, in: window)
    case .activate: return activate()
    case .escape: return escape(in: window, from: editor)
    case .action, .move: return act(key)
    }
  }

  // MARK: Moving

  /// Goes on to another group. A text that is edited counts as the place to go on from.
  private func goOn(_ key: FocusKey, by step: Int, in window: UIWindow, from editor: UIResponder?)
    -> Bool
  {
    let walk = FocusWalk(in: window)
    let order = walk.groupOrder()
    let start = walk.index(of: editor?.asFocusResponder?.focusView) ?? walk.index(of: focusedView)
    guard !order.isEmpty else { return leadsNowhere(key) }
    guard let start, let present = order.firstIndex(of: walk.candidates[start].group) else {
      // Nothing has the focus yet.
      let last = order.last.flatMap { entry(to: $0, of: walk, in: window) }
      let first = step > 0 ? front(of: window, in: walk) : last
      return first.map { change(to: $0, heading(of: key), because: .key(key)) } ?? false
    }
    guard order.count > 1 else { return leadsNowhere(key) }
    let group = order[(present + step + order.count) % order.count]
    guard let entry = entry(to: group, of: walk, in: window) else { return leadsNowhere(key) }
    return change(to: entry, heading(of: key), because: .key(key))
  }

  /// Goes to the nearest view of the group in a direction.
  private func go(_ arrow: FocusArrow, in window: UIWindow) -> Bool {
    guard let view = focusedView else {
      let walk = FocusWalk(in: window)
      guard let first = front(of: window, in: walk) else { return leadsNowhere(.arrow(arrow)) }
      return change(to: first, heading(of: .arrow(arrow)), because: .key(.arrow(arrow)))
    }
    if view.uses(arrow) {
      report(.adjusted(view.observationID, by: arrow))
      return true
    }
    for around in UIFocusSystem.chain(of: view.superviewStorage) {
      _ = around.bringIntoSight(.neighbour(arrow), of: view)
    }
    application?.layoutWindowsIfNeeded()
    let walk = FocusWalk(in: window)
    guard let own = walk.index(of: view) else { return leadsNowhere(.arrow(arrow)) }
    let row = walk.row(of: walk.candidates[own].group)
    let target = FocusRule.target(
      of: arrow, from: walk.candidates[own].place, numbered: row.firstIndex { $0.view === view },
      among: row.map { $0.place })
    if let target {
      return change(
        to: row[target].view, heading(of: .arrow(arrow)), because: .key(.arrow(arrow)))
    }
    for around in UIFocusSystem.chain(of: view.superviewStorage)
    where around.bringIntoSight(.more(arrow), of: view) != nil {
      return true
    }
    return leadsNowhere(.arrow(arrow))
  }

  private func leadsNowhere(_ key: FocusKey) -> Bool {
    refuse(.nothing(key))
    return false
  }

  private func heading(of key: FocusKey) -> UIFocusHeading {
    switch key {
    case .next: .next
    case .previous: .previous
    case .arrow(.up), .move(.up): .up
    case .arrow(.down), .move(.down): .down
    case .arrow(.left), .move(.left): .left
    case .arrow(.right), .move(.right): .right
    case .activate, .escape, .action: []
    }
  }

  // MARK: Using

  /// Does what a tap on the view with the focus does, as for assistive technologies.
  private func activate() -> Bool {
    guard let view = focusedView, let engine = application?.engine else { return false }
    showInSight(view)
    let answer = engine.activate(view)
    report(.activated(view.observationID, answer))
    return true
  }

  /// Does one of the actions of the view that has the focus, as for assistive technologies.
  private func act(_ key: FocusKey) -> Bool {
    guard let view = focusedView, let engine = application?.engine else { return false }
    showInSight(view)
    let actions = view.accessibilityCustomActions ?? []
    guard let number = FocusRule.action(of: key, among: actions.map { $0.arrow }) else {
      return leadsNowhere(key)
    }
    let action = actions[number]
    report(.acted(view.observationID, action.name, engine.perform(action, on: view)))
    return true
  }

  /// Ends the editing of a text that has the focus; without a text, goes back or closes, as for assistive
  /// technologies. A text that is edited without the focus keeps the key.
  private func escape(in window: UIWindow, from editor: UIResponder?) -> Bool {
    if let editor {
      guard editor === focusedView else { return false }
      let hasEnded = editor.resignFirstResponder()
      report(
        .escaped(editor.responderID, hasEnded ? .done(by: editor.responderID) : .notDone))
      return true
    }
    guard let start = focusedView ?? window.frontOwner?.viewIfLoaded ?? window.rootOwner?.view,
      let engine = application?.engine
    else { return false }
    let answer = engine.escape(from: start)
    report(.escaped(start.responderID, answer))
    return answer != .notDone
  }
}
