// A control that performs an action when it is tapped. It decides what it shows in each state.
// `UIControl` decides when it is pressed.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// A control with a title or a picture that performs an action when it is tapped.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIButton: UIControl {
  @_spi(Widgets) open override class var classHitPlainly: ObjectIdentifier {
    ObjectIdentifier(UIButton.self)
  }

  /// The default appearance of a button.
  nonisolated public enum ButtonType: Sendable {
    /// Set by the app: white title, no dimming.
    case custom
    /// A title in the system's blue, which fades while pressed.
    case system
  }

  /// The content of a button in one state. Missing values are the ones of the normal state.
  struct Face {
    var title: String?
    var titleColor: UIColor?
    var image: UIImage?
    var background: UIImage?
  }

  /// Its default appearance.
  public final let buttonType: ButtonType

  /// The title. Its text and colour follow the state; the app sets its font.
  public final let titleLabel: UILabel? = UILabel()

  /// The picture.
  public final let imageView: UIImageView? = UIImageView()

  private final var faces: [State: Face] = [:]
  /// Shows the picture behind the content, once there is one.
  private final var backgroundView: UIImageView?

  /// Whether the button switches ``UIControl/isSelected`` before it performs its main action; false by
  /// default.
  open var changesSelectionAsPrimaryAction = false

  /// The room between the edges and the content, in points; none by default.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// How far the title's edges move inwards from where they would be, in points; not at all by default.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// How far the picture's edges move inwards from where they would be, in points; not at all by
  /// default.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// Makes a button of a type, without extent.
  public init(type: ButtonType) {
    buttonType = type
    super.init(frame: .zero)
    setUp()
  }

  /// Makes a custom button.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    setUp()
  }

  /// Makes a button with the title and the picture of an action, which it performs.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    show(primaryAction)
  }

  /// Makes a custom button with the title and the picture of an action, which it performs.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    show(primaryAction)
  }

  deinit {}

  private final func show(_ action: UIAction?) {
    guard let action else { return }
    setTitle(action.title, for: .normal)
    setImage(action.image, for: .normal)
    addAction(action, for: .primaryActionTriggered)
  }

  private final func setUp() {
    titleLabel?.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
    titleLabel?.textAlignment = .center
    if let imageView { addSubview(imageView) }
    if let titleLabel { addSubview(titleLabel) }
    showState()
  }

  // MARK: Faces

  /// Sets the title of a state. States without a title show the one of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    changeFace(of: state) { $0.title = title }
  }

  /// Sets the colour of the title in a state. States without a colour show the one of the normal
  /// state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    changeFace(of: state) { $0.titleColor = color }
  }

  /// Sets the picture of a state. States without a picture show the one of the normal state.
  open func setImage(_ image: UIImage?, for state: State) {
    changeFace(of: state) { $0.image = image }
  }

  /// Sets the picture behind the content in a state, stretched to the button's size. States without one
  /// show the one of the normal state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    changeFace(of: state) { $0.background = image }
  }

  /// The picture behind the content that was set for a state, or without one for the normal state.
  open func backgroundImage(for state: State) -> UIImage? { shown(in: state) { $0.background } }

  /// The title that was set for a state, or without one for the normal state.
  open func title(for state: State) -> String? { shown(in: state) { $0.title } }

  /// The colour of the title that was set for a state, or without one for the normal state.
  open func titleColor(for state: State) -> UIColor? { shown(in: state) { $0.titleColor } }

  /// The picture that was set for a state, or without one for the normal state.
  open func image(for state: State) -> UIImage? { shown(in: state) { $0.image } }

  /// The title that it shows now.
  public final var currentTitle: String? { title(for: state) }

  /// The colour of the title that it shows now.
  public final var currentTitleColor: UIColor {
    if let color = titleColor(for: state) { return color }
    switch buttonType {
    case .custom: return .white
    case .system: return isEnabled ? .systemBlue : .systemGray
    }
  }

  /// The picture that it shows now.
  public final var currentImage: UIImage? { image(for: state) }

  /// The picture that it shows behind its content now.
  public final var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  private final func changeFace(of state: State, _ change: (inout Face) -> Void) {
    change(&faces[state, default: Face()])
    stateDidChange()
  }

  private final func shown<Value>(in state: State, _ part: (Face) -> Value?) -> Value? {
    faces[state].flatMap(part) ?? faces[.normal].flatMap(part)
  }

  @_spi(Widgets) open override var accessibilityDefaults: ViewSnapshot.Accessibility? {
    .init(label: currentTitle, traits: enabledTraits(.button))
  }

  override func stateDidChange() { showState() }

  private final func showState() {
    titleLabel?.text = currentTitle
    titleLabel?.textColor = currentTitleColor
    imageView?.image = currentImage
    showBackground(currentBackgroundImage)
    let isDimmed = buttonType == .system && isHighlighted
    titleLabel?.alpha = isDimmed ? 0.2 : 1
    imageView?.alpha = isDimmed ? 0.2 : 1
    setNeedsLayout()
  }

  private final func showBackground(_ image: UIImage?) {
    if image != nil, backgroundView == nil {
      let view = UIImageView()
      backgroundView = view
      insertSubview(view, at: 0)
    }
    backgroundView?.image = image
  }

  // MARK: Layout

  /// The picture and, to its right, the title, with the room around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (image, title) = partSizes
    let insets = contentEdgeInsets
    return CGSize(
      width: image.width + title.width + insets.left + insets.right,
      height: max(image.height, title.height) + insets.top + insets.bottom)
  }

  private final var partSizes: (image: CGSize, title: CGSize) {
    (currentImage?.size ?? .zero, titleLabel?.sizeThatFits(bounds.size) ?? .zero)
  }

  /// The place of the picture behind the content: all of the button.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The place of picture and title together: what ``contentEdgeInsets`` leave.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }

  /// The place of the title in the content's.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    parts(in: contentRect).title.inset(by: titleEdgeInsets)
  }

  /// The place of the picture in the content's.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    parts(in: contentRect).image.inset(by: imageEdgeInsets)
  }

  /// Picture and title side by side, as the alignments say.
  private final func parts(in content: CGRect) -> (image: CGRect, title: CGRect) {
    let (image, title) = partSizes
    // The title's size is an estimate, so without a picture it gets the whole width.
    let room = max(0, content.width - image.width)
    let fills = image.width == 0 || contentHorizontalAlignment == .fill
    let width = fills ? room : min(title.width, room)
    let left =
      switch contentHorizontalAlignment {
      case .left, .leading, .fill: content.minX
      case .right, .trailing: content.maxX - image.width - width
      case .center: content.midX - (image.width + width) / 2
      }
    return (
      CGRect(
        x: left, y: top(of: image.height, in: content), width: image.width,
        height: height(of: image.height, in: content)),
      CGRect(
        x: left + image.width, y: top(of: title.height, in: content), width: width,
        height: height(of: title.height, in: content))
    )
  }

  private final func top(of height: CGFloat, in content: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top, .fill: content.minY
    case .bottom: content.maxY - height
    case .center: content.midY - height / 2
    }
  }

  private final func height(of height: CGFloat, in content: CGRect) -> CGFloat {
    contentVerticalAlignment == .fill ? content.height : height
  }

  /// Puts the picture and the title side by side.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentRect(forBounds: bounds)
    backgroundView?.frame = backgroundRect(forBounds: bounds)
    imageView?.frame = imageRect(forContentRect: content)
    titleLabel?.frame = titleRect(forContentRect: content)
    switch contentHorizontalAlignment {
    case .left, .leading: titleLabel?.textAlignment = .left
    case .right, .trailing: titleLabel?.textAlignment = .right
    case .center, .fill: titleLabel?.textAlignment = .center
    }
  }

  // MARK: Touches

  override var claimKind: ControlClaim.Kind { .button }

  override func wasTriggered(by event: UIEvent?) { trigger(for: event) }

  /// Does what a tap does.
  open override func performPrimaryAction() {
    if isEnabled { trigger(for: nil) }
  }

  private final func trigger(for event: UIEvent?) {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    tell(.primaryActionTriggered, for: event)
  }
}
