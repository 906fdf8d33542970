// A view that shows a part of its content and lets fingers move it. The class body has what is stored
// and what can be overridden; `ScrollRule` and `ZoomRule` decide, and the extensions beside it carry
// out.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// A view whose content is larger than itself: fingers drag, flick and pinch it.
///
/// Offsets are rounded to device pixels where they show. The physics is in closed form:
/// ``/WidgetRules/ScrollMotion``.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIScrollView: UIView, UIScrollViewDelegating {
  // MARK: Stored

  // No other code runs while these change; debug builds check it.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var rule = ScrollRule()
  /// How deep calls of the delegate lie in each other that tell that it scrolled.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var scrollCallDepth = 0
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var zoom = ZoomRule()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private final var delegateReference: WeakDelegate<any UIScrollViewDelegate>?
  final let pan: ScrollPanRecognizer
  final let gate = madeByTouchKit(ContentGateRecognizer())
  final var pinch: ScrollPinchRecognizer?
  /// Whether an application calls it once a frame, and which one. A look at a weak reference in every frame
  /// would cost a fifth of the frame.
  package final var listensToFrames = false
  final var frameApplication = Weak<UIApplication>(nil)
  /// What the last adjusted inset was.
  final var knownInset = UIEdgeInsets.zero
  /// The view that is being zoomed, from the begin of zooming to its end.
  final var zoomedView: UIView?
  /// Where its middle is at a scale of 1.
  final var unscaledCenter = CGPoint.zero
  /// The content's size at a scale of 1.
  final var unscaledSize = CGSize.zero
  private(set) final var refresher: UIRefreshControl?
  /// The room above the content that a control for refreshing keeps, in points.
  final var refreshInset: CGFloat = 0 {
    didSet { if refreshInset != oldValue { insetMayHaveChanged() } }
  }
  /// Whether the present animation goes to the top because of the status bar.
  final var isGoingToTop = false
  /// Until when indicators show without movement, in seconds.
  final var indicatorsEnd = -Double.infinity
  /// The phase for which the indicators were last asked to be drawn.
  final var drawnPhase = ScrollRule.Phase.idle

  /// Makes a scroll view with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    pan = madeByTouchKit(ScrollPanRecognizer())
    super.init(frame: frame)
    admitsTouches = true
    isMultipleTouchEnabled = true
    clipsToBounds = true
    pan.serve(self)
    gate.delaysTouchesBegan = true
    gate.cancelsTouchesInView = false
    addGestureRecognizer(gate)
    addGestureRecognizer(pan)
    updateAxes()
  }

  deinit {}

  /// The object that hears what the scroll view does.
  final var scrollDelegate: (any UIScrollViewDelegate)? {
    get { delegateReference?.delegate }
    set { delegateReference = newValue.map { WeakDelegate($0) } }
  }

  // MARK: Place

  /// The point of the content that shows at the view's corner, in points.
  ///
  /// Setting it moves the content at once; a drag or a deceleration goes on from there.
  open var contentOffset: CGPoint {
    get { geometry.bounds.origin }
    set { jump(to: newValue) }
  }

  /// Moves the content, in 0.3 seconds or at once. What moved it by itself stops.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    move(to: contentOffset, animated: animated)
  }

  /// The size of the content, in points. Sides that are below 0 or not finite count as 0.
  open var contentSize = CGSize.zero {
    didSet {
      unscaledSize = CGSize(
        width: contentSize.width / zoom.scale, height: contentSize.height / zoom.scale)
      if contentSize != oldValue { updateAxes() }
    }
  }

  /// Where content lies that is smaller than the view: at the corner (0, 0) by default, in the middle at
  /// (0.5, 0.5), at the opposite corner at (1, 1). Parts outside 0…1 count as the nearest end.
  open var contentAlignmentPoint = CGPoint.zero {
    didSet { if contentAlignmentPoint != oldValue { updateAxes() } }
  }

  /// How much further than the content it scrolls on each side, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { insetMayHaveChanged() } }
  }

  /// What of ``UIView/safeAreaInsets`` is added to ``contentInset``.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetMayHaveChanged() }
  }

  /// Moves the content as little as needed to show a rectangle of it.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the content's coordinates. An empty one, or one that is not finite, is
  ///     ignored.
  ///   - animated: Whether it takes 0.3 seconds.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { show(rect, animated: animated) }

  /// Stops every movement that no finger makes, and takes content that is beyond its edges back.
  open func stopScrollingAndZooming() { stopAll() }

  /// The control that says when content is pulled down to be refreshed; none by default.
  open var refreshControl: UIRefreshControl? {
    get { refresher }
    set {
      guard refresher !== newValue else { return }
      exchange(&refresher, with: newValue)?.leave(self)
      newValue?.serve(self)
    }
  }

  // MARK: Behaviour

  /// Whether fingers scroll; true by default. Turning it off in a drag ends the drag.
  open var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { updateRecognizers() } }
  }

  /// Whether content shows beyond its edges while it is dragged, and returns; sets both axes.
  open var bounces: Bool {
    get { bouncesHorizontally && bouncesVertically }
    set { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) }
  }

  /// Whether content bounces at its left and right edge; true by default.
  open var bouncesHorizontally = true { didSet { updateAxes() } }

  /// Whether content bounces at its top and bottom edge; true by default.
  open var bouncesVertically = true { didSet { updateAxes() } }

  /// Whether content that fits horizontally can be dragged and bounces back; false by default.
  open var alwaysBounceHorizontal = false { didSet { updateAxes() } }

  /// Whether content that fits vertically can be dragged and bounces back; false by default.
  open var alwaysBounceVertical = false { didSet { updateAxes() } }

  /// Whether it stops at multiples of its size; false by default.
  open var isPagingEnabled = false { didSet { rule.isPaging = isPagingEnabled } }

  /// Whether a drag that begins along one axis stays on it; false by default.
  open var isDirectionalLockEnabled = false {
    didSet { rule.isDirectionalLockEnabled = isDirectionalLockEnabled }
  }

  /// How much of a velocity is left after a millisecond; `.normal` by default.
  open var decelerationRate = DecelerationRate.normal {
    didSet { rule.rate = Double(decelerationRate.rawValue) }
  }

  /// Whether one around it may take over a horizontal drag that begins at its edge; true by default.
  open var transfersHorizontalScrollingToParent = true

  /// Whether one around it may take over a vertical drag that begins at its edge; true by default.
  open var transfersVerticalScrollingToParent = true

  // MARK: Content touches

  /// Whether content hears of its touches only after 0.15 seconds, or when they lift; true by default.
  open var delaysContentTouches = true { didSet { updateRecognizers() } }

  /// Whether a drag may take a touch away from content that has it; true by default.
  open var canCancelContentTouches = true

  /// Asked when content would hear that touches began; false keeps them from it.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  { true }

  /// Asked before dragging takes a touch away from content that has it; false: no drag.
  ///
  /// Not asked if ``canCancelContentTouches`` is false.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The recognizer that drags. Its delegate cannot be replaced.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// The recognizer that zooms; `nil` while ``minimumZoomScale`` is ``maximumZoomScale``.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    zoom.canBePinched ? pinch : nil
  }

  // MARK: Zooming

  /// The least scale to which fingers zoom; 1 by default. One that is not above 0 counts as 1.
  open var minimumZoomScale: CGFloat = 1 { didSet { updateZoomLimits() } }

  /// The greatest scale to which fingers zoom; 1 by default. One below the least counts as the least.
  open var maximumZoomScale: CGFloat = 1 { didSet { updateZoomLimits() } }

  /// Whether content can be pinched beyond its limits, and returns; true by default.
  open var bouncesZoom = true { didSet { zoom.bounces = bouncesZoom } }

  /// How large the content is drawn; 1 by default. While it bounces back, the limit already.
  open var zoomScale: CGFloat {
    get { CGFloat(zoom.scale) }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms about the middle of what shows, in 0.3 seconds or at once.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated: animated) }

  /// Zooms so that a rectangle of the zoomed view fills the viewport, as far as the limits let it.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the zoomed view's coordinates.
  ///   - animated: Whether it takes 0.3 seconds.
  open func zoom(to rect: CGRect, animated: Bool) { fill(with: rect, animated: animated) }

  // MARK: What it does now

  /// Whether a finger is down on it, dragging or not.
  open var isTracking: Bool { pan.numberOfTouches > 0 }

  /// Whether it was dragged and is not yet at rest again.
  open var isDragging: Bool { rule.isDragging }

  /// Whether it was let go and moves by itself.
  open var isDecelerating: Bool { rule.isDecelerating }

  /// Whether an animated change of the offset is under way.
  open var isScrollAnimating: Bool { rule.phase == .easing }

  /// Whether it is being zoomed.
  open var isZooming: Bool { zoom.phase == .pinching }

  /// Whether content returns to the limits of its scale.
  open var isZoomBouncing: Bool { zoom.phase == .bouncing }

  /// Whether an animated change of the scale is under way.
  open var isZoomAnimating: Bool { zoom.phase == .easing }

  // MARK: Keyboard and status bar

  /// Whether a drag ends editing; ``KeyboardDismissMode-swift.enum/none`` by default.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether the keys of a keyboard scroll, while the first responder is this view or is in it and takes no
  /// text; true by default.
  open var allowsKeyboardScrolling = true

  /// Whether a tap on the status bar scrolls to the top, unless several views in sight would; true by
  /// default.
  open var scrollsToTop = true

  @_spi(Widgets) open override var scrollingToTop: (() -> Void)? {
    scrollsToTop ? { self.scrollToTop() } : nil
  }

  /// Scrolls by a key that scrolls; other keys go on to the next responder.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if allowsKeyboardScrolling, let press = presses.first, presses.count == 1, scroll(by: press) {
      return
    }
    super.pressesBegan(presses, with: event)
  }

  // MARK: Focus

  @_spi(Widgets) open override var focusKind: FocusKind {
    isScrollEnabled ? .scrollingGroup : .group
  }
  @_spi(Widgets) open override func bringIntoSight(_ goal: FocusGoal, of view: UIView) -> UIView? {
    show(goal, of: view)
  }

  // MARK: Indicators

  /// How far the vertical indicator stays away from the edges, in points; nowhere by default.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { lookChanged() } }

  /// How far the horizontal indicator stays away from the edges, in points; nowhere by default.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { lookChanged() } }

  /// The insets of both indicators, in points. Reading it while they differ gives the vertical one's. [ours]
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether the safe area is added to the indicators' insets; true by default.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { lookChanged() } }

  /// How the indicators look.
  open var indicatorStyle = IndicatorStyle.default { didSet { lookChanged() } }

  /// Whether a bar shows where in the content it is, horizontally; true by default.
  open var showsHorizontalScrollIndicator = true { didSet { lookChanged() } }

  /// Whether a bar shows where in the content it is, vertically; true by default.
  open var showsVerticalScrollIndicator = true { didSet { lookChanged() } }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { showIndicators(for: UIScrollView.flashDuration) }

  // MARK: Layout and touches

  /// Brings content back between its edges where it became smaller.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutAtRest()
  }

  /// While it moves by itself, what is in it is not hit: a touch stops it. [seen]
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit != nil && rule.phase == .decelerating ? self : hit
  }

  /// Keeps the touches: they do not go on to the next responder. [seen: controllers around a scroll view
  /// do not hear of its touches]
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Keeps the touches.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Keeps the touches.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Keeps the touches.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// What ``touchesShouldBegin(_:with:in:)`` says.
  @_spi(Widgets) open override func admits(
    _ touches: Set<UITouch>, with event: UIEvent, to view: UIView
  ) -> Bool {
    let admits = touchesShouldBegin(touches, with: event, in: view)
    if !admits { reportObstacle(.contentClosed) }
    return admits
  }

  /// Scrolls by a page, where there is one and ``isScrollEnabled`` lets it.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollPage(direction)
  }

  #if !hasFeature(Embedded)
    /// What is said of a page that is scrolled to.
    func words(for page: PageScrolling.Page) -> String { "Page \(page.number) of \(page.count)" }
  #endif

  /// Takes the safe area into ``adjustedContentInset``.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetMayHaveChanged()
  }

  @_spi(Widgets) open override func overlays(for style: UIUserInterfaceStyle) -> [ViewSnapshot] {
    indicators(for: style)
  }

  @_spi(Widgets) open override func didChangeBounds(from old: CGRect) {
    boundsMayHaveMoved(from: old)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    windowChanged()
  }

  /// The application is gone whose fingers touched it.
  func fingersLost() {}
}
