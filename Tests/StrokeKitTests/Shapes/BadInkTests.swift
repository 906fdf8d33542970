// Strokes that are no drawing: each has a clear answer.

import StrokeKit
import Testing

@Suite struct BadInkTests {
  @Test func nothingIsUnusable() {
    #expect(ShapeFit.verdict(on: []) == .none(.unusable(.noPoints)))
    #expect(ShapeFit.verdict(on: [[], []]) == .none(.unusable(.noPoints)))
  }

  @Test func aSinglePlaceHasNoExtent() {
    let point = StrokePoint(x: 5, y: 5)
    #expect(ShapeFit.verdict(on: [[point]]) == .none(.unusable(.noExtent)))
    #expect(
      ShapeFit.verdict(on: [Array(repeating: point, count: 50)]) == .none(.unusable(.noExtent)))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -2e12])
  func unusableCoordinateIsNamed(value: Double) {
    var stroke = Drawn.square
    stroke[7].y = value
    let verdict = ShapeFit.verdict(on: [Drawn.line, stroke], among: .all)
    guard case .none(.unusable(.unusableCoordinate(1, 7, let found))) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(found == value || (found.isNaN && value.isNaN))
  }

  @Test(arguments: 2...8)
  func dotsAloneAreNoShape(count: Int) {
    let dots = (0..<count).map { number in
      Array(repeating: StrokePoint(x: 60 * Double(number), y: 20), count: number + 1)
    }
    #expect(ShapeFit.verdict(on: dots, among: .all) == .none(.onlyDots(count: count)))
  }

  @Test func smallInkIsADot() {
    let dot = Drawn.circle(8)
    guard case .none(.tooSmall(let size, 10)) = ShapeFit.verdict(on: [dot]) else {
      Issue.record("\(ShapeFit.verdict(on: [dot]))")
      return
    }
    #expect(size < 8.01)
  }

  @Test func endlessStrokeIsTooLong() {
    let stroke = (0..<100_000).map { StrokePoint(x: Double($0 % 700), y: Double($0 / 700)) }
    #expect(
      ShapeFit.verdict(on: [stroke]) == .none(.tooManyPoints(count: 100_000, allowed: 65_536)))
  }

  @Test func longStrokeIsAsGoodAsAShortOne() {
    let stroke = Drawn.ellipse(200, 200, count: 60_000)
    #expect(ShapeFit.verdict(on: [stroke]).fit?.shape.kind == .ellipse)
  }

  @Test func manyStrokesAreTooMany() {
    let strokes = (0..<40).map { Drawn.lines(SIMD2(0, Double($0)), SIMD2(90, Double($0))) }
    #expect(ShapeFit.verdict(on: strokes) == .none(.tooManyStrokes(count: 40, allowed: 8)))
  }

  @Test func timesDoNotMatter() {
    for time in [{ -Double($0) }, { Double($0) }, { _ in Double.nan }] as [(Int) -> Double] {
      let stroke = Drawn.square.enumerated().map {
        StrokePoint(x: $0.element.x, y: $0.element.y, time: time($0.offset))
      }
      #expect(
        ShapeFit.verdict(on: [stroke]).fit == ShapeFit.verdict(on: [Drawn.square]).fit)
    }
  }

  @Test func twoPointsAreALine() {
    let stroke = [StrokePoint(x: 0, y: 0), StrokePoint(x: 100, y: 5)]
    #expect(ShapeFit.verdict(on: [stroke]).fit?.shape.kind == .line)
  }

  @Test func aLineDrawnThereAndBackIsALine() {
    let stroke = Drawn.lines(SIMD2(0, 0), SIMD2(100, 50), SIMD2(0, 0))
    #expect(ShapeFit.verdict(on: [stroke], among: .all).fit?.shape.kind == .line)
  }

  @Test func pointsThatJumpAtRandomHaveAnAnswerWithinTheirBox() {
    for seed in 0..<300 {
      var random = Seeded(seed: seed)
      let size = [1e-9, 1, 100, 1e11][seed % 4]
      let strokes = (0..<random.count(1, 9)).map { _ in
        (0..<random.count(1, 40)).map { _ in
          let place = random.place(size)
          return StrokePoint(x: place.x, y: random.count(0, 3) == 0 ? 0 : place.y)
        }
      }
      let verdict = ShapeFit.verdict(on: strokes, among: .all)
      guard let fit = verdict.fit else { continue }
      #expect(fit.confidence > 0 && fit.confidence <= 1, "seed \(seed)")
      #expect(fit.error >= 0 && fit.error < size, "seed \(seed): \(fit)")
      for place in fit.shape.outlines.joined() {
        #expect(max(place.x.magnitude, place.y.magnitude) < 10 * size, "seed \(seed): \(fit)")
      }
    }
  }
}
