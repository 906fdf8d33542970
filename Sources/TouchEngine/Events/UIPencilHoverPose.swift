// Where a pen hovers, and how it is held.

/// Where a pen hovered when its barrel was tapped or squeezed, in the coordinates of the interaction's view.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UIPencilHoverPose {
  /// Above which point, in points.
  public let location: CGPoint
  /// How far above the surface: 0 on it, 1 at the greatest height that is measured.
  public let zOffset: CGFloat
  /// The direction in which it points, in radians clockwise from the x axis.
  public let azimuthAngle: CGFloat
  /// The direction in which it points, of length 1.
  public let azimuthUnitVector: CGVector
  /// The angle between the pen and the surface, in radians: 0 when it lies, π/2 when it stands.
  public let altitudeAngle: CGFloat
  /// The rotation of the pen about its axis, in radians.
  public let rollAngle: CGFloat

  /// - Parameter sample: The pen, in the coordinates of the view's window.
  init(_ sample: TouchSample, in view: UIView) {
    let window = view.window
    location = view.convert(sample.location, from: window)
    zOffset = sample.zOffset
    azimuthAngle = sample.azimuthAngle(in: view, of: window)
    azimuthUnitVector = sample.azimuthUnitVector(in: view, of: window)
    altitudeAngle = sample.altitudeAngle
    rollAngle = sample.rollAngle
  }

  deinit {}
}
