// The entries of a screen's log: actor, action, time. They have names only, no views and no
// recognizers.

import TouchKit

/// One entry, in the words in which it is asserted.
nonisolated public struct LogEntry: Equatable, Sendable, CustomStringConvertible {
  /// What sort of thing it is.
  public enum Kind: Int, Sendable, CaseIterable {
    /// A view heard of touches: `board began`.
    case touches
    /// A recognizer told its targets: `pan changed`.
    case action
    /// A recognizer failed, which no target is told: `tap failed`.
    case failure
    /// A recognizer waits: `tap waits for doubleTap`.
    case wait
    /// A recognizer was reset: `tap reset`.
    case reset
    /// A delegate was asked: `pan shouldBegin? yes`.
    case question
    /// A responder heard of a shake: `board shake began`.
    case motion
    /// The app told assistive technologies something: `app announcement [Saved]`.
    case announcement
    /// The app asked its host for an effect: `app impact medium`.
    case effect
    /// The test said so: `screen.note("saved")`.
    case note
  }

  /// When it happened, in seconds on the application's clock.
  public var time: TimeInterval
  /// What sort of thing it is.
  public var kind: Kind
  /// The name of a view or a recognizer; empty for a note.
  public var actor: String
  /// What: a phase, a state, a question with its answer, or a note's text.
  public var action: String
  /// How many touches a view heard of.
  public var touchCount = 1
  /// The values that the test wanted to see; `nil` for none.
  public var detail: String?

  /// The entry as it is asserted: `board began(2)`, `pan changed [4, 0]`.
  public var description: String {
    var text = actor.isEmpty ? action : "\(actor) \(action)"
    if touchCount != 1 { text += "(\(touchCount))" }
    if let detail { text += " [\(detail)]" }
    return text
  }

  /// The entry with its time in seconds: `tap ended @0.080`.
  public var timedDescription: String { "\(description) @\(decimal(time, places: 3))" }
}

/// The kinds of entries that a screen's log has.
nonisolated public struct LogContents: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  private init(_ kind: LogEntry.Kind) { rawValue = 1 << kind.rawValue }

  /// What views hear.
  public static let touches = LogContents(.touches)
  /// What targets are told.
  public static let actions = LogContents(.action)
  /// Which recognizers failed.
  public static let failures = LogContents(.failure)
  /// Which recognizers wait, and for which others.
  public static let waits = LogContents(.wait)
  /// Which recognizers were reset.
  public static let resets = LogContents(.reset)
  /// What ``RecordingDelegate``s are asked.
  public static let questions = LogContents(.question)
  /// What responders hear of shakes.
  public static let motions = LogContents(.motion)
  /// What the app tells assistive technologies.
  public static let announcements = LogContents(.announcement)
  /// What the app asks its host for: taps of a motor, sounds.
  public static let effects = LogContents(.effect)
  /// What the test noted.
  public static let notes = LogContents(.note)
  /// What an app could see itself: touches, actions, questions, shakes, announcements, effects and
  /// notes.
  public static let usual: LogContents = [
    .touches, .actions, .questions, .motions, .announcements, .effects, .notes,
  ]
  /// All.
  public static let everything: LogContents = [
    .touches, .actions, .failures, .waits, .resets, .questions, .motions, .announcements,
    .effects, .notes,
  ]

  func contains(_ kind: LogEntry.Kind) -> Bool { contains(LogContents(kind)) }
}
