// Which recognizers are to be tried, how often, and with what examples. It runs nothing.

import StrokeKit

/// What an evaluation does.
///
/// Every user is left out once: examples are drawn from the other users alone, and the user's own
/// gestures are recognized with them. All algorithms see the same examples.
public struct EvaluationPlan: Equatable, Sendable {
  /// The algorithms to compare.
  public var algorithms: [StrokeAlgorithm]
  /// How many examples of each name a recognizer gets.
  public var templateCounts: [Int]
  /// How often examples are drawn anew for each user and count.
  public var trialCount: Int
  /// How many gestures of each user are recognized at most in a trial, drawn anew each time; `nil`
  /// for all.
  public var sampleCountMax: Int?
  /// What the recognizers overlook and refuse.
  public var options: StrokeOptions
  /// What is done to the gestures that are recognized, and not to the examples.
  public var change = StrokeChange()
  /// The same seed draws the same examples.
  public var seed: UInt64
  /// What learned limits come from, beside the examples.
  package var habits = RejectionHabits.people

  /// Makes a plan.
  public init(
    algorithms: [StrokeAlgorithm] = StrokeAlgorithm.allCases, templateCounts: [Int] = [1, 3, 9],
    trialCount: Int = 10, sampleCountMax: Int? = nil, options: StrokeOptions = StrokeOptions(),
    seed: UInt64 = 1
  ) {
    self.algorithms = algorithms
    self.templateCounts = templateCounts
    self.trialCount = trialCount
    self.sampleCountMax = sampleCountMax
    self.options = options
    self.seed = seed
  }
}
