// Why points have no circle. Whether a circle that they have is a good one is for the rule to say.

/// Why no circle fits points.
public enum NoCircle: Error, Equatable, Sendable {
  /// Two points and fewer lie on every circle through them.
  case tooFewPoints(count: Int, needed: Int)
  /// All points lie at one place: their spread is below 64 last places of their coordinates, or
  /// below 10⁻³⁰ points.
  case onePlace
  /// The points lie on a line, or no circle fits them better than a line does: what is left of
  /// their spread across it is below 10⁻⁵ of that along it.
  case line
  /// A coordinate is not a number, is infinite, or has a magnitude above 10¹² points. `point` counts
  /// from 0.
  case unusableCoordinate(point: Int, value: Double)
}

extension NoCircle: CustomStringConvertible {
  /// What was found, and what a circle needs.
  public var description: String {
    switch self {
    case .tooFewPoints(let count, let needed): "has \(count) points, needs \(needed)"
    case .onePlace: "all points lie at one place, needs a way around"
    case .line: "no circle fits better than a line, needs a way around"
    case .unusableCoordinate(let point, let value):
      "point \(point) has the coordinate \(value), needs a number from -1e12 to 1e12"
    }
  }
}
