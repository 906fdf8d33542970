// A control that performs an action when it is tapped. It decides what it shows in each state.
// `UIControl` decides when it is pressed.

/// A control with a title or a picture that performs an action when it is tapped.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIButton: UIControl {
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
    var backgroundColor: UIColor?
  }

  /// Its default appearance.
  public final let buttonType: ButtonType

  /// The title. Its text and colour follow the state; the app sets its font.
  public final let titleLabel: UILabel? = UILabel()

  /// The picture.
  public final let imageView: UIImageView? = UIImageView()

  private final var faces: [State: Face] = [:]

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
  public convenience init(type: ButtonType = .system, primaryAction: UIAction) {
    self.init(type: type)
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  deinit {}

  private final func setUp() {
    titleLabel?.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
    titleLabel?.textAlignment = .center
    if let imageView { addSubview(imageView) }
    if let titleLabel { addSubview(titleLabel) }
    stateDidChange()
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

  private final func changeFace(of state: State, _ change: (inout Face) -> Void) {
    change(&faces[state, default: Face()])
    stateDidChange()
  }

  private final func shown<Value>(in state: State, _ part: (Face) -> Value?) -> Value? {
    faces[state].flatMap(part) ?? faces[.normal].flatMap(part)
  }

  override func stateDidChange() {
    titleLabel?.text = currentTitle
    titleLabel?.textColor = currentTitleColor
    imageView?.image = currentImage
    let isDimmed = buttonType == .system && isHighlighted
    titleLabel?.alpha = isDimmed ? 0.2 : 1
    imageView?.alpha = isDimmed ? 0.2 : 1
    setNeedsLayout()
  }

  // MARK: Layout

  /// The picture and, to its right, the title.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (image, title) = partSizes
    return CGSize(width: image.width + title.width, height: max(image.height, title.height))
  }

  private final var partSizes: (image: CGSize, title: CGSize) {
    (currentImage?.size ?? .zero, titleLabel?.sizeThatFits(bounds.size) ?? .zero)
  }

  /// Puts the picture and the title side by side in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let (image, title) = partSizes
    // The title's size is an estimate, so without a picture it gets the whole width.
    let room = max(0, bounds.width - image.width)
    let width = image.width == 0 ? room : min(title.width, room)
    let left = bounds.midX - (image.width + width) / 2
    imageView?.frame = CGRect(
      x: left, y: bounds.midY - image.height / 2, width: image.width, height: image.height)
    titleLabel?.frame = CGRect(
      x: left + image.width, y: bounds.midY - title.height / 2, width: width, height: title.height)
  }

  // MARK: Touches

  /// A single tap with one finger belongs to the button. A tap recognizer on a superview may not
  /// begin with it.
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, let tap = recognizer as? UITapGestureRecognizer, tap.view !== self else {
      return super.gestureRecognizerShouldBegin(recognizer)
    }
    return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
  }

  override func wasTriggered(by event: UIEvent?) { tell(.primaryActionTriggered, for: event) }
}
