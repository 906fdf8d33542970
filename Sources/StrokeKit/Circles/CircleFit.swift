// A circle together with how well it fits the points that it was found for.

/// The best circle for points, and how far they are from it.
///
///     let fit = try CircleFit(path)            // by Taubin's method
///     fit.circle.radius                        // in points
///     fit.error / fit.circle.radius            // 0 for a perfect circle
///
/// A fit always finds a circle if there is one, also for a square; whether the stroke *is* a circle
/// is for ``CircleRule`` to say.
@frozen
public struct CircleFit: Equatable, Sendable {
  /// The circle.
  public let circle: Circle
  /// The root mean square of the points' distances from the circle's line, in points.
  public let error: Double

  /// Makes a fit from a circle and its error.
  @inlinable
  public init(circle: Circle, error: Double) {
    self.circle = circle
    self.error = error
  }

  /// Finds the best circle for points.
  ///
  /// - Throws: why there is none: too few points, all at one place or on a line, or a coordinate
  ///   that cannot be used.
  /// - Complexity: O(*n*), about four nanoseconds for each point.
  public init(_ points: [StrokePoint], by method: CircleFitMethod = .taubin) throws(NoCircle) {
    let circle = try CircleMoments(points).circle(by: method)
    self.init(circle: circle, error: circle.error(over: points))
  }
}
