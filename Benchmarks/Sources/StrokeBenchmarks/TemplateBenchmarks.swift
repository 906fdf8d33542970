// What recognizing a gesture costs, against 16 names with 3 templates each.

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
