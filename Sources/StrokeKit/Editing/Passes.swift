// Finds the passes of a stroke that goes to and fro: where it turns back, and along which axis. It
// does not know which passes make a scratch-out.

/// The passes of a stroke, from one place where it turns back to the next.
struct Passes {
  /// A tremble is shorter than this share of a pass: one that comes back by less has not turned.
  static let returnMin = 0.35
  /// The same for the first look, before any pass is known, as a share of the stroke's extent.
  static let firstReturnMin = 1.0 / 16
  /// Steps shorter than this share of a pass do not count as way: a hand trembles.
  static let stepShare = 1.0 / 8

  /// Where the stroke begins, turns back, and ends.
  private(set) var ends: [SIMD2<Double>] = []
  /// Along which line the passes run; it has no sense.
  private(set) var axis: Axis
  /// The mean length of a pass along the axis, in which a long pass counts more; in points.
  private(set) var length: Double
  /// The length of the stroke without its tremble, in points.
  private(set) var way = 0.0

  /// Finds the passes of finite places; there are none where all lie at one place.
  ///
  /// The axis is that of the steps at first; then, twice, that of the passes that it showed.
  ///
  /// - Complexity: O(*n*).
  init(_ places: [SIMD2<Double>]) {
    axis = Axis(places)
    length = axis.extent(of: places) * (Self.firstReturnMin / Self.returnMin)
    for _ in 0..<3 {
      ends = Self.ends(of: places, along: axis, returnMin: Self.returnMin * length)
      axis = Axis(ends)
      length = axis.meanPass(ends)
    }
    way = Self.way(along: places, stepMin: Self.stepShare * length)
  }

  /// How often the stroke turns back.
  var reversals: Int { max(0, ends.count - 2) }

  /// The passes added up, from end to end, in points.
  var sum: Double {
    zip(ends, ends.dropFirst()).reduce(0) { $0 + EqualSteps.length($1.1 - $1.0) }
  }

  /// The length of the pass in the middle of all by length, in points; 0 if there is none.
  ///
  /// - Complexity: O(*n* log *n*) for *n* passes.
  var median: Double {
    let lengths = zip(ends, ends.dropFirst()).map { EqualSteps.length($1 - $0) }.sorted()
    return lengths.isEmpty ? 0 : lengths[lengths.count / 2]
  }

  private static func ends(
    of places: [SIMD2<Double>], along axis: Axis, returnMin: Double
  ) -> [SIMD2<Double>] {
    var ends: [SIMD2<Double>] = []
    guard returnMin > 0 else { return ends }
    // The extremes since the last end; before the first end, both.
    var (least, most) = (places[0], places[0])
    var sense = 0.0
    for place in places {
      let position = axis.position(of: place)
      if position < axis.position(of: least), sense <= 0 { least = place }
      if position > axis.position(of: most), sense >= 0 { most = place }
      let isUp = sense <= 0 && position - axis.position(of: least) >= returnMin
      let isDown = sense >= 0 && axis.position(of: most) - position >= returnMin
      guard isUp || isDown else { continue }
      ends.append(isUp ? least : most)
      sense = isUp ? 1 : -1
      (least, most) = (place, place)
    }
    if sense != 0 { ends.append(sense > 0 ? most : least) }
    return ends
  }

  private static func way(along places: [SIMD2<Double>], stepMin: Double) -> Double {
    guard var last = places.first else { return 0 }
    var way = 0.0
    for place in places {
      let step = EqualSteps.length(place - last)
      guard step > 0, step >= stepMin else { continue }
      way += step
      last = place
    }
    return way
  }
}

/// The line along which a path runs mostly, to or fro.
struct Axis {
  /// A unit vector along it, of either sense.
  let direction: SIMD2<Double>
  /// How well the steps agree with it, 0...1: 1 where all are parallel, 0 where none is preferred.
  /// A step of the angle *a* to the axis counts its length times cos 2*a*.
  let agreement: Double

  /// The axis of the steps between places: their directions are doubled, so that to and fro are one,
  /// and added up.
  init(_ places: [SIMD2<Double>]) {
    var doubled = SIMD2<Double>.zero
    var way = 0.0
    for (place, next) in zip(places, places.dropFirst()) {
      let step = next - place
      let length = EqualSteps.length(step)
      guard length > 0 else { continue }
      doubled += SIMD2(step.x * step.x - step.y * step.y, 2 * step.x * step.y) / length
      way += length
    }
    let length = EqualSteps.length(doubled)
    agreement = way > 0 ? min(1, length / way) : 0
    // The half of an angle of the cosine c has the cosine √((1 + c) / 2).
    let cosine = length > 0 ? doubled.x / length : 1
    let x = max(0, (1 + cosine) / 2).squareRoot()
    let y = max(0, (1 - cosine) / 2).squareRoot()
    direction = SIMD2(x, doubled.y < 0 ? -y : y)
  }

  /// How far along the axis a place is, in points.
  func position(of place: SIMD2<Double>) -> Double { (place * direction).sum() }

  /// How long places are along the axis, in points.
  func extent(of places: [SIMD2<Double>]) -> Double {
    var (least, most) = (Double.infinity, -Double.infinity)
    for place in places {
      least = min(least, position(of: place))
      most = max(most, position(of: place))
    }
    return max(0, most - least)
  }

  /// The mean length of passes along the axis, each counted as often as it is long, in points.
  func meanPass(_ ends: [SIMD2<Double>]) -> Double {
    var (sum, squares) = (0.0, 0.0)
    for (end, next) in zip(ends, ends.dropFirst()) {
      let length = position(of: next - end).magnitude
      sum += length
      squares += length * length
    }
    return sum > 0 ? squares / sum : 0
  }
}
