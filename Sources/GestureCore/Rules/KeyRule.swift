// Decides what becomes of a keyboard's keys: which of them is down, who takes a key that goes down, and
// what repeats while it is held. It does not know commands, responders or texts.

/// Who takes a key that goes down.
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
  /// A key command is performed, and nobody hears of a press.
  case command
  /// Recognizers and responders hear of a press; what none of them takes becomes text.
  case press

  /// Who takes a key of which these facts are true.
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
    /// It is a press that nobody took, and typed or deleted text, which repeats.
    case text
  }

  /// What a host says of a key.
  public enum Change: Int, Equatable, Sendable {
    /// It went down.
    case down
    /// It is held for so long that the keyboard repeats it.
    case repeated
    /// It went up.
    case up
    /// It is taken away: nobody knows when it goes up.
    case cancelled
  }

  /// What follows.
  public enum Step: Equatable, Sendable {
    /// The key goes down: it is looked for what becomes of it.
    case begin
    /// What became of it happens once more.
    case again(Use)
    /// It goes up, after this became of it.
    case end(Use)
    /// It is taken away, after this became of it.
    case cancel(Use)
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
    case .up: return .end(keys.remove(at: index).use)
    case .cancelled: return .cancel(keys.remove(at: index).use)
    }
  }

  /// Notes what became of a key that is down.
  public mutating func use(_ use: Use, for code: Int) {
    guard let index = keys.firstIndex(where: { $0.code == code }) else { return }
    keys[index].use = use
  }
}
