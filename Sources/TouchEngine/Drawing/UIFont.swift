// How text looks in a picture. The host draws it.

/// The size and weight of text.
nonisolated public struct UIFont: Hashable, Sendable {
  /// How heavy text is.
  public enum Weight: Int, Sendable {
    /// Thin strokes: 300.
    case light = 300
    /// Normal strokes: 400.
    case regular = 400
    /// Somewhat heavier: 500.
    case medium = 500
    /// Between medium and bold: 600.
    case semibold = 600
    /// Heavy strokes: 700.
    case bold = 700
  }

  /// The height of the text, in points.
  public let pointSize: CGFloat
  /// How heavy the text is.
  public let weight: Weight

  /// The system's font in a size, in points, and a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  /// The system's font in a size, in points, with heavy strokes.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(pointSize: size, weight: .bold)
  }

  /// The distance between lines, in points: 1.2 times the size. [ours]
  public var lineHeight: CGFloat { pointSize * 1.2 }
}

/// The alignment of lines of text.
nonisolated public enum NSTextAlignment: Sendable {
  /// On the left.
  case left
  /// Centred.
  case center
  /// On the right.
  case right
  /// The alignment of the language; here, on the left.
  case natural
}
