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
      Expectation(file: "strokes-onedollar", algorithm: .combined, least: 98),
      Expectation(file: "strokes-mmg", algorithm: .combined, least: 98.8),
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
  func earlyExpectationIsTheNameOfTheFinishedGesture() throws {
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

  /// Refusing turns nobody away, with one example of each name, and still refuses.
  @Test(
    .enabled(
      if: RealData.has("strokes-onedollar") && RealData.has("strokes-mmg"), "\(RealData.absence)"),
    arguments: ["strokes-onedollar", "strokes-mmg"])
  func strangersAreAcceptedAndWhatNobodyTaughtIsNot(file: String) async throws {
    let plan = EvaluationPlan(
      algorithms: [.combined], templateCounts: [1], trialCount: 1, sampleCountMax: 24, seed: 1)
    let report = try await UnknownEvaluation(Self.samples(file), plan: plan).run()
    let shares = try #require(report.results.first).shares
    #expect(shares.accepted >= 0.95, "\(report.shareTable)")
    #expect(shares.unsure <= 0.15, "\(report.shareTable)")
    #expect(shares.refused >= 0.4 && shares.refusedOrUnsure >= 0.7, "\(report.shareTable)")
  }

  /// With "circle" alone taught by one example of another person, a rectangle is no circle.
  @Test(
    .enabled(if: RealData.has("strokes-onedollar"), "\(RealData.absence)"))
  func withCirclesAloneTaughtRectanglesAreNotNamed() throws {
    let samples = try Self.samples("strokes-onedollar")
    let circles = samples.filter { $0.name == "circle" }
    let rectangles = samples.filter { $0.name == "rectangle" }
    var workspace = StrokeWorkspace()
    var named = (circles: 0, rectangles: 0)
    var counts = (circles: 0, rectangles: 0)
    for (place, example) in circles.enumerated() where place % 10 == 0 {
      let recognizer = try StrokeRecognizer(
        [StrokeTemplate("circle", example.strokes)], options: StrokeOptions(rejection: .learned))
      for own in circles where own.user != example.user {
        counts.circles += 1
        if recognizer.recognize(own.strokes, using: &workspace).name != nil { named.circles += 1 }
      }
      for other in rectangles where other.user != example.user {
        counts.rectangles += 1
        if recognizer.recognize(other.strokes, using: &workspace).name != nil {
          named.rectangles += 1
        }
      }
    }
    #expect(counts.circles > 1000)
    #expect(Double(named.circles) >= 0.85 * Double(counts.circles), "\(named) of \(counts)")
    #expect(Double(named.rectangles) <= 0.15 * Double(counts.rectangles), "\(named) of \(counts)")
  }

  /// A line alone, and the same with its dot tapped below: as people drew exclamation points.
  @Test(
    .enabled(if: RealData.has("strokes-mmg"), "\(RealData.absence)"))
  func dottedLinesAreToldFromPlainOnes() throws {
    let marks = try Self.samples("strokes-mmg").filter {
      $0.name == "exclamation_point" && $0.strokes.count > 1
    }
    let drawn = marks.map { mark in
      let counts = mark.strokes.map(\.count)
      let longest = counts.firstIndex(of: counts.max() ?? 0) ?? 0
      let dotted = mark.strokes.enumerated().map { $0 == longest ? $1 : Array($1.prefix(1)) }
      return (user: mark.user, plain: [mark.strokes[longest]], dotted: dotted)
    }
    var workspace = StrokeWorkspace()
    var right = 0
    var count = 0
    for (place, example) in drawn.enumerated() where place % 8 == 0 {
      let recognizer = try StrokeRecognizer([
        StrokeTemplate("plain", example.plain), StrokeTemplate("dotted", example.dotted),
      ])
      for own in drawn where own.user != example.user {
        if recognizer.recognize(own.plain, using: &workspace).name == "plain" { right += 1 }
        if recognizer.recognize(own.dotted, using: &workspace).name == "dotted" { right += 1 }
        count += 2
      }
    }
    #expect(count > 5_000)
    #expect(Double(right) >= 0.95 * Double(count), "\(right) of \(count)")
  }

  /// A person corrects what is mistaken, and so the mistakes become fewer.
  @Test(
    .enabled(if: RealData.has("strokes-onedollar"), "\(RealData.absence)"))
  func correctionsHelpAStranger() throws {
    let samples = try Self.samples("strokes-onedollar")
    var before = 0
    var after = 0
    for stranger in Set(samples.map(\.user)).sorted() {
      // The first gesture of each name of another person.
      var known = StrokeTemplateSet()
      let other = samples.first { $0.user != stranger }?.user
      for sample in samples where sample.user == other {
        if known.exampleCount(of: sample.name) == 0 {
          try known.teach(sample.strokes, as: sample.name)
        }
      }
      let own = samples.filter { $0.user == stranger }
      let first = try StrokeRecognizer(known.templates)
      var recognizer = first
      var workspace = StrokeWorkspace()
      for (place, sample) in own.enumerated() where place % 2 == 0 {
        if recognizer.recognize(sample.strokes, using: &workspace).name == sample.name { continue }
        try known.teach(sample.strokes, as: sample.name)
        recognizer = try StrokeRecognizer(known.templates)
      }
      for (place, sample) in own.enumerated() where place % 2 == 1 {
        let strokes = sample.strokes
        if first.recognize(strokes, using: &workspace).name != sample.name { before += 1 }
        if recognizer.recognize(strokes, using: &workspace).name != sample.name { after += 1 }
      }
    }
    #expect(before > 10)
    #expect(after * 2 < before, "\(before) mistakes before, \(after) after")
  }

  private static func samples(_ file: String) throws -> [StrokeSample] {
    let folder = try #require(RealData.folder)
    return try StrokeDataFile(path: folder.appendingPathComponent("\(file).jsonl.gz").path)
      .samples()
  }
}
