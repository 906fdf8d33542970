import Foundation
import GestureCore
import Testing

@Suite struct TrigonometryTests {
  /// How many of its own last places a value is away from the platform's.
  private func places(_ value: Double, _ expected: Double) -> Double {
    if value == expected { return 0 }
    return (value - expected).magnitude / max(expected.ulp, .leastNonzeroMagnitude)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func atan2IsWithinTwoLastPlacesOfThePlatforms(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var worst = 0.0
    for round in 0..<200_000 {
      let isScreen = round % 2 == 0
      let y = isScreen ? random.double(-2000...2000) : random.anyDouble()
      let x = isScreen ? random.double(-2000...2000) : random.anyDouble()
      worst = max(worst, places(Trigonometry.atan2(y, x), Foundation.atan2(y, x)))
    }
    #expect(worst <= 2, "seed \(seed)")
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func sineAndCosineAreWithinOneLastPlaceOfThePlatforms(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var worst = 0.0
    for round in 0..<200_000 {
      let angle: Double
      switch round % 4 {
      case 0: angle = random.double(-7...7)
      case 1: angle = random.double(-1e5...1e5)
      case 2: angle = Double(random.int(-100_000...100_000)) * .pi / 2
      default: angle = random.anyDouble()
      }
      worst = max(worst, places(Trigonometry.sin(angle), Foundation.sin(angle)))
      worst = max(worst, places(Trigonometry.cos(angle), Foundation.cos(angle)))
    }
    #expect(worst <= 1, "seed \(seed)")
  }

  @Test func atan2TreatsTheAxesSignedZerosAndInfinitiesAsCDoes() {
    let special: [Double] = [
      0, -0.0, 1, -1, 1e300, -1e300, .leastNormalMagnitude, -.leastNormalMagnitude,
      .greatestFiniteMagnitude, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
      .infinity, -.infinity,
    ]
    for y in special {
      for x in special {
        let own = Trigonometry.atan2(y, x)
        let theirs = Foundation.atan2(y, x)
        #expect(places(own, theirs) <= 2, "atan2(\(y), \(x))")
        #expect(own.sign == theirs.sign, "atan2(\(y), \(x))")
      }
    }
    #expect(Trigonometry.atan2(.nan, 1).isNaN)
    #expect(Trigonometry.atan2(1, .nan).isNaN)
    #expect(Trigonometry.atan2(.nan, .infinity).isNaN)
  }

  @Test func sineAndCosineTreatZeroTinyHugeAndUndefinedAnglesAsCDoes() {
    #expect(Trigonometry.sin(0) == 0)
    #expect(Trigonometry.sin(-0.0).sign == .minus)
    #expect(Trigonometry.cos(0) == 1)
    #expect(Trigonometry.sin(.leastNonzeroMagnitude) == .leastNonzeroMagnitude)
    for angle in [1e-200, 1e22, 1e300, .greatestFiniteMagnitude] {
      #expect(places(Trigonometry.sin(angle), Foundation.sin(angle)) <= 1, "sin(\(angle))")
      #expect(places(Trigonometry.cos(angle), Foundation.cos(angle)) <= 1, "cos(\(angle))")
    }
    // The double nearest to a whole number of quarter turns; glibc itself is 8 places off here.
    let nearest = 6_381_956_970_095_103 * 0x1p797
    #expect(places(Trigonometry.cos(nearest), -0x1.14ae72e6ba22fp-61) <= 1)
    for angle in [Double.infinity, -.infinity, .nan] {
      #expect(Trigonometry.sin(angle).isNaN)
      #expect(Trigonometry.cos(angle).isNaN)
    }
  }

  /// If one of these changes, every recorded log that holds an angle changes with it.
  @Test func exponentialOfNoNumberIsNone() {
    #expect(Exponential.exp(.nan).isNaN)
    #expect(Exponential.exp(.infinity) == .infinity && Exponential.exp(-.infinity) == 0)
  }

  @Test func theBitsArePinned() {
    #expect(Trigonometry.atan2(1, 2).bitPattern == 0x3FDD_AC67_0561_BB4F)
    #expect(Trigonometry.atan2(-3, -7).bitPattern == 0xC005_E4C3_6CA0_118A)
    #expect(Trigonometry.sin(1).bitPattern == 0x3FEA_ED54_8F09_0CEE)
    #expect(Trigonometry.cos(1).bitPattern == 0x3FE1_4A28_0FB5_068C)
  }
}
