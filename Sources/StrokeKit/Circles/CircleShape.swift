// Measures what the strict rule judges: how a stroke goes around, once its ellipse is made round.
// It does not know which measures are good ones.

/// How a stroke goes around, whatever its size, place, direction and, within limits, squeeze.
///
/// The stroke is sampled at 64 places in equal steps along its length; their covariance says how
/// flat it is. Then the samples are stretched across until the covariance is that of a circle, and
/// sampled again in equal steps: an ellipse, which is how people draw circles, has become a circle.
/// All but the aspect is measured on these samples, where `steps` are 63rds of their length and the
/// circle is the one that fits them best by Taubin's method.
@frozen
public struct CircleShape: Equatable, Sendable {
  /// The square root of the ratio of the covariance's eigenvalues, 0...1: 1 for a circle, 0.5 for an
  /// ellipse that is half as wide as long.
  public let aspect: Double
  /// How often the stroke goes around the circle's centre, in turns, there and back cancelling; never
  /// negative.
  public let turns: Double
  /// How unevenly it bends, in radians: the root mean square by which the direction differs from
  /// one that turns evenly, the best one, between the fifth chord of four steps and the fifth last.
  public let unevenness: Double
  /// The sharpest corner, in radians: the most by which the direction of the same chords changes
  /// within six steps.
  public let corner: Double
  /// The root mean square distance from the circle, in radii.
  public let roughness: Double

  /// How many places are sampled.
  static let sampleCount = 64
  /// The steps of a chord, whose direction is the stroke's.
  static let chordSteps = 4
  /// How many chords are left out at each end, where pens land and leave.
  static let trimmedChords = 4
  /// The steps within which a corner turns.
  static let cornerSteps = 6
  static let chordCount = sampleCount - chordSteps - 2 * trimmedChords

  /// Measures a stroke.
  ///
  /// - Throws: why its samples have no circle.
  /// - Complexity: O(*n*), some two microseconds and two nanoseconds for each point; allocates
  ///   nothing.
  public init(_ points: [StrokePoint]) throws(NoCircle) {
    for (index, point) in points.enumerated() {
      guard let value = point.unusableCoordinate else { continue }
      throw .unusableCoordinate(point: index, value: value)
    }
    // 64 places are the most that such memory takes from the stack.
    let measured = withUnsafeTemporaryAllocation(
      of: SIMD2<Double>.self, capacity: Self.sampleCount
    ) { samples in
      points.withUnsafeBufferPointer { points in
        EqualSteps.fill(samples, count: points.count) { SIMD2(points[$0].x, points[$0].y) }
      } ? Self.measure(samples) : .failure(.onePlace)
    }
    self = try measured.get()
  }

  private init(aspect: Double, round samples: Samples, around circle: Circle) {
    self.aspect = aspect
    let center = SIMD2(circle.centerX, circle.centerY)
    turns = Self.turns(of: samples, around: center)
    (unevenness, corner) = Self.bend(of: samples)
    var squares = 0.0
    for sample in samples {
      let distance = EqualSteps.length(sample - center) - circle.radius
      squares += distance * distance
    }
    roughness = (squares / Double(samples.count)).squareRoot() / circle.radius
  }
}

// MARK: - Measuring

extension CircleShape {
  private typealias Samples = UnsafeMutableBufferPointer<SIMD2<Double>>

  /// Makes the samples round, walks them again, and measures.
  private static func measure(_ samples: Samples) -> Result<CircleShape, NoCircle> {
    let covariance = Covariance(samples)
    let aspect = covariance.aspect
    // So flat that stretching would show nothing but rounding.
    if !(aspect > 1e-5) { return .failure(.line) }
    let across = covariance.minorAxis
    for index in samples.indices {
      let place = samples[index] - covariance.mean
      samples[index] = place + across * ((place * across).sum() * (1 / aspect - 1))
    }
    return withUnsafeTemporaryAllocation(of: SIMD2<Double>.self, capacity: sampleCount) { round in
      guard EqualSteps.fill(round, count: samples.count, along: { samples[$0] }) else {
        return .failure(.onePlace)
      }
      do throws(NoCircle) {
        let circle = try CircleMoments(places: round).circle()
        return .success(CircleShape(aspect: aspect, round: round, around: circle))
      } catch {
        return .failure(error)
      }
    }
  }

  /// The angle between the first and the last place seen from the centre, and a turn for each time
  /// that the way between them crosses the ray to the left.
  private static func turns(of samples: Samples, around center: SIMD2<Double>) -> Double {
    var crossings = 0
    var from = samples[0] - center
    for sample in samples.dropFirst() {
      let to = sample - center
      if (from.y < 0) != (to.y < 0) {
        let side = from.x * to.y - from.y * to.x
        if to.y < 0, side > 0 { crossings += 1 }
        if from.y < 0, side < 0 { crossings -= 1 }
      }
      from = to
    }
    let first = Heading.angle(of: samples[0] - center)
    let last = Heading.angle(of: from)
    return ((last - first) / (2 * .pi) + Double(crossings)).magnitude
  }

  private static func bend(of samples: Samples) -> (unevenness: Double, corner: Double) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: chordCount) { directions in
      var angle = 0.0
      var direction = 0.0
      for index in directions.indices {
        let start = index + trimmedChords
        let next = Heading.angle(of: samples[start + chordSteps] - samples[start])
        direction += index == 0 ? next : Heading.turn(from: angle, to: next)
        angle = next
        directions[index] = direction
      }
      var corner = 0.0
      for index in cornerSteps..<chordCount {
        corner = max(corner, (directions[index] - directions[index - cornerSteps]).magnitude)
      }
      return (deviationFromLine(directions), corner)
    }
  }

  /// The root mean square difference of values from the best straight line through them.
  private static func deviationFromLine(_ values: UnsafeMutableBufferPointer<Double>) -> Double {
    let count = Double(values.count)
    let middle = (count - 1) / 2
    let mean = values.reduce(0, +) / count
    var (squares, slope, width) = (0.0, 0.0, 0.0)
    for (index, value) in values.enumerated() {
      let (x, y) = (Double(index) - middle, value - mean)
      squares += y * y
      slope += x * y
      width += x * x
    }
    return (max(0, squares - slope * slope / width) / count).squareRoot()
  }
}

/// The second moments of places about their mean.
private struct Covariance {
  let mean: SIMD2<Double>
  private let xx: Double
  private let xy: Double
  private let yy: Double
  /// Half the difference of the eigenvalues.
  private let half: Double

  init(_ places: UnsafeMutableBufferPointer<SIMD2<Double>>) {
    var sum = SIMD2<Double>.zero
    for place in places { sum += place }
    mean = sum / Double(places.count)
    var square = SIMD2<Double>.zero
    var mixed = 0.0
    for place in places {
      let arm = place - mean
      square += arm * arm
      mixed += arm.x * arm.y
    }
    (xx, xy, yy) = (square.x, mixed, square.y)
    half = ((xx - yy) * (xx - yy) / 4 + xy * xy).squareRoot()
  }

  /// The square root of the smaller eigenvalue divided by the larger one.
  var aspect: Double {
    let large = (xx + yy) / 2 + half
    // The product of both is the determinant: more exact than the difference.
    return large > 0 ? max(0, xx * yy - xy * xy).squareRoot() / large : 0
  }

  /// A unit vector along which the places are spread least; any one where all are alike.
  var minorAxis: SIMD2<Double> {
    let isWide = xx >= yy
    let axis = isWide ? SIMD2(-xy, (xx - yy) / 2 + half) : SIMD2((yy - xx) / 2 + half, -xy)
    let length = EqualSteps.length(axis)
    return length > 0 ? axis / length : SIMD2(0, 1)
  }
}

extension CircleMoments {
  /// Makes the moments of places, in two passes.
  init(places: UnsafeMutableBufferPointer<SIMD2<Double>>) {
    added = places.count
    while countAtMove <= added { countAtMove *= 2 }
    var sum = SIMD2<Double>.zero
    for place in places { sum += place }
    origin = sum / Double(places.count)
    for place in places { sums.add(place - origin) }
  }
}
