// Whether people's gestures are recognized with examples by other people. The figures are those that
// the papers' and our own algorithms must reach; few draws are enough to see a mistake.

import Foundation
import StrokeEvaluation
import StrokeKit
import Testing

@Suite struct TemplateTests {
  /// Percentages with 3 examples of each name.
  nonisolated struct Expectation: Sendable, CustomTestStringConvertible {
    let file: String
    let algorithm: StrokeAlgorithm
    let least: Double

    var testDescription: String { "\(algorithm.title), \(file)" }
  }

  @Test(
    .enabled(
      if: RealData.has("strokes-onedollar") && RealData.has("strokes-mmg"), "\(RealData.absence)"),
    arguments: [
      Expectation(file: "strokes-onedollar", algorithm: .combined, least: 97.5),
      Expectation(file: "strokes-mmg", algorithm: .combined, least: 98),
    ])
  func strangersGesturesAreRecognized(expectation: Expectation) async throws {
    let folder = try #require(RealData.folder)
    let path = folder.appendingPathComponent("\(expectation.file).jsonl.gz").path
    let plan = EvaluationPlan(
      algorithms: [expectation.algorithm], templateCounts: [3], trialCount: 2, sampleCountMax: 40,
      seed: 1)
    let report = try await Evaluation(StrokeDataFile(path: path).samples(), plan: plan).run()
    let accuracy = try #require(report.results.first).accuracy
    #expect(accuracy * 100 >= expectation.least, "seed 1\n\(report.table)")
  }

  @Test(
    .enabled(if: RealData.has("strokes-onedollar"), "\(RealData.absence)"))
  func whatIsKnownEarlyIsWhatTheFinishedGestureIs() throws {
    let folder = try #require(RealData.folder)
    let path = folder.appendingPathComponent("strokes-onedollar.jsonl.gz").path
    let samples = try StrokeDataFile(path: path).samples()
    let stranger = try #require(samples.first?.user)
    // Every 31st gesture of the others: some examples of each name.
    let others = samples.filter { $0.user != stranger }.enumerated().filter { $0.offset % 31 == 0 }
    let recognizer = try StrokeRecognizer(others.map { StrokeTemplate($1.name, $1.strokes) })
    var early = EarlyRecognition(recognizer)
    var workspace = StrokeWorkspace()
    var known = 0
    let own = samples.filter { $0.user == stranger }.enumerated().filter { $0.offset % 6 == 0 }
    for (_, sample) in own {
      early.reset()
      for point in sample.strokes.joined() { early.moved(to: point) }
      guard let name = early.name else { continue }
      known += 1
      #expect(recognizer.recognize(sample.strokes, using: &workspace).name == name)
    }
    #expect(known > own.count / 10)
  }
}
