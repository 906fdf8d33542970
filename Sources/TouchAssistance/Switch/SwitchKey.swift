// The keys of a keyboard, one after the other.

import TouchKit

/// A key that a person with one switch can choose.
nonisolated struct SwitchKey: Equatable, Sendable {
  /// What the menu calls it.
  let name: String
  private let code: UIKeyboardHIDUsage
  private let characters: String

  /// Letters, and what is needed to write and to go about.
  static let all: [SwitchKey] =
    (0..<26).compactMap { place in
      UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardA.rawValue + place).map { code in
        let letter = String(Unicode.Scalar(UInt8(ascii: "a") + UInt8(place)))
        return SwitchKey(name: letter, code: code, characters: letter)
      }
    } + [
      SwitchKey(name: "space", code: .keyboardSpacebar, characters: " "),
      SwitchKey(name: "delete", code: .keyboardDeleteOrBackspace, characters: "\u{8}"),
      SwitchKey(name: "return", code: .keyboardReturnOrEnter, characters: "\n"),
      SwitchKey(name: "tab", code: .keyboardTab, characters: "\t"),
      SwitchKey(name: "escape", code: .keyboardEscape, characters: ""),
      SwitchKey(name: "arrow left", code: .keyboardLeftArrow, characters: ""),
      SwitchKey(name: "arrow right", code: .keyboardRightArrow, characters: ""),
      SwitchKey(name: "arrow up", code: .keyboardUpArrow, characters: ""),
      SwitchKey(name: "arrow down", code: .keyboardDownArrow, characters: ""),
    ]

  /// The key goes down, and up again.
  var inputs: [HostInput] {
    [
      .key(.init(code, .down, characters: characters, time: 0)),
      .key(.init(code, .up, characters: characters, time: 0.05)),
    ]
  }
}
