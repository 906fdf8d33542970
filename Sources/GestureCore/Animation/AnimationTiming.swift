/// How a change goes from its old value to its new one: how long, and how far after which time.
///
/// It does not know what changes: 0 means the old value, 1 the new one. ``AnimationPosition`` knows
/// when it starts and whether it runs.
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

  /// How long one way takes, in seconds.
  public let duration: Double
  /// The way progress follows time.
  public let curve: Curve
  /// Whether it starts again at its end, for ever.
  public let repeats: Bool
  /// Whether it goes back after each way forth.
  public let autoreverses: Bool

  /// Makes a timing. A negative duration or NaN counts as 0.
  public init(
    duration: Double, curve: Curve, repeats: Bool = false, autoreverses: Bool = false
  ) {
    self.duration = duration > 0 ? duration : 0
    self.curve = curve
    self.repeats = repeats
    self.autoreverses = autoreverses
  }

  /// How long all ways take, in seconds; `.infinity` if it repeats.
  public var length: Double {
    guard duration > 0 else { return 0 }
    return repeats ? .infinity : duration * (autoreverses ? 2 : 1)
  }

  /// The progress at a position, in seconds from its start: 0 before the start, 1 from the end on.
  /// While a spring swings over, the progress is more than 1.
  public func progress(at position: Double) -> Double {
    if position >= length { return 1 }
    let ways = position / duration
    guard ways > 0 else { return 0 }
    let way = ways.rounded(.down)
    let part = ways - way
    let isReturning = autoreverses && way.truncatingRemainder(dividingBy: 2) == 1
    return value(at: isReturning ? 1 - part : part)
  }

  /// The position, in seconds from the start, at which the first way reaches a progress.
  ///
  /// If a curve swings, this is the first such position, found in steps of a 256th of the duration.
  /// A progress of 0 or less is at the start, a progress of 1 or more at the end.
  /// - Complexity: O(1); at most 256 steps and 60 halvings.
  public func position(of progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return duration }
    if case .linear = curve { return progress * duration }
    var low = 0.0
    var high = 1.0
    for step in 1...255 {
      let part = Double(step) / 256
      if value(at: part) >= progress {
        high = part
        break
      }
      low = part
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if value(at: middle) < progress { low = middle } else { high = middle }
    }
    return high * duration
  }

  private func value(at part: Double) -> Double {
    switch curve {
    case .linear: part
    case .bezier(let curve): curve.progress(at: part)
    case .spring(let spring): spring.progress(at: part * duration)
    }
  }
}
