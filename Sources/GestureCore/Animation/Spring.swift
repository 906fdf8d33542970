/// A spring that comes to rest at 1.
///
/// A spring with a duration has the stiffness with which the swing has decayed to a thousandth at
/// its end. [seen: the stiffnesses that tests list] Otherwise mass, stiffness and damping give the
/// duration.
public struct Spring: Equatable, Sendable {
  /// The damping ratio: 1 comes to rest without swinging over, less swings, more is slower.
  ///
  /// Clamped to 0.05...1 if a duration is given, otherwise to 0.05...100. [ours]
  public let damping: Double
  /// The speed at the start, in whole ways per second. A speed that is not finite counts as 0.
  public let velocity: Double
  /// The frequency without damping, in radians per second: the square root of the stiffness.
  public let frequency: Double

  /// The height, as a part of the way, that the swing has died down to at the end.
  public static let restMax = 0.001

  /// Makes a spring from its mass, stiffness (force per way) and damping (force per speed), in
  /// consistent units. A value that is not above 0, or not finite, is replaced: by 1 for mass and
  /// stiffness, by 0 for damping.
  public init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    let mass = mass > 0 && mass.isFinite ? mass : 1
    let stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 1
    let damping = damping > 0 && damping.isFinite ? damping : 0
    let ratio = damping / (2 * (mass * stiffness).squareRoot())
    self.init(frequency: (stiffness / mass).squareRoot(), damping: ratio, velocity: velocity)
  }

  /// Makes a spring that takes about a duration for one swing, in seconds, with a bounce: 0 does not
  /// swing over, 1 never stops, and less than 0 is slower. [seen: k = (2π/p)², c = 4π(1 − b)/p, or
  /// 4π/(p(1 + b)) below 0]
  ///
  /// The duration is clamped: from a nanosecond to a million seconds.
  public init(perceptualDuration: Double, bounce: Double, velocity: Double) {
    let bounce = bounce.isFinite ? min(max(bounce, -0.99), 1) : 0
    let duration = perceptualDuration > 1e-9 ? min(perceptualDuration, 1e6) : 1e-9
    self.init(
      frequency: 2 * .pi / duration,
      damping: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), velocity: velocity)
  }

  private init(frequency: Double, damping: Double, velocity: Double) {
    self.frequency = frequency
    self.damping = min(max(damping, 0.05), 100)
    self.velocity = velocity.isFinite ? velocity : 0
  }

  /// The spring of the system's own transitions: mass 3, stiffness 1000, without swinging over. [seen]
  public static let system = Spring(frequency: (1000 / 3.0).squareRoot(), damping: 1, velocity: 0)

  /// Makes a spring for a duration, in seconds.
  public init(damping: Double, velocity: Double, duration: Double) {
    self.damping = min(max(damping, 0.05), 1)
    self.velocity = velocity.isFinite ? velocity : 0
    let duration = max(duration, 1e-9)
    // At this limit one more way makes no difference, and the square is finite.
    let ways = min(max(self.velocity * duration, -1e9), 1e9)
    let swing = Swing(damping: self.damping, ways: ways)
    frequency = swing.turns(toRest: Self.restMax) / duration
  }

  /// The progress at a time after the start, in seconds: 0 at the start, 1 at rest.
  public func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    if damping > 1 {
      let (slow, fast) = speeds
      let share = (fast - velocity) / (fast - slow)
      return 1 - share * Exponential.exp(-slow * time)
        - (1 - share) * Exponential.exp(-fast * time)
    }
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

  /// The two rates, per second, at which a spring decays that does not swing.
  private var speeds: (slow: Double, fast: Double) {
    let spread = frequency * (damping * damping - 1).squareRoot()
    let fast = damping * frequency + spread
    // Their product is the frequency's square; this loses no digits.
    return (frequency * frequency / fast, fast)
  }

  /// How long it takes to come to rest, in seconds: from then on the distance to 1 stays below a
  /// thousandth. [ours; seen for the system's own spring: 0.506 s]
  ///
  /// - Complexity: O(1); at most some 1100 doublings and halvings.
  public var settlingDuration: Double {
    var high = 1 / frequency
    while reach(at: high) > Self.restMax, high < 1e9 { high *= 2 }
    // Not at rest yet: a spring is farther away than a thousandth for more than half of 1 / frequency.
    var low = high / 2
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if reach(at: middle) > Self.restMax { low = middle } else { high = middle }
    }
    return high
  }

  /// A bound of the distance to 1 from a time on, in seconds.
  private func reach(at time: Double) -> Double {
    if damping > 1 {
      let (slow, fast) = speeds
      let share = (fast - velocity) / (fast - slow)
      return (abs(share) + abs(1 - share)) * Exponential.exp(-slow * time)
    }
    guard damping < 1 else {
      // Before its peak the distance only grows, so the bound is the distance at the peak. One that only
      // falls has its peak before 0.
      let rate = abs(frequency - velocity)
      let later = max(time, 1 / frequency - 1 / rate)
      return (1 + rate * later) * Exponential.exp(-frequency * later)
    }
    let decay = damping * frequency
    let part = (decay - velocity) / (frequency * (1 - damping * damping).squareRoot())
    return (1 + part * part).squareRoot() * Exponential.exp(-decay * time)
  }
}

/// How far from rest a spring still is at the end of its duration.
///
/// Frequencies are in radians per duration here, so that the duration itself does not matter.
private struct Swing {
  let damping: Double
  /// How many whole ways the speed at the start would make in the duration.
  let ways: Double

  /// The height of the swing at the end: the factor of `sin`, or without a swing the whole distance
  /// to rest. [seen]
  func height(_ frequency: Double) -> Double {
    let fading = Exponential.exp(-damping * frequency)
    guard damping < 1 else { return (1 + frequency - ways) * fading }
    return (damping - ways / frequency) / (1 - damping * damping).squareRoot() * fading
  }

  /// The frequency at which the height is largest; above it, the height only falls.
  ///
  /// Without a speed towards rest, the height falls from the start.
  private var peak: Double {
    guard ways > 0 else { return 0 }
    guard damping < 1 else { return ways }
    return (ways + (ways * ways + 4 * ways).squareRoot()) / (2 * damping)
  }

  /// The largest frequency at which the height is just `rest`.
  ///
  /// With a fast start there may be none, because the height is always less. Then the spring is at
  /// rest in time anyway, and the result is the frequency of the largest height, which is the limit
  /// of the other results. [ours]
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
