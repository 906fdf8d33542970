// What the built-in recognizers made of one recording, as JSON.

import TouchKit

#if canImport(Foundation)
  import Foundation
#endif

/// Which recognizers recognized their gesture in a recording, and why others did not.
nonisolated public struct Classification: Equatable, Encodable, Sendable {
  /// A gesture that was recognized.
  public struct Recognition: Equatable, Encodable, Sendable {
    /// The recognizer, as `pan`.
    public var recognizer: String
    /// When it was recognized or began, in seconds on the recording's clock.
    public var time: TimeInterval
    /// When a gesture that goes on ended, in seconds; `nil` for a gesture that is over at once, or
    /// that never ended.
    public var ended: TimeInterval?
    /// Whether it was cancelled instead of ended.
    public var isCancelled = false

    /// The names of the fields in JSON.
    nonisolated public enum CodingKeys: String, CodingKey {
      case recognizer, time, ended
      case isCancelled = "cancelled"
    }
  }

  /// An attempt that failed.
  public struct Failure: Equatable, Encodable, Sendable {
    /// The recognizer.
    public var recognizer: String
    /// When it failed, in seconds on the recording's clock.
    public var time: TimeInterval
    /// The kind of cause: the case of `Observation.Cause`, or for a rule the case of
    /// `Reason`, as `movedTooFar`.
    public var cause: String
    /// What was measured, in points, seconds, radians or fingers; `nil` if the cause has no number.
    public var measured: Double?
    /// What is allowed or needed, in the same unit.
    public var limit: Double?
    /// The cause in words.
    public var text: String
  }

  /// What was recognized, in the order of time.
  public internal(set) var recognized: [Recognition] = []
  /// What failed, in the order of time.
  public internal(set) var failed: [Failure] = []
  /// What was wrong with the input, in words; empty for sound input.
  public internal(set) var problems: [String] = []

  /// The result as one line of JSON, without its end.
  public var json: String { JSONLine.text(self) }
}

nonisolated extension Observation.Cause {
  /// The kind of cause for results, with the measured and the allowed value.
  var numbers: (kind: String, measured: Double?, limit: Double?) {
    guard case .rule(let reason?) = self else { return (kind, nil, nil) }
    switch reason {
    case .movedTooFar(let distance, let allowed): return ("movedTooFar", distance, allowed)
    case .tooManyTouches(let count, let allowed):
      return ("tooManyTouches", Double(count), Double(allowed))
    case .tooFewTouches(let count, let needed):
      return ("tooFewTouches", Double(count), Double(needed))
    case .tooLong(let duration, let allowed): return ("tooLong", duration, allowed)
    case .gapTooLong(let gap, let allowed): return ("gapTooLong", gap, allowed)
    case .liftedTooEarly(let duration, let needed): return ("liftedTooEarly", duration, needed)
    case .movedTooLittle(let distance, let needed): return ("movedTooLittle", distance, needed)
    case .turnedTooLittle(let angle, let needed): return ("turnedTooLittle", angle, needed)
    case .swipedTooLittle(let distance, let needed, _):
      return ("swipedTooLittle", distance, needed)
    case .wrongDirection(let distance, let allowed): return ("wrongDirection", distance, allowed)
    case .strayed(let distance, let allowed, _): return ("strayed", distance, allowed)
    case .notAtEdge(let distance, let allowed): return ("notAtEdge", distance, allowed)
    case .outsideCone(let angle, let allowed): return ("outsideCone", angle, allowed)
    case .outweighed(let ratio, let needed): return ("outweighed", ratio, needed)
    case .touchesCancelled: return ("touchesCancelled", nil, nil)
    case .interrupted: return ("interrupted", nil, nil)
    }
  }
}
