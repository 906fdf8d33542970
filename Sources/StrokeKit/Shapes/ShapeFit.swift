// Decides which shape strokes are. It knows the strokes, but neither the finger nor what is drawn
// around.

/// The shape that strokes are, and how sure that is.
///
///     switch ShapeFit.verdict(on: strokes) {
///     case .shape(let fit): show(fit.shape.snapped(beside: others).shape)
///     case .none(let reason): print("It \(reason).")  // It is of the kind polyline, which was not asked for.
///     }
@frozen
public struct ShapeFit: Equatable, Sendable {
  /// The shape, where it was drawn: neither straightened nor moved.
  public let shape: Shape
  /// The probability of the shape beside all other kinds that were tried, 0…1: what their criteria say, each
  /// counted by e to the power of minus half of it.
  public let confidence: Double
  /// The root mean square distance of the ink from the shape, in points; some of the ends of the ink do
  /// not count, where pens land and leave. A star's lines lead from tip to tip, as hands draw them.
  public let error: Double
  /// The kind that comes next; `nil` if no other is possible.
  public let runnerUp: ShapeKinds?

  /// Makes a fit.
  @inlinable
  public init(shape: Shape, confidence: Double, error: Double, runnerUp: ShapeKinds?) {
    self.shape = shape
    self.confidence = confidence
    self.error = error
    self.runnerUp = runnerUp
  }
}

/// What ``ShapeFit`` says of strokes.
public enum ShapeVerdict: Equatable, Sendable {
  /// They are this shape.
  case shape(ShapeFit)
  /// They are none of the shapes that were asked for.
  case none(NoShape)

  /// The shape, if there is one.
  public var fit: ShapeFit? {
    if case .shape(let fit) = self { fit } else { nil }
  }

  /// Why there is none; `nil` if there is one.
  public var reason: NoShape? {
    if case .none(let reason) = self { reason } else { nil }
  }
}

extension ShapeFit {
  /// Decides which shape strokes are: of all that are possible the one with the least description
  /// length (J. Rissanen, 1978), which weighs its error against the number of its parameters.
  ///
  /// The shape may be drawn anywhere, in any size from 10 points on, in any direction, and in up to
  /// eight strokes in any order. Times do not matter.
  ///
  /// All kinds compete, whatever is asked for: an open angle is a polyline, and so it is none of the
  /// others. Curves alone, which would explain anything, compete only when they are asked for.
  ///
  /// - Complexity: O(points), and at most a million instructions for what it decides.
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
    let candidates = ShapeCandidate.all(ink, withCurve: kinds.contains(.curve))
      .sorted { $0.criterion < $1.criterion }
    // Ink that not even straight lines explain.
    guard var best = candidates.first else { throw .fitsOnly(.curve) }
    if best.isBent {
      guard let curve = candidates.first(where: { $0.shape.kind == .curve }) else {
        throw .fitsOnly(.curve)
      }
      best = curve
    }
    if !kinds.contains(best.shape.kind) { throw .fitsOnly(best.shape.kind) }
    let error = ink.meanSquare(from: best.shape.drawnLines).squareRoot()
    let allowed = ShapeLimits.errorMax(of: best.shape.kind, grain: ink.grain)
    if best.shape.kind.isSubset(of: ShapeLimits.exactKinds), error > allowed {
      throw .tooRough(error: error, allowed: allowed)
    }
    // A curve in place of bent lines may have a greater criterion than these.
    let others = candidates.filter { $0.shape.kind != best.shape.kind && !$0.isBent }
    let weight = others.reduce(1) {
      $0 + StrokeLogarithm.exponential((best.criterion - $1.criterion) / 2)
    }
    return ShapeFit(
      shape: best.shape.placed(in: ink), confidence: 1 / weight,
      error: error * ink.size, runnerUp: others.first?.shape.kind)
  }
}
