// The visible state of a view at its application's present time.

/// The visible values of a view's animated properties at the present time.
nonisolated public struct ViewPresentation: Sendable {
  package var geometry: ViewGeometry
  /// The opacity, from 0 to 1.
  public fileprivate(set) var opacity: CGFloat
  /// The colour behind the content.
  public fileprivate(set) var backgroundColor: UIColor?

  /// Where the anchor lies, in the superview's coordinates, in points.
  public var position: CGPoint { geometry.center }
  /// The visible part of the view's own coordinates, in points.
  public var bounds: CGRect { geometry.bounds }
  /// The transform of the view around its anchor.
  public var affineTransform: CGAffineTransform { geometry.transform }
  /// The smallest upright rectangle around the view, in the superview's coordinates.
  public var frame: CGRect { geometry.frame }

  fileprivate subscript(property: AnimatedProperty) -> AnimatedValue {
    get {
      switch property {
      case .center: .point(geometry.center)
      case .bounds: .rect(geometry.bounds)
      case .transform: .transform(geometry.transform)
      case .alpha: .number(opacity)
      case .backgroundColor: .color(backgroundColor)
      }
    }
    set {
      switch newValue {
      case .point(let point): geometry.center = point
      case .rect(let rect): geometry.bounds = rect
      case .transform(let transform): geometry.transform = transform
      case .number(let number): opacity = min(max(number, 0), 1)
      case .color(let color): backgroundColor = color
      }
    }
  }
}

extension UIView {
  /// The visible values of this view at its application's present time.
  package final var presentation: ViewPresentation {
    var presentation = ViewPresentation(
      geometry: geometry, opacity: appearance.alpha, backgroundColor: appearance.backgroundColor)
    guard Linked.animations else { return presentation }
    for animation in animations.reversed() {
      presentation[animation.property] = animation.shown(over: presentation[animation.property])
    }
    return presentation
  }
}

extension CALayer {
  /// The visible values at the application's present time; `nil` if the layer's view is in no
  /// window.
  public final func presentation() -> ViewPresentation? {
    guard let view = viewStorage, view.windowStorage != nil else { return nil }
    return view.presentation
  }
}
