// A smooth line: cubic Bézier curves through ink, as few as come close enough.

extension ShapeCandidate {
  /// Curves along ink that is one line; `nil` for strokes with gaps.
  static func curve(_ ink: ShapeInk) -> ShapeCandidate? {
    if ink.gapMax > ShapeLimits.joinedGapMax { return nil }
    let tolerance = ShapeLimits.curveTolerance + ink.grain / 2
    var fit = BezierFit(places: ink.samples, tolerance: tolerance * tolerance)
    fit.run()
    let curve = Shape.Curve(start: ink.samples[0], pieces: fit.pieces)
    // Two numbers for the start and six for each piece, less one where directions agree.
    return ShapeCandidate(.curve(curve), of: ink, parameterCount: 5 * fit.pieces.count + 3)
  }
}

/// Fits cubic Bézier curves to places, and divides them where they are furthest off (P. Schneider: An
/// algorithm for automatically fitting digitized curves, Graphics Gems, 1990).
private struct BezierFit {
  let places: [SIMD2<Double>]
  /// The square of the distance that is near enough.
  let tolerance: Double
  var pieces: [Shape.Curve.Piece] = []

  /// So often the parameters are improved before a piece is divided.
  private static let rounds = 4

  init(places: [SIMD2<Double>], tolerance: Double) {
    self.places = places
    self.tolerance = tolerance
  }

  mutating func run() {
    let last = places.count - 1
    let start = (places[2] - places[0]).unit ?? .zero
    let end = (places[last - 2] - places[last]).unit ?? .zero
    // Ranges that are still to do, the next one at the end: no more than there are places.
    var rest = [(first: 0, last: last, start: start, end: end)]
    while let range = rest.popLast() {
      let fitted = fit(range.first, range.last, range.start, range.end)
      if fitted.error <= tolerance || range.last - range.first < 4 {
        pieces.append(fitted.piece)
        continue
      }
      let middle = min(max(fitted.worst, range.first + 2), range.last - 2)
      let tangent = (places[middle - 1] - places[middle + 1]).unit ?? .zero
      rest.append((middle, range.last, -tangent, range.end))
      rest.append((range.first, middle, range.start, tangent))
    }
  }

  /// The best curve with given directions at its ends, the square of its greatest distance, and where
  /// that is.
  private func fit(
    _ first: Int, _ last: Int, _ start: SIMD2<Double>, _ end: SIMD2<Double>
  ) -> (piece: Shape.Curve.Piece, error: Double, worst: Int) {
    var shares = chordShares(first, last)
    var piece = solve(first, last, start, end, shares)
    var (error, worst) = greatestDistance(first, last, piece, shares)
    for _ in 0..<Self.rounds where error > tolerance && error < 16 * tolerance {
      for index in shares.indices {
        shares[index] = improved(shares[index], first: first, piece, places[first + index])
      }
      piece = solve(first, last, start, end, shares)
      (error, worst) = greatestDistance(first, last, piece, shares)
    }
    return (piece, error, worst)
  }

  /// How far along each place is, 0…1, by the lengths of the steps.
  private func chordShares(_ first: Int, _ last: Int) -> [Double] {
    var shares = [0.0]
    for index in (first + 1)...last {
      shares.append(shares[shares.count - 1] + (places[index] - places[index - 1]).length)
    }
    let total = shares[shares.count - 1]
    return total > 0 ? shares.map { $0 / total } : shares
  }

  /// Least squares for the distances of both control points from their ends.
  private func solve(
    _ first: Int, _ last: Int, _ start: SIMD2<Double>, _ end: SIMD2<Double>, _ shares: [Double]
  ) -> Shape.Curve.Piece {
    let (from, to) = (places[first], places[last])
    var (xx, xy, yy) = (0.0, 0.0, 0.0)
    var right = SIMD2<Double>.zero
    for (index, share) in shares.enumerated() {
      let rest = 1 - share
      let first1 = 3 * rest * rest * share
      let second = 3 * rest * share * share
      let (along, back) = (start * first1, end * second)
      xx += along.dot(along)
      xy += along.dot(back)
      yy += back.dot(back)
      let known = from * (rest * rest * rest + first1) + to * (second + share * share * share)
      let missing = places[first + index] - known
      right += SIMD2(missing.dot(along), missing.dot(back))
    }
    let determinant = xx * yy - xy * xy
    let length = (to - from).length
    var arms = SIMD2(yy * right.x - xy * right.y, xx * right.y - xy * right.x) / determinant
    // Where the equations say nothing, or put a control point behind its end: the usual third.
    if !(determinant > 1e-12 * xx * yy) || !(arms.min() > 1e-3 * length) || !(arms.max() < 4) {
      arms = SIMD2(repeating: length / 3)
    }
    return Shape.Curve.Piece(
      control1: from + start * arms.x, control2: to + end * arms.y, end: to)
  }

  private func greatestDistance(
    _ first: Int, _ last: Int, _ piece: Shape.Curve.Piece, _ shares: [Double]
  ) -> (square: Double, index: Int) {
    var worst = (square: 0.0, index: (first + last) / 2)
    for (index, share) in shares.enumerated() {
      let arm = piece.place(from: places[first], at: share) - places[first + index]
      if arm.dot(arm) > worst.square { worst = (arm.dot(arm), first + index) }
    }
    return worst
  }

  /// A step of Newton's method towards the nearest place of the curve.
  private func improved(
    _ share: Double, first: Int, _ piece: Shape.Curve.Piece, _ place: SIMD2<Double>
  ) -> Double {
    let from = places[first]
    let rest = 1 - share
    let (a, b) = (piece.control1 - from, piece.control2 - piece.control1)
    let c = piece.end - piece.control2
    let slope = (a * (rest * rest) + b * (2 * rest * share) + c * (share * share)) * 3
    let bend = ((b - a) * rest + (c - b) * share) * 6
    let arm = piece.place(from: from, at: share) - place
    let divisor = slope.dot(slope) + arm.dot(bend)
    if !(divisor.magnitude > 1e-12) { return share }
    return min(1, max(0, share - arm.dot(slope) / divisor))
  }
}
