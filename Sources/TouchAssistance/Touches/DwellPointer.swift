// A pointer that taps when it rests, for people who move it by their head or their eyes and have no button.

import GestureCore
import TouchKit

/// Taps where a pointer rests.
///
///     var dwell = DwellPointer(time: 1, radius: 20)
///     for input in dwell.move(to: place, at: now) { application.receive(input) }
///
/// It taps once for each rest: the pointer must leave before it taps again. A host hands over the time when
/// ``nextDeadline`` has come.
nonisolated public struct DwellPointer: Equatable, Sendable {
  /// How long the pointer must rest, in seconds; above 0.
  public var time: TimeInterval
  /// How far it may stray from where it came to rest, in points.
  public var radius: CGFloat
  /// Whether it taps. A person pauses it to look at the screen in peace.
  public var isOn = true { didSet { if !isOn || !oldValue { rest = nil } } }
  /// The number of the finger in the input that it makes.
  public var finger = 1

  /// How long the finger is down, in seconds.
  static let tapTime: TimeInterval = 0.08

  private struct Rest: Equatable, Sendable {
    let place: CGPoint
    let since: TimeInterval
    /// Whether the tap was made.
    var isOver = false
  }

  private var rest: Rest?

  /// States how long, and how still, a pointer must rest.
  ///
  /// - Parameters:
  ///   - time: In seconds; 0.1 at least, and 1 for what is no number.
  ///   - radius: In points; 0 at least, and 20 for what is no number.
  public init(time: TimeInterval = 1, radius: CGFloat = 20) {
    self.time = time.isFinite ? max(time, 0.1) : 1
    self.radius = radius.isFinite ? max(radius, 0) : 20
  }

  /// When it taps if the pointer goes on resting, in seconds; infinite if it does not.
  public var nextDeadline: TimeInterval {
    guard let rest, !rest.isOver, isOn else { return .infinity }
    return rest.since + time
  }

  /// The part of the time that has passed, from 0 to 1, for a ring around the pointer; `nil` if it will not tap.
  ///
  /// - Parameter now: In seconds.
  public func progress(at now: TimeInterval) -> Double? {
    guard let rest, !rest.isOver, isOn else { return nil }
    return min(max((now - rest.since) / time, 0), 1)
  }

  /// The pointer is at a place.
  ///
  /// - Parameters:
  ///   - place: On the screen, in points.
  ///   - now: In seconds; times must not go back.
  /// - Returns: What an application is told.
  public mutating func move(to place: CGPoint, at now: TimeInterval) -> [HostInput] {
    let told = advance(to: now)
    guard isOn else { return told }
    if let rest, rest.place.distance(to: place) <= radius { return told }
    rest = Rest(place: place, since: now)
    return told
  }

  /// The pointer has left the screen.
  public mutating func leave(at now: TimeInterval) -> [HostInput] {
    let told = advance(to: now)
    rest = nil
    return told
  }

  /// Time has passed.
  ///
  /// - Parameter now: In seconds.
  /// - Returns: What an application is told: a tap, if the pointer has rested.
  public mutating func advance(to now: TimeInterval) -> [HostInput] {
    let due = nextDeadline
    guard due <= now, due < .infinity, let place = rest?.place else { return [] }
    rest?.isOver = true
    return [
      .touches(.init([TouchReport(finger, .began, at: place)], time: due)),
      .touches(.init([TouchReport(finger, .ended, at: place)], time: due + Self.tapTime)),
    ]
  }
}
