// A hand that draws shapes as hands do: it trembles, rounds corners, begins anywhere, stops too early
// or too late. All of it follows from a seed.

import StrokeKit

struct Hand {
  var random: Seeded

  init(seed: Int) { random = Seeded(seed: seed) }

  /// A stroke along lines from place to place: with up to 3 points of rounding at corners, 1.2 % of
  /// the size of slow tremor and a third of a point of fast one.
  mutating func draw(_ places: [SIMD2<Double>]) -> [StrokePoint] {
    let size = Self.size(of: places)
    var dense = Self.walk(places, step: 3)
    let reach = random.count(0, 2)
    dense = dense.indices.map { index in
      let reach = min(reach, index, dense.count - 1 - index)
      let part = dense[(index - reach)...(index + reach)]
      return part.reduce(.zero, +) / Double(part.count)
    }
    let knots = (0..<(dense.count / 12 + 2)).map { _ in
      SIMD2(random.noise(), random.noise()) * (0.016 * size)
    }
    return dense.enumerated().map { index, place in
      let (knot, share) = (index / 12, Double(index % 12) / 12)
      let tremor = knots[knot] * (1 - share) + knots[knot + 1] * share
      let fast = SIMD2(random.noise(), random.noise()) * 0.3
      let point = place + tremor + fast
      return StrokePoint(x: point.x, y: point.y, time: 0.01 * Double(index))
    }
  }

  /// A way around closed lines that begins anywhere and stops up to 5 % of it too early or too late.
  mutating func drawAround(_ corners: [SIMD2<Double>]) -> [StrokePoint] {
    let dense = Self.walk(corners + [corners[0]], step: 3)
    let start = random.count(0, dense.count - 1)
    let count = Int(Double(dense.count) * random.between(0.95, 1.05))
    return draw((0..<count).map { dense[(start + $0) % (dense.count - 1)] })
  }

  static func size(of places: [SIMD2<Double>]) -> Double {
    var (low, high) = (places[0], places[0])
    for place in places {
      low = pointwiseMin(low, place)
      high = pointwiseMax(high, place)
    }
    return (high - low).max()
  }

  /// Places along lines, so many points apart, the corners among them.
  static func walk(_ places: [SIMD2<Double>], step: Double) -> [SIMD2<Double>] {
    var dense = [places[0]]
    for (from, to) in zip(places, places.dropFirst()) {
      let way = to - from
      let count = max(1, Int((way * way).sum().squareRoot() / step))
      for index in 1...count { dense.append(from + way * (Double(index) / Double(count))) }
    }
    return dense
  }
}

extension Shape {
  /// The greatest distance of a place on the outline from another shape's, in sizes of this one.
  func distance(to other: Shape) -> Double {
    let lines = other.outlines
    var worst = 0.0
    for place in outlines.flatMap({ Hand.walk($0, step: 2) }) {
      var least = Double.infinity
      for line in lines {
        for (from, to) in zip(line, line.dropFirst()) {
          let (way, arm) = (to - from, place - from)
          let square = (way * way).sum()
          let share = square > 0 ? min(1, max(0, (arm * way).sum() / square)) : 0
          let across = arm - way * share
          least = min(least, (across * across).sum())
        }
      }
      worst = max(worst, least)
    }
    return worst.squareRoot() / Hand.size(of: outlines.flatMap(\.self))
  }
}
