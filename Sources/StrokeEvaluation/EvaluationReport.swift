// What came out of an evaluation: how often each algorithm was right, and what it took for what.

import StrokeKit

/// How often each algorithm was right.
public struct EvaluationReport: Equatable, Sendable {
  /// How one algorithm did with one number of examples.
  public struct Result: Equatable, Sendable {
    /// The algorithm.
    public let algorithm: StrokeAlgorithm
    /// The number of examples of each name.
    public let templateCount: Int
    /// How often each name was asked for (rows) and recognized (columns), in the order of the
    /// report's names; the last column is for gestures that were recognized as none.
    public internal(set) var confusion: [[Int]]
    /// For each user: how often the algorithm was right.
    public internal(set) var correctByUser: [Int]
    /// For each user: how many gestures were recognized.
    public internal(set) var countByUser: [Int]

    /// How often it was right.
    public var correct: Int { correctByUser.reduce(0, +) }
    /// How many gestures it was given.
    public var count: Int { countByUser.reduce(0, +) }
    /// The share of gestures that were recognized rightly, 0...1; 0 if there were none.
    public var accuracy: Double { count == 0 ? 0 : Double(correct) / Double(count) }
    /// Half of the interval that holds the accuracy over all people 95 times in 100, if people
    /// differ as these do; `nil` with fewer than two.
    public var margin: Double? {
      Margin.halfWidth(
        zip(correctByUser, countByUser).filter { $1 > 0 }.map { Double($0) / Double($1) })
    }
  }

  /// What was asked for, in alphabetical order.
  public let names: [String]
  /// The users, each left out once, in this order.
  public let users: [String]
  /// What was done.
  public let plan: EvaluationPlan
  /// Algorithm by algorithm, and for each the numbers of examples in the order of the plan.
  public private(set) var results: [Result]

  init(_ evaluation: Evaluation) {
    names = evaluation.names
    users = evaluation.users
    plan = evaluation.plan
    let row = [Int](repeating: 0, count: evaluation.names.count + 1)
    let zeros = [Int](repeating: 0, count: evaluation.users.count)
    results = evaluation.plan.algorithms.flatMap { algorithm in
      evaluation.plan.templateCounts.map { count in
        Result(
          algorithm: algorithm, templateCount: count,
          confusion: [[Int]](repeating: row, count: evaluation.names.count),
          correctByUser: zeros, countByUser: zeros)
      }
    }
  }

  mutating func add(_ trial: TrialResult) {
    for (algorithm, counts) in zip(plan.algorithms, trial.counts) {
      for place in results.indices
      where results[place].algorithm == algorithm
        && results[place].templateCount == trial.templateCount
      {
        for (actual, row) in counts.enumerated() {
          for (recognized, count) in row.enumerated() {
            results[place].confusion[actual][recognized] += count
            results[place].countByUser[trial.user] += count
            if actual == recognized { results[place].correctByUser[trial.user] += count }
          }
        }
      }
    }
  }

  /// How an algorithm did with a number of examples; `nil` if it was not tried.
  public func result(of algorithm: StrokeAlgorithm, templateCount: Int) -> Result? {
    results.first { $0.algorithm == algorithm && $0.templateCount == templateCount }
  }
}
