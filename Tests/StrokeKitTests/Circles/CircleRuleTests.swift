// What is a circle and what is not, for both rules, with the reason to the letter.

import StrokeKit
import Testing

@Suite struct StrictCircles {
  private func words(_ points: [StrokePoint]) -> String {
    CircleRule.strict.verdict(on: points).reason.map { "\($0)" } ?? "circle"
  }

  @Test func circlesAreCirclesHoweverLargeWhereverAndWhicheverWay() {
    for seed in 0..<500 {
      var random = Seeded(seed: seed)
      let points = Drawn.ellipse(
        100, random.between(60, 160), turns: random.between(0.95, 1.2), start: random.unit(),
        count: random.count(20, 200))
      let changed = Drawn.changed(
        points, by: random.between(-4, 4), scale: random.between(0.01, 1000),
        move: random.between(-5000, 5000), backwards: random.unit() < 0.5)
      #expect(words(changed) == "circle", "seed \(seed)")
    }
  }

  /// What stays open must be round, or else it is a C.
  @Test func anOpenCircleMayBendLessUnevenlyThanAClosedOne() {
    #expect(words(Drawn.roundedSquare(3, turns: 1)) == "circle")
    #expect(words(Drawn.roundedSquare(2, turns: 0.88)) == "circle")
    guard
      case .bendsUnevenly(let angle, let allowed) = CircleRule.strict.verdict(
        on: Drawn.roundedSquare(3, turns: 0.88)
      ).reason
    else {
      Issue.record("A C is a circle.")
      return
    }
    #expect(angle < CircleRule.unevennessMax && angle > allowed)
    let missing = (CircleRule.unevennessMax - allowed) / CircleRule.unevennessPerMissingTurn
    #expect((missing - 0.12).magnitude < 0.02)
  }

  @Test func otherShapesAreNotAndEachSaysWhy() {
    #expect(words(Drawn.circle(turns: 0.62)) == "turns 0.77 times, needs 0.86…1.35")
    #expect(words(Drawn.circle(turns: 1.5)) == "turns 1.5 times, needs 0.86…1.35")
    #expect(words(Drawn.ellipse(120, 50)) == "is 0.5 times as wide as long, needs 0.55")
    #expect(words(Drawn.square) == "bends unevenly by 19°, allowed 12°")
    #expect(words(Drawn.triangle) == "bends unevenly by 27°, allowed 12°")
    #expect(words(Drawn.letterS) == "is 0.53 times as wide as long, needs 0.55")
    #expect(words(Drawn.eight) == "bends unevenly by 88°, allowed 11°")
    #expect(words(Drawn.spiral) == "turns 2.74 times, needs 0.86…1.35")
    #expect(words(Drawn.check) == "is 0.42 times as wide as long, needs 0.55")
    #expect(
      words(Drawn.line) == "no circle fits better than a line, needs a way around")
    #expect(words([]) == "has 0 points, needs 3")
  }

  @Test(arguments: [
    (
      CircleReason.tooFlat(aspect: 0.5497, needed: 0.55),
      "is 0.5497 times as wide as long, needs 0.55"
    ),
    (.tooFlat(aspect: 0.549, needed: 0.55), "is 0.549 times as wide as long, needs 0.55"),
    (.turns(0.8596, needed: 0.86...1.35), "turns 0.8596 times, needs 0.86…1.35"),
    (.turns(1.352, needed: 0.86...1.35), "turns 1.352 times, needs 0.86…1.35"),
    (.turns(1.4, needed: 0.86...1.354), "turns 1.4 times, needs 0.86…1.35"),
    (.bendsUnevenly(by: 0.21, allowed: .pi / 15), "bends unevenly by 12.03°, allowed 12°"),
  ])
  func aNumberIsToldApartFromItsLimit(reason: CircleReason, words: String) {
    #expect("\(reason)" == words)
  }

  @Test func shapesAreTheSameTurnedScaledMovedAndBackwards() throws {
    for seed in 0..<300 {
      var random = Seeded(seed: seed)
      let points = Drawn.hasty(&random)
      let changed = Drawn.changed(
        points, by: random.between(-4, 4), scale: random.between(0.01, 100),
        move: random.between(-5000, 5000))
      let (before, after) = (try CircleShape(points), try CircleShape(changed))
      #expect((before.aspect - after.aspect).magnitude < 1e-6, "seed \(seed)")
      #expect((before.turns - after.turns).magnitude < 1e-6, "seed \(seed)")
      #expect((before.unevenness - after.unevenness).magnitude < 1e-6, "seed \(seed)")
      #expect((before.corner - after.corner).magnitude < 1e-6, "seed \(seed)")
      #expect((before.roughness - after.roughness).magnitude < 1e-6, "seed \(seed)")
    }
  }

  @Test func aPerfectCircleMeasuresAsOne() throws {
    let shape = try CircleShape(Drawn.circle(count: 5000))
    #expect(shape.aspect > 0.97)
    #expect((shape.turns - 1).magnitude < 1e-3)
    #expect(shape.unevenness < 0.02)
    #expect((shape.corner - 6.0 / 63 * 2 * .pi).magnitude < 0.02)
    #expect(shape.roughness < 0.01)
  }

  @Test func theVerdictDoesNotDependOnHowFastTheHandWasWhere() throws {
    let even = Drawn.circle(count: 3000)
    // Slow at first: many points, of which later ones are left out.
    let slow = even.enumerated().filter { $0.offset < 1000 || $0.offset % 40 == 0 }.map(\.element)
    let (one, other) = (try CircleShape(even), try CircleShape(slow))
    #expect((one.turns - other.turns).magnitude < 0.02)
    #expect((one.unevenness - other.unevenness).magnitude < 0.02)
    #expect(CircleRule.strict.verdict(on: slow).isCircle)
  }
}

@Suite struct TutorialCircles {
  private func words(_ points: [StrokePoint], _ tolerance: Double = 0.2) -> String {
    CircleRule.tutorial(tolerance: tolerance).verdict(on: points).reason.map { "\($0)" } ?? "circle"
  }

  @Test func tutorialRuleAcceptsCirclesAndStrokesNearOneOnAverage() {
    #expect(words(Drawn.circle()) == "circle")
    #expect(words(Drawn.circle(turns: 2)) == "circle")
    #expect(words(Drawn.letterS) == "circle")
    #expect(words(Drawn.square, 0.3) == "circle")
  }

  @Test func tutorialRuleRejectsStrokesOffTheCircleInItsMiddleOrOnlyAnArc() {
    #expect(words(Drawn.check) == "is 0.22 radii off its circle, allowed 0.2")
    #expect(words(Drawn.square) == "covers 0.75 of its circle's box, needs more than 0.8")
    #expect(
      words(Drawn.circle(turns: 0.3)) == "covers 0.33 of its circle's box, needs more than 0.8")
    #expect(
      words(Drawn.circle() + [StrokePoint(x: 204, y: 299)])
        == "comes within 0.07 radii of the centre, needs 0.14")
    #expect(words(Drawn.line) == "no circle fits better than a line, needs a way around")
  }

  /// A "C" lies on its circle, and an "S" whose middle is quick has few points off it. So the error of the fit
  /// lets both pass, as the tutorial says; the box and the points in the middle tell them apart.
  @Test func theErrorAloneTakesACAndAnSForCircles() throws {
    let center = SIMD2(200.0, 300.0)
    let (upper, lower) = (
      Drawn.ellipse(120, 120, turns: -0.5, start: 0.95, count: 40),
      Drawn.ellipse(120, 120, turns: 0.5, start: 0.95, count: 40)
    )
    let quick = (1..<6).map { index -> StrokePoint in
      let end = SIMD2(upper[39].x, upper[39].y)
      return StrokePoint(end + (center - end) * (Double(index) / 3))
    }
    let letterS = upper + quick + lower
    let letterC = Drawn.circle(turns: 0.6)
    for letter in [letterS, letterC] {
      let fit = try CircleFit(letter)
      #expect(fit.error / fit.circle.radius < 0.2)
    }
    #expect(words(letterS).hasPrefix("comes within"))
    #expect(words(letterC).hasPrefix("covers"))
  }

  @Test func aSmallerToleranceIsStricter() {
    #expect(words(Drawn.square, 0.1) == "is 0.11 radii off its circle, allowed 0.1")
    #expect(words(Drawn.circle(), 0.01) == "circle")
  }
}
