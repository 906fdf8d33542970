// `touchkit strokes tune`, and the option of the other commands that tunes first: limits from some
// people's gestures, to be tried on others'.

import ArgumentParser
import TouchPlay
import Foundation
import StrokeEvaluation
import StrokeKit

/// The option of sets that limits are fitted to.
struct TuningOptions: ParsableArguments {
  @Option(
    name: .customLong("tuned-on"), parsing: .upToNextOption,
    help: "Fit the learned limits to these sets alone, so that the file is one never seen.")
  var sets: [String] = []

  /// What learned limits come from.
  func habits(seed: UInt64, isSilent: Bool) async throws -> RejectionHabits {
    if sets.isEmpty { return .people }
    let tuning = RejectionTuning(
      try sets.map { try StrokeDataFile(path: $0).samples() }, seed: seed)
    let meter = ProgressMeter("steps of fitting", isSilent: isSilent)
    let habits = try await tuning.habits { meter.show(done: $0, of: $1) }
    meter.finish()
    return habits
  }
}

/// `touchkit strokes tune`.
struct StrokesTune: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tune",
    abstract: "Fit the limits of refusal to people's gestures, and print their numbers.",
    discussion: """
      The numbers of RejectionHabits.people come from all sets that are at hand. To try limits on a \
      set that they were not fitted to, pass the other sets to the option --tuned-on of `touchkit \
      strokes curves` and `eval`.
      """)

  @Argument(help: "Files of gestures: .jsonl or .jsonl.gz. Each counts as much as any other.")
  var data: [String]

  @Option(help: "The same seed draws the same examples.")
  var seed: UInt64 = 1

  @Flag(help: "Say nothing while it runs.")
  var quiet = false

  func run() async throws {
    try await readingStrokes {
      var options = TuningOptions()
      options.sets = data
      let habits = try await options.habits(seed: seed, isSilent: quiet)
      print("          base  turning  strokes  examples")
      print("sure     \(columns(habits.sure))")
      print("possible \(columns(habits.possible))")
      print("odds \(rounded(habits.odds)), power \(rounded(habits.power))")
    }
  }

  private func columns(_ limit: RejectionHabits.Limit) -> String {
    [limit.base, limit.turning, limit.strokes, limit.examples].map(rounded)
      .joined(separator: "     ")
  }

  private func rounded(_ number: Double) -> String { "\((number * 1000).rounded() / 1000)" }
}

/// Does something with files of gestures; what is wrong with them becomes a message.
func readingStrokes(_ work: () async throws -> Void) async throws {
  do {
    try await work()
  } catch let error as StrokeFileError {
    throw ValidationError(error.description)
  } catch let error as EvaluationError {
    throw ValidationError(error.description)
  } catch let error as StrokeTemplateError {
    throw ValidationError(error.description)
  }
}
