// The fits beside those of an independent library that solves the same problems in another way.

import StrokeKit
import Testing

@Suite struct CircleExpectations {
  @Test func expectedSetsAreThousandRandomAndHundredNastyOnes() {
    #expect(Expectation.all.map(\.seed) == Array(0..<1100))
  }

  @Test(arguments: [CircleFitMethod.taubin, .pratt, .hyper])
  func everyFitIsTheOneOfTheOtherLibrary(method: CircleFitMethod) throws {
    var worst = (random: 0.0, nasty: 0.0)
    for expectation in Expectation.all {
      let expected = expectation.circle(by: method)
      let found = try CircleFit(expectation.points, by: method).circle
      let difference = found.difference(from: expected)
      if expectation.seed < 1000 {
        worst.random = max(worst.random, difference)
      } else {
        worst.nasty = max(worst.nasty, difference)
      }
    }
    print("\(method): differs by \(worst.random) of a radius, on nasty sets by \(worst.nasty)")
    // The other library's numbers are stored with ten digits.
    #expect(worst.random < 2e-9)
    #expect(worst.nasty < 1e-8)
  }

  @Test func theErrorIsTheOneOfTheOtherLibrary() throws {
    for expectation in Expectation.all {
      let fit = try CircleFit(expectation.points)
      let difference = (fit.error - expectation.error).magnitude / fit.circle.radius
      #expect(difference < 1e-9, "set \(expectation.seed)")
    }
  }

  @Test func theRefinedErrorIsTheSmallestThatTheOtherLibraryFinds() throws {
    for expectation in Expectation.all {
      let points = expectation.points
      let refined = try CircleFit(points).refined(over: points)
      let excess = (refined.error - expectation.geometricError) / refined.circle.radius
      #expect(excess < 1e-9, "set \(expectation.seed)")
    }
  }

  @Test(arguments: CircleFitMethod.allCases)
  func addingPointByPointFindsTheSameCircle(method: CircleFitMethod) throws {
    var worst = 0.0
    for expectation in Expectation.all {
      var moments = CircleMoments()
      for point in expectation.points { moments.add(point) }
      let together = try CircleFit(expectation.points, by: method).circle
      let difference = try moments.circle(by: method).difference(from: together)
      worst = max(worst, difference)
    }
    print("\(method): point by point differs by \(worst) of a radius")
    #expect(worst < 1e-8)
  }
}

extension Expectation {
  func circle(by method: CircleFitMethod) -> Circle {
    switch method {
    case .kasa, .taubin: taubin
    case .pratt: pratt
    case .hyper: hyper
    }
  }
}

extension Circle {
  /// How far two circles are apart, in radii: the distance of the centres, and the difference of the
  /// radii.
  func difference(from other: Circle) -> Double {
    let (x, y) = (centerX - other.centerX, centerY - other.centerY)
    let distance = (x * x + y * y).squareRoot() + (radius - other.radius).magnitude
    return distance / other.radius
  }
}
