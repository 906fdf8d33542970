// Sums over places, from which the line that fits them best is known at once.

/// How many places there are, where, and how far apart: sums that can be added and subtracted, so
/// that those of any part of a stroke come from two running totals.
struct LineMoments {
  var count = 0.0
  /// Of x and y.
  var place = SIMD2<Double>.zero
  /// Of x² and y².
  var squares = SIMD2<Double>.zero
  /// Of xy.
  var mixed = 0.0
  /// Of x and y, each times its number in the order of adding.
  var walked = SIMD2<Double>.zero

  mutating func add(_ point: SIMD2<Double>) {
    walked += point * count
    count += 1
    place += point
    squares += point * point
    mixed += point.x * point.y
  }

  static func + (left: LineMoments, right: LineMoments) -> LineMoments {
    LineMoments(
      count: left.count + right.count, place: left.place + right.place,
      squares: left.squares + right.squares, mixed: left.mixed + right.mixed,
      walked: left.walked + right.walked)
  }

  static func - (left: LineMoments, right: LineMoments) -> LineMoments {
    LineMoments(
      count: left.count - right.count, place: left.place - right.place,
      squares: left.squares - right.squares, mixed: left.mixed - right.mixed,
      walked: left.walked - right.walked)
  }

  var mean: SIMD2<Double> { place / count }

  /// The scatter about the mean: of x², xy and y².
  private var scatter: (xx: Double, xy: Double, yy: Double) {
    let mean = mean
    return (
      squares.x - place.x * mean.x, mixed - place.x * mean.y, squares.y - place.y * mean.y
    )
  }

  /// The sum of squared distances from the best line: the smaller eigenvalue of the scatter
  /// (K. Pearson, 1901).
  var squaresAcross: Double {
    let (xx, xy, yy) = scatter
    let half = (xx - yy) / 2
    return max(0, (xx + yy) / 2 - (half * half + xy * xy).squareRoot())
  }

  /// The sum of squared distances from the best straight walk in equal steps: least squares of the
  /// places over their numbers, which begin with `first`. So a line there and back is not straight.
  func squaresFromWalk(first: Double) -> Double {
    let middle = first + (count - 1) / 2
    let slope = walked - place * middle
    let width = count * (count * count - 1) / 12
    return max(0, squares.sum() - (place.dot(place)) / count - slope.dot(slope) / width)
  }

  /// A unit vector along the best line; any where the places are spread alike.
  var direction: SIMD2<Double> {
    let (xx, xy, yy) = scatter
    let half = (xx - yy) / 2
    let root = (half * half + xy * xy).squareRoot()
    let axis = half >= 0 ? SIMD2(half + root, xy) : SIMD2(xy, root - half)
    return axis.unit ?? SIMD2(1, 0)
  }

  /// The best line.
  var line: FittedLine { FittedLine(place: mean, direction: direction) }
}

/// A straight line without ends.
struct FittedLine {
  var place: SIMD2<Double>
  /// Of length 1.
  var direction: SIMD2<Double>

  /// Where two lines cross; `nil` where the angle between them is below some 10°, so that the place
  /// is anybody's guess.
  func crossing(_ other: FittedLine) -> SIMD2<Double>? {
    let sine = direction.cross(other.direction)
    if !(sine.magnitude > 0.17) { return nil }
    return place + direction * ((other.place - place).cross(other.direction) / sine)
  }

  /// The place of the line that is nearest to a point.
  func nearest(to point: SIMD2<Double>) -> SIMD2<Double> {
    place + direction * (point - place).dot(direction)
  }
}

extension SIMD2<Double> {
  func dot(_ other: SIMD2<Double>) -> Double { (self * other).sum() }

  /// Positive where `other` is reached by a turn from the x axis towards the y axis.
  func cross(_ other: SIMD2<Double>) -> Double { x * other.y - y * other.x }

  var length: Double { (self * self).sum().squareRoot() }

  /// The vector of length 1 in this direction; `nil` if it has none.
  var unit: SIMD2<Double>? {
    let length = length
    return length > 0 && length < .infinity ? self / length : nil
  }

  /// Turned by a right angle, from the x axis towards the y axis.
  var quarterTurn: SIMD2<Double> { SIMD2(-y, x) }

  /// The product of complex numbers: turned by the angle of `other`, and as many times as long.
  func turned(by other: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(x * other.x - y * other.y, x * other.y + y * other.x)
  }

  /// The square of the distance from the way between two places.
  func square(toWayFrom start: SIMD2<Double>, to end: SIMD2<Double>) -> Double {
    let way = end - start
    let square = way.dot(way)
    let share = square > 0 ? Swift.min(1, Swift.max(0, (self - start).dot(way) / square)) : 0
    let across = self - start - way * share
    return across.dot(across)
  }
}
