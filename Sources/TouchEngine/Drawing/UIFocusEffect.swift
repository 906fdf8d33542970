// What shows that a view has the focus of a keyboard. `FocusRing` draws it.

/// What shows that a view has the focus; by itself nothing more than the ring of every view.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public class UIFocusEffect {
  /// That of views for which the app has chosen none.
  static var automatic: UIFocusEffect { UIFocusHaloEffect() }

  /// Makes the effect of every view.
  public init() {}

  deinit {}

  /// The shape that the app has chosen, in the view's coordinates, in points.
  var shape: (rect: CGRect, radius: CGFloat)? { nil }
}

/// A ring around a view that has the focus.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UIFocusHaloEffect: UIFocusEffect {
  private let chosen: (rect: CGRect, radius: CGFloat)?

  /// Makes a ring around the view, with its rounded corners.
  public override init() { chosen = nil }

  /// Makes a ring along a rectangle in the view's coordinates, in points.
  public init(rect: CGRect) { chosen = (rect, 0) }

  /// Makes a ring along a rounded rectangle in the view's coordinates, in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { chosen = (rect, cornerRadius) }

  deinit {}

  override var shape: (rect: CGRect, radius: CGFloat)? { chosen }
}
