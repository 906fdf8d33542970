// Keys as an agent presses them.

import TouchKit

/// A key that goes down and up.
nonisolated struct KeyPress {
  let code: UIKeyboardHIDUsage
  let characters: String
  var modifiers: UIKeyModifierFlags = []

  /// The keys that have a name.
  static let named: [(name: String, code: UIKeyboardHIDUsage, characters: String)] = [
    ("return", .keyboardReturnOrEnter, "\n"), ("tab", .keyboardTab, "\t"),
    ("escape", .keyboardEscape, ""), ("delete", .keyboardDeleteOrBackspace, "\u{8}"),
    ("space", .keyboardSpacebar, " "), ("left", .keyboardLeftArrow, ""),
    ("right", .keyboardRightArrow, ""), ("up", .keyboardUpArrow, ""),
    ("down", .keyboardDownArrow, ""),
  ]

  private static let modifiers: [(name: String, flag: UIKeyModifierFlags)] = [
    ("command", .command), ("shift", .shift), ("option", .alternate), ("control", .control),
  ]

  /// Reads arguments.
  static func all(_ arguments: AgentArguments) throws(AgentProblem) -> [KeyPress] {
    var held: UIKeyModifierFlags = []
    for name in try arguments.strings("modifiers") {
      guard let modifier = modifiers.first(where: { $0.name == name }) else {
        throw AgentProblem(
          "type: \(name) is no modifier; there are command, shift, option and control.")
      }
      held.insert(modifier.flag)
    }
    if let name = try arguments.string("key") {
      guard let key = key(named: name) else {
        throw AgentProblem(
          "type: \(name) is no key; there are \(named.map(\.name).joined(separator: ", ")), or one character."
        )
      }
      return [KeyPress(code: key.code, characters: key.characters, modifiers: held)]
    }
    guard let text = try arguments.string("text"), !text.isEmpty else {
      throw AgentProblem("type: give a text or a key.")
    }
    return text.map { character in
      let key = key(named: String(character))
      return KeyPress(code: key?.code ?? .keyboardA, characters: String(character))
    }
  }

  private static func key(
    named name: String
  ) -> (code: UIKeyboardHIDUsage, characters: String)? {
    if let key = named.first(where: { $0.name == name || $0.characters == name && !name.isEmpty }) {
      return (key.code, key.characters)
    }
    guard let scalar = name.lowercased().unicodeScalars.first, name.count == 1 else { return nil }
    switch scalar {
    case "a"..."z":
      let place = Int(scalar.value) - Int(Unicode.Scalar("a").value)
      return UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardA.rawValue + place)
        .map { ($0, name) }
    case "1"..."9":
      let place = Int(scalar.value) - Int(Unicode.Scalar("1").value)
      return UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboard1.rawValue + place)
        .map { ($0, name) }
    case "0": return (.keyboard0, name)
    default: return nil
    }
  }

  /// The key goes down and up.
  func inputs(at time: TimeInterval) -> [HostInput] {
    [
      .key(
        .init(code, .down, characters: characters, modifiers: modifiers, time: time)),
      .key(
        .init(code, .up, characters: characters, modifiers: modifiers, time: time + 0.05)),
    ]
  }
}
