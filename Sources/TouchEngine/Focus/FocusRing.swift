// The ring that shows where the focus is, as a part of the picture of its view.

/// What is known of rings.
private enum FocusRing {
  /// The number of the ring of view 0 in pictures. It is below those of what widgets draw in front of their
  /// subviews, and small enough for the numbers of a web page.
  nonisolated static let firstIdentity = -(1 << 40)
  /// How wide a ring is, in points. [ours]
  static let width: CGFloat = 3
  /// How far it goes beyond a view that cuts nothing off, in points. [ours]
  static let distance: CGFloat = 4
}

extension UIView {
  /// The ring that shows in front of what is in the view, if it has the focus.
  final func focusRing(for style: UIUserInterfaceStyle) -> [ViewSnapshot] {
    guard isFocused, let effect = focusEffect else { return [] }
    // What a view cuts off would not show.
    let distance = clipsToBounds ? 0 : FocusRing.distance
    let (rect, radius) =
      effect.shape ?? (
        bounds.insetBy(dx: -distance, dy: -distance), (layerStorage?.cornerRadius ?? 0) + distance
      )
    return [
      ViewSnapshot(
        identity: FocusRing.firstIdentity - identity,
        position: CGPoint(x: rect.midX, y: rect.midY), anchorPoint: CGPoint(x: 0.5, y: 0.5),
        bounds: CGRect(origin: .zero, size: rect.size), transform: .identity, alpha: 1,
        backgroundColor: nil, cornerRadius: radius, borderWidth: FocusRing.width,
        borderColor: UIColor.systemBlue.resolved(for: style), shadow: nil, clips: false,
        isUserInteractionEnabled: false, hasGestures: false, accessibility: nil, isFocused: false,
        content: .none,
        shapes: [], subviews: [])
    ]
  }
}
