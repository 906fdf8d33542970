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
      "is \(rounded(aspect)) times as wide as long, needs \(rounded(needed))"
    case .turns(let turns, let needed):
      "turns \(rounded(turns)) times, "
        + "needs \(rounded(needed.lowerBound))…\(rounded(needed.upperBound))"
    case .bendsUnevenly(let angle, let allowed):
      "bends unevenly by \(degrees(angle)), allowed \(degrees(allowed))"
    case .hasCorner(let angle, let allowed):
      "has a corner of \(degrees(angle)), allowed \(degrees(allowed))"
    case .tooRough(let error, let allowed):
      "is \(rounded(error)) radii off its circle, allowed \(rounded(allowed))"
    case .pointInside(let distance, let needed):
      "comes within \(rounded(distance)) radii of the centre, needs \(rounded(needed))"
    case .coversTooLittle(let share, let needed):
      "covers \(rounded(share)) of its circle's box, needs more than \(rounded(needed))"
    case .turnsBack(let angle, let allowed):
      "turns back by \(degrees(angle)), allowed \(degrees(allowed))"
    case .spirals(let turns, let allowed):
      "has turned \(rounded(turns)) times already, allowed \(rounded(allowed))"
    }
  }

  private func rounded(_ value: Double) -> String { CircleReason.text(value, decimals: 100) }

  private func degrees(_ angle: Double) -> String {
    CircleReason.text(angle * (180 / .pi), decimals: 1) + "°"
  }

  /// A number with as many decimals as `decimals` has zeros, but no zeros at the end; huge ones as
  /// Swift writes them.
  private static func text(_ value: Double, decimals: Int) -> String {
    let scaled = (value * Double(decimals)).rounded()
    guard scaled.magnitude < 1e15 else { return "\(value)" }
    let whole = Int(scaled.magnitude)
    let (count, rest) = whole.quotientAndRemainder(dividingBy: decimals)
    let sign = scaled < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(count)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(count).\(digits)"
  }
}
