// Decides whether a finger goes to and fro. It knows neither views nor other gestures.

/// A finger that goes to and fro in straight strokes.
///
/// A stroke lasts until the finger has come back by the length of a stroke from where it was
/// furthest. Each must be straight and mostly horizontal: a finger that draws a star or a spiral
/// goes to and fro as well, but not straight.
nonisolated struct TickleRule: Equatable, Sendable {
  /// What became of the gesture with a movement.
  enum Outcome: Equatable, Sendable {
    /// Nothing new.
    case undecided
    /// The last stroke that it takes is long enough.
    case tickle
    /// A stroke was too crooked or too steep.
    case crooked
  }

  /// The longest way along a stroke, in lengths of the stroke from end to end.
  static let wayMax = 1.25
  /// The steepest stroke, as height over width: 30°.
  static let slopeMax = 0.577
  /// Shorter steps than this do not count as way, in points: a hand trembles.
  static let stepMin = 4.0

  /// How many strokes make a tickle.
  var minimumNumberOfStrokes = 3
  /// How long each stroke must be across, in points.
  var minimumStrokeLength = 20.0

  private var strokeCount = 0
  /// 1 to the right, -1 to the left, 0 before the first stroke.
  private var direction = 0.0
  /// Where the stroke began, where it was furthest, and where the way was last measured.
  private var start = SIMD2<Double>.zero
  private var furthest = SIMD2<Double>.zero
  private var last = SIMD2<Double>.zero
  /// The way to the furthest place, and from there on.
  private var wayThere = 0.0
  private var wayBack = 0.0

  /// The finger came down.
  mutating func began(atX x: Double, y: Double) {
    (strokeCount, direction, wayThere, wayBack) = (0, 0, 0, 0)
    start = SIMD2(x, y)
    (furthest, last) = (start, start)
  }

  /// The finger moved.
  mutating func moved(toX x: Double, y: Double) -> Outcome {
    let place = SIMD2(x, y)
    measureWay(to: place)
    let advance = place.x - furthest.x
    if advance * direction > 0 {
      furthest = place
      wayThere += wayBack
      wayBack = 0
      return .undecided
    }
    guard advance.magnitude >= minimumStrokeLength else { return .undecided }
    return turned(to: place)
  }

  private mutating func measureWay(to place: SIMD2<Double>) {
    let step = ((place - last) * (place - last)).sum().squareRoot()
    guard step >= Self.stepMin else { return }
    wayBack += step
    last = place
  }

  /// A new stroke is long enough; the one before is complete.
  private mutating func turned(to place: SIMD2<Double>) -> Outcome {
    if direction != 0, !isStraight(from: start, to: furthest, way: wayThere) { return .crooked }
    if !isStraight(from: furthest, to: place, way: wayBack) { return .crooked }
    start = furthest
    direction = place.x > furthest.x ? 1 : -1
    furthest = place
    (wayThere, wayBack) = (wayBack, 0)
    strokeCount += 1
    return strokeCount >= minimumNumberOfStrokes ? .tickle : .undecided
  }

  private func isStraight(
    from start: SIMD2<Double>, to end: SIMD2<Double>, way: Double
  ) -> Bool {
    let stroke = end - start
    let length = (stroke * stroke).sum().squareRoot()
    return way <= Self.wayMax * length + Self.stepMin
      && stroke.y.magnitude <= Self.slopeMax * stroke.x.magnitude
  }
}
