// Measures two fingers: how far apart, at what angle, around which point. It decides nothing.

/// Two fingers at one instant.
@frozen
@usableFromInline
struct FingerPair: Equatable, Sendable {
  @usableFromInline var a: Point
  @usableFromInline var b: Point

  @inlinable
  init(_ a: Point, _ b: Point) {
    self.a = a
    self.b = b
  }

  /// From the first finger to the second.
  @inlinable var span: Point { b - a }

  @inlinable var centroid: Point { Point((a.x + b.x) / 2, (a.y + b.y) / 2) }

  /// The distance of the fingers in points, held between 1 and 1e9: nothing that is divided by it
  /// becomes infinite or undefined, and real fingers are further apart than 1. [ours]
  @inlinable var distance: Double { min(max(span.length, 1), 1e9) }
}

/// How far a line has turned since it was first seen, over any number of turns.
///
/// The angle is measured against the first line each time, so that no error piles up.
@frozen
@usableFromInline
struct TurnMeter: Equatable, Sendable {
  @usableFromInline var reference = Point.zero
  @usableFromInline var folded = 0.0
  @usableFromInline var turns = 0.0

  @inlinable
  init(from line: Point) {
    reference = line
  }

  /// Radians, clockwise positive.
  @inlinable var angle: Double { folded + turns * (2 * Double.pi) }

  /// The line is this one now; it turned by less than half a turn since the last call.
  @inlinable
  mutating func turned(to line: Point) {
    // Two fingers at one point have no direction: the last direction stays valid.
    if line == .zero { return }
    if reference == .zero { reference = line }
    let cross = reference.x * line.y - reference.y * line.x
    let dot = reference.x * line.x + reference.y * line.y
    let angle = Trigonometry.atan2(cross, dot)
    // Huge coordinates overflow the products; an unknown angle must not spoil the sum.
    if angle.isNaN { return }
    let step = angle - folded
    if step > .pi {
      turns -= 1
    } else if step < -.pi {
      turns += 1
    }
    folded = angle
  }
}
