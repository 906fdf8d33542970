// `test`: a recording as the source of a test.

import ArgumentParser
import Foundation
import TouchTrace

/// `test`.
struct WriteTest<Player: TouchPlayer>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "test",
      abstract: "Write a recording as the source of a test.",
      discussion: """
        The test plays the same fingers and expects the same log. It imports the module of the app's \
        first controller, and makes that controller without arguments; --import and --making say it \
        otherwise.
        """)
  }

  @OptionGroup var input: TraceInput<Player>

  @Option(name: .customLong("import"), help: "The module that the test imports for the app.")
  var module: String?

  @Option(help: "The expression that makes the app's first controller: \"BoardViewController()\".")
  var making: String?

  @Option(name: .shortAndLong, help: "The file to write; - for the standard output.")
  var output = "-"

  @MainActor func run() async throws {
    let traces = try input.readAll()
    guard let trace = traces.whole.first else {
      throw ValidationError("\(input.trace): there is no recording in it.")
    }
    if traces.whole.count > 1 {
      Output.tell("The trace has \(traces.whole.count) recordings; this is the first.")
    }
    let source: String
    do {
      source = try TestSource.text(
        of: trace, in: try input.app(of: trace.header),
        named: TestSource.Names(module: module, making: making))
    } catch let problem as TestSource.Problem {
      throw ValidationError("\(input.trace): \(problem.words)")
    }
    let file = try OutputFile(output)
    try file.write(source)
    try file.finish()
    if !traces.isWhole { throw ExitCode(1) }
  }
}
