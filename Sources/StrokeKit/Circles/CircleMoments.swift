// Keeps of any number of points only what circle fits need: eight sums about an origin near them.
// It does not know the order in which they were drawn.

/// What is known of points whose circle is sought: add a point in constant time, ask for the circle
/// at any time.
///
///     var moments = CircleMoments()
///     for point in path { moments.add(point) }
///     let circle = try moments.circle()      // by Taubin's method
///
/// The sums are those of x, y, x², xy, y², xz, yz and z², where z = x² + y², about an origin that
/// moves to the points' mean whenever their number has doubled. So at least half of the points are
/// centred on the origin, and the mean of all is never further from it than their spread, the root
/// mean square distance from the mean. Therefore subtracting the mean, which happens only when a
/// circle is asked for, costs a few of the last bits and never more, wherever the points lie.
@frozen
public struct CircleMoments: Equatable, Sendable {
  /// The greatest usable magnitude of a coordinate, in points: eighth powers of differences stay
  /// far from overflow.
  public static var coordinateMax: Double { 1e12 }

  /// How many points were added, unusable ones included.
  @inlinable
  public var count: Int { added }

  @usableFromInline var added = 0
  @usableFromInline var origin = SIMD2<Double>.zero
  @usableFromInline var sums = Sums()
  /// The number of points at which the origin moves next.
  @usableFromInline var countAtMove = 2
  @usableFromInline var unusable: Unusable?

  /// Sums over points, relative to an origin.
  @usableFromInline
  @frozen
  struct Sums: Equatable, Sendable {
    /// Of x and y.
    @usableFromInline var place = SIMD2<Double>.zero
    /// Of x² and y².
    @usableFromInline var squares = SIMD2<Double>.zero
    /// Of xz and yz.
    @usableFromInline var cubes = SIMD2<Double>.zero
    /// Of xy and z².
    @usableFromInline var mixed = SIMD2<Double>.zero

    @inlinable
    init() {}

    @inlinable
    @inline(__always)
    mutating func add(_ place: SIMD2<Double>) {
      let square = place * place
      let z = square.x + square.y
      self.place += place
      squares += square
      cubes += place * z
      mixed += SIMD2(place.x, z) * SIMD2(place.y, z)
    }
  }

  /// The first coordinate that cannot be used.
  @usableFromInline
  @frozen
  struct Unusable: Equatable, Sendable {
    @usableFromInline let point: Int
    @usableFromInline let value: Double

    @usableFromInline
    init?(_ point: StrokePoint, at index: Int) {
      guard let value = point.unusableCoordinate else { return nil }
      self.point = index
      self.value = value
    }
  }

  /// Makes the moments of no point.
  @inlinable
  public init() {}

  /// Makes the moments of points that are all there already: in two passes, the first of which finds
  /// their mean. This is the most accurate form.
  ///
  /// - Complexity: O(*n*), about two nanoseconds for each point.
  public init(_ points: [StrokePoint]) {
    added = points.count
    while countAtMove <= added { countAtMove *= 2 }
    if points.isEmpty { return }
    points.withUnsafeBufferPointer { points in
      origin = Self.mean(of: points)
      sums = Sums(points, about: origin)
      // No point is further from the mean than the root of the sum of squares: so near ones need
      // no look at each. What is no number fails here too.
      let reach = max(origin.x.magnitude, origin.y.magnitude)
      if reach <= 1e11, sums.squares.sum() <= 1e22 { return }
      unusable = points.enumerated().lazy.compactMap { Unusable($1, at: $0) }.first
    }
  }

  /// Adds a point. One that cannot be used is remembered, and there is no circle any more.
  ///
  /// - Complexity: O(1), about two nanoseconds.
  @inlinable
  public mutating func add(_ point: StrokePoint) {
    let place = SIMD2(point.x, point.y)
    guard point.x.magnitude <= Self.coordinateMax, point.y.magnitude <= Self.coordinateMax else {
      unusable = unusable ?? Unusable(point, at: added)
      added += 1
      return
    }
    if added == 0 { origin = place }
    added += 1
    sums.add(place - origin)
    if added == countAtMove { moveOriginToMean() }
  }

  /// Nearly the same as adding from the beginning: at least half of the points were centred before.
  @usableFromInline
  mutating func moveOriginToMean() {
    countAtMove *= 2
    let mean = sums.place / Double(added)
    sums.move(by: mean, count: Double(added))
    origin += mean
  }

  private static func mean(of points: UnsafeBufferPointer<StrokePoint>) -> SIMD2<Double> {
    // Four sums, so that an addition need not wait for the one before.
    var (even, odd) = (SIMD4<Double>.zero, SIMD4<Double>.zero)
    let fours = points.count & ~3
    for index in stride(from: 0, to: fours, by: 4) {
      let (a, b) = (points[index], points[index &+ 1])
      let (c, d) = (points[index &+ 2], points[index &+ 3])
      even += SIMD4(a.x, a.y, c.x, c.y)
      odd += SIMD4(b.x, b.y, d.x, d.y)
    }
    let both = even + odd
    var sum = both.lowHalf + both.highHalf
    for point in points[fours...] { sum += SIMD2(point.x, point.y) }
    return sum / Double(points.count)
  }
}

extension CircleMoments.Sums {
  /// Sums over points, two at a time.
  init(_ points: UnsafeBufferPointer<StrokePoint>, about mean: SIMD2<Double>) {
    var (xx, xy, yy) = (SIMD2<Double>.zero, SIMD2<Double>.zero, SIMD2<Double>.zero)
    var (xz, yz, zz) = (xx, xx, xx)
    let pairs = points.count & ~1
    for index in stride(from: 0, to: pairs, by: 2) {
      let first = SIMD2(points[index].x, points[index].y) - mean
      let second = SIMD2(points[index &+ 1].x, points[index &+ 1].y) - mean
      let (x, y) = (SIMD2(first.x, second.x), SIMD2(first.y, second.y))
      let (square, other) = (x * x, y * y)
      let z = square + other
      place += first + second
      xx += square
      xy += x * y
      yy += other
      xz += x * z
      yz += y * z
      zz += z * z
    }
    squares = SIMD2(xx.sum(), yy.sum())
    cubes = SIMD2(xz.sum(), yz.sum())
    mixed = SIMD2(xy.sum(), zz.sum())
    for point in points[pairs...] { add(SIMD2(point.x, point.y) - mean) }
  }

  /// Makes the sums those about an origin that lies `step` away, where `step` is the mean.
  ///
  /// With x' = x - step, z' = z - 2·(step · x) + |step|², multiplied out.
  @inline(__always)
  mutating func move(by step: SIMD2<Double>, count: Double) {
    let distance = (step * step).sum()
    let z = squares.sum()
    let turned = SIMD2(
      squares.x * step.x + mixed.x * step.y, mixed.x * step.x + squares.y * step.y)
    let fourth =
      mixed.y - 4 * (step * cubes).sum() + 4 * (step * turned).sum() + 2 * distance * z
      - 3 * count * distance * distance
    cubes += step * (2 * count * distance - z) - 2 * turned
    squares -= count * step * step
    mixed = SIMD2(mixed.x - count * step.x * step.y, fourth)
    place -= count * step
  }
}

extension StrokePoint {
  /// The first coordinate that nothing can be measured with: no number, or too large.
  var unusableCoordinate: Double? {
    // Asks for what is good, so that a coordinate that is not a number is not.
    if !(x.magnitude <= CircleMoments.coordinateMax) { return x }
    if !(y.magnitude <= CircleMoments.coordinateMax) { return y }
    return nil
  }

  /// Whether the point can be measured with.
  var isUsable: Bool { unusableCoordinate == nil }
}
