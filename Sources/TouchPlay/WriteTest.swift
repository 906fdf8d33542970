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
        first controller, and makes that controller without arguments, in a navigation controller if it is \
        in one; --import and --making say it otherwise. A gesture is a preset, as .tap, if that leads to the same decisions. With --output, a \
        recording that would be long is kept in a file beside the test, which plays it.
        """)
  }

  @OptionGroup var input: TraceInput<Player>

  @Option(name: .customLong("import"), help: "The module that the test imports for the app.")
  var module: String?

  @Option(help: "The expression that makes the app's first controller: \"BoardViewController()\".")
  var making: String?

  @Option(name: .shortAndLong, help: "The file to write; - for the standard output.")
  var output = "-"

  /// The file beside the test for the recording; `nil` without a file for the test.
  private var fixture: URL? {
    guard output != "-" else { return nil }
    return URL(fileURLWithPath: output).deletingPathExtension().appendingPathExtension("jsonl")
  }

  @MainActor func run() async throws {
    let traces = try input.readAll()
    guard let trace = traces.whole.first else {
      throw ValidationError("\(input.trace): there is no recording in it.")
    }
    if traces.whole.count > 1 {
      Output.tell("The trace has \(traces.whole.count) recordings; this is the first.")
    }
    let source: (text: String, needsFixture: Bool)
    do {
      let names = TestSource.Names(
        module: module, making: making, fixture: fixture?.lastPathComponent)
      source = try TestSource.source(
        of: trace, in: try input.app(of: trace.header), named: names)
    } catch let problem as TestSource.Problem {
      throw ValidationError("\(input.trace): \(problem.words)")
    }
    let file = try OutputFile(output)
    try file.write(source.text)
    try file.finish()
    if source.needsFixture, let fixture {
      let recording = try OutputFile(fixture.path)
      try recording.write(trace.text)
      try recording.finish()
      let name = fixture.lastPathComponent
      Output.tell(
        "The recording is in \(name), beside the test: name it in the test target's exclude.")
    }
    if !traces.isWhole { throw ExitCode(1) }
  }
}
