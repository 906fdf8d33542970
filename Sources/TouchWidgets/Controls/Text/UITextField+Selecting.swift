// Carries out what `TextSelection`, `TextDragRule` and `CaretRule` decide: fingers and keys move the insertion
// point, and select.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

extension UITextField {
  /// Selects a part, or moves the insertion point, and tells the delegate.
  final func select(_ part: TextSelection) {
    guard content.select(part) else { return }
    showText()
    delegate?.textFieldDidChangeSelection(self)
  }

  // MARK: Fingers

  /// One tap moves the insertion point, the second one at the same place selects a word, the third one all.
  final func tapped(_ tap: UITapGestureRecognizer) {
    let place = tap.location(in: self)
    // The other recognizer heard of the same finger.
    let count = drag.rule.tapCount
    guard becomeFirstResponder() else { return }
    switch count {
    case ...1: select(TextSelection(at: index(at: place)))
    case 2:
      let word = word(at: place)
      select(TextSelection(from: word.lowerBound, to: word.upperBound))
    default: select(TextSelection(from: 0, to: content.pieces.count))
    }
  }

  final func dragged(_ drag: TextDragRecognizer) {
    let place = drag.location(in: self)
    switch drag.state {
    case .began:
      guard becomeFirstResponder() else { return }
      dragStart = word(at: CGPoint(drag.rule.start))
    case .changed: break
    default: return
    }
    // Code that heard of an earlier change may have ended the editing.
    guard isEditing else { return }
    switch drag.rule.kind {
    case .caret: select(TextSelection(at: index(at: place)))
    case .words: select(TextSelection.words(from: dragStart, to: word(at: place)))
    }
  }

  private final func index(at place: CGPoint) -> Int {
    layoutIfNeeded()
    return CaretRule.index(
      at: Double(place.x - parts.clip.frame.minX) - textStart, widths: widths)
  }

  /// The characters that belong together at a place; all of them where they are hidden, so that words cannot
  /// be guessed.
  private final func word(at place: CGPoint) -> Range<Int> {
    guard !isSecureTextEntry else { return content.pieces.indices }
    layoutIfNeeded()
    let character = CaretRule.character(
      at: Double(place.x - parts.clip.frame.minX) - textStart, widths: widths)
    return TextSelection.word(at: character, in: content.kinds)
  }

  // MARK: Keys

  /// What is selected after a key that selects; `nil` if the key does something else.
  final func selection(after press: UIPress) -> TextSelection? {
    guard isFirstResponder, let key = press.key,
      key.modifierFlags.isDisjoint(with: [.control, .alternate])
    else { return nil }
    let count = content.pieces.count
    if key.modifierFlags.contains(.command) {
      let selectsAll = key.keyCode == .keyboardA && !key.modifierFlags.contains(.shift)
      return selectsAll ? TextSelection(from: 0, to: count) : nil
    }
    let move: TextSelection.Move
    switch key.keyCode {
    case .keyboardLeftArrow: move = .left
    case .keyboardRightArrow: move = .right
    case .keyboardHome: move = .start
    case .keyboardEnd: move = .end
    default: return nil
    }
    return content.selection.moved(
      move, extends: key.modifierFlags.contains(.shift), in: count)
  }

  // MARK: Positions

  /// Where the text begins. As a part of UIKit's `UITextInput`, as the members below.
  public final var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// Where the text ends.
  public final var endOfDocument: UITextPosition { UITextPosition(content.pieces.count) }

  /// What is selected, or the insertion point; `nil` while the field is not edited. Setting it tells the
  /// delegate if it is another part.
  public final var selectedTextRange: UITextRange? {
    get {
      guard isEditing else { return nil }
      let range = content.selection.range
      return UITextRange(UITextPosition(range.lowerBound), UITextPosition(range.upperBound))
    }
    set {
      if let newValue {
        select(TextSelection(from: newValue.start.index, to: newValue.end.index))
      }
    }
  }

  /// The text of a part; what lies beyond the ends is left out.
  public final func text(in range: UITextRange) -> String? { content.text(of: inside(range)) }

  /// Replaces a part of the text, and tells as after typing. The delegate is not asked.
  public final func replace(_ range: UITextRange, withText text: String) {
    content.replace(inside(range), by: text)
    textChanged()
  }

  private final func inside(_ range: UITextRange) -> Range<Int> {
    TextSelection(from: range.start.index, to: range.end.index).clamped(to: content.pieces.count)
      .range
  }

  /// The part of the text between two positions.
  public final func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    fromPosition.index <= toPosition.index
      ? UITextRange(fromPosition, toPosition) : UITextRange(toPosition, fromPosition)
  }

  /// A position so many characters further; `nil` beyond the ends.
  public final func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (index, overflow) = position.index.addingReportingOverflow(offset)
    return overflow || index < 0 || index > content.pieces.count ? nil : UITextPosition(index)
  }

  /// How many characters are between two positions.
  public final func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.index - from.index
  }

  /// The position nearest to a place in the field's coordinates.
  public final func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(index(at: point))
  }

  /// Where the insertion point shows at a position, in the field's coordinates.
  public final func caretRect(for position: UITextPosition) -> CGRect {
    let clip = parts.clip.frame
    let before = widths.prefix(max(position.index, 0)).reduce(0, +)
    let height = (font ?? .systemFont(ofSize: 17)).lineHeight
    return CGRect(
      x: clip.minX + CGFloat(textStart + before), y: clip.midY - height / 2, width: 2,
      height: height)
  }
}
