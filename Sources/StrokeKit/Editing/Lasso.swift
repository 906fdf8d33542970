// Makes a region of what was drawn around things. It knows the points of the stroke, not the things.

/// A closed curve that selects what is inside.
///
///     let lasso = try Lasso(stroke)
///     selection = notes.filter { lasso.share(of: $0.strokes) > 0.5 }
///
/// The gap that people leave is closed by a straight line from the last point to the first. What is
/// inside is decided by the non-zero winding rule, so a loop that is drawn twice, or that crosses
/// itself where it ends, still selects; the same goes for both halves of an eight. Points on the
/// curve are inside.
///
/// Any size, place and direction; times do not matter. More than 4,096 points are walked in equal
/// steps, of which there are as many; see ``StrokeRegion``.
public struct Lasso: Equatable, Sendable {
  /// The fewest points of a curve that encloses something.
  public static var pointsMin: Int { 3 }
  /// The widest gap between the last and the first point, as a share of the curve's length: what is
  /// left open of a circle of which a fifth is missing.
  public static var gapMax: Double { 0.25 }
  /// The smallest area inside, as a share of the square over the diagonal of the curve's box. An
  /// oval 78 times as long as wide has as much; a line there and back has less, though it trembles.
  public static var areaMin: Double { 0.01 }

  /// What is inside.
  public let region: StrokeRegion

  /// Closes a curve.
  ///
  /// - Throws: the first thing for which it encloses nothing: a coordinate that is no number, too few
  ///   points, no area, a gap.
  /// - Complexity: O(*n*), and some 64 times the corners of the region; for any number of points.
  public init(_ points: [StrokePoint]) throws(NoLasso) {
    for (index, point) in points.enumerated() {
      guard let value = point.unusableCoordinate else { continue }
      throw .unusableCoordinate(point: index, value: value)
    }
    guard points.count >= Self.pointsMin else {
      throw .tooFewPoints(count: points.count, needed: Self.pointsMin)
    }
    let places = points.map { SIMD2($0.x, $0.y) }
    region = StrokeRegion(outline: places)

    let diagonal = region.high - region.low
    let square = (diagonal * diagonal).sum()
    let share = square > 0 ? region.area / square : 0
    guard share >= Self.areaMin else { throw .noArea(share: share, needed: Self.areaMin) }

    var length = 0.0
    for (place, next) in zip(places, places.dropFirst()) {
      length += EqualSteps.length(next - place)
    }
    let gap = EqualSteps.length(places[0] - places[places.count - 1]) / length
    guard gap <= Self.gapMax else { throw .notClosed(gap: gap, allowed: Self.gapMax) }
  }

  /// Whether a point lies inside or on the curve; one without numbers does not.
  ///
  /// - Complexity: O(*corners of the region*); O(1) outside of its box.
  public func contains(_ point: StrokePoint) -> Bool { region.contains(point) }

  /// Whether a rectangle lies wholly inside: see ``StrokeRegion/contains(_:)-(StrokeBox)``.
  public func contains(_ box: StrokeBox) -> Bool { region.contains(box) }

  /// Whether a rectangle and what is inside have a point in common.
  ///
  /// - Complexity: O(*corners of the region*).
  public func touches(_ box: StrokeBox) -> Bool { region.touches(box) }

  /// How much of the length of some ink lies inside, 0...1: see ``StrokeRegion/share(of:)``.
  public func share(of strokes: [[StrokePoint]]) -> Double { region.share(of: strokes) }
}

/// Why a stroke is no lasso: what was found beside what is needed or allowed.
public enum NoLasso: Error, Equatable, Sendable {
  /// Two points and fewer enclose nothing.
  case tooFewPoints(count: Int, needed: Int)
  /// It encloses nothing, or next to nothing: all points lie at one place, on a line, or there and
  /// back. The area is a share of the square over the diagonal of the stroke's box.
  case noArea(share: Double, needed: Double)
  /// It ends too far from where it began. The gap is a share of the stroke's length.
  case notClosed(gap: Double, allowed: Double)
  /// A coordinate is not a number, is infinite, or has a magnitude above 10¹² points. `point` counts
  /// from 0.
  case unusableCoordinate(point: Int, value: Double)
}

extension NoLasso: CustomStringConvertible {
  /// The reason in words: a predicate of the stroke, with the number beside its limit.
  public var description: String {
    switch self {
    case .tooFewPoints(let count, let needed): "has \(count) points, needs \(needed)"
    case .noArea(let share, let needed):
      "encloses \(LimitText.pair(share, "of the square over its diagonal, needs", needed))"
    case .notClosed(let gap, let allowed):
      "leaves a gap of \(LimitText.pair(gap, "of its length, allowed", allowed))"
    case .unusableCoordinate(let point, let value):
      "has the coordinate \(value) at point \(point), needs a number from -1e12 to 1e12"
    }
  }
}
