// The key of a press, and the characters of keys without a letter.

import GestureCore

/// The state of a keyboard's key when it went down or up.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UIKey {
  /// Which key, by its place on a US keyboard.
  public let keyCode: UIKeyboardHIDUsage
  /// What the key types with the modifier keys that are down; empty for a modifier key. A key without a
  /// letter has a name, such as ``UIKeyCommand/inputLeftArrow``.
  public let characters: String
  /// What the key types without modifier keys; empty for a modifier key.
  public let charactersIgnoringModifiers: String
  /// The modifier keys that are down.
  public let modifierFlags: UIKeyModifierFlags

  init(_ input: HostInput.KeyInput) {
    keyCode = input.keyCode
    modifierFlags = input.modifiers
    let usual = input.keyCode.usualCharacters
    characters = input.characters.utf8.isEmpty ? usual : input.characters
    charactersIgnoringModifiers =
      input.charactersIgnoringModifiers.utf8.isEmpty ? usual : input.charactersIgnoringModifiers
  }

  deinit {}

  /// What a key does to text.
  @_spi(Widgets) public enum Edit {
    /// Inserts characters.
    case insert(String)
    /// Deletes the character before the insertion point.
    case deleteBackward
  }

  /// What the key does to text; `nil` if it does nothing to it.
  var edit: Edit? {
    guard modifierFlags.isDisjoint(with: [.command, .control]) else { return nil }
    switch keyCode {
    case .keyboardReturnOrEnter, .keyboardReturn, .keypadEnter: return .insert("\n")
    case .keyboardTab: return .insert("\t")
    case .keyboardDeleteOrBackspace: return .deleteBackward
    default:
      guard keyCode.usualCharacters.utf8.isEmpty, let first = characters.unicodeScalars.first,
        first.value >= 0x20, first.value != 0x7F
      else { return nil }
      return .insert(characters)
    }
  }
}

nonisolated extension UIKeyboardHIDUsage {
  /// What the key types on any keyboard, if that is not a letter; empty for all other keys.
  var usualCharacters: String {
    switch self {
    case .keyboardReturnOrEnter, .keyboardReturn, .keypadEnter: "\r"
    case .keyboardTab: "\t"
    case .keyboardDeleteOrBackspace: UIKeyCommand.inputDelete
    case .keyboardDeleteForward: "\u{7F}"
    case .keyboardEscape: UIKeyCommand.inputEscape
    case .keyboardUpArrow: UIKeyCommand.inputUpArrow
    case .keyboardDownArrow: UIKeyCommand.inputDownArrow
    case .keyboardLeftArrow: UIKeyCommand.inputLeftArrow
    case .keyboardRightArrow: UIKeyCommand.inputRightArrow
    case .keyboardPageUp: UIKeyCommand.inputPageUp
    case .keyboardPageDown: UIKeyCommand.inputPageDown
    case .keyboardHome: UIKeyCommand.inputHome
    case .keyboardEnd: UIKeyCommand.inputEnd
    case .keyboardF1: UIKeyCommand.f1
    case .keyboardF2: UIKeyCommand.f2
    case .keyboardF3: UIKeyCommand.f3
    case .keyboardF4: UIKeyCommand.f4
    case .keyboardF5: UIKeyCommand.f5
    case .keyboardF6: UIKeyCommand.f6
    case .keyboardF7: UIKeyCommand.f7
    case .keyboardF8: UIKeyCommand.f8
    case .keyboardF9: UIKeyCommand.f9
    case .keyboardF10: UIKeyCommand.f10
    case .keyboardF11: UIKeyCommand.f11
    case .keyboardF12: UIKeyCommand.f12
    default: ""
    }
  }

  /// An alias for the key LANG1 on Japanese keyboards from Apple.
  public static var keyboardKanaSwitch: UIKeyboardHIDUsage { .keyboardLANG1 }
  /// An alias for the key LANG1 on Korean keyboards.
  public static var keyboardHangul: UIKeyboardHIDUsage { .keyboardLANG1 }
  /// An alias for the key LANG2 on Japanese keyboards from Apple.
  public static var keyboardAlphanumericSwitch: UIKeyboardHIDUsage { .keyboardLANG2 }
  /// An alias for the key LANG2 on Korean keyboards.
  public static var keyboardHanja: UIKeyboardHIDUsage { .keyboardLANG2 }
  /// An alias for the key LANG3 on Japanese keyboards.
  public static var keyboardKatakana: UIKeyboardHIDUsage { .keyboardLANG3 }
  /// An alias for the key LANG4 on Japanese keyboards.
  public static var keyboardHiragana: UIKeyboardHIDUsage { .keyboardLANG4 }
  /// An alias for the key LANG5 on Japanese keyboards.
  public static var keyboardZenkakuHankakuKanji: UIKeyboardHIDUsage { .keyboardLANG5 }
}

/// An object that takes text. A first responder that conforms gets the text of a key if no key
/// command, recognizer or other responder takes the key.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Inserts the text that a key typed; a return key types `"\n"`.
  func insertText(_ text: String)
  /// Deletes the character before the insertion point. Also called if there is no text.
  func deleteBackward()
}
