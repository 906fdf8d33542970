// Says why a stroke is not a circle, in values that can be compared and in words.

/// Why a stroke is not a circle, or can no longer become one: what was measured beside what is
/// allowed or needed.
///
/// Angles are in radians, and in degrees where they are written out.
public enum CircleReason: Equatable, Sendable {
  /// No circle fits the points at all.
  case fitsNoCircle(NoCircle)
  /// The stroke is too narrow for its length.
  case tooFlat(aspect: Double, needed: Double)
  /// It goes around too little or too much.
  case turns(Double, needed: ClosedRange<Double>)
  /// It bends more here and less there.
  case bendsUnevenly(by: Double, allowed: Double)
  /// It has a corner.
  case hasCorner(angle: Double, allowed: Double)
  /// Its points are too far from the circle, in radii.
  case tooRough(error: Double, allowed: Double)
  /// A point is too near to the centre: the larger of its distances across and down, in radii.
  case pointInside(distance: Double, needed: Double)
  /// The stroke's bounding box covers too little of the circle's.
  case coversTooLittle(share: Double, needed: Double)
  /// While drawing: it turned one way and then the other.
  case turnsBack(angle: Double, allowed: Double)
  /// While drawing: its direction turned too often already.
  case spirals(turns: Double, allowed: Double)
}

extension CircleReason: CustomStringConvertible {
  /// The reason in words: a predicate of the stroke, with the number beside its limit.
  public var description: String {
    switch self {
    case .fitsNoCircle(let reason): "\(reason)"
    case .tooFlat(let aspect, let needed):
      "is \(LimitText.pair(aspect, "times as wide as long, needs", needed))"
    case .turns(let turns, let needed):
      "turns \(LimitText.range(turns, needed))"
    case .bendsUnevenly(let angle, let allowed):
      "bends unevenly by \(LimitText.degrees(angle, allowed))"
    case .hasCorner(let angle, let allowed):
      "has a corner of \(LimitText.degrees(angle, allowed))"
    case .tooRough(let error, let allowed):
      "is \(LimitText.pair(error, "radii off its circle, allowed", allowed))"
    case .pointInside(let distance, let needed):
      "comes within \(LimitText.pair(distance, "radii of the centre, needs", needed))"
    case .coversTooLittle(let share, let needed):
      "covers \(LimitText.pair(share, "of its circle's box, needs more than", needed))"
    case .turnsBack(let angle, let allowed):
      "turns back by \(LimitText.degrees(angle, allowed))"
    case .spirals(let turns, let allowed):
      "has turned \(LimitText.pair(turns, "times already, allowed", allowed))"
    }
  }
}
