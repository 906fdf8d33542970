// Decides which circle fits points best, in four senses of best, from their moments alone.

/// In which sense a circle is the best one for points.
///
/// All four minimize the mean of (A·z + B·x + C·y + D)², z = x² + y², over the circles
/// A·z + B·x + C·y + D = 0, and differ in what they hold constant: that is, in which circles they
/// favour. With little noise, or on a whole circle, they agree.
public enum CircleFitMethod: CaseIterable, Sendable {
  /// Holds A: the simplest. On arcs it makes circles that are much too small. Kåsa, 1976.
  case kasa
  /// Holds B² + C² - 4AD: good on arcs too. Pratt, 1987.
  case pratt
  /// Holds the mean square of the gradient: good on arcs too, and the usual choice. Taubin, 1991.
  case taubin
  /// Holds twice Taubin's norm less Pratt's: no systematic error of the second order, so the best on
  /// average over many noisy points. Al-Sharadqah and Chernov, 2009.
  case hyper
}

extension CircleMoments {
  /// The circle that fits the points best.
  ///
  /// For all methods the centre solves the same two linear equations, shifted by the smallest root
  /// that is not negative of a polynomial; its degree and the radius differ (Chernov, Circular and
  /// Linear Regression, 2010). Newton's method from 0 approaches that root from below.
  ///
  /// - Throws: why there is none; never a circle with a coordinate that is not a number.
  /// - Complexity: O(1), some 50 ns.
  public func circle(by method: CircleFitMethod = .taubin) throws(NoCircle) -> Circle {
    let moments = try centred()
    // On a line the polynomial is nothing but rounding, and so would be its root.
    if !moments.isSpread(by: 0) { throw .line }
    let shift =
      switch method {
      case .kasa: 0.0
      case .taubin: moments.smallestRoot(quartic: 0)
      case .pratt, .hyper: moments.smallestRoot(quartic: 4)
      }
    guard let center = moments.center(shift: shift) else { throw .line }
    let near = (center * center).sum() + moments.z
    let square =
      switch method {
      case .kasa, .taubin: near
      case .pratt: near + 2 * shift
      case .hyper: near - 2 * shift
      }
    // Hyper's best circle can be an imaginary one.
    if !(square > 0) { throw .line }
    let place = moments.mean + center
    return Circle(centerX: place.x, centerY: place.y, radius: square.squareRoot())
  }

  /// An estimate of `circle.error(over:)` without the points, in points: the root mean square of
  /// d² - r², divided by 2r, where d is a point's distance from the centre.
  ///
  /// It is the root mean square of (d - r)·(d + r) / 2r: the closer the points are to the circle,
  /// the closer is this to the error. 0 without a point, or where moments make no sense.
  ///
  /// - Complexity: O(1).
  public func estimatedError(of circle: Circle) -> Double {
    guard let moments = try? centred() else { return 0 }
    let center = SIMD2(circle.centerX, circle.centerY) - moments.mean
    let rest = (center * center).sum() - circle.radius * circle.radius
    let turned = SIMD2(
      moments.xx * center.x + moments.xy * center.y,
      moments.xy * center.x + moments.yy * center.y)
    let mean =
      moments.varianceOfZ + moments.z * moments.z + 4 * (center * turned).sum() + rest * rest
      - 4 * (center * moments.cubes).sum() + 2 * rest * moments.z
    return max(0, mean).squareRoot() / (2 * circle.radius)
  }

  /// The moments about the mean.
  @inline(__always)
  private func centred() throws(NoCircle) -> CentredMoments {
    if let unusable {
      throw .unusableCoordinate(point: unusable.point, value: unusable.value)
    }
    if count < 3 { throw .tooFewPoints(count: count, needed: 3) }
    let share = 1 / Double(count)
    let step = sums.place * share
    var centred = sums
    centred.move(by: step, count: Double(count))
    let mean = origin + step
    let squares = centred.squares * share
    let z = squares.sum()
    let grain = max(mean.x.magnitude, mean.y.magnitude) * 0x1p-46
    if !(z > max(1e-60, grain * grain)) { throw .onePlace }
    return CentredMoments(
      mean: mean, z: z, xx: squares.x, xy: centred.mixed.x * share, yy: squares.y,
      cubes: centred.cubes * share, varianceOfZ: centred.mixed.y * share - z * z)
  }
}

/// Mean products of points' coordinates about their mean.
///
/// The coordinates are between 10⁻³⁰ and 10¹² points, so their eighth powers need no scaling.
private struct CentredMoments {
  let mean: SIMD2<Double>
  /// The mean of z, the square of the spread.
  let z: Double
  let xx: Double
  let xy: Double
  let yy: Double
  /// The means of xz and yz.
  let cubes: SIMD2<Double>
  /// The mean of z², less the square of that of z.
  let varianceOfZ: Double

  /// The smallest root η ≥ 0 of (Var z - 4·z·η - quartic·η²)·det(S - η) - cᵀ adj(S - η) c, where S
  /// is the covariance, z the mean of z, and c those of xz and yz.
  ///
  /// All roots are real, at most one is negative, and the polynomial falls and is convex from 0 to
  /// the smallest other one. So Newton's method cannot overshoot from below, and from above it does
  /// so at most once.
  @inline(__always)
  func smallestRoot(quartic: Double) -> Double {
    let determinant = xx * yy - xy * xy
    let square = cubes * cubes
    let a0 =
      varianceOfZ * determinant
      - (square.x * yy + square.y * xx - 2 * cubes.x * cubes.y * xy)
    // On an exact circle the root is 0, and rounding may make it negative.
    if !(a0 > 0) { return 0 }
    let a1 = square.sum() - varianceOfZ * z - 4 * z * determinant
    let a2 = varianceOfZ + 4 * z * z - quartic * determinant
    let a3 = (quartic - 4) * z
    let a4 = -quartic
    // What is left out of the second order is small where the points are near a circle.
    let discriminant = a1 * a1 - 4 * a0 * a2
    var root = discriminant > 0 && a1 < 0 ? 2 * a0 / (discriminant.squareRoot() - a1) : 0
    // Half of the second derivative is below this, so that the next step can be foretold.
    let bend = varianceOfZ + 8 * z * z
    for round in 0..<64 {
      let value = a0 + root * (a1 + root * (a2 + root * (a3 + root * a4)))
      let slope = a1 + root * (2 * a2 + root * (3 * a3 + root * (4 * a4)))
      if !(slope < 0) {
        // Too far: begins again from below.
        if round > 0 || root == 0 { break }
        root = 0
        continue
      }
      let step = -value / slope
      if round > 1, step <= 0 { break }
      root += step
      if step * step * bend <= -0x1p-56 * slope * z { break }
    }
    return max(0, root)
  }

  /// Whether the points are far enough from a line, their squares made smaller by `shift`: if not, too
  /// few of the bits of the differences are left to say where the centre is.
  @inline(__always)
  func isSpread(by shift: Double) -> Bool {
    (xx - shift) * (yy - shift) - xy * xy > 1e-10 * z * z
  }

  /// The centre, relative to the mean; `nil` where the best circle is a line.
  @inline(__always)
  func center(shift: Double) -> SIMD2<Double>? {
    guard isSpread(by: shift) else { return nil }
    let (x, y) = (xx - shift, yy - shift)
    let determinant = x * y - xy * xy
    return SIMD2(cubes.x * y - cubes.y * xy, cubes.y * x - cubes.x * xy) / (2 * determinant)
  }
}
