// What a script is made of: a finger, a time, an action. Times are whole microseconds, so that two
// ways of saying the same instant are the same instant.

import GestureCore
import TouchKit

/// A time in whole microseconds.
nonisolated struct Microseconds: Comparable, Sendable {
  var count: Int64

  static let zero = Microseconds(count: 0)

  init(count: Int64) { self.count = count }

  /// The nearest whole number of microseconds; what is negative or not a number counts as 0.
  init(_ seconds: TimeInterval) {
    let scaled = (seconds * 1e6).rounded()
    count = scaled > 0 ? Int64(min(scaled, 1e15)) : 0
  }

  var seconds: TimeInterval { Double(count) / 1e6 }

  static func < (a: Self, b: Self) -> Bool { a.count < b.count }
  static func + (a: Self, b: Self) -> Self { Self(count: a.count + b.count) }
  static func - (a: Self, b: Self) -> Self { Self(count: a.count - b.count) }
}

nonisolated extension Fingers {
  /// One finger does one thing.
  struct Part: Equatable, Sendable {
    var finger: Int
    var start: Microseconds
    var action: Action
    var contact = Contact()
  }

  /// What touches the screen.
  struct Contact: Equatable, Sendable {
    var type = UITouch.TouchType.direct
    /// In points.
    var majorRadius: CGFloat = 0
  }

  /// The one thing.
  enum Action: Equatable, Sendable {
    case down(Point)
    case move(Path, Microseconds)
    case up
    case cancel
  }

  /// The way of a move.
  enum Path: Equatable, Sendable {
    case line(from: Point, to: Point)
    /// About a centre: the first arm turns by an angle and grows by a factor.
    case spiral(around: Point, from: Point, angle: Double, factor: Double)

    /// Where the finger is after this part of the way, from 0 to 1.
    func point(at part: Double) -> Point {
      switch self {
      case .line(let from, let to):
        return part == 1 ? to : from + (to - from) * part
      case .spiral(let center, let arm, let angle, let factor):
        let stretch = 1 + (factor - 1) * part
        let (sine, cosine) = (Trigonometry.sin(angle * part), Trigonometry.cos(angle * part))
        let turned = Point(arm.x * cosine - arm.y * sine, arm.x * sine + arm.y * cosine)
        return center + turned * stretch
      }
    }
  }
}
