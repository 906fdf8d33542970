// `why-not`: where a finger at a place would go, and what each recognizer would say.

import ArgumentParser
import Foundation
import TouchKit
import TouchTrace

/// `why-not`.
struct AskWhyNot<Player: TouchPlayer>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "why-not",
      abstract: "Say where a finger at a place would go, and what each recognizer would say.",
      discussion: """
        It shows which views the hit test asks and why it passes over some, which view is hit, and for \
        each recognizer from there to the window whether it receives the finger, what it needs, for whom \
        it waits and who can exclude it. With --trace, it looks at the app after the recording, on the \
        recording's screen.
        """)
  }

  @Option(help: "The app; the only one by default.")
  var app: String?

  @Option(help: "The place on the screen, in points from its top left corner: 120,200.")
  var at: Place

  @OptionGroup var screen: ScreenOptions

  @OptionGroup var launch: LaunchOptions

  @Option(help: "The file of a trace that is replayed first; - for the standard input.")
  var trace: String?

  @Option(help: "Tell of this recognizer only, by its name in the log.")
  var recognizer: String?

  @Flag(help: "Print a JSON object.")
  var json = false

  func validate() throws {
    if trace != nil, screen.width != nil || screen.height != nil {
      throw ValidationError("With --trace, the recording says how large its screen is.")
    }
  }

  @MainActor func run() async throws {
    let (running, isWhole) = try start()
    let answer = running.whyNotAsking(at: CGPoint(x: at.x, y: at.y), recognizer: recognizer)
    Output.say(json ? answer.json.text : "\(answer)")
    if !isWhole { throw ExitCode(1) }
  }

  /// The app, after the trace if there is one; and whether each line of that could be read.
  @MainActor private func start() throws -> (TracedApp, isWhole: Bool) {
    let app = try Player.app(app, for: "why-not")
    let header = screen.header(of: app.name, launch)
    guard let trace else {
      let running = app.start(header)
      if let warning = running.warning { Output.tell(warning) }
      return (running, true)
    }
    var input = TraceInput<Player>()
    (input.trace, input.app) = (trace, app.name)
    var running: TracedApp?
    let isWhole = try input.read { content in
      switch content {
      case .header(let header): running = try input.start(header)
      case .input(let input): running?.application.receive(input)
      case .device, .problem: break
      }
    }
    return (running ?? app.start(header), isWhole)
  }
}

/// A place on the screen.
struct Place: ExpressibleByArgument {
  /// To the right, in points.
  let x: Double
  /// Downwards, in points.
  let y: Double

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else {
      return nil
    }
    (self.x, self.y) = (x, y)
  }
}

extension Output {
  /// A value as one line of JSON.
  static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
