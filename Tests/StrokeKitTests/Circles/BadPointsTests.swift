// Points that have no circle, or that no hand draws: a reason, never a crash and never a number that
// is none.

import StrokeKit
import Testing

@Suite struct BadPoints {
  private func reason(
    _ points: [StrokePoint], by method: CircleFitMethod = .taubin
  ) -> NoCircle? {
    do throws(NoCircle) {
      _ = try CircleFit(points, by: method)
      return nil
    } catch {
      return error
    }
  }

  @Test func fewerThanThreePointsHaveNoCircle() {
    let point = StrokePoint(x: 3, y: 4)
    #expect(reason([]) == .tooFewPoints(count: 0, needed: 3))
    #expect(reason([point]) == .tooFewPoints(count: 1, needed: 3))
    #expect(reason([point, StrokePoint(x: 5, y: 1)]) == .tooFewPoints(count: 2, needed: 3))
  }

  @Test(arguments: [0, 0.1, -7.3, 1e9, 1e12, 1e-80])
  func pointsAtOnePlaceHaveNoCircle(place: Double) {
    let points = Array(repeating: StrokePoint(x: place, y: -place), count: 100)
    #expect(reason(points) == .onePlace)
    var moments = CircleMoments()
    for point in points { moments.add(point) }
    #expect(throws: NoCircle.onePlace) { try moments.circle() }
  }

  @Test(arguments: CircleFitMethod.allCases)
  func pointsOnALineHaveNoCircle(method: CircleFitMethod) {
    for seed in 0..<500 {
      var random = Seeded(seed: seed)
      let (start, way) = (random.place(1000), random.place(1000))
      let points = (0..<random.count(3, 60)).map { _ in StrokePoint(start + way * random.unit()) }
      #expect(reason(points, by: method) == .line, "seed \(seed)")
    }
  }

  /// These lie on a line, but rounding made a circle of them, by Hyper's method one with a radius that
  /// was no number.
  @Test(arguments: CircleFitMethod.allCases)
  func allPointsButOneAtOnePlaceHaveNoCircle(method: CircleFitMethod) {
    for (x, y) in [(242.0, 8.0), (99, 230)] {
      for count in 2..<64 {
        let points = [StrokePoint(x: x, y: y)] + Array(repeating: .init(x: 0, y: 0), count: count)
        #expect(reason(points, by: method) == .line, "\(x), \(y) and \(count) points")
      }
    }
  }

  @Test func pointsThatALineFitsBestHaveNoCircle() {
    // Both rails of a track: symmetric to its middle, so no side is the inner one.
    let points = (0..<20).flatMap {
      [StrokePoint(x: Double($0) * 10, y: 100), StrokePoint(x: Double($0) * 10, y: 101)]
    }
    for method in [CircleFitMethod.pratt, .taubin, .hyper] {
      #expect(reason(points, by: method) == .line, "\(method)")
    }
  }

  @Test func theFirstCoordinateThatIsNoneIsNamed() {
    for wrong in [Double.nan, .infinity, -.infinity, 1.1e12, .greatestFiniteMagnitude] {
      for (index, isX) in [(0, true), (7, false), (79, true)] {
        var points = Drawn.circle()
        points[index] = StrokePoint(x: isX ? wrong : 1, y: isX ? 1 : wrong)
        points[79] = StrokePoint(x: points[79].x, y: .nan)
        if index == 79 { points[79].x = wrong }
        var moments = CircleMoments()
        for point in points { moments.add(point) }
        for found in [reason(points), reason(of: moments)] {
          guard case .unusableCoordinate(let point, let value) = found else {
            Issue.record("\(wrong) at \(index): \(String(describing: found))")
            continue
          }
          #expect(point == index)
          #expect(value.bitPattern == wrong.bitPattern)
        }
      }
    }
  }

  private func reason(of moments: CircleMoments) -> NoCircle? {
    do throws(NoCircle) {
      _ = try moments.circle()
      return nil
    } catch {
      return error
    }
  }

  @Test func aHundredThousandPointsGiveTheirCircle() throws {
    let points = Drawn.ellipse(240, 240, count: 100_000)
    let expected = Circle(centerX: 200, centerY: 300, radius: 120)
    #expect(try CircleFit(points).circle.difference(from: expected) < 1e-4)
    var moments = CircleMoments()
    for point in points { moments.add(point) }
    let together = try CircleMoments(points).circle()
    #expect(try moments.circle().difference(from: together) < 1e-10)
    #expect(CircleRule.strict.verdict(on: points).isCircle)
  }

  @Test func addingStaysExactFarFromTheOriginAndAfterALongRest() throws {
    // The pen rests for a minute where it draws a circle afterwards.
    let circle = Drawn.changed(Drawn.circle(), move: 1e6)
    let far = Array(repeating: circle[0], count: 5000) + circle
    var moments = CircleMoments()
    for point in far { moments.add(point) }
    let together = try CircleMoments(far).circle()
    #expect(try moments.circle().difference(from: together) < 1e-9)
  }

  @Test func anyBitsAtAllGiveACircleOrAReasonAndNeverANumberThatIsNone() {
    for seed in 0..<1_000 {
      var random = Seeded(seed: seed)
      let points = (0..<random.count(0, 12)).map { _ in
        StrokePoint(x: anyNumber(&random), y: anyNumber(&random), time: anyNumber(&random))
      }
      var outlook = CircleOutlook()
      for point in points { outlook.add(point) }
      for rule in [CircleRule.strict, .tutorial(), .tutorial(tolerance: .nan)] {
        guard let fit = rule.verdict(on: points).fit else { continue }
        let refined = fit.refined(over: points)
        for circle in [fit.circle, refined.circle] {
          #expect(circle.centerX.isFinite && circle.centerY.isFinite, "seed \(seed)")
          #expect(circle.radius.isFinite && circle.radius > 0, "seed \(seed)")
        }
        #expect(fit.error.isFinite && refined.error.isFinite, "seed \(seed)")
      }
    }
  }

  private func anyNumber(_ random: inout Seeded) -> Double {
    switch random.next() % 8 {
    case 0: Double(bitPattern: random.next())
    case 1: [0, -0.0, 1e12, -1e12, 1e-300, .nan][random.count(0, 5)]
    case 2: 1e6 + random.unit()
    default: Double(random.count(0, 4)) * 50
    }
  }
}
