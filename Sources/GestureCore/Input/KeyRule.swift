// Decides about the keys of a keyboard: which keys are down, what handles a key that goes down, and
// what repeats while it is held. It does not know commands, responders or texts.

/// What handles a key that goes down.
///
/// | A command matches | It wants priority | The key edits | Taker |
/// |---|---|---|---|
/// | no | | | the press |
/// | yes | no | no | the command |
/// | yes | no | yes | the press |
/// | yes | yes | | the command |
///
/// A key edits if the first responder takes text and the key types or deletes some. Since iOS 15 text
/// comes before commands, unless a command wants priority. [doc]
public enum KeyTaker: Equatable, Sendable {
  /// A key command is performed. No recognizer and no responder hears of a press.
  case command
  /// Recognizers and responders hear of a press. If none of them takes it, it becomes text.
  case press

  /// The taker of a key with these facts.
  public init(hasCommand: Bool, commandHasPriority: Bool, edits: Bool) {
    self = hasCommand && (commandHasPriority || !edits) ? .command : .press
  }
}

/// The keys that are down, and what became of each when it went down.
public struct KeysDown: Equatable, Sendable {
  /// What became of a key that is down.
  public enum Use: Equatable, Sendable {
    /// A command was performed, which repeats. [seen]
    case command
    /// It is a press, which does not repeat. [seen]
    case press
    /// It is a press that no recognizer and no responder took. It typed or deleted text, which
    /// repeats.
    case text
    /// It is a press that no recognizer and no responder took, and that is no text. It moved the focus,
    /// or used what has the focus. It repeats. [ours]
    case focus
  }

  /// What a host says of a key.
  public enum Change: Int, Equatable, Sendable {
    /// It went down.
    case down
    /// It is held for so long that the keyboard repeats it.
    case repeated
    /// It went up.
    case up
    /// The host loses the key: it will not report when the key goes up.
    case cancelled
  }

  /// What follows.
  public enum Step: Equatable, Sendable {
    /// The key goes down. The caller finds out what handles it.
    case begin
    /// What it did when it went down happens once more.
    case again(Use)
    /// It goes up: its press ends, if it is one.
    case end
    /// It is lost: its press is cancelled, if it is one.
    case cancel
    /// It went down while it was down: nothing happens.
    case wasDown
    /// It is not down: nothing happens.
    case wasNotDown
  }

  private struct Key: Equatable {
    var code: Int
    var use: Use
  }
  /// In the order of going down.
  private var keys: [Key] = []

  /// Makes a keyboard with no key down.
  public init() {}

  /// Whether no key is down.
  public var isEmpty: Bool { keys.isEmpty }

  /// Follows a key. One that goes down is a press until ``use(_:for:)``.
  public mutating func follow(_ change: Change, of code: Int) -> Step {
    guard let index = keys.firstIndex(where: { $0.code == code }) else {
      guard change == .down else { return .wasNotDown }
      keys.append(Key(code: code, use: .press))
      return .begin
    }
    switch change {
    case .down: return .wasDown
    case .repeated: return .again(keys[index].use)
    case .up, .cancelled:
      keys.remove(at: index)
      return change == .up ? .end : .cancel
    }
  }

  /// Notes what became of a key that is down.
  public mutating func use(_ use: Use, for code: Int) {
    guard let index = keys.firstIndex(where: { $0.code == code }) else { return }
    keys[index].use = use
  }
}
