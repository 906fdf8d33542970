import GestureCore

/// One axis of content that was let go with a velocity and slows down: a closed form, from which the
/// place at any time is read.
public struct Deceleration: Equatable, Sendable {
  /// Where it was let go, in points.
  public let start: Double
  /// How fast, in points per second.
  public let velocity: Double
  /// The part of the velocity that is left after a second, as a logarithm: below 0.
  public let decay: Double
  /// How far it would come in an endless time, in points.
  private let reach: Double

  /// Below this speed it is over, in points per second. [seen]
  public static let restSpeed = 10.0
  /// `UIScrollView.DecelerationRate.normal`: so much of the velocity is left after a millisecond.
  public static let normalRate = 0.998
  /// `UIScrollView.DecelerationRate.fast`.
  public static let fastRate = 0.990

  /// Makes the deceleration of content that was let go: `x₀ + v₀ F (1 − r^(1000 t))` with
  /// `F = r / (1 − r) / 1000`. [seen, within 0.2 points]
  ///
  /// - Parameters:
  ///   - start: Where, in points.
  ///   - velocity: How fast, in points per second.
  ///   - rate: How much of the velocity is left after a millisecond, between 0 and 1; kept between
  ///     0.5 and 0.9999.
  public init(from start: Double, velocity: Double, rate: Double) {
    let rate = rate > 0.5 ? min(rate, 0.9999) : 0.5
    self.start = start
    self.velocity = velocity
    decay = 1000 * Logarithm.log(rate)
    reach = velocity * rate / (1 - rate) / 1000
  }

  /// Makes the deceleration that ends at a target: of the speed, so much is left that it is
  /// ``restSpeed`` there. [ours]
  ///
  /// - Parameters:
  ///   - start: Where it was let go, in points.
  ///   - velocity: How fast, in points per second: towards the target, and faster than `restSpeed`.
  ///   - target: Where it ends, in points; not the start.
  public init(from start: Double, velocity: Double, to target: Double) {
    self.start = start
    self.velocity = velocity
    decay = -(velocity.magnitude - Self.restSpeed) / (target - start).magnitude
    reach = -velocity / decay
  }

  /// Where it is announced to end, in points: where the speed has come down to ``restSpeed`` if it
  /// goes without steps. What is shown falls short of it by about 0.0005 times the velocity. [seen]
  public var target: Double {
    let excess = velocity.magnitude - Self.restSpeed
    guard excess > 0 else { return start }
    return start + (velocity < 0 ? -excess : excess) / -decay
  }

  /// Where it is at a time after the start, in seconds, in points.
  public func position(at time: Double) -> Double {
    start + reach * (1 - Exponential.exp(decay * time))
  }

  /// How fast it is at a time after the start, in seconds, in points per second.
  public func velocity(at time: Double) -> Double { velocity * Exponential.exp(decay * time) }

  /// When it comes to a place, in seconds after the start; `nil` if it never does.
  public func time(at position: Double) -> Double? {
    let share = (position - start) / reach
    guard share >= 0, share < 1 else { return nil }
    return Logarithm.log(1 - share) / decay
  }
}
