// Measures from a place to a straight line between two others.

/// Straight lines between two places.
enum Segment {
  /// The square of the distance from a place to the nearest one between `start` and `end`.
  @inline(__always)
  static func squaredDistance(
    of place: SIMD2<Double>, from start: SIMD2<Double>, to end: SIMD2<Double>
  ) -> Double {
    let line = end - start
    let arm = place - start
    let square = (line * line).sum()
    let share = square > 0 ? min(1, max(0, (arm * line).sum() / square)) : 0
    let across = arm - line * share
    return (across * across).sum()
  }

  /// Twice the area of the triangle of three places; its sign says on which side the last one lies.
  @inline(__always)
  static func side(
    of place: SIMD2<Double>, from start: SIMD2<Double>, to end: SIMD2<Double>
  ) -> Double {
    let line = end - start
    let arm = place - start
    return line.x * arm.y - line.y * arm.x
  }
}
