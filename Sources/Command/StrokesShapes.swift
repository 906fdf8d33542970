// `touchkit strokes shapes`: which shapes people's gestures are, as a table and as pictures.

import ArgumentParser
import Foundation
import StrokeEvaluation
import StrokeKit

/// `touchkit strokes shapes`.
struct StrokesShapes: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shapes",
    abstract: "Which shapes gestures are: lines, arrows, ellipses, rectangles, stars and others.",
    discussion: """
      A row for each name says how many gestures of it are of each kind, and how many are none, with \
      the kind that those are instead.

      The file is that of `touchkit strokes eval`.
      """)

  @Argument(help: "A file of gestures: .jsonl or .jsonl.gz.")
  var data: String

  @Flag(help: "Look for polylines and curves, too, which a finger that rests never makes.")
  var all = false

  @Option(help: "Write pictures of fits into this file: SVG.")
  var sheet: String?

  @Option(help: "How many fits are on the sheet.")
  var count = 40

  @Option(help: "How many of them are the worst.")
  var worst = 10

  @OptionGroup(title: "What is done to the gestures")
  var change: ChangeOptions

  func validate() throws {
    if count < 1 || count > 10_000 {
      throw ValidationError("--count is \(count); 1 to 10000 is possible.")
    }
    if worst < 0 { throw ValidationError("--worst is \(worst); at least 0 is needed.") }
  }

  func run() async throws {
    try await readingStrokes {
      var samples = try StrokeDataFile(path: data).samples()
      for index in samples.indices {
        samples[index].strokes = change.change.applied(to: samples[index].strokes)
      }
      let report = ShapeReport(samples, among: all ? .all : .whileHolding)
      print(report.table)
      if let sheet {
        try Data(report.sheet(count: count, worst: worst).utf8)
          .write(to: URL(fileURLWithPath: sheet))
      }
    }
  }
}
