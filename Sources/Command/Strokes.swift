// `touchkit strokes`: what can be done with drawn gestures.

import ArgumentParser

/// `touchkit strokes`.
struct Strokes: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Teach and recognize drawn gestures, and measure how well that goes.",
    subcommands: [
      StrokesEval.self, StrokesCurves.self, StrokesTune.self, StrokesShapes.self,
      StrokesTeach.self, StrokesRecognize.self,
    ])
}
