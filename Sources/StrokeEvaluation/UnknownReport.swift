// What came out of drawing unknown gestures: how many known ones are accepted at each bound, and how
// many unknown ones are refused there.

import StrokeKit

/// How well algorithms tell unknown gestures.
public struct UnknownReport: Sendable {
  /// What one algorithm said of one user's gestures with one draw of examples.
  struct Outcome: Sendable {
    let algorithm: StrokeAlgorithm
    let templateCount: Int
    let user: Int
    /// Each gesture's score as a share of the limit.
    var known: [Float] = []
    var unknown: [Float] = []
    /// How many known gestures were accepted under their own name.
    var rightCount = 0
  }

  /// How one algorithm did with one number of examples.
  public struct Result: Equatable, Sendable {
    /// The algorithm.
    public let algorithm: StrokeAlgorithm
    /// The number of examples of each name.
    public let templateCount: Int
    /// The chance that an unknown gesture is less alike than a known one, 0.5...1.
    public let area: Double
    /// The share of unknown gestures that are refused where this share of the known is accepted.
    public let curve: [Point]
    /// The share of known gestures that the learned limit accepts.
    public let acceptedAtLimit: Double
    /// The share of known gestures that the learned limit accepts and that get their own name.
    public let rightAtLimit: Double
    /// The share of unknown gestures that the learned limit refuses.
    public let refusedAtLimit: Double
    /// Half of the 95 % interval over people of the area; `nil` with a single person.
    public let areaMargin: Double?
    /// Half of the 95 % interval over people of the share of unknown gestures that are refused where
    /// 95 % of a person's known gestures are accepted; `nil` with a single person.
    public let refusedMargin: Double?

    /// The share of unknown gestures that are refused where 95 % of the known are accepted.
    public var refusedAt95: Double { curve.first { $0.accepted == 0.95 }?.refused ?? 0 }
  }

  /// A point of a curve.
  public struct Point: Equatable, Sendable {
    /// The share of known gestures that are accepted.
    public let accepted: Double
    /// The share of unknown gestures that are refused.
    public let refused: Double
  }

  /// The shares of known gestures at which curves are looked at.
  public static let accepted = [0.5, 0.8, 0.9, 0.95, 0.98, 0.99]

  /// The users, each left out once.
  public let users: [String]
  /// The names, each left out once.
  public let names: [String]
  /// What was done.
  public let plan: EvaluationPlan
  /// Algorithm by algorithm, and for each the numbers of examples in the order of the plan.
  public let results: [Result]

  init(_ evaluation: Evaluation, outcomes: [Outcome]) {
    users = evaluation.users
    names = evaluation.names
    plan = evaluation.plan
    results = evaluation.plan.algorithms.flatMap { algorithm in
      evaluation.plan.templateCounts.map { count in
        Self.result(
          of: outcomes.filter { $0.algorithm == algorithm && $0.templateCount == count },
          algorithm, count, userCount: evaluation.users.count)
      }
    }
  }

  private static func result(
    of outcomes: [Outcome], _ algorithm: StrokeAlgorithm, _ count: Int, userCount: Int
  ) -> Result {
    let known = outcomes.flatMap(\.known).sorted()
    let unknown = outcomes.flatMap(\.unknown).sorted()
    var areas: [Double] = []
    var refused: [Double] = []
    for user in 0..<userCount {
      let own = outcomes.filter { $0.user == user }
      let ownKnown = own.flatMap(\.known).sorted()
      let ownUnknown = own.flatMap(\.unknown).sorted()
      if ownKnown.isEmpty || ownUnknown.isEmpty { continue }
      areas.append(area(ownKnown, ownUnknown))
      refused.append(self.refused(ownKnown, ownUnknown, at: 0.95))
    }
    let rightCount = outcomes.reduce(0) { $0 + $1.rightCount }
    return Result(
      algorithm: algorithm, templateCount: count, area: area(known, unknown),
      curve: accepted.map { Point(accepted: $0, refused: self.refused(known, unknown, at: $0)) },
      acceptedAtLimit: 1 - shareAbove(1, known),
      rightAtLimit: known.isEmpty ? 0 : Double(rightCount) / Double(known.count),
      refusedAtLimit: shareAbove(1, unknown), areaMargin: Margin.halfWidth(areas),
      refusedMargin: Margin.halfWidth(refused))
  }

  private static func refused(_ known: [Float], _ unknown: [Float], at share: Double) -> Double {
    if known.isEmpty { return 0 }
    return shareAbove(known[Int((Double(known.count - 1) * share).rounded())], unknown)
  }

  /// The share of sorted numbers that exceed a bound.
  private static func shareAbove(_ bound: Float, _ sorted: [Float]) -> Double {
    if sorted.isEmpty { return 0 }
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] > bound { high = middle } else { low = middle + 1 }
    }
    return Double(sorted.count - low) / Double(sorted.count)
  }

  /// The chance that a number of one sorted list is below one of another; equal ones count half.
  static func area(_ known: [Float], _ unknown: [Float]) -> Double {
    if known.isEmpty || unknown.isEmpty { return 0 }
    var sum = 0.0
    var below = 0
    var notAbove = 0
    for number in unknown {
      while below < known.count, known[below] < number { below += 1 }
      while notAbove < known.count, known[notAbove] <= number { notAbove += 1 }
      sum += (Double(below) + Double(notAbove)) / 2
    }
    return sum / (Double(known.count) * Double(unknown.count))
  }
}
