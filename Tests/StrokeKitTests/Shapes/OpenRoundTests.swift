// Round strokes that do not close: which are circles, and which are letters.

import StrokeKit
import Testing

@Suite struct OpenRoundTests {
  /// Open to the right by an eighth of the way around.
  private static func open(width: Double) -> [StrokePoint] {
    Drawn.ellipse(width, 100, turns: 0.88, start: 0.06)
  }

  /// A circle whose end goes off to the right.
  private static let flared: [StrokePoint] = {
    let round = Drawn.ellipse(100, 100, turns: 0.83, start: 0.03)
    let end = round[round.count - 1]
    return round + (1...10).map { StrokePoint(x: end.x + 3.5 * Double($0), y: end.y) }
  }()

  @Test func circleThatLeavesAnEighthOpenIsACircle() throws {
    for stroke in [Self.open(width: 100), Self.open(width: 70).reversed()] {
      #expect(try #require(ShapeFit.verdict(on: [stroke]).fit).shape.kind == .ellipse)
    }
  }

  @Test func roundOneWithAnEndThatGoesOffIsALetter() {
    let mirrored = Self.flared.map { StrokePoint(x: $0.x, y: -$0.y) }
    for stroke in [Self.flared, Self.flared.reversed(), mirrored] {
      #expect(ShapeFit.verdict(on: [stroke]).fit == nil)
    }
  }

  /// A spiral inwards, 20 points wide and twice around, that moves aside by a share of its size meanwhile.
  private static func smallSpiral(to inner: Double, movedBy way: Double) -> [StrokePoint] {
    Drawn.ellipse(20, 16, turns: 2.1, count: 120, at: .zero).enumerated().map {
      let share = Double($0.offset) / 119
      let factor = 1 - (1 - inner) * share
      return StrokePoint(x: $0.element.x * factor + way * 20 * share, y: $0.element.y * factor)
    }
  }

  @Test func smallRingMayBeHalfAGrainRougher() throws {
    let ring = Self.smallSpiral(to: 0.2, movedBy: 0)
    let fit = try #require(ShapeFit.verdict(on: [ring]).fit)
    #expect(fit.shape.kind == .ellipse)
    #expect(fit.error > 0.08 * 20)
    let spiral = Self.smallSpiral(to: 0.3, movedBy: 0.45)
    guard case .none(.tooRough(let error, let allowed)) = ShapeFit.verdict(on: [spiral]) else {
      Issue.record("\(ShapeFit.verdict(on: [spiral]))")
      return
    }
    #expect(error > allowed && allowed > 0.08 && allowed < 0.11)
  }
}
