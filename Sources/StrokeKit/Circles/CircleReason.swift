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
      "is \(pair(aspect, "times as wide as long, needs", needed))"
    case .turns(let turns, let needed):
      "turns \(range(turns, needed))"
    case .bendsUnevenly(let angle, let allowed):
      "bends unevenly by \(degrees(angle, allowed))"
    case .hasCorner(let angle, let allowed):
      "has a corner of \(degrees(angle, allowed))"
    case .tooRough(let error, let allowed):
      "is \(pair(error, "radii off its circle, allowed", allowed))"
    case .pointInside(let distance, let needed):
      "comes within \(pair(distance, "radii of the centre, needs", needed))"
    case .coversTooLittle(let share, let needed):
      "covers \(pair(share, "of its circle's box, needs more than", needed))"
    case .turnsBack(let angle, let allowed):
      "turns back by \(degrees(angle, allowed))"
    case .spirals(let turns, let allowed):
      "has turned \(pair(turns, "times already, allowed", allowed))"
    }
  }

  private func rounded(_ value: Double) -> String { CircleReason.text(value, decimals: 100) }

  /// A number and its limit, with as many decimals as it takes to tell them apart.
  private func pair(_ value: Double, _ words: String, _ limit: Double) -> String {
    let (value, limit) = apart(value, limit, decimals: 100)
    return "\(value) \(words) \(limit)"
  }

  /// A number outside a range: with as many decimals as it takes to tell it from the nearer limit.
  private func range(_ value: Double, _ needed: ClosedRange<Double>) -> String {
    let isLess = value < needed.lowerBound
    let limit = isLess ? needed.lowerBound : needed.upperBound
    let (value, near) = apart(value, limit, decimals: 100)
    let low = isLess ? near : rounded(needed.lowerBound)
    let high = isLess ? rounded(needed.upperBound) : near
    return "\(value) times, needs \(low)…\(high)"
  }

  private func degrees(_ angle: Double, _ allowed: Double) -> String {
    let (angle, allowed) = apart(angle * (180 / .pi), allowed * (180 / .pi), decimals: 1)
    return "\(angle)°, allowed \(allowed)°"
  }

  private func apart(_ value: Double, _ limit: Double, decimals: Int) -> (String, String) {
    var decimals = decimals
    while true {
      let words = (
        CircleReason.text(value, decimals: decimals), CircleReason.text(limit, decimals: decimals)
      )
      guard words.0 == words.1, value != limit, decimals < 1_000_000 else { return words }
      decimals *= 10
    }
  }

  /// A number with at most as many decimals as `decimals` has zeros, and no zeros at the end; huge ones
  /// as Swift writes them.
  private static func text(_ value: Double, decimals: Int) -> String {
    let scaled = (value * Double(decimals)).rounded()
    guard scaled.magnitude < 1e15 else { return "\(value)" }
    let whole = Int(scaled.magnitude)
    let (count, rest) = whole.quotientAndRemainder(dividingBy: decimals)
    let sign = scaled < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(count)" }
    var digits = String("\(decimals + rest)".dropFirst())
    while digits.utf8.last == UInt8(ascii: "0") { digits.removeLast() }
    return "\(sign)\(count).\(digits)"
  }
}
