// `touchkit strokes`: what can be done with drawn gestures.

import ArgumentParser

/// `touchkit strokes`.
struct Strokes: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measure how well drawn gestures are recognized.",
    subcommands: [StrokesEval.self])
}
