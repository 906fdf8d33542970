// A rectangle that has a place in a superview, can be seen, and can be touched. The class body has
// what is stored and what can be overridden; how it works is in the extensions beside it.

import GestureCore

/// A rectangle with its own coordinates that has a place in a superview and can be touched.
///
/// A superview keeps its subviews alive, and no view keeps its superview or its window alive: views
/// can be freed in any order.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIView: UIResponder {
  // MARK: Stored

  /// Names the view in logs and pictures: counted from 1 in its application. A view that comes into a
  /// window of another application gets a number of that one.
  public internal(set) final var identity: Int
  /// The number of the application that gave the identity.
  final var applicationNumber: Int
  /// The name of its class, once an observation had it.
  final var knownClassName: String?

  /// The place of the view among all views ever made, in any application: older ones have smaller
  /// numbers.
  final let creationNumber: Int
  private static var lastCreationNumber = 0

  final var geometry = ViewGeometry()
  final var appearance = ViewAppearance()
  final var subviewStorage: [UIView] = [] {
    didSet { setNeedsDisplay() }
  }
  private final var superviewReference = Weak<UIView>(nil)
  private final var windowReference = Weak<UIWindow>(nil)
  private final var controllerReference = Weak<UIViewController>(nil)
  final var layerStorage: CALayer?
  /// The animations that run on this view, oldest first; empty for most views.
  final var animations: [PropertyAnimation] = []
  /// The recognizers of this view, in the order added.
  final var recognizerStorage: [UIGestureRecognizer] = []
  /// How often the window has changed.
  final var windowChangeCount = 0
  final var needsLayout = true
  /// The number of the drawing since which its application knows that it looks different.
  final var drawingToldOf = -1
  /// Whether a view below this one needs layout.
  final var hasSubviewInNeedOfLayout = false
  /// Whether it is a scroll view, which is asked before views in it hear of touches.
  final var isScroller = false
  /// Whether it ever had a recognizer.
  final var hasHadRecognizers = false

  /// Makes a view with a frame in its future superview's coordinates.
  public init(frame: CGRect) {
    let application = UIApplication.shared
    identity = application.viewNumbers.next()
    applicationNumber = application.number
    UIView.lastCreationNumber += 1
    creationNumber = UIView.lastCreationNumber
    super.init()
    geometry.frame = frame
  }

  /// Makes a view without extent at the origin.
  public override convenience init() { self.init(frame: .zero) }

  deinit {}

  final var superviewStorage: UIView? {
    get { superviewReference.object }
    set { superviewReference = Weak(newValue) }
  }
  final var windowStorage: UIWindow? {
    get { windowReference.object }
    set { windowReference = Weak(newValue) }
  }
  /// The controller whose root view this is.
  final var controllerStorage: UIViewController? {
    get { controllerReference.object }
    set { controllerReference = Weak(newValue) }
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

  /// What happens to the view around its anchor; the identity by default.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { changeGeometry { $0.transform = newValue } }
  }

  /// How the view follows when the superview's size changes; not at all by default.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether subviews follow by their ``autoresizingMask`` when this view's size changes.
  open var autoresizesSubviews = true

  // MARK: Looks

  /// The opacity of the view and all that is in it, from 0 to 1; 1 by default.
  open var alpha: CGFloat {
    get { appearance.alpha }
    set { changeAlpha(to: newValue) }
  }

  /// Whether the view and all that is in it can be neither seen nor touched.
  open var isHidden: Bool {
    get { appearance.isHidden }
    set {
      appearance.isHidden = newValue
      setNeedsDisplay()
    }
  }

  /// The colour behind the view's content; `nil`, the default, is transparent.
  open var backgroundColor: UIColor? {
    get { appearance.backgroundColor }
    set { changeBackgroundColor(to: newValue) }
  }

  /// Whether what lies outside the bounds is cut off in pictures.
  open var clipsToBounds: Bool {
    get { appearance.clips }
    set {
      appearance.clips = newValue
      setNeedsDisplay()
    }
  }

  /// The borders, rounded corners and shapes of the view.
  public final var layer: CALayer {
    if let layer = layerStorage { return layer }
    let layer = CALayer(view: self)
    layerStorage = layer
    return layer
  }

  /// Says that the view looks different now. TouchKit's own properties say so themselves.
  open func setNeedsDisplay() {
    guard drawingToldOf != UIApplication.drawingNumber else { return }
    guard let application = windowStorage?.application else { return }
    drawingToldOf = UIApplication.drawingNumber
    application.lookChanged()
  }

  /// A number for the app's own use; 0 by default.
  open var tag = 0

  /// What a picture shows between the background and the subviews; nothing here.
  func content(for style: UIUserInterfaceStyle) -> ViewSnapshot.Content { .none }

  /// What a picture shows in front of the subviews; nothing here.
  func overlays(for style: UIUserInterfaceStyle) -> [ViewSnapshot] { [] }

  // MARK: Touch

  /// Whether the view and all that is in it can be touched; true by default.
  open var isUserInteractionEnabled = true

  /// Whether the view gets further touches while it has one; false by default.
  open var isMultipleTouchEnabled = false

  /// Whether this view takes touches only while no other view has one, and keeps the others from
  /// taking any while it has one; false by default.
  open var isExclusiveTouch = false

  /// The deepest view in front that holds a point, in this view's coordinates.
  ///
  /// Passed over, with all that is in it, is a view that is hidden, disabled, below 0.01 opaque,
  /// under an animation that does not allow interaction, or not ``point(inside:with:)``.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let skip = hitTestSkip(at: point, with: event) {
      // The application's own event knows whether anything observes.
      if event?.isObserved ?? true {
        windowStorage?.application?.report(.skipped(observationID, because: skip))
      }
      return nil
    }
    for subview in subviewStorage.reversed() {
      let inside = subview.hitGeometry.fromSuperview(point)
      if let hit = subview.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  /// Whether a point, in this view's coordinates, lies in its bounds.
  ///
  /// The minimum edges belong to the view, the maximum edges do not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let bounds = self.bounds
    return HitTestRule.contains(
      point.core, minimum: CGPoint(x: bounds.minX, y: bounds.minY).core,
      maximum: CGPoint(x: bounds.maxX, y: bounds.maxY).core)
  }

  // MARK: Recognizers

  /// The recognizers of this view, in the order added; `nil` if it never had any, and empty once all
  /// are taken off.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { hasHadRecognizers ? recognizerStorage : nil }
    set {
      for recognizer in recognizerStorage { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Lets a recognizer see the touches on this view and all that is in it.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { attach(recognizer) }

  /// Takes a recognizer off this view.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { detach(recognizer) }

  /// Whether a recognizer on this view or above may begin with a touch on this view.
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Family

  /// The view that this one is in.
  public final var superview: UIView? { superviewStorage }

  /// The window that this view is in; a window is in itself.
  public final var window: UIWindow? { windowStorage }

  /// The views in this one, back to front.
  public final var subviews: [UIView] { subviewStorage }

  /// The controller if this is its root view, else the superview.
  open override var next: UIResponder? { controllerStorage ?? superviewStorage }

  override var responderWindow: UIWindow? { windowStorage }

  /// Puts a view in front of the other subviews, and takes it from where it was.
  open func addSubview(_ view: UIView) { insert(view, at: subviewStorage.count) }

  /// Puts a view at an index, counted from the back; an index beyond the last means the front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts a view directly in front of another subview; in front of all if that is no subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, nextTo: sibling, offset: 1)
  }

  /// Puts a view directly behind another subview; in front of all if that is no subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, nextTo: sibling, offset: 0)
  }

  /// Moves a subview in front of the others; nothing happens to a view that is not a subview.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviewStorage.count - 1) }

  /// Moves a subview behind the others; nothing happens to a view that is not a subview.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  /// Swaps two subviews by their indexes, counted from the back.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let range = subviewStorage.indices
    guard range.contains(index1), range.contains(index2) else {
      programmerError(
        "UIView \(identity): exchangeSubview(at: \(index1), withSubviewAt: \(index2)) with "
          + "\(subviewStorage.count) subviews.")
    }
    subviewStorage.swapAt(index1, index2)
  }

  /// Takes the view out of its superview; nothing happens without one.
  open func removeFromSuperview() { leaveSuperview() }

  /// Called on a superview after a subview came.
  open func didAddSubview(_ subview: UIView) {}

  /// Called on a superview before a subview goes.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview changed.
  open func didMoveToSuperview() {}

  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the window changed.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Places the subviews; called when the size changed or layout was asked for. Does nothing here.
  open func layoutSubviews() {}

  /// The bounds were moved or have another size.
  func didChangeBounds(from old: CGRect) {}

  /// Asks for ``layoutSubviews()`` at the end of the turn.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Does at once the layout that was asked for in this view and below it.
  open func layoutIfNeeded() { layoutSubtree() }

  /// The size that suits the view within another, in points; the present size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { geometry.bounds.size }

  /// Called when ``safeAreaInsets`` may be others.
  open func safeAreaInsetsDidChange() {}

  /// Takes the size that suits the view, and keeps its top left corner.
  open func sizeToFit() {
    let origin = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    frame.origin = origin
  }
}
