// Strokes as hands draw them, from a few numbers; deterministic, for tests of the rules.

import Foundation
import StrokeKit

enum Drawn {
  /// A way around an ellipse: `turns` times, from `start`, both in turns.
  static func ellipse(
    _ width: Double, _ height: Double, turns: Double = 1, start: Double = 0, tilt: Double = 0,
    count: Int = 80, at center: SIMD2<Double> = SIMD2(200, 300)
  ) -> [StrokePoint] {
    (0..<count).map { index in
      let angle = 2 * Double.pi * (start + turns * Double(index) / Double(count - 1))
      let place = SIMD2(width / 2 * cos(angle), height / 2 * sin(angle))
      let turned = SIMD2(
        place.x * cos(tilt) - place.y * sin(tilt), place.x * sin(tilt) + place.y * cos(tilt))
      return StrokePoint(center + turned)
    }
  }

  static func circle(_ width: Double = 120, turns: Double = 1, count: Int = 80) -> [StrokePoint] {
    ellipse(width, width, turns: turns, count: count)
  }

  /// A way around |x|ⁿ + |y|ⁿ = 60ⁿ: for 2 a circle, the larger n the more a square.
  static func roundedSquare(_ exponent: Double, turns: Double) -> [StrokePoint] {
    func side(_ share: Double) -> Double {
      let length = 60 * pow(share.magnitude, 2 / exponent)
      return share < 0 ? -length : length
    }
    return (0..<200).map { index in
      let angle = 2 * Double.pi * (0.06 + turns * Double(index) / 199)
      return StrokePoint(x: 200 + side(cos(angle)), y: 300 + side(sin(angle)))
    }
  }

  /// A way along straight lines, with a point at least every four points.
  static func lines(_ corners: SIMD2<Double>...) -> [StrokePoint] {
    var points = [StrokePoint(corners[0])]
    for (from, to) in zip(corners, corners.dropFirst()) {
      let way = to - from
      let count = max(1, Int((way * way).sum().squareRoot() / 4))
      for index in 1...count {
        points.append(StrokePoint(from + way * (Double(index) / Double(count))))
      }
    }
    return points
  }

  static let square = lines(
    SIMD2(100, 100), SIMD2(220, 100), SIMD2(220, 220), SIMD2(100, 220), SIMD2(100, 100))
  static let triangle = lines(SIMD2(100, 100), SIMD2(220, 100), SIMD2(160, 200), SIMD2(100, 100))
  static let line = lines(SIMD2(100, 100), SIMD2(300, 140))
  static let hook = lines(SIMD2(100, 100), SIMD2(220, 100), SIMD2(100, 140))
  static let check = lines(SIMD2(100, 100), SIMD2(140, 160), SIMD2(200, 40))

  static let letterS =
    ellipse(80, 80, turns: -0.6, start: 0, count: 50, at: SIMD2(200, 160))
    + ellipse(80, 80, turns: 0.6, start: 0.9, count: 50, at: SIMD2(232, 234))

  static let eight: [StrokePoint] = (0..<120).map { index in
    let angle = 2 * Double.pi * Double(index) / 119
    return StrokePoint(x: 200 + 60 * sin(2 * angle), y: 300 + 100 * sin(angle))
  }

  static let spiral: [StrokePoint] = (0..<200).map { index in
    let share = Double(index) / 199
    let angle = 2 * Double.pi * 3 * share
    return StrokePoint(x: 200 + 100 * share * cos(angle), y: 300 + 100 * share * sin(angle))
  }

  /// The other way along, turned, scaled and moved.
  static func changed(
    _ points: [StrokePoint], by angle: Double = 0, scale: Double = 1, move: Double = 0,
    backwards: Bool = false
  ) -> [StrokePoint] {
    let turned = points.map { point in
      let x = (point.x * cos(angle) - point.y * sin(angle)) * scale + move
      return StrokePoint(
        x: x, y: (point.x * sin(angle) + point.y * cos(angle)) * scale + move, time: point.time)
    }
    return backwards ? turned.reversed() : turned
  }

  /// A circle as somebody in a hurry draws it: squeezed, not closed or too far, trembling, perhaps
  /// with a hook or with a dent.
  static func hasty(_ random: inout Seeded) -> [StrokePoint] {
    let width = random.between(40, 300)
    let flat = random.between(0.4, 1)
    var points = ellipse(
      width, width * flat, turns: random.between(0.7, 1.7), start: random.unit(),
      tilt: random.between(0, 3), count: random.count(20, 150))
    let (bumps, depth) = (Double(random.count(2, 7)), random.between(0, 0.25) * random.unit())
    let phase = random.between(0, 6)
    let tremble = random.between(0, 2) * random.unit()
    for index in points.indices {
      let (x, y) = (points[index].x - 200, points[index].y - 300)
      let wave = 1 + depth * sin(bumps * atan2(y, x) + phase)
      points[index] = StrokePoint(
        x: 200 + x * wave + tremble * random.noise(), y: 300 + y * wave + tremble * random.noise())
    }
    if random.unit() < 0.3 {
      let hook = random.place(width * 0.12)
      points.insert(StrokePoint(SIMD2(points[0].x, points[0].y) + hook), at: 0)
    }
    return points
  }
}
