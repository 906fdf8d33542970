// Why ink is no shape, in values that can be compared and in words.

/// Why ink is none of the shapes that were asked for.
public enum NoShape: Error, Equatable, Sendable {
  /// The strokes cannot be looked at.
  case unusable(StrokeProblem)
  /// There are too many points.
  case tooManyPoints(count: Int, allowed: Int)
  /// There are too many strokes.
  case tooManyStrokes(count: Int, allowed: Int)
  /// It is so small that it is a dot: its longer side, in points.
  case tooSmall(size: Double, needed: Double)
  /// It is another kind of shape rather than one of those that were asked for.
  case fitsBetter(ShapeKinds)
  /// It is too far from the shape that fits best, in shares of its size.
  case tooRough(error: Double, allowed: Double)
}

extension NoShape: CustomStringConvertible {
  /// What was found, and what a shape needs.
  public var description: String {
    switch self {
    case .unusable(let problem): "\(problem)"
    case .tooManyPoints(let count, let allowed): "has \(count) points, allowed \(allowed)"
    case .tooManyStrokes(let count, let allowed): "has \(count) strokes, allowed \(allowed)"
    case .tooSmall(let size, let needed): "is \(size) points in size, needs \(needed)"
    case .fitsBetter(let kinds): "is a \(kinds) rather than one of the shapes asked for"
    case .tooRough(let error, let allowed):
      "is \(error) of its size off its shape, allowed \(allowed)"
    }
  }
}
