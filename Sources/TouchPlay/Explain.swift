// `explain`: what became of the fingers of a trace, and why.

import ArgumentParser
import TouchKit
import TouchTrace

/// `explain`.
struct Explain<Player: TouchPlayer>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "explain",
      abstract: "Say in sentences what each recognizer did with the touches of a trace, and why.",
      discussion: """
        An episode lasts from the first finger down until all fingers are up and all recognizers are \
        reset. For each recognizer that did not fire, the trace is replayed with one thing changed, to \
        find the smallest change after which it fires; --facts leaves that out, and then a trace of any \
        length is explained while it comes.
        """)
  }

  @OptionGroup var input: TraceInput<Player>

  @Option(help: "Explain this recognizer only, by its name in the log.")
  var recognizer: String?

  @Flag(help: "Say only what happened, not what would have had to be different.")
  var facts = false

  @Flag(help: "Print a JSON object for each episode.")
  var json = false

  @MainActor func run() async throws {
    let printer = EpisodePrinter(recognizer: recognizer, isJSON: json)
    let isWhole = facts ? try stream(to: printer) : try experiment(for: printer)
    if printer.count == 0 {
      Output.tell(
        recognizer.map { "No recognizer \($0) took part\(printer.nearest(to: $0))." }
          ?? "No finger came down.")
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
      case .device, .problem: break
      }
    }
    if let episode = explainer?.finish() { printer.say(episode) }
    return isWhole
  }

  /// Explains with replays.
  @MainActor private func experiment(for printer: EpisodePrinter) throws -> Bool {
    let (traces, isWhole) = try input.readAll()
    for trace in traces {
      if recognizer == nil, trace.inputs.count > Trace.inputsTriedMax {
        Output.tell(
          "The trace has \(trace.inputs.count) inputs: name a --recognizer to learn what would have "
            + "had to be different for it.")
      }
      trace.explain(in: try input.app(of: trace.header), recognizer: recognizer) {
        printer.say($0)
      }
      if printer.count == 0 { try printer.note(trace.episodes(in: input.app(of: trace.header))) }
    }
    return isWhole
  }
}

/// Prints episodes.
@MainActor
private final class EpisodePrinter {
  private(set) var count = 0
  private var names: Set<String> = []
  private let recognizer: String?
  private let isJSON: Bool

  init(recognizer: String?, isJSON: Bool) {
    (self.recognizer, self.isJSON) = (recognizer, isJSON)
  }

  /// Notes the names of the recognizers that took part.
  func note(_ episodes: [Episode]) {
    for episode in episodes { names.formUnion(episode.attempts.map(\.name)) }
  }

  /// The nearest name of a recognizer that took part, to follow a sentence without its point.
  func nearest(to name: String) -> String {
    NearestName.of(name, among: names.sorted()).map { "; the nearest name is \($0)" } ?? ""
  }

  /// Prints the facts of an episode.
  func say(_ episode: Episode) {
    note([episode])
    let attempts = episode.attempts.filter { recognizer == nil || $0.name == recognizer }
    guard recognizer == nil || !attempts.isEmpty else { return }
    say(Explanation(episode: episode, attempts: attempts, changes: []))
  }

  func say(_ explanation: Explanation) {
    count += 1
    Output.say(isJSON ? explanation.json : "\(explanation)")
  }
}
