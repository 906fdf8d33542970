// Where "none of these" begins: what people's drawings let expect, corrected by how alike the
// examples are among themselves. It compares nothing.

/// Where "none of these" begins for a list of templates.
struct RejectionRule: Sendable {
  /// Scores of a drawing that are certain enough, and barely possible, for one of the templates'.
  struct Limits: Equatable, Sendable {
    /// Above it the name is unsure.
    var sure: Double
    /// Above it the drawing is none of the templates'.
    var possible: Double

    /// Nothing is refused.
    static let none = Limits(sure: .infinity, possible: .infinity)
  }

  /// The logarithm of the mean score between examples of one name, as is usual with simple shapes.
  private static let spreadUsual = 1.54
  /// By how much of what examples differ more than usual the limits grow, with many examples. Before
  /// structure counted, with a half and the whole, 94.6 and 98.5 % of the known music symbols were accepted
  /// at three examples instead of 97.2, and 7.0 and 1.5 % of the unknown ones refused instead of 3.3.
  private static let spreadShare = 0.75
  /// Twins say little about people, and examples that have nothing in common neither.
  private static let spreadRange = 1.0...3.7
  /// With one name there is no other that a drawing could be instead, so how it bends must decide: the
  /// limits shrink by this share of the difference, which is 0.7 between a square and a circle. Of 0.3, 0.37,
  /// 0.45 and 0.55, with a circle taught, 20, 17, 14 and 12 % of the rectangles of the $1 logs were named, and 96,
  /// 95, 94 and 93 % of the circles.
  private static let bendShare = 0.5

  private let habits: RejectionHabits
  private let scale: StrokeAlgorithm.Scale
  /// For each template.
  private let traits: [StrokeTraits]
  /// For each name, the logarithm of the number of its examples.
  private let examples: [Double]
  private let spread: Double

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - spreads: for each name, the mean score between its examples; `nil` for a single one.
  ///   - counts: for each name, how many examples it has.
  ///   - traits: for each template.
  init(
    spreads: [Float?], counts: [Int], traits: [StrokeTraits], scale: StrokeAlgorithm.Scale,
    habits: RejectionHabits
  ) {
    self.habits = habits
    self.scale = scale
    self.traits = traits
    examples = counts.map { StrokeLogarithm.natural(Double(max(1, $0))) }
    let known = spreads.compactMap { spread -> Double? in
      guard let spread else { return nil }
      return Self.clamp(spread > 0 ? scale.combined(Double(spread)) : -.infinity)
    }
    let mean = known.reduce(0, +) / Double(max(1, known.count))
    let count = Double(counts.reduce(0, +)) / Double(max(1, counts.count))
    spread =
      known.isEmpty ? 0 : Self.spreadShare * (1 - 1 / max(1, count)) * (mean - Self.spreadUsual)
  }

  private static func clamp(_ spread: Double) -> Double {
    min(max(spread, spreadRange.lowerBound), spreadRange.upperBound)
  }

  /// What is known of a drawing whose best template is this one.
  func facts(score: Double, name: Int, template: Int, traits drawn: StrokeTraits)
    -> RejectionFacts
  {
    let own = traits[template]
    return RejectionFacts(
      score: scale.combined(score), turning: max(drawn.turning, own.turning),
      strokes: drawn.strokes, examples: examples[name], spread: spread)
  }

  /// The limits of a drawing's score.
  func limits(name: Int, template: Int, traits drawn: StrokeTraits) -> Limits {
    let facts = facts(score: 1, name: name, template: template, traits: drawn)
    let bend =
      examples.count > 1 ? 0 : Self.bendShare * (drawn.bend - traits[template].bend).magnitude
    let possible = facts.logarithm(at: habits.possible) - bend
    // The limits were fitted apart: far from the people they were fitted to, they might cross.
    let sure = min(facts.logarithm(at: habits.sure) - bend, possible)
    return Limits(sure: scale.score(sure), possible: scale.score(possible))
  }

  /// The scores above which a drawing is none of the templates', if it turns as the examples do.
  func typicalScores(names: [Int]) -> [Double] {
    var scores = [Double](repeating: 0, count: examples.count)
    for (template, name) in names.enumerated() {
      let limits = limits(name: name, template: template, traits: traits[template])
      scores[name] = max(scores[name], limits.possible)
    }
    return scores
  }

  /// How much more likely a drawing is unknown than known, where both are equally frequent.
  ///
  /// - Parameter ratio: its score as a share of the limit, above 0.
  static func odds(ofUnknown ratio: Double, scale: StrokeAlgorithm.Scale, habits: RejectionHabits)
    -> Double
  {
    let power = habits.power * scale.factor * StrokeLogarithm.natural(ratio)
    return habits.odds * StrokeLogarithm.exponential(power)
  }
}
