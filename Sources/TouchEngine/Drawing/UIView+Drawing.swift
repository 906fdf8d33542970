// Drawing: which views are asked to draw themselves, and when.

extension UIView {
  /// Notes that the view looks different, because of something other than what ``draw(_:)`` paints.
  package final func lookChanged() {
    guard drawingToldOf != UIApplication.drawingNumber else { return }
    guard let application = windowStorage?.application else { return }
    drawingToldOf = UIApplication.drawingNumber
    application.lookChanged()
  }

  /// Asks this view and its visible subviews to draw themselves where they have to.
  ///
  /// - Parameter isRestyled: Whether all have to, because colours are others now.
  final func drawSubtree(for outerStyle: UIUserInterfaceStyle, isRestyled: Bool) {
    let style = style(in: outerStyle)
    // A picture that `draw(_:)` asks for shows what was painted before: it would never end otherwise.
    guard CGContext.current == nil else { return }
    if exchange(&needsDrawing, with: false) || isRestyled { drawSelf(for: style) }
    for subview in subviewStorage where subview.isSeen {
      subview.drawSubtree(for: style, isRestyled: isRestyled)
    }
  }

  /// Whether this view and its subviews show light or dark colours; `.unspecified`, the default, for those
  /// of the superview. The view's own choice comes before its controller's.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { appearance.style }
    set {
      guard newValue != appearance.style else { return }
      appearance.style = newValue
      styleChanged()
    }
  }

  /// This view and its subviews draw themselves again.
  final func styleChanged() {
    lookChanged()
    needsDrawing = true
    for subview in subviewStorage { subview.styleChanged() }
  }

  /// The style that counts in this view.
  final func style(in outer: UIUserInterfaceStyle) -> UIUserInterfaceStyle {
    if appearance.style != .unspecified { return appearance.style }
    let owned = owner?.overrideUserInterfaceStyle ?? .unspecified
    return owned == .unspecified ? outer : owned
  }

  private final func drawSelf(for style: UIUserInterfaceStyle) {
    let context = CGContext(style: style)
    CGContext.current = context
    draw(bounds)
    CGContext.current = nil
    // A view that draws nothing needs no layer for it.
    if layerStorage != nil || !context.shapes.isEmpty { layer.drawnShapes = context.shapes }
  }

  /// Whether the view can be seen.
  final var isSeen: Bool { !isHidden && presentation.opacity > 0 }

  /// This view and the views in it that can be seen, a view before its subviews, and these back to front.
  final var seenViews: [UIView] {
    var seen: [UIView] = []
    var open = [self]
    while let view = open.popLast() {
      guard view.isSeen else { continue }
      seen.append(view)
      open += view.subviewStorage.reversed()
    }
    return seen
  }
}
