// Decides whether a finger that draws has come to rest. It knows neither views nor shapes.

/// A finger that rests after it has drawn.
///
/// Time alone does not say so: a person who draws a small letter slowly stays near one place for as long. A finger
/// rests while it is nowhere farther from a place than a trembling hand, or than ``speedMax`` allows for
/// the time since it was there.
nonisolated struct HoldRule: Equatable, Sendable {
  /// How far a hand trembles that rests, in points. [ours; a long press allows 10]
  static let tremor = 4.0
  /// The greatest speed of a finger that rests, in points a second. [ours: people draw small letters at 60
  /// and more]
  static let speedMax = 12.0

  /// How long it must rest, in seconds.
  var duration = 0.5

  /// Where the rest began, and when; `nil` without a finger.
  private var rest: (place: SIMD2<Double>, time: Double)?

  /// When the finger will have rested for long enough, if it does not go on; `nil` without a finger.
  var deadline: Double? { rest.map { $0.time + duration } }

  /// The finger is at a place, at a time in seconds.
  mutating func moved(toX x: Double, y: Double, at time: Double) {
    let place = SIMD2(x, y)
    guard let rest else { return self.rest = (place, time) }
    let way = place - rest.place
    let allowed = Self.tremor + Self.speedMax * max(time - rest.time, 0)
    if (way * way).sum() > allowed * allowed { self.rest = (place, time) }
  }

  /// The finger is gone.
  mutating func lifted() { rest = nil }

  static func == (one: HoldRule, other: HoldRule) -> Bool {
    one.duration == other.duration && one.rest?.place == other.rest?.place
      && one.rest?.time == other.rest?.time
  }
}
