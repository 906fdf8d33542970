// Leaves one user out after the other, draws examples from the rest, and counts how often each
// algorithm is right. Trials run side by side, and the result is the same on any number of cores.

import StrokeKit

/// An evaluation of recognizers with people's gestures.
///
///     let report = try await Evaluation(samples, plan: EvaluationPlan()).run()
///     report.result(of: .combined, templateCount: 3)?.accuracy  // 0.98
public struct Evaluation: Sendable {
  /// The gestures.
  public let samples: [StrokeSample]
  /// What is done with them.
  public let plan: EvaluationPlan
  /// The users, in the order of their first gesture.
  public let users: [String]
  /// What was asked for, in alphabetical order.
  public let names: [String]

  /// For each user and name, the places of the gestures in `samples`.
  private let places: [[[Int]]]

  /// Makes an evaluation.
  ///
  /// - Throws: why the plan cannot be carried out with these gestures.
  public init(_ samples: [StrokeSample], plan: EvaluationPlan) throws(EvaluationError) {
    self.samples = samples
    self.plan = plan
    var users: [String] = []
    for sample in samples where !users.contains(sample.user) { users.append(sample.user) }
    names = Set(samples.map(\.name)).sorted()
    self.users = users
    let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    let userNumbers = Dictionary(uniqueKeysWithValues: users.enumerated().map { ($1, $0) })
    var places = [[[Int]]](
      repeating: [[Int]](repeating: [], count: names.count), count: users.count)
    for (place, sample) in samples.enumerated() {
      guard let user = userNumbers[sample.user], let name = numbers[sample.name] else { continue }
      places[user][name].append(place)
    }
    self.places = places
    try check()
  }

  private func check() throws(EvaluationError) {
    if users.count < 2 { throw .tooFewUsers(users.count) }
    if names.count < 2 { throw .tooFewNames(names.count) }
    for (user, own) in places.enumerated() {
      for name in names.indices {
        let others = places.reduce(0) { $0 + $1[name].count } - own[name].count
        for count in plan.templateCounts where count > others || count < 1 {
          throw .tooFewTemplates(
            name: names[name], withoutUser: users[user], found: others, needed: count)
        }
      }
    }
  }

  // MARK: Running

  /// One drawing of examples for one user.
  struct Trial: Sendable {
    let user: Int
    let templateCount: Int
    let number: Int
  }

  /// All drawings of examples, in the order of the plan.
  var trials: [Trial] {
    var trials: [Trial] = []
    for templateCount in plan.templateCounts {
      for user in users.indices {
        for number in 0..<max(1, plan.trialCount) {
          trials.append(Trial(user: user, templateCount: templateCount, number: number))
        }
      }
    }
    return trials
  }

  /// Carries the plan out on all cores.
  ///
  /// - Parameter progress: is told after each trial how many are done, and of how many.
  /// - Throws: a gesture that cannot be used as an example, or `CancellationError`.
  public func run(
    progress: @Sendable (_ done: Int, _ count: Int) -> Void = { _, _ in }
  ) async throws -> EvaluationReport {
    let trials = trials
    var report = EvaluationReport(self)
    try await withThrowingTaskGroup(of: TrialResult.self) { group in
      for trial in trials { group.addTask { try result(of: trial) } }
      var done = 0
      // Only whole numbers are added up, so the order in which trials end does not matter.
      for try await result in group {
        report.add(result)
        done += 1
        progress(done, trials.count)
      }
    }
    return report
  }

  private func result(of trial: Trial) throws -> TrialResult {
    try Task.checkCancellation()
    var random = SeededGenerator(
      seed: plan.seed, trial.user, trial.templateCount, trial.number)
    let templates = drawTemplates(for: trial, using: &random)
    let queries = drawQueries(for: trial, using: &random)
    var workspace = StrokeWorkspace()
    var result = TrialResult(user: trial.user, templateCount: trial.templateCount)
    let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    for algorithm in plan.algorithms {
      let recognizer = try StrokeRecognizer(
        templates, algorithm: algorithm, options: plan.options, habits: plan.habits)
      var counts = [[Int]](
        repeating: [Int](repeating: 0, count: names.count + 1), count: names.count)
      for query in queries {
        let sample = samples[query]
        let strokes = plan.change.isNone ? sample.strokes : plan.change.applied(to: sample.strokes)
        let name = recognizer.recognize(strokes, using: &workspace).likelyName
        counts[numbers[sample.name] ?? 0][name.flatMap { numbers[$0] } ?? names.count] += 1
      }
      result.counts.append(counts)
    }
    return result
  }

  func drawTemplates(
    for trial: Trial, using random: inout SeededGenerator
  ) -> [StrokeTemplate] {
    names.indices.flatMap { name in
      var pool: [Int] = []
      for user in users.indices where user != trial.user { pool += places[user][name] }
      return draw(trial.templateCount, of: pool, using: &random).map {
        StrokeTemplate(names[name], samples[$0].strokes)
      }
    }
  }

  func drawQueries(for trial: Trial, using random: inout SeededGenerator) -> [Int] {
    let own = places[trial.user].flatMap { $0 }
    guard let count = plan.sampleCountMax, count < own.count else { return own }
    return draw(max(0, count), of: own, using: &random)
  }

  /// Draws without putting back.
  private func draw(
    _ count: Int, of pool: [Int], using random: inout SeededGenerator
  ) -> [Int] {
    var pool = pool
    for place in 0..<count {
      pool.swapAt(place, place + random.index(below: pool.count - place))
    }
    return Array(pool.prefix(count))
  }
}

/// What the algorithms said in one trial.
struct TrialResult: Sendable {
  let user: Int
  let templateCount: Int
  /// For each algorithm, name asked for and name recognized: how often; the last is for none.
  var counts: [[[Int]]] = []
}
