// `touchkit explain`: what became of the fingers of a trace, and why.

import ArgumentParser
import TouchKit
import TouchTrace

/// `touchkit explain`.
struct Explain: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say in sentences what each recognizer did with the touches of a trace, and why.",
    discussion: """
      An episode lasts from the first finger down until all fingers are up and all recognizers are \
      reset. For each recognizer that did not fire, the trace is replayed with one thing changed, to \
      find the smallest change after which it fires; --facts leaves that out, and then a trace of any \
      length is explained while it comes.
      """)

  @OptionGroup var input: TraceInput

  @Option(help: "Explain this recognizer only, by its name in the log.")
  var recognizer: String?

  @Flag(help: "Say only what happened, not what would have had to be different.")
  var facts = false

  @Flag(help: "Print a JSON object for each episode.")
  var json = false

  /// More inputs than these are replayed only for one recognizer.
  private static let inputsMax = 20_000

  @MainActor func run() async throws {
    let printer = EpisodePrinter(recognizer: recognizer, isJSON: json)
    let isWhole = facts ? try stream(to: printer) : try experiment(for: printer)
    if printer.count == 0 {
      Output.tell(
        recognizer.map { "No recognizer \($0) took part." } ?? "No finger came down.")
    }
    if !isWhole { throw ExitCode(1) }
  }

  /// Explains while the trace comes.
  @MainActor private func stream(to printer: EpisodePrinter) throws -> Bool {
    var explainer: Explainer?
    let isWhole = try input.read { content in
      switch content {
      case .header(let header):
        if let episode = explainer?.finish() { printer.say(episode) }
        explainer = Explainer(of: try input.start(header))
      case .input(let input):
        if let episode = explainer?.receive(input) { printer.say(episode) }
      case .problem: break
      }
    }
    if let episode = explainer?.finish() { printer.say(episode) }
    return isWhole
  }

  /// Explains with replays.
  @MainActor private func experiment(for printer: EpisodePrinter) throws -> Bool {
    var traces: [Trace] = []
    let isWhole = try input.read { content in
      switch content {
      case .header(let header):
        _ = try input.start(header)
        traces.append(Trace(header))
      case .input(let input): traces[traces.count - 1].inputs.append(input)
      case .problem: break
      }
    }
    for trace in traces {
      let explainer = Explainer(of: try input.start(trace.header))
      var episodes = trace.inputs.compactMap { explainer.receive($0) }
      if let episode = explainer.finish() { episodes.append(episode) }
      let isLong = recognizer == nil && trace.inputs.count > Self.inputsMax
      if isLong {
        Output.tell(
          "The trace has \(trace.inputs.count) inputs: name a --recognizer to learn what would have "
            + "had to be different for it.")
      }
      let experiment = Experiment(trace) { header in
        guard let app = try? input.start(header) else { fatalError("The app started before.") }
        return app
      }
      for (index, episode) in episodes.enumerated() {
        let next = index + 1 < episodes.count ? episodes[index + 1] : nil
        printer.say(episode) { attempt in
          isLong ? [] : experiment.counterfactuals(for: attempt, in: episode, before: next)
        }
      }
    }
    return isWhole
  }
}

/// Prints episodes.
@MainActor
private final class EpisodePrinter {
  private(set) var count = 0
  private let recognizer: String?
  private let isJSON: Bool

  init(recognizer: String?, isJSON: Bool) {
    (self.recognizer, self.isJSON) = (recognizer, isJSON)
  }

  func say(_ episode: Episode, changes: (Attempt) -> [Change] = { _ in [] }) {
    let attempts = episode.attempts.filter { recognizer == nil || $0.name == recognizer }
    guard recognizer == nil || !attempts.isEmpty else { return }
    count += 1
    let found = attempts.map(changes)
    if isJSON { return Output.say(episode.json(about: attempts, changes: found)) }
    Output.say(episode.text(about: attempts, changes: found))
  }
}
