// The words for phases, kinds and the like in recordings. Each is made once: to ask an enumeration for the
// name of its case takes longer than to write the rest of a line.

import PlainJSON
import TouchKit

/// Some values, and the word for each.
nonisolated struct RecordedWords<Choice: RawRepresentable<Int> & Sendable>: Sendable {
  private let words: [(choice: Choice, word: String)]

  /// The words for all values of an enumeration.
  init(_ word: (Choice) -> String) {
    // The last command of a remote control has the largest raw value of all.
    words = (0...UIEvent.EventSubtype.remoteControlEndSeekingForward.rawValue)
      .compactMap { Choice(rawValue: $0) }.map { ($0, word($0)) }
  }

  /// The word for a value.
  subscript(_ choice: Choice) -> String {
    words.first { $0.choice.rawValue == choice.rawValue }?.word ?? ""
  }

  /// The value that a word stands for.
  func choice(_ json: ReadJSON) throws(JSON.Mistake) -> Choice {
    if let found = words.first(where: { json.isText($0.word) }) { return found.choice }
    let text = try json.text()
    throw json.wrong(
      "one of " + words.map { $0.word }.joined(separator: ", "), found: "\"\(text)\"")
  }
}

/// The words that recordings use.
nonisolated enum Recorded {
  static let phases = RecordedWords<UITouch.Phase> { "\($0)" }
  static let touchTypes = RecordedWords<UITouch.TouchType> { "\($0)" }
  static let pressPhases = RecordedWords<UIPress.Phase> { "\($0)" }
  static let buttons = RecordedWords<UIPress.PressType> { $0.word }
  static let keyChanges = RecordedWords<HostInput.KeyInput.Change> { "\($0)" }
  static let curves = RecordedWords<UIView.AnimationCurve> { "\($0)" }
  static let squeezePhases = RecordedWords<UIPencilInteraction.Phase> { "\($0)" }
  static let pencilActions = RecordedWords<UIPencilPreferredAction> { "\($0)" }
  static let commands = RecordedWords<UIEvent.EventSubtype> { "\($0)" }
  static let activities = RecordedWords<UIApplication.State> { "\($0)" }
  static let directions = RecordedWords<UIAccessibilityScrollDirection> { "\($0)" }
  static let states = RecordedWords<UIGestureRecognizer.State> { "\($0)" }
}

nonisolated extension UIPress.PressType {
  fileprivate var word: String {
    switch self {
    case .upArrow: "upArrow"
    case .downArrow: "downArrow"
    case .leftArrow: "leftArrow"
    case .rightArrow: "rightArrow"
    case .select: "select"
    case .menu: "menu"
    case .playPause: "playPause"
    case .pageUp: "pageUp"
    case .pageDown: "pageDown"
    case .key(let key): "\(key.rawValue)"
    }
  }
}

nonisolated extension HostInput.AccessibilityInput.Action {
  /// The word for what is asked.
  var word: String {
    switch self {
    case .activate: "activate"
    case .increment: "increment"
    case .decrement: "decrement"
    case .escape: "escape"
    case .magicTap: "magicTap"
    case .scroll: "scroll"
    case .custom: "custom"
    case .focus: "focus"
    }
  }
}
