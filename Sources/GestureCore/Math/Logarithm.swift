/// The natural logarithm, with the same bits on every platform.
///
/// C libraries differ in the last bit; this one uses only operations that IEEE 754 rounds exactly.
public enum Logarithm {
  /// The natural logarithm of `x`, within two units in the last place.
  ///
  /// Of 0 it is minus infinity, of infinity infinite, below 0 not a number.
  public static func log(_ x: Double) -> Double {
    guard x > 0, x < .infinity else { return x == 0 ? -.infinity : x > 0 ? x : .nan }
    var significand = x.significand
    var exponent = Double(x.exponent)
    if significand > squareRootOf2 {
      significand /= 2
      exponent += 1
    }
    // log((1 + s) / (1 − s)) = 2 (s + s³/3 + s⁵/5 + …); with |s| ≤ 0.172 the member after s²¹ is below
    // the last bit.
    let s = (significand - 1) / (significand + 1)
    let square = s * s
    var sum = 1.0 / 21
    for divisor in stride(from: 19.0, through: 3.0, by: -2.0) { sum = 1 / divisor + square * sum }
    return exponent * ln2High + (2 * s + (2 * s * square * sum + exponent * ln2Low))
  }

  private static let squareRootOf2 = 1.4142135623730951
  /// The natural logarithm of 2 in two parts; the first has so few bits that multiples are exact.
  private static let ln2High = 6.93147180369123816490e-01
  private static let ln2Low = 1.90821492927058770002e-10
}
