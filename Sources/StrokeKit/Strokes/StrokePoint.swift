// A place of a drawn stroke and when it was reached. It knows neither touches nor views.

/// A point of a stroke.
@frozen
public struct StrokePoint: Equatable, Hashable, Sendable {
  /// In points, from left to right.
  public var x: Double
  /// In points, downwards.
  public var y: Double
  /// In seconds, on any clock that does not run backwards.
  public var time: Double

  /// Makes a point.
  @inlinable
  public init(x: Double, y: Double, time: Double = 0) {
    self.x = x
    self.y = y
    self.time = time
  }
}
