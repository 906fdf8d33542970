// A colour as four numbers.

/// A colour of four numbers between 0 and 1: red, green, blue and opacity.
nonisolated public final class CGColor: Hashable, Sendable {
  /// The red part, from 0 to 1.
  public let red: CGFloat
  /// The green part, from 0 to 1.
  public let green: CGFloat
  /// The blue part, from 0 to 1.
  public let blue: CGFloat
  /// The opacity, from 0 to 1.
  public let alpha: CGFloat

  /// Makes a colour; values outside 0…1 mean the nearest end.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = min(max(red, 0), 1)
    self.green = min(max(green, 0), 1)
    self.blue = min(max(blue, 0), 1)
    self.alpha = min(max(alpha, 0), 1)
  }

  /// The four numbers: red, green, blue, opacity.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// Whether all four numbers are equal.
  public static func == (a: CGColor, b: CGColor) -> Bool {
    a.red == b.red && a.green == b.green && a.blue == b.blue && a.alpha == b.alpha
  }

  /// Hashes the four numbers.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }

  /// The colour a part of the way to another, number by number.
  func mixed(with other: CGColor, _ part: CGFloat) -> CGColor {
    CGColor(
      red: red + (other.red - red) * part, green: green + (other.green - green) * part,
      blue: blue + (other.blue - blue) * part, alpha: alpha + (other.alpha - alpha) * part)
  }
}
