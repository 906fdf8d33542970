// Why strokes cannot be compared with anything.

/// What is wrong with the strokes of a gesture.
public enum StrokeProblem: Error, Equatable, Sendable {
  /// There is no point at all.
  case noPoints
  /// All points lie at one place, or so close together that their distances vanish.
  case noExtent
  /// A coordinate is not a number, is infinite, or has a magnitude above 10¹² points.
  case unusableCoordinate(stroke: Int, point: Int, value: Double)
}

extension StrokeProblem: CustomStringConvertible {
  /// What was found, what was expected, and what to do.
  public var description: String {
    switch self {
    case .noPoints:
      "found no point, expected at least two. Pass the points that were drawn."
    case .noExtent:
      "found all points at one place, expected a line. Treat it as a tap."
    case .unusableCoordinate(let stroke, let point, let value):
      "stroke \(stroke), point \(point): found the coordinate \(value), expected a number from "
        + "-1e12 to 1e12. Drop the point."
    }
  }
}
