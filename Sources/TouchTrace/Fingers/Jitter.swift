// How people's fingers differ from a script. It has a seed: the same seed gives the same jitter
// everywhere.

import GestureCore
import TouchKit

/// How much fingers tremble, drift and are late.
///
/// The defaults follow 7 000 sequences by five people on a 120 Hz tablet: neighbouring samples differ
/// from a smooth line by 0.5 points in half of all cases; half of all taps move less than a point,
/// one in ten over 3; the second of two fingers is 15 ms late in half of all cases, and its lift 10.
///
/// Fingers never come before their time, and one finger's samples keep their order.
nonisolated public struct Jitter: Equatable, Sendable {
  /// What the fingers' deviations are drawn from.
  public var seed: UInt64
  /// How far a sample lies off the path, in points: the size that half of all deviations stay
  /// below; 0.5 by default. [seen]
  public var tremor: Double = 0.5
  /// How far a finger has strayed from its path when it lifts, in points: at most, on each axis; 2
  /// by default. [seen]
  public var drift: Double = 2
  /// How late each further finger of a sequence touches down, in seconds: what half of them stay
  /// below; 0.015 by default. [seen]
  public var stagger: TimeInterval = 0.015
  /// How much later a finger lifts than in the script, in seconds: the median; 0.01 by default.
  /// [seen]
  public var lateness: TimeInterval = 0.01

  /// Makes the usual jitter from a seed.
  public init(seed: UInt64) { self.seed = seed }

  /// Moves the samples of a script in place and time.
  func apply(to samples: inout [Fingers.DatedSample]) {
    var dice = SplitMix(state: seed)
    let fingers = Set(samples.map(\.finger)).sorted()
    samples = fingers.flatMap { finger in
      trembling(samples.filter { $0.finger == finger }, &dice)
    }
  }

  /// One finger's samples, with a drift that grows until the lift.
  ///
  /// A late touch-down swallows the moves before it; moves keep the clock that they share with other
  /// fingers.
  private func trembling(
    _ told: [Fingers.DatedSample], _ dice: inout SplitMix
  ) -> [Fingers.DatedSample] {
    var result: [Fingers.DatedSample] = []
    var stray = Point.zero
    var (moves, movesTotal) = (0, 0)
    var place = Point.zero
    for (index, sample) in told.enumerated() {
      var sample = sample
      let last = result.last?.time ?? .zero
      switch sample.phase {
      case .began:
        let isFirst = sample.finger == 1
        sample.time = sample.time + (isFirst ? .zero : Microseconds(dice.late(median: stagger)))
        stray = Point(dice.signed(), dice.signed()) * drift
        movesTotal = told[(index + 1)...].prefix { $0.phase == .moved }.count
        moves = 0
        place = sample.location
      case .moved:
        let shake = Point(dice.signed(), dice.signed()) * (2 * tremor)
        moves += 1
        guard sample.time > last else { continue }
        let part = Double(moves) / Double(movesTotal)
        place = sample.location + stray * part + shake
      default:
        sample.time = sample.time + Microseconds(dice.late(median: lateness))
      }
      sample.time = max(sample.time, last)
      sample.location = place
      result.append(sample)
    }
    return result
  }
}

nonisolated extension SplitMix {
  /// From -1 up to 1, small values more often.
  fileprivate mutating func signed() -> Double { unit() - unit() }

  /// A delay: half of them below the median, none over five times it.
  fileprivate mutating func late(median: Double) -> Double {
    let part = unit()
    return median * (part < 0.5 ? 2 * part : 1 + 16 * (part - 0.5) * (part - 0.5))
  }
}
