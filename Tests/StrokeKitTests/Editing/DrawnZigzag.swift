// Zigzags as hands draw them over ink, from a seed; deterministic, for tests of scratch-outs.

import Foundation
import StrokeKit

/// A zigzag: how it is drawn, in numbers that a seed chooses.
struct DrawnZigzag {
  /// How many passes, to or fro.
  var passes = 8
  /// How long a pass is, in points.
  var length = 80.0
  /// How far each pass is from the one before, in lengths of a pass.
  var pitch = 0.15
  /// The angle by which the passes advance aside from straight across, in radians.
  var skew = 0.0
  /// How much the passes grow from the first to the last, as a factor.
  var growth = 1.0
  /// By how much each end is off along the pass, in lengths of a pass.
  var unevenness = 0.0
  /// By how much the way across bends, in radians from begin to end.
  var bend = 0.0
  /// 0 for sharp turns, 1 for a sine wave.
  var roundness = 0.0
  /// How far each point is off, in points, at most one and a half times.
  var tremor = 0.0
  /// By how much the first and the last pass are too long, in lengths of a pass.
  var overshoot = (begin: 0.0, end: 0.0)
  /// The distance of points in the middle of a pass, in points.
  var spacing = 5.0
  /// The angle of the passes to the x axis, in radians.
  var turn = 0.0

  /// Any zigzag that a hand may draw: six passes and more, of at least `lengthMin` points.
  static func any(_ random: inout Seeded, lengthMin: Double = 40) -> DrawnZigzag {
    DrawnZigzag(
      passes: random.count(6, 20), length: lengthMin + 260 * random.unit() * random.unit(),
      pitch: random.between(0.02, 0.5), skew: random.between(-0.6, 0.6),
      growth: random.between(0.6, 1.6), unevenness: random.between(0, 0.25),
      bend: random.between(-0.6, 0.6), roundness: random.unit(), tremor: random.between(0, 2),
      overshoot: (random.between(0, 0.5), random.between(0, 0.5)),
      spacing: random.between(2, 14), turn: random.between(0, 2 * .pi))
  }

  /// The stroke, with a point at least every `spacing` points of a straight pass.
  func points(_ random: inout Seeded, at center: SIMD2<Double> = SIMD2(400, 400)) -> [StrokePoint] {
    let ends = ends(&random)
    var points: [StrokePoint] = []
    for (end, next) in zip(ends, ends.dropFirst()) {
      let way = next - end
      let count = max(2, Int((way * way).sum().squareRoot() / spacing))
      for index in 0..<count {
        let share = Double(index) / Double(count)
        // A sine wave is slow along the pass where it turns, and goes across evenly.
        let wave = (1 - cos(.pi * share)) / 2
        let along = share + (wave - share) * roundness
        points.append(point(SIMD2(end.x + way.x * along, end.y + way.y * share), &random, center))
      }
    }
    points.append(point(ends[ends.count - 1], &random, center))
    for index in points.indices { points[index].time = Double(index) / 120 }
    return points
  }

  /// Where the passes end: x along the passes, y across.
  private func ends(_ random: inout Seeded) -> [SIMD2<Double>] {
    var middle = SIMD2<Double>.zero
    return (0...passes).map { index in
      let share = Double(index) / Double(passes)
      let size = length * (1 + (growth - 1) * share)
      let side = index.isMultiple(of: 2) ? -0.5 : 0.5
      var along = side + unevenness * (2 * random.unit() - 1)
      if index == 0 { along += overshoot.begin * side * 2 }
      if index == passes { along += overshoot.end * side * 2 }
      let end = middle + SIMD2(size * along, 0)
      let heading = skew + bend * share
      middle += SIMD2(sin(heading), cos(heading)) * (pitch * size)
      return end
    }
  }

  private func point(
    _ place: SIMD2<Double>, _ random: inout Seeded, _ center: SIMD2<Double>
  ) -> StrokePoint {
    let turned = SIMD2(
      place.x * cos(turn) - place.y * sin(turn), place.x * sin(turn) + place.y * cos(turn))
    let noise = SIMD2(random.noise(), random.noise()) * tremor
    return StrokePoint(center + turned + noise)
  }
}
