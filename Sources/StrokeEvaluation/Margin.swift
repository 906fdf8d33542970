// How far a mean over a few people may be off. It does not know what was measured.

/// The half-width of intervals over people.
enum Margin {
  /// Student's t for 95 % with 1, 2, … degrees of freedom; 1.96 beyond.
  private static let quantiles = [
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160,
    2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086,
  ]

  /// Half of the interval that holds the mean over all people 95 times in 100, if people differ as
  /// these do; `nil` for fewer than two.
  static func halfWidth(_ values: [Double]) -> Double? {
    if values.count < 2 { return nil }
    let count = Double(values.count)
    let mean = values.reduce(0, +) / count
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    let deviation = (squares / (count - 1)).squareRoot()
    let freedom = values.count - 1
    let quantile = freedom <= quantiles.count ? quantiles[freedom - 1] : 1.96
    return quantile * deviation / count.squareRoot()
  }
}
