// Polygons: corners from the straight parts of ink, and the most regular polygon that they may be
// meant as.

/// Ink as straight sides around something.
struct DrawnPolygon {
  /// Where neighbouring sides cross, in the order in which they were drawn.
  var corners: [SIMD2<Double>]

  /// The polygon with so many sides that fits closed ink best; `nil` if the ink is not such sides.
  ///
  /// People begin at a corner, or within a side, which is drawn in two parts then.
  init?(
    sides: Int, of ink: ShapeInk, _ segmentation: Segmentation, rounding: Double
  ) {
    guard ink.isClosed(gapMax: ShapeLimits.gapMax) else { return nil }
    var best: (error: Double, polygon: DrawnPolygon)?
    for isDivided in [false, true] {
      let parts = segmentation.parts(isDivided ? sides + 1 : sides)
      guard !parts.isEmpty,
        let drawn = DrawnPolygon(parts, isDivided: isDivided, ink, segmentation),
        drawn.isNear(ink, isOpen: !isDivided, rounding: rounding)
      else { continue }
      let error = ink.meanSquare(from: [drawn.corners.closed])
      if error < best?.error ?? .infinity { best = (error, drawn) }
    }
    guard let best else { return nil }
    self = best.polygon
  }

  /// The corners where each part's line crosses the next one's; if the first side `isDivided`, the
  /// last part belongs to it.
  private init?(
    _ parts: [Segmentation.Part], isDivided: Bool, _ ink: ShapeInk, _ segmentation: Segmentation
  ) {
    var sides = parts.map { segmentation.middle(of: $0) }
    if isDivided {
      let (first, last) = (sides[0], sides.removeLast())
      if first.direction.dot(last.direction).magnitude < 0.9 { return nil }
      sides[0] = first + last
    }
    corners = []
    for (index, side) in sides.enumerated() {
      let next = sides[(index + 1) % sides.count]
      guard side.isStraight, let corner = side.line.crossing(next.line), corner.x.magnitude < 1,
        corner.y.magnitude < 1
      else { return nil }
      corners.append(corner)
    }
  }

  /// Whether ink is near all corners; where it begins and ends, people leave a gap.
  private func isNear(_ ink: ShapeInk, isOpen: Bool, rounding: Double) -> Bool {
    corners.indices.allSatisfy { index in
      let gap = isOpen && index == corners.count - 1 ? ShapeLimits.gapMax / 2 : 0
      return ink.distance(to: corners[index]) <= cornerReach(index, rounding: rounding) + gap
    }
  }

  /// How far the ink may be from a corner that is meant to be sharp: the sharper, the further, since a
  /// rounding of radius r is r / sin (angle / 2) - r away.
  private func cornerReach(_ index: Int, rounding: Double) -> Double {
    let (before, corner, after) = around(index)
    guard let first = (before - corner).unit, let second = (after - corner).unit else { return 0 }
    let sine = max(0.1, ((1 - first.dot(second)) / 2).squareRoot())
    return ShapeLimits.cornerDistance + rounding * (1 / sine - 1)
  }

  /// The corner after each corner, as the sine and cosine of the turn there.
  var turnsOneWay: Bool {
    var sign = 0.0
    for index in corners.indices {
      let (before, corner, after) = around(index)
      let cross = (corner - before).cross(after - corner)
      if cross * sign < 0 { return false }
      sign = cross
    }
    return sign != 0
  }

  /// By how many full turns the sides turn, there and back cancelling.
  var turnCount: Int {
    var sum = 0.0
    for index in corners.indices {
      let (before, corner, after) = around(index)
      sum += Heading.turn(
        from: Heading.angle(of: corner - before), to: Heading.angle(of: after - corner))
    }
    return Int((sum.magnitude / (2 * .pi)).rounded())
  }

  private func around(
    _ index: Int
  ) -> (before: SIMD2<Double>, corner: SIMD2<Double>, after: SIMD2<Double>) {
    let count = corners.count
    return (corners[(index + count - 1) % count], corners[index], corners[(index + 1) % count])
  }
}

extension LineMoments {
  /// Whether the places are near enough to their line to be meant as straight.
  var isStraight: Bool {
    let scatter = squares.sum() - place.dot(place) / count
    // Of places in equal steps along a line, the variance is a twelfth of the square of its length.
    let along = max(0, scatter - squaresAcross) * 12
    return squaresAcross <= ShapeLimits.sideBend * ShapeLimits.sideBend * along
  }
}
