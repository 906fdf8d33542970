// Leaves one name out after the other, and lets people draw it: is it known for what it is, unknown?

import StrokeKit

/// An evaluation of how well recognizers tell that a gesture is none of theirs.
///
/// Each user is left out once, as in ``Evaluation``, and within that each name: the recognizer gets
/// no example of it, and the user's gestures of that name are the unknown ones. No recognizer sees a
/// refused gesture before.
public struct UnknownEvaluation: Sendable {
  private let evaluation: Evaluation

  /// Makes an evaluation. The plan's rejection is not used: it is always learned.
  ///
  /// - Throws: why the plan cannot be carried out with these gestures.
  public init(_ samples: [StrokeSample], plan: EvaluationPlan) throws(EvaluationError) {
    evaluation = try Evaluation(samples, plan: plan)
    // With one name left out, there must be two.
    if evaluation.names.count < 3 { throw .tooFewNames(evaluation.names.count) }
  }

  /// Carries the plan out on all cores.
  ///
  /// - Parameter progress: is told after each trial how many are done, and of how many.
  /// - Throws: a gesture that cannot be used as an example, or `CancellationError`.
  public func run(
    progress: @Sendable (_ done: Int, _ count: Int) -> Void = { _, _ in }
  ) async throws -> UnknownReport {
    UnknownReport(evaluation, outcomes: try await outcomes(progress: progress))
  }

  /// What was said, trial by trial, whatever the order in which they end.
  func outcomes(
    progress: @Sendable (_ done: Int, _ count: Int) -> Void = { _, _ in }
  ) async throws -> [UnknownReport.Outcome] {
    let trials = evaluation.trials
    var results = [[UnknownReport.Outcome]](repeating: [], count: trials.count)
    var done = 0
    try await withThrowingTaskGroup(of: (trial: Int, outcomes: [UnknownReport.Outcome]).self) {
      group in
      for (number, trial) in trials.enumerated() {
        group.addTask { (number, try outcomes(of: trial)) }
      }
      for try await result in group {
        results[result.trial] = result.outcomes
        done += 1
        progress(done, trials.count)
      }
    }
    return results.flatMap(\.self)
  }

  /// One outcome for each algorithm.
  private func outcomes(of trial: Evaluation.Trial) throws -> [UnknownReport.Outcome] {
    try Task.checkCancellation()
    let plan = evaluation.plan
    var random = SeededGenerator(
      seed: plan.seed, trial.user, trial.templateCount, trial.number)
    let templates = evaluation.drawTemplates(for: trial, using: &random)
    let queries = evaluation.drawQueries(for: trial, using: &random)
    var options = plan.options
    options.rejection = .learned
    var workspace = StrokeWorkspace()
    return try plan.algorithms.map { algorithm in
      var outcome = UnknownReport.Outcome(
        algorithm: algorithm, templateCount: trial.templateCount, user: trial.user)
      for unknown in evaluation.names {
        let recognizer = try StrokeRecognizer(
          templates.filter { $0.name != unknown }, algorithm: algorithm, options: options,
          habits: plan.habits)
        for query in queries {
          let sample = evaluation.samples[query]
          let verdict = recognizer.recognize(sample.strokes, using: &workspace)
          guard
            let answer = UnknownReport.Answer(
              verdict, to: sample.name, isUnknown: sample.name == unknown, workspace)
          else { continue }
          outcome.add(answer)
        }
      }
      return outcome
    }
  }
}
