/// The exponential function, with the same bits on every platform.
///
/// C libraries differ in the last bit; this one uses only operations that IEEE 754 rounds exactly.
public enum Exponential {
  /// `e` to the power of `x`, within two units in the last place.
  ///
  /// Above 709.78 it is infinite, below −745.13 zero; not a number stays not a number.
  public static func exp(_ x: Double) -> Double {
    guard x < 709.782712893384 else { return x.isNaN ? x : .infinity }
    guard x > -745.1332191019412 else { return 0 }
    let count = (x * inverseOfLn2).rounded()
    let rest = (x - count * ln2High) - count * ln2Low
    // The power series; with |rest| ≤ 0.347 its fourteenth member is below the last bit.
    var sum = 1.0
    for divisor in stride(from: 13.0, through: 1.0, by: -1.0) { sum = 1 + rest / divisor * sum }
    return Double(sign: .plus, exponent: Int(count), significand: sum)
  }

  private static let inverseOfLn2 = 1.4426950408889634
  /// The natural logarithm of 2 in two parts; the first has so few bits that multiples are exact.
  private static let ln2High = 6.93147180369123816490e-01
  private static let ln2Low = 1.90821492927058770002e-10
}
