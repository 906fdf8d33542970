// The geometry of a view in its superview: the arithmetic of center, bounds, transform and anchor.

/// The values that define a view's geometry in its superview's coordinates.
package nonisolated struct ViewGeometry: Equatable, Sendable {
  /// Where the anchor lies, in the superview's coordinates.
  package var center = CGPoint.zero
  /// The visible part of the view's own coordinates.
  package var bounds = CGRect.zero
  /// The transform and the anchor; `nil` for most views, which have the usual ones.
  private var pose: Pose? {
    get { Linked.transforms ? storedPose : nil }
    set {
      Linked.transforms = true
      storedPose = newValue
    }
  }
  private var storedPose: Pose?

  /// The transform of the view around its anchor.
  var transform: CGAffineTransform {
    get { pose?.transform ?? .identity }
    set { pose = Pose(transform: newValue, anchor: anchor) }
  }

  /// The point that the transform does not move, as a fraction of the bounds.
  var anchor: CGPoint {
    get { pose?.anchor ?? Pose.usualAnchor }
    set { pose = Pose(transform: transform, anchor: newValue) }
  }

  /// Whether the transform is not the identity.
  @inline(__always)
  var isTransformed: Bool { pose?.isTransformed ?? false }

  /// The anchor in the view's own coordinates.
  @inline(__always)
  var anchorInBounds: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchor.x * bounds.size.width,
      y: bounds.origin.y + anchor.y * bounds.size.height)
  }

  /// Converts a point from the view's own coordinates to the superview's.
  func toSuperview(_ point: CGPoint) -> CGPoint {
    let pivot = anchorInBounds
    let x = point.x - pivot.x
    let y = point.y - pivot.y
    guard isTransformed else { return CGPoint(x: center.x + x, y: center.y + y) }
    let t = transform
    return CGPoint(
      x: center.x + (t.a * x + t.c * y + t.tx), y: center.y + (t.b * x + t.d * y + t.ty))
  }

  /// Converts a point from the superview's coordinates to the view's own.
  func fromSuperview(_ point: CGPoint) -> CGPoint {
    let pivot = anchorInBounds
    var x = point.x - center.x
    var y = point.y - center.y
    if isTransformed {
      let back = CGPoint(x: x, y: y).applying(transform.inverted())
      x = back.x
      y = back.y
    }
    return CGPoint(x: pivot.x + x, y: pivot.y + y)
  }

  /// The smallest upright rectangle around the view, in the superview's coordinates.
  ///
  /// Setting it keeps the transform and finds the bounds' size and the center that give it.
  var frame: CGRect {
    get {
      guard isTransformed else {
        return CGRect(
          x: center.x - anchor.x * bounds.size.width, y: center.y - anchor.y * bounds.size.height,
          width: bounds.size.width, height: bounds.size.height)
      }
      let box = CGRect(
        x: -anchor.x * bounds.size.width, y: -anchor.y * bounds.size.height,
        width: bounds.size.width, height: bounds.size.height
      ).applying(transform)
      return box.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      let frame = newValue.standardized
      guard isTransformed else {
        bounds.size = frame.size
        center = CGPoint(
          x: frame.origin.x + anchor.x * frame.size.width,
          y: frame.origin.y + anchor.y * frame.size.height)
        return
      }
      bounds.size = sizeBefore(frame.size)
      center = .zero
      let unplaced = self.frame
      center = CGPoint(x: frame.minX - unplaced.minX, y: frame.minY - unplaced.minY)
    }
  }

  /// The bounds' size whose transformed bounding box has this size.
  ///
  /// A rotation by an odd multiple of 45° mixes both sides equally, so there is none. Then it is
  /// the size after the inverse transform. [ours; UIKit calls it undefined]
  private func sizeBefore(_ size: CGSize) -> CGSize {
    let t = transform
    let determinant = abs(t.a * t.d) - abs(t.b * t.c)
    let width = (abs(t.d) * size.width - abs(t.c) * size.height) / determinant
    let height = (abs(t.a) * size.height - abs(t.b) * size.width) / determinant
    if width.isFinite, height.isFinite, width >= 0, height >= 0 {
      return CGSize(width: width, height: height)
    }
    let back = size.applying(t.inverted())
    return CGSize(width: abs(back.width), height: abs(back.height))
  }
}

/// A transform around an anchor. It has an object of its own, because few views are turned or scaled.
nonisolated private final class Pose: Equatable, Sendable {
  let transform: CGAffineTransform
  let anchor: CGPoint
  /// Whether the transform is not the identity. Stored, because conversion reads it at every step.
  let isTransformed: Bool

  static let usualAnchor = CGPoint(x: 0.5, y: 0.5)

  /// `nil` for what most views have.
  init?(transform: CGAffineTransform, anchor: CGPoint) {
    isTransformed = !transform.isIdentity
    if !isTransformed, anchor == Self.usualAnchor { return nil }
    (self.transform, self.anchor) = (transform, anchor)
  }

  static func == (a: Pose, b: Pose) -> Bool { a.transform == b.transform && a.anchor == b.anchor }
}
