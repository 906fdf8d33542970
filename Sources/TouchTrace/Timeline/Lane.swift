// The words of a timeline: what its lanes hear, and what is drawn into them. Values only.

import TouchKit

/// What the lanes of a timeline hear.
nonisolated public enum LaneFact: Equatable, Sendable {
  /// The host told the application something.
  case input(HostInput)
  /// The engine decided something.
  case decision(Observation)
  /// A recognizer is called so in texts, and belongs to a view; `nil` if it has none.
  case recognizer(Observation.RecognizerID, name: String, on: Observation.ViewID?)
  /// A touch is in a view, which may not hear of it yet.
  case touch(Observation.TouchID, in: Observation.ViewID)
}

/// A lane: a row of its own for a finger, a recognizer or a view.
nonisolated public struct Lane: Equatable, Sendable {
  /// What the lane shows, in the order in which a picture shows them.
  public enum Kind: Int, Comparable, Sendable {
    /// A finger, from its coming down to its going up.
    case finger
    /// Other input, and what concerns the whole app.
    case device
    /// The states of a recognizer.
    case recognizer
    /// What a view hears of a touch.
    case view

    /// Whether a picture shows `a` above `b`.
    public static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
  }

  /// What the lane shows.
  public var kind: Kind
  /// What texts call it.
  public var name: String
  /// The view of a recognizer; empty for other lanes, and without a view.
  public var group: String
  /// The number of the recognizer or the view, which a picture keeps together.
  public var owner: Int

  /// Calls views by other names, by what they are called now.
  mutating func rename(_ names: [String: String]) {
    if kind == .view, let name = names[name] { self.name = name }
    if let name = names[group] { group = name }
  }
}

/// How a stretch of time in a lane looks.
nonisolated public enum SpanLook: String, CaseIterable, Sendable {
  /// A finger is down.
  case finger
  /// A recognizer has touches, and has not decided.
  case possible
  /// A recognizer is sure, and waits for others to fail.
  case waiting
  /// A continuous gesture has begun.
  case active
  /// A recognizer has decided, and waits for its reset.
  case over
  /// A view has heard that a touch began.
  case touch
  /// A phase of a touch is kept from its view for now.
  case held
}

/// How a moment in a lane looks.
nonisolated public enum MarkLook: String, CaseIterable, Sendable {
  /// The gesture is complete.
  case recognized
  /// This was not the gesture.
  case failed
  /// The gesture or the touch was taken away.
  case cancelled
  /// Targets were told.
  case action
  /// A touch did not get here.
  case refused
  /// Input without a finger.
  case input
  /// Anything else that is worth knowing.
  case note
}

/// A step in which a timeline grows. Lanes are numbered from 0, in the order of their appearance.
///
/// In each lane, times do not go backwards, and a stretch ends before the next one begins.
nonisolated public enum LaneChange: Equatable, Sendable {
  /// There is a new lane, or the lane has a new name.
  case lane(Int, Lane)
  /// A stretch of time begins.
  case began(Int, SpanLook, text: String, time: TimeInterval)
  /// The stretch ends. `text` adds what is known only now; a stretch is cut off if the trace ended
  /// in it.
  case ended(Int, text: String, isCutOff: Bool, time: TimeInterval)
  /// Something happens at once. The note is a short form of the text; it may be empty.
  case mark(Int, MarkLook, text: String, note: String, time: TimeInterval)
  /// What the lane shows moves.
  case moved(Int, time: TimeInterval)
}
