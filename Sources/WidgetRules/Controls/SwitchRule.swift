// Decides what a finger does with a switch. It knows neither the switch nor its listeners.

/// A switch under one finger.
///
/// A finger that travels less than ``hysteresis`` toggles the switch when it lifts. One that travels
/// more drags the thumb, and at the lift the nearer side decides. [ours]
///
///     var rule = SwitchRule()
///     rule.press(at: 50)
///     rule.move(to: 52)
///     rule.lift()     // true: it changed
///     rule.isOn       // true
public struct SwitchRule: Equatable, Sendable {
  /// The width of a switch, in points. [seen, Catalyst]
  public static let width = 63.0
  /// The height of a switch, in points. [seen, Catalyst]
  public static let height = 28.0
  /// The width of a switch without the room around it, in points. [seen, Catalyst]
  public static let intrinsicWidth = 61.0
  /// The width of the thumb, in points. [seen, Catalyst]
  public static let thumbWidth = 37.0
  /// The height of the thumb, in points. [seen, Catalyst]
  public static let thumbHeight = 24.0
  /// The room between the thumb and the edges, in points: half of what the heights leave.
  public static let margin = 2.0
  /// How far the thumb goes from one side to the other, in points.
  public static let travel = width - thumbWidth - 2 * margin
  /// A finger that travels so far along the switch drags the thumb, in points. [ours]
  public static let hysteresis = 10.0

  private struct Press: Equatable {
    /// Where the finger was when the thumb was at `thumb`, in points along the switch.
    var start: Double
    var place: Double
    /// Where the thumb was then, in points from the side that is off.
    var thumb: Double
    var drags = false
  }

  /// Whether it is on.
  public private(set) var isOn: Bool
  private var press: Press?

  /// Makes a switch.
  public init(isOn: Bool = false) { self.isOn = isOn }

  /// Whether a finger drags the thumb.
  public var isDragging: Bool { press?.drags ?? false }

  /// Where the thumb is, in points from the side that is off: 0…``travel``.
  public var thumb: Double {
    guard let press, press.drags else { return restingThumb }
    return min(max(press.thumb + press.place - press.start, 0), Self.travel)
  }

  private var restingThumb: Double { isOn ? Self.travel : 0 }

  /// A finger came down, at a place along the switch, in points.
  public mutating func press(at place: Double) {
    press = Press(start: place, place: place, thumb: restingThumb)
  }

  /// The finger moved.
  public mutating func move(to place: Double) {
    guard let start = press?.start, place.isFinite else { return }
    press?.place = place
    if (place - start).magnitude >= Self.hysteresis { press?.drags = true }
  }

  /// The finger was lifted.
  ///
  /// - Returns: Whether the switch changed.
  public mutating func lift() -> Bool {
    guard let press else { return false }
    let new = press.drags ? thumb > Self.travel / 2 : !isOn
    self.press = nil
    defer { isOn = new }
    return new != isOn
  }

  /// The touch was taken away: the thumb goes back.
  public mutating func cancel() { press = nil }

  /// Sets the switch without a finger. A finger that is down goes on from there.
  public mutating func set(_ isOn: Bool) {
    self.isOn = isOn
    guard let press else { return }
    self.press = Press(
      start: press.place, place: press.place, thumb: restingThumb, drags: press.drags)
  }
}
