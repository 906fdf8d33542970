// The shapes that the lab knows before a user has taught it, drawn with a ruler.

import StrokeKit
import UIKit

/// The templates that the lab starts with, and the names that it can be taught.
nonisolated enum FirstTemplates {
  /// The names, in the order of their buttons.
  static let names = ["Circle", "Triangle", "Check", "Star", "Arrow"]

  /// One template for each name but the last, which waits to be taught.
  static let all = [
    StrokeTemplate("Circle", [arc(turns: -1)]),
    StrokeTemplate("Circle", [arc(turns: 1)]),
    StrokeTemplate("Triangle", [line([(50, 0), (0, 90), (100, 90), (50, 0)])]),
    StrokeTemplate("Triangle", [line([(50, 0), (100, 90), (0, 90), (50, 0)])]),
    StrokeTemplate("Check", [line([(0, 60), (30, 95), (100, 0)])]),
    StrokeTemplate("Star", [line([(20, 100), (50, 0), (80, 100), (0, 38), (100, 38), (20, 100)])]),
  ]

  /// The same as the lab keeps them.
  static var kept: [StrokeTemplate] {
    all.map { StrokeTemplate($0.name, ShapesFile.kept($0.strokes) ?? $0.strokes) }
  }

  private static func line(_ corners: [(Double, Double)]) -> [StrokePoint] {
    corners.enumerated().map { StrokePoint(x: $1.0, y: $1.1, time: Double($0) * 0.2) }
  }

  /// A circle from the top, clockwise for positive turns.
  private static func arc(turns: Double) -> [StrokePoint] {
    (0...36).map { step in
      let angle = (Double(step) / 36 * turns - 0.25) * 2 * .pi
      let place = CGPoint(x: 50, y: 0).applying(CGAffineTransform(rotationAngle: angle))
      return StrokePoint(x: 50 + place.x, y: 50 + place.y, time: Double(step) * 0.02)
    }
  }
}
