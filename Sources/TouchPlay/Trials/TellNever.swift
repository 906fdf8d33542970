// `never`: whether two gestures can both recognize one touch.

import ArgumentParser
import Foundation
import TouchKit
import TouchTrace

/// `never`.
struct TellNever<Player: TouchPlayer>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "never",
      abstract: "Try all that fingers can do, to show that two gestures never both recognize.",
      discussion: """
        Says: never "card drag and page swipe both recognize". A gesture is called as logs call it, or \
        with its view: "tap on card". Fingers come down where both gestures hear of them, move, lift \
        and rest, in each order, from the shortest on; the app is started anew for each, in a process of \
        its own. Both recognize if one touch is part of both gestures.

        Exits with 1 if fingers were found with which both recognize, and writes them as a recording; \
        also if the app ended, if the fingers cannot make one of the gestures, or if there are more ways \
        than may be tried.
        """)
  }

  @Argument(
    help: ArgumentHelp("\"card drag and page swipe both recognize\".", valueName: "sentence"))
  var sentence: String

  @Option(help: "The app; the only one by default.")
  var app: String?

  @OptionGroup var screen: ScreenOptions

  @OptionGroup var launch: LaunchOptions

  @Option(help: "How many things fingers do at most, one after the other.")
  var steps = 4

  @Option(help: "How many touches there are at most; by default what the gestures need, and two.")
  var touches: Int?

  @Option(help: "Try at most so many ways.")
  var tries = 1_000_000

  @Option(name: .shortAndLong, help: "The file for a recording in which both recognize.")
  var output = "both-recognize.jsonl"

  @Option(help: "How long one way may take, in seconds.")
  var limit = 10

  @Flag(help: "Print a JSON object.")
  var json = false

  func validate() throws {
    try Options.atLeastOne([
      ("steps", steps), ("touches", touches), ("tries", tries), ("limit", limit),
    ])
  }

  @MainActor func run() async throws {
    let app = try Player.app(app, for: "never")
    let file = URL(fileURLWithPath: output)
    let process = TrialProcess(limit: limit)
    defer { process.stop() }
    let outcome = try process.run(
      .never(
        app: app.name, header: TraceText.line(screen.header(of: app.name, launch)), sentence,
        .init(steps: steps, touches: touches, words: tries), file: file.path))
    switch outcome {
    case .ended(let ending):
      throw TrialError(
        words: """
          \(app.name): \(ending.words(limit: limit)). The recording, to the input with which it ended, \
          is \(output).
          """)
    case .answer(.never(let result)):
      Output.say(json ? result.json : result.text)
      if result.isShown { Output.tell("The recording is \(output).") }
      if !result.holds { throw ExitCode(1) }
    case .answer(.problem(let words)): throw ValidationError(words)
    case .answer: throw TrialError(words: "\(app.name): another trial was answered.")
    }
  }
}

/// What came of the search, as it goes over a pipe.
nonisolated struct NeverAnswer: Codable, Sendable {
  var text: String
  var json: String
  var holds: Bool
  /// Whether the file has a recording in which both recognize.
  var isShown: Bool
}
