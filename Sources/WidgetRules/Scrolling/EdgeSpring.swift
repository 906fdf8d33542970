import GestureCore

/// One axis of content on its way to an edge or to a page: a spring that does not swing over, in closed
/// form.
public struct EdgeSpring: Equatable, Sendable {
  /// The frequency, in radians per second. [seen]
  public static let frequency = 10.94
  /// Nearer than this it is there, in points. [seen]
  public static let restDistance = 0.45
  /// What a finger's velocity loses for each point that content shows beyond the edge, in points per
  /// second. [seen: fits two recordings within 0.43 points]
  public static let bandLoss = 9.94

  /// Where it comes to rest, in points.
  public let edge: Double
  /// How far from there it starts, in points.
  public let displacement: Double
  /// How fast it starts, in points per second.
  public let velocity: Double

  /// Makes a spring: `(x₀ + (v₀ + ω x₀) t) e^(−ω t)`.
  ///
  /// - Parameters:
  ///   - edge: Where it comes to rest, in points.
  ///   - displacement: How far from there it starts, in points.
  ///   - velocity: How fast it starts, in points per second.
  public init(to edge: Double, displacement: Double, velocity: Double) {
    self.edge = edge
    self.displacement = displacement
    self.velocity = velocity
  }

  /// Makes the spring of content that was let go beyond an edge, with the finger's velocity in points
  /// per second.
  public init(releasedAt position: Double, beyond edge: Double, fingerVelocity: Double) {
    let shown = position - edge
    self.init(
      to: edge, displacement: shown, velocity: fingerVelocity - Self.bandLoss * shown)
  }

  /// Where it is at a time after the start, in seconds, in points.
  public func position(at time: Double) -> Double { edge + displacement(at: time) }

  /// How far from the end it is at a time after the start, in seconds, in points.
  public func displacement(at time: Double) -> Double {
    (displacement + (velocity + Self.frequency * displacement) * time)
      * Exponential.exp(-Self.frequency * time)
  }

  /// How fast it is at a time after the start, in seconds, in points per second.
  public func velocity(at time: Double) -> Double {
    let slope = velocity + Self.frequency * displacement
    return (slope - Self.frequency * (displacement + slope * time))
      * Exponential.exp(-Self.frequency * time)
  }

  /// How far from the end it comes after an impact at the edge, in points: `v / (e ω)`.
  public var peak: Double { velocity.magnitude / (2.718281828459045 * Self.frequency) }
}
