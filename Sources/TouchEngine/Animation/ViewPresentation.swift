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

  fileprivate mutating func show(_ value: AnimatedValue, as property: AnimatedProperty) {
    switch (property, value) {
    case (.center, .point(let point)): geometry.center = point
    case (.bounds, .rect(let rect)): geometry.bounds = rect
    case (.transform, .transform(let transform)): geometry.transform = transform
    case (.alpha, .number(let number)): opacity = min(max(number, 0), 1)
    case (.backgroundColor, .color(let color)): backgroundColor = color
    case (.center, _), (.bounds, _), (.transform, _), (.alpha, _), (.backgroundColor, _):
      programmerError("ViewPresentation: a property has a value of another kind.")
    }
  }
}

extension UIView {
  /// The visible values of this view at its application's present time.
  package final var presentation: ViewPresentation {
    var presentation = ViewPresentation(
      geometry: geometry, opacity: appearance.alpha, backgroundColor: appearance.backgroundColor)
    guard Linked.animations else { return presentation }
    for animation in animations where !animation.transaction.isOver {
      presentation.show(animation.present, as: animation.property)
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
