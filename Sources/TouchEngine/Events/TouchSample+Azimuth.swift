// Where a pen points, in the coordinates of a view: for touches, and for a pen that hovers.

import GestureCore

extension TouchSample {
  /// The direction in which the pen points, in radians clockwise from the x axis of a view in the window. It is
  /// exactly the host's angle in the window, and in views that are neither turned nor scaled in the window.
  func azimuthAngle(in view: UIView?, of window: UIWindow?) -> CGFloat {
    if azimuthAngle.isFinite, Self.isUpright(view, in: window) { return azimuthAngle }
    let vector = azimuthUnitVector(in: view, of: window)
    return CGFloat(Trigonometry.atan2(Double(vector.dy), Double(vector.dx)))
  }

  /// The direction in which the pen points, in the coordinates of a view in the window, of length 1.
  func azimuthUnitVector(in view: UIView?, of window: UIWindow?) -> CGVector {
    let angle = Double(azimuthAngle)
    let direction = CGPoint(x: Trigonometry.cos(angle), y: Trigonometry.sin(angle))
    let isUpright = Self.isUpright(view, in: window)
    let tip = isUpright ? direction : Self.convert(direction, from: window, to: view)
    let foot = isUpright ? .zero : Self.convert(.zero, from: window, to: view)
    let (dx, dy) = (Double(tip.x - foot.x), Double(tip.y - foot.y))
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return CGVector(dx: 1, dy: 0) }
    return CGVector(dx: dx / length, dy: dy / length)
  }

  private static func convert(_ point: CGPoint, from window: UIWindow?, to view: UIView?) -> CGPoint
  {
    guard let view else { return point }
    return view.convert(point, from: window)
  }

  /// Whether a view is neither turned nor scaled in the window; `nil` stands for the window.
  private static func isUpright(_ view: UIView?, in window: UIWindow?) -> Bool {
    var next = view
    while let current = next, current !== window {
      guard current.geometry.transform.keepsDirections else { return false }
      next = current.superviewStorage
    }
    // A view that is not in the window has no direction there.
    return view == nil || next != nil
  }
}
