// Decides how fast something moves, from its last two displacements. It does not know what moves:
// a centroid in points, a scale, or an angle.

/// A velocity that is mostly the one before the last: calm, and one sample late.
///
/// A sample is one displacement with the time since the one before. Its velocity is displacement
/// over time, or 0 if that time is shorter than `minimumInterval`. The filter's velocity is
/// `newestShare` of the newest sample's velocity plus the rest of the previous sample's; the first
/// sample counts alone. Our reading: "previous" is the previous *sample*, not the previous result,
/// so nothing older than two samples has any influence. Rest is no sample: a finger that stops
/// keeps its velocity until it moves again.
@frozen
public struct VelocityFilter: Equatable, Sendable {
  /// The weight of the newest sample, 0...1; the previous one has the rest. [seen]
  public var newestShare: Double = 0.2

  /// The shortest time between two samples that gives a velocity, in seconds; below it the sample's
  /// velocity is 0. [seen]
  public var minimumInterval: Double = 0.001

  // Divisions are made when the velocity is read: moves are frequent, readings are not.
  @usableFromInline var newest = Point.zero
  /// The time between the newest sample and the one before, in seconds; -∞ before the first sample.
  @usableFromInline var newestInterval = -Double.infinity
  @usableFromInline var previous = Point.zero
  /// The same of the previous sample; -∞ before the second one.
  @usableFromInline var previousInterval = -Double.infinity
  /// The time from which the next displacement counts, in seconds; ∞ if it does not count.
  @usableFromInline var time = Double.infinity

  /// Makes a filter that has seen nothing.
  @inlinable
  public init() {}

  /// The velocity, in units of the displacement per second; 0 before the first sample.
  @inlinable
  public var velocity: Point {
    let speedOfNewest = speed(newest, newestInterval)
    if previousInterval == -.infinity { return speedOfNewest }
    return speedOfNewest * newestShare + speed(previous, previousInterval) * (1 - newestShare)
  }

  /// Something moved by `delta` and is there at `time`. The first call only starts the clock.
  @inlinable
  public mutating func moved(by delta: Point, at time: Double) {
    let before = self.time
    self.time = time
    if before == .infinity { return }
    previous = newest
    previousInterval = newestInterval
    newest = delta
    newestInterval = time - before
  }

  /// The next displacement counts from `time`: a finger came or left. This adds no sample.
  @inlinable
  public mutating func rested(at time: Double) {
    self.time = time
  }

  /// The next movement is counted already: it only starts the clock.
  @inlinable
  public mutating func paused() {
    time = .infinity
  }

  /// Forgets every sample; the settings stay.
  @inlinable
  public mutating func reset() {
    newest = .zero
    newestInterval = -.infinity
    previous = .zero
    previousInterval = -.infinity
    time = .infinity
  }

  @inlinable
  func speed(_ delta: Point, _ interval: Double) -> Point {
    // This also prevents a division by a zero or negative interval.
    if interval < minimumInterval || interval <= 0 { return .zero }
    return Point(delta.x / interval, delta.y / interval)
  }
}
