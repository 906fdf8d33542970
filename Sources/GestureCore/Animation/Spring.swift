/// A spring that comes to rest at 1 within a duration.
///
/// The duration fixes the stiffness: at its end the swing has died down to a thousandth. [seen: the
/// stiffnesses that tests list]
public struct Spring: Equatable, Sendable {
  /// 1 comes to rest without swinging over, less swings; kept between 0.05 and 1.
  public let damping: Double
  /// The speed at the start, in whole ways per second; one that is not finite counts as 0.
  public let velocity: Double
  /// The frequency without damping, in radians per second: the square root of the stiffness.
  public let frequency: Double

  /// The height, as a part of the way, that the swing has died down to at the end.
  public static let restMax = 0.001

  /// Makes a spring for a duration, in seconds.
  public init(damping: Double, velocity: Double, duration: Double) {
    self.damping = min(max(damping, 0.05), 1)
    self.velocity = velocity.isFinite ? velocity : 0
    let duration = max(duration, 1e-9)
    // So many ways that one more makes no difference, and that their square is finite.
    let ways = min(max(self.velocity * duration, -1e9), 1e9)
    let swing = Swing(damping: self.damping, ways: ways)
    frequency = swing.turns(toRest: Self.restMax) / duration
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
}

/// How far from rest a spring still is at the end of its duration.
///
/// Frequencies are in radians per duration here, so that the duration itself does not matter.
private struct Swing {
  let damping: Double
  /// How many whole ways the speed at the start would make in the duration.
  let ways: Double

  /// The height of the swing at the end: of what `sin` is multiplied with, and without a swing of all
  /// that is left. [seen]
  func height(_ frequency: Double) -> Double {
    let fading = Exponential.exp(-damping * frequency)
    guard damping < 1 else { return (1 + frequency - ways) * fading }
    return (damping - ways / frequency) / (1 - damping * damping).squareRoot() * fading
  }

  /// The frequency at which the height is largest; above it, the height only falls.
  ///
  /// Without a speed towards rest it falls from the start.
  private var peak: Double {
    guard ways > 0 else { return 0 }
    guard damping < 1 else { return ways }
    return (ways + (ways * ways + 4 * ways).squareRoot()) / (2 * damping)
  }

  /// The largest frequency at which the height is just `rest`.
  ///
  /// A fast start may leave none, because the height is always less: then the spring is at rest in
  /// time anyway, and the frequency is that of the largest height, to which the others lead. [ours]
  func turns(toRest rest: Double) -> Double {
    var low = peak
    if low > 0, !(height(low) > rest) { return low }
    var high = max(2 * low, 1)
    while height(high) > rest { high *= 2 }
    // Halves until no number is left in between.
    while true {
      let middle = low + (high - low) / 2
      guard low < middle, middle < high else { return high }
      if height(middle) > rest { low = middle } else { high = middle }
    }
  }
}
