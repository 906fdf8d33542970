import Testing

@testable import StrokeKit

/// A shape drawn wider or narrower is the same shape, as far as shapes allow.
@Suite struct StretchTests {
  private func stretched(
    _ strokes: [[StrokePoint]], x: Double = 1, y: Double = 1
  ) -> [[StrokePoint]] {
    strokes.map { $0.map { StrokePoint(x: $0.x * x, y: $0.y * y, time: $0.time) } }
  }

  @Test func aShapeDrawnTwiceAsWideOrHighKeepsItsName() throws {
    let recognizer = try StrokeRecognizer(Figure.templates)
    for figure in Figure.allCases where figure != .line {
      for seed in 0..<10 as Range<UInt64> {
        let strokes = figure.drawn(wobble: 5, seed: seed)
        for other in [stretched(strokes, x: 2), stretched(strokes, y: 2)] {
          #expect(recognizer.recognize(other).name == figure.rawValue, "\(figure) \(seed)")
        }
      }
    }
  }

  @Test func theScoreThatCountsProportionsCanStillBeChosen() throws {
    let wide = stretched(Figure.zigzag.strokes, x: 2)
    let template = [StrokeTemplate("zigzag", Figure.zigzag.strokes)]
    // In our unit, because the scores of both are not of one size.
    let logarithms = try [StrokeAlgorithm.combined, .proportioned].map {
      try $0.scale.combined(
        #require(StrokeRecognizer(template, algorithm: $0).recognize(wide).candidates.first).score)
    }
    #expect(logarithms[0] < logarithms[1] - 0.5)
  }

  @Test func aLineIsNotStretchedIntoAShape() {
    var drawing = Drawing()
    let line = (0...20).map { StrokePoint(x: Double($0) * 5, y: $0 % 2 == 0 ? 0 : 1) }
    #expect(drawing.load([line]) == nil)
    drawing.walkInk(count: 32)
    #expect(drawing.scaleTowardsSquare() == 100)
    let extent = drawing.sampleExtent
    #expect((extent.x - 1).magnitude < 1e-12)
    // 1 / √0.15 = 2.6 times as thick as it was, not ten times.
    #expect(extent.y < 0.026)
  }

  @Test(arguments: [1e-12, 0.1, 0.5, 1, 1.4142, 1.4143, 2, 3, 10, 12345.678, 1e12])
  func aLogarithmIsUndoneByThePower(number: Double) {
    let power = StrokeLogarithm.exponential(StrokeLogarithm.natural(number))
    #expect((power / number - 1).magnitude < 1e-8)
    #expect(
      (StrokeLogarithm.natural(number * 8) - StrokeLogarithm.natural(number) - 2.0794415417)
        .magnitude < 1e-9)
  }
}
