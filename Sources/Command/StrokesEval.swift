// `touchkit strokes eval`: reads gestures and a plan, and prints what came out.

import ArgumentParser
import TouchPlay
import Foundation
import StrokeEvaluation
import StrokeKit

extension StrokeAlgorithm: ExpressibleByArgument {
  /// The algorithm of a name, as in files.
  public init?(argument: String) { self.init(named: argument) }

  /// Its name.
  public var defaultValueDescription: String { name }

  /// All names.
  public static var allValueStrings: [String] { allCases.map(\.name) }
}

/// `touchkit strokes eval`.
struct StrokesEval: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "eval",
    abstract: "How often each algorithm recognizes the gestures of people it has never seen.",
    discussion: """
      Each user is left out once: examples are drawn from the others, and the user's own gestures \
      are recognized with them. The same seed gives the same figures on any machine.

      The file has one gesture on each line: \
      {"u": user, "c": name, "s": [[[x, y, milliseconds], …], …]}; it may be packed with gzip.
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
  var trials = 10

  @Option(help: "At most this many gestures of each user in a trial; without it all of them.")
  var samples: Int?

  @Option(help: "The same seed draws the same examples.")
  var seed: UInt64 = 1

  @OptionGroup(title: "What is done to the gestures, not to the examples")
  var change: ChangeOptions

  @Flag(
    help: "Refuse what is less alike than known gestures are; unsure ones count as named.")
  var rejecting = false

  @OptionGroup
  var tuning: TuningOptions

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Say nothing while it runs.")
  var quiet = false

  func validate() throws {
    if trials < 1 { throw ValidationError("--trials is \(trials); at least 1 is needed.") }
    if templateCounts.isEmpty || templateCounts.contains(where: { $0 < 1 }) {
      throw ValidationError("--templates needs numbers of at least 1.")
    }
    if let samples, samples < 1 {
      throw ValidationError("--samples is \(samples); at least 1 is needed.")
    }
  }

  func run() async throws {
    try await readingStrokes {
      let gestures = try StrokeDataFile(path: data).samples()
      var plan = EvaluationPlan(
        algorithms: algorithms, templateCounts: templateCounts, trialCount: trials,
        sampleCountMax: samples,
        options: StrokeOptions(rejection: rejecting ? .learned : .never), seed: seed)
      plan.change = change.change
      plan.habits = try await tuning.habits(seed: seed, isSilent: quiet)
      let evaluation = try Evaluation(gestures, plan: plan)
      let meter = ProgressMeter("trials", isSilent: quiet)
      let report = try await evaluation.run { meter.show(done: $0, of: $1) }
      meter.finish()
      write(json ? try report.json() : text(report))
    }
  }

  private func text(_ report: EvaluationReport) -> String {
    var text = """
      \(data): \(report.users.count) users, \(report.names.count) names, each user left out once,
      \(trials) draws of T examples of each name, seed \(seed)

      \(report.table)
      """
    guard let last = report.results.last else { return text }
    text += """

      What \(last.algorithm.title) took for what, with T = \(last.templateCount) \
      (asked for: rows; recognized: columns):

      \(report.confusionMatrix(of: last))
      """
    return text
  }

  private func write(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }
}

/// The options of a change of gestures.
struct ChangeOptions: ParsableArguments {
  @Option(help: "So many times as wide.")
  var wider = 1.0

  @Option(help: "So many times as high.")
  var higher = 1.0

  @Option(
    parsing: .unconditional, help: "Turned clockwise by so many degrees, -180...180.")
  var turned = 0.0

  @Option(help: "Each point off by up to so many percent of the size.")
  var jitter = 0.0

  @Option(help: "Only each so-many-th point, as of a slow screen.")
  var every = 1

  @Option(help: "A hook at the end of each stroke, so many percent of the size long.")
  var hook = 0.0

  func validate() throws {
    let numbers = [wider, higher, turned, jitter, hook]
    if numbers.contains(where: { !$0.isFinite }) || wider <= 0 || higher <= 0 || jitter < 0
      || hook < 0 || every < 1 || turned.magnitude > 180
    {
      throw ValidationError(
        "--wider and --higher need numbers above 0, --turned one from -180 to 180, --jitter and "
          + "--hook at least 0, --every at least 1.")
    }
  }

  var change: StrokeChange {
    StrokeChange(
      wider: wider, higher: higher, turn: turned * .pi / 180, jitter: jitter / 100, every: every,
      hook: hook / 100)
  }
}
