// The part of a view that the device's corners, cameras and bars leave free.

extension UIView {
  /// How far the device's corners and bars reach into the view, in points; zero outside a window.
  public final var safeAreaInsets: UIEdgeInsets {
    guard let window = windowStorage, let screen = window.application?.screen,
      screen.safeAreaInsets != .zero
    else { return .zero }
    let free = window.bounds.inset(by: screen.safeAreaInsets)
    let own = bounds
    let inside = self === window ? free : convert(free, from: window)
    return UIEdgeInsets(
      top: min(max(inside.minY - own.minY, 0), own.height),
      left: min(max(inside.minX - own.minX, 0), own.width),
      bottom: min(max(own.maxY - inside.maxY, 0), own.height),
      right: min(max(own.maxX - inside.maxX, 0), own.width))
  }

  /// Tells this view and all views in it.
  final func safeAreaHasChanged() {
    safeAreaInsetsDidChange()
    setNeedsLayout()
    for subview in subviewStorage { subview.safeAreaHasChanged() }
  }
}
