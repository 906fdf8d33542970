// The sets of points whose circles another library found: the same operations in the same order as
// in Expectations/expectations.py, so the same bits.

import Foundation
import StrokeKit

/// A generator whose numbers follow from its seed alone: SplitMix64.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  /// From 0 up to 1.
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  mutating func between(_ low: Double, _ high: Double) -> Double { low + (high - low) * unit() }

  mutating func count(_ low: Int, _ high: Int) -> Int { low + Int(next() % UInt64(high - low + 1)) }

  /// From -1.5 to 1.5, mostly near 0.
  mutating func noise() -> Double { unit() + unit() + unit() - 1.5 }

  mutating func place(_ size: Double) -> SIMD2<Double> {
    let x = size * (2 * unit() - 1)
    return SIMD2(x, size * (2 * unit() - 1))
  }
}

enum PointSets {
  /// The unit vector at 4·atan(v).
  static func direction(_ v: Double) -> SIMD2<Double> {
    let (x, y) = ((1 - v * v) / (1 + v * v), 2 * v / (1 + v * v))
    return SIMD2(x * x - y * y, 2 * x * y)
  }

  /// Points in random order on an arc of 8·atan(width), turned at random.
  static func arc(
    _ random: inout Seeded, _ count: Int, _ center: SIMD2<Double>, radius: Double, width: Double,
    noise: Double
  ) -> [StrokePoint] {
    let turn = direction(2 * random.unit() - 1)
    return (0..<count).map { _ in
      let place = direction(width * (2 * random.unit() - 1))
      let turned = SIMD2(
        place.x * turn.x - place.y * turn.y, place.x * turn.y + place.y * turn.x)
      let x = turned.x + noise * random.noise()
      let y = turned.y + noise * random.noise()
      return StrokePoint(x: center.x + radius * x, y: center.y + radius * y)
    }
  }

  /// Set 0..<1000: random arcs, from an eighth of a circle to a whole one.
  static func random(_ seed: Int) -> [StrokePoint] {
    var random = Seeded(seed: seed)
    let count = random.count(5, 100)
    let center = random.place(1000)
    let radius = 1 + 499 * random.unit() * random.unit()
    let width = 0.1 + 0.9 * random.unit()
    let share = random.unit()
    return arc(
      &random, count, center, radius: radius, width: width, noise: 0.2 * share * share * share)
  }

  /// Set 1000..<1100: ten kinds of nasty ones.
  static func nasty(_ seed: Int) -> [StrokePoint] {
    var random = Seeded(seed: seed)
    switch seed % 10 {
    case 0:
      let three = (0..<3).map { _ in StrokePoint(random.place(100)) }
      return three + three
    case 1:
      let (corner, size) = (random.place(100), random.place(100))
      return [
        StrokePoint(corner), StrokePoint(corner + SIMD2(size.x, 0)), StrokePoint(corner + size),
        StrokePoint(corner + SIMD2(0, size.y)),
      ]
    case 2: return arc(&random, 40, random.place(1e6), radius: 1, width: 1, noise: 0.01)
    case 3: return arc(&random, 40, .zero, radius: 1e-6, width: 0.5, noise: 0.01)
    case 4: return arc(&random, 40, random.place(1e9), radius: 1e9, width: 0.5, noise: 0.01)
    case 5: return arc(&random, 60, random.place(100), radius: 1000, width: 0.01, noise: 1e-6)
    case 6: return arc(&random, 60, random.place(100), radius: 50, width: 1, noise: 1)
    case 7:
      let points = arc(&random, 60, random.place(100), radius: 10, width: 1, noise: 0.02)
      return points + [StrokePoint(random.place(1000))]
    case 8:
      let points = arc(&random, 30, random.place(100), radius: 80, width: 0.7, noise: 0.02)
      return (0..<60).map { points[$0 % 2 == 1 ? $0 / 2 : 0] }
    default: return tremblingLine(&random)
    }
  }

  private static func tremblingLine(_ random: inout Seeded) -> [StrokePoint] {
    let (start, size) = (random.place(100), random.place(100))
    return (0..<50).map { index in
      let share = Double(index) / 49
      let place = start + size * share
      let x = place.x + 0.5 * random.noise()
      return StrokePoint(x: x, y: place.y + 0.5 * random.noise())
    }
  }
}

extension StrokePoint {
  init(_ place: SIMD2<Double>) { self.init(x: place.x, y: place.y) }
}

/// What the other library says of one set.
struct Expectation {
  let seed: Int
  let taubin: Circle
  let pratt: Circle
  let hyper: Circle
  /// Of Taubin's circle.
  let error: Double
  let geometricError: Double

  var points: [StrokePoint] { seed < 1000 ? PointSets.random(seed) : PointSets.nasty(seed) }

  static let all: [Expectation] = {
    let file = Bundle.module.url(forResource: "circles", withExtension: "tsv")
    guard let file, let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap { line in
      let numbers = line.split(separator: "\t").compactMap { Double($0) }
      return numbers.count == 10 ? Expectation(numbers) : nil
    }
  }()

  private init(_ numbers: [Double]) {
    seed = Int(numbers[0])
    let first = (seed < 1000 ? PointSets.random(seed) : PointSets.nasty(seed))[0]
    func circle(_ x: Int, _ radius: Int) -> Circle {
      Circle(
        centerX: first.x + numbers[x], centerY: first.y + numbers[x + 1], radius: numbers[radius])
    }
    taubin = circle(1, 3)
    pratt = circle(4, 6)
    hyper = circle(4, 7)
    error = numbers[8]
    geometricError = numbers[9]
  }
}
