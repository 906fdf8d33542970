// What was done to a shape so that it lies straight and fits its neighbours.

/// One thing that was done to a shape to make it neat.
public enum Snap: Equatable, Hashable, Sendable {
  /// It was turned by so much, in radians, and an axis or a side is horizontal now.
  case horizontal(turnedBy: Double)
  /// It was turned by so much, in radians, and an axis or a side is vertical now.
  case vertical(turnedBy: Double)
  /// It was turned by so much, in radians, and an axis is at 45° now.
  case diagonal(turnedBy: Double)
  /// Its sides or its half axes are equal now; the shorter one was so many times as long as the
  /// longer one.
  case equalSides(ratio: Double)
  /// An end was moved to the end or the corner of a neighbour, by so many points.
  case endToEnd(at: SIMD2<Double>, movedBy: Double)
  /// An end was moved to the centre of a neighbour, by so many points.
  case endToCenter(at: SIMD2<Double>, movedBy: Double)
  /// It was moved until its centre is that of a neighbour, by so many points.
  case centerToCenter(at: SIMD2<Double>, movedBy: Double)
}

extension Snap: CustomStringConvertible {
  /// What is neat now, in a few words.
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    case .diagonal: "at 45°"
    case .equalSides: "equal sides"
    case .endToEnd: "tied to an end"
    case .endToCenter: "tied to a centre"
    case .centerToCenter: "at a centre"
    }
  }
}

/// How far a shape may be from neat to be made so.
public struct SnapLimits: Equatable, Hashable, Sendable {
  /// In radians, 0…π/8. An eighth of a right angle at the most: beyond, a turn to 45° is as near.
  public var angle: Double
  /// The least ratio of a shorter side to a longer one that are made equal, 0…1; above 1, none are.
  public var ratio: Double
  /// How far an end or a centre is moved, in points.
  public var distance: Double

  /// Makes limits; without arguments 6°, 0.9 and 12 points: ours, as people misplace corners by some
  /// 6 % of a side.
  public init(angle: Double = .pi / 30, ratio: Double = 0.9, distance: Double = 12) {
    self.angle = angle
    self.ratio = ratio
    self.distance = distance
  }
}
