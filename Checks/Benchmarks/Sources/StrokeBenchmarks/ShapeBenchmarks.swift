// What finding shapes costs: strokes of 200 points that are of some kind, or of none.

import StrokeKit

extension StrokeCase {
  static var shapes: [StrokeCase] {
    [
      shape("circle", [Circles.hasty(200)]), shape("rectangle", [Lines.rectangle]),
      shape("rectangle in four", Lines.fourSides), shape("star of two triangles", Lines.triangles),
      shape("arrow in two", Lines.arrow), shape("scribble", [Lines.scribble]),
      shape("circle, all kinds", [Circles.hasty(200)], among: .all),
      shape("scribble, all kinds", [Lines.scribble], among: .all), tracking,
    ]
  }

  private static func shape(
    _ name: String, _ strokes: [[StrokePoint]], among kinds: ShapeKinds = .whileHolding
  ) -> StrokeCase {
    StrokeCase(
      name: "shape of 200 points, \(name)", limit: 300_000, allocationsMax: .infinity
    ) {
      { ShapeFit.verdict(on: strokes, among: kinds).fit?.confidence ?? 0 }
    }
  }

  /// The previews are part of it.
  private static var tracking: StrokeCase {
    StrokeCase(
      name: "shape while drawing, a point of 200", limit: 6_000, repetitions: 200,
      allocationsMax: .infinity
    ) {
      let points = Lines.scribble
      var tracking = ShapeTracking()
      return {
        tracking.reset()
        for point in points { tracking.move(to: point) }
        return tracking.preview == nil ? 0 : 1
      }
    }
  }
}

/// Straight lines with a tremor, 200 points in all.
private enum Lines {
  static let rectangle = line([(0, 0), (180, 20), (170, 120), (-10, 100), (0, 0)], each: 50)
  static let fourSides = [
    line([(0, 0), (-10, 100)], each: 50), line([(180, 20), (170, 120)], each: 50),
    line([(0, 0), (180, 20)], each: 50), line([(-10, 100), (170, 120)], each: 50),
  ]
  static let triangles = [
    line([(0, 60), (104, 60), (52, -30), (0, 60)], each: 33),
    line([(0, 0), (52, 90), (104, 0), (0, 0)], each: 33),
  ]
  static let arrow = [
    line([(0, 0), (150, 40)], each: 100), line([(110, 60), (155, 42), (120, 0)], each: 50),
  ]
  static let scribble = line(
    [
      (0, 0), (90, 70), (10, 90), (120, 10), (60, 140), (150, 60), (20, 40), (170, 120), (90, 20),
      (30, 130), (140, 90),
    ], each: 20)

  private static func line(_ corners: [(Double, Double)], each count: Int) -> [StrokePoint] {
    zip(corners, corners.dropFirst()).flatMap { start, end in
      (0..<count).map { index in
        let share = Double(index) / Double(count)
        let tremor = Double(index * 7 % 5) * 0.4
        return StrokePoint(
          x: 100 + start.0 + (end.0 - start.0) * share + tremor,
          y: 100 + start.1 + (end.1 - start.1) * share - tremor)
      }
    }
  }
}
