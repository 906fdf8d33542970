// `touchkit strokes curves`: how well unknown gestures are told, as tables.

import ArgumentParser
import TouchPlay
import Foundation
import StrokeEvaluation
import StrokeKit

/// `touchkit strokes curves`.
struct StrokesCurves: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "curves",
    abstract: "How well each algorithm tells gestures that are none of its templates'.",
    discussion: """
      Each user is left out once, and each name: the recognizer has no example of it, and the user's \
      gestures of that name are the unknown ones. Three tables are printed, with half of the 95 % \
      interval over people. The first has the area under the curve, and how many percent of the \
      unknown are refused where 50 … 99 % of the known are accepted. The second has what the learned \
      limits do: known gestures that are accepted (named, or unsure with their own name first), \
      unsure, and right; unknown ones that are refused, and refused or unsure. The third says how \
      many percent of what was said with 0–50 … 95–100 % is so, where half of all gestures are \
      unknown, and in brackets how often it was said.

      The file is that of `touchkit strokes eval`.
      """)

  @Argument(help: "A file of gestures: .jsonl or .jsonl.gz.")
  var data: String

  @Option(
    name: .customLong("templates"), parsing: .upToNextOption,
    help: "How many examples of each name a recognizer gets; several numbers are tried in turn.")
  var templateCounts = [1, 3, 9]

  @Option(
    name: .customLong("algorithm"), parsing: .upToNextOption,
    help: "The algorithms to compare; without it all of them.")
  var algorithms = StrokeAlgorithm.allCases

  @Option(help: "How often examples are drawn anew for each user and number of examples.")
  var trials = 2

  @Option(help: "At most this many gestures of each user in a trial, known and unknown.")
  var samples = 160

  @Option(help: "The same seed draws the same examples.")
  var seed: UInt64 = 1

  @OptionGroup
  var tuning: TuningOptions

  @Flag(help: "Say nothing while it runs.")
  var quiet = false

  func validate() throws {
    if trials < 1 { throw ValidationError("--trials is \(trials); at least 1 is needed.") }
    if templateCounts.isEmpty || templateCounts.contains(where: { $0 < 1 }) {
      throw ValidationError("--templates needs numbers of at least 1.")
    }
    if samples < 1 { throw ValidationError("--samples is \(samples); at least 1 is needed.") }
  }

  func run() async throws {
    try await readingStrokes {
      var plan = EvaluationPlan(
        algorithms: algorithms, templateCounts: templateCounts, trialCount: trials,
        sampleCountMax: samples, seed: seed)
      plan.habits = try await tuning.habits(seed: seed, isSilent: quiet)
      let evaluation = try UnknownEvaluation(StrokeDataFile(path: data).samples(), plan: plan)
      let meter = ProgressMeter("trials", isSilent: quiet)
      let report = try await evaluation.run { meter.show(done: $0, of: $1) }
      meter.finish()
      print(
        """
        \(data): \(report.users.count) users, \(report.names.count) names, each user and each \
        name left out once,
        \(trials) draws of T examples of each name, at most \(samples) gestures each, seed \(seed)

        \(report.table)
        \(report.shareTable)
        \(report.reliabilityTable)
        """)
    }
  }
}
