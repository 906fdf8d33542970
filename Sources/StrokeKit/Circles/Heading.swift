// Computes the direction of a vector with the same bits on every platform: only operations that
// IEEE 754 rounds exactly, because C libraries differ in the last bit and verdicts must not.

/// Directions in the plane.
enum Heading {
  /// The angle of a vector in radians, -π...π, from the x axis towards the y axis, within 2·10⁻¹²;
  /// 0 for the vector without length.
  ///
  /// The angle is folded to 0...π/4, then to ±π/12 about π/6, where eight terms of the arc tangent's
  /// series are enough.
  static func angle(of vector: SIMD2<Double>) -> Double {
    let (width, height) = (vector.x.magnitude, vector.y.magnitude)
    let isSteep = height > width
    let (long, short) = isSteep ? (height, width) : (width, height)
    if !(long > 0) { return 0 }
    // tan(π/12) and tan(π/6): tan(a - π/6) = (tan a - tan π/6) / (1 + tan a · tan π/6).
    let isWide = short > long * 0.267949192431122706
    let third = 0.577350269189625765
    let tangent = isWide ? (short - third * long) / (long + third * short) : short / long
    let square = tangent * tangent
    var sum = 1.0 / 17
    sum = 1.0 / 15 - square * sum
    sum = 1.0 / 13 - square * sum
    sum = 1.0 / 11 - square * sum
    sum = 1.0 / 9 - square * sum
    sum = 1.0 / 7 - square * sum
    sum = 1.0 / 5 - square * sum
    sum = 1.0 / 3 - square * sum
    var angle = tangent - tangent * square * sum
    if isWide { angle += .pi / 6 }
    if isSteep { angle = .pi / 2 - angle }
    if vector.x < 0 { angle = .pi - angle }
    return vector.y < 0 ? -angle : angle
  }

  /// The angle between `angle` and `previous`, turned by whole turns until it is at most half a
  /// turn.
  static func turn(from previous: Double, to angle: Double) -> Double {
    let turn = angle - previous
    if turn > .pi { return turn - 2 * .pi }
    if turn < -.pi { return turn + 2 * .pi }
    return turn
  }

  /// An angle without whole periods, from minus half a period to half of one, and how many were left out.
  static func folded(_ angle: Double, by period: Double) -> (angle: Double, periods: Double) {
    let periods = (angle / period).rounded()
    return (angle - periods * period, periods)
  }

  /// The direction of the one of two axes at right angles that is nearest to the right, -π/4…π/4, and the
  /// lengths along it and across it.
  static func foldedAxes(
    _ direction: Double, _ lengths: SIMD2<Double>
  ) -> (direction: Double, lengths: SIMD2<Double>) {
    let (angle, quarters) = folded(direction, by: .pi / 2)
    let isAcross = quarters.truncatingRemainder(dividingBy: 2) != 0
    return (angle, isAcross ? SIMD2(lengths.y, lengths.x) : lengths)
  }
}
