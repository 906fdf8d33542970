// A line of text that keys change while it is first responder. `EditingSession` decides what is told
// when editing begins and ends.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// A control with a line of text.
///
/// A tap makes it first responder and puts the insertion point at the nearest character; then the keys
/// of ``HostInput/key(_:)`` change the text. The delegate is asked and told in UIKit's order: should
/// begin, did begin; should end, did end.
///
/// The tap is a recognizer of the field's own. So a tap recognizer on a view around it does not fire, and
/// targets hear `touchDown` and `touchCancel` of a tap.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UITextField: UIControl, UIKeyInput {
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

  /// When an overlay shows.
  nonisolated public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the field is edited and has text.
    case whileEditing
    /// While the field is not edited and has text.
    case unlessEditing
    /// Whenever the field has text.
    case always
  }

  /// Why editing ended.
  nonisolated public enum DidEndEditingReason: Int, Sendable {
    /// The text is what the user wants.
    case committed
  }

  final var session = EditingSession()
  final var content = FieldText()
  private final var delegateReference: WeakDelegate<any UITextFieldDelegate>?
  final let tap = madeByTouchKit(UITapGestureRecognizer())
  final let parts = FieldParts()
  /// How far the text is moved to the left, in points.
  final var textOffset = 0.0

  /// Makes a text field; it is 34 points high where the frame has no height.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.height == 0 { bounds.size.height = FieldParts.height }
    tap.addTarget(self, action: Selector(UITextField.tapped))
    addGestureRecognizer(tap)
    parts.clip.clipsToBounds = true
    addSubview(parts.clip)
    for part in [parts.placeholder, parts.label, parts.caret] { parts.clip.addSubview(part) }
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

  /// Inserts a text at the insertion point, and tells targets. A key asks the delegate first.
  open func insertText(_ text: String) {
    content.insert(text)
    textChanged()
  }

  /// Deletes the character before the insertion point, and tells targets. A key asks the delegate first.
  open func deleteBackward() {
    if content.deleteBackward() { textChanged() }
  }

  /// Left, Right, Home and End move the insertion point.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    var others = presses
    for press in presses {
      guard let place = caret(after: press) else { continue }
      others.remove(press)
      moveCaret(to: place)
    }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Called when buttons or keys go up; keys of the field go no further.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { caret(after: $0) == nil }
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  /// Called when the system takes presses away; keys of the field go no further.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { caret(after: $0) == nil }
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  // MARK: Fingers

  override var claimKind: ControlClaim.Kind { .text }

  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer === tap, !isEnabled { return false }
    return super.gestureRecognizerShouldBegin(recognizer)
  }

  // MARK: Places

  /// The place of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let margin = borderStyle == .none ? 0 : FieldParts.margin
    let beside = 2 * margin + (clearButtonMode == .never ? 0 : FieldParts.buttonWidth)
    return CGRect(
      x: bounds.minX + margin, y: bounds.minY, width: max(bounds.width - beside, 0),
      height: bounds.height)
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

  override func stateDidChange() { showText() }
}
