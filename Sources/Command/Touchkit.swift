// The command line: its subcommands and nothing else.

import ArgumentParser

/// `touchkit`.
@main
struct Touchkit: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "touchkit",
    abstract: "UIKit's touches, gestures and responders, outside UIKit.",
    version: "0.1.0",
    subcommands: [
      Play.self, Record.self, Import.self, Replay.self, Explain.self, Timeline.self, Diff.self,
      Classify.self, Lint.self, AskWhyNot.self, Simulate.self, Strokes.self,
    ])
}
