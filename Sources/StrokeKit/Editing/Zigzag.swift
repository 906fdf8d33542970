// Says what a zigzag covers. Whether it is a scratch-out was decided before.

extension ScratchOut {
  /// A zigzag that scratches something out.
  public struct Zigzag: Equatable, Sendable {
    /// How far beside its line a zigzag still covers, in points where it was drawn: one that runs along a
    /// single line scratches out the line under it.
    public static var reach: Double { 5 }

    /// How often it goes to or fro; the first and the last way count too.
    public let passes: Int
    /// How long the pass in the middle of all by length is, in points.
    public let passLength: Double
    /// What it covers: the smallest convex region around the stroke and ``reach`` points beside it.
    /// What a zigzag along a bend leaves out is covered too.
    public let region: StrokeRegion

    init(_ passes: Passes, over places: [SIMD2<Double>], reach: Double) {
      self.passes = passes.reversals + 1
      passLength = passes.median
      // An octagon around each corner: a circle that needs no sine.
      let (far, near) = (reach, reach * 0.5.squareRoot())
      let around: [SIMD2<Double>] = [
        SIMD2(far, 0), SIMD2(near, near), SIMD2(0, far), SIMD2(-near, near), SIMD2(-far, 0),
        SIMD2(-near, -near), SIMD2(0, -far), SIMD2(near, -near),
      ]
      let wide = ConvexHull.corners(of: places).flatMap { corner in around.map { corner + $0 } }
      region = StrokeRegion(outline: ConvexHull.corners(of: wide))
    }

    /// Whether it covers a point; a point without numbers is never covered.
    ///
    /// - Complexity: O(*corners of the region*), which are few.
    public func covers(_ point: StrokePoint) -> Bool { region.contains(point) }

    /// How much of the length of some ink it covers, 0...1: see ``StrokeRegion/share(of:)``.
    public func share(of strokes: [[StrokePoint]]) -> Double { region.share(of: strokes) }
  }
}
