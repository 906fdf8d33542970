// An upright rectangle, because the geometry of Foundation is not known here.

/// An upright rectangle, in points.
@frozen
public struct StrokeBox: Equatable, Hashable, Sendable {
  /// The left side.
  public var x: Double
  /// The upper side.
  public var y: Double
  /// How wide it is. A box of a negative width or height holds nothing and touches nothing.
  public var width: Double
  /// How high it is.
  public var height: Double

  /// Makes a rectangle from its upper left corner and its size.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  var low: SIMD2<Double> { SIMD2(x, y) }
  var high: SIMD2<Double> { SIMD2(x + width, y + height) }
}
