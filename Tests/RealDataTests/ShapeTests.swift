// Which shape each class of people's gestures is, and how often it is found.

import Foundation
import StrokeEvaluation
import StrokeKit
import Testing

@Suite struct ShapeTests {
  /// The right kinds for a class; empty for what is no shape.
  nonisolated private static let right: [String: [String: ShapeKinds]] = [
    "strokes-onedollar": [
      "arrow": .arrow, "caret": [], "check": [], "circle": .ellipse, "delete_mark": [],
      "left_curly_brace": [], "left_sq_bracket": [], "pigtail": [], "question_mark": [],
      // Some are drawn so slanted that they are parallelograms; those are not counted as right.
      "rectangle": .rectangle, "right_curly_brace": [], "right_sq_bracket": [], "star": .star,
      "triangle": .triangle, "v": [], "x": [],
    ],
    "strokes-mmg": [
      "D": [], "H": [], "I": [], "N": [], "P": [], "T": [], "X": [], "arrowhead": .arrow,
      "asterisk": [], "exclamation_point": [], "five_point_star": .star, "half_note": [],
      "line": .line, "null": [], "pitchfork": [], "six_point_star": .star,
    ],
    "strokes-music": [
      "12-8-Time": [], "2-2-Time": [], "2-4-Time": [], "3-4-Time": [], "3-8-Time": [],
      "4-4-Time": [], "6-8-Time": [], "9-8-Time": [], "Barline": .line, "C-Clef": [],
      "Cut-Time": [], "Dot": [], "Double-Sharp": [], "Eighth-Note": [], "Eighth-Rest": [],
      "F-Clef": [], "Flat": [], "G-Clef": [], "Half-Note": [], "Natural": [],
      "Quarter-Note": [], "Quarter-Rest": [], "Sharp": [], "Sixteenth-Note": [],
      "Sixteenth-Rest": [], "Sixty-Four-Note": [], "Sixty-Four-Rest": [],
      "Thirty-Two-Note": [], "Thirty-Two-Rest": [], "Whole-Half-Rest": [],
      "Whole-Note": .ellipse,
    ],
  ]

  /// A "C", which is an arc where it is drawn as one, and otherwise none. It is counted by itself.
  nonisolated private static let letterC = "Common-Time"

  /// Percentages of one file: at least so many of the shapes are right, at most so many others are
  /// turned into one.
  nonisolated struct Expectation: Sendable, CustomTestStringConvertible {
    let file: String
    let rightMin: Double
    let turnedMax: Double

    var testDescription: String { file }
  }

  @Test(
    .enabled(
      if: RealData.has("strokes-onedollar") && RealData.has("strokes-mmg")
        && RealData.has("strokes-music"), "\(RealData.absence)"),
    arguments: [
      Expectation(file: "strokes-onedollar", rightMin: 97.5, turnedMax: 0.5),
      Expectation(file: "strokes-mmg", rightMin: 97, turnedMax: 0.7),
      Expectation(file: "strokes-music", rightMin: 92, turnedMax: 1.0),
    ])
  func shapesAreFoundAndNothingElseIsTurnedIntoOne(expectation: Expectation) throws {
    let report = try report(on: expectation.file)
    let kinds = try #require(Self.right[expectation.file])
    var (shapes, right, others, turned) = (0, 0, 0, 0)
    for name in report.names where name != Self.letterC {
      let own = report.entries.count { $0.sample.name == name }
      let meant = try #require(kinds[name], "\(name) has no row")
      if meant.isEmpty {
        others += own
        turned += report.count(of: name, among: .whileHolding)
      } else {
        shapes += own
        right += report.count(of: name, among: meant)
      }
    }
    let percentages = (
      Double(100 * right) / Double(shapes), Double(100 * turned) / Double(others)
    )
    #expect(percentages.0 >= expectation.rightMin, "\(right) of \(shapes)\n\(report.table)")
    #expect(percentages.1 <= expectation.turnedMax, "\(turned) of \(others)\n\(report.table)")
  }

  @Test(.enabled(if: RealData.has("strokes-music"), "\(RealData.absence)"))
  func letterCIsAnArcOrNoneAndHardlyEverAnEllipse() throws {
    let report = try report(on: "strokes-music")
    let whole = report.count(of: Self.letterC, among: .ellipse)
    let all = report.count(of: Self.letterC, among: .whileHolding)
    #expect(whole <= 1)
    #expect(all - whole == report.count(of: Self.letterC, among: .arc))
  }

  @Test(.enabled(if: RealData.has("strokes-mmg"), "\(RealData.absence)"))
  func letterDIsNoEllipse() throws {
    let folder = try #require(RealData.folder)
    let path = folder.appendingPathComponent("strokes-mmg.jsonl.gz").path
    let letters = try StrokeDataFile(path: path).samples().filter { $0.name == "D" }
    #expect(letters.count == 240)
    #expect(ShapeReport(letters).count(of: "D", among: .ellipse) == 0)
  }

  private func report(on file: String) throws -> ShapeReport {
    let folder = try #require(RealData.folder)
    let path = folder.appendingPathComponent("\(file).jsonl.gz").path
    // Every fourth of each file is enough to see a mistake; `touchkit strokes shapes` takes all.
    let samples = try StrokeDataFile(path: path).samples().enumerated()
      .filter { $0.offset.isMultiple(of: 4) }
    return ShapeReport(samples.map(\.element))
  }
}
