// What a text field shows: the text, the placeholder, the insertion point, the border and the button.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// The views of a text field.
struct FieldParts {
  /// The height of a text field, in points. [ours]
  static var height: CGFloat { 34 }
  /// The room between a border and the text, in points. [ours]
  static var margin: CGFloat { 8 }
  /// The width of the button that clears the text, in points. [ours]
  static var buttonWidth: CGFloat { 30 }

  /// Shows a part of the text.
  let clip = ControlPart()
  let label = UILabel()
  let placeholder = UILabel()
  let caret = ControlPart(color: .systemBlue, cornerRadius: 1)
  /// Lies behind the selected characters.
  let selection = ControlPart(color: .systemBlue.withAlphaComponent(0.25))
  let clearButton = UIButton(type: .custom)

  init() {
    placeholder.textColor = .controlDisabled
    clearButton.setTitle("×", for: .normal)
    clearButton.setTitleColor(.systemGray, for: .normal)
  }
}

extension UITextField {
  /// What the border looks like.
  nonisolated public enum BorderStyle: Int, Sendable {
    /// There is none.
    case none
    /// A line.
    case line
    /// A line; here, the same as `line`.
    case bezel
    /// A line with round corners on a ground.
    case roundedRect
  }

  /// When an overlay shows. The button that clears the text shows only while there is any.
  nonisolated public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the field is edited.
    case whileEditing
    /// While the field is not edited.
    case unlessEditing
    /// Always.
    case always
  }

  /// Why editing ended.
  nonisolated public enum DidEndEditingReason: Int, Sendable {
    /// The text is what the user wants.
    case committed
  }
}

extension UITextField {
  /// What stands for each character.
  private final var shownCharacters: [String] {
    isSecureTextEntry ? content.pieces.map { _ in "•" } : content.characters
  }

  /// How wide each character is, in points.
  final var widths: [Double] {
    let screen = (windowStorage?.application ?? .shared).screen
    let font = self.font ?? .systemFont(ofSize: 17)
    var widths: [Double] = []
    for character in shownCharacters { widths.append(screen.width(of: character, in: font)) }
    return widths
  }

  /// Where the text begins, in points from the left edge of its place.
  final var textStart: Double { textStart(ofLength: widths.reduce(0, +)) }

  private final func textStart(ofLength length: Double) -> Double {
    let room = Double(parts.clip.bounds.width)
    guard length < room else { return -textOffset }
    switch textAlignment {
    case .left, .natural: return 0
    case .center: return (room - length) / 2
    case .right: return room - length
    }
  }

  final func showText() {
    parts.label.text =
      isSecureTextEntry ? String(repeating: "•", count: content.pieces.count) : content.string
    parts.label.font = font
    parts.label.textColor = isEnabled ? textColor : .controlDisabled
    parts.placeholder.text = placeholder
    parts.placeholder.font = font
    parts.placeholder.isHidden = hasText
    parts.caret.isHidden = !isEditing || !content.selection.isEmpty
    parts.selection.isHidden = !isEditing || content.selection.isEmpty
    parts.clearButton.isHidden = !showsClearButton
    if let leftView { show(leftView, showsLeftView) }
    if let rightView { show(rightView, showsRightView) }
    setNeedsLayout()
  }

  private final func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  final var showsClearButton: Bool {
    hasText && isEnabled && !showsRightView && shows(clearButtonMode)
  }

  final var showsLeftView: Bool { leftView != nil && shows(leftViewMode) }

  final var showsRightView: Bool { rightView != nil && shows(rightViewMode) }

  /// A view beside the text is in the field while it shows only.
  private final func show(_ view: UIView, _ shows: Bool) {
    if shows, view.superview !== self { addSubview(view) }
    if !shows, view.superview === self { view.removeFromSuperview() }
  }

  final func replace(_ old: UIView?, by new: UIView?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    showText()
  }

  final func showBorder() {
    layer.borderWidth = borderStyle == .none ? 0 : 1
    layer.borderColor = UIColor(white: 0.5, alpha: 0.35).cgColor
    layer.cornerRadius = borderStyle == .roundedRect ? 7 : 0
    if borderStyle == .roundedRect, backgroundColor == nil {
      backgroundColor = .tertiarySystemBackground
    }
    setNeedsLayout()
  }

  final func placeText() {
    let place = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    parts.clip.frame = place
    parts.clearButton.frame = clearButtonRect(forBounds: bounds)
    let inside = placeholderRect(forBounds: bounds)
    parts.placeholder.textAlignment = textAlignment
    parts.placeholder.frame = inside.offsetBy(dx: -place.minX, dy: -place.minY)
    if showsLeftView { leftView?.frame = leftViewRect(forBounds: bounds) }
    if showsRightView { rightView?.frame = rightViewRect(forBounds: bounds) }
    let widths = self.widths
    let (length, room) = (widths.reduce(0, +), Double(place.width))
    let caret = widths.prefix(content.selection.head).reduce(0, +)
    textOffset =
      isEditing
      ? CaretRule.offset(
        textOffset, showing: caret, ofWidth: 2, inTextOf: length, room: room) : 0
    // The host's letters may be wider than estimated; so a text that fits gets all the room.
    let fits = length < room
    parts.label.textAlignment = fits ? textAlignment : .left
    parts.label.frame = CGRect(
      x: fits ? 0 : -textOffset, y: 0, width: fits ? room : length * 1.5,
      height: Double(place.height))
    let height = (font ?? .systemFont(ofSize: 17)).lineHeight
    let (start, range) = (textStart(ofLength: length), content.selection.range)
    parts.caret.frame = CGRect(
      x: CGFloat(start + caret), y: place.height / 2 - height / 2, width: 2, height: height)
    parts.selection.frame = CGRect(
      x: CGFloat(start + widths[..<range.lowerBound].reduce(0, +)),
      y: place.height / 2 - height / 2, width: CGFloat(widths[range].reduce(0, +)), height: height)
  }
}
