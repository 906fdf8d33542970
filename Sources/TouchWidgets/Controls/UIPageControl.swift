// Dots that stand for pages. `PageRule` decides what a finger does with them.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// A control with a dot for each of several pages.
///
/// A tap on the right half goes one page forward, on the left half one back. [seen] A finger that travels
/// 10 points goes on through the pages. Each change sends `valueChanged`.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIPageControl: UIControl {
  /// How a finger uses a page control.
  nonisolated public enum InteractionState: Int, Sendable {
    /// There is none, or it has not decided.
    case none
    /// It tapped; while targets are told.
    case discrete
    /// It goes through the pages.
    case continuous
  }

  private final var paging = PageRule()
  private final var isTapping = false
  private final var dots: [ControlPart] = []

  /// Makes a control without pages; it is 26 points high where the frame has no height.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.height == 0 { bounds.size.height = CGFloat(PageRule.height) }
  }

  deinit {}

  // MARK: Pages

  /// How many pages there are; 0 by default, and for less than 0.
  open var numberOfPages: Int {
    get { paging.count }
    set {
      paging.setCount(newValue)
      showPages()
    }
  }

  /// The page that shows, from 0; beyond the ends, the nearer end. Setting it sends nothing. [doc]
  open var currentPage: Int {
    get { paging.page }
    set {
      paging.set(newValue)
      showPages()
    }
  }

  /// Whether one page alone shows no dot; false by default. Then the control takes no fingers.
  open var hidesForSinglePage: Bool {
    get { paging.hidesSinglePage }
    set {
      paging.hidesSinglePage = newValue
      showPages()
    }
  }

  /// Whether a finger can go through the pages; true by default.
  open var allowsContinuousInteraction: Bool {
    get { paging.allowsDragging }
    set { paging.allowsDragging = newValue }
  }

  /// How a finger uses the control now.
  open var interactionState: InteractionState {
    isTapping ? .discrete : paging.interaction == .continuous ? .continuous : .none
  }

  /// The colour of dots; `nil`, the default, is grey.
  open var pageIndicatorTintColor: UIColor? {
    didSet { showPages() }
  }

  /// The colour of the dot of the page that shows; `nil`, the default, is the text's.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { showPages() }
  }

  // MARK: Fingers

  override var claimKind: ControlClaim.Kind { .pages }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard paging.shows else { return false }
    paging.isRightToLeft = isMirrored
    paging.press(at: place(of: touch))
    return true
  }

  private final func place(of touch: UITouch) -> Double { Double(touch.location(in: self).x) }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if paging.move(to: place(of: touch)) { tellPage(for: event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return paging.cancel() }
    if paging.move(to: place(of: touch)) { tellPage(for: event) }
    let (isInside, drags) = (isInside(touch, with: event), paging.interaction != .none)
    let isChanged = paging.lift(
      at: place(of: touch), middle: Double(bounds.midX), isInside: isInside)
    guard isChanged else {
      if isInside, !drags { reportObstacle(paging.page == 0 ? .atFirstPage : .atLastPage) }
      return
    }
    isTapping = true
    tellPage(for: event)
    isTapping = false
  }

  /// The page stays where the finger left it.
  open override func cancelTracking(with event: UIEvent?) { paging.cancel() }

  private final func tellPage(for event: UIEvent?) {
    showPages()
    tellValue(for: event)
  }

  // MARK: Look

  @_spi(Widgets) open override var accessibilityDefaults: ViewSnapshot.Accessibility? {
    .init(
      value: "\(currentPage + 1) of \(numberOfPages)", traits: enabledTraits(.adjustable),
      amount: .init(
        minimum: 1, maximum: Double(max(numberOfPages, 1)), value: Double(currentPage + 1)))
  }

  /// Goes one page forward, and tells so.
  open override func accessibilityIncrement() {
    if paging.step(isForward: true) { tellPage(for: nil) }
  }

  /// Goes one page back, and tells so.
  open override func accessibilityDecrement() {
    if paging.step(isForward: false) { tellPage(for: nil) }
  }

  /// Left and Right lead to the pages there.
  @_spi(Widgets) open override func uses(_ arrow: FocusArrow) -> Bool {
    guard let isRight = arrow.isForward else { return false }
    isRight != isMirrored ? accessibilityIncrement() : accessibilityDecrement()
    return true
  }

  override func stateDidChange() { showPages() }

  private final func showPages() {
    // What it tells assistive technologies may be another where its parts stay.
    lookChanged()
    let count = paging.dots
    while dots.count < count {
      let dot = ControlPart(cornerRadius: CGFloat(PageRule.dot / 2))
      dots.append(dot)
      addSubview(dot)
    }
    while dots.count > count { dots.removeLast().removeFromSuperview() }
    for (page, dot) in dots.enumerated() {
      dot.backgroundColor =
        page == paging.dotOfPage
        ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .controlDisabled
      dot.alpha = isEnabled ? 1 : 0.5
    }
    setNeedsLayout()
  }

  /// The size of so many dots, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let gaps = Double(max(pageCount - 1, 0))
    let width = pageCount > 0 ? PageRule.dot + gaps * PageRule.spacing : 0
    return CGSize(width: width, height: PageRule.height)
  }

  /// The size of all dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: dots.count)
  }

  /// Places the dots side by side in the middle, the first one at the leading side.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGFloat(PageRule.dot)
    let step = CGFloat(isMirrored ? -PageRule.spacing : PageRule.spacing)
    let first = bounds.midX - step * CGFloat(dots.count - 1) / 2
    for (page, dot) in dots.enumerated() {
      dot.bounds.size = CGSize(width: size, height: size)
      dot.center = CGPoint(
        x: first + CGFloat(page) * step, y: bounds.midY)
    }
  }
}
