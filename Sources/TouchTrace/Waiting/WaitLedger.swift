// Measures in a run how late gestures and touches came. It hears decisions and knows no settings.

import TouchKit

/// How late each gesture, and each touch in a view, came in a run, from the engine's own decisions.
///
///     var ledger = WaitLedger()
///     application.addObserver { ledger.hear($0) }
nonisolated struct WaitLedger: Equatable, Sendable {
  /// A gesture, or what a view hears.
  enum Subject: Hashable, Sendable {
    /// The recognizer of this number.
    case gesture(Int)
    /// What the view of this number hears.
    case touch(Int), lift(Int)
  }

  /// The greatest delay of each effect, in seconds; 0 for one that came at once.
  private(set) var latest: [Subject: TimeInterval] = [:]
  private var claims: [Int: TimeInterval] = [:]
  private var held: [Held] = []

  private struct Held: Equatable {
    let touch: Observation.TouchID
    let phase: UITouch.Phase
    let time: TimeInterval
  }

  /// Hears a decision.
  mutating func hear(_ observation: Observation) {
    let now = observation.time
    switch observation.decision {
    case .waits(let id, _): claims[id.number] = claims[id.number] ?? now
    case .transition(let id, .possible, let state, _):
      let claim = claims.removeValue(forKey: id.number)
      guard state == .began || state == .ended else { return }
      note(.gesture(id.number), now - (claim ?? now))
    case .reset(let id): claims[id.number] = nil
    case .held(let touch, let phase): held.append(Held(touch: touch, phase: phase, time: now))
    case .dropped(let touch, let phase):
      held.removeAll { $0.touch == touch && $0.phase == phase }
    case .delivered(let touches, let phase, let view):
      for touch in touches { deliver(touch, phase, to: view, at: now) }
    default: break
    }
  }

  private mutating func deliver(
    _ touch: Observation.TouchID, _ phase: UITouch.Phase, to view: Observation.ViewID,
    at now: TimeInterval
  ) {
    let start = held.first { $0.touch == touch && $0.phase == phase }?.time ?? now
    held.removeAll { $0.touch == touch && $0.phase == phase }
    switch phase {
    case .began: note(.touch(view.number), now - start)
    case .ended: note(.lift(view.number), now - start)
    default: break
    }
  }

  private mutating func note(_ subject: Subject, _ delay: TimeInterval) {
    latest[subject] = max(latest[subject] ?? 0, delay)
  }
}
