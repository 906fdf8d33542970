// Carries out what `EditingSession` and `CaretRule` decide: asks and tells the delegate and targets, and
// moves the insertion point.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

extension UITextField {
  // MARK: Beginning and ending

  final func mayBegin() -> Bool {
    guard session.askToBegin() else { return false }
    let answer = delegate?.textFieldShouldBeginEditing(self) ?? true
    session.answeredToBegin()
    return answer
  }

  final func mayEnd() -> Bool {
    guard session.askToEnd() else { return false }
    let answer = delegate?.textFieldShouldEndEditing(self) ?? true
    session.answeredToEnd()
    return answer
  }

  final func editingBegan() {
    guard isFirstResponder, let beginning = session.begin() else { return }
    _ = content.move(to: content.pieces.count)
    showText()
    delegate?.textFieldDidBeginEditing(self)
    // The delegate may have ended this editing, or that of its targets: the session knows both.
    guard session.toldDelegate(of: beginning) else { return }
    tell(.editingDidBegin, for: nil)
    if clearsOnBeginEditing, isEditing, hasText { clear() }
  }

  final func editingEnded() {
    // What is told is settled first: the delegate may begin to edit again.
    let ending = session.end()
    showText()
    if ending.tellsDelegate { delegate?.textFieldDidEndEditing(self, reason: .committed) }
    if ending.tellsTargets { tell(.editingDidEnd, for: nil) }
  }

  // MARK: Changes by the user

  /// Does what a key does to the text, if the delegate allows it. A delegate that changes the text while
  /// it is asked is taken at its word: the key works where the insertion point is then.
  final func type(_ edit: UIKey.Edit) {
    let place = content.place
    switch edit {
    case .insert(let text) where text.utf8.elementsEqual("\n".utf8): typeReturn()
    // A tab leads to the next field, which nothing decides here.
    case .insert(let text) where text.utf8.elementsEqual("\t".utf8): break
    case .insert(let text):
      if mayChange(NSRange(location: place.location, length: 0), to: text) { insertText(text) }
    case .deleteBackward:
      let range = NSRange(
        location: place.location - place.lengthBefore, length: place.lengthBefore)
      // Also called where there is nothing to delete, but then the delegate is not asked.
      if place.lengthBefore == 0 || mayChange(range, to: "") { deleteBackward() }
    }
  }

  private final func mayChange(_ range: NSRange, to text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  private final func typeReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    tell(.primaryActionTriggered, for: nil)
    tell(.editingDidEndOnExit, for: nil)
    // With a target for this event, Return ends the editing. [seen]
    if ends { resignFirstResponder() }
  }

  final func clearTapped() { clear() }

  final func clear() {
    // Whether there is any text is asked last: the delegate may have changed it.
    guard delegate?.textFieldShouldClear(self) ?? true, hasText else { return }
    content.set("")
    textChanged()
  }

  /// Tells that the user changed the text.
  final func textChanged() {
    showText()
    delegate?.textFieldDidChangeSelection(self)
    tell(.editingChanged, for: nil)
  }

  // MARK: The insertion point

  final func tapped(_ tap: UITapGestureRecognizer) {
    let place = tap.location(in: self)
    guard becomeFirstResponder() else { return }
    moveCaret(to: index(at: place))
  }

  final func moveCaret(to index: Int) {
    guard content.move(to: index) else { return }
    showText()
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Where a key moves the insertion point; `nil` if it moves it nowhere.
  final func caret(after press: UIPress) -> Int? {
    guard isFirstResponder, let key = press.key,
      key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command])
    else { return nil }
    switch key.keyCode {
    case .keyboardLeftArrow: return content.caret - 1
    case .keyboardRightArrow: return content.caret + 1
    case .keyboardHome: return 0
    case .keyboardEnd: return content.pieces.count
    default: return nil
    }
  }

  /// Where the text begins. As a part of UIKit's `UITextInput`, as the members below.
  public final var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// Where the text ends.
  public final var endOfDocument: UITextPosition { UITextPosition(content.pieces.count) }

  /// The insertion point; `nil` while the field is not edited. A part with characters puts it at the
  /// part's end. [ours]
  public final var selectedTextRange: UITextRange? {
    get {
      guard isEditing else { return nil }
      let position = UITextPosition(content.caret)
      return UITextRange(position, position)
    }
    set { if let newValue { moveCaret(to: newValue.end.index) } }
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

  private final func index(at place: CGPoint) -> Int {
    layoutIfNeeded()
    return CaretRule.index(
      at: Double(place.x - parts.clip.frame.minX) - textStart, widths: widths)
  }
}
