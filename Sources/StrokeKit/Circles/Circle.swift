// A circle in the plane, and how far points are from it. It does not know how it was found.

/// A circle.
@frozen
public struct Circle: Equatable, Hashable, Sendable {
  /// The centre's place from left to right, in points.
  public var centerX: Double
  /// The centre's place downwards, in points.
  public var centerY: Double
  /// In points.
  public var radius: Double

  /// Makes a circle about a centre.
  @inlinable
  public init(centerX: Double, centerY: Double, radius: Double) {
    self.centerX = centerX
    self.centerY = centerY
    self.radius = radius
  }

  /// The root mean square of the points' distances from the circle's line, in points; 0 without a
  /// point.
  ///
  /// - Complexity: O(*n*), about a nanosecond and a half for each point.
  public func error(over points: [StrokePoint]) -> Double {
    if points.isEmpty { return 0 }
    return points.withUnsafeBufferPointer { points in
      var squares = SIMD4<Double>.zero
      let fours = points.count & ~3
      for index in stride(from: 0, to: fours, by: 4) {
        let (a, b) = (points[index], points[index &+ 1])
        let (c, d) = (points[index &+ 2], points[index &+ 3])
        let x = SIMD4(a.x, b.x, c.x, d.x) - centerX
        let y = SIMD4(a.y, b.y, c.y, d.y) - centerY
        let distance = (x * x + y * y).squareRoot() - radius
        squares += distance * distance
      }
      var sum = squares.sum()
      for point in points[fours...] {
        let (x, y) = (point.x - centerX, point.y - centerY)
        let distance = (x * x + y * y).squareRoot() - radius
        sum += distance * distance
      }
      return (sum / Double(points.count)).squareRoot()
    }
  }
}
