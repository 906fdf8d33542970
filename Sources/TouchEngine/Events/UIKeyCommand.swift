// Keys that an app binds to actions. `UIApplication+Keys.swift` finds the command of a key.

import GestureCore

/// A key with its modifier keys, and the action that it performs.
///
///     override var keyCommands: [UIKeyCommand]? {
///       [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector(Board.save))]
///     }
///     override var canBecomeFirstResponder: Bool { true }
///
/// The command of a key is searched from the first responder up the chain. The action goes up the
/// same chain, to the first responder that can perform it. While the key is held, the command
/// repeats with the keyboard.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIKeyCommand {
  /// What the key types without modifier keys, or the name of a key without a letter. Small and
  /// capital letters of ASCII are the same.
  open var input: String? { keyInput }
  /// The modifier keys that have to be down; Shift, Control, Option and Command, and no others of
  /// these.
  open var modifierFlags: UIKeyModifierFlags { keyModifiers }
  /// What is performed; its sender is the command.
  open var action: Selector { keyAction }
  /// What a menu shows.
  open var title: String
  /// What a list of the keys shows; `nil` for the title.
  open var discoverabilityTitle: String?
  /// Whether the command comes before text that the key types or deletes; false by default.
  open var wantsPriorityOverSystemBehavior = false

  private final let keyInput: String
  private final let keyModifiers: UIKeyModifierFlags
  private final let keyAction: Selector

  /// Makes a command.
  public init(
    title: String = "", action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    discoverabilityTitle: String? = nil
  ) {
    (self.title, self.discoverabilityTitle) = (title, discoverabilityTitle)
    (keyInput, keyModifiers, keyAction) = (input, modifierFlags, action)
  }

  /// Makes a command without a title.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Makes a command that a list of the keys shows.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  deinit {}

  /// Whether the key, with its modifier keys, is the command's.
  final func matches(_ key: UIKey) -> Bool {
    let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
    guard key.modifierFlags.intersection(relevant) == modifierFlags.intersection(relevant),
      let input
    else { return false }
    // Compared by bytes: a comparison of strings needs Unicode's tables in Embedded Swift.
    return input.utf8.elementsEqual(key.charactersIgnoringModifiers.utf8) {
      $0.smallInASCII == $1.smallInASCII
    }
  }
}

extension UIKeyCommand {
  /// Makes a command that performs a method without a sender: `Editor.save`.
  public convenience init<Target: AnyObject>(
    title: String = "", action: @escaping (Target) -> () -> Void, input: String,
    modifierFlags: UIKeyModifierFlags = [], discoverabilityTitle: String? = nil
  ) {
    self.init(
      title: title, action: Selector(action), input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Makes a command that performs a method with the command as its sender: `Editor.save`.
  public convenience init<Target: AnyObject, Sender: AnyObject>(
    title: String = "", action: @escaping (Target) -> (Sender) -> Void, input: String,
    modifierFlags: UIKeyModifierFlags = [], discoverabilityTitle: String? = nil
  ) {
    self.init(
      title: title, action: Selector(action), input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Makes a command without a title that performs a method without a sender: `Editor.save`.
  public convenience init<Target: AnyObject>(
    input: String, modifierFlags: UIKeyModifierFlags, action: @escaping (Target) -> () -> Void
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: Selector(action))
  }

  /// Makes a command without a title that performs a method with the command as its sender: `Editor.save`.
  public convenience init<Target: AnyObject, Sender: AnyObject>(
    input: String, modifierFlags: UIKeyModifierFlags,
    action: @escaping (Target) -> (Sender) -> Void
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: Selector(action))
  }
}

nonisolated extension UInt8 {
  /// The small letter of a capital one in ASCII; everything else as it is.
  fileprivate var smallInASCII: UInt8 { (0x41...0x5A).contains(self) ? self + 0x20 : self }
}

nonisolated extension UIKeyCommand {
  /// The key Up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key Down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key Left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key Right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The key Escape.
  public static let inputEscape = "UIKeyInputEscape"
  /// The key Page up.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The key Page down.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The key Home.
  public static let inputHome = "UIKeyInputHome"
  /// The key End.
  public static let inputEnd = "UIKeyInputEnd"
  /// The key Delete, to the left.
  public static let inputDelete = "\u{8}"
  /// The key F1.
  public static let f1 = "UIKeyInputF1"
  /// The key F2.
  public static let f2 = "UIKeyInputF2"
  /// The key F3.
  public static let f3 = "UIKeyInputF3"
  /// The key F4.
  public static let f4 = "UIKeyInputF4"
  /// The key F5.
  public static let f5 = "UIKeyInputF5"
  /// The key F6.
  public static let f6 = "UIKeyInputF6"
  /// The key F7.
  public static let f7 = "UIKeyInputF7"
  /// The key F8.
  public static let f8 = "UIKeyInputF8"
  /// The key F9.
  public static let f9 = "UIKeyInputF9"
  /// The key F10.
  public static let f10 = "UIKeyInputF10"
  /// The key F11.
  public static let f11 = "UIKeyInputF11"
  /// The key F12.
  public static let f12 = "UIKeyInputF12"
}

extension UIKeyCommand {
  /// Its name in observations: its title, or without a title its input.
  final var observedName: String {
    let title = discoverabilityTitle ?? title
    return title.isEmpty ? input ?? "" : title
  }
}
