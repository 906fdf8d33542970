// What a closed curve selects: points, ink and rectangles; and which curves are closed.

import Foundation
import StrokeKit
import Testing

@Suite struct Lassos {
  /// From 100 to 220 across and down.
  private let square = try? Lasso(Drawn.square)

  private func problem(_ points: [StrokePoint]) -> NoLasso? {
    do throws(NoLasso) {
      _ = try Lasso(points)
      return nil
    } catch {
      return error
    }
  }

  private func point(_ x: Double, _ y: Double) -> StrokePoint { StrokePoint(x: x, y: y) }

  // MARK: Points

  @Test func pointsInsideAndOnTheCurveAreSelected() throws {
    let square = try #require(square)
    for inside in [
      point(160, 160), point(100, 100), point(220, 220), point(100, 160), point(220, 160),
      point(160, 100), point(160, 220), point(100.001, 219.999),
    ] {
      #expect(square.contains(inside), "\(inside)")
    }
    for outside in [
      point(99.999, 160), point(220.001, 160), point(160, 99.999), point(160, 220.001),
      point(0, 100), point(300, 220), point(.nan, 160), point(160, .infinity), point(1e300, 160),
    ] {
      #expect(!square.contains(outside), "\(outside)")
    }
  }

  @Test func everyPointBetweenTwoOfACurveIsOnIt() throws {
    for seed in 0..<100 {
      var random = Seeded(seed: seed)
      let points = Drawn.changed(
        Drawn.hasty(&random), by: random.unit(), move: 1000 * random.unit())
      guard let lasso = try? Lasso(points) else { continue }
      for (start, end) in zip(points, points.dropFirst() + [points[0]]) {
        let share = random.unit()
        let between = point(
          start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
        #expect(lasso.contains(between), "seed \(seed)")
      }
    }
  }

  @Test func aLoopDrawnTwiceSelectsAsOneDrawnOnce() throws {
    let twice = try Lasso(Drawn.circle(turns: 2))
    let backwards = try Lasso(Drawn.changed(Drawn.circle(turns: 2), backwards: true))
    for lasso in [twice, backwards] {
      #expect(lasso.contains(point(200, 300)))
      #expect(lasso.contains(point(255, 300)))
      #expect(!lasso.contains(point(261, 300)))
    }
  }

  @Test func bothHalvesOfAnEightAreSelected() throws {
    let eight = try Lasso(Drawn.eight)
    #expect(eight.contains(point(200, 250)))
    #expect(eight.contains(point(200, 350)))
    #expect(!eight.contains(point(240, 300)))
  }

  @Test func aLoopThatCrossesItselfAtItsEndSelectsTheWhole() throws {
    let crossing = Drawn.ellipse(120, 120, turns: 1.1) + [point(190, 400)]
    let lasso = try Lasso(crossing)
    #expect(lasso.contains(point(200, 300)))
    #expect(lasso.contains(point(250, 310)))
  }

  @Test func placesCircledOnceEachWayAreNotSelected() throws {
    // Out along one ring, back along a smaller one: between them it goes around, inside not.
    let ring = Drawn.circle(200) + Drawn.changed(Drawn.circle(100), backwards: true)
    let lasso = try Lasso(ring)
    #expect(lasso.contains(point(275, 300)))
    #expect(!lasso.contains(point(200, 300)))
  }

  /// Adds up the angles by which the curve is seen to turn.
  @Test func pointsAreInsideWhereTheCurveIsSeenToGoAround() throws {
    for seed in 0..<300 {
      var random = Seeded(seed: seed)
      let corners = (0..<random.count(3, 12)).map { _ in StrokePoint(random.place(100)) }
      guard let lasso = try? Lasso(corners) else { continue }
      for _ in 0..<20 {
        let place = random.place(100)
        var seen = 0.0
        for (start, end) in zip(corners, corners.dropFirst() + [corners[0]]) {
          let (a, b) = (SIMD2(start.x, start.y) - place, SIMD2(end.x, end.y) - place)
          seen += atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y)
        }
        let isInside = (seen / (2 * .pi)).rounded() != 0
        #expect(lasso.contains(StrokePoint(place)) == isInside, "seed \(seed), \(place)")
      }
    }
  }

  // MARK: Closing

  @Test func aSmallGapIsClosedByAStraightLineAndALargeOneIsNot() throws {
    let open = try Lasso(Drawn.circle(turns: 0.85))
    #expect(open.contains(point(200, 300)))
    guard case .notClosed(let gap, allowed: 0.25)? = problem(Drawn.circle(turns: 0.7)) else {
      Issue.record("a circle of which three tenths are missing is a lasso")
      return
    }
    // A chord over 108° of a circle, by an arc of 252°.
    #expect((gap - 2 * sin(0.3 * .pi) / (1.4 * .pi)).magnitude < 0.001)
    #expect(problem(Drawn.check)?.description.hasPrefix("leaves a gap of ") == true)
  }

  @Test func linesEncloseNothing() {
    let line = (0..<50).map { point(Double($0) * 3, Double($0) * 7) }
    #expect(problem(line) == .noArea(share: 0, needed: 0.01))
    let level = (0..<50).map { point(Double($0) * 3, 20) }
    #expect(problem(level + level.reversed()) == .noArea(share: 0, needed: 0.01))
    #expect(
      problem(level)?.description == "encloses 0 of the square over its diagonal, needs 0.01")
    var random = Seeded(seed: 1)
    let trembling = (line + line.reversed()).map { point($0.x + random.noise(), $0.y) }
    guard case .noArea? = problem(trembling) else {
      Issue.record("a line there and back is a lasso")
      return
    }
  }

  @Test func anOvalAroundALineOfTextIsALasso() throws {
    for angle in [0, 0.4, 1.2, .pi / 2] {
      let oval = Drawn.changed(Drawn.ellipse(700, 24, turns: 0.97), by: angle)
      #expect(problem(oval) == nil, "\(angle)")
    }
  }

  // MARK: Ink

  @Test func theShareOfInkIsThatOfItsLength() throws {
    let square = try #require(square)
    let through = [point(160, 160), point(160, 460)]
    #expect((square.share(of: [through]) - 0.2).magnitude < 0.002)
    let inside = [point(110, 110), point(210, 110)]
    #expect((square.share(of: [through, inside]) - 0.4).magnitude < 0.002)
    #expect(square.share(of: [inside]) == 1)
    #expect(square.share(of: [Drawn.changed(Drawn.square, move: 500)]) == 0)
    #expect(square.share(of: [Drawn.square]) == 1)
  }

  @Test func wayBetweenStrokesIsNoInk() throws {
    let square = try #require(square)
    let inside = [point(150, 150), point(160, 150)]
    let outside = [point(900, 150), point(910, 150)]
    #expect((square.share(of: [inside, outside]) - 0.5).magnitude < 0.002)
  }

  @Test func dotsCountAmongThemselves() throws {
    let square = try #require(square)
    #expect(square.share(of: [[point(150, 150)]]) == 1)
    #expect(square.share(of: [[point(50, 150)]]) == 0)
    let dots = [[point(150, 150)], [point(160, 150)], [point(500, 500)], [point(600, 150)]]
    #expect(square.share(of: dots) == 0.5)
    #expect(square.share(of: []) == 0)
    #expect(square.share(of: [[], []]) == 0)
  }

  @Test func pointsWithoutNumbersAreNoInk() throws {
    let square = try #require(square)
    let ink = [point(150, 150), point(.nan, 0), point(0, 1e300), point(160, 150)]
    #expect(square.share(of: [ink, [point(.infinity, 150)]]) == 1)
    #expect(square.share(of: [[point(.nan, .nan)]]) == 0)
  }

  // MARK: Bad input

  @Test func fewerThanThreePointsEncloseNothing() {
    #expect(problem([]) == .tooFewPoints(count: 0, needed: 3))
    #expect(problem([point(1, 2)]) == .tooFewPoints(count: 1, needed: 3))
    #expect(
      problem([point(1, 2), point(3, 4)])?.description == "has 2 points, needs 3")
  }

  @Test(arguments: [1, 3, 100, 10_000])
  func pointsAtOnePlaceEncloseNothing(count: Int) {
    let points = Array(repeating: point(7, -7), count: count + 2)
    #expect(problem(points) == .noArea(share: 0, needed: 0.01))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -2e12])
  func coordinatesThatAreNoneAreNamed(value: Double) {
    var points = Drawn.square
    points[5].x = value
    guard case .unusableCoordinate(point: 5, let found)? = problem(points) else {
      Issue.record("\(String(describing: problem(points)))")
      return
    }
    #expect(found == value || value.isNaN)
  }

  @Test func timesDoNotMatter() throws {
    let wrong = Drawn.square.map { StrokePoint(x: $0.x, y: $0.y, time: -$0.y) }
    #expect(try Lasso(wrong).region.outline == Lasso(Drawn.square).region.outline)
  }

  @Test func aHundredThousandPointsSelectLikeAHundred() throws {
    let many = try Lasso(Drawn.circle(count: 100_000))
    #expect(many.region.outline.count == StrokeRegion.cornersMax)
    #expect(many.contains(point(200, 359.9)))
    #expect(!many.contains(point(200, 360.1)))
    let ink = [Drawn.ellipse(120, 120, count: 100_000, at: SIMD2(200, 360))]
    // Two circles through each other's centre: a third of each lies in the other.
    #expect((many.share(of: ink) - 1.0 / 3).magnitude < 0.003)
  }

  @Test func hugeAndTinyCurvesSelect() throws {
    for scale in [1e-9, 1e9] {
      let lasso = try Lasso(Drawn.changed(Drawn.square, scale: scale))
      #expect(lasso.contains(point(160 * scale, 160 * scale)))
      #expect(!lasso.contains(point(221 * scale, 160 * scale)))
    }
  }

  @Test func anyBitsAtAllAreALassoOrHaveAReason() {
    var lassos = 0
    for seed in 0..<1_000 {
      var random = Seeded(seed: seed)
      let points = (0..<random.count(0, 12)).map { _ in
        StrokePoint(x: random.anyNumber(), y: random.anyNumber(), time: random.anyNumber())
      }
      guard let lasso = try? Lasso(points) else { continue }
      lassos += 1
      #expect(points.allSatisfy(lasso.contains), "seed \(seed)")
      let box = StrokeBox(
        x: random.anyNumber(), y: random.anyNumber(), width: random.anyNumber(),
        height: random.anyNumber())
      #expect(!lasso.contains(box) || lasso.touches(box), "seed \(seed)")
      #expect((0...1).contains(lasso.share(of: [points])), "seed \(seed)")
    }
    #expect(lassos > 100)
  }
}
