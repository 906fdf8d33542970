// Who takes part in a window's contest at a moment, and why nothing has happened yet: for logs, for an
// inspector, and for a breakpoint. A snapshot is a value; taking one changes nothing.

import GestureCore

/// The contest of a window at a moment: which recognizers take part, and what keeps them waiting.
///
///     print(window.contestSnapshot)
///     // 0.250 s
///     //   tap on view 2: ended, waits for double; finger 1
///     //   double on view 2: possible, until 0.600 s; finger 1
///     //   finger 1 on view 2: ended is held back
nonisolated public struct ContestSnapshot: Equatable, Sendable {
  /// When it was taken, in seconds on the application's clock.
  public let time: TimeInterval
  /// The recognizers that take part, in the order in which they are asked: deepest view first, and on
  /// one view the one that was added last; a required one before its dependents.
  public let participants: [Participant]
  /// The touches that are down, or up and still needed, in the order in which they came.
  public let touches: [Touch]

  /// A recognizer that takes part.
  public struct Participant: Equatable, Sendable {
    /// The recognizer.
    public let recognizer: Observation.RecognizerID
    /// Its view; `nil` for one that its app began without a view.
    public let view: Observation.ViewID?
    /// Its state as all code sees it.
    public let state: GestureState
    /// Its state as the recognizer itself sees it: different while it waits.
    public let ownState: GestureState
    /// The recognizers whose failure it requires and that may still be recognized.
    public let waitsFor: [Observation.RecognizerID]
    /// The touches that it tracks, in the order in which they came.
    public let touches: [Observation.TouchID]
    /// When it decides even if nothing happens, in seconds; `nil` for never.
    public let deadline: TimeInterval?
    /// Whether it keeps views from hearing of its touches for now: of all of them, or of their ends.
    public let delays: Delays

    /// What a recognizer keeps from views for now.
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
  /// Who takes part in the contest of this window's recognizers now, in which state, waiting for whom,
  /// and which touches they hold back from views.
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
