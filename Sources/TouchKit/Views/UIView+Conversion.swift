// Takes points and rectangles from one view's coordinates to another's, up to a common view and
// down again. Nothing is allocated on the way.

extension UIView {
  /// Takes a point from this view's coordinates to another's; `nil` means the window's.
  ///
  /// Views of different windows meet on the screen. Without a window the outermost views take the
  /// window's part.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    // Down first, so that a window's point reaches a view without a detour.
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

  /// Takes a point from another view's coordinates, or the window's for `nil`, to this view's.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? outermost).convert(point, to: self)
  }

  /// Takes a rectangle to another view's coordinates: the upright one around its corners.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(aroundCornersOf: rect) { convert($0, to: view) }
  }

  /// Takes a rectangle from another view's coordinates, or the window's for `nil`, to this view's.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? outermost).convert(rect, to: self)
  }

  /// The view at the top of the superviews.
  final var outermost: UIView {
    var current = self
    while let superview = current.superviewStorage { current = superview }
    return current
  }

  /// Takes a point of an ancestor down to this view; `nil` if it is not an ancestor.
  private final func descend(_ point: CGPoint, from ancestor: UIView) -> CGPoint? {
    if self === ancestor { return point }
    guard let superview = superviewStorage,
      let outside = superview.descend(point, from: ancestor)
    else { return nil }
    return geometry.fromSuperview(outside)
  }

  /// Takes a point from the space around the outermost view down to this one.
  private final func descendFromScreen(_ point: CGPoint) -> CGPoint {
    geometry.fromSuperview(superviewStorage?.descendFromScreen(point) ?? point)
  }
}

extension UIWindow {
  /// Takes a point from this window's coordinates to another's; `nil` means the screen's. [doc]
  public final func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    guard let window else { return toScreen(point) }
    return convert(point, to: window as UIView)
  }

  /// Takes a point from another window's coordinates, or the screen's for `nil`, to this one's.
  public final func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    guard let window else { return fromScreen(point) }
    return convert(point, from: window as UIView)
  }

  /// Takes a rectangle to another window's coordinates, or the screen's for `nil`: the upright one
  /// around its corners.
  public final func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    CGRect(aroundCornersOf: rect) { convert($0, to: window) }
  }

  /// Takes a rectangle from another window's coordinates, or the screen's for `nil`: the upright one
  /// around its corners.
  public final func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    CGRect(aroundCornersOf: rect) { convert($0, from: window) }
  }
}

extension CGRect {
  /// The upright rectangle around the corners of another one, each of which is taken elsewhere.
  fileprivate init(aroundCornersOf rect: CGRect, _ elsewhere: (CGPoint) -> CGPoint) {
    self.init(
      around: elsewhere(CGPoint(x: rect.minX, y: rect.minY)),
      elsewhere(CGPoint(x: rect.maxX, y: rect.minY)),
      elsewhere(CGPoint(x: rect.minX, y: rect.maxY)),
      elsewhere(CGPoint(x: rect.maxX, y: rect.maxY)))
  }
}
