// The ellipse that fits places best. Whether they are one is for others to say.

extension Shape.Ellipse {
  /// The ellipse for which the sum of squares of the conic's values is least, among all with
  /// 4ac - b² = 1 (A. Fitzgibbon, M. Pilu, R. Fisher: Direct least square fitting of ellipses, 1999), in
  /// the numerically stable form of R. Halíř and J. Flusser, 1998; `nil` if there is none.
  ///
  /// The places should be about the origin, and about 1 in size.
  ///
  /// - Complexity: O(places).
  init?(fitting places: [SIMD2<Double>]) {
    var sums = ConicSums()
    for place in places { sums.add(place) }
    guard let conic = sums.conic else { return nil }
    self.init(conic: conic)
  }

  /// The ellipse where a x² + b xy + c y² + d x + e y + f is 0.
  private init?(conic: Conic) {
    let (a, b, c) = (conic.square.x, conic.square.y, conic.square.z)
    let determinant = 4 * a * c - b * b
    guard determinant > 0 else { return nil }
    let (d, e, f) = (conic.linear.x, conic.linear.y, conic.linear.z)
    let center = SIMD2(b * e - 2 * c * d, b * d - 2 * a * e) / determinant
    let value = f + (d * center.x + e * center.y) / 2
    let half = ((a - c) * (a - c) + b * b).squareRoot() / 2
    let (least, most) = ((a + c) / 2 - half, (a + c) / 2 + half)
    // The squares of the half axes; the longer one belongs to the lesser eigenvalue.
    let squares = SIMD2(-value / least, -value / most)
    let sign = a + c < 0
    let long = sign ? squares.y : squares.x
    let short = sign ? squares.x : squares.y
    guard long > 0, short > 0, long < .infinity else { return nil }
    // The eigenvector of the eigenvalue that belongs to the longer axis.
    let eigenvalue = sign ? most : least
    let first = SIMD2(b / 2, eigenvalue - a)
    let second = SIMD2(eigenvalue - c, b / 2)
    let axis = first.length > second.length ? first : second
    var rotation = Heading.angle(of: axis)
    if rotation > .pi / 2 { rotation -= .pi }
    if rotation < -.pi / 2 { rotation += .pi }
    self.init(
      center: center, radii: SIMD2(long.squareRoot(), short.squareRoot()), rotation: rotation)
  }
}

/// The coefficients of x², xy and y², and of x, y and 1.
private struct Conic {
  var square: SIMD3<Double>
  var linear: SIMD3<Double>
}

/// Three rows of a matrix.
private struct Matrix {
  var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    rows = (first, second, third)
  }

  static func * (left: Matrix, right: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      (left.rows.0 * right).sum(), (left.rows.1 * right).sum(), (left.rows.2 * right).sum())
  }

  var transposed: Matrix {
    let (a, b, c) = rows
    return Matrix(SIMD3(a.x, b.x, c.x), SIMD3(a.y, b.y, c.y), SIMD3(a.z, b.z, c.z))
  }

  var determinant: Double { (rows.0 * Self.cross(rows.1, rows.2)).sum() }

  /// The inverse times the determinant.
  var adjugate: Matrix {
    let (a, b, c) = rows
    return Matrix(Self.cross(b, c), Self.cross(c, a), Self.cross(a, b)).transposed
  }

  static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }
}

/// The scatter of the terms of conics.
private struct ConicSums {
  private var squares = Matrix(.zero, .zero, .zero)
  private var mixed = Matrix(.zero, .zero, .zero)
  private var linears = Matrix(.zero, .zero, .zero)

  mutating func add(_ place: SIMD2<Double>) {
    let square = SIMD3(place.x * place.x, place.x * place.y, place.y * place.y)
    let linear = SIMD3(place.x, place.y, 1)
    squares.rows.0 += square * square.x
    squares.rows.1 += square * square.y
    squares.rows.2 += square * square.z
    mixed.rows.0 += linear * square.x
    mixed.rows.1 += linear * square.y
    mixed.rows.2 += linear * square.z
    linears.rows.0 += linear * linear.x
    linears.rows.1 += linear * linear.y
    linears.rows.2 += linear
  }

  var conic: Conic? {
    let determinant = linears.determinant
    guard determinant.magnitude > 1e-12 else { return nil }
    let adjugate = linears.adjugate
    // The linear terms that are best for given square ones: -linears⁻¹ mixedᵀ · squares.
    let mixed = mixed
    func best(_ square: SIMD3<Double>) -> SIMD3<Double> {
      adjugate * (mixed.transposed * square) / -determinant
    }
    // The columns of squares + mixed · best, multiplied by the inverse of the constraint.
    let columns = [SIMD3(1.0, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)].map { unit in
      let reduced = squares * unit + mixed * best(unit)
      return SIMD3(reduced.z / 2, -reduced.y, reduced.x / 2)
    }
    let reduced = Matrix(columns[0], columns[1], columns[2]).transposed
    guard let square = Self.eigenvector(of: reduced) else { return nil }
    return Conic(square: square, linear: best(square))
  }

  /// The eigenvector of the one eigenvalue that is not negative: the largest.
  private static func eigenvector(of matrix: Matrix) -> SIMD3<Double>? {
    let (a, b, c) = matrix.rows
    let trace = a.x + b.y + c.z
    let adjugate = matrix.adjugate
    let minors = adjugate.rows.0.x + adjugate.rows.1.y + adjugate.rows.2.z
    let determinant = matrix.determinant
    // Newton's method from above approaches the largest root, because all are real.
    var root = max(trace.magnitude, minors.magnitude.squareRoot()) * 2
    for _ in 0..<100 {
      let value = ((root - trace) * root + minors) * root - determinant
      let slope = (3 * root - 2 * trace) * root + minors
      if !(slope > 0) { break }
      let step = value / slope
      root -= step
      if step <= 1e-15 * (root.magnitude + trace.magnitude) { break }
    }
    let rows = [
      a - SIMD3(root, 0, 0), b - SIMD3(0, root, 0), c - SIMD3(0, 0, root),
    ]
    let candidates = [(0, 1), (1, 2), (2, 0)].map { Matrix.cross(rows[$0.0], rows[$0.1]) }
    let vector = candidates.max { ($0 * $0).sum() < ($1 * $1).sum() } ?? .zero
    let length = (vector * vector).sum().squareRoot()
    return length > 0 && length < .infinity ? vector / length : nil
  }
}
