// `replay`: what an app decides about recorded input.

import ArgumentParser
import TouchTrace

/// `replay`.
struct Replay<Player: TouchPlayer>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "replay",
      abstract: "Replay a trace, and print each decision with its cause.",
      discussion: """
        The same trace gives the same lines on every machine, so that two logs can be compared with \
        diff. Lines that cannot be read are reported with their place, the rest is replayed, and the \
        exit code is 1.
        """)
  }

  @OptionGroup var input: TraceInput<Player>

  @Flag(help: "Print a JSON object for each decision.")
  var json = false

  @MainActor func run() async throws {
    var app: TracedApp?
    let lines = OutputBuffer()
    let isWhole = try input.read { content in
      switch content {
      case .header(let header):
        let next = try input.start(header)
        if json { next.log { lines.say($0.json) } } else { next.logBytes { lines.add($0) } }
        app = next
      case .input(let input): app?.application.receive(input)
      case .device, .problem: break
      }
    } afterPiece: {
      lines.flush()
    }
    if !isWhole { throw ExitCode(1) }
  }
}
