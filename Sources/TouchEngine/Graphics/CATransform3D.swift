// Transforms of layers: four by four numbers, of which a layer shows what is flat.

import GestureCore

/// A transform of points in space.
nonisolated public struct CATransform3D: Hashable, Sendable {
  /// First row: what goes from the old x into the new coordinates.
  public var m11, m12, m13, m14: CGFloat
  /// Second row: what goes from the old y.
  public var m21, m22, m23, m24: CGFloat
  /// Third row: what goes from the old z.
  public var m31, m32, m33, m34: CGFloat
  /// Fourth row: the translation.
  public var m41, m42, m43, m44: CGFloat

  /// Makes a transform of zeros.
  public init() { self.init(rows: [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]) }

  init(rows r: [[CGFloat]]) {
    (m11, m12, m13, m14) = (r[0][0], r[0][1], r[0][2], r[0][3])
    (m21, m22, m23, m24) = (r[1][0], r[1][1], r[1][2], r[1][3])
    (m31, m32, m33, m34) = (r[2][0], r[2][1], r[2][2], r[2][3])
    (m41, m42, m43, m44) = (r[3][0], r[3][1], r[3][2], r[3][3])
  }

  var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }
}

/// The transform that changes nothing.
nonisolated public let CATransform3DIdentity = CATransform3DMakeAffineTransform(.identity)

/// Whether a transform changes nothing.
nonisolated public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t == CATransform3DIdentity
}

/// Whether two transforms are the same.
nonisolated public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D)
  -> Bool
{
  a == b
}

/// Makes the transform that moves, in points.
nonisolated public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3D(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1]])
}

/// Makes the transform that multiplies the coordinates.
nonisolated public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3D(rows: [[sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1]])
}

/// Makes the transform that turns about an axis through the origin, in radians; the one that changes
/// nothing if the axis has no length.
nonisolated public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let s = CGFloat(Trigonometry.sin(Double(angle)))
  let c = CGFloat(Trigonometry.cos(Double(angle)))
  let rest = 1 - c
  return CATransform3D(rows: [
    [x * x * rest + c, x * y * rest + z * s, x * z * rest - y * s, 0],
    [x * y * rest - z * s, y * y * rest + c, y * z * rest + x * s, 0],
    [x * z * rest + y * s, y * z * rest - x * s, z * z * rest + c, 0],
    [0, 0, 0, 1],
  ])
}

/// Moves before a transform.
nonisolated public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// Multiplies the coordinates before a transform.
nonisolated public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// Turns before a transform.
nonisolated public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// The transform that applies one, then another.
nonisolated public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D
{
  let (a, b) = (a.rows, b.rows)
  return CATransform3D(
    rows: a.map { row in
      (0..<4).map { column in
        row[0] * b[0][column] + row[1] * b[1][column] + row[2] * b[2][column]
          + row[3] * b[3][column]
      }
    })
}

/// Makes a transform in space from one in the plane.
nonisolated public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(rows: [[m.a, m.b, 0, 0], [m.c, m.d, 0, 0], [0, 0, 1, 0], [m.tx, m.ty, 0, 1]])
}

/// Whether a transform stays in the plane.
nonisolated public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// The part of a transform that stays in the plane.
nonisolated public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
