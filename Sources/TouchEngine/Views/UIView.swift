// A rectangle in a superview that can be seen and touched: what is stored, and what can be overridden.

import GestureCore

/// A rectangle in a superview, with its own coordinates, that can be seen and touched.
///
/// A superview keeps its subviews alive. No view keeps its superview or its window alive, so views
/// can be freed in any order.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIView: FocusResponder {
  /// The number of the view in logs and pictures, counted from 1 in its application. A view that
  /// moves to a window of another application gets a number of that application.
  public internal(set) final var identity: Int
  /// The number of the application that gave the identity.
  final var applicationNumber: Int
  /// The name of its class, once an observation has used it.
  @exclusivity(unchecked) final var knownClassName: String?

  /// The number of the view among all views of the process; older views have smaller numbers.
  final let creationNumber: Int
  private static var lastCreationNumber = 0

  // A hit test reads what is unchecked here of each view. No other code runs while it changes.
  @exclusivity(unchecked) package final var geometry = ViewGeometry()
  @exclusivity(unchecked) final var appearance = ViewAppearance()
  // What is small stands together, because programs make many views.
  @exclusivity(unchecked) private(set) final var isInteractive = true { didSet { lookChanged() } }
  private(set) final var isHitPlainly = false
  // No other code runs while a mark of the layout is read or set.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var needsLayout = true
  /// Which subviews need layout, or have a view in them that does. Its deinit runs on any thread; then nobody
  /// else has it.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  nonisolated(unsafe) final var subviewsInNeedOfLayout = SubviewsInNeed.none
  /// Whether the next picture asks it to draw itself.
  final var needsDrawing = true
  /// Whether it is asked before views in it hear of touches.
  package final var admitsTouches = false
  /// Whether it ever had a recognizer.
  final var hasHadRecognizers = false
  /// The parts of the view's frame that are flexible when the superview's size changes; none by
  /// default.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow by their ``autoresizingMask`` when this view's size changes.
  open var autoresizesSubviews = true
  /// Whether the view gets further touches while it has one; false by default.
  open var isMultipleTouchEnabled = false
  /// Whether the view is mirrored where reading goes from right to left; unspecified by default.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { setNeedsLayout() }
  }
  /// The subviews, back to front. `changeSubviews` alone changes them while the view lives. Its deinit runs on
  /// any thread; then nobody else has it.
  @exclusivity(unchecked) package nonisolated(unsafe) final var subviewStorage: [UIView] = []
  /// As many levels as the views in this one have, or more if some left; 0 without any. Read by the deinit, too.
  nonisolated(unsafe) final var levels = 0
  // No other code runs while a reference is read or set.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private final var superviewReference = Weak<UIView>(nil)
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private final var windowReference = Weak<UIWindow>(nil)
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private final var ownerReference = Weak<ViewOwner>(nil)
  final var layerStorage: CALayer?
  /// The animations that run on this view, oldest first; empty for most views.
  @exclusivity(unchecked) final var animations: [PropertyAnimation] = []
  /// The recognizers of this view, in the order added. A picture says whether there are any.
  final var recognizerStorage: [UIGestureRecognizer] = [] { didSet { lookChanged() } }
  /// The interactions of this view, in the order added.
  final var interactionStorage: [any UIInteraction] = []
  /// How often the window has changed.
  final var windowChangeCount = 0
  /// The number of the drawing since which its application knows that it looks different.
  final var drawingToldOf = -1

  /// The class whose hit test asks no code of the app; a subclass may override what decides.
  @_spi(Widgets) open class var classHitPlainly: ObjectIdentifier { ObjectIdentifier(UIView.self) }

  /// Makes a view with a frame in its future superview's coordinates.
  public init(frame: CGRect) {
    let application = UIApplication.shared
    identity = application.engine.viewNumbers.next()
    applicationNumber = application.number
    UIView.lastCreationNumber += 1
    creationNumber = UIView.lastCreationNumber
    super.init()
    isHitPlainly = ObjectIdentifier(Swift.type(of: self)) == Swift.type(of: self).classHitPlainly
    geometry.frame = frame
  }

  /// Makes a view without extent at the origin.
  public override convenience init() { self.init(frame: .zero) }

  deinit {
    if levels > UIView.levelsReleasedTogether { releaseOneByOne() }
  }

  package final var superviewStorage: UIView? {
    get { superviewReference.object }
    set { superviewReference = Weak(newValue) }
  }
  package final var windowStorage: UIWindow? {
    get { windowReference.object }
    set { windowReference = Weak(newValue) }
  }
  /// The controller whose root view this is.
  package final var owner: ViewOwner? {
    get { ownerReference.object }
    set { ownerReference = Weak(newValue) }
  }

  // MARK: Place

  /// The smallest upright rectangle around the view, in the superview's coordinates, in points.
  ///
  /// Setting it changes ``center`` and the size of ``bounds`` and keeps ``transform``.
  open var frame: CGRect {
    get { geometry.frame }
    set { changeGeometry { $0.frame = newValue } }
  }

  /// The visible part of the view's own coordinates, in points.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { changeGeometry { $0.bounds = newValue } }
  }

  /// Where the view's anchor, normally its middle, lies in the superview's coordinates, in points.
  open var center: CGPoint {
    get { geometry.center }
    set { changeGeometry { $0.center = newValue } }
  }

  /// The transform of the view around its anchor; the identity by default.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { changeGeometry { $0.transform = newValue } }
  }

  // MARK: Looks

  /// The opacity of the view and its subviews, from 0 to 1; 1 by default.
  open var alpha: CGFloat {
    get { appearance.alpha }
    set { changeAlpha(to: newValue) }
  }

  /// Whether the view and its subviews are invisible and cannot be touched.
  open var isHidden: Bool {
    get { appearance.isHidden }
    set {
      appearance.isHidden = newValue
      lookChanged()
    }
  }

  /// The colour behind the view's content; `nil`, the default, is transparent.
  open var backgroundColor: UIColor? {
    get { appearance.backgroundColor }
    set { changeBackgroundColor(to: newValue) }
  }

  /// Whether content outside the bounds is cut off in pictures.
  open var clipsToBounds: Bool {
    get { appearance.clips }
    set {
      appearance.clips = newValue
      lookChanged()
    }
  }

  /// The borders, rounded corners and shapes of the view.
  public final var layer: CALayer {
    if let layer = layerStorage { return layer }
    let layer = CALayer(view: self)
    layerStorage = layer
    return layer
  }

  /// Paints what the view shows between its background and its subviews. Does nothing here.
  ///
  /// The host's next picture asks for it: for the first one, after ``setNeedsDisplay()``, after a change
  /// of size, and when colours change between light and dark. Paths that it fills and draws with
  /// ``UIGraphicsGetCurrentContext()`` or ``UIBezierPath`` are shown until it is called again.
  open func draw(_ rect: CGRect) {}

  /// Asks for ``draw(_:)`` in the host's next picture.
  open func setNeedsDisplay() {
    needsDrawing = true
    lookChanged()
  }

  /// Asks for ``draw(_:)`` in the host's next picture; all of the view is drawn.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// A number for the app's own use; 0 by default.
  open var tag = 0

  /// The content of a picture between the background and the subviews; none here.
  @_spi(Widgets) open func content(for style: UIUserInterfaceStyle) -> ViewSnapshot.Content {
    .none
  }

  /// What a picture shows in front of the subviews; nothing here.
  @_spi(Widgets) open func overlays(for style: UIUserInterfaceStyle) -> [ViewSnapshot] { [] }

  // MARK: Accessibility

  override var accessibilityNumber: Int? { identity }
  override var placeOnScreen: CGRect {
    UIAccessibility.convertToScreenCoordinates(bounds, in: self)
  }
  override var isInSight: Bool { isSeen }
  override var viewsInside: [UIView] { subviewStorage }
  override var isReadMirrored: Bool { isMirrored }
  override func accessibilityChanged() { lookChanged() }

  // MARK: Focus

  /// Whether the focus of a keyboard can go to the view while it shows and can be touched; false by
  /// default, true for rows that can be selected and controls that are enabled.
  open var canBecomeFocused: Bool { false }

  /// What shows that the view has the focus: a ``UIFocusHaloEffect`` around it by default.
  open var focusEffect: UIFocusEffect? {
    get { focusEffectStorage }
    set { focusEffectStorage = newValue }
  }

  /// How much the view is wanted when Tab leads to its group; the larger number counts, and by default
  /// the view that had the focus last.
  open var focusGroupPriority: UIFocusGroupPriority {
    get { focusPriorityStorage }
    set { focusPriorityStorage = newValue }
  }

  override var focusView: UIView? { self }

  // MARK: Touch

  /// Whether the view and its subviews can be touched; true by default.
  open var isUserInteractionEnabled: Bool {
    get { isInteractive }
    set { isInteractive = newValue }
  }

  /// Whether this view accepts touches only while no other view has one, and other views accept
  /// none while this view has one; false by default.
  open var isExclusiveTouch = false

  /// The frontmost deepest view that contains a point, in this view's coordinates.
  ///
  /// It skips a view with its subviews if the view is hidden, disabled, has an opacity below 0.01,
  /// has an animation that does not allow interaction, or if its ``point(inside:with:)`` returns
  /// false.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let skip = hitTestSkip(at: point, with: event) {
      if event?.isObserved ?? true { reportSkipped(because: skip) }
      return nil
    }
    return hitInside(at: point, with: event)
  }

  /// Whether a point, in this view's coordinates, lies in its bounds.
  ///
  /// The minimum edges belong to the view, the maximum edges do not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.isHit(at: point)
  }

  /// Whether touches may begin for a view inside; asked of the nearest one with `admitsTouches` around it.
  @_spi(Widgets) open func admits(
    _ touches: Set<UITouch>, with event: UIEvent, to view: UIView
  ) -> Bool { true }

  /// What scrolls the view to its top by a tap on the status bar; `nil` if nothing does.
  @_spi(Widgets) open var scrollingToTop: (() -> Void)? { nil }

  // MARK: Recognizers

  /// The recognizers of this view, in the order added; `nil` if it never had any, and empty once
  /// all are removed.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { hasHadRecognizers ? recognizerStorage : nil }
    set {
      for recognizer in recognizerStorage { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Adds a recognizer. It receives the touches on this view and its subviews.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { attach(recognizer) }

  /// Removes a recognizer from this view.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { detach(recognizer) }

  /// Whether a recognizer of this view or a superview may begin with a touch on this view.
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Family

  /// The controller if this is its root view, otherwise the superview.
  open override var next: UIResponder? { owner ?? superviewStorage }

  @_spi(Widgets) open override var responderWindow: UIWindow? { windowStorage }

  /// Inserts a view in front of the other subviews, and removes it from its old superview.
  open func addSubview(_ view: UIView) { insert(view, at: subviewStorage.count) }

  /// Inserts a view at an index, counted from the back. An index beyond the last means the front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a view directly in front of another subview; in front of all if that one is no subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, nextTo: sibling, offset: 1)
  }

  /// Inserts a view directly behind another subview; in front of all if that view is not a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, nextTo: sibling, offset: 0)
  }

  /// Moves a subview in front of the others. Does nothing if the view is not a subview.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviewStorage.count - 1) }

  /// Moves a subview behind the others. Does nothing if the view is not a subview.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  /// Swaps two subviews by their indexes, counted from the back.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchangeSubviews(index1, index2)
  }

  /// Removes the view from its superview, if it has one.
  open func removeFromSuperview() { leaveSuperview() }

  /// Called on a superview after a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called on a superview before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview changed.
  open func didMoveToSuperview() {}

  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the window changed.
  open func didMoveToWindow() {}

  /// The view has left a window, or comes into one and may have been in one that is gone.
  @_spi(Widgets) open func leftWindow() {}

  // MARK: Layout

  /// Lays out the subviews, after a change of size or ``setNeedsLayout()``. Does nothing here.
  open func layoutSubviews() {}

  /// The bounds were moved or have another size.
  @_spi(Widgets) open func didChangeBounds(from old: CGRect) {}

  /// Asks for ``layoutSubviews()`` at the end of the turn.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Runs the requested layout of this view and its subviews at once.
  open func layoutIfNeeded() { layoutTree() }

  /// The best size of the view within another size, in points; the present size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { geometry.bounds.size }

  /// Called when ``safeAreaInsets`` may be others.
  open func safeAreaInsetsDidChange() {}

  /// Changes to the best size, and keeps the top left corner.
  open func sizeToFit() {
    let origin = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    frame.origin = origin
  }
}
