// Finds the smallest convex outline around places.

/// The outlines of places.
enum ConvexHull {
  /// The corners of the smallest convex outline around places, once around; one or two places where
  /// all lie at one place or on a line.
  ///
  /// The places are sorted from left to right, and one half of the outline is found on the way there,
  /// the other on the way back (A. M. Andrew, "Another efficient algorithm for convex hulls in two
  /// dimensions", 1979).
  ///
  /// - Complexity: O(*n* log *n*).
  static func corners(of places: [SIMD2<Double>]) -> [SIMD2<Double>] {
    let sorted = places.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    let there = half(sorted)
    let back = half(sorted.reversed())
    // Each half ends where the other begins.
    let corners = there.dropLast() + back.dropLast()
    return corners.isEmpty ? Array(sorted.prefix(1)) : Array(corners)
  }

  /// The corners at which the way along sorted places turns to one side.
  private static func half(_ sorted: [SIMD2<Double>]) -> [SIMD2<Double>] {
    var corners: [SIMD2<Double>] = []
    for place in sorted {
      while let last = corners.last, isSuperfluous(last, before: place, in: corners) {
        corners.removeLast()
      }
      corners.append(place)
    }
    return corners
  }

  private static func isSuperfluous(
    _ last: SIMD2<Double>, before place: SIMD2<Double>, in corners: [SIMD2<Double>]
  ) -> Bool {
    if last == place { return true }
    if corners.count < 2 { return false }
    return Segment.side(of: place, from: corners[corners.count - 2], to: last) <= 0
  }
}
