import GestureCore

/// How one axis of content goes on by itself: a closed form of the time since it began.
///
/// Nothing steps: a frame reads where the content is, at any rate and after any pause. Only the end is a
/// matter of frames, because the content stays at the place of its last frame. [seen]
public enum ScrollMotion: Equatable, Sendable {
  /// It does not move.
  case rest(at: Double)
  /// It slows down.
  case decelerating(Deceleration)
  /// It slows down to a place, and stays there: the target that a delegate chose, or an edge without
  /// bounces.
  case stopping(Deceleration, at: Double)
  /// It slows down, hits an edge at a time in seconds after the start, and returns to the edge.
  case bouncing(Deceleration, until: Double, EdgeSpring)
  /// A spring takes it to an edge or to a page.
  case springing(EdgeSpring)
  /// It goes from one place to the other in 0.3 seconds, whatever the distance. [seen]
  case easing(from: Double, to: Double)

  /// How long an animated change takes, in seconds. [seen]
  public static let easingDuration = 0.3

  /// What a frame shows.
  public struct Frame: Equatable, Sendable {
    /// Where the content is, in points.
    public let position: Double
    /// Whether it stays there.
    public let isOver: Bool
  }

  /// Makes the motion of content that was let go inside its edges.
  ///
  /// - Parameters:
  ///   - deceleration: How it slows down.
  ///   - range: The offsets from edge to edge, in points; the content is inside.
  ///   - bounces: Whether it bounces at an edge.
  public init(_ deceleration: Deceleration, in range: ClosedRange<Double>, bounces: Bool) {
    guard deceleration.velocity.magnitude > Deceleration.restSpeed else {
      self = .rest(at: deceleration.start)
      return
    }
    let edge = deceleration.velocity < 0 ? range.lowerBound : range.upperBound
    if !bounces, deceleration.start == edge {
      self = .rest(at: edge)
      return
    }
    guard let time = deceleration.time(at: edge),
      deceleration.velocity(at: time).magnitude > Deceleration.restSpeed
    else {
      self = .decelerating(deceleration)
      return
    }
    let impact = EdgeSpring(
      to: edge, displacement: 0, velocity: deceleration.velocity(at: time))
    self =
      bounces ? .bouncing(deceleration, until: time, impact) : .stopping(deceleration, at: edge)
  }

  /// Where it is at a time after the start, in seconds, in points.
  public func position(at time: Double) -> Double {
    switch self {
    case .rest(let place): place
    case .decelerating(let deceleration): deceleration.position(at: time)
    case .stopping(let deceleration, let place):
      deceleration.time(at: place).map { time < $0 } ?? true
        ? deceleration.position(at: time) : place
    case .bouncing(let deceleration, let impact, let spring):
      time < impact ? deceleration.position(at: time) : spring.position(at: time - impact)
    case .springing(let spring): spring.position(at: time)
    case .easing(let start, let end):
      time < Self.easingDuration
        ? start + (end - start) * (1 - Trigonometry.cos(.pi * time / Self.easingDuration)) / 2 : end
    }
  }

  /// How fast it is at a time after the start, in seconds, in points per second.
  public func velocity(at time: Double) -> Double {
    switch self {
    case .rest: return 0
    case .decelerating(let deceleration): return deceleration.velocity(at: time)
    case .stopping(let deceleration, let place):
      let isUnderWay = deceleration.time(at: place).map { time < $0 } ?? true
      return isUnderWay ? deceleration.velocity(at: time) : 0
    case .bouncing(let deceleration, let impact, let spring):
      return time < impact
        ? deceleration.velocity(at: time) : spring.velocity(at: time - impact)
    case .springing(let spring): return spring.velocity(at: time)
    case .easing(let start, let end):
      guard time < Self.easingDuration else { return 0 }
      return (end - start) * .pi / (2 * Self.easingDuration)
        * Trigonometry.sin(.pi * time / Self.easingDuration)
    }
  }

  /// What a frame shows, and whether it is the last one.
  ///
  /// - Parameters:
  ///   - time: The frame's time after the start, in seconds.
  ///   - last: The time of the frame before it, or 0.
  public func frame(at time: Double, after last: Double) -> Frame {
    let position = position(at: time)
    switch self {
    case .rest(let place): return Frame(position: place, isOver: true)
    case .decelerating:
      let isOver = velocity(at: time).magnitude < Deceleration.restSpeed
      return Frame(position: position, isOver: isOver)
    case .stopping(let deceleration, let place):
      let isOver =
        position == place || velocity(at: time).magnitude < Deceleration.restSpeed
        || (place - deceleration.start).magnitude <= (position - deceleration.start).magnitude
      return Frame(position: isOver ? place : position, isOver: isOver)
    case .bouncing(_, let impact, let spring):
      guard time >= impact else { return Frame(position: position, isOver: false) }
      let isTooWeak = last < impact && spring.peak < EdgeSpring.restDistance
      let isBack = isTooWeak || Self.isBack(spring, at: time - impact, after: last - impact)
      return Frame(position: isBack ? spring.edge : position, isOver: isBack)
    case .springing(let spring):
      let isBack = Self.isBack(spring, at: time, after: last)
      return Frame(position: isBack ? spring.edge : position, isOver: isBack)
    case .easing(_, let end):
      let isOver = time >= Self.easingDuration
      return Frame(position: isOver ? end : position, isOver: isOver)
    }
  }

  /// Whether a frame moves inward and is near the end, or is past it. [seen]
  private static func isBack(_ spring: EdgeSpring, at time: Double, after last: Double) -> Bool {
    let now = spring.displacement(at: time)
    let before = spring.displacement(at: max(last, 0))
    if before != 0, (now < 0) != (before < 0) { return true }
    return now.magnitude < EdgeSpring.restDistance && now.magnitude <= before.magnitude
  }
}
