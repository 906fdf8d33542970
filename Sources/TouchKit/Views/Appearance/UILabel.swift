// Text. Its size is an estimate, because nothing is drawn here.

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

/// A view that shows text; it cannot be touched unless interaction is enabled.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UILabel: UIView {
  override class var classHitPlainly: ObjectIdentifier { ObjectIdentifier(UILabel.self) }

  /// The text.
  open var text: String? {
    didSet { lookChanged() }
  }

  /// The size and weight of the text; 17 points, regular, by default.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { lookChanged() }
  }

  /// The colour of the text.
  open var textColor: UIColor! = .label {
    didSet { lookChanged() }
  }

  /// The alignment of the lines.
  open var textAlignment = NSTextAlignment.natural {
    didSet { lookChanged() }
  }

  /// How many lines the text may have; 1 by default, 0 means any number.
  open var numberOfLines = 1 {
    didSet { lookChanged() }
  }

  /// Makes a label without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  deinit {}

  /// An estimate of the text's size: 0.55 times the font's size for each character. [ours]
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let font = self.font ?? .systemFont(ofSize: 17)
    let length = CGFloat(text.unicodeScalars.count) * font.pointSize * 0.55
    guard numberOfLines != 1, size.width > 0, length > size.width else {
      return CGSize(width: length, height: font.lineHeight)
    }
    let needed = (length / size.width).rounded(.up)
    let lines = numberOfLines == 0 ? needed : min(needed, CGFloat(numberOfLines))
    return CGSize(width: size.width, height: lines * font.lineHeight)
  }

  override var accessibilityDefaults: ViewSnapshot.Accessibility? {
    .init(label: text, traits: .staticText)
  }

  override func content(for style: UIUserInterfaceStyle) -> ViewSnapshot.Content {
    guard let text, !text.isEmpty else { return .none }
    let color = (textColor ?? .label).resolved(for: style)
    return .text(
      text, font: font ?? .systemFont(ofSize: 17), color: color,
      alignment: textAlignment, lines: numberOfLines)
  }
}
