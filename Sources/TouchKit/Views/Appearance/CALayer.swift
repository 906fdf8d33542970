// The looks of a view that iOS code reaches through its layer, and shapes drawn over it.

/// The borders, corners and shapes of a view.
///
/// Every view has one, reached through `view.layer`; only shape layers stand on their own.
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

  /// How far the corners of the background and the border are rounded, in points; 0 by default.
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

  /// Whether what lies outside the rounded edges is cut off; the same as the view's `clipsToBounds`.
  public final var masksToBounds: Bool {
    get { viewStorage?.clipsToBounds ?? false }
    set { viewStorage?.clipsToBounds = newValue }
  }

  /// The point that stays in place under the view's transform and that `center` places, as a
  /// fraction of the bounds; (0.5, 0.5) by default.
  ///
  /// Setting it does not change `center`, so the view moves.
  public final var anchorPoint: CGPoint {
    get { viewStorage?.geometry.anchor ?? CGPoint(x: 0.5, y: 0.5) }
    set { viewStorage?.changeGeometry { $0.anchor = newValue } }
  }

  /// Ends what is on its way: the view shows its values as they are, and completions hear `false`.
  public final func removeAllAnimations() { viewStorage?.endAnimations() }

  /// The layer that this one was added to, or of a view's layer the superview's.
  public final var superlayer: CALayer? {
    superlayerReference.object ?? viewStorage?.superviewStorage?.layer
  }

  /// What is in this layer, back to front as pictures draw it: first the shapes, then the layers of
  /// the view's subviews; `nil` without any.
  public final var sublayers: [CALayer]? {
    var layers: [CALayer] = []
    // Embedded Swift cannot convert an array of a subclass as a whole.
    for shape in shapeStorage { layers.append(shape) }
    if let viewStorage {
      for subview in viewStorage.subviewStorage { layers.append(subview.layer) }
    }
    return layers.isEmpty ? nil : layers
  }

  /// Says that the layer looks different now. TouchKit's own properties say so themselves.
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

  /// Takes the layer out of the one that it was added to; a view's layer stays in its superview's as
  /// long as the view does.
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
  /// Where the path's coordinates begin in the view's, and how much room they have; zero by default.
  open var frame = CGRect.zero {
    didSet { setNeedsDisplay() }
  }

  /// What is filled and drawn; nothing by default.
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
