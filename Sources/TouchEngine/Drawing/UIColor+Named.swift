// The colours that have names.

nonisolated extension UIColor {
  /// No colour at all.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Plain black, the same in all surroundings.
  public static let black = UIColor(0, 0, 0)
  /// Plain white, the same in all surroundings.
  public static let white = UIColor(255, 255, 255)
  /// Plain dark gray, the same in all surroundings.
  public static let darkGray = UIColor(85, 85, 85)
  /// Plain gray, the same in all surroundings.
  public static let gray = UIColor(127.5, 127.5, 127.5)
  /// Plain light gray, the same in all surroundings.
  public static let lightGray = UIColor(170, 170, 170)
  /// Plain red, the same in all surroundings.
  public static let red = UIColor(255, 0, 0)
  /// Plain green, the same in all surroundings.
  public static let green = UIColor(0, 255, 0)
  /// Plain blue, the same in all surroundings.
  public static let blue = UIColor(0, 0, 255)
  /// Plain cyan, the same in all surroundings.
  public static let cyan = UIColor(0, 255, 255)
  /// Plain magenta, the same in all surroundings.
  public static let magenta = UIColor(255, 0, 255)
  /// Plain yellow, the same in all surroundings.
  public static let yellow = UIColor(255, 255, 0)
  /// Plain orange, the same in all surroundings.
  public static let orange = UIColor(255, 127.5, 0)
  /// Plain purple, the same in all surroundings.
  public static let purple = UIColor(127.5, 0, 127.5)
  /// Plain brown, the same in all surroundings.
  public static let brown = UIColor(153, 102, 51)
  /// The system red colour, which follows light and dark.
  public static let systemRed = UIColor(255, 59, 48, dark: (255, 69, 58))
  /// The system orange colour, which follows light and dark.
  public static let systemOrange = UIColor(255, 149, 0, dark: (255, 159, 10))
  /// The system yellow colour, which follows light and dark.
  public static let systemYellow = UIColor(255, 204, 0, dark: (255, 214, 10))
  /// The system green colour, which follows light and dark.
  public static let systemGreen = UIColor(52, 199, 89, dark: (48, 209, 88))
  /// The system mint colour, which follows light and dark.
  public static let systemMint = UIColor(0, 199, 190, dark: (99, 230, 226))
  /// The system teal colour, which follows light and dark.
  public static let systemTeal = UIColor(48, 176, 199, dark: (64, 200, 224))
  /// The system cyan colour, which follows light and dark.
  public static let systemCyan = UIColor(50, 173, 230, dark: (100, 210, 255))
  /// The system blue colour, which follows light and dark.
  public static let systemBlue = UIColor(0, 122, 255, dark: (10, 132, 255))
  /// The system indigo colour, which follows light and dark.
  public static let systemIndigo = UIColor(88, 86, 214, dark: (94, 92, 230))
  /// The system purple colour, which follows light and dark.
  public static let systemPurple = UIColor(175, 82, 222, dark: (191, 90, 242))
  /// The system pink colour, which follows light and dark.
  public static let systemPink = UIColor(255, 45, 85, dark: (255, 55, 95))
  /// The system brown colour, which follows light and dark.
  public static let systemBrown = UIColor(162, 132, 94, dark: (172, 142, 104))
  /// The system gray colour, which follows light and dark.
  public static let systemGray = UIColor(142, 142, 147, dark: (142, 142, 147))
  /// The system gray 2 colour, which follows light and dark.
  public static let systemGray2 = UIColor(174, 174, 178, dark: (99, 99, 102))
  /// The system gray 3 colour, which follows light and dark.
  public static let systemGray3 = UIColor(199, 199, 204, dark: (72, 72, 74))
  /// The system gray 4 colour, which follows light and dark.
  public static let systemGray4 = UIColor(209, 209, 214, dark: (58, 58, 60))
  /// The system gray 5 colour, which follows light and dark.
  public static let systemGray5 = UIColor(229, 229, 234, dark: (44, 44, 46))
  /// The system gray 6 colour, which follows light and dark.
  public static let systemGray6 = UIColor(242, 242, 247, dark: (28, 28, 30))
  /// The label colour, which follows light and dark.
  public static let label = UIColor(0, 0, 0, dark: (255, 255, 255))
  /// The system background colour, which follows light and dark.
  public static let systemBackground = UIColor(255, 255, 255, dark: (0, 0, 0))
  /// The secondary system background colour, which follows light and dark.
  public static let secondarySystemBackground = UIColor(242, 242, 247, dark: (28, 28, 30))
  /// The tertiary system background colour, which follows light and dark.
  public static let tertiarySystemBackground = UIColor(255, 255, 255, dark: (44, 44, 46))
  /// The system grouped background colour, which follows light and dark.
  public static let systemGroupedBackground = UIColor(242, 242, 247, dark: (0, 0, 0))
  /// Text of less weight, which follows light and dark.
  public static let secondaryLabel = UIColor(
    light: UIColor(60, 60, 67).withAlphaComponent(0.6),
    dark: UIColor(235, 235, 245).withAlphaComponent(0.6))
  /// Lines between rows, which follow light and dark.
  public static let separator = UIColor(
    light: UIColor(60, 60, 67).withAlphaComponent(0.29),
    dark: UIColor(84, 84, 88).withAlphaComponent(0.6))
}
