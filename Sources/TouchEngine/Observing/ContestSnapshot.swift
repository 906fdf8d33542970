// The contest of a window at one time: which recognizers take part, and why nothing has happened
// yet. It is for logs, inspectors and breakpoints. A snapshot is a value; making one changes
// nothing.

import GestureCore

/// The contest of a window at one time: which recognizers take part, and what they wait for.
///
///     print(window.contestSnapshot)
///     // 0.250 s
///     //   tap on view 2: ended, waits for double; finger 1
///     //   double on view 2: possible, until 0.600 s; finger 1
///     //   finger 1 on view 2: ended is held back
nonisolated public struct ContestSnapshot: Equatable, Sendable {
  /// When it was taken, in seconds on the application's clock.
  public let time: TimeInterval
  /// The recognizers that take part, in order: the deepest view first, and on one view the one that
  /// was added last; a required recognizer before its dependents.
  public let participants: [Participant]
  /// The touches that are down, or up and still needed, in the order in which they came.
  public let touches: [Touch]

  /// A recognizer that takes part.
  public struct Participant: Equatable, Sendable {
    /// The recognizer.
    public let recognizer: Observation.RecognizerID
    /// Its view; `nil` if its app began it without a view.
    public let view: Observation.ViewID?
    /// Its reported state.
    public let state: GestureState
    /// Its state as the recognizer itself reads it. It differs while the recognizer waits.
    public let ownState: GestureState
    /// The recognizers whose failure it requires and that may still be recognized.
    public let waitsFor: [Observation.RecognizerID]
    /// The touches that it tracks, in the order in which they came.
    public let touches: [Observation.TouchID]
    /// Its deadline, in seconds; `nil` for none.
    public let deadline: TimeInterval?
    /// The phases of its touches that it keeps from views for now.
    public let delays: Delays

    /// The phases that a recognizer keeps from views.
    nonisolated public struct Delays: OptionSet, Hashable, Sendable {
      /// One bit for each kind.
      public let rawValue: Int
      /// Makes the set of the kinds with these bits.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// All phases.
      public static let began = Delays(rawValue: 1)
      /// The last phase.
      public static let ended = Delays(rawValue: 2)
    }
  }

  /// A touch.
  public struct Touch: Equatable, Sendable {
    /// The touch.
    public let touch: Observation.TouchID
    /// The view that hears of it; `nil` for none.
    public let view: Observation.ViewID?
    /// Its phase.
    public let phase: UITouch.Phase
    /// Where it is, in points in the window.
    public let location: CGPoint
    /// The phases that are held back from the view, oldest first.
    public let heldPhases: [UITouch.Phase]
  }
}

extension UIWindow {
  /// The recognizers in the contest of this window now: their states, what they wait for, and which
  /// touches they hold back from views.
  ///
  /// - Complexity: O(recognizers + requirements + touches); it may be read in any callback.
  public final var contestSnapshot: ContestSnapshot {
    referee?.snapshot ?? ContestSnapshot(time: 0, participants: [], touches: [])
  }
}

#if !hasFeature(Embedded)
  nonisolated extension ContestSnapshot: CustomStringConvertible {
    /// The time, and a line for each recognizer and each touch.
    public var description: String {
      (["\(decimal(time, places: 3)) s"] + participants.map { "  \($0)" }
        + touches.map { "  \($0)" })
        .joined(separator: "\n")
    }
  }

  nonisolated extension ContestSnapshot.Participant: CustomStringConvertible {
    /// One line: `tap on view 2: ended, waits for double; finger 1`.
    public var description: String {
      var text = "\(recognizer)" + (view.map { " on \($0)" } ?? "") + ": \(ownState)"
      if !waitsFor.isEmpty {
        text += ", waits for \(waitsFor.map(\.description).joined(separator: ", "))"
      }
      if let deadline { text += ", until \(decimal(deadline, places: 3)) s" }
      if delays.contains(.began) { text += ", delays touches" }
      if !touches.isEmpty { text += "; \(touches.map(\.description).joined(separator: ", "))" }
      return text
    }
  }

  nonisolated extension ContestSnapshot.Touch: CustomStringConvertible {
    /// One line: `finger 1 on view 2: ended is held back`.
    public var description: String {
      let held = heldPhases.map { "\($0)" }.joined(separator: ", ")
      return "\(touch) " + (view.map { "on \($0)" } ?? "without a view") + ": "
        + (held.isEmpty ? "\(phase)" : "\(held) is held back")
    }
  }
#endif
