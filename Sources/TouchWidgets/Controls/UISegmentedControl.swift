// A row of segments. `SegmentRule` decides which one is chosen and what a finger does with them.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// A control with several segments of which one is chosen.
///
/// The highlight follows the finger; where it lifts, the segment is chosen, which sends `valueChanged`.
/// Choosing the chosen one again sends nothing. [seen]
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UISegmentedControl: UIControl {
  /// No segment: −1.
  nonisolated public static let noSegment = SegmentRule.none

  final var choosing = SegmentRule()
  /// What the segments show, in their order.
  final var contents: [SegmentContent] = []
  private final let ground = ControlPart(color: .controlFill, cornerRadius: 8)
  private final let choice = ControlPart(color: .controlChoice, cornerRadius: 7)

  /// The height of a segmented control, in points. [ours]
  private static var height: CGFloat { 32 }
  /// The room beside a title that decides the width, in points. [ours]
  private static var margin: CGFloat { 12 }

  /// Makes a control without segments; it is 32 points high where the frame has no height.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.height == 0 { bounds.size.height = Self.height }
    addSubview(ground)
    addSubview(choice)
    choice.layer.borderWidth = 0.5
    choice.layer.borderColor = UIColor(white: 0.5, alpha: 0.25).cgColor
    choice.isHidden = true
  }

  #if hasFeature(Embedded)
    /// Makes a control with a segment for each text, as large as they need.
    public convenience init(items: [String]?) {
      self.init(frame: .zero)
      for item in items ?? [] { insert(SegmentContent(title: item), at: numberOfSegments) }
      sizeToFit()
    }
  #else
    /// Makes a control with a segment for each text or picture, as large as they need. Other items become
    /// segments without content.
    public convenience init(items: [Any]?) {
      self.init(frame: .zero)
      for item in items ?? [] {
        insert(
          SegmentContent(title: item as? String, image: item as? UIImage),
          at: numberOfSegments)
      }
      sizeToFit()
    }
  #endif

  /// Makes a control with a segment for each action, which is performed when its segment is chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }

  deinit {}

  // MARK: Choice

  /// The chosen segment; −1 without one, and −2 if the chosen one was removed. [seen] A number without
  /// a segment chooses none. Setting it sends nothing. [doc]
  open var selectedSegmentIndex: Int {
    get { choosing.selected }
    set {
      choosing.select(newValue)
      showChoice(animated: false)
    }
  }

  /// Whether a choice lasts only as long as targets are told of it; false by default. [doc]
  open var isMomentary: Bool {
    get { choosing.isMomentary }
    set {
      choosing.isMomentary = newValue
      choosing.select(choosing.selected)
      showChoice(animated: false)
    }
  }

  /// Whether widths follow the contents; false by default: the segments are equally wide.
  open var apportionsSegmentWidthsByContent = false {
    didSet { setNeedsLayout() }
  }

  /// The colour behind the chosen segment; `nil`, the default, is white, or grey on dark ground.
  open var selectedSegmentTintColor: UIColor? {
    didSet { choice.backgroundColor = selectedSegmentTintColor ?? .controlChoice }
  }

  // MARK: Fingers

  override var claimKind: ControlClaim.Kind { .segments }

  /// The segment under a finger; `nil` beside all of them.
  private final func segment(under touch: UITouch) -> Int? {
    let place = touch.location(in: self)
    guard point(inside: place, with: nil) else { return nil }
    return rowForLayout.segment(
      at: Double(place.x - bounds.minX), in: Double(bounds.width))
  }

  private final func point(at touch: UITouch?) {
    choosing.point(at: touch.flatMap { segment(under: $0) })
    showChoice(animated: false)
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    point(at: touch)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    point(at: touch)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    point(at: touch)
    // The choice moves from where it was before the finger lifts.
    layoutIfNeeded()
    let pressed = choosing.pressed
    let isChosen = choosing.lift()
    showChoice(animated: true)
    guard isChosen else {
      if pressed == choosing.selected {
        reportObstacle(.selectedAlready)
      } else if let index = touch.flatMap({ segment(under: $0) }), !choosing.isEnabled(index) {
        reportObstacle(.segmentDisabled)
      }
      return
    }
    tellChoice(for: event)
  }

  private final func tellChoice(for event: UIEvent?) {
    let index = choosing.selected
    let action = contents.indices.contains(index) ? contents[index].action : nil
    tellValue(for: event)
    if let action { sendAction(action) }
    choosing.told()
    showChoice(animated: true)
  }

  open override func cancelTracking(with event: UIEvent?) {
    choosing.cancel()
    showChoice(animated: false)
  }

  // MARK: Keys

  /// Left and Right choose the segments there; in a momentary row they mark one, which Return chooses.
  @_spi(Widgets) open override func uses(_ arrow: FocusArrow) -> Bool {
    guard let isForward = arrow.isForward else { return false }
    // A finger that presses it keeps it.
    guard pressing == nil, choosing.go(isForward: isForward) else { return true }
    if isMomentary { showChoice(animated: false) } else { choosePressed() }
    return true
  }

  /// Chooses the segment that keys have marked; of the control itself nothing else can be activated.
  open override func accessibilityActivate() -> Bool {
    if pressing == nil { choosePressed() }
    return true
  }

  private final func choosePressed() {
    layoutIfNeeded()
    guard choosing.lift() else { return }
    showChoice(animated: true)
    tellChoice(for: nil)
  }

  /// A mark of the keys goes with the focus.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    guard !isFocused, pressing == nil else { return }
    choosing.cancel()
    showChoice(animated: false)
  }

  // MARK: Look

  override func stateDidChange() { showChoice(animated: false) }

  final func showChoice(animated: Bool) {
    for (index, content) in contents.enumerated() {
      let isPressed = choosing.pressed == index && choosing.selected != index
      content.label.alpha = isPressed ? 0.3 : 1
      content.picture.alpha = isPressed ? 0.3 : 1
      content.label.font = .systemFont(
        ofSize: 13, weight: choosing.selected == index ? .semibold : .medium)
      content.label.textColor =
        isEnabled && choosing.isEnabled(index) ? .label : .controlDisabled
      content.tellAccessibility(
        isSelected: choosing.selected == index, isEnabled: isEnabled && choosing.isEnabled(index))
    }
    let wasHidden = choice.isHidden
    choice.isHidden = !choosing.has(choosing.selected)
    guard animated, !wasHidden, windowStorage != nil else { return setNeedsLayout() }
    UIView.changeLook(animated: true) { placeParts() }
  }

  /// The rule with the widths that the contents decide, if they do.
  private final var rowForLayout: SegmentRule {
    guard apportionsSegmentWidthsByContent else { return choosing }
    var row = choosing
    let wanted = contents.indices.map { row.width($0) == 0 ? contents[$0].width : 0 }
    let (all, own) = (
      wanted.reduce(0, +), contents.indices.reduce(0) { $0 + row.width($1) }
    )
    let share = max(Double(bounds.width) - own, 0) / all
    for index in contents.indices where wanted[index] > 0 {
      row.setWidth(wanted[index] * share, at: index)
    }
    return row
  }

  /// Wide enough for the contents, and 32 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    var (width, widest, sharing) = (0.0, 0.0, 0)
    for index in contents.indices {
      let own = choosing.width(index)
      width += own
      guard own == 0 else { continue }
      let wanted = contents[index].width + 2 * Double(Self.margin)
      if apportionsSegmentWidthsByContent { width += wanted } else { sharing += 1 }
      widest = max(widest, wanted)
    }
    return CGSize(width: CGFloat(width + widest * Double(sharing)), height: Self.height)
  }

  /// Places the segments.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  private final func placeParts() {
    ground.frame = bounds
    let edges = rowForLayout.edges(in: Double(bounds.width))
    for (index, content) in contents.enumerated() {
      let (left, right) = (CGFloat(edges[index]), CGFloat(edges[index + 1]))
      let place = CGRect(
        x: bounds.minX + left, y: bounds.minY, width: right - left, height: bounds.height)
      content.label.frame = place
      content.picture.frame = place.insetBy(dx: 2, dy: 6)
      if index == choosing.selected { choice.frame = place.insetBy(dx: 2, dy: 2) }
    }
  }
}
