// The appearance of a view that iOS code sets through its layer, and shapes drawn over the view.

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
    didSet { setNeedsDisplay() }
  }

  #if hasFeature(Embedded)
    /// Tells weak references when this object is gone.
    final lazy var lifetime = Lifetime()
  #endif

  /// The radius of the corners of the background and the border, in points; 0 by default.
  open var cornerRadius: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }

  /// The width of the line inside the view's edges, in points; 0 by default.
  open var borderWidth: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the line inside the view's edges; opaque black by default.
  open var borderColor: CGColor? = UIColor.black.cgColor {
    didSet { setNeedsDisplay() }
  }

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

  /// Notes that the layer looks different. TouchKit's own properties do so themselves.
  open func setNeedsDisplay() {
    viewStorage?.setNeedsDisplay()
    superlayerReference.object?.setNeedsDisplay()
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

/// How the ends of a line look.
nonisolated public enum CAShapeLayerLineCap: Sendable {
  /// The line ends at its end point.
  case butt
  /// The line ends in a half circle around its end point.
  case round
  /// The line ends half its width after its end point.
  case square
}

/// A path that is filled and drawn over a view.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class CAShapeLayer: CALayer {
  /// The origin of the path's coordinates in the view's, and their size; zero by default.
  open var frame = CGRect.zero {
    didSet { setNeedsDisplay() }
  }

  /// The path that is filled and drawn; none by default.
  open var path: CGPath? {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the line; `nil`, the default, draws none.
  open var strokeColor: CGColor? {
    didSet { setNeedsDisplay() }
  }

  /// The colour inside the path; opaque black by default, `nil` fills nothing.
  open var fillColor: CGColor? = UIColor.black.cgColor {
    didSet { setNeedsDisplay() }
  }

  /// The width of the line, in points; 1 by default.
  open var lineWidth: CGFloat = 1 {
    didSet { setNeedsDisplay() }
  }

  /// How the ends of the line look; `butt` by default.
  open var lineCap = CAShapeLayerLineCap.butt {
    didSet { setNeedsDisplay() }
  }

  /// Makes a shape without a path.
  public init() { super.init(view: nil) }

  deinit {}
}
