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
      gestures of that name are the unknown ones. Printed are the area under the curve, with half of \
      its 95 % interval over people; how many percent of the unknown are refused where 50 … 99 % of \
      the known are accepted; and what the learned limit accepts, gets right and refuses.

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
    do {
      let plan = EvaluationPlan(
        algorithms: algorithms, templateCounts: templateCounts, trialCount: trials,
        sampleCountMax: samples, seed: seed)
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
        """)
    } catch let error as StrokeFileError {
      throw ValidationError(error.description)
    } catch let error as EvaluationError {
      throw ValidationError(error.description)
    } catch let error as StrokeTemplateError {
      throw ValidationError(error.description)
    }
  }
}
