// Writes what was measured beside its limit.

/// A number and the limit that it misses, in words.
enum LimitText {
  private static func rounded(_ value: Double) -> String { text(value, decimals: 100) }

  /// A number and its limit, with as many decimals as it takes to tell them apart.
  static func pair(_ value: Double, _ words: String, _ limit: Double) -> String {
    let (value, limit) = apart(value, limit, decimals: 100)
    return "\(value) \(words) \(limit)"
  }

  /// A number outside a range: with as many decimals as it takes to tell it from the nearer limit.
  static func range(_ value: Double, _ needed: ClosedRange<Double>) -> String {
    let isLess = value < needed.lowerBound
    let limit = isLess ? needed.lowerBound : needed.upperBound
    let (value, near) = apart(value, limit, decimals: 100)
    let low = isLess ? near : rounded(needed.lowerBound)
    let high = isLess ? rounded(needed.upperBound) : near
    return "\(value) times, needs \(low)…\(high)"
  }

  /// An angle and its limit, in degrees.
  static func degrees(_ angle: Double, _ allowed: Double) -> String {
    let (angle, allowed) = apart(angle * (180 / .pi), allowed * (180 / .pi), decimals: 1)
    return "\(angle)°, allowed \(allowed)°"
  }

  private static func apart(_ value: Double, _ limit: Double, decimals: Int) -> (String, String) {
    var decimals = decimals
    while true {
      let words = (text(value, decimals: decimals), text(limit, decimals: decimals))
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
