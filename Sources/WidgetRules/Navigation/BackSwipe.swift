/// The swipe that takes the screen on top away: where it puts the two screens, and whether it takes
/// the upper one away when the finger lifts.
///
/// Positions are distances of the upper screen from its place at rest, towards the trailing edge, in
/// points.
public struct BackSwipe: Equatable, Sendable {
  /// How far from its edge the finger may start, in points. [ours]
  public static let edgeWidth = 20.0
  /// How far the finger goes before the swipe begins, in points. [seen]
  public static let hysteresis = 12.0
  /// How long a push or a pop takes without a finger, in seconds. [seen]
  public static let duration = 0.35
  /// How far the lower screen is moved while the upper one covers it, as a part of the width. [seen]
  public static let parallax = 0.3
  /// The position at which a screen is taken away, as a part of the width. [seen]
  public static let threshold = 0.53
  /// For how long the finger's velocity counts, in seconds. [seen]
  public static let projection = 0.12
  /// The spring after the lift: radians per second, and the damping ratio. [seen, one recording]
  public static let frequency = 22.0
  /// The damping ratio of the same spring. [seen, one recording]
  public static let damping = 0.85

  /// The width of the screens, in points.
  public let width: Double
  /// Where the upper screen was when the swipe began, in points; not 0 if the swipe interrupted a
  /// push.
  public let start: Double
  /// Where the upper screen is, in points: from 0 to the width.
  public private(set) var position: Double

  /// Makes a swipe over a width; a width that is not above 0 counts as a point.
  public init(width: Double, start: Double = 0) {
    self.width = width > 0 && width.isFinite ? width : 1
    self.start = start.isFinite ? min(max(start, 0), self.width) : 0
    position = self.start
  }

  /// The finger has gone so far towards the trailing edge, in points, without the hysteresis.
  public mutating func moved(by translation: Double) {
    guard translation.isFinite else { return }
    position = min(max(start + translation, 0), width)
  }

  /// How much of the way is done, from 0 to 1.
  public var progress: Double { position / width }

  /// Whether the upper screen is taken away if the finger lifts with a velocity, in points per
  /// second.
  public func finishes(velocity: Double) -> Bool {
    position + Self.projection * (velocity.isFinite ? velocity : 0) > Self.threshold * width
  }

  /// The velocity of the spring after the lift, in ways of the rest per second.
  ///
  /// - Parameters:
  ///   - velocity: The finger's, in points per second.
  ///   - isFinished: Whether the rest leads to the trailing edge.
  public func springVelocity(_ velocity: Double, isFinished: Bool) -> Double {
    let rest = isFinished ? width - position : position
    guard rest > 0, velocity.isFinite else { return 0 }
    return (isFinished ? velocity : -velocity) / rest
  }

  /// Where the upper screen is at a progress of a push, and where the lower one, in points.
  public static func places(
    progress: Double, width: Double
  ) -> (front: Double, back: Double) {
    (width * (1 - progress), -parallax * width * progress)
  }
}
