// The transforms between two transforms. They are mixed by scale, slant, angle and translation.
// Mixing number by number would shrink a view that only turns.

import GestureCore

/// A transform taken apart: scaled and slanted first, then turned, then moved.
nonisolated private struct TransformParts {
  var scaleX: Double
  var scaleY: Double
  /// How far the vertical axis leans along the horizontal one.
  var slant: Double
  /// The angle, in radians; `nil` if both axes have no length.
  var angle: Double?
  var move: Point

  init(_ t: CGAffineTransform) {
    var (a, b) = (Double(t.a), Double(t.b))
    let (c, d) = (Double(t.c), Double(t.d))
    move = Point(Double(t.tx), Double(t.ty))
    let length = Point(a, b).length
    guard length > 0 else {
      // The horizontal axis has no length, so the vertical one alone gives the angle.
      let height = Point(c, d).length
      (scaleX, scaleY, slant) = (0, height, 0)
      angle = height > 0 ? Trigonometry.atan2(-c, d) : nil
      return
    }
    // A mirroring transform turns over the more negative of the two axes.
    let turnsOver = a * d - b * c < 0 && a < d
    scaleX = turnsOver ? -length : length
    (a, b) = (a / scaleX, b / scaleX)
    angle = Trigonometry.atan2(b, a)
    slant = c * a + d * b
    scaleY = d * a - c * b
  }

  var transform: CGAffineTransform {
    let angle = self.angle ?? 0
    let (sine, cosine) = (Trigonometry.sin(angle), Trigonometry.cos(angle))
    return CGAffineTransform(
      a: CGFloat(cosine * scaleX), b: CGFloat(sine * scaleX),
      c: CGFloat(cosine * slant - sine * scaleY), d: CGFloat(sine * slant + cosine * scaleY),
      tx: CGFloat(move.x), ty: CGFloat(move.y))
  }
}

nonisolated extension CGAffineTransform {
  /// The transform a part of the way to another. Rotations go the shorter way; if both are equally
  /// long, clockwise.
  func mixed(with other: CGAffineTransform, _ part: Double) -> CGAffineTransform {
    if part == 0 { return self }
    if part == 1 { return other }
    var mix = TransformParts(self)
    let end = TransformParts(other)
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    mix.scaleX = between(mix.scaleX, end.scaleX)
    mix.scaleY = between(mix.scaleY, end.scaleY)
    mix.slant = between(mix.slant, end.slant)
    mix.move = mix.move + (end.move - mix.move) * part
    if let from = mix.angle, let to = end.angle {
      var turn = to - from
      if turn > .pi { turn -= 2 * .pi }
      if turn < -.pi { turn += 2 * .pi }
      mix.angle = from + turn * part
    } else {
      mix.angle = mix.angle ?? end.angle
    }
    return mix.transform
  }
}
