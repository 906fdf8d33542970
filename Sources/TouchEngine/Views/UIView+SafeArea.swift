// The part of a view that the device's corners, cameras and bars leave free.

extension UIView {
  /// How far the device's corners and bars reach into the view, in points; zero outside a window.
  public final var safeAreaInsets: UIEdgeInsets {
    safeArea(withBarsFrom: self)
  }

  /// The safe area that the screen and the bars of controllers leave, whose root views are a view and
  /// the views around it.
  private final func safeArea(withBarsFrom start: UIView?) -> UIEdgeInsets {
    guard let window = windowStorage, let screen = window.application?.screen else { return .zero }
    var next = start
    while let view = next {
      if let bars = view.owner?.insetsOfBars, bars != .zero {
        let around = view.safeArea(withBarsFrom: view.superviewStorage)
        let free = view.bounds.inset(by: around + bars)
        return insets(to: view === self ? free : convert(free, from: view))
      }
      next = view.superviewStorage
    }
    return safeAreaOfScreen(screen, in: window)
  }

  private final func safeAreaOfScreen(_ screen: UIScreen, in window: UIWindow) -> UIEdgeInsets {
    guard screen.safeAreaInsets != .zero else { return .zero }
    let free = window.bounds.inset(by: screen.safeAreaInsets)
    return insets(to: self === window ? free : convert(free, from: window))
  }

  /// How far the edges are from a free rectangle, both in this view's coordinates.
  private final func insets(to free: CGRect) -> UIEdgeInsets {
    let own = bounds
    return UIEdgeInsets(
      top: min(max(free.minY - own.minY, 0), own.height),
      left: min(max(free.minX - own.minX, 0), own.width),
      bottom: min(max(own.maxY - free.maxY, 0), own.height),
      right: min(max(own.maxX - free.maxX, 0), own.width))
  }

  /// Tells this view and all views in it.
  final func safeAreaHasChanged() {
    safeAreaInsetsDidChange()
    setNeedsLayout()
    for subview in subviewStorage { subview.safeAreaHasChanged() }
  }
}

extension UIEdgeInsets {
  package static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }
}
