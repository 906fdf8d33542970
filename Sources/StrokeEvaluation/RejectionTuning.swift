// Fits the numbers of learned limits to people's gestures, so that they can be tried on others.

import StrokeKit

/// Fits what learned limits come from, beside the examples, to sets of people's gestures.
package struct RejectionTuning: Sendable {
  private let sets: [[StrokeSample]]
  private let seed: UInt64

  /// Changes that each gesture undergoes, with the weight that it has then.
  private static let changes: [(change: StrokeChange, weight: Double)] = [
    (StrokeChange(), 1), (StrokeChange(jitter: 0.06), 0.25),
    (StrokeChange(turn: .pi / 9), 0.25), (StrokeChange(wider: 2), 0.25),
    (StrokeChange(every: 3), 0.25),
  ]
  /// At most so many gestures of a user in a trial.
  private static let sampleCountMax = 48
  /// So many people are enough for the odds.
  private static let userCountMax = 12

  /// Makes a tuning. Each set counts as much as any other.
  package init(_ sets: [[StrokeSample]], seed: UInt64 = 1) {
    self.sets = sets
    self.seed = seed
  }

  /// The numbers that fit best.
  ///
  /// - Parameter progress: is told after each of the steps how many are done, and of how many.
  /// - Throws: why a set cannot be used.
  package func habits(
    progress: @Sendable (_ done: Int, _ count: Int) -> Void = { _, _ in }
  ) async throws -> RejectionHabits {
    let stepCount = 2 * sets.count
    var fit = QuantileFit()
    for (number, samples) in sets.enumerated() {
      try await addKnown(samples, to: &fit)
      progress(number + 1, stepCount)
    }
    var habits = RejectionHabits(
      sure: fit.limit(at: RejectionHabits.quantiles.sure),
      possible: fit.limit(at: RejectionHabits.quantiles.possible), odds: 1, power: 1)
    var odds = OddsFit()
    for (number, samples) in sets.enumerated() {
      try await addRatios(samples, habits, to: &odds)
      progress(sets.count + number + 1, stepCount)
    }
    (habits.odds, habits.power) = odds.fitted
    return habits
  }

  private func plan(
    for samples: [StrokeSample], trialCount: Int, sampleCountMax: Int
  ) -> EvaluationPlan {
    let most = Self.exampleCount(samples)
    return EvaluationPlan(
      algorithms: [.combined], templateCounts: [1, 3, 9].filter { $0 == 1 || $0 <= most },
      trialCount: trialCount, sampleCountMax: sampleCountMax,
      options: StrokeOptions(rejection: .learned), seed: seed)
  }

  /// How many examples of every name there are, whoever is left out.
  private static func exampleCount(_ samples: [StrokeSample]) -> Int {
    Dictionary(grouping: samples, by: \.name).values.map { samples in
      let own = Dictionary(grouping: samples, by: \.user).values.map(\.count).max() ?? 0
      return samples.count - own
    }.min() ?? 0
  }

  /// The facts about known gestures, each trial and change with the same weight.
  private func addKnown(_ samples: [StrokeSample], to fit: inout QuantileFit) async throws {
    let evaluation = try Evaluation(
      samples,
      plan: plan(for: samples, trialCount: 2, sampleCountMax: Self.sampleCountMax))
    let trials = evaluation.trials
    var found = [[(facts: RejectionFacts, weight: Double)]](repeating: [], count: trials.count)
    try await withThrowingTaskGroup(
      of: (trial: Int, facts: [(facts: RejectionFacts, weight: Double)]).self
    ) { group in
      for (number, trial) in trials.enumerated() {
        group.addTask { (number, try facts(of: trial, in: evaluation)) }
      }
      for try await result in group { found[result.trial] = result.facts }
    }
    for facts in found {
      for (facts, weight) in facts {
        fit.add(facts, weight: weight / Double(trials.count))
      }
    }
  }

  private func facts(
    of trial: Evaluation.Trial, in evaluation: Evaluation
  ) throws -> [(facts: RejectionFacts, weight: Double)] {
    var random = SeededGenerator(seed: seed, trial.user, trial.templateCount, trial.number)
    let templates = evaluation.drawTemplates(for: trial, using: &random)
    let queries = evaluation.drawQueries(for: trial, using: &random)
    let recognizer = try StrokeRecognizer(templates, options: evaluation.plan.options)
    var workspace = StrokeWorkspace()
    var found: [(facts: RejectionFacts, weight: Double)] = []
    for (change, weight) in Self.changes {
      for query in queries {
        _ = recognizer.recognize(
          change.applied(to: evaluation.samples[query].strokes), using: &workspace)
        guard let facts = recognizer.rejectionFacts(using: &workspace) else { continue }
        found.append((facts, weight / Double(queries.count)))
      }
    }
    return found
  }

  private func addRatios(
    _ samples: [StrokeSample], _ habits: RejectionHabits, to odds: inout OddsFit
  ) async throws {
    var users: [String] = []
    for sample in samples where !users.contains(sample.user) { users.append(sample.user) }
    let chosen = Set(users.prefix(Self.userCountMax))
    let some = samples.filter { chosen.contains($0.user) }
    var plan = plan(for: some, trialCount: 1, sampleCountMax: Self.sampleCountMax / 2)
    plan.habits = habits
    let outcomes = try await UnknownEvaluation(some, plan: plan).outcomes()
    let known = outcomes.flatMap { $0.known.map(\.ratio) }
    let unknown = outcomes.flatMap { $0.unknown.map(\.ratio) }
    for ratio in known { odds.add(Double(ratio), isUnknown: false, 1 / Double(known.count)) }
    for ratio in unknown { odds.add(Double(ratio), isUnknown: true, 1 / Double(unknown.count)) }
  }
}
