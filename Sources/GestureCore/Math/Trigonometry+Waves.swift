// Computes sine and cosine with the same bits on every platform; see Trigonometry.

extension Trigonometry {
  /// The sine of an angle in radians, within 1 ulp of the exact one for every finite angle, however
  /// large. -0 gives -0; infinities and NaN give NaN.
  public static func sin(_ angle: Double) -> Double {
    guard angle.isFinite else { return .nan }
    let size = angle.magnitude
    if size <= .pi / 4 { return smallSine(Pair(high: angle, low: 0)) }
    let (quadrant, rest) = folded(size)
    let value =
      switch quadrant {
      case 0: smallSine(rest)
      case 1: smallCosine(rest)
      case 2: -smallSine(rest)
      default: -smallCosine(rest)
      }
    return angle < 0 ? -value : value
  }

  /// The cosine of an angle in radians, within 1 ulp of the exact one for every finite angle,
  /// however large. Infinities and NaN give NaN.
  public static func cos(_ angle: Double) -> Double {
    guard angle.isFinite else { return .nan }
    let size = angle.magnitude
    if size <= .pi / 4 { return smallCosine(Pair(high: size, low: 0)) }
    let (quadrant, rest) = folded(size)
    return switch quadrant {
    case 0: smallCosine(rest)
    case 1: -smallSine(rest)
    case 2: -smallCosine(rest)
    default: smallSine(rest)
    }
  }

  /// The Taylor series for at most an eighth of a turn; the first term left out is below 2^-62 of
  /// the result.
  private static func smallSine(_ angle: Pair) -> Double {
    let x = angle.high
    let z = x * x
    // Squares of tiny angles underflow: then the sine is the angle.
    if z == 0 { return x }
    var series = 1.0 / 355_687_428_096_000
    series = 1.0 / 1_307_674_368_000 - z * series
    series = 1.0 / 6_227_020_800 - z * series
    series = 1.0 / 39_916_800 - z * series
    series = 1.0 / 362_880 - z * series
    series = 1.0 / 5_040 - z * series
    series = 1.0 / 120 - z * series
    series = 1.0 / 6 - z * series
    return x + (angle.low * (1 - 0.5 * z) - x * z * series)
  }

  /// The Taylor series for at most an eighth of a turn; the first term left out is below 2^-58 of
  /// the result.
  private static func smallCosine(_ angle: Pair) -> Double {
    let x = angle.high
    let z = x * x
    var series = 1.0 / 20_922_789_888_000
    series = 1.0 / 87_178_291_200 - z * series
    series = 1.0 / 479_001_600 - z * series
    series = 1.0 / 3_628_800 - z * series
    series = 1.0 / 40_320 - z * series
    series = 1.0 / 720 - z * series
    series = 1.0 / 24 - z * series
    let half = 0.5 * z
    let value = 1 - half
    // What rounding took from 1 - half comes back with the small terms.
    return value + (((1 - value) - half) + (z * z * series - x * angle.low))
  }
}

// MARK: - Whole quarter turns

extension Trigonometry {
  /// An angle above an eighth of a turn as a number of quarter turns, modulo 4, and what is left,
  /// at most an eighth of a turn either way.
  ///
  /// A large angle needs 2/π to as many places as the angle has before the point, so this
  /// multiplies as integers: the 53 bits of the angle with the 192 bits of 2/π that still matter
  /// modulo four quarter turns. No double is so near to a whole number of quarter turns that fewer
  /// than 60 good bits are left.
  private static func folded(_ angle: Double) -> (quadrant: UInt64, rest: Pair) {
    let significand = angle.significandBitPattern | (1 << 52)
    let exponent = Int(angle.exponentBitPattern) - 1075
    // The table starts with 64 zeros, so that small exponents need no special case.
    let bit = exponent + 62
    let (word, shift) = (bit >> 6, UInt64(bit & 63))
    let first = multiplied(significand, window(word, shift))
    let second = multiplied(significand, window(word + 1, shift))
    let third = multiplied(significand, window(word + 2, shift))
    let (middle, carries) = second.low.addingReportingOverflow(third.high)
    let top = first.low &+ second.high &+ (carries ? 1 : 0)

    var quadrant = top >> 62
    var high = top << 2 | middle >> 62
    var low = middle << 2 | third.low >> 62
    let isBeyondHalf = high >> 63 == 1
    if isBeyondHalf {
      quadrant = (quadrant + 1) & 3
      low = ~low &+ 1
      high = ~high &+ (low == 0 ? 1 : 0)
    }
    let rest = radians(ofQuarter: high, low)
    return (quadrant, isBeyondHalf ? Pair(high: -rest.high, low: -rest.low) : rest)
  }

  /// A fraction of a quarter turn, given as 128 bits after the point, in radians.
  private static func radians(ofQuarter high: UInt64, _ low: UInt64) -> Pair {
    let zeros = UInt64(high.leadingZeroBitCount)
    let bits = high << zeros | low >> (64 - zeros)
    // π/2 with 63 bits after the point.
    let product = multiplied(bits, 0xC90F_DAA2_2168_C235).high
    let unit = Double(bitPattern: (1023 - 63 - zeros) << 52)
    return Pair(
      high: Double(product & ~0x7FF) * unit, low: Double(product & 0x7FF) * unit)
  }

  private static func window(_ word: Int, _ shift: UInt64) -> UInt64 {
    let bits = twoOverPi[word]
    return shift == 0 ? bits : bits << shift | twoOverPi[word + 1] >> (64 - shift)
  }

  /// The 128-bit product, from 32-bit halves: the standard library's own needs a runtime function
  /// that WebAssembly lacks.
  private static func multiplied(_ a: UInt64, _ b: UInt64) -> (high: UInt64, low: UInt64) {
    let (aHigh, aLow) = (a >> 32, a & 0xFFFF_FFFF)
    let (bHigh, bLow) = (b >> 32, b & 0xFFFF_FFFF)
    let lows = aLow * bLow
    let cross = aHigh * bLow + lows >> 32
    let other = aLow * bHigh + cross & 0xFFFF_FFFF
    return (aHigh * bHigh + cross >> 32 + other >> 32, other << 32 | lows & 0xFFFF_FFFF)
  }

  /// 64 zeros, then the bits of 2/π after the point: enough for the largest double.
  private static let twoOverPi: [UInt64] = [
    0x0000_0000_0000_0000, 0xA2F9_836E_4E44_1529, 0xFC27_57D1_F534_DDC0,
    0xDB62_9599_3C43_9041, 0xFE51_63AB_DEBB_C561, 0xB724_6E3A_424D_D2E0,
    0x0649_2EEA_09D1_921C, 0xFE1D_EB1C_B129_A73E, 0xE882_35F5_2EBB_4484,
    0xE99C_7026_B45F_7E41, 0x3991_D639_8353_39F4, 0x9C84_5F8B_BDF9_283B,
    0x1FF8_97FF_DE05_980F, 0xEF2F_118B_5A0A_6D1F, 0x6D36_7ECF_27CB_09B7,
    0x4F46_3F66_9E5F_EA2D, 0x7527_BAC7_EBE5_F17B, 0x3D07_39F7_8A52_92EA,
    0x6BFB_5FB1_1F8D_5D08, 0x5603_3046_FC7B_6BAB, 0xF0CF_BC20_9AF4_361D,
  ]
}
