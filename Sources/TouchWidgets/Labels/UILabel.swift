// Text. Its size is an estimate, because nothing is drawn here.

import GestureCore
@_spi(Widgets) import TouchEngine

/// A view that shows text; it cannot be touched unless interaction is enabled.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UILabel: UIView {
  @_spi(Widgets) open override class var classHitPlainly: ObjectIdentifier {
    ObjectIdentifier(UILabel.self)
  }

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

  @_spi(Widgets) open override var accessibilityDefaults: ViewSnapshot.Accessibility? {
    .init(label: text, traits: .staticText)
  }

  @_spi(Widgets) open override func content(for style: UIUserInterfaceStyle) -> ViewSnapshot.Content
  {
    guard let text, !text.isEmpty else { return .none }
    let color = (textColor ?? .label).resolved(for: style)
    return .text(
      text, font: font ?? .systemFont(ofSize: 17), color: color,
      alignment: textAlignment, lines: numberOfLines)
  }
}
