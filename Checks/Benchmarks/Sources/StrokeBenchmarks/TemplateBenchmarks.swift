// What recognizing a gesture costs, against 16 names with 3 templates each.

import StrokeEvaluation
import StrokeKit

extension StrokeCase {
  static var recognitions: [StrokeCase] {
    StrokeAlgorithm.allCases.map { algorithm in
      let limits: [StrokeAlgorithm: Double] = [
        .combined: 160_000, .protractor: 3_000, .pennyPincher: 1_000,
      ]
      // Every query is recognized once in a step.
      return StrokeCase(
        name: "recognize, 16 × 3, \(algorithm.title)", limit: limits[algorithm],
        repetitions: Scribbles.queryCount
      ) {
        let queries = Scribbles.queries
        guard let recognizer = try? StrokeRecognizer(Scribbles.templates, algorithm: algorithm)
        else { return { 0 } }
        var workspace = StrokeWorkspace()
        return {
          var right = 0.0
          for query in queries where recognizer.recognize(query, using: &workspace).name != nil {
            right += 1
          }
          return right
        }
      }
    }
  }
}

extension StrokeCase {
  /// What a move costs while a gesture is recognized early: over whole gestures, and where each move
  /// has a look.
  static var earlyRecognitions: [StrokeCase] {
    let spiral = (0..<200).map { index in
      // Each step is 6 % of the way so far, and turns by an angle whose tangent is 3/4.
      let length = 30 * power(1.06, index)
      let directions = [(0.8, 0.6), (0.28, 0.96), (-0.352, 0.936), (0.936, -0.352)]
      let (x, y) = directions[index % 4]
      return StrokePoint(x: length * x, y: length * y)
    }
    return [
      early("early recognition, a move", [Scribbles.queries[0][0]]),
      early("early recognition, a move with a look", [spiral]),
    ]
  }

  private static func early(_ name: String, _ strokes: [[StrokePoint]]) -> StrokeCase {
    let points = strokes.flatMap(\.self)
    return StrokeCase(name: name, limit: 10_000, repetitions: points.count) {
      guard let recognizer = try? StrokeRecognizer(Scribbles.templates) else { return { 0 } }
      var early = EarlyRecognition(recognizer)
      return {
        early.reset()
        for point in points { early.moved(to: point) }
        return early.name == nil ? 0 : 1
      }
    }
  }

  private static func power(_ base: Double, _ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { result, _ in result * base }
  }
}

/// Sixteen gestures of smooth lines, each drawn many times by an unsteady hand: 74 points each, as
/// people's gestures have in the middle.
enum Scribbles {
  static let nameCount = 16
  static let queryCount = 32

  static var templates: [StrokeTemplate] {
    (0..<nameCount).flatMap { name in
      (0..<3).map { StrokeTemplate("gesture \(name)", [stroke(name, hand: UInt64(1 + $0))]) }
    }
  }

  static var queries: [[[StrokePoint]]] {
    (0..<queryCount).map { [stroke($0 % nameCount, hand: UInt64(100 + $0))] }
  }

  /// A line through seven corners of its name's own, rounded, each a little off by the hand.
  private static func stroke(_ name: Int, hand: UInt64) -> [StrokePoint] {
    var shape = Pseudorandom(state: UInt64(name) &* 7919 &+ 17)
    var wobble = Pseudorandom(state: hand &* 104_729 &+ UInt64(name))
    let corners = (0..<7).map { _ in
      (
        200 * shape.next() + 25 * wobble.next(), 200 * shape.next() + 25 * wobble.next()
      )
    }
    return (0..<74).map { index in
      let place = Double(index) / 73 * 5.999
      let corner = Int(place)
      let share = place - Double(corner)
      let ease = share * share * (3 - 2 * share)
      let (start, end) = (corners[corner], corners[corner + 1])
      return StrokePoint(
        x: start.0 + (end.0 - start.0) * ease + wobble.next(),
        y: start.1 + (end.1 - start.1) * ease + wobble.next(), time: 0.01 * Double(index))
    }
  }
}

/// The same numbers on every machine, 0..<1.
private struct Pseudorandom {
  var state: UInt64

  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 40) / Double(1 << 24)
  }
}
