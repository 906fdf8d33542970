// Gestures for tests: a few figures as corners, drawn with a seeded hand.

import StrokeKit

/// Random numbers that are the same everywhere: SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }
}

/// A figure of straight lines, each list of corners one stroke, in a box of 100 by 100.
enum Figure: String, CaseIterable {
  case line, caret, check, rectangle, zigzag, cross, arrow, pigtail

  var corners: [[(Double, Double)]] {
    switch self {
    case .line: [[(0, 0), (100, 0)]]
    case .caret: [[(0, 100), (50, 0), (100, 100)]]
    case .check: [[(0, 60), (30, 100), (100, 0)]]
    case .rectangle: [[(0, 0), (0, 70), (100, 70), (100, 0), (0, 0)]]
    case .zigzag: [[(0, 0), (100, 0), (0, 100), (100, 100)]]
    case .cross: [[(0, 0), (100, 100)], [(100, 0), (0, 100)]]
    case .arrow: [[(0, 50), (100, 50)], [(70, 20), (100, 50), (70, 80)]]
    case .pigtail: [[(0, 100), (60, 60), (60, 0), (30, 0), (30, 60), (100, 100)]]
    }
  }

  /// The figure with a point every five points of its way.
  var strokes: [[StrokePoint]] { drawn(wobble: 0, seed: 0) }

  /// The figure as a hand draws it: corners and points are off by up to `wobble`.
  func drawn(
    wobble: Double, seed: UInt64, scale: Double = 1, turn: (x: Double, y: Double) = (1, 0)
  ) -> [[StrokePoint]] {
    var random = SeededGenerator(seed: seed)
    var time = 0.0
    return corners.map { corners in
      var points: [StrokePoint] = []
      let shaken = corners.map {
        ($0.0 + random.number(-wobble...wobble), $0.1 + random.number(-wobble...wobble))
      }
      for (start, end) in zip(shaken, shaken.dropFirst()) {
        for step in 0..<20 {
          let share = Double(step) / 19
          let x = start.0 + (end.0 - start.0) * share + random.number(-wobble...wobble) / 8
          let y = start.1 + (end.1 - start.1) * share + random.number(-wobble...wobble) / 8
          time += 0.008
          points.append(
            StrokePoint(
              x: 200 + scale * (x * turn.x - y * turn.y),
              y: 300 + scale * (x * turn.y + y * turn.x), time: time))
        }
      }
      return points
    }
  }

  /// One perfect template of each figure.
  static var templates: [StrokeTemplate] {
    allCases.map { StrokeTemplate($0.rawValue, $0.strokes) }
  }

  /// Some templates of each figure, as a hand draws them.
  static func templates(_ count: Int, wobble: Double, seed: UInt64) -> [StrokeTemplate] {
    allCases.enumerated().flatMap { number, figure in
      (0..<count).map {
        StrokeTemplate(
          figure.rawValue,
          figure.drawn(wobble: wobble, seed: seed &+ UInt64(1000 * number + $0)))
      }
    }
  }
}
