/// When an animation runs and how far it is at any time.
///
/// It knows nothing of what changes: 0 means the old value, 1 the new one.
public struct AnimationTiming: Equatable, Sendable {
  /// The way progress follows time.
  public enum Curve: Equatable, Sendable {
    /// Progress is the part of the time.
    case linear
    /// Progress follows a curve with two control points.
    case bezier(CubicBezier)
    /// Progress follows a spring.
    case spring(Spring)
  }

  /// When it starts to change anything, in seconds.
  public let start: Double
  /// How long one way takes, in seconds.
  public let duration: Double
  /// The way progress follows time.
  public let curve: Curve
  /// Whether it starts anew at its end, for ever.
  public let repeats: Bool
  /// Whether it goes back after each way.
  public let autoreverses: Bool

  /// Makes a timing; a negative duration means none.
  public init(
    start: Double, duration: Double, curve: Curve, repeats: Bool = false, autoreverses: Bool = false
  ) {
    self.start = start
    self.duration = max(duration, 0)
    self.curve = curve
    self.repeats = repeats
    self.autoreverses = autoreverses
  }

  /// When it is over, in seconds; `.infinity` if it repeats.
  public var end: Double {
    guard duration > 0 else { return start }
    return repeats ? .infinity : start + duration * (autoreverses ? 2 : 1)
  }

  /// Whether it is over at a time; then the new value shows.
  public func isOver(at time: Double) -> Bool { time >= end }

  /// How far it is at a time: 0 before the start, 1 once it is over, and beyond while a spring
  /// swings over.
  public func progress(at time: Double) -> Double {
    if isOver(at: time) { return 1 }
    let ways = (time - start) / duration
    guard ways > 0 else { return 0 }
    let way = ways.rounded(.down)
    let part = ways - way
    let isReturning = autoreverses && way.truncatingRemainder(dividingBy: 2) == 1
    return value(at: isReturning ? 1 - part : part)
  }

  private func value(at part: Double) -> Double {
    switch curve {
    case .linear: part
    case .bezier(let curve): curve.progress(at: part)
    case .spring(let spring): spring.progress(at: part * duration)
    }
  }
}
