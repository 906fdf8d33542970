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
      var index = 0
      while index + 4 <= points.count {
        let (a, b) = (points[index], points[index + 1])
        let (c, d) = (points[index + 2], points[index + 3])
        let x = SIMD4(a.x, b.x, c.x, d.x) - centerX
        let y = SIMD4(a.y, b.y, c.y, d.y) - centerY
        let distance = (x * x + y * y).squareRoot() - radius
        squares += distance * distance
        index += 4
      }
      var sum = squares.sum()
      while index < points.count {
        let (x, y) = (points[index].x - centerX, points[index].y - centerY)
        let distance = (x * x + y * y).squareRoot() - radius
        sum += distance * distance
        index += 1
      }
      return (sum / Double(points.count)).squareRoot()
    }
  }
}
