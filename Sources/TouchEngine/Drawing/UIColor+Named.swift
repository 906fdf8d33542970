// The colours that have names.

nonisolated extension UIColor {
  /// No colour at all.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Plain black, the same in all surroundings.
  public static let black = UIColor(0x000000)
  /// Plain white, the same in all surroundings.
  public static let white = UIColor(0xFFFFFF)
  /// Plain dark gray, the same in all surroundings.
  public static let darkGray = UIColor(0x555555)
  /// Plain gray, the same in all surroundings.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Plain light gray, the same in all surroundings.
  public static let lightGray = UIColor(0xAAAAAA)
  /// Plain red, the same in all surroundings.
  public static let red = UIColor(0xFF0000)
  /// Plain green, the same in all surroundings.
  public static let green = UIColor(0x00FF00)
  /// Plain blue, the same in all surroundings.
  public static let blue = UIColor(0x0000FF)
  /// Plain cyan, the same in all surroundings.
  public static let cyan = UIColor(0x00FFFF)
  /// Plain magenta, the same in all surroundings.
  public static let magenta = UIColor(0xFF00FF)
  /// Plain yellow, the same in all surroundings.
  public static let yellow = UIColor(0xFFFF00)
  /// Plain orange, the same in all surroundings.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Plain purple, the same in all surroundings.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Plain brown, the same in all surroundings.
  public static let brown = UIColor(0x996633)
  /// The system red colour, which follows light and dark.
  public static let systemRed = UIColor(0xFF3B30, dark: 0xFF453A)
  /// The system orange colour, which follows light and dark.
  public static let systemOrange = UIColor(0xFF9500, dark: 0xFF9F0A)
  /// The system yellow colour, which follows light and dark.
  public static let systemYellow = UIColor(0xFFCC00, dark: 0xFFD60A)
  /// The system green colour, which follows light and dark.
  public static let systemGreen = UIColor(0x34C759, dark: 0x30D158)
  /// The system mint colour, which follows light and dark.
  public static let systemMint = UIColor(0x00C7BE, dark: 0x63E6E2)
  /// The system teal colour, which follows light and dark.
  public static let systemTeal = UIColor(0x30B0C7, dark: 0x40C8E0)
  /// The system cyan colour, which follows light and dark.
  public static let systemCyan = UIColor(0x32ADE6, dark: 0x64D2FF)
  /// The system blue colour, which follows light and dark.
  public static let systemBlue = UIColor(0x007AFF, dark: 0x0A84FF)
  /// The system indigo colour, which follows light and dark.
  public static let systemIndigo = UIColor(0x5856D6, dark: 0x5E5CE6)
  /// The system purple colour, which follows light and dark.
  public static let systemPurple = UIColor(0xAF52DE, dark: 0xBF5AF2)
  /// The system pink colour, which follows light and dark.
  public static let systemPink = UIColor(0xFF2D55, dark: 0xFF375F)
  /// The system brown colour, which follows light and dark.
  public static let systemBrown = UIColor(0xA2845E, dark: 0xAC8E68)
  /// The system gray colour, which follows light and dark.
  public static let systemGray = UIColor(0x8E8E93, dark: 0x8E8E93)
  /// The system gray 2 colour, which follows light and dark.
  public static let systemGray2 = UIColor(0xAEAEB2, dark: 0x636366)
  /// The system gray 3 colour, which follows light and dark.
  public static let systemGray3 = UIColor(0xC7C7CC, dark: 0x48484A)
  /// The system gray 4 colour, which follows light and dark.
  public static let systemGray4 = UIColor(0xD1D1D6, dark: 0x3A3A3C)
  /// The system gray 5 colour, which follows light and dark.
  public static let systemGray5 = UIColor(0xE5E5EA, dark: 0x2C2C2E)
  /// The system gray 6 colour, which follows light and dark.
  public static let systemGray6 = UIColor(0xF2F2F7, dark: 0x1C1C1E)
  /// The label colour, which follows light and dark.
  public static let label = UIColor(0x000000, dark: 0xFFFFFF)
  /// The system background colour, which follows light and dark.
  public static let systemBackground = UIColor(0xFFFFFF, dark: 0x000000)
  /// The secondary system background colour, which follows light and dark.
  public static let secondarySystemBackground = UIColor(0xF2F2F7, dark: 0x1C1C1E)
  /// The tertiary system background colour, which follows light and dark.
  public static let tertiarySystemBackground = UIColor(0xFFFFFF, dark: 0x2C2C2E)
  /// The system grouped background colour, which follows light and dark.
  public static let systemGroupedBackground = UIColor(0xF2F2F7, dark: 0x000000)
  /// Text of less weight, which follows light and dark.
  public static let secondaryLabel = UIColor(
    light: UIColor(0x3C3C43).withAlphaComponent(0.6),
    dark: UIColor(0xEBEBF5).withAlphaComponent(0.6))
  /// Lines between rows, which follow light and dark.
  public static let separator = UIColor(
    light: UIColor(0x3C3C43).withAlphaComponent(0.29),
    dark: UIColor(0x545458).withAlphaComponent(0.6))
}
