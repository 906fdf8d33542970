// The logarithm and the power that comparisons need, with the same bits on every platform.

/// Logarithms and powers without a C library.
package enum StrokeLogarithm {
  /// The natural logarithm of a positive, finite number, within 10⁻¹⁰.
  ///
  /// With x = m · 2ᵉ and m from √½ to √2, it is e · ln 2 and the series of the inverse hyperbolic
  /// tangent of (m - 1) / (m + 1), whose next term is below 10⁻¹¹.
  package static func natural(_ x: Double) -> Double {
    var exponent = Double(x.exponent)
    var mantissa = x.significand
    if mantissa > 1.4142135623730951 {
      mantissa /= 2
      exponent += 1
    }
    let t = (mantissa - 1) / (mantissa + 1)
    let square = t * t
    var sum = 1.0 / 11
    sum = sum * square + 1.0 / 9
    sum = sum * square + 1.0 / 7
    sum = sum * square + 1.0 / 5
    sum = sum * square + 1.0 / 3
    sum = sum * square + 1
    return exponent * 0.6931471805599453 + 2 * t * sum
  }

  /// e to the power of a number of magnitude below 700, within a share of 10⁻⁹: the series at a
  /// 1024th of it, squared ten times.
  package static func exponential(_ x: Double) -> Double {
    let small = max(-700, min(700, x)) / 1024
    var sum = 1 + small / 6
    sum = 1 + small / 5 * sum
    sum = 1 + small / 4 * sum
    sum = 1 + small / 3 * sum
    sum = 1 + small / 2 * sum
    var power = 1 + small * sum
    for _ in 0..<10 { power *= power }
    return power
  }
}
