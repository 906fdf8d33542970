// `listen`: an app under a touch screen of Linux that has no desktop.

import ArgumentParser
import Foundation
import TouchTrace

/// `listen`.
struct Listen<Player: TouchPlayer>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "listen",
      abstract: "Run an app under a touch screen of Linux, and print what is recognized.",
      discussion: """
        It draws nothing and needs no desktop: for kiosks and for tests. For each step of a recognized gesture \
        there is one line of JSON, with the time, the recognizer, its state, its view and its place. Times are \
        those of the events, from the first one on, so the same events give the same lines.

        A file or a pipe with what a device wrote is read, too (cat /dev/input/event0 > events). It does not say \
        the ranges of its axes: give --x-range and --y-range. What cannot be read is told with the number of its \
        event, and the exit code is 1; so is that of a device that vanishes.
        """)
  }

  @Argument(
    help: "The device, as /dev/input/event0, or a file of its events; - for the standard input.")
  var device: String

  @Option(help: "The app; the only one by default.")
  var app: String?

  @OptionGroup var screen: ScreenOptions

  @OptionGroup var axes: AxisOptions

  @OptionGroup var launch: LaunchOptions

  @Flag(help: "Print each decision and its cause, as replay --json does.")
  var all = false

  @MainActor func run() async throws {
    let app = try Player.app(app, for: "listen")
    let source = try EventSource(device)
    defer { source.finish() }
    let options = axes.options(of: screen)
    let results = Output.takeResults()
    let listener = Listener(
      app, arguments: launch.argument,
      reader: try reader(source.device?.completed(options) ?? options),
      isAll: all
    ) { line in
      results.write(Data((line + "\n").utf8))
    } tell: { [device] in
      Output.tell("\(device): \($0)")
    }
    await listener.run(source)
    if !listener.isWhole { throw ExitCode(1) }
  }

  private func reader(_ options: ImportOptions) throws -> TouchDeviceReader {
    do {
      return try TouchDeviceReader(options)
    } catch {
      throw ValidationError(
        """
        \(device): found \(error.found), expected \(error.expected). Give what evtest prints of the device: \
        --x-range 0..4095 --y-range 0..4095.
        """)
    }
  }
}
