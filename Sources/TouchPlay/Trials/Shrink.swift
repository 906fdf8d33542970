// `shrink`: the smallest recording of which something is still true.

import ArgumentParser
import Foundation
import TouchKit
import TouchTrace

/// `shrink`.
struct Shrink<Player: TouchPlayer>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "shrink",
      abstract: "Make a recording as small as it can be while something about it stays true.",
      discussion: """
        Leaves out fingers, then inputs, then samples; shortens the times in between; makes numbers \
        round. At the end no finger and no input can be left out. Each try is a replay in a process of \
        its own, which may crash. Without --keeps and --keeps-crash, what is wrong with the recording \
        stays: a crash, an input without an end, or the first condition or promise that does not hold.

        Prints the recording; --output writes it to a file. Exits with 1 if the search ended early, and \
        prints the smallest recording that was found up to then.
        """)
  }

  @OptionGroup var input: TraceInput<Player>

  @Option(
    help: ArgumentHelp(
      "Words of the log or of the explanation that stay: \"tap on card … failed\".",
      discussion: "… or three points stand for anything in between.", valueName: "sentence"))
  var keeps: String?

  @Flag(help: "The crash, or the input without an end, stays.")
  var keepsCrash = false

  @Option(name: .shortAndLong, help: "The file to write; - for the standard output.")
  var output = "-"

  @Option(help: "Try at most so many recordings.")
  var tries = 20_000

  @Option(help: "How long one input may take, in seconds.")
  var limit = 10

  @Option(help: "Which recording of the trace, counted from 1.")
  var recording = 1

  func validate() throws {
    guard keeps == nil || !keepsCrash else {
      throw ValidationError("Give --keeps or --keeps-crash, not both.")
    }
    if let keeps, KeptSentence(keeps) == nil {
      throw ValidationError("--keeps \"\(keeps)\": found no words, expected some of a sentence.")
    }
    try Options.atLeastOne([("tries", tries), ("limit", limit), ("recording", recording)])
  }

  @MainActor func run() async throws {
    let (traces, isWhole) = try input.readAll()
    guard traces.indices.contains(recording - 1) else {
      throw ValidationError(
        "\(input.trace): it has \(traces.count) recordings, and no number \(recording).")
    }
    let trace = traces[recording - 1]
    let app = try input.app(of: trace.header).name
    let process = TrialProcess(limit: limit)
    defer { process.stop() }
    let shrinking = TraceShrinking(app: app, in: process, triesMax: tries)
    let wanted = try shrinking.kept(in: trace, keeps: keeps, keepsCrash: keepsCrash)
    Output.tell("What stays: \(shrinking.words(for: wanted)).")
    let result = try shrinking.shrink(trace, keeping: wanted)
    let file = try OutputFile(output)
    try file.write(result.trace.text)
    try file.finish()
    Output.tell(result.words(for: trace))
    if !isWhole || !result.isFinished { throw ExitCode(1) }
  }
}

/// Makes recordings of an app smaller, by trials.
@MainActor
struct TraceShrinking {
  let app: String
  let process: TrialProcess
  let triesMax: Int

  init(app: String, in process: TrialProcess, triesMax: Int) {
    (self.app, self.process, self.triesMax) = (app, process, triesMax)
  }

  /// What is to stay true.
  enum Wanted: Equatable {
    case kept(Trial.Kept)
    case ending(TrialEnding)
  }

  /// What came of it.
  struct Result {
    var trace: Trace
    var triesCount: Int
    var isFinished: Bool
    /// Why it ended early; empty if it did not, or after the last try that was allowed.
    var problem: String

    /// The sizes before and after.
    func words(for old: Trace) -> String {
      var words = "\(old.sizeInWords) became \(trace.sizeInWords), in \(triesCount) replays."
      if !isFinished {
        words +=
          " It may be smaller: " + (problem.isEmpty ? "--tries allows no more" : problem) + "."
      }
      return words
    }
  }

  /// What is to stay true of a recording.
  ///
  /// - Throws: An error that says what the recording shows, if it does not show what is wanted.
  func kept(in trace: Trace, keeps: String?, keepsCrash: Bool) throws -> Wanted {
    if let keeps {
      for kept in [Trial.Kept.logged(keeps), .explained(keeps)]
      where try holds(.kept(kept), for: trace) {
        return .kept(kept)
      }
      throw ValidationError(
        """
        Nothing in the recording says "\(keeps)". The commands replay and explain print what is said; \
        leave out times and numbers, and write … for what is between words.
        """)
    }
    switch try process.run(.find(app: app, trace: trace.text)) {
    case .ended(let ending): return .ending(ending)
    case .answer(.found(let finding?)) where !keepsCrash: return .kept(.finding(finding.words))
    case .answer(.problem(let words)): throw ValidationError(words)
    default:
      throw ValidationError(
        keepsCrash
          ? "The app does not crash in this recording."
          : "Nothing is wrong with this recording. Say what stays true of it: --keeps.")
    }
  }

  /// What stays, in words.
  func words(for wanted: Wanted) -> String {
    switch wanted {
    case .ending(let ending): ending.words(limit: process.limit)
    case .kept(.logged(let words)): "the log says \"\(words)\""
    case .kept(.explained(let words)): "the explanation says \"\(words)\""
    case .kept(.finding(let words)): "this does not hold: \(words)"
    }
  }

  /// Makes a recording smaller.
  func shrink(_ trace: Trace, keeping wanted: Wanted) throws -> Result {
    let shrinker = TraceShrinker(trace, triesMax: triesMax) { try holds(wanted, for: $0) }
    var problem = ""
    do {
      try shrinker.run()
    } catch {
      problem = "\(error)"
    }
    return Result(
      trace: shrinker.best, triesCount: shrinker.triesCount, isFinished: shrinker.isFinished,
      problem: problem)
  }

  private func holds(_ wanted: Wanted, for trace: Trace) throws -> Bool {
    let trial: Trial =
      switch wanted {
      case .kept(let kept): .judge(app: app, trace: trace.text, kept)
      case .ending: .find(app: app, trace: trace.text)
      }
    switch (wanted, try process.run(trial)) {
    case (.kept, .answer(.judged(let holds))): return holds
    case (.ending(let ending), .ended(let other)): return ending == other
    case (_, .answer(.problem(let words))): throw TrialError(words: words)
    default: return false
    }
  }
}

extension Trace {
  /// How many inputs and fingers it has, and how long it is.
  var sizeInWords: String {
    func count(_ number: Int, _ word: String) -> String {
      "\(number) \(word)\(number == 1 ? "" : "s")"
    }
    let seconds = (inputs.lazy.compactMap(\.time).last ?? header.start) - header.start
    return
      "\(count(inputs.count, "input")) of \(count(fingerCount, "finger")) in \(shortDecimal(seconds, places: 3)) s"
  }
}
