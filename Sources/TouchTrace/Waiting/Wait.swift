// How late the first effect of a gesture or a control may come, for whom it waits, and fingers that
// show it. Values only.

import TouchKit

/// How much later than by itself a gesture or a control may have its first effect, and why.
///
///     tap on card: action up to 1.1 s late, 0.35 s if nothing touches again: it waits for double on
///     card, which waits for a second tap.
///
/// By itself means: at the event at which it would have the effect if nothing made it wait. An effect
/// that never comes is not late.
nonisolated public struct Wait: Equatable, Encodable, Sendable {
  /// What comes late.
  public enum Effect: String, Codable, Sendable {
    /// The first action of a gesture.
    case action
    /// The begin of a touch in a view: what lights up a control or a row.
    case touch
    /// The end of a touch in a view: what sends `touchUpInside`, or selects a row.
    case lift
  }

  /// How late at most.
  public enum Bound: Comparable, Sendable {
    /// So many seconds.
    case seconds(TimeInterval)
    /// Nothing is known of a class for which it waits.
    case unknown
    /// As long as a finger likes.
    case unbounded

    /// From seconds, which may be unknown or infinite.
    init(_ seconds: TimeInterval) {
      self =
        seconds < Patience.unknownTime
        ? .seconds(seconds) : seconds < .infinity ? .unknown : .unbounded
    }
  }

  /// Fingers that were tried in the app, and how late the effect came.
  public struct Showing: Equatable, Sendable {
    /// What the fingers do from their first touch on; places are in the screen's coordinates.
    public var fingers: Fingers
    /// How late the effect came, in seconds.
    public var delay: TimeInterval
    /// Whether the effect comes as much later as a finger stays down longer.
    public var growsWithRest: Bool
    /// For how long a finger that rests without an end rested, in seconds.
    public var rest: TimeInterval
  }

  /// A bound, and what was seen of it.
  public struct Limit: Equatable, Sendable {
    /// How late at most.
    public var bound: Bound
    /// The fingers that came nearest to it; `nil` if none was tried, or if nothing came late.
    public var showing: Showing?

    /// Whether the fingers reach the bound, to 5 milliseconds for each thing that they do in time.
    public var isReached: Bool {
      guard let showing else { return bound == .seconds(0) }
      switch bound {
      case .unknown: return false
      case .unbounded: return showing.growsWithRest
      case .seconds(let most): return showing.delay >= most - Self.tolerance
      }
    }

    /// How near to a bound counts as reached, in seconds.
    public static let tolerance: TimeInterval = 0.01
  }

  /// What texts call the gesture or the view.
  public var name: String
  /// What texts call the view of the gesture, or the view around the view; empty if there is none.
  public var place: String
  /// What comes late.
  public var effect: Effect
  /// What it waits for, the nearest one first, each on its view.
  public var waitsFor: [String]
  /// Why it waits, to follow a colon.
  public var reason: String
  /// The answer without which it does not wait; `nil` if it always does.
  public var answer: String?
  /// How late with one finger at a time; for a gesture of several fingers, as ``amongOthers``.
  public var limit: Limit
  /// How late with any fingers.
  public var amongOthers: Limit
  /// Whether fingers were tried.
  public var isTried = false
  /// How late it came, in seconds, when the fingers did the gesture and nothing else; `nil` if it was not
  /// tried, or if fingers are still down then.
  public var usual: TimeInterval?
}

nonisolated extension Wait {
  /// The gesture or view: `tap on card` for a gesture, `card` for what a view hears.
  public var subject: String {
    effect == .action && !place.isEmpty ? "\(name) on \(place)" : name
  }
}

/// How late the gestures and controls of an app may be.
nonisolated public struct Waits: Equatable, Sendable {
  /// The waits of the app as it is now: the latest first.
  public var all: [Wait] = []
  /// The waits that come if a delegate answers that one recognizer waits for another: the latest first.
  public var ifAnswered: [Wait] = []
  /// The gestures and controls of the app that are never late, with one finger at a time.
  public var atOnce: [String] = []
  /// The gestures and controls that might be late, and had no effect whatever fingers were tried: others are recognized in their
  /// place.
  public var withoutEffect: [String] = []
  /// What was left out, and why.
  public var notes: [String] = []
  /// How many times fingers were tried.
  public var trials = 0

  /// The waits that may be longer than a limit, in seconds, with one finger at a time.
  ///
  /// - Parameter limit: In seconds.
  public func longer(than limit: TimeInterval) -> [Wait] {
    all.filter { $0.limit.bound > .seconds(limit) }
  }
}
