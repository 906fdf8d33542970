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
    init(_ point: StrokePoint, at index: Int) {
      self.point = index
      let isWrong = !(point.x.magnitude <= CircleMoments.coordinateMax)
      value = isWrong ? point.x : point.y
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
      guard let mean = Self.mean(of: points) else {
        unusable = Self.firstUnusable(of: points)
        return
      }
      origin = mean
      var sums = Sums()
      for point in points { sums.add(SIMD2(point.x, point.y) - mean) }
      self.sums = sums
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

  /// The mean place of points; `nil` if a coordinate of one cannot be used.
  private static func mean(of points: UnsafeBufferPointer<StrokePoint>) -> SIMD2<Double>? {
    // Two sums, so that an addition need not wait for the one before.
    var even = SIMD2<Double>.zero
    var odd = SIMD2<Double>.zero
    var isUsable = SIMDMask<SIMD2<Double>.MaskStorage>(repeating: true)
    let (low, high) = (SIMD2(repeating: -coordinateMax), SIMD2(repeating: coordinateMax))
    var index = 0
    while index + 2 <= points.count {
      let first = SIMD2(points[index].x, points[index].y)
      let second = SIMD2(points[index + 1].x, points[index + 1].y)
      even += first
      odd += second
      isUsable .&= (first .>= low) .& (first .<= high) .& (second .>= low) .& (second .<= high)
      index += 2
    }
    if index < points.count {
      let last = SIMD2(points[index].x, points[index].y)
      even += last
      isUsable .&= (last .>= low) .& (last .<= high)
    }
    return all(isUsable) ? (even + odd) / Double(points.count) : nil
  }

  private static func firstUnusable(of points: UnsafeBufferPointer<StrokePoint>) -> Unusable? {
    points.enumerated().lazy
      .first { !$1.isUsable }
      .map { Unusable($1, at: $0) }
  }
}

extension CircleMoments.Sums {
  /// Makes the sums those about an origin that lies `step` away, where `step` is the mean.
  ///
  /// With x' = x - step, z' = z - 2·(step · x) + |step|², multiplied out.
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
  /// Whether circles can be fitted to the point: both coordinates are numbers and not too large.
  var isUsable: Bool {
    x.magnitude <= CircleMoments.coordinateMax && y.magnitude <= CircleMoments.coordinateMax
  }
}
