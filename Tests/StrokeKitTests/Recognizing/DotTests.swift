import StrokeEvaluation
import Testing

@testable import StrokeKit

/// Strokes without extent are ink: people see them.
@Suite struct DotTests {
  private func point(_ x: Double, _ y: Double) -> StrokePoint { StrokePoint(x: x, y: y) }

  /// A line downwards as a hand draws it, in a box of 100.
  private func line(_ random: inout SeededGenerator) -> [StrokePoint] {
    let (top, bottom) = (random.number(-6...6), random.number(-6...6))
    let length = random.number(55...85)
    return (0..<24).map { index in
      let share = Double(index) / 23
      return point(
        50 + top + (bottom - top) * share + random.number(-1...1),
        share * length + random.number(-1...1))
    }
  }

  /// The line and a tap below it, which moved by a few points or not at all.
  private func dotted(_ random: inout SeededGenerator) -> [[StrokePoint]] {
    let line = line(&random)
    let end = line[line.count - 1]
    let dot = point(end.x + random.number(-4...4), end.y + random.number(15...30))
    let still = Int.random(in: 0..<2, using: &random) == 0
    return [line, still ? [dot] : [dot, point(dot.x + 1, dot.y + 1)]]
  }

  private func right(_ algorithm: StrokeAlgorithm) throws -> Int {
    var random = SeededGenerator(seed: 16)
    var right = 0
    for _ in 0..<100 {
      let recognizer = try StrokeRecognizer(
        [StrokeTemplate("line", [line(&random)]), StrokeTemplate("dotted", dotted(&random))],
        algorithm: algorithm)
      if recognizer.recognize([line(&random)]).name == "line" { right += 1 }
      if recognizer.recognize(dotted(&random)).name == "dotted" { right += 1 }
    }
    return right
  }

  @Test(arguments: [StrokeAlgorithm.combined, .proportioned])
  func aLineAndADottedLineAreToldApart(algorithm: StrokeAlgorithm) throws {
    #expect(try right(algorithm) >= 190)
  }

  @Test(arguments: [StrokeAlgorithm.pDollar, .pDollarPlus, .qDollar])
  func pointCloudsSeeDotsIfTheyAreAskedTo(algorithm: StrokeAlgorithm) throws {
    let without = try right(algorithm)
    let with = try right(algorithm.countingDots)
    #expect(with > without + 20)
  }

  @Test(arguments: [StrokeAlgorithm.combined, .proportioned])
  func aDotMoreOrLessIsADifferenceBothWays(algorithm: StrokeAlgorithm) throws {
    let line = (0...20).map { point(50, Double($0) * 4) }
    let dotted = [line, [point(50, 100)]]
    for (template, query) in [([line], dotted), (dotted, [line])] {
      let recognizer = try StrokeRecognizer(
        [StrokeTemplate("a", template)], algorithm: algorithm)
      #expect(try #require(recognizer.recognize(query).candidates.first).score > 0.5)
    }
  }

  private func drawing(_ strokes: [[StrokePoint]]) -> Drawing {
    var drawing = Drawing()
    #expect(drawing.load(strokes) == nil)
    return drawing
  }

  @Test func dotsAreCountedAsPeopleSeeThem() {
    let line = [point(0, 0), point(0, 80)]
    #expect(drawing([line]).dotCount == 0)
    #expect(drawing([line, [point(0, 100)]]).dotCount == 1)
    #expect(drawing([[point(0, 100)], line]).dotCount == 1)
    // Twice at one place is once; on the line it is not seen; two places are two.
    #expect(drawing([line, [point(0, 100)], [point(0, 100)]]).dotCount == 1)
    #expect(drawing([line, [point(0, 40)]]).dotCount == 0)
    #expect(drawing([line, [point(-20, 100)], [point(20, 100)]]).dotCount == 2)
    // The larger, the less it is a dot.
    let half = drawing([line, [point(0, 90), point(0, 100)]]).dotCount
    #expect(half > 0.4 && half < 0.6)
    #expect(drawing([line, [point(0, 80), point(20, 100)]]).dotCount == 0)
  }

  @Test func everyStrokeHasASampleIfThereIsRoom() {
    var random = SeededGenerator(seed: 4)
    for count in 1...16 {
      let strokes = (0..<count).map { number in
        number % 3 == 0
          ? [point(random.number(0...100), random.number(0...100))]
          : (0..<5).map { _ in point(random.number(0...100), random.number(0...100)) }
      }
      if count == 1 { continue }
      var drawing = drawing(strokes)
      drawing.walkInk(count: 32, countsDots: true)
      #expect(Set(drawing.sampleStrokes).count == count, "\(count) strokes")
    }
  }

  @Test(arguments: StrokeAlgorithm.allCases)
  func aThousandStrokesAreCompared(algorithm: StrokeAlgorithm) throws {
    var random = SeededGenerator(seed: 5)
    let taps = (0..<1000).map { _ in [point(random.number(0...100), random.number(0...100))] }
    let recognizer = try StrokeRecognizer(
      Figure.templates + [StrokeTemplate("taps", taps)], algorithm: algorithm.countingDots,
      options: .init(rejection: .learned))
    #expect(recognizer.recognize(taps).name == "taps")
    let one = try #require(recognizer.recognize(Figure.zigzag.strokes + taps).candidates.first)
    #expect(one.score.isFinite && (0...1).contains(one.confidence))
  }
}
