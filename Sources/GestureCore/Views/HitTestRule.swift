/// Whether a hit test looks into a view, and if not, why.
///
/// It knows the facts of one view. The caller walks from view to view.
public enum HitTestRule {
  /// Why a hit test passes over a view and all that is in it.
  public enum Skip: Equatable, Sendable {
    /// The view is hidden.
    case hidden
    /// The view does not take part in interaction.
    case interactionDisabled
    /// The view can hardly be seen.
    case transparent(alpha: Double, needed: Double)
    /// An animation that does not allow interaction runs on the view.
    case animating
    /// The point is not in the view.
    case outside
  }

  /// The opacity below which a view is passed over: 0.01. [doc]
  public static let alphaMin = 0.01

  /// Why a view is passed over wherever the point is; `nil` if the point decides.
  @inlinable
  public static func skip(
    isHidden: Bool, isInteractionEnabled: Bool, alpha: Double, isAnimating: Bool
  ) -> Skip? {
    if isHidden { return .hidden }
    if !isInteractionEnabled { return .interactionDisabled }
    if alpha < alphaMin { return .transparent(alpha: alpha, needed: alphaMin) }
    if isAnimating { return .animating }
    return nil
  }

  /// Whether a rectangle holds a point: its minimum edges do, its maximum edges do not. [doc]
  @inlinable
  public static func contains(_ point: Point, minimum: Point, maximum: Point) -> Bool {
    point.x >= minimum.x && point.x < maximum.x && point.y >= minimum.y && point.y < maximum.y
  }
}
