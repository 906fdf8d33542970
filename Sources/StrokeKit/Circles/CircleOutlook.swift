// Decides while a stroke is drawn whether it can still become a circle. It keeps samples of the
// stroke, never more than 256, and knows nothing of the points between them.

/// Whether a stroke that is being drawn can still become a circle for ``CircleRule/strict``.
///
///     var outlook = CircleOutlook()
///     for point in newPoints {
///       if let reason = outlook.add(point) { give(up: reason) }   // It has a corner of 143°, …
///     }
///
/// The strict rule looks at 64 places in equal steps along the *whole* stroke. If that will be *F*
/// points long, then the places that have been reached are known already. So for several *F* from
/// the length now up to ``growthMax`` times that, the outlook looks at the directions of these
/// places' chords, and gives up when each *F* is impossible. What is still unknown is how the whole
/// stroke will be squeezed to make it round, and that is bounded by the least aspect; the limits
/// leave room for it:
///
/// - **a corner** of more than 118° between two neighbouring chords. The strongest stretch across it
///   makes it 85°, because tan(118°/2) · 0.55 = tan(85°/2).
/// - **turning back**: more than 118° one way and the same the other way. Stretched, both are more
///   than 85°, too much for directions that must be within 12° of turning evenly.
/// - **a spiral**: directions that differ by more than 1.6 turns. The rule allows 1.35 turns about
///   the centre, of which the ends that are left out take their part; stretching turns no direction
///   by more than 17°.
///
/// So a stroke that is given up is none that the strict rule would accept, as long as it does not
/// grow to more than ``growthMax`` times its length. Should it grow beyond, then what looked wrong
/// was only a hook where the pen landed; to make that unlikely, strokes shorter than
/// ``judgedLengthMin`` are not judged. <doc:RecognizingCircles> says how often that happens: on
/// people's strokes, never.
///
/// The tutorial's rule accepts corners; nothing can be said about it before the end.
public struct CircleOutlook: Equatable, Sendable {
  /// How many times as long as now a stroke may become. At least 1.
  public let growthMax: Double
  /// From which length on strokes are judged, in points. A circle that is 32 points wide is as long.
  public let judgedLengthMin: Double
  /// Why the stroke can no longer become a circle; `nil` while it can.
  public private(set) var reason: CircleReason?

  /// Places in equal steps along the stroke.
  private var samples: [SIMD2<Double>] = []
  /// The length of a step, in points.
  private var step: Double
  /// The length from the last sample to the last point.
  private var walked = 0.0
  private var last = SIMD2<Double>.zero
  private var count = 0

  /// Samples at which every second one is left out, so that the step doubles.
  static let sampleMax = 256
  /// A stroke is judged each time it has grown by so many samples: by 3 to 6 percent.
  static let samplesBetweenJudgements = 8

  /// Makes the outlook of a stroke that is not there yet.
  ///
  /// A greater `growthMax` is more careful, and gives up later. A `judgedLengthMin` of less than
  /// 1 point counts as 1.
  public init(growthMax: Double = 2, judgedLengthMin: Double = 100) {
    self.growthMax = growthMax >= 1 ? growthMax : 1
    self.judgedLengthMin = judgedLengthMin >= 1 ? judgedLengthMin : 1
    step = self.judgedLengthMin / Double(Self.sampleMax / 2)
    samples.reserveCapacity(Self.sampleMax + 1)
  }

  /// The stroke goes on to a point; returns why it can no longer become a circle, if it cannot.
  ///
  /// A coordinate that cannot be used is such a reason.
  ///
  /// - Complexity: a few nanoseconds, and each time that the stroke has grown by three to six percent
  ///   between one and five microseconds; allocates nothing.
  @discardableResult
  public mutating func add(_ point: StrokePoint) -> CircleReason? {
    if reason != nil { return reason }
    if let value = point.unusableCoordinate {
      reason = .fitsNoCircle(.unusableCoordinate(point: count, value: value))
      return reason
    }
    let place = SIMD2(point.x, point.y)
    if count == 0 {
      samples.append(place)
    } else {
      walk(to: place)
    }
    count += 1
    last = place
    return reason
  }

  /// Forgets the stroke; the settings stay, and so does the room for samples.
  public mutating func reset() {
    samples.removeAll(keepingCapacity: true)
    step = judgedLengthMin / Double(Self.sampleMax / 2)
    (reason, walked, last, count) = (nil, 0, .zero, 0)
  }

  private mutating func walk(to place: SIMD2<Double>) {
    let way = place - last
    let length = EqualSteps.length(way)
    let start = walked
    walked += length
    if walked < step { return }
    // The stops are counted from the last sample, and that lies `start` before the last point.
    var origin = -start
    while reason == nil, origin + step <= length {
      origin += step
      samples.append(last + way * (origin / length))
      if samples.count % Self.samplesBetweenJudgements == 1 { judge() }
      if samples.count > Self.sampleMax {
        dropEverySecondSample()
      }
    }
    walked = length - origin
  }

  /// The first and the last sample stay: their number is odd.
  private mutating func dropEverySecondSample() {
    for index in 1...Self.sampleMax / 2 { samples[index] = samples[2 * index] }
    samples.removeLast(Self.sampleMax / 2)
    step *= 2
  }

  private mutating func judge() {
    let steps = samples.count - 1
    if steps < Self.sampleMax / 2 { return }
    reason = samples.withUnsafeBufferPointer { Self.objection(to: $0, growthMax: growthMax) }
  }
}

// MARK: - Judging

extension CircleOutlook {
  /// The sharpest turn that a squeeze can hide, in radians: 118°.
  public static let turnMax =
    2 * Heading.angle(of: SIMD2(1, sharpestTangent / CircleRule.aspectMin))
  /// The most by which directions of the stroke may differ, in turns.
  public static let turnsMax = 1.6

  /// tan(85°/2).
  private static let sharpestTangent = 0.916331174017423

  /// What makes every length impossible that the stroke can still get.
  private static func objection(
    to samples: UnsafeBufferPointer<SIMD2<Double>>, growthMax: Double
  ) -> CircleReason? {
    var growth = 1.0
    var first: CircleReason?
    while true {
      guard let reason = Chords(samples, growth: growth).reason else { return nil }
      first = first ?? reason
      if growth >= growthMax { return first }
      // The chords of a length that is a fifth longer are nearly the same.
      growth = min(growth * 1.2, growthMax)
    }
  }
}

/// The directions of a stroke's chords, as the strict rule will see them if the whole stroke is so
/// many times as long as now.
private struct Chords {
  /// The first and the last of the 64 places that are looked at: the places that the rule cannot
  /// trim, even if the steps shift when the stroke is made round.
  static let firstPlace = 6
  static let lastPlace = 57

  let reason: CircleReason?

  init(_ samples: UnsafeBufferPointer<SIMD2<Double>>, growth: Double) {
    // The whole stroke's step, in steps of the samples.
    let stride = Double(samples.count - 1) * growth / Double(CircleShape.sampleCount - 1)
    let reached = min(Int(Double(samples.count - 1) / stride), Self.lastPlace)
    let count = reached - Self.firstPlace + 1 - CircleShape.chordSteps
    guard count > CircleShape.chordSteps else {
      reason = nil
      return
    }
    reason = withUnsafeTemporaryAllocation(
      of: SIMD2<Double>.self, capacity: count + CircleShape.chordSteps
    ) { places in
      for index in places.indices {
        let position = Double(index + Self.firstPlace) * stride
        let sample = min(Int(position), samples.count - 2)
        let way = samples[sample + 1] - samples[sample]
        places[index] = samples[sample] + way * (position - Double(sample))
      }
      return withUnsafeTemporaryAllocation(of: Double.self, capacity: count) { directions in
        Self.fill(directions, from: places)
        return Self.reason(directions)
      }
    }
  }

  /// The direction of each chord, relative to the first, turning on from one to the next.
  private static func fill(
    _ directions: UnsafeMutableBufferPointer<Double>,
    from places: UnsafeMutableBufferPointer<SIMD2<Double>>
  ) {
    var direction = 0.0
    var angle = 0.0
    for index in directions.indices {
      let next = Heading.angle(of: places[index + CircleShape.chordSteps] - places[index])
      if index > 0 { direction += Heading.turn(from: angle, to: next) }
      angle = next
      directions[index] = direction
    }
  }

  /// What is wrong with the directions.
  private static func reason(
    _ directions: UnsafeMutableBufferPointer<Double>
  ) -> CircleReason? {
    let turnMax = CircleOutlook.turnMax
    for index in CircleShape.chordSteps..<directions.count {
      let corner = (directions[index] - directions[index - CircleShape.chordSteps]).magnitude
      if corner > turnMax { return .hasCorner(angle: corner, allowed: turnMax) }
    }
    var (lowest, highest, rise, fall) = (0.0, 0.0, 0.0, 0.0)
    for direction in directions {
      (lowest, highest) = (min(lowest, direction), max(highest, direction))
      (rise, fall) = (max(rise, direction - lowest), max(fall, highest - direction))
    }
    if min(rise, fall) > turnMax {
      return .turnsBack(angle: min(rise, fall), allowed: turnMax)
    }
    let turns = (highest - lowest) / (2 * .pi)
    if turns > CircleOutlook.turnsMax {
      return .spirals(turns: turns, allowed: CircleOutlook.turnsMax)
    }
    return nil
  }
}
