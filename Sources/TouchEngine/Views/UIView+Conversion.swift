// Converts points and rectangles from one view's coordinates to another's, up to a common view and
// down again. It allocates nothing.

extension UIView {
  /// Converts a point from this view's coordinates to another's; `nil` means the window's.
  ///
  /// Between views of different windows, the point is converted through the screen's coordinates.
  /// Without a window, the outermost views stand for the windows.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    // Down first: this is the shortest way for a point of the window.
    if let view, let inside = view.descend(point, from: self) { return inside }
    var point = point
    var current = self
    while let superview = current.superviewStorage {
      point = current.geometry.toSuperview(point)
      current = superview
      if current === view { return point }
    }
    guard let view else { return point }
    if let inside = view.descend(point, from: current) { return inside }
    return view.descendFromScreen(current.geometry.toSuperview(point))
  }

  /// Converts a point from another view's coordinates, or the window's for `nil`, to this view's.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? outermost).convert(point, to: self)
  }

  /// Converts a rectangle to another view's coordinates: the upright rectangle around its corners.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(aroundCornersOf: rect) { convert($0, to: view) }
  }

  /// Converts a rectangle from another view's coordinates, or the window's for `nil`, to this
  /// view's.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? outermost).convert(rect, to: self)
  }

  /// The view at the top of the superviews.
  final var outermost: UIView {
    var current = self
    while let superview = current.superviewStorage { current = superview }
    return current
  }

  /// Converts a point of an ancestor to this view's coordinates; `nil` if it is not an ancestor.
  private final func descend(_ point: CGPoint, from ancestor: UIView) -> CGPoint? {
    if self === ancestor { return point }
    guard let superview = superviewStorage,
      let outside = superview.descend(point, from: ancestor)
    else { return nil }
    return geometry.fromSuperview(outside)
  }

  /// Converts a point from the coordinates around the outermost view to this view's.
  private final func descendFromScreen(_ point: CGPoint) -> CGPoint {
    geometry.fromSuperview(superviewStorage?.descendFromScreen(point) ?? point)
  }
}

extension UIWindow {
  /// Converts a point from this window's coordinates to another's; `nil` means the screen's. [doc]
  public final func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    guard let window else { return toScreen(point) }
    return convert(point, to: window as UIView)
  }

  /// Converts a point from another window's coordinates, or the screen's for `nil`, to this one's.
  public final func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    guard let window else { return fromScreen(point) }
    return convert(point, from: window as UIView)
  }

  /// Converts a rectangle to another window's coordinates, or the screen's for `nil`: the upright
  /// rectangle around its corners.
  public final func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    CGRect(aroundCornersOf: rect) { convert($0, to: window) }
  }

  /// Converts a rectangle from another window's coordinates, or the screen's for `nil`: the upright
  /// rectangle around its corners.
  public final func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    CGRect(aroundCornersOf: rect) { convert($0, from: window) }
  }
}

extension CGRect {
  /// The upright rectangle around the converted corners of another one.
  fileprivate init(aroundCornersOf rect: CGRect, _ elsewhere: (CGPoint) -> CGPoint) {
    self.init(
      around: elsewhere(CGPoint(x: rect.minX, y: rect.minY)),
      elsewhere(CGPoint(x: rect.maxX, y: rect.minY)),
      elsewhere(CGPoint(x: rect.minX, y: rect.maxY)),
      elsewhere(CGPoint(x: rect.maxX, y: rect.maxY)))
  }
}
