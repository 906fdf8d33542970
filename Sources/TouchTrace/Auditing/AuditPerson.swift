// For whom an audit tries an app: how long a tap takes, and how much a finger trembles.

import GestureCore
import TouchKit

/// A person who uses one finger, slowly, and whose hand trembles.
///
/// The default person is as slow as UIKit's own limits allow, a press of 0.5 s and a pause of 0.35 s between
/// taps. So an audit tells only where an app asks for more than UIKit does. State your own person for more:
///
///     let person = AuditPerson(tapTime: 0.9, pause: 0.8, tremor: 5)
nonisolated public struct AuditPerson: Equatable, Codable, Sendable {
  /// How long a finger rests in a tap, in seconds.
  public var tapTime: TimeInterval
  /// How long it takes from one tap to the next, in seconds.
  public var pause: TimeInterval
  /// How far a trembling finger gets away from where it came down, in points.
  public var tremor: Double

  /// How often a hand trembles in a second. Essential tremor has 4 to 12 Hz, that of Parkinson's disease 4 to
  /// 6 Hz (Deuschl, Bain, Brin 1998).
  static let tremorRate = 5.0

  /// States a person.
  ///
  /// - Parameters:
  ///   - tapTime: How long a finger rests in a tap, in seconds; 0.08 at least.
  ///   - pause: How long it takes from one tap to the next, in seconds.
  ///   - tremor: How far a trembling finger gets away from where it came down, in points.
  public init(tapTime: TimeInterval = 0.45, pause: TimeInterval = 0.3, tremor: Double = 4) {
    self.tapTime = tapTime.isFinite ? min(max(tapTime, 0.08), 10) : 0.45
    self.pause = pause.isFinite ? min(max(pause, 0.01), 10) : 0.3
    self.tremor = tremor.isFinite ? min(max(tremor, 0), 50) : 4
  }

  /// Somebody whose fingers are quick and still.
  static let quick = AuditPerson(tapTime: 0.08, pause: 0.1, tremor: 0)

  /// Who is as slow, and does not tremble.
  var withoutTremor: AuditPerson { AuditPerson(tapTime: tapTime, pause: pause, tremor: 0) }

  /// The person's finger at a place: taps, of which the last one rests for a time.
  ///
  /// - Parameters:
  ///   - point: Where, in points.
  ///   - taps: How many.
  ///   - rest: How long the last one rests, in seconds; `nil` for as long as each.
  func taps(at point: CGPoint, _ taps: Int = 1, resting rest: TimeInterval? = nil) -> Fingers {
    (1...max(1, taps)).reduce(Fingers()) { fingers, tap in
      let time = tap == taps ? max(rest ?? 0, tapTime) : tapTime
      let start = tap == 1 ? fingers : fingers.wait(pause)
      return trembling(start.down(at: point), around: point, for: time).up()
    }
  }

  /// A finger that is down and rests, as far as the hand is still.
  private func trembling(
    _ fingers: Fingers, around point: CGPoint, for time: TimeInterval
  ) -> Fingers {
    guard tremor > 0 else { return fingers.wait(time) }
    let step = 1.0 / 60
    let count = max(1, Int((time / step).rounded()))
    return (1...count).reduce(fingers) { fingers, index in
      let angle = 2 * .pi * Self.tremorRate * step * Double(index)
      // It starts where the finger came down, and goes to one side and to the other.
      let way =
        Point(Trigonometry.sin(angle), Trigonometry.sin(angle * 0.7)) * (tremor / 2.squareRoot())
      return fingers.move(to: CGPoint(point.core + way), over: time / Double(count))
    }
  }
}
