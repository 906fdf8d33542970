// How unlike drawings of one name are, whoever draws them: numbers that were measured on people.

/// How unlike people's drawings of one name are, as linear functions of what lets expect it.
///
/// All are quantiles of the logarithm of the best score that a known drawing gets, fitted by quantile
/// regression (Koenker and Bassett 1978) to the $1 logs, the multistrokes and handwritten music
/// symbols together, with 1, 3 and 9 examples of each name, drawn as they are and, with a quarter of
/// the weight each, shaken, turned, stretched and thinned out.
package struct RejectionHabits: Equatable, Sendable {
  /// A quantile of the logarithm of scores.
  package struct Limit: Equatable, Sendable {
    /// The logarithm for a single line or curve, one example, and names as alike as is usual.
    package var base: Double
    /// What is added for ``StrokeTraits/turning``.
    package var turning: Double
    /// What is added for ``StrokeTraits/strokes``.
    package var strokes: Double
    /// What is taken off for the logarithm of the number of examples.
    package var examples: Double

    /// Makes a limit.
    package init(base: Double, turning: Double, strokes: Double, examples: Double) {
      self.base = base
      self.turning = turning
      self.strokes = strokes
      self.examples = examples
    }
  }

  /// So many of 100 known drawings are below the limits.
  package static let quantiles = (sure: 0.87, possible: 0.97)

  /// Below it a drawing is named.
  package var sure: Limit
  /// Above it a drawing is none of the templates'.
  package var possible: Limit
  /// The odds that a drawing at the limit is unknown, where half of all drawings are.
  package var odds: Double
  /// With which power of its score the odds grow.
  package var power: Double

  /// Makes habits.
  package init(sure: Limit, possible: Limit, odds: Double, power: Double) {
    self.sure = sure
    self.possible = possible
    self.odds = odds
    self.power = power
  }

  /// As `touchkit strokes tune` prints them for all three sets.
  package static let people = RejectionHabits(
    sure: Limit(base: 2.27, turning: 0.49, strokes: 0.3, examples: 0.43),
    possible: Limit(base: 2.68, turning: 0.45, strokes: 0.37, examples: 0.41), odds: 5.6,
    power: 2.8)
}

/// What decides where "none of these" begins for a drawing, and the score that it got.
package struct RejectionFacts: Equatable, Sendable {
  /// The logarithm of the best score, in the unit of ``StrokeAlgorithm/combined``.
  package var score: Double
  /// The larger ``StrokeTraits/turning`` of the drawing and the template that it is most like.
  package var turning: Double
  /// The drawing's ``StrokeTraits/strokes``.
  package var strokes: Double
  /// The logarithm of the number of examples of the name.
  package var examples: Double
  /// How much less alike the examples of all names are than is usual, weighed by how many there are.
  package var spread: Double

  /// Makes facts.
  package init(
    score: Double, turning: Double, strokes: Double, examples: Double, spread: Double
  ) {
    self.score = score
    self.turning = turning
    self.strokes = strokes
    self.examples = examples
    self.spread = spread
  }

  /// The logarithm of the score at a limit.
  package func logarithm(at limit: RejectionHabits.Limit) -> Double {
    limit.base + limit.turning * turning + limit.strokes * strokes - limit.examples * examples
      + spread
  }
}
