// The table and the pictures of shapes of gestures.

import StrokeEvaluation
import StrokeKit
import Testing

@Suite struct ShapeReportTests {
  private let samples = [
    StrokeSample(user: "1", name: "box", strokes: [Drawn.square]),
    StrokeSample(user: "1", name: "v & <w>", strokes: [Drawn.check]),
    StrokeSample(user: "2", name: "box", strokes: [Drawn.circle()]),
    StrokeSample(user: "2", name: "box", strokes: [Drawn.square]),
    StrokeSample(user: "2", name: "dot", strokes: [Drawn.circle(4)]),
    StrokeSample(user: "2", name: "dot", strokes: [[]]),
  ]

  @Test func tableHasARowForEachNameWithTheCommonestKindFirst() {
    #expect(
      ShapeReport(samples).table == """
        box          3  rectangle 2, ellipse 1
        v & <w>      1  none (polyline) 1
        dot          2  none (too small) 1, none (unusable) 1

        """)
  }

  @Test func polylinesCountWhenTheyAreAskedFor() {
    let report = ShapeReport(samples, among: .all)
    #expect(report.count(of: "v & <w>", among: .polyline) == 1)
    #expect(report.count(of: "box", among: [.rectangle, .triangle]) == 2)
    #expect(report.count(of: "box", among: .line) == 0)
  }

  @Test func sheetHasAPictureForEachFitAndEscapesNames() {
    let sheet = ShapeReport(samples, among: .all).sheet()
    #expect(sheet.contains(">v &amp; &lt;w></text>"))
    #expect(sheet.contains(">polyline</text>") && sheet.contains(">0.0 %</text>"))
    #expect(sheet.split(separator: "<g>").count == 1 + 4)
    #expect(!sheet.contains("dot"))
  }

  @Test func sheetBeginsWithTheWorst() throws {
    let rough = TrueShape.make(.rectangle, seed: 4).strokes
    let all = samples + [StrokeSample(user: "3", name: "rough", strokes: rough)]
    let sheet = ShapeReport(all).sheet(count: 2, worst: 1)
    let cells = sheet.split(separator: "<g>").dropFirst()
    #expect(cells.count == 2)
    #expect(try #require(cells.first).contains(">rough</text>"))
    #expect(
      try #require(sheet.firstRange(of: "Furthest off of 4 fits")).lowerBound < cells[1].startIndex)
  }

  @Test func darkSheetDiffersInItsColoursAlone() {
    let report = ShapeReport(samples)
    let (light, dark) = (report.sheet(), report.sheet(isDark: true))
    #expect(light != dark)
    let color = #/#[0-9a-f]{6}/#
    #expect(light.replacing(color, with: "") == dark.replacing(color, with: ""))
  }

  @Test func sheetOfNothingIsEmpty() {
    let sheet = ShapeReport([]).sheet()
    #expect(!sheet.contains("<text") && !sheet.contains("<g>"))
  }
}
