// Lines through quantiles, and a curve through odds: the two regressions of a tuning.

import StrokeKit

/// Quantile regression of scores on what lets expect them.
struct QuantileFit {
  private struct Row {
    /// 1, turning, strokes, and the logarithm of the number of examples, taken off.
    let facts: SIMD4<Double>
    let score: Double
    let weight: Double
  }

  private var rows: [Row] = []

  mutating func add(_ facts: RejectionFacts, weight: Double) {
    rows.append(
      Row(
        facts: SIMD4(1, facts.turning, facts.strokes, -facts.examples),
        score: facts.score - facts.spread, weight: weight))
  }

  /// The limit that this share of all scores, 0...1, is below.
  ///
  /// Minimizes Koenker and Bassett's (1978) loss by the majorizing steps of Hunter and Lange (2000):
  /// weighted least squares, with weights that are the greater the nearer a score is to the line.
  ///
  /// - Complexity: O(rows) for each of 100 steps.
  func limit(at share: Double) -> RejectionHabits.Limit {
    var line = SIMD4<Double>(2, 0, 0, 0)
    for _ in 0..<100 {
      var matrix = [SIMD4<Double>](repeating: .zero, count: 4)
      var right = SIMD4<Double>.zero
      for row in rows {
        let rest = row.score - (row.facts * line).sum()
        let weight = row.weight / (1e-4 + rest.magnitude)
        for place in 0..<4 { matrix[place] += weight * row.facts[place] * row.facts }
        right += (weight * row.score + row.weight * (2 * share - 1)) * row.facts
      }
      guard let next = Self.solution(of: matrix, right) else { break }
      line = next
    }
    return RejectionHabits.Limit(
      base: line[0], turning: line[1], strokes: line[2], examples: line[3])
  }

  /// Solves four equations by elimination; a hair on the diagonal lets a fact that never changes, as
  /// the number of strokes of single strokes, count nothing. `nil` without rows.
  private static func solution(of matrix: [SIMD4<Double>], _ right: SIMD4<Double>) -> SIMD4<Double>?
  {
    var matrix = matrix
    var right = right
    let hair = 1e-9 * matrix[0][0]
    if !(hair > 0) { return nil }
    for place in 0..<4 { matrix[place][place] += hair }
    for place in 0..<4 {
      for other in (place + 1)..<4 {
        let share = matrix[other][place] / matrix[place][place]
        matrix[other] -= share * matrix[place]
        right[other] -= share * right[place]
      }
    }
    var solution = SIMD4<Double>.zero
    for place in (0..<4).reversed() {
      solution[place] = (right[place] - (matrix[place] * solution).sum()) / matrix[place][place]
    }
    return solution
  }
}

/// Logistic regression of being unknown on the logarithm of a score as a share of its limit.
struct OddsFit {
  private var rows: [(ratio: Double, isUnknown: Bool, weight: Double)] = []

  mutating func add(_ ratio: Double, isUnknown: Bool, _ weight: Double) {
    // The same drawing as a template's says nothing.
    if ratio > 0, ratio < .infinity { rows.append((ratio, isUnknown, weight)) }
  }

  /// The odds at the limit, and the power with which they grow. Newton's steps.
  var fitted: (odds: Double, power: Double) {
    var (constant, power) = (0.0, 0.0)
    for _ in 0..<30 {
      var (gradient, slope) = (SIMD2<Double>.zero, SIMD3<Double>(1e-9, 0, 1e-9))
      for row in rows {
        let x = StrokeLogarithm.natural(row.ratio)
        let odds = StrokeLogarithm.exponential(constant + power * x)
        let chance = odds / (1 + odds)
        let rest = row.weight * ((row.isUnknown ? 1 : 0) - chance)
        gradient += SIMD2(rest, rest * x)
        let curve = row.weight * chance * (1 - chance)
        slope += SIMD3(curve, curve * x, curve * x * x)
      }
      let determinant = slope.x * slope.z - slope.y * slope.y
      constant += (slope.z * gradient.x - slope.y * gradient.y) / determinant
      power += (slope.x * gradient.y - slope.y * gradient.x) / determinant
    }
    return (StrokeLogarithm.exponential(constant), power)
  }
}
