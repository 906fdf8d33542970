// The few functions of angles that comparisons need, with the same bits on every platform.

/// Angles without a C library.
package enum Angles {
  /// The angle between 0 and π whose cosine is `cosine`; a cosine beyond ±1 counts as ±1.
  ///
  /// The polynomial is 4.4.46 of Abramowitz and Stegun, 1964: within 2·10⁻⁸ radians before rounding.
  @inline(__always)
  static func arcCosine(_ cosine: Float) -> Float {
    let x = min(cosine.magnitude, 1)
    var sum: Float = -0.0012624911
    sum = sum * x + 0.0066700901
    sum = sum * x - 0.0170881256
    sum = sum * x + 0.0308918810
    sum = sum * x - 0.0501743046
    sum = sum * x + 0.0889789874
    sum = sum * x - 0.2145988016
    sum = sum * x + 1.5707963050
    let angle = (1 - x).squareRoot() * sum
    return cosine < 0 ? .pi - angle : angle
  }

  /// The cosine and the sine of an angle from -π to π, within 10⁻⁹, by their series at a quarter
  /// of the angle, doubled twice.
  package static func direction(_ angle: Double) -> SIMD2<Double> {
    let quarter = angle / 4
    let square = quarter * quarter
    var sine = 1 - square / 110
    sine = 1 - square / 72 * sine
    sine = 1 - square / 42 * sine
    sine = 1 - square / 20 * sine
    sine = quarter * (1 - square / 6 * sine)
    var cosine = 1 - square / 90
    cosine = 1 - square / 56 * cosine
    cosine = 1 - square / 30 * cosine
    cosine = 1 - square / 12 * cosine
    cosine = 1 - square / 2 * cosine
    var result = SIMD2(cosine, sine)
    for _ in 0..<2 {
      result = SIMD2(
        result.x * result.x - result.y * result.y, 2 * result.x * result.y)
    }
    return result
  }
}
