// The looks of a view that iOS code reaches through its layer, and shapes drawn over it.

/// The borders, corners and shapes of a view.
///
/// Every view has one, reached through `view.layer`; only shape layers stand on their own.
open class CALayer {
  /// The view whose layer this is; the view clears it when it goes away.
  nonisolated(unsafe) final unowned(unsafe) var viewStorage: UIView?
  /// The layer that this one was added to; that one clears it when it goes away.
  nonisolated(unsafe) final unowned(unsafe) var superlayerStorage: CALayer?
  nonisolated(unsafe) final var shapeStorage: [CAShapeLayer] = []

  /// How far the corners of the background and the border are rounded, in points; 0 by default.
  open var cornerRadius: CGFloat = 0

  /// The width of the line inside the view's edges, in points; 0 by default.
  open var borderWidth: CGFloat = 0

  /// The colour of the line inside the view's edges; opaque black by default.
  open var borderColor: CGColor? = UIColor.black.cgColor

  init(view: UIView?) { viewStorage = view }

  deinit {
    for shape in shapeStorage { shape.superlayerStorage = nil }
  }

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

  /// The layer that this one was added to.
  public final var superlayer: CALayer? { superlayerStorage }

  /// The shapes in this layer, back to front; `nil` without any.
  public final var sublayers: [CALayer]? {
    // Embedded Swift cannot convert an array of a subclass as a whole.
    shapeStorage.isEmpty ? nil : shapeStorage.map { $0 as CALayer }
  }

  /// Puts a shape in front of the others; pictures show shapes between a view's content and its
  /// subviews.
  public final func addSublayer(_ layer: CAShapeLayer) {
    layer.removeFromSuperlayer()
    shapeStorage.append(layer)
    layer.superlayerStorage = self
  }

  /// Takes the layer out of the one that it was added to.
  public final func removeFromSuperlayer() {
    superlayerStorage?.shapeStorage.removeAll { $0 === self }
    superlayerStorage = nil
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
open class CAShapeLayer: CALayer {
  /// Where the path's coordinates begin in the view's, and how much room they have; zero by default.
  open var frame = CGRect.zero

  /// What is filled and drawn; nothing by default.
  open var path: CGPath?

  /// The colour of the line; `nil`, the default, draws none.
  open var strokeColor: CGColor?

  /// The colour inside the path; opaque black by default, `nil` fills nothing.
  open var fillColor: CGColor? = UIColor.black.cgColor

  /// The width of the line, in points; 1 by default.
  open var lineWidth: CGFloat = 1

  /// How the ends of the line look; `butt` by default.
  open var lineCap = CAShapeLayerLineCap.butt

  /// Makes a shape without a path.
  public init() { super.init(view: nil) }
}
