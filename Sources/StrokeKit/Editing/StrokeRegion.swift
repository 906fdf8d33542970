// What a closed outline encloses. It does not know who drew the outline, or what for.

/// What lies inside a closed outline, by the non-zero winding rule: a place is inside if the outline
/// goes around it, once or several times, but not as often one way as the other.
///
/// Places on the outline are inside, and so are those that are nearer to it than a billionth of the
/// region's size. What is not a number, or infinite, is outside.
///
/// An outline of more than 4,096 places is walked in equal steps, and has so many corners then: no
/// question takes longer than that many corners take.
public struct StrokeRegion: Equatable, Sendable {
  /// The most corners of an outline.
  public static var cornersMax: Int { 4096 }
  /// Rounding: so near to the outline, as a share of the size, is on it.
  static let slackShare = 1e-9

  /// The corners of the outline, once around; the last is joined to the first.
  let corners: [SIMD2<Double>]
  let low: SIMD2<Double>
  let high: SIMD2<Double>

  /// Makes the region that finite places enclose, of which there is at least one.
  init(outline places: [SIMD2<Double>]) {
    corners = places.count > Self.cornersMax ? Self.thinned(places) : places
    var (low, high) = (corners[0], corners[0])
    for corner in corners {
      low = pointwiseMin(low, corner)
      high = pointwiseMax(high, corner)
    }
    (self.low, self.high) = (low, high)
  }

  /// The corners of the outline, once around, at time 0; the last is joined to the first.
  public var outline: [StrokePoint] { corners.map { StrokePoint(x: $0.x, y: $0.y) } }

  /// The smallest upright rectangle around the outline.
  public var box: StrokeBox {
    StrokeBox(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// How near to the outline is on it, in points.
  var slack: Double { Self.slackShare * (high - low).max() }

  private static func thinned(_ places: [SIMD2<Double>]) -> [SIMD2<Double>] {
    [SIMD2<Double>](unsafeUninitializedCapacity: cornersMax) { corners, count in
      // Fails, and writes nothing, where all places are one: that one is its outline then.
      let hasLength = EqualSteps.fill(
        UnsafeMutableBufferPointer(rebasing: corners[..<cornersMax]), count: places.count
      ) { places[$0] }
      if !hasLength { corners.initializeElement(at: 0, to: places[0]) }
      count = hasLength ? cornersMax : 1
    }
  }
}

// MARK: - Points and ink

extension StrokeRegion {
  /// How many places of some ink are looked at.
  static let inkSamples = 1024

  /// Whether a point lies inside or on the outline; its time does not matter.
  ///
  /// - Complexity: O(*corners*); O(1) outside of ``box``.
  public func contains(_ point: StrokePoint) -> Bool { contains(SIMD2(point.x, point.y)) }

  /// How much of the length of some ink lies inside, 0...1.
  ///
  /// The ways between strokes are no ink. 1,024 places at equal distances along the ink are looked
  /// at, so an error of a thousandth is possible for each place where the ink crosses the outline.
  /// Strokes without length, as dots are, count among themselves, each as much as the others, but
  /// not beside strokes with length. Points whose coordinates are no numbers, or beyond ±10¹²
  /// points, are left out, as if they had not been drawn. Without any ink the answer is 0.
  ///
  /// - Complexity: O(*points* + *corners*), with 1,024 times the corners.
  public func share(of strokes: [[StrokePoint]]) -> Double {
    var ink = Drawing()
    switch ink.load(strokes.map { $0.filter(\.isUsable) }) {
    case .noPoints, .unusableCoordinate: return 0
    case .noExtent: return contains(ink.points[0]) ? 1 : 0
    case nil: break
    }
    ink.walkInk(count: Self.inkSamples)
    let inside = ink.samples.count(where: contains)
    return Double(inside) / Double(Self.inkSamples)
  }

  func contains(_ place: SIMD2<Double>) -> Bool {
    let slack = slack
    // Asks for what is good, so that a place that is no number is outside.
    guard all(place .>= low - slack), all(place .<= high + slack) else { return false }
    var winding = 0
    var from = corners[corners.count - 1]
    for to in corners {
      if isNear(place, from: from, to: to, within: slack) { return true }
      if (from.y <= place.y) != (to.y <= place.y) {
        // The outline crosses the height of the place: only to its right does it count.
        let side = Segment.side(of: place, from: from, to: to)
        if to.y > from.y, side > 0 { winding += 1 }
        if to.y < from.y, side < 0 { winding -= 1 }
      }
      from = to
    }
    return winding != 0
  }

  private func isNear(
    _ place: SIMD2<Double>, from start: SIMD2<Double>, to end: SIMD2<Double>, within slack: Double
  ) -> Bool {
    // Most lines are far away.
    guard all(place .>= pointwiseMin(start, end) - slack),
      all(place .<= pointwiseMax(start, end) + slack)
    else { return false }
    return Segment.squaredDistance(of: place, from: start, to: end) <= slack * slack
  }
}
