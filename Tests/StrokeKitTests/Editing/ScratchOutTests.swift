// Which strokes scratch out what they cover, and what they cover.

import Foundation
import StrokeKit
import Testing

@Suite struct ScratchOuts {
  private func reason(_ points: [StrokePoint]) -> ScratchOut.Reason? {
    ScratchOut.verdict(on: points).reason
  }

  /// A zigzag that advances to the right in level steps, with sharp turns.
  private func zigzag(_ passes: Int, length: Double = 60, pitch: Double = 0.2) -> [StrokePoint] {
    var random = Seeded(seed: 1)
    return DrawnZigzag(passes: passes, length: length, pitch: pitch).points(&random)
  }

  // MARK: What is one

  @Test func zigzagsAsHandsDrawThemAreScratchOuts() {
    var missed: [String: Int] = [:]
    for seed in 0..<1_000 {
      var random = Seeded(seed: seed)
      let points = DrawnZigzag.any(&random).points(&random)
      if let reason = self.reason(points) { missed["seed \(seed): \(reason)"] = seed }
    }
    // At least 95 of 100.
    #expect(missed.count <= 50, "\(missed.keys.sorted())")
  }

  @Test func sixPassesScratchOutAndFiveDoNot() {
    #expect(ScratchOut.verdict(on: zigzag(6)).zigzag?.passes == 6)
    #expect(reason(zigzag(5)) == .tooFewReversals(4, needed: 5))
    #expect(reason(zigzag(5))?.description == "turns back 4 times, needs 5")
  }

  @Test func passesCountFromThirtyPointsOn() throws {
    // Not across at all, so a pass is as long as it says.
    let long = try #require(ScratchOut.verdict(on: zigzag(8, length: 30, pitch: 0)).zigzag)
    #expect(long.passLength == 30)
    let short = zigzag(8, length: 29.5, pitch: 0)
    #expect(reason(short) == .passesTooShort(29.5, needed: 30))
    #expect(reason(short)?.description == "has passes of 29.5 points, needs 30")
  }

  @Test func directionSensePlaceAndSizeDoNotMatter() {
    for seed in 0..<40 {
      var random = Seeded(seed: seed)
      let points = DrawnZigzag.any(&random).points(&random)
      let passes = ScratchOut.verdict(on: points).zigzag?.passes
      for (angle, scale, move) in [(0.7, 1.0, 0.0), (3.0, 5.0, -4000.0), (0, 1, 1e6)] {
        let changed = Drawn.changed(points, by: angle, scale: scale, move: move)
        #expect(ScratchOut.verdict(on: changed).zigzag?.passes == passes, "seed \(seed)")
      }
      let backwards = Drawn.changed(points, backwards: true)
      #expect((reason(backwards) == nil) == (passes != nil), "seed \(seed)")
    }
  }

  @Test func aRestingPenAndAHookAddNoPass() {
    let points = zigzag(7)
    var random = Seeded(seed: 3)
    let rest = (0..<300).map { _ in
      StrokePoint(SIMD2(points[40].x, points[40].y) + random.place(2))
    }
    let hook = [StrokePoint(x: points[0].x + 6, y: points[0].y + 6)]
    let drawn = hook + points[..<40] + rest + points[40...]
    #expect(ScratchOut.verdict(on: drawn).zigzag?.passes == 7)
  }

  @Test func timesDoNotMatter() {
    let points = zigzag(8)
    let backwards = points.map { StrokePoint(x: $0.x, y: $0.y, time: -$0.time) }
    let timeless = points.map { StrokePoint(x: $0.x, y: $0.y, time: .nan) }
    #expect(ScratchOut.verdict(on: backwards) == ScratchOut.verdict(on: points))
    #expect(ScratchOut.verdict(on: timeless) == ScratchOut.verdict(on: points))
  }

  // MARK: What is none

  @Test func shapesAndLettersAreNoScratchOuts() {
    for shape in [
      Drawn.line, Drawn.hook, Drawn.check, Drawn.square, Drawn.triangle, Drawn.letterS,
      Drawn.eight, Drawn.circle(), Drawn.spiral,
    ] {
      guard case .tooFewReversals = reason(shape) else {
        Issue.record("\(String(describing: reason(shape)))")
        continue
      }
    }
    let letterW = Drawn.lines(
      SIMD2(0, 0), SIMD2(30, 90), SIMD2(60, 0), SIMD2(90, 90), SIMD2(120, 0))
    #expect(reason(letterW) == .tooFewReversals(3, needed: 5))
    let letterM = Drawn.lines(
      SIMD2(0, 0), SIMD2(0, 90), SIMD2(5, 0), SIMD2(40, 90), SIMD2(45, 0), SIMD2(80, 90))
    #expect(reason(letterM) == .tooFewReversals(4, needed: 5))
  }

  @Test func aStarDrawnTwiceIsTooCrooked() {
    let corners = (0...10).map { index in
      let angle = Double(index) * 4 / 5 * Double.pi
      return SIMD2(200 + 80 * cos(angle), 200 + 80 * sin(angle))
    }
    let star = zip(corners, corners.dropFirst()).flatMap { Drawn.lines($0, $1) }
    guard case .tooCrooked(let way, allowed: 1.25) = reason(star) else {
      Issue.record("\(String(describing: reason(star)))")
      return
    }
    #expect(way > 1.3)
  }

  @Test func aCoilIsTooCrookedAndAFlatOneIsAScratchOut() {
    func coil(width: Double) -> [StrokePoint] {
      (0..<400).map { index in
        let angle = 2 * Double.pi * 5 * Double(index) / 399
        return StrokePoint(
          x: 100 + width / 2 * cos(angle) + Double(index) / 20, y: 100 + 40 * sin(angle))
      }
    }
    guard case .tooCrooked(let way, allowed: 1.25) = reason(coil(width: 80)) else {
      Issue.record("\(String(describing: reason(coil(width: 80))))")
      return
    }
    #expect(way > 1.4 && way < 1.6)
    #expect(reason(coil(width: 15)) == nil)
  }

  @Test func aZigzagThatMovesOnTooFastGoesTooManyWays() {
    // Each pass 60 along and 60 across: 45° off the axis, so along no line more than any other.
    guard case .goesManyWays = reason(zigzag(10, pitch: 1)) else {
      Issue.record("\(String(describing: reason(zigzag(10, pitch: 1))))")
      return
    }
  }

  // MARK: What it covers

  @Test func inkBetweenThePassesIsCoveredAndInkBesideThemIsNot() throws {
    // From x 370 to 430 and from y 400 to 496.
    let drawn = zigzag(8)
    let zigzag = try #require(ScratchOut.verdict(on: drawn).zigzag)
    #expect(zigzag.covers(StrokePoint(x: 400, y: 450)))
    #expect(!zigzag.covers(StrokePoint(x: 440, y: 450)))
    #expect(!zigzag.covers(StrokePoint(x: 400, y: 505)))
    let word = Drawn.lines(SIMD2(380, 420), SIMD2(420, 470))
    let across = Drawn.lines(SIMD2(300, 450), SIMD2(400, 450))
    let beside = Drawn.lines(SIMD2(500, 400), SIMD2(500, 500))
    #expect(zigzag.share(of: [word]) == 1)
    #expect(zigzag.share(of: [beside]) == 0)
    // Covered from x 365 on.
    #expect((zigzag.share(of: [across]) - 0.35).magnitude < 0.002)
    #expect(zigzag.share(of: []) == 0)
  }

  @Test func aZigzagAlongOneLineCoversFivePointsBesideIt() throws {
    let drawn = zigzag(8, pitch: 0)
    let zigzag = try #require(ScratchOut.verdict(on: drawn).zigzag)
    #expect(zigzag.covers(StrokePoint(x: 400, y: 404.9)))
    #expect(zigzag.covers(StrokePoint(x: 400, y: 395.1)))
    #expect(!zigzag.covers(StrokePoint(x: 400, y: 405.1)))
    #expect(zigzag.region.box == StrokeBox(x: 365, y: 395, width: 70, height: 10))
  }

  @Test func aZigzagCoversItself() throws {
    for seed in 0..<50 {
      var random = Seeded(seed: seed)
      let points = DrawnZigzag.any(&random).points(&random)
      guard let zigzag = ScratchOut.verdict(on: points).zigzag else { continue }
      #expect(points.allSatisfy(zigzag.covers), "seed \(seed)")
      #expect(zigzag.share(of: [points]) == 1, "seed \(seed)")
    }
  }

  // MARK: Bad input

  @Test func pointsThatAreNoneOneOrAtOnePlaceNeverTurnBack() {
    let place = StrokePoint(x: 3, y: 4)
    for points in [[], [place], [place, place], Array(repeating: place, count: 1000)] {
      #expect(reason(points) == .tooFewReversals(0, needed: 5))
    }
    let tiny = zigzag(8).map { StrokePoint(x: $0.x * 1e-200, y: $0.y * 1e-200) }
    #expect(reason(tiny) != nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -2e12])
  func coordinatesThatAreNoneAreNamed(value: Double) throws {
    var points = zigzag(8)
    points[7].y = value
    let problem = reason(points)
    guard case .unusableCoordinate(point: 7, let found)? = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
    #expect(found == value || value.isNaN)
    #expect(
      problem?.description
        == "has the coordinate \(value) at point 7, needs a number from -1e12 to 1e12")
    let good = try #require(ScratchOut.verdict(on: zigzag(8)).zigzag)
    #expect(!good.covers(points[7]))
    #expect(good.share(of: [[points[7]]]) == 0)
  }

  @Test func aHundredThousandPointsGetTheirVerdict() throws {
    let turns = (0..<100_000).map { StrokePoint(x: $0.isMultiple(of: 2) ? 0 : 90, y: Double($0)) }
    let zigzag = try #require(ScratchOut.verdict(on: turns).zigzag)
    #expect(zigzag.passes == 99_999)
    #expect(zigzag.region.outline.count < 20)
    let line = (0..<100_000).map { StrokePoint(x: Double($0), y: 0) }
    #expect(reason(line) == .tooFewReversals(0, needed: 5))
  }

  @Test func anyBitsAtAllGetAVerdict() {
    for seed in 0..<1_000 {
      var random = Seeded(seed: seed)
      let points = (0..<random.count(0, 12)).map { _ in
        StrokePoint(x: random.anyNumber(), y: random.anyNumber(), time: random.anyNumber())
      }
      switch ScratchOut.verdict(on: points) {
      case .scratchOut(let zigzag): #expect(points.allSatisfy(zigzag.covers), "seed \(seed)")
      case .noScratchOut(let reason): #expect(!reason.description.isEmpty)
      }
    }
  }
}

extension Seeded {
  /// A number as programs make them, or any bits.
  mutating func anyNumber() -> Double {
    switch next() % 16 {
    case 0: Double(bitPattern: next())
    case 1: [0, -0.0, 1e12, -1e12, 1e-300, .nan, .infinity, 1e300][count(0, 7)]
    default: Double(count(0, 4)) * 50
    }
  }
}
