// The colours that have names, as Apple's guidelines list them.

import Testing

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct NamedColours {
  /// Red, green, blue and opacity, each from 0 to 255.
  private static func numbers(_ color: CGColor) -> [Double] {
    [color.red, color.green, color.blue, color.alpha].map { Double($0) * 255 }
  }

  private static func areNear(_ color: CGColor, _ hex: UInt32) -> Bool {
    let wanted = [24, 16, 8, 0].map { Double(hex >> $0 & 0xFF) }
    return zip(numbers(color), wanted).allSatisfy { abs($0 - $1) <= 0.51 }
  }

  private static let plain: [(UIColor, UInt32)] = [
    (.clear, 0x0000_0000), (.black, 0x0000_00FF), (.white, 0xFFFF_FFFF), (.darkGray, 0x5555_55FF),
    (.gray, 0x8080_80FF), (.lightGray, 0xAAAA_AAFF), (.red, 0xFF00_00FF), (.green, 0x00FF_00FF),
    (.blue, 0x0000_FFFF), (.cyan, 0x00FF_FFFF), (.magenta, 0xFF00_FFFF), (.yellow, 0xFFFF_00FF),
    (.orange, 0xFF80_00FF), (.purple, 0x8000_80FF), (.brown, 0x9966_33FF),
  ]

  @Test func plainColoursAreTheSameInAllSurroundings() {
    for (color, hex) in Self.plain {
      #expect(Self.areNear(color.resolved(for: .light), hex), "\(String(hex, radix: 16))")
      #expect(Self.areNear(color.resolved(for: .dark), hex), "\(String(hex, radix: 16))")
    }
  }

  private static let system: [(UIColor, light: UInt32, dark: UInt32)] = [
    (.systemRed, 0xFF3B_30FF, 0xFF45_3AFF), (.systemOrange, 0xFF95_00FF, 0xFF9F_0AFF),
    (.systemYellow, 0xFFCC_00FF, 0xFFD6_0AFF), (.systemGreen, 0x34C7_59FF, 0x30D1_58FF),
    (.systemMint, 0x00C7_BEFF, 0x63E6_E2FF), (.systemTeal, 0x30B0_C7FF, 0x40C8_E0FF),
    (.systemCyan, 0x32AD_E6FF, 0x64D2_FFFF), (.systemBlue, 0x007A_FFFF, 0x0A84_FFFF),
    (.systemIndigo, 0x5856_D6FF, 0x5E5C_E6FF), (.systemPurple, 0xAF52_DEFF, 0xBF5A_F2FF),
    (.systemPink, 0xFF2D_55FF, 0xFF37_5FFF), (.systemBrown, 0xA284_5EFF, 0xAC8E_68FF),
    (.systemGray, 0x8E8E_93FF, 0x8E8E_93FF), (.systemGray2, 0xAEAE_B2FF, 0x6363_66FF),
    (.systemGray3, 0xC7C7_CCFF, 0x4848_4AFF), (.systemGray4, 0xD1D1_D6FF, 0x3A3A_3CFF),
    (.systemGray5, 0xE5E5_EAFF, 0x2C2C_2EFF), (.systemGray6, 0xF2F2_F7FF, 0x1C1C_1EFF),
    (.label, 0x0000_00FF, 0xFFFF_FFFF), (.secondaryLabel, 0x3C3C_4399, 0xEBEB_F599),
    (.systemBackground, 0xFFFF_FFFF, 0x0000_00FF),
    (.secondarySystemBackground, 0xF2F2_F7FF, 0x1C1C_1EFF),
    (.tertiarySystemBackground, 0xFFFF_FFFF, 0x2C2C_2EFF),
    (.systemGroupedBackground, 0xF2F2_F7FF, 0x0000_00FF),
    (.separator, 0x3C3C_434A, 0x5454_5899),
  ]

  @Test func systemColoursFollowLightAndDark() {
    for (color, light, dark) in Self.system {
      #expect(Self.areNear(color.resolved(for: .light), light), "\(String(light, radix: 16))")
      #expect(Self.areNear(color.resolved(for: .dark), dark), "\(String(light, radix: 16))")
    }
  }

  @Test(
    arguments: [
      (0, 1, 1, 0xFF00_00FF), (1.0 / 6, 1, 1, 0xFFFF_00FF), (1.0 / 3, 1, 1, 0x00FF_00FF),
      (0.5, 1, 1, 0x00FF_FFFF), (2.0 / 3, 1, 1, 0x0000_FFFF), (5.0 / 6, 1, 1, 0xFF00_FFFF),
      (1, 1, 1, 0xFF00_00FF), (-0.5, 1, 1, 0x00FF_FFFF), (1.0 / 12, 1, 1, 0xFF80_00FF),
      (0.3, 0, 0.5, 0x8080_80FF), (0.25, 0.5, 1, 0xBFFF_80FF), (0.7, 1, 0, 0x0000_00FF),
    ] as [(Double, Double, Double, UInt32)])
  func aHueIsAPlaceOnTheColourCircle(
    hue: Double, saturation: Double, brightness: Double, hex: UInt32
  ) {
    let color = UIColor(
      hue: CGFloat(hue), saturation: CGFloat(saturation), brightness: CGFloat(brightness), alpha: 1)
    #expect(Self.areNear(color.cgColor, hex))
  }
}
