// $P and $Q: gestures as clouds of points, whatever the order and direction of their strokes.
// Vatavu, Anthony, Wobbrock: Gestures as point clouds: a $P recognizer for user interface
// prototypes. ICMI 2012. The same: $Q: a super-quick, articulation-invariant stroke-gesture
// recognizer for low-resource devices. MobileHCI 2018.

/// The cost of pairing 32 points of two gestures greedily, from several first points, both ways.
enum PointCloud {
  static let count = 32
  static var shapeLength: Int { 2 * count / 4 }
  /// A matrix of distances, its transpose, which points are free, and the nearest of each.
  static var scratchLength: Int { 2 * count * count / 4 + 3 * count / 4 }
  /// How far the first points lie apart: 32 to the power of 0.5, as both papers have it.
  private static let stride = 5

  static func describe(
    _ drawing: inout Drawing, countsDots: Bool, as shape: UnsafeMutablePointer<Fours>
  ) {
    drawing.walkInk(count: count, countsDots: countsDots)
    drawing.scaleToUnit()
    drawing.moveCentroidToOrigin()
    drawing.writeSamples(to: shape)
  }

  /// The least sum over all first points and both ways. Distances are squared for $Q.
  static func score(
    _ query: UnsafePointer<Fours>, _ template: UnsafePointer<Fours>, isSquared: Bool,
    scratch: UnsafeMutablePointer<Fours>, cutoff: Float
  ) -> Float {
    let forth = scratch.numbers
    let back = forth + count * count
    let free = back + count * count
    let x = query.numbers
    let y = query.numbers + count
    let otherX = template.numbers
    let otherY = template.numbers + count
    for row in 0..<count {
      for column in 0..<count {
        let acrossX = x[row] - otherX[column]
        let acrossY = y[row] - otherY[column]
        let square = acrossX * acrossX + acrossY * acrossY
        let distance = isSquared ? square : square.squareRoot()
        forth[row * count + column] = distance
        back[column * count + row] = distance
      }
    }
    let nearest = free + count
    for point in 0..<count {
      nearest[point] = least(forth + point * count)
      nearest[point + count] = least(back + point * count)
    }
    var best = cutoff
    var result = Float.infinity
    for first in Swift.stride(from: 0, to: count, by: stride) {
      for way in 0..<2 {
        // $Q's bound: no point can cost less than its nearest. Both sums are rounded.
        if isSquared, bound(nearest + way * count, from: first) * 0.9999 > best { continue }
        let sum = pairing(way == 0 ? forth : back, free: free, from: first, notAbove: best)
        result = min(result, sum)
        best = min(best, sum)
      }
    }
    return result
  }

  private static func least(_ row: UnsafeMutablePointer<Float>) -> Float {
    var least = row[0]
    for column in 1..<count { least = min(least, row[column]) }
    return least
  }

  /// What the pairs cost at least: each point's distance to its nearest, by its weight.
  private static func bound(_ nearest: UnsafeMutablePointer<Float>, from first: Int) -> Float {
    var sum: Float = 0
    for step in 0..<count {
      sum += nearest[(first + step) % count] * (1 - Float(step) / Float(count))
    }
    return sum
  }

  /// Pairs each point, from `first` on, with the nearest that is still free; early pairs weigh
  /// more. Stops as soon as the sum exceeds `limit`.
  private static func pairing(
    _ distances: UnsafeMutablePointer<Float>, free: UnsafeMutablePointer<Float>, from first: Int,
    notAbove limit: Float
  ) -> Float {
    // What is taken already lies infinitely far away.
    for index in 0..<count { free[index] = 0 }
    var sum: Float = 0
    for step in 0..<count {
      let row = distances + (first + step) % count * count
      var nearest = 0
      var least = Float.infinity
      for column in 0..<count {
        let distance = row[column] + free[column]
        if distance < least {
          least = distance
          nearest = column
        }
      }
      free[nearest] = .infinity
      sum += least * (1 - Float(step) / Float(count))
      if sum > limit { return sum }
    }
    return sum
  }
}

/// A matcher of places that pairs each with one of the other's.
protocol PointCloudMatcher: StrokeMatcher {
  /// Whether distances count squared.
  static var isSquared: Bool { get }
}

extension PointCloudMatcher {
  static var shapeLength: Int { PointCloud.shapeLength }
  static var scratchLength: Int { PointCloud.scratchLength }

  static func describe(
    _ drawing: inout Drawing, settings: MatcherSettings, as shape: UnsafeMutablePointer<Fours>
  ) {
    PointCloud.describe(&drawing, countsDots: settings.countsDots, as: shape)
  }

  static func score(
    _ query: UnsafePointer<Fours>, _ template: UnsafePointer<Fours>, glance: Float,
    settings: MatcherSettings, scratch: UnsafeMutablePointer<Fours>, cutoff: Float
  ) -> Float {
    PointCloud.score(query, template, isSquared: isSquared, scratch: scratch, cutoff: cutoff)
  }
}

/// $P: distances as they are.
enum PointCloudP: PointCloudMatcher {
  static var isSquared: Bool { false }
}

/// $Q: squared distances, and a bound that spares most comparisons: each point costs at least the
/// distance to its nearest one. The paper reads these from a grid, which may be off by a cell; here
/// they are exact, so that no answer changes.
enum PointCloudQ: PointCloudMatcher {
  static var isSquared: Bool { true }
}
