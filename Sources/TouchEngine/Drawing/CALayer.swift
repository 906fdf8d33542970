// The appearance of a view that iOS code sets through its layer.

/// The borders, corners and shapes of a view.
///
/// Every view has a layer, `view.layer`. Only shape layers can be made without a view.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class CALayer {
  private final let viewReference: Weak<UIView>
  private final var superlayerReference = Weak<CALayer>(nil)
  final var shapeStorage: [CAShapeLayer] = [] {
    didSet { lookChanged() }
  }

  #if hasFeature(Embedded)
    /// Tells weak references when this object is gone.
    final lazy var lifetime = Lifetime()
  #endif

  /// The radius of the corners of the background and the border, in points; 0 by default.
  open var cornerRadius: CGFloat = 0 {
    didSet { lookChanged() }
  }

  /// The width of the line inside the view's edges, in points; 0 by default.
  open var borderWidth: CGFloat = 0 {
    didSet { lookChanged() }
  }

  /// The colour of the line inside the view's edges; opaque black by default.
  open var borderColor: CGColor? = UIColor.black.cgColor {
    didSet { lookChanged() }
  }

  private final var shadow = Shadow() {
    didSet { lookChanged() }
  }

  /// Stored, without effect: whether the layer is drawn once into a picture that moves; false by default.
  open var shouldRasterize = false
  /// Stored, without effect: the scale of that picture; 1 by default.
  open var rasterizationScale: CGFloat = 1

  /// What the view's `draw(_:)` painted last.
  final var drawnShapes: [ViewSnapshot.Shape] = []

  init(view: UIView?) { viewReference = Weak(view) }

  deinit {
    #if hasFeature(Embedded)
      lifetime.isRunning = false
    #endif
  }

  /// The view whose layer this is.
  final var viewStorage: UIView? { viewReference.object }

  /// Whether content outside the rounded edges is cut off; the same as the view's `clipsToBounds`.
  public final var masksToBounds: Bool {
    get { viewStorage?.clipsToBounds ?? false }
    set { viewStorage?.clipsToBounds = newValue }
  }

  /// The point of the view that lies at `center` and that the transform does not move, as a
  /// fraction of the bounds; (0.5, 0.5) by default.
  ///
  /// Setting it does not change `center`, so the view moves.
  public final var anchorPoint: CGPoint {
    get { viewStorage?.geometry.anchor ?? CGPoint(x: 0.5, y: 0.5) }
    set { viewStorage?.changeGeometry { $0.anchor = newValue } }
  }

  // MARK: The view's values

  /// Where the anchor lies in the superlayer's coordinates, in points; the view's `center`.
  open var position: CGPoint {
    get { viewStorage?.center ?? .zero }
    set { viewStorage?.center = newValue }
  }

  /// The visible part of the layer's own coordinates, in points; the view's `bounds`.
  open var bounds: CGRect {
    get { viewStorage?.bounds ?? .zero }
    set { viewStorage?.bounds = newValue }
  }

  /// The smallest upright rectangle around the layer, in the superlayer's coordinates; the view's
  /// `frame`.
  open var frame: CGRect {
    get { viewStorage?.frame ?? .zero }
    set { viewStorage?.frame = newValue }
  }

  /// The opacity, from 0 to 1; the view's `alpha`.
  open var opacity: Float {
    get { Float(viewStorage?.alpha ?? 1) }
    set { viewStorage?.alpha = CGFloat(newValue) }
  }

  /// Whether the layer is invisible; the view's `isHidden`.
  open var isHidden: Bool {
    get { viewStorage?.isHidden ?? false }
    set { viewStorage?.isHidden = newValue }
  }

  /// The colour behind the content; the view's `backgroundColor`, as it looks in light surroundings.
  open var backgroundColor: CGColor? {
    get { viewStorage?.backgroundColor?.cgColor }
    set { viewStorage?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }

  /// The transform around the anchor; the view's `transform`. Of a transform in space, the part in the
  /// plane counts.
  open var transform: CATransform3D {
    get { CATransform3DMakeAffineTransform(viewStorage?.transform ?? .identity) }
    set { viewStorage?.transform = CATransform3DGetAffineTransform(newValue) }
  }

  /// The part of ``transform`` in the plane.
  public final func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Sets ``transform`` to one in the plane.
  public final func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  // MARK: The shadow

  /// The values of a shadow; the defaults are UIKit's.
  private struct Shadow {
    var color: CGColor? = UIColor.black.cgColor
    var opacity: Float = 0
    var offset = CGSize(width: 0, height: -3)
    var radius: CGFloat = 3
    var path: CGPath?
  }

  /// The colour of the shadow; opaque black by default. A view casts one if its background is not clear and it
  /// does not cut off what is outside of its edges.
  open var shadowColor: CGColor? {
    get { shadow.color }
    set { shadow.color = newValue }
  }

  /// The opacity of the shadow, from 0 to 1; 0 by default, which draws none.
  open var shadowOpacity: Float {
    get { shadow.opacity }
    set { shadow.opacity = newValue }
  }

  /// How far the shadow is from the view, in points; (0, -3) by default.
  open var shadowOffset: CGSize {
    get { shadow.offset }
    set { shadow.offset = newValue }
  }

  /// How soft the shadow's edge is, in points; 3 by default.
  open var shadowRadius: CGFloat {
    get { shadow.radius }
    set { shadow.radius = newValue }
  }

  /// The outline of the shadow on iOS; `nil` by default. Here a shadow always has the outline of the view.
  open var shadowPath: CGPath? {
    get { shadow.path }
    set { shadow.path = newValue }
  }

  /// The shadow as a host draws it; `nil` if there is none.
  final var drawnShadow: ViewSnapshot.Shadow? {
    guard shadow.opacity > 0, let color = shadow.color else { return nil }
    let alpha = min(CGFloat(shadow.opacity), 1) * color.alpha
    return ViewSnapshot.Shadow(
      color: CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha),
      offset: shadow.offset, radius: max(shadow.radius, 0))
  }

  /// Ends all animations: the view shows its final values, and completions get `false`.
  public final func removeAllAnimations() { viewStorage?.endAnimations() }

  /// The layer that this one was added to. For a view's layer, the layer of the superview.
  public final var superlayer: CALayer? {
    superlayerReference.object ?? viewStorage?.superviewStorage?.layer
  }

  /// The layers in this one, back to front: first the shapes, then the layers of the view's
  /// subviews; `nil` if there are none.
  public final var sublayers: [CALayer]? {
    var layers: [CALayer] = []
    // Embedded Swift cannot convert an array of a subclass as a whole.
    for shape in shapeStorage { layers.append(shape) }
    if let viewStorage {
      for subview in viewStorage.subviewStorage { layers.append(subview.layer) }
    }
    return layers.isEmpty ? nil : layers
  }

  /// Asks for the view's `draw(_:)` in the host's next picture.
  open func setNeedsDisplay() { viewStorage?.setNeedsDisplay() }

  final func lookChanged() {
    viewStorage?.lookChanged()
    superlayerReference.object?.lookChanged()
  }

  /// Puts a shape in front of the others; pictures show shapes between a view's content and its
  /// subviews.
  public final func addSublayer(_ layer: CAShapeLayer) {
    layer.removeFromSuperlayer()
    shapeStorage.append(layer)
    layer.superlayerReference = Weak(self)
  }

  /// Removes a shape from the layer that it was added to. A view's layer cannot be removed from the
  /// superview's.
  public final func removeFromSuperlayer() {
    superlayerReference.object?.shapeStorage.removeAll { $0 === self }
    superlayerReference = Weak(nil)
  }
}
