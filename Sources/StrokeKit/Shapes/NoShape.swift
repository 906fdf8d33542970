// Why ink is no shape, in values that can be compared and in words.

/// Why strokes are none of the shapes that were asked for.
public enum NoShape: Error, Equatable, Sendable {
  /// There is no point, no extent, or a coordinate that cannot be used.
  case unusable(StrokeProblem)
  /// There are too many points to look at.
  case tooManyPoints(count: Int, allowed: Int)
  /// There are too many strokes.
  case tooManyStrokes(count: Int, allowed: Int)
  /// No stroke has a length: so many dots.
  case onlyDots(count: Int)
  /// It is so small that it is a dot: its longer side, in points.
  case tooSmall(size: Double, needed: Double)
  /// It is of another kind than those that were asked for.
  case fitsOnly(ShapeKinds)
  /// It is too far from the shape that fits best: the root mean square distance, as a share of its
  /// longer side.
  case tooRough(error: Double, allowed: Double)
}

extension NoShape: CustomStringConvertible {
  /// The reason in words: a predicate of the strokes.
  public var description: String {
    switch self {
    case .unusable(let problem): "cannot be used: \(problem)"
    case .tooManyPoints(let count, let allowed): "has \(count) points, allowed \(allowed)"
    case .tooManyStrokes(let count, let allowed): "has \(count) strokes, allowed \(allowed)"
    case .onlyDots(let count): "has only \(count) dots, needs a line"
    case .tooSmall(let size, let needed):
      "is \(Self.tenths(size)) points in size, needs \(Self.tenths(needed))"
    case .fitsOnly(let kinds): "is of the kind \(kinds), which was not asked for"
    case .tooRough(let error, let allowed):
      "is \(Self.tenths(100 * error)) % of its size off its shape, allowed "
        + "\(Self.tenths(100 * allowed)) %"
    }
  }

  /// A small number with one decimal.
  private static func tenths(_ number: Double) -> String {
    "\((number * 10).rounded() / 10)"
  }
}
