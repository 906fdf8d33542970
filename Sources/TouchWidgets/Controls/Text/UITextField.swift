// A line of text that keys change while it is first responder. `EditingSession` decides what is told
// when editing begins and ends.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// A control with a line of text.
///
/// A tap makes it first responder and puts the insertion point at the nearest character; then the keys
/// of ``HostInput/key(_:)`` change the text. A second tap selects a word, a third one all. A finger that rests
/// drags the insertion point, and one that moves after a tap selects from word to word. The delegate is asked
/// and told in UIKit's order: should begin, did begin; should end, did end.
///
/// The tap is a recognizer of the field's own. So a tap recognizer on a view around it does not fire, and
/// targets hear `touchDown` and `touchCancel` of a tap.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UITextField: UIControl, UIKeyInput {
  final var session = EditingSession()
  final var content = FieldText()
  private final var delegateReference: WeakDelegate<any UITextFieldDelegate>?
  final let tap = madeByTouchKit(UITapGestureRecognizer())
  final let drag = madeByTouchKit(TextDragRecognizer())
  /// The word at which a finger began to drag.
  final var dragStart = 0..<0
  final let parts = FieldParts()
  /// How far the text is moved to the left, in points.
  final var textOffset = 0.0

  /// Makes a text field; it is 34 points high where the frame has no height.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.height == 0 { bounds.size.height = FieldParts.height }
    tap.addTarget(self, action: Selector(UITextField.tapped))
    addGestureRecognizer(tap)
    drag.addTarget(self, action: Selector(UITextField.dragged))
    addGestureRecognizer(drag)
    parts.clip.clipsToBounds = true
    addSubview(parts.clip)
    for part in [parts.selection, parts.placeholder, parts.label, parts.caret] {
      parts.clip.addSubview(part)
    }
    addSubview(parts.clearButton)
    parts.clearButton.addTarget(
      self, action: Selector(UITextField.clearTapped), for: .touchUpInside)
    showText()
  }

  deinit {}

  /// The object that decides about editing and hears of it; it is not kept alive.
  public final var delegate: (any UITextFieldDelegate)? {
    get { delegateReference?.delegate }
    set { delegateReference = newValue.map { WeakDelegate($0) } }
  }

  // MARK: Text

  /// The text; empty by default, and for `nil`. Setting it tells no delegate and no target. [doc]
  open var text: String? {
    get { content.string }
    set {
      content.set(newValue ?? "")
      showText()
    }
  }

  /// What shows while there is no text.
  open var placeholder: String? {
    didSet { showText() }
  }

  /// The size and weight of the text; 17 points, regular, by default.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet { showText() }
  }

  /// The colour of the text.
  open var textColor: UIColor? = .label {
    didSet { showText() }
  }

  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural {
    didSet { showText() }
  }

  /// Whether a dot stands for each character; false by default.
  open var isSecureTextEntry = false {
    didSet { showText() }
  }

  /// What the border looks like; there is none by default.
  open var borderStyle = BorderStyle.none {
    didSet { showBorder() }
  }

  /// When a button shows that clears the text; never by default.
  open var clearButtonMode = ViewMode.never {
    didSet { showText() }
  }

  /// Whether the text is cleared when editing begins, if the delegate allows it; false by default.
  open var clearsOnBeginEditing = false

  // MARK: Views beside the text

  /// A view at the left of the text, as large as its bounds.
  open var leftView: UIView? {
    didSet { replace(oldValue, by: leftView) }
  }

  /// When ``leftView`` shows; never by default.
  open var leftViewMode = ViewMode.never {
    didSet { showText() }
  }

  /// A view at the right of the text, as large as its bounds. While it shows, the button that clears the text
  /// does not.
  open var rightView: UIView? {
    didSet { replace(oldValue, by: rightView) }
  }

  /// When ``rightView`` shows; never by default.
  open var rightViewMode = ViewMode.never {
    didSet { showText() }
  }

  // MARK: The keyboard

  #if !hasFeature(Embedded)
    private final var ownInputView: UIView?
    /// A view in place of the keyboard; none by default. A field that is edited shows another one after
    /// ``UIResponder/reloadInputViews()``. [doc]
    open override var inputView: UIView? {
      get { ownInputView }
      set { ownInputView = newValue }
    }

    private final var ownAccessoryView: UIView?
    /// A view above the keyboard; none by default. A field that is edited shows another one after
    /// ``UIResponder/reloadInputViews()``. [doc]
    open override var inputAccessoryView: UIView? {
      get { ownAccessoryView }
      set { ownAccessoryView = newValue }
    }
  #endif

  // The host reads the following ones from ``UIApplication/keyboardRequest``.

  /// When the keyboard types capital letters by itself; at the beginning of sentences by default.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { lookChanged() }
  }
  /// Whether the keyboard corrects what is typed.
  open var autocorrectionType = UITextAutocorrectionType.default {
    didSet { lookChanged() }
  }
  /// Whether misspelled words are marked.
  open var spellCheckingType = UITextSpellCheckingType.default {
    didSet { lookChanged() }
  }
  /// Which keys the keyboard has.
  open var keyboardType = UIKeyboardType.default {
    didSet { lookChanged() }
  }
  /// How the keyboard looks.
  open var keyboardAppearance = UIKeyboardAppearance.default {
    didSet { lookChanged() }
  }
  /// What Return says.
  open var returnKeyType = UIReturnKeyType.default {
    didSet { lookChanged() }
  }
  /// Whether Return does nothing while there is no text; false by default.
  open var enablesReturnKeyAutomatically = false {
    didSet { lookChanged() }
  }
  /// What the text means; `nil` by default.
  open var textContentType: UITextContentType! {
    didSet { lookChanged() }
  }

  @_spi(Widgets) open override var ownKeyboardRequest: KeyboardRequest { KeyboardRequest(of: self) }

  // MARK: First responder

  /// Whether it is edited. Without its window it is not.
  public final var isEditing: Bool { session.isEditing && isFirstResponder }

  /// Whether it can be pressed. A field that is disabled while it is edited stops being so.
  open override var isEnabled: Bool {
    get { super.isEnabled }
    set {
      super.isEnabled = newValue
      if !newValue { resignRegardless() }
    }
  }

  /// Yes, unless it is disabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Asks the delegate, if it was told that editing began.
  open override var canResignFirstResponder: Bool {
    isFirstResponder && session.isEditing ? mayEnd() : true
  }

  /// Asks the delegate, becomes first responder, and tells that editing began.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard windowStorage != nil else { return false }
    // Code hears of presses that ended with their window before all fields have ended.
    endStrandedEditing()
    guard canBecomeFirstResponder, mayBegin(), super.becomeFirstResponder() else { return false }
    editingBegan()
    return isFirstResponder
  }

  /// Asks the delegate, resigns, and tells that editing ended.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    editingEnded()
    return true
  }

  @_spi(Widgets) open override func wasMadeToResign() { editingEnded() }

  /// A text field takes text, also where its class cannot be asked for its protocols.
  @_spi(Widgets) open override var takesText: Bool { true }

  /// Tab leads on to what comes next.
  @_spi(Widgets) open override func takes(_ edit: UIKey.Edit) -> Bool { !edit.isTab }

  @_spi(Widgets) open override var focusKind: FocusKind { .group }

  /// Asks the delegate, and does what a key does to the text.
  @_spi(Widgets) open override func changeText(by edit: UIKey.Edit) { type(edit) }

  /// Ends the editing in a window that is gone.
  private final func endStrandedEditing() {
    if session.isEditing, !isFirstResponder { editingEnded() }
  }

  /// The session of a window that is gone is still open.
  @_spi(Widgets) open override func leftWindow() {
    super.leftWindow()
    endStrandedEditing()
  }

  // MARK: Keys

  /// Whether there is any text.
  open var hasText: Bool { !content.pieces.isEmpty }

  /// Replaces what is selected by a text, or inserts it, and tells targets. A key asks the delegate first.
  open func insertText(_ text: String) {
    content.replace(content.selection.range, by: text)
    textChanged()
  }

  /// Deletes what is selected, or the character before the insertion point, and tells targets. A key asks the
  /// delegate first.
  open func deleteBackward() {
    let range = content.deleted
    guard !range.isEmpty else { return }
    content.replace(range, by: "")
    textChanged()
  }

  #if hasFeature(Embedded)
    /// Selects all of the text.
    open func selectAll(_ sender: AnyObject?) {
      select(TextSelection(from: 0, to: content.pieces.count))
    }
  #else
    /// Selects all of the text.
    open func selectAll(_ sender: Any?) {
      select(TextSelection(from: 0, to: content.pieces.count))
    }
  #endif

  /// Left, Right, Home and End move the insertion point; with Shift, they select. Command and A select all.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    var others = presses
    for press in presses {
      guard let part = selection(after: press) else { continue }
      others.remove(press)
      select(part)
    }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Called when buttons or keys go up; keys of the field go no further.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { selection(after: $0) == nil }
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  /// Called when the system takes presses away; keys of the field go no further.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { selection(after: $0) == nil }
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  // MARK: Fingers

  override var claimKind: ControlClaim.Kind { .text }

  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer === tap || recognizer === drag, !isEnabled { return false }
    return super.gestureRecognizerShouldBegin(recognizer)
  }

  // MARK: Places

  /// The place of the text, beside the views that show.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let margin = borderStyle == .none ? 0 : FieldParts.margin
    let left = margin + (showsLeftView ? leftViewRect(forBounds: bounds).width : 0)
    let right =
      showsRightView
      ? rightViewRect(forBounds: bounds).width
      : clearButtonMode == .never ? 0 : FieldParts.buttonWidth
    return CGRect(
      x: bounds.minX + left, y: bounds.minY, width: max(bounds.width - left - margin - right, 0),
      height: bounds.height)
  }

  /// The place of ``leftView``: at the left edge, in the middle between top and bottom.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The place of ``rightView``: at the right edge, in the middle between top and bottom.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The place of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The place of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The place of the button that clears the text.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.maxX - FieldParts.buttonWidth, y: bounds.minY, width: FieldParts.buttonWidth,
      height: bounds.height)
  }

  /// Large enough for the text, and 34 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let shown = hasText ? widths.reduce(0, +) : Double(parts.placeholder.sizeThatFits(.zero).width)
    let used = Double(bounds.width - textRect(forBounds: bounds).width)
    return CGSize(width: CGFloat(shown + used), height: FieldParts.height)
  }

  /// Places the text and the insertion point.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeText()
  }

  @_spi(Widgets) open override var accessibilityDefaults: ViewSnapshot.Accessibility? {
    let written = text ?? ""
    return .init(
      value: written.isEmpty ? placeholder : written, traits: enabledTraits([]), isEditable: true)
  }

  /// What the clear button does, while it shows: it is no element of its own.
  @_spi(Widgets) open override var ownCustomActions: [UIAccessibilityCustomAction]? {
    showsClearButton ? [clearAction] : super.ownCustomActions
  }

  override func stateDidChange() { showText() }
}
