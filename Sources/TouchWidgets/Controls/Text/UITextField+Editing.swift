// Carries out what `EditingSession` decides: asks and tells the delegate, observers and targets.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

extension UIKey.Edit {
  /// Whether it inserts a tab.
  var isTab: Bool {
    if case .insert(let text) = self { return text.utf8.elementsEqual("\t".utf8) }
    return false
  }
}

extension UITextField {
  // MARK: Beginning and ending

  final func mayBegin() -> Bool {
    guard session.askToBegin() else { return false }
    let answer = delegate?.textFieldShouldBeginEditing(self) ?? true
    session.answeredToBegin()
    if !answer { reportObstacle(.editingDeclined) }
    return answer
  }

  final func mayEnd() -> Bool {
    guard session.askToEnd() else { return false }
    let answer = delegate?.textFieldShouldEndEditing(self) ?? true
    session.answeredToEnd()
    return answer
  }

  final func editingBegan() {
    guard let beginning = session.begin() else { return }
    _ = content.select(TextSelection(at: content.pieces.count))
    showText()
    delegate?.textFieldDidBeginEditing(self)
    // The delegate may have ended this editing, or that of its targets: the session knows both.
    guard session.toldDelegate(of: beginning) else { return }
    post(.began)
    guard session.toldObservers(of: beginning) else { return }
    tell(.editingDidBegin, for: nil)
    if clearsOnBeginEditing, isEditing, hasText { clear() }
  }

  final func editingEnded() {
    // What is told is settled first: the delegate may begin to edit again.
    let ending = session.end()
    showText()
    if ending.tellsDelegate { delegate?.textFieldDidEndEditing(self, reason: .committed) }
    if ending.tellsObservers { post(.ended) }
    if ending.tellsTargets { tell(.editingDidEnd, for: nil) }
  }

  // MARK: Changes by the user

  /// Does what a key does to the text, if the delegate allows it. A delegate that changes the text while
  /// it is asked is taken at its word: the key works where the insertion point is then.
  final func type(_ edit: UIKey.Edit) {
    switch edit {
    case .insert(let text) where text.utf8.elementsEqual("\n".utf8): typeReturn()
    case .insert(let text):
      if mayChange(content.selection.range, to: text) { insertText(text) }
    case .deleteBackward:
      let range = content.deleted
      // Also called where there is nothing to delete, but then the delegate is not asked.
      if range.isEmpty || mayChange(range, to: "") { deleteBackward() }
    }
  }

  private final func mayChange(_ range: Range<Int>, to text: String) -> Bool {
    let may =
      delegate?.textField(
        self, shouldChangeCharactersIn: content.units(of: range), replacementString: text) ?? true
    if !may { reportObstacle(.changeDeclined) }
    return may
  }

  private final func typeReturn() {
    guard ownKeyboardRequest.isReturnKeyEnabled else { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    tell(.primaryActionTriggered, for: nil)
    tell(.editingDidEndOnExit, for: nil)
    // With a target for this event, Return ends the editing. [seen]
    if ends { resignFirstResponder() }
  }

  final func clearTapped() { clear() }

  /// Clears the text as the button does.
  final var clearAction: UIAccessibilityCustomAction {
    let field = Weak(self)
    return UIAccessibilityCustomAction(name: "Clear text") { _ in
      field.object?.clear()
      return field.object?.hasText == false
    }
  }

  final func clear() {
    // Whether there is any text is asked last: the delegate may have changed it.
    guard delegate?.textFieldShouldClear(self) ?? true, hasText else { return }
    content.set("")
    textChanged()
  }

  /// Tells that the user changed the text.
  final func textChanged() {
    showText()
    delegate?.textFieldDidChangeSelection(self)
    post(.changed)
    tell(.editingChanged, for: nil)
  }

  // MARK: Notifications

  /// What observers of notifications are told.
  enum Notice { case began, changed, ended }

  /// Tells the observers of notifications, where there are any.
  private final func post(_ notice: Notice) {
    #if canImport(Foundation) && !hasFeature(Embedded)
      let name =
        switch notice {
        case .began: UITextField.textDidBeginEditingNotification
        case .changed: UITextField.textDidChangeNotification
        case .ended: UITextField.textDidEndEditingNotification
        }
      NotificationCenter.default.post(name: name, object: self)
    #endif
  }
}

#if canImport(Foundation) && !hasFeature(Embedded)
  extension UITextField {
    /// Posted when a field begins to be edited, after its delegate and before its targets are told.
    nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
      "UITextFieldTextDidBeginEditingNotification")
    /// Posted when the user has changed the text of a field, after its delegate and before its targets are
    /// told.
    nonisolated public static let textDidChangeNotification = NSNotification.Name(
      "UITextFieldTextDidChangeNotification")
    /// Posted when a field is edited no more, after its delegate and before its targets are told.
    nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
      "UITextFieldTextDidEndEditingNotification")
  }
#endif
