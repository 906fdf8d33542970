// What one recognizer did with the fingers of an episode, and why: facts as values.

import GestureCore
import TouchKit

/// What one recognizer did from its first touch to its reset.
nonisolated public struct Attempt: Equatable, Sendable {
  /// The recognizer.
  public let recognizer: Observation.RecognizerID
  /// Its name in texts; no other recognizer of the app has it.
  public let name: String
  /// Its view; `nil` if it was on none.
  public let view: Observation.ViewID?
  /// What people call it, with its view, if TouchKit made it for itself: `the scrolling of list`.
  public internal(set) var title: String?
  /// Whether TouchKit made it for itself: then no app sets its delegate.
  public internal(set) var isPartOfTouchKit = false
  /// What else keeps it from firing, in words.
  public internal(set) var remark: String?
  /// What keeps two fingers from doing something, in words.
  var remarkForTwoFingers: String?
  /// The touches that it ignored after it had received them, in order.
  public internal(set) var ignored: [Reception] = []
  /// The touches that it received, in order.
  public internal(set) var received: [Reception] = []
  /// The touches that it did not receive, in order.
  public internal(set) var refused: [Refusal] = []
  /// Its states without the repeated `changed`, in order.
  public internal(set) var steps: [Step] = []
  /// How often it told its targets of a change.
  public internal(set) var changes = 0
  /// For which recognizers it waited, in order.
  public internal(set) var waits: [Wait] = []
  /// When it was reset, in seconds; `nil` if it was not, or not yet.
  public internal(set) var reset: TimeInterval?

  /// A touch that it received, or ignored.
  nonisolated public struct Reception: Equatable, Sendable {
    /// The touch.
    public let touch: Observation.TouchID
    /// When, in seconds.
    public let time: TimeInterval
  }

  /// A touch that it did not receive.
  nonisolated public struct Refusal: Equatable, Sendable {
    /// The touch.
    public let touch: Observation.TouchID
    /// When, in seconds.
    public let time: TimeInterval
    /// Why.
    public let cause: Observation.Refusal
  }

  /// A change of its state.
  nonisolated public struct Step: Equatable, Sendable {
    /// When, in seconds.
    public let time: TimeInterval
    /// The number of the host's input in which it happened, counted from 1.
    public let input: Int
    /// The new state.
    public let state: GestureState
    /// Why.
    public let cause: Observation.Cause
  }

  /// A time in which it waited for the failure of another recognizer.
  nonisolated public struct Wait: Equatable, Sendable {
    /// The other one.
    public let required: Observation.RecognizerID
    /// Since when, in seconds.
    public let start: TimeInterval
    /// Until when, in seconds; `nil` if it still waits.
    public internal(set) var end: TimeInterval?
  }

  /// What became of it.
  nonisolated public enum Outcome: Equatable, Sendable {
    /// It began, or was recognized.
    case recognized(Step)
    /// It failed.
    case failed(Step)
    /// It received no touch.
    case refused(Refusal)
    /// It has not decided yet.
    case undecided
  }

  /// What became of it.
  public var outcome: Outcome {
    for step in steps {
      switch step.state {
      case .began, .ended: return .recognized(step)
      case .failed, .cancelled: return .failed(step)
      case .possible, .changed: continue
      }
    }
    if received.isEmpty, let refusal = refused.last { return .refused(refusal) }
    return .undecided
  }

  /// Whether it began, or was recognized.
  public var isRecognized: Bool {
    if case .recognized = outcome { return true }
    return false
  }
}
