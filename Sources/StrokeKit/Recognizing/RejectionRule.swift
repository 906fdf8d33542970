// Where "none of these" begins, as the templates themselves say. It sees only how unlike templates
// are among themselves.

/// What templates say about how unlike gestures of one name, and of different names, are.
///
/// Every constant was chosen on the local sets, leaving one name out after the other and drawing it
/// as an unknown gesture. None has a unit, so they serve every algorithm.
enum RejectionRule {
  /// How unlike templates are among themselves.
  struct Likeness: Equatable, Sendable {
    /// For each name, the mean score between its examples; `nil` where there is a single one.
    var spreads: [Float?] = []
    /// For each name, how many examples it has.
    var counts: [Int] = []
    /// For each template, the score of the nearest one of another name; none where there is one name.
    var others: [Float] = []
  }

  /// The logarithm of how many times the typical spread a known gesture scores at most, nineteen
  /// times in twenty, if there is one example.
  private static let reach = 0.8
  /// Examples of one name are more alike than the nearest of different names: so much, as a logarithm.
  private static let ownShare = -1.18
  /// The power with which a name's own spread counts.
  private static let ownPower = 0.4
  /// The power with which the number of examples counts.
  private static let countPower = 0.2
  /// More examples than this say no more.
  private static let countMax = 16
  /// Examples count at least as so far apart, against how far the nearest of different names let
  /// expect, as a logarithm: twins say little about people.
  private static let spreadLeast = -2.0
  /// So many pairs of examples say as much about what is typical as different names do.
  private static let pairCountHalf = 16.0

  /// For each name, the score above which a gesture is none of the templates'.
  ///
  /// What is typical comes from how far examples of one name are apart, and from how near different
  /// names come: the more examples there are, the more they count. A name whose examples differ more
  /// than is typical allows more, with the 0.4 power. The best of many examples is nearer than the
  /// only one: so the limit falls with the 0.2 power of their number. Without two different
  /// templates nothing is known, and nothing is refused.
  static func limits(_ likeness: Likeness) -> [Double] {
    let expected = mean(likeness.others).map { $0 + ownShare }
    let spreads = likeness.spreads.map { spread -> Double? in
      guard let spread else { return nil }
      let own = spread > 0 ? Logarithm.natural(Double(spread)) : -.infinity
      return max(own, (expected ?? own) + spreadLeast)
    }
    guard let typical = typical(spreads, likeness.counts, expected: expected) else {
      return likeness.counts.map { _ in .infinity }
    }
    return zip(spreads, likeness.counts).map { spread, count in
      let pairs = pairCount(count)
      let share = ownPower * pairs / (pairs + 1)
      let own = spread.map { share * ($0 - typical) } ?? 0
      let fewer = countPower * Logarithm.natural(Double(min(max(1, count), countMax)))
      return Logarithm.exponential(reach + typical + own - fewer)
    }
  }

  /// The logarithm of a typical distance between examples of one name, weighed by how many there are.
  private static func typical(
    _ spreads: [Double?], _ counts: [Int], expected: Double?
  ) -> Double? {
    var sum = 0.0
    var names = 0.0
    var pairs = 0.0
    for (spread, count) in zip(spreads, counts) {
      guard let spread, spread > -.infinity else { continue }
      sum += spread
      names += 1
      pairs += pairCount(count)
    }
    if names == 0 { return expected }
    guard let expected else { return sum / names }
    let share = pairs / (pairs + pairCountHalf)
    return share * sum / names + (1 - share) * expected
  }

  private static func pairCount(_ count: Int) -> Double {
    let count = Double(min(count, countMax))
    return count * (count - 1) / 2
  }

  /// The mean logarithm of scores above 0; `nil` if there is none.
  private static func mean(_ scores: [Float]) -> Double? {
    let known = scores.filter { $0 > 0 }
    if known.isEmpty { return nil }
    return known.reduce(0) { $0 + Logarithm.natural(Double($1)) } / Double(known.count)
  }

  /// How much more likely a gesture is unknown than known, where both are equally frequent.
  ///
  /// - Parameter ratio: its score as a share of the limit; 1 means 2.5 to 1.
  static func odds(ofUnknown ratio: Double) -> Double {
    let cube = ratio * ratio * ratio
    return 2.46 * (cube * cube)
  }
}

extension Comparison {
  /// How unlike templates are among themselves.
  ///
  /// - Complexity: O(templates²).
  static func likeness(_ templates: TemplateShapes) -> RejectionRule.Likeness {
    var likeness = RejectionRule.Likeness()
    let nameCount = (templates.names.max() ?? -1) + 1
    var sums = [Double](repeating: 0, count: nameCount)
    likeness.counts = [Int](repeating: 0, count: nameCount)
    for name in templates.names { likeness.counts[name] += 1 }
    var scratch = [Lanes](repeating: .zero, count: Matcher.scratchLength + 1)
    templates.shapes.withUnsafeBufferPointer { shapes in
      scratch.withUnsafeMutableBufferPointer { scratch in
        guard let shapes = shapes.baseAddress, let scratch = scratch.baseAddress else { return }
        for (one, name) in templates.names.enumerated() {
          var nearest = Float.infinity
          for (other, otherName) in templates.names.enumerated() where other != one {
            let query = shapes + one * Matcher.shapeLength
            let template = shapes + other * Matcher.shapeLength
            let isOwn = name == otherName
            let score = Matcher.score(
              query, template,
              glance: Matcher.glance(query, template, settings: templates.settings),
              settings: templates.settings, scratch: scratch,
              cutoff: isOwn ? .infinity : nearest)
            if isOwn { sums[name] += Double(score) } else { nearest = min(nearest, score) }
          }
          if nearest < .infinity { likeness.others.append(nearest) }
        }
      }
    }
    likeness.spreads = zip(sums, likeness.counts).map { sum, count in
      count > 1 ? Float(sum / Double(count * (count - 1))) : nil
    }
    return likeness
  }
}
