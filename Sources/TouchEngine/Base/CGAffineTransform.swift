// A linear map of the plane followed by a translation, as Core Graphics has it.

import GestureCore

/// A linear map of the plane followed by a translation: `x′ = a·x + c·y + tx`, `y′ = b·x + d·y + ty`.
///
/// `view.transform.scaledBy(x: 2, y: 2)` scales first and then does what the transform did before.
/// Angles are in radians and turn clockwise on a screen, whose `y` grows downwards.
nonisolated public struct CGAffineTransform: Hashable, Sendable {
  /// How much of `x` goes into the new `x`.
  public var a: CGFloat
  /// How much of `x` goes into the new `y`.
  public var b: CGFloat
  /// How much of `y` goes into the new `x`.
  public var c: CGFloat
  /// How much of `y` goes into the new `y`.
  public var d: CGFloat
  /// The horizontal translation, in points.
  public var tx: CGFloat
  /// The vertical translation, in points.
  public var ty: CGFloat

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform()

  /// Makes the transform that changes nothing.
  @inlinable
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// Makes a transform from its six numbers.
  @inlinable
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes the transform that moves by these distances, in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes the transform that multiplies both coordinates.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes the transform that turns by an angle, in radians, clockwise on a screen.
  public init(rotationAngle angle: CGFloat) {
    let sine = CGFloat(Trigonometry.sin(Double(angle)))
    let cosine = CGFloat(Trigonometry.cos(Double(angle)))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether it neither turns nor scales: it may only move.
  var keepsDirections: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Whether the transform changes nothing.
  @inlinable
  public var isIdentity: Bool { a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0 }

  /// The transform that moves first, by these distances in points, and then does what this one does.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    var result = self
    result.tx += a * x + c * y
    result.ty += b * x + d * y
    return result
  }

  /// The transform that scales first and then does what this one does.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a * x, b: b * x, c: c * y, d: d * y, tx: tx, ty: ty)
  }

  /// The transform that turns first, by an angle in radians, and then does what this one does.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The transform that does what this one does and then what `next` does.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The area that one square point covers afterwards, negative if the transform mirrors.
  @inlinable
  var determinant: CGFloat { a * d - b * c }

  /// The transform that undoes this one; this one itself if that is impossible.
  public func inverted() -> CGAffineTransform {
    let determinant = self.determinant
    // A transform without an inverse is returned unchanged, as in Core Graphics.
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

nonisolated extension CGPoint {
  /// The transformed point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

nonisolated extension CGSize {
  /// The size, transformed as a displacement: the translation is not used.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

nonisolated extension CGRect {
  /// The smallest upright rectangle around the transformed four corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    CGRect(
      around: CGPoint(x: minX, y: minY).applying(t), CGPoint(x: maxX, y: minY).applying(t),
      CGPoint(x: minX, y: maxY).applying(t), CGPoint(x: maxX, y: maxY).applying(t))
  }

  /// The smallest upright rectangle around four points.
  init(around p: CGPoint, _ q: CGPoint, _ r: CGPoint, _ s: CGPoint) {
    let left = min(min(p.x, q.x), min(r.x, s.x))
    let top = min(min(p.y, q.y), min(r.y, s.y))
    self.init(
      x: left, y: top, width: max(max(p.x, q.x), max(r.x, s.x)) - left,
      height: max(max(p.y, q.y), max(r.y, s.y)) - top)
  }
}
