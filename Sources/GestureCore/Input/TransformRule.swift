// Decides what two fingers on a trackpad are to a gesture of two fingers on the screen. It knows no
// gesture.

/// A trackpad's transform as two fingers.
///
/// A trackpad tells by what factor and by what angle two fingers have spread and turned, and not where
/// they are. Pinch and rotation follow two fingers that do the same around the pointer, so one set of
/// rules judges both.
public enum TransformRule {
  /// How far apart the two fingers begin, in points: so a pinch begins at a scale of 1.08. [ours]
  public static let distance = 100.0
  /// The limits of their distance, in points: those that gestures of two fingers have.
  private static let distances = 1.0...1e9

  /// Where the fingers are.
  ///
  /// - Parameters:
  ///   - centre: Where the pointer is.
  ///   - scale: Their distance, divided by their distance at the beginning; above 0 and finite.
  ///   - rotation: By how much they have turned, in radians, clockwise positive; finite.
  public static func fingers(
    around centre: Point, scale: Double, rotation: Double
  ) -> (first: Point, second: Point) {
    let distance = min(max(scale * distance, distances.lowerBound), distances.upperBound)
    let half = Point(Trigonometry.cos(rotation), Trigonometry.sin(rotation)) * (distance / 2)
    return (centre - half, centre + half)
  }
}
