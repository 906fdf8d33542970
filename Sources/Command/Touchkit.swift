// The command line: its subcommands and nothing else.

import ArgumentParser

/// `touchkit`.
@main
struct Touchkit: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "touchkit",
    abstract: "UIKit's touches, gestures and responders, outside UIKit.",
    subcommands: [Play.self, Simulate.self, Strokes.self])
}
