// Keys of a keyboard, pressed by name, and what has its focus.

import TouchKit

extension TestScreen {
  /// A key goes down and up.
  ///
  ///     screen.press(.keyboardTab)
  ///     screen.press(.keyboardTab, .shift)
  ///     screen.press(.keyboardA, typing: "a")
  ///
  /// - Parameters:
  ///   - key: Which key, by its place on a US keyboard.
  ///   - modifiers: The modifier keys that are down meanwhile.
  ///   - characters: What it types; for keys without letters nothing is needed.
  public func press(
    _ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], typing characters: String = ""
  ) {
    for change in [HostInput.KeyInput.Change.down, .up] {
      send(
        .key(
          HostInput.KeyInput(
            key, change, characters: characters, modifiers: modifiers, time: now)))
    }
  }

  /// The view that has the focus of the keyboard; `nil` for none.
  public var focusedView: UIView? {
    UIFocusSystem.focusSystem(for: window)?.focusedItem as? UIView
  }
}
