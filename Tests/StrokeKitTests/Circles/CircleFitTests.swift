// Fits of points whose circle is known, of points that have none, and of points moved about.

import Foundation
import StrokeKit
import Testing

@Suite struct CircleFitTests {
  @Test(arguments: CircleFitMethod.allCases)
  func everyMethodRecoversExactCircles(method: CircleFitMethod) throws {
    for seed in 0..<300 {
      var random = Seeded(seed: seed)
      let center = random.place(1000)
      let radius = random.between(1, 500)
      let points = PointSets.arc(
        &random, random.count(4, 100), center, radius: radius, width: random.between(0.1, 1),
        noise: 0)
      let found = try CircleFit(points, by: method)
      let expected = Circle(centerX: center.x, centerY: center.y, radius: radius)
      #expect(found.circle.difference(from: expected) < 1e-8, "seed \(seed)")
      #expect(found.error < 1e-8 * radius, "seed \(seed)")
    }
  }

  @Test(arguments: CircleFitMethod.allCases)
  func fitsTurnScaleAndMoveWithTheirPoints(method: CircleFitMethod) throws {
    for seed in 0..<300 {
      var random = Seeded(seed: seed)
      let (angle, scale) = (random.between(-4, 4), random.between(0.01, 100))
      let move = random.between(-5000, 5000)
      let points = PointSets.random(seed)
      let before = try CircleFit(points, by: method)
      let after = try CircleFit(
        Drawn.changed(points, by: angle, scale: scale, move: move), by: method)
      let center = Drawn.changed(
        [StrokePoint(x: before.circle.centerX, y: before.circle.centerY)],
        by: angle, scale: scale, move: move)[0]
      let expected = Circle(
        centerX: center.x, centerY: center.y, radius: before.circle.radius * scale)
      #expect(after.circle.difference(from: expected) < 1e-6, "seed \(seed)")
      #expect((after.error - before.error * scale).magnitude < 1e-6 * expected.radius)
    }
  }

  @Test func onShortNoisyArcsKasasCircleIsMuchTooSmallAndTheOthersAreNot() throws {
    var ratios: [CircleFitMethod: Double] = [:]
    for seed in 0..<200 {
      var random = Seeded(seed: seed)
      let points = PointSets.arc(
        &random, 50, .zero, radius: 100, width: 0.12, noise: 0.06)
      for method in CircleFitMethod.allCases {
        ratios[method, default: 0] += try CircleFit(points, by: method).circle.radius / 100 / 200
      }
    }
    #expect(try #require(ratios[.kasa]) < 0.9)
    for method in [CircleFitMethod.pratt, .taubin, .hyper] {
      #expect(try #require(ratios[method]).distance(to: 1).magnitude < 0.05, "\(method)")
    }
  }

  @Test func refiningNeverMakesTheErrorLarger() throws {
    for seed in stride(from: 0, to: 1100, by: 7) {
      let points = seed < 1000 ? PointSets.random(seed) : PointSets.nasty(seed)
      for method in CircleFitMethod.allCases {
        let fit = try CircleFit(points, by: method)
        let refined = fit.refined(over: points)
        #expect(refined.error <= fit.error, "set \(seed)")
        #expect(
          (refined.circle.error(over: points) - refined.error).magnitude
            <= 1e-9 * refined.circle.radius)
      }
    }
  }

  @Test func theEstimatedErrorIsNearTheErrorOfPointsNearTheCircle() throws {
    for seed in 0..<300 {
      let points = PointSets.random(seed)
      let moments = CircleMoments(points)
      let circle = try moments.circle()
      let (estimate, error) = (moments.estimatedError(of: circle), circle.error(over: points))
      let share = error / circle.radius
      #expect((estimate - error).magnitude <= share * error + 1e-7 * circle.radius, "set \(seed)")
    }
    let nobody = CircleMoments()
    #expect(nobody.estimatedError(of: Circle(centerX: 0, centerY: 0, radius: 1)) == 0)
  }

  /// If one of these changes, every recorded verdict about a circle may change with it.
  @Test func theBitsArePinned() throws {
    let circle = try CircleFit(PointSets.random(1)).circle
    #expect(
      [circle.centerX, circle.centerY, circle.radius].map(\.bitPattern) == [
        4_647_333_597_320_748_657, 4_651_487_158_300_084_932, 4_636_771_305_841_845_165,
      ])
  }
}
