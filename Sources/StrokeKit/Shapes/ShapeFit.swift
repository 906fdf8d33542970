// Decides which shape strokes are. It knows the strokes, but neither the finger nor what is drawn
// around.

/// The shape that strokes are, and how sure that is.
public struct ShapeFit: Equatable, Sendable {
  /// The shape, as drawn: neither straightened nor moved.
  public let shape: Shape
  /// The probability of the shape's kind, 0…1.
  public let confidence: Double
  /// The root mean square distance of the ink from the shape, in points.
  public let error: Double
  /// The kind that comes next.
  public let runnerUp: ShapeKinds?
}

/// What ``ShapeFit`` says of strokes.
public enum ShapeVerdict: Equatable, Sendable {
  case shape(ShapeFit)
  /// None of those that were asked for.
  case none(NoShape)

  /// The shape, if there is one.
  public var fit: ShapeFit? {
    if case .shape(let fit) = self { fit } else { nil }
  }
}

extension ShapeFit {
  /// Decides which shape strokes are.
  public static func verdict(
    on strokes: [[StrokePoint]], among kinds: ShapeKinds = .whileHolding
  ) -> ShapeVerdict {
    do throws(NoShape) {
      let ink = try ShapeInk(strokes)
      if ink.size < ShapeLimits.sizeMin {
        throw .tooSmall(size: ink.size, needed: ShapeLimits.sizeMin)
      }
      return .shape(try fit(ink, among: kinds))
    } catch {
      return .none(error)
    }
  }

  private static func fit(
    _ ink: ShapeInk, among kinds: ShapeKinds
  ) throws(NoShape) -> ShapeFit {
    let candidates = ShapeCandidate.all(ink, withCurve: kinds.contains(.curve)).sorted {
      $0.criterion < $1.criterion
    }
    guard let best = candidates.first else { throw .fitsBetter(.curve) }
    if !kinds.contains(best.shape.kind) { throw .fitsBetter(best.shape.kind) }
    let error = ink.meanSquare(from: best.shape.outlines).squareRoot()
    let isStrict = ![.star, .arrow, .polyline, .curve].contains(best.shape.kind)
    if isStrict, error > ShapeLimits.errorMax {
      throw .tooRough(error: error, allowed: ShapeLimits.errorMax)
    }
    let weights = candidates.map { Logarithm.exponential((best.criterion - $0.criterion) / 2) }
    return ShapeFit(
      shape: best.shape.placed(in: ink), confidence: 1 / weights.reduce(0, +),
      error: error * ink.size,
      runnerUp: candidates.count > 1 ? candidates[1].shape.kind : nil)
  }
}
