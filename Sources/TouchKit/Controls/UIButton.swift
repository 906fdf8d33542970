// A control that does one thing when it is pressed and let go. It decides what it shows in each
// state; when it is pressed, decides `UIControl`.

/// A control with a title or a picture that does one thing when pressed and let go inside.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIButton: UIControl {
  /// How a button looks by itself.
  nonisolated public enum ButtonType: Sendable {
    /// As the app says: white title, no dimming.
    case custom
    /// A title in the system's blue, which fades while pressed.
    case system
  }

  /// What a button shows in one state; what is missing is as in the normal one.
  struct Face {
    var title: String?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundColor: UIColor?
  }

  /// How it looks by itself.
  public final let buttonType: ButtonType

  /// The title; its text and colour follow the state, its font is the app's to set.
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

  /// Makes a button for an action: its title, its picture, and what happens.
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

  /// Sets the title of a state; states without one have the normal one's.
  open func setTitle(_ title: String?, for state: State) {
    changeFace(of: state) { $0.title = title }
  }

  /// Sets the colour of the title in a state; states without one have the normal one's.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    changeFace(of: state) { $0.titleColor = color }
  }

  /// Sets the picture of a state; states without one have the normal one's.
  open func setImage(_ image: UIImage?, for state: State) {
    changeFace(of: state) { $0.image = image }
  }

  /// The title that was set for a state, or for the normal one.
  open func title(for state: State) -> String? { shown(in: state) { $0.title } }

  /// The colour of the title that was set for a state, or for the normal one.
  open func titleColor(for state: State) -> UIColor? { shown(in: state) { $0.titleColor } }

  /// The picture that was set for a state, or for the normal one.
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
    // The title's size is an estimate: alone it gets all the room there is.
    let room = max(0, bounds.width - image.width)
    let width = image.width == 0 ? room : min(title.width, room)
    let left = bounds.midX - (image.width + width) / 2
    imageView?.frame = CGRect(
      x: left, y: bounds.midY - image.height / 2, width: image.width, height: image.height)
    titleLabel?.frame = CGRect(
      x: left + image.width, y: bounds.midY - title.height / 2, width: width, height: title.height)
  }

  // MARK: Touches

  /// A single tap with one finger is the button's own: a recognizer on a view above does not get it.
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, let tap = recognizer as? UITapGestureRecognizer, tap.view !== self else {
      return super.gestureRecognizerShouldBegin(recognizer)
    }
    return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
  }

  override func wasTriggered(by event: UIEvent?) { tell(.primaryActionTriggered, for: event) }
}
