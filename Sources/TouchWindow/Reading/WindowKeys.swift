// The keyboard: which key, what it types, and texts that an input method composes of several keys.

import TouchKit

/// The keyboard of one window.
struct WindowKeys: Sendable {
  /// The key by which a text comes that no single key typed. No app has a command for it.
  static let composed = UIKeyboardHIDUsage.keyboardErrorUndefined

  private var down: [Int: HostInput.KeyInput] = [:]
  /// The key whose text may follow.
  private var waiting: HostInput.KeyInput?

  /// A key changed; `flush` says what that leads to, if no text follows.
  mutating func follow(_ key: WindowEvent.Key, at time: Double) {
    guard let code = UIKeyboardHIDUsage(rawValue: key.usage), code != Self.composed else { return }
    let isDown = down[key.usage] != nil
    // A key may have gone down before the window had the keyboard.
    guard isDown == (key.change != .down) else { return }
    var input = HostInput.KeyInput(
      code, key.change, charactersIgnoringModifiers: key.letter, modifiers: key.modifiers,
      time: time)
    // With Control and Command no text follows; without them no text means that none is typed, as by
    // the first of two keys that make one letter.
    if !key.modifiers.isDisjoint(with: [.control, .command]) {
      input.characters = key.modifiers.contains(.shift) ? key.letter.uppercased() : key.letter
    }
    if key.change == .up {
      down[key.usage] = nil
    } else {
      down[key.usage] = input
    }
    waiting = input
  }

  /// A text was typed, by the key that changed just before, or by no single key.
  mutating func type(_ text: String, at time: Double) -> [HostInput.KeyInput] {
    guard !text.isEmpty else { return flush() }
    if var input = waiting, input.change != .up {
      waiting = nil
      input.characters = text
      return [input]
    }
    return flush()
      + [.down, .up].map { change in
        HostInput.KeyInput(Self.composed, change, characters: text, time: time)
      }
  }

  /// The key that waited for a text.
  mutating func flush() -> [HostInput.KeyInput] {
    defer { waiting = nil }
    return waiting.map { [$0] } ?? []
  }

  /// The window will not tell when the keys go up.
  mutating func cancelAll(at time: Double) -> [HostInput.KeyInput] {
    var inputs = flush()
    for (_, key) in down.sorted(by: { $0.key < $1.key }) {
      var key = key
      (key.change, key.time) = (.cancelled, time)
      inputs.append(key)
    }
    down = [:]
    return inputs
  }
}
