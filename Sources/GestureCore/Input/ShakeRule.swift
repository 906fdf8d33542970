// Decides when a device is shaken, from what its accelerometer measures. It does not know which way is
// down: it follows gravity as that which changes slowly.

/// A shake: the device is thrown to and fro, so that its movement reverses at least three times within a
/// second.
///
///     var rule = ShakeRule()
///     rule.moved(Acceleration(0, 0, -1), at: 0)  // .stay
///     …                                          // .begin with the third reversal
///     rule.deadlinePassed(at: rule.deadline)     // .end when it is quiet again
///
/// Where a movement reverses, the acceleration without gravity is strongest: three reversals are three
/// peaks, one way, the opposite way, and the first way again. An impact has one peak, or rings faster
/// than any hand. All numbers are ours: UIKit's are not documented. Each sample takes constant time.
public struct ShakeRule: Equatable, Sendable {
  /// In how many seconds three reversals have to come: 1.
  public static var window: Double { 1 }
  /// What a peak has to reach, in g: 0.8. Walking with 0.5 stays below it, and so does gravity that
  /// turns by 40° a second, which ``gravityTime`` lets look like 0.4.
  public static var peakMin: Double { 0.8 }
  /// What two peaks that follow each other have to reach together, in g: 2.2. A hand that reaches 1.5
  /// each way has 3, of which noise and coarse samples take some.
  public static var reversalMin: Double { 2.2 }
  /// Below this the device rests between two impacts, in g: 0.35.
  public static var restMax: Double { 0.35 }
  /// A shorter way belongs to an impact that rings, in seconds: 0.045, half a swing at 11 Hz. A
  /// hand reaches 8 Hz.
  public static var wayMin: Double { 0.045 }
  /// A way that is gone after this time does not count as reversed, in seconds: 0.015, so that the next
  /// sample at 50 Hz, or the next but one at 100 Hz, still shows it.
  public static var holdMin: Double { 0.015 }
  /// A peak longer ago than this is forgotten, in seconds: 0.5, half a swing at 1 Hz.
  public static var memory: Double { 0.5 }
  /// The time in which the idea of gravity follows a change by half to two thirds, in seconds: 0.6.
  public static var gravityTime: Double { 0.6 }
  /// A shake is over when there was no reversal for so many seconds: 0.4.
  public static var quietTime: Double { 0.4 }
  /// The longest shake after its begin, in seconds: 1. A longer movement is not a shake.
  public static var durationMax: Double { 1 }
  /// Components beyond this count as this, in g: 100. No hand and no fall on a floor reaches it.
  public static var strengthMax: Double { 100 }

  /// Where a shake has got to.
  private enum Phase: Equatable {
    /// The device is not shaken.
    case still
    /// It is shaken since this time, in seconds.
    case shaken(since: Double)
    /// It went on for too long: it has to be quiet before the next shake.
    case tooLong
  }

  /// What was measured last.
  private struct Measured: Equatable {
    /// The idea of gravity, in g.
    var gravity: Acceleration
    /// When, in seconds.
    var time: Double
  }

  /// The present way: the acceleration points in about one direction.
  private struct Way: Equatable {
    /// Its peak so far without gravity, in g.
    var peak: Acceleration
    /// When the peak was, in seconds.
    var peakTime: Double
    /// When it began, in seconds: after rest, or by turning from the way before.
    var began: Double
    /// Whether the device came to rest since the peak.
    var isResting = false
    /// When the peak of the way before was, in seconds, while it is open whether a hand reversed that.
    var reversedPeak: Double?
  }

  private var phase = Phase.still
  private var measured: Measured?
  private var way: Way?
  /// When the peak was before the present way's, in seconds, if a hand made both.
  private var peakBefore = -Double.infinity
  /// When the movement last reversed, in seconds.
  private var reversedAt = -Double.infinity

  /// Makes a rule that has measured nothing yet.
  public init() {}

  /// When the shake is over unless the device is thrown again, in seconds; `.infinity` if it is not
  /// shaken.
  public var deadline: Double {
    phase == .still ? .infinity : reversedAt + Self.quietTime
  }

  /// The accelerometer measured this.
  ///
  /// - Parameters:
  ///   - acceleration: With gravity, in g; finite.
  ///   - time: When, in seconds; one that is not later than the last counts as simultaneous.
  /// - Returns: `.begin` with the third reversal, `.cancel` with the first one after
  ///   ``durationMax``, otherwise `.stay`.
  public mutating func moved(_ acceleration: Acceleration, at time: Double) -> Proposal {
    let limit = Self.strengthMax
    let felt = Acceleration(
      min(max(acceleration.x, -limit), limit), min(max(acceleration.y, -limit), limit),
      min(max(acceleration.z, -limit), limit))
    guard let before = measured else {
      measured = Measured(gravity: felt, time: time)
      return .stay
    }
    let passed = max(0, time - before.time)
    let share = passed / (passed + Self.gravityTime)
    let now = Measured(
      gravity: before.gravity + (felt - before.gravity) * share, time: before.time + passed)
    measured = now
    return follow(felt - now.gravity, at: now.time)
  }

  /// The deadline has come: a shake ends.
  public mutating func deadlinePassed(at time: Double) -> Proposal {
    guard time >= deadline else { return .stay }
    let wasShaken = phase != .tooLong
    phase = .still
    peakBefore = -.infinity
    return wasShaken ? .end : .stay
  }

  /// The application has resigned, or the device sleeps: a shake is cancelled, and what was
  /// measured is forgotten.
  public mutating func interrupted() -> Proposal {
    let wasShaken = if case .shaken = phase { true } else { false }
    self = ShakeRule()
    return wasShaken ? .cancel(.interrupted) : .stay
  }

  /// Follows the acceleration without gravity.
  private mutating func follow(_ acceleration: Acceleration, at time: Double) -> Proposal {
    let strength = acceleration.strength
    let fresh = Way(peak: acceleration, peakTime: time, began: time)
    guard var present = way, time - present.peakTime <= Self.memory else {
      way = strength >= Self.peakMin ? fresh : nil
      return .stay
    }
    let reached = present.peak.strength
    let along = acceleration.dot(present.peak) / reached
    // At most 60° off the opposite direction.
    if -along >= Self.peakMin, -2 * along >= strength, reached - along >= Self.reversalMin {
      way = fresh
      if time - present.began >= Self.wayMin { way?.reversedPeak = present.peakTime }
      return .stay
    }
    if strength < Self.restMax { present.isResting = true }
    if along >= Self.peakMin, present.isResting {
      (present.began, present.isResting) = (time, false)
    }
    if strength > reached {
      // Another direction is another way.
      if 2 * along < strength { present.began = time }
      (present.peak, present.peakTime) = (acceleration, time)
    }
    let peak = present.reversedPeak
    let (isGone, isHeld) = (along < Self.restMax, time - present.began >= Self.holdMin)
    if isGone || isHeld { present.reversedPeak = nil }
    way = present
    guard let peak, isHeld, !isGone else { return .stay }
    return reversed(at: time, after: peak)
  }

  /// A hand reversed the movement.
  private mutating func reversed(at time: Double, after peak: Double) -> Proposal {
    let first = peakBefore
    (peakBefore, reversedAt) = (peak, time)
    switch phase {
    case .still:
      guard time - first <= Self.window else { return .stay }
      phase = .shaken(since: time)
      return .begin
    case .shaken(let since):
      guard time - since > Self.durationMax else { return .stay }
      phase = .tooLong
      return .cancel(.tooLong(duration: time - since, allowed: Self.durationMax))
    case .tooLong:
      return .stay
    }
  }
}
