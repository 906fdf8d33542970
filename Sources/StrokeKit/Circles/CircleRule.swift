// Decides whether a stroke is a circle. It knows the stroke's points, but neither the finger nor
// what is drawn around.

/// Which strokes are circles.
///
///     switch CircleRule.strict.verdict(on: path) {
///     case .circle(let fit): select(at: fit.circle)
///     case .noCircle(let reason, _): print("It \(reason).")  // It turns 0.62 times, needs 0.86…1.35.
///     }
///
/// Ask at every move if you like: a verdict costs a few microseconds and allocates nothing. Whether
/// a stroke that is no circle yet can still become one, ask ``CircleOutlook``.
public enum CircleRule: Equatable, Hashable, Sendable {
  /// Measures the stroke's ``CircleShape`` and wants, in this order: an aspect of at least 0.55,
  /// 0.86…1.35 turns, at most 12° of unevenness, and 0.3° less for each hundredth of a turn that is
  /// missing, no corner above 85°, and a roughness of at most 0.2.
  ///
  /// Any size, place, direction and sense; circles as people draw them, so somewhat flat, not quite
  /// closed or a little too far. No rectangles, triangles, spirals, letters and arcs.
  case strict

  /// The rule of a widespread tutorial: the error is at most `tolerance` radii; no point lies in the
  /// middle, a square of half-width tolerance · r / √2; and the stroke's bounding box covers more
  /// than 1 - `tolerance` of the circle's box.
  ///
  /// It accepts one rectangle in three. `tolerance` is between 0 and 1; smaller is stricter.
  case tutorial(tolerance: Double = 0.2)

  /// Decides about a whole stroke, or about what there is of it.
  ///
  /// The fit is Taubin's of the points as they are, so where the hand was slow it counts more.
  ///
  /// - Complexity: O(*n*), a few microseconds for a hundred points; allocates nothing.
  public func verdict(on points: [StrokePoint]) -> CircleVerdict {
    let fit: CircleFit
    do throws(NoCircle) {
      fit = try CircleFit(points)
    } catch {
      return .noCircle(.fitsNoCircle(error), fit: nil)
    }
    let reason =
      switch self {
      case .strict: Self.strictReason(points)
      case .tutorial(let tolerance): Self.tutorialReason(points, fit, tolerance)
      }
    guard let reason else { return .circle(fit) }
    return .noCircle(reason, fit: fit)
  }
}

/// What a ``CircleRule`` says of a stroke.
public enum CircleVerdict: Equatable, Sendable {
  /// It is a circle: this one.
  case circle(CircleFit)
  /// It is none, because of the first thing that is wrong; the fit is what comes nearest, if there
  /// is any.
  case noCircle(CircleReason, fit: CircleFit?)

  /// Whether the stroke is a circle.
  public var isCircle: Bool { reason == nil }

  /// The circle that fits the stroke best, also when it is none.
  public var fit: CircleFit? {
    switch self {
    case .circle(let fit): fit
    case .noCircle(_, let fit): fit
    }
  }

  /// Why the stroke is no circle; `nil` if it is one.
  public var reason: CircleReason? {
    switch self {
    case .circle: nil
    case .noCircle(let reason, _): reason
    }
  }
}

// MARK: - The strict rule

extension CircleRule {
  /// The smallest aspect of a circle, 0...1.
  public static var aspectMin: Double { 0.55 }
  /// How often a circle goes around.
  public static var turns: ClosedRange<Double> { 0.86...1.35 }
  /// The most by which a closed circle bends unevenly, in radians: 12°.
  public static var unevennessMax: Double { 12 * .pi / 180 }
  /// By how much less a circle may bend unevenly for each turn that is missing, in radians: 30°. What
  /// stays open must be the rounder, or else it is a C.
  ///
  /// All circles of the $1 logs are circles up to 33°; the hastiest goes around 0.866 times and bends
  /// unevenly by 7.5°.
  public static var unevennessPerMissingTurn: Double { 30 * .pi / 180 }
  /// The sharpest corner of a circle, in radians: 85°.
  public static var cornerMax: Double { 85 * .pi / 180 }
  /// The greatest root mean square distance from a circle, in radii.
  public static var roughnessMax: Double { 0.2 }

  private static func strictReason(_ points: [StrokePoint]) -> CircleReason? {
    do throws(NoCircle) {
      return reason(of: try CircleShape(points))
    } catch {
      return .fitsNoCircle(error)
    }
  }

  private static func reason(of shape: CircleShape) -> CircleReason? {
    // Each asks for what is good, so that a measure that is not a number is not.
    if !(shape.aspect >= aspectMin) { return .tooFlat(aspect: shape.aspect, needed: aspectMin) }
    if !turns.contains(shape.turns) { return .turns(shape.turns, needed: turns) }
    let unevenness = unevennessMax - unevennessPerMissingTurn * max(0, 1 - shape.turns)
    if !(shape.unevenness <= unevenness) {
      return .bendsUnevenly(by: shape.unevenness, allowed: unevenness)
    }
    if !(shape.corner <= cornerMax) { return .hasCorner(angle: shape.corner, allowed: cornerMax) }
    if !(shape.roughness <= roughnessMax) {
      return .tooRough(error: shape.roughness, allowed: roughnessMax)
    }
    return nil
  }
}

// MARK: - The tutorial's rule

extension CircleRule {
  private static func tutorialReason(
    _ points: [StrokePoint], _ fit: CircleFit, _ tolerance: Double
  ) -> CircleReason? {
    let circle = fit.circle
    let center = SIMD2(circle.centerX, circle.centerY)
    if !(fit.error <= tolerance * circle.radius) {
      return .tooRough(error: fit.error / circle.radius, allowed: tolerance)
    }
    var nearest = Double.infinity
    var low = SIMD2(repeating: Double.infinity)
    var high = -low
    for point in points {
      let place = SIMD2(point.x, point.y)
      let arm = place - center
      nearest = min(nearest, max(arm.x.magnitude, arm.y.magnitude))
      low = pointwiseMin(low, place)
      high = pointwiseMax(high, place)
    }
    let needed = tolerance * 0.5.squareRoot()
    if !(nearest >= needed * circle.radius) {
      return .pointInside(distance: nearest / circle.radius, needed: needed)
    }
    let corner = SIMD2(repeating: circle.radius)
    let common = pointwiseMin(high, center + corner) - pointwiseMax(low, center - corner)
    // Boxes that do not meet have nothing in common, though both differences are negative.
    let share = max(0, common.x) * max(0, common.y) / (4 * circle.radius * circle.radius)
    return share > 1 - tolerance ? nil : .coversTooLittle(share: share, needed: 1 - tolerance)
  }
}
