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
  /// How long the pointer must rest, in seconds; 0.1 at least, and 1 for what is no number.
  public var time: TimeInterval { didSet { time = Self.usable(time) } }
  /// How far it may stray from where it came to rest, in points.
  public var radius: CGFloat
  /// Whether it taps. A person pauses it to look at the screen in peace.
  public var isOn = true { didSet { if !isOn || !oldValue { latest = nil } } }
  /// The number of the finger in the input that it makes.
  public var finger = 1

  /// How long the finger is down, in seconds.
  static let tapTime: TimeInterval = 0.08

  /// A rest of the pointer that leads to a tap.
  public struct Rest: Equatable, Sendable {
    /// Where it came to rest and where it taps, on the screen, in points.
    public let place: CGPoint
    /// Since when it rests, in seconds.
    public let since: TimeInterval
  }

  /// A tap whose finger is down.
  private struct Tap: Equatable, Sendable {
    let place: CGPoint
    let end: TimeInterval
  }

  /// The rest that began last.
  private var latest: Rest?
  /// Whether it has led to its tap.
  private var isOver = false
  private var tap: Tap?

  /// States how long, and how still, a pointer must rest.
  ///
  /// - Parameters:
  ///   - time: In seconds; 0.1 at least, and 1 for what is no number.
  ///   - radius: In points; 0 at least, and 20 for what is no number.
  public init(time: TimeInterval = 1, radius: CGFloat = 20) {
    self.time = Self.usable(time)
    self.radius = radius.isFinite ? max(radius, 0) : 20
  }

  private static func usable(_ time: TimeInterval) -> TimeInterval {
    time.isFinite ? max(time, 0.1) : 1
  }

  /// The present rest; `nil` if the pointer will not tap.
  public var rest: Rest? { isOn && !isOver ? latest : nil }

  /// When it taps if the pointer goes on resting, or lifts its finger from a tap, in seconds; infinite if it
  /// does neither.
  public var nextDeadline: TimeInterval { min(tap?.end ?? .infinity, tapDue) }

  private var tapDue: TimeInterval { rest.map { $0.since + time } ?? .infinity }

  /// The part of the time that has passed, from 0 to 1, for a ring around the pointer; `nil` if it will not tap.
  ///
  /// - Parameter now: In seconds.
  public func progress(at now: TimeInterval) -> Double? {
    guard let rest else { return nil }
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
    if let latest, latest.place.distance(to: place) <= radius { return told }
    (latest, isOver) = (Rest(place: place, since: now), false)
    return told
  }

  /// The pointer has left the screen.
  public mutating func leave(at now: TimeInterval) -> [HostInput] {
    let told = advance(to: now)
    latest = nil
    return told
  }

  /// Time has passed.
  ///
  /// - Parameter now: In seconds.
  /// - Returns: What an application is told: a finger that begins a tap, if the pointer has rested, and
  ///   lifts a little later. No time in it is after `now`.
  public mutating func advance(to now: TimeInterval) -> [HostInput] {
    var told: [HostInput] = []
    while nextDeadline <= now, nextDeadline < .infinity {
      if let tap, tap.end <= tapDue {
        self.tap = nil
        told.append(.touches(.init([TouchReport(finger, .ended, at: tap.place)], time: tap.end)))
      } else if let rest {
        let due = tapDue
        isOver = true
        tap = Tap(place: rest.place, end: due + Self.tapTime)
        told.append(.touches(.init([TouchReport(finger, .began, at: rest.place)], time: due)))
      }
    }
    return told
  }
}
