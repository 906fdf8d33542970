// Shapes drawn over a view.

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
  private final var place = CGRect.zero {
    didSet { lookChanged() }
  }
  private final var opacityStorage: Float = 1
  private final var isHiddenStorage = false
  private final var transformStorage = CATransform3DIdentity
  private final var pathStorage: CGPath?

  /// The origin of the path's coordinates in the view's, and their size; zero by default.
  open override var frame: CGRect {
    get { place }
    set { place = newValue }
  }

  /// The middle of the ``frame``.
  open override var position: CGPoint {
    get { CGPoint(x: place.midX, y: place.midY) }
    set {
      place.origin = CGPoint(x: newValue.x - place.width / 2, y: newValue.y - place.height / 2)
    }
  }

  /// The size of the ``frame``; setting it keeps the position.
  open override var bounds: CGRect {
    get { CGRect(origin: .zero, size: place.size) }
    set {
      let middle = position
      place.size = newValue.size
      position = middle
    }
  }

  /// The opacity of the shape, from 0 to 1; 1 by default.
  open override var opacity: Float {
    get { opacityStorage }
    set {
      opacityStorage = min(max(newValue, 0), 1)
      lookChanged()
    }
  }

  /// Whether the shape is invisible.
  open override var isHidden: Bool {
    get { isHiddenStorage }
    set {
      isHiddenStorage = newValue
      lookChanged()
    }
  }

  /// The transform of the shape around its position.
  open override var transform: CATransform3D {
    get { transformStorage }
    set {
      transformStorage = newValue
      lookChanged()
    }
  }

  /// Without effect: a shape has no background. A rectangle as its path is one.
  open override var backgroundColor: CGColor? {
    get { nil }
    set {}
  }

  /// The path that is filled and drawn; none by default. The layer keeps it as it is when it is set.
  open var path: CGPath? {
    get { pathStorage }
    set {
      pathStorage = newValue?.copy()
      lookChanged()
    }
  }

  /// The colour of the line; `nil`, the default, draws none.
  open var strokeColor: CGColor? {
    didSet { lookChanged() }
  }

  /// The colour inside the path; opaque black by default, `nil` fills nothing.
  open var fillColor: CGColor? = UIColor.black.cgColor {
    didSet { lookChanged() }
  }

  /// The width of the line, in points; 1 by default.
  open var lineWidth: CGFloat = 1 {
    didSet { lookChanged() }
  }

  /// How the ends of the line look; `butt` by default.
  open var lineCap = CAShapeLayerLineCap.butt {
    didSet { lookChanged() }
  }

  /// Makes a shape without a path.
  public init() { super.init(view: nil) }

  deinit {}

  /// The shape as a plain value; `nil` if it shows nothing.
  final var snapshot: ViewSnapshot.Shape? {
    guard let path = pathStorage, !isHiddenStorage, opacityStorage > 0 else { return nil }
    let t = affineTransform()
    let middle = CGPoint(x: place.width / 2, y: place.height / 2)
    let around = CGAffineTransform(translationX: -middle.x, y: -middle.y).concatenating(t)
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    let shown =
      t == .identity ? path : CGPath(elements: path.elements.map { $0.applying(around) })
    return ViewSnapshot.Shape(
      origin: place.origin, path: shown, strokeColor: strokeColor?.faded(CGFloat(opacityStorage)),
      fillColor: fillColor?.faded(CGFloat(opacityStorage)), lineWidth: lineWidth * t.scale,
      lineCap: lineCap)
  }
}

nonisolated extension CGAffineTransform {
  /// By how much lengths grow: the root of the growth of areas.
  var scale: CGFloat { abs(a * d - b * c).squareRoot() }
}
