// Moves a circle until the distances of the points from it are smallest: the geometric fit.

extension CircleFit {
  /// The circle near this one whose error over the points is smallest, by at most 200 steps of the
  /// method of Levenberg, 1944, and Marquardt, 1963.
  ///
  /// The algebraic fits minimize something else, which can be computed at once, and come so close
  /// that on noisy arcs this gains a few percent of the error. For each centre the best radius is
  /// the mean distance, so only the centre is sought (Golub and Pereyra, 1973). The error never
  /// grows; where a line would fit even better, the steps end before the radius is 10⁵ times this
  /// circle's. Points with coordinates that cannot be used do not change the fit.
  ///
  /// - Complexity: O(*n*) for each step, about four nanoseconds for each point; mostly four steps.
  public func refined(over points: [StrokePoint]) -> CircleFit {
    guard points.count >= 3, points.allSatisfy(\.isUsable) else { return self }
    var center = SIMD2(circle.centerX, circle.centerY)
    var slope = DistanceSlope(points, from: center)
    // The radius that was handed in need not be the best one for its centre.
    if !(slope.error <= error) { return self }
    var damping = 1e-3
    for _ in 0..<200 {
      let step = slope.step(damping: damping)
      // The error changes with the square of what is left: no double could show it.
      if (step * step).sum() <= 1e-20 * slope.radius * slope.radius { break }
      let next = DistanceSlope(points, from: center + step)
      if next.radius > 1e5 * circle.radius { break }
      if next.error < slope.error {
        center += step
        slope = next
        damping *= 0.1
      } else {
        damping *= 10
      }
    }
    let best = Circle(centerX: center.x, centerY: center.y, radius: slope.radius)
    return CircleFit(circle: best, error: slope.error)
  }
}

/// How points' distances from a place change when the place moves.
private struct DistanceSlope {
  /// The mean distance, in points.
  var radius = 0.0
  /// The root mean square difference from it, in points.
  var error = 0.0
  /// The covariance of the directions to the points: xx, yy, and xy.
  private var square = SIMD2<Double>.zero
  private var mixed = 0.0
  /// The covariance of the directions with the distances.
  private var pull = SIMD2<Double>.zero

  init(_ points: [StrokePoint], from place: SIMD2<Double>) {
    let share = 1 / Double(points.count)
    var direction = SIMD2<Double>.zero
    for point in points {
      let (distance, unit) = Self.polar(point, from: place)
      radius += distance
      direction += unit
    }
    radius *= share
    direction *= share
    for point in points {
      let (distance, unit) = Self.polar(point, from: place)
      let difference = distance - radius
      let deviation = unit - direction
      error += difference * difference
      square += deviation * deviation
      mixed += deviation.x * deviation.y
      pull += deviation * difference
    }
    error = (error * share).squareRoot()
  }

  /// Where the place should go: the solution of the damped normal equations.
  func step(damping: Double) -> SIMD2<Double> {
    let (xx, yy) = (square.x * (1 + damping), square.y * (1 + damping))
    let determinant = xx * yy - mixed * mixed
    // All points in one direction: no step helps.
    if !(determinant > 0) { return .zero }
    return SIMD2(yy * pull.x - mixed * pull.y, xx * pull.y - mixed * pull.x) / determinant
  }

  /// The distance of a point, and the direction to it; a point at the place itself has none.
  private static func polar(
    _ point: StrokePoint, from place: SIMD2<Double>
  ) -> (distance: Double, unit: SIMD2<Double>) {
    let arm = SIMD2(point.x, point.y) - place
    let distance = (arm * arm).sum().squareRoot()
    return (distance, distance > 0 ? arm / distance : .zero)
  }
}
