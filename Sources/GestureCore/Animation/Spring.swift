/// A spring that comes to rest at 1 within a duration.
///
/// The duration fixes the stiffness: at its end the swing has died down to a thousandth. [ours]
public struct Spring: Equatable, Sendable {
  /// 1 comes to rest without swinging over, less swings; kept between 0.05 and 1.
  public let damping: Double
  /// The speed at the start, in whole ways per second.
  public let velocity: Double
  /// The frequency without damping, in radians per second.
  public let frequency: Double

  /// The part of the way that the swing has died down to at the end.
  public static let restMax = 0.001

  /// Makes a spring for a duration, in seconds.
  public init(damping: Double, velocity: Double, duration: Double) {
    self.damping = min(max(damping, 0.05), 1)
    self.velocity = velocity
    frequency = Self.decay(damping: self.damping) / (self.damping * max(duration, 1e-9))
  }

  /// The progress at a time after the start, in seconds: 0 at the start, 1 at rest.
  public func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard damping < 1 else {
      return 1 - Exponential.exp(-frequency * time) * (1 + (frequency - velocity) * time)
    }
    let decay = damping * frequency
    let swing = frequency * (1 - damping * damping).squareRoot()
    let angle = swing * time
    let offset =
      Trigonometry.cos(angle) + (decay - velocity) / swing * Trigonometry.sin(angle)
    return 1 - Exponential.exp(-decay * time) * offset
  }

  /// How many times the decay must happen in the duration for the swing to die down.
  private static func decay(damping: Double) -> Double {
    let height = damping < 1 ? 1 / (1 - damping * damping).squareRoot() : .infinity
    var low = 0.0
    var high = 20.0
    for _ in 0..<50 {
      let middle = (low + high) / 2
      // The envelope of a swing, or where that is lower, of a spring that just does not swing.
      let rest = min(height, 1 + middle) * Exponential.exp(-middle)
      if rest > restMax { low = middle } else { high = middle }
    }
    return high
  }
}
