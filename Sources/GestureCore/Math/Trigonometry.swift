// Computes the angle of a vector, with the same bits on every platform. C libraries differ in the
// last bit, and a log must not; so this uses only + - * / and comparisons, which IEEE 754 fixes.

/// `atan2`, `sin` and `cos` with the same bits everywhere.
///
/// Only additions, subtractions, multiplications, divisions and integer operations on bits are
/// used, each rounded by itself. Swift never fuses a product and a sum on its own.
public enum Trigonometry {
  /// The angle of the vector (`x`, `y`) in radians, -π...π: from the x axis towards the y axis,
  /// which is clockwise where y grows downwards.
  ///
  /// The result is within 2 ulp of the exact angle. Signed zeros, infinities and NaN are as in C:
  /// `atan2(0, -1)` is π, `atan2(-0.0, -1)` is -π, `atan2(0, 0)` is 0, and NaN gives NaN.
  ///
  /// - Complexity: two divisions and some 30 other operations.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    if y.isNaN || x.isNaN { return .nan }
    let isLeft = x.sign == .minus
    let height = y.magnitude
    let width = x.magnitude
    let angle: Double
    if height == 0 {
      angle = isLeft ? .pi : 0
    } else if width == 0 {
      angle = halfTurn.high / 2
    } else if width == .infinity || height == .infinity {
      angle = ofInfinite(height, width, isLeft: isLeft)
    } else {
      angle = ofFinite(height, width, isLeft: isLeft)
    }
    return y.sign == .minus ? -angle : angle
  }

  /// A number as a sum of two, so that the sum is exact beyond the first one's last bit.
  struct Pair {
    var high: Double
    var low: Double

    /// The difference `whole - self`, where `whole.high` is the larger one.
    func subtracted(from whole: Pair) -> Pair {
      let difference = whole.high - high
      let lost = (whole.high - difference) - high
      return Pair(high: difference, low: (whole.low + lost) - low)
    }
  }

  static var halfTurn: Pair {
    Pair(high: 0x1.921fb54442d18p+1, low: 0x1.1a62633145c07p-53)
  }

  static var quarterTurn: Pair {
    Pair(high: 0x1.921fb54442d18p+0, low: 0x1.1a62633145c07p-54)
  }

  private static func ofInfinite(_ height: Double, _ width: Double, isLeft: Bool) -> Double {
    if height < width { return isLeft ? halfTurn.high : 0 }
    if height > width { return quarterTurn.high }
    return isLeft ? quarterTurn.high * 1.5 : quarterTurn.high / 2
  }

  /// Both are positive and finite: folds the quadrant to its first half, and unfolds the angle.
  private static func ofFinite(_ height: Double, _ width: Double, isLeft: Bool) -> Double {
    var (height, width) = (height, width)
    if max(height, width) > 0x1p1000 {
      // So that no sum below overflows.
      height *= 0x1p-100
      width *= 0x1p-100
    } else if max(height, width) < 0x1p-900 {
      // So that no product below loses its last bits.
      height *= 0x1p120
      width *= 0x1p120
    }
    let isSteep = height > width
    var angle = isSteep ? flat(width, height) : flat(height, width)
    if isSteep { angle = angle.subtracted(from: quarterTurn) }
    if isLeft { angle = angle.subtracted(from: halfTurn) }
    return angle.high + angle.low
  }

  /// The angle whose tangent is `height / width`, between 0 and 1: the nearest multiple of 1/8 has
  /// a known angle, and what is left is so small that a short series gives it.
  private static func flat(_ height: Double, _ width: Double) -> Pair {
    let eighth = Int(8 * (height / width) + 0.5)
    let tangent = Double(eighth) * 0.125
    let rest = (height - tangent * width) / (width + tangent * height)
    let known = angle(ofEighth: eighth)
    return Pair(high: known.high, low: known.low + small(rest))
  }

  /// The arc tangent for |t| ≤ 1/16; the first term left out is below 2^-59 of the result.
  private static func small(_ t: Double) -> Double {
    let z = t * t
    var series = 1.0 / 11 - z * (1.0 / 13)
    series = 1.0 / 9 - z * series
    series = 1.0 / 7 - z * series
    series = 1.0 / 5 - z * series
    series = 1.0 / 3 - z * series
    return t - t * z * series
  }

  /// The arc tangent of `eighth / 8`.
  private static func angle(ofEighth eighth: Int) -> Pair {
    switch eighth {
    case 0: Pair(high: 0, low: 0)
    case 1: Pair(high: 0x1.fd5ba9aac2f6ep-4, low: -0x1.cd37686760c17p-59)
    case 2: Pair(high: 0x1.f5b75f92c80ddp-3, low: 0x1.8ab6e3cf7afbdp-57)
    case 3: Pair(high: 0x1.6f61941e4def1p-2, low: -0x1.c63aae6f6e918p-56)
    case 4: Pair(high: 0x1.dac670561bb4fp-2, low: 0x1.a2b7f222f65e2p-56)
    case 5: Pair(high: 0x1.1e00babdefeb4p-1, low: -0x1.928df287a668fp-58)
    case 6: Pair(high: 0x1.4978fa3269ee1p-1, low: 0x1.2419a87f2a458p-56)
    case 7: Pair(high: 0x1.700a7c5784634p-1, low: -0x1.8c34d25aadef6p-56)
    default: Pair(high: 0x1.921fb54442d18p-1, low: 0x1.1a62633145c07p-55)
    }
  }
}
