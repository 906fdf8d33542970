// What can no longer become a circle, from when on, and that it never does.

import StrokeKit
import Testing

@Suite struct CircleOutlooks {
  /// After how many points a stroke is given up, and why.
  private func givingUp(_ points: [StrokePoint]) -> (count: Int, reason: CircleReason)? {
    var outlook = CircleOutlook()
    for (index, point) in points.enumerated() {
      if let reason = outlook.add(point) { return (index + 1, reason) }
    }
    return nil
  }

  private func words(_ points: [StrokePoint]) -> String {
    givingUp(points).map { "\($0.count) of \(points.count): \($0.reason)" } ?? "still open"
  }

  @Test func strokesAreGivenUpInTheirMiddleAndSayWhy() {
    #expect(words(Drawn.hook) == "37 of 62: has a corner of 132°, allowed 118°")
    #expect(words(Drawn.triangle) == "79 of 89: has a corner of 118.1°, allowed 118.05°")
    #expect(words(Drawn.letterS) == "88 of 100: turns back by 132°, allowed 118°")
    #expect(words(Drawn.eight) == "99 of 120: turns back by 129°, allowed 118°")
    #expect(
      words(Drawn.circle(turns: 3)) == "68 of 80: has turned 1.88 times already, allowed 1.6")
  }

  @Test func circlesLinesArcsAndSquaresStayOpen() {
    for points in [Drawn.circle(), Drawn.line, Drawn.circle(turns: 0.4), Drawn.square] {
      #expect(words(points) == "still open")
    }
  }

  @Test func aStrokeThatIsGivenUpIsNeverACircle() {
    var (circles, givenUp) = (0, 0)
    for seed in 0..<4_000 {
      var random = Seeded(seed: seed)
      let points = Drawn.hasty(&random)
      let isCircle = CircleRule.strict.verdict(on: points).isCircle
      let end = givingUp(points)
      if isCircle { circles += 1 }
      if end != nil { givenUp += 1 }
      guard let end, isCircle else { continue }
      // What was too short then was a hook: that is what growthMax is for.
      let growth = length(points) / length(Array(points.prefix(end.count)))
      #expect(growth > 2, "seed \(seed): \(end.reason) after \(end.count)")
    }
    print("of 4000 strokes \(circles) are circles and \(givenUp) are given up")
    #expect(circles > 1000)
    #expect(givenUp > 30)
  }

  private func length(_ points: [StrokePoint]) -> Double {
    zip(points, points.dropFirst()).reduce(0) { sum, pair in
      let (x, y) = (pair.1.x - pair.0.x, pair.1.y - pair.0.y)
      return sum + (x * x + y * y).squareRoot()
    }
  }

  @Test func howManyPointsALengthHasDoesNotMatter() {
    let sparse = [
      StrokePoint(x: 100, y: 100), StrokePoint(x: 220, y: 100), StrokePoint(x: 100, y: 140),
    ]
    let dense = Drawn.hook
    #expect(givingUp(sparse)?.reason.description == givingUp(dense)?.reason.description)
  }

  @Test func shortStrokesAreNotJudged() {
    let small = Drawn.changed(Drawn.hook, scale: 0.4)
    #expect(words(small) == "still open")
  }

  @Test func aHookAtTheStartIsForgivenIfTheLimitsSaySo() {
    var careful = CircleOutlook(growthMax: 20)
    for point in Drawn.hook { careful.add(point) }
    #expect(careful.reason == nil)
    #expect(CircleOutlook(growthMax: .nan, judgedLengthMin: -5).growthMax == 1)
  }

  @Test func aResetOutlookKnowsNothing() {
    var outlook = CircleOutlook()
    for point in Drawn.hook { outlook.add(point) }
    #expect(outlook.reason != nil)
    outlook.reset()
    #expect(outlook.reason == nil)
    for point in Drawn.circle() { outlook.add(point) }
    #expect(outlook.reason == nil)
  }

  @Test func aHundredThousandPointsAndJumpsAcrossTheWorldTakeNoTime() {
    var outlook = CircleOutlook()
    for point in Drawn.ellipse(240, 240, turns: 1, count: 100_000) { outlook.add(point) }
    #expect(outlook.reason == nil)
    outlook.add(StrokePoint(x: 1e12, y: -1e12))
    outlook.add(StrokePoint(x: -1e12, y: 1e12))
    #expect(outlook.reason != nil)
  }

  @Test func aCoordinateThatIsNoneEndsIt() {
    var outlook = CircleOutlook()
    outlook.add(StrokePoint(x: 1, y: 2))
    outlook.add(StrokePoint(x: 1, y: .infinity))
    #expect(
      outlook.reason == .fitsNoCircle(.unusableCoordinate(point: 1, value: .infinity)))
  }

  @Test func theLimitIsWhatTheStrongestSqueezeMakesOfTheRulesCorner() {
    #expect((CircleOutlook.turnMax * 180 / .pi - 118.054).magnitude < 0.01)
  }
}
