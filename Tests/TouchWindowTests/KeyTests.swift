// The keyboard of a window: what keys type, and texts that no key typed.

import Testing
import TouchKit

@testable import TouchWindow

@MainActor struct KeyTests {
  private var reader = WindowReader()

  private mutating func read(_ events: [WindowEvent]) -> [String] {
    let timed = events.map { TimedWindowEvent($0, at: 1) }
    return reader.read(timed, until: 1) { $0 }.map { step in
      guard case .key(let key) = step else { return "\(step)" }
      return "\(key.keyCode) \(key.change) '\(key.characters)' '\(key.charactersIgnoringModifiers)'"
    }
  }

  private func key(
    _ usage: Int, _ change: HostInput.KeyInput.Change, _ letter: String = "",
    _ modifiers: UIKeyModifierFlags = []
  ) -> WindowEvent {
    .key(.init(usage: usage, change: change, letter: letter, modifiers: modifiers))
  }

  @Test mutating func aTextBelongsToTheKeyBeforeIt() {
    let steps = read([
      key(4, .down, "a", .shift), .text("A"), key(4, .repeated, "a", .shift), .text("A"),
      key(4, .up, "a"),
    ])
    #expect(
      steps == ["keyboardA down 'A' 'a'", "keyboardA repeated 'A' 'a'", "keyboardA up '' 'a'"])
  }

  @Test mutating func theFirstOfTwoKeysThatMakeOneLetterTypesNothing() {
    #expect(
      read([key(0x2E, .down, "´"), key(0x2E, .up, "´"), key(8, .down, "e"), .text("é")])
        == [
          "keyboardEqualSign down '' '´'", "keyboardEqualSign up '' '´'",
          "keyboardE down 'é' 'e'",
        ])
  }

  @Test mutating func aTextWithoutAKeyComesByAKeyThatIsNone() {
    #expect(
      read([.text("こんにちは")])
        == [
          "keyboardErrorUndefined down 'こんにちは' 'こんにちは'",
          "keyboardErrorUndefined up 'こんにちは' 'こんにちは'",
        ])
  }

  @Test mutating func withControlAKeySaysItsLetter() {
    #expect(
      read([key(6, .down, "c", .control), key(7, .down, "d", [.control, .shift])])
        == ["keyboardC down 'c' 'c'", "keyboardD down 'D' 'd'"])
  }

  @Test mutating func keysAreCancelledWithTheKeyboard() {
    _ = read([key(5, .down, "b"), key(4, .down, "a")])
    #expect(read([.keyboardLost]) == ["keyboardA cancelled '' 'a'", "keyboardB cancelled '' 'b'"])
    #expect(read([key(4, .up, "a")]) == [])
  }

  @Test mutating func aKeyThatWasDownBeforeTheWindowHadTheKeyboardDoesNothing() {
    #expect(
      read([key(4, .repeated, "a"), key(4, .up, "a"), key(0, .down), key(9999, .down)]) == [])
  }

  @Test func numbersOfKeysAndButtonsAreRead() {
    #expect(WindowButtons.letter(ofKey: 0xE4) == "ä")
    #expect(WindowButtons.letter(ofKey: 1 << 30 | 79) == "")
    #expect(WindowButtons.letter(ofKey: 13) == "")
    #expect(WindowButtons.letter(ofKey: -1) == "")
    #expect(WindowButtons.mask(ofState: 0b111).rawValue == 7)
    #expect(WindowButtons.mask(ofState: 0b100) == .secondary)
    #expect(WindowButtons.modifiers(0x2C82) == [.shift, .control, .command, .alphaShift])
    #expect(WindowButtons.modifiers(0x100) == .alternate)
  }
}
