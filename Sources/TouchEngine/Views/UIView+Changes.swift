// All changes of a view's geometry and appearance are made here. They tell the running animations,
// ask for layout, and resize subviews.

extension UIView {
  /// Changes the view's geometry.
  final func changeGeometry(_ change: (inout ViewGeometry) -> Void) {
    let old = geometry
    change(&geometry)
    let new = geometry
    if new != old { lookChanged() }
    if new.center != old.center {
      noteChange(of: .center, from: .point(old.center), to: .point(new.center))
    }
    if new.transform != old.transform {
      noteChange(of: .transform, from: .transform(old.transform), to: .transform(new.transform))
    }
    guard new.bounds != old.bounds else { return }
    noteChange(of: .bounds, from: .rect(old.bounds), to: .rect(new.bounds))
    setNeedsLayout()
    if new.bounds.size != old.bounds.size {
      needsDrawing = true
      resizeSubviews(from: old.bounds.size)
    }
    didChangeBounds(from: old.bounds)
  }

  /// Moves the visible part of the view's own coordinates.
  ///
  /// - Parameter asksForLayout: Whether ``layoutSubviews()`` is called for it.
  package final func moveBounds(to origin: CGPoint, asksForLayout: Bool) {
    let old = geometry.bounds
    guard origin != old.origin else { return }
    geometry.bounds.origin = origin
    lookChanged()
    if Linked.animations, !animations.isEmpty || UIView.openTransaction != nil {
      noteChange(of: .bounds, from: .rect(old), to: .rect(geometry.bounds))
    }
    if asksForLayout { setNeedsLayout() }
  }

  /// Changes the opacity; values outside 0…1 mean the nearest end.
  final func changeAlpha(to alpha: CGFloat) {
    let old = appearance.alpha
    let new = min(max(alpha, 0), 1)
    guard new != old else { return }
    appearance.alpha = new
    lookChanged()
    noteChange(of: .alpha, from: .number(old), to: .number(new))
  }

  /// Changes the colour behind the content.
  final func changeBackgroundColor(to color: UIColor?) {
    let old = appearance.backgroundColor
    guard color != old else { return }
    appearance.backgroundColor = color
    lookChanged()
    noteChange(of: .backgroundColor, from: .color(old), to: .color(color))
  }
}
