// Decides which events a control sends while a finger presses it. It knows neither the control nor
// its listeners.

import GestureCore

/// One finger on a control, from the press to the lift.
///
/// A finger hides the control that it presses. So it counts as outside only after it has left the
/// control by some distance.
///
///     var rule = ControlRule()
///     rule.pressed(tapCount: 1)     // [.touchDown]
///     rule.moved(isInside: false)   // [.touchDragExit, .touchDragOutside]
///     rule.lifted(isInside: true)   // [.touchUpInside]
public struct ControlRule: Equatable, Sendable {
  /// What a control tells, with UIKit's bits.
  public struct Events: OptionSet, Hashable, Sendable {
    /// One bit for each event.
    public let rawValue: UInt
    /// Makes a set from its bits.
    @inlinable
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger came down.
    public static let touchDown = Events(rawValue: 1 << 0)
    /// A finger came down again soon after the last time: its tap count is more than 1.
    public static let touchDownRepeat = Events(rawValue: 1 << 1)
    /// The finger moved inside.
    public static let touchDragInside = Events(rawValue: 1 << 2)
    /// The finger moved outside.
    public static let touchDragOutside = Events(rawValue: 1 << 3)
    /// The finger came back inside.
    public static let touchDragEnter = Events(rawValue: 1 << 4)
    /// The finger left.
    public static let touchDragExit = Events(rawValue: 1 << 5)
    /// The finger was lifted inside.
    public static let touchUpInside = Events(rawValue: 1 << 6)
    /// The finger was lifted outside.
    public static let touchUpOutside = Events(rawValue: 1 << 7)
    /// The touch was taken away.
    public static let touchCancel = Events(rawValue: 1 << 8)
  }

  /// How far beyond the bounds a finger that presses still counts as inside, in points. [seen]
  public static let slack = 70.0

  /// Whether a finger presses the control.
  public private(set) var isTracking = false
  /// Whether that finger is inside.
  public private(set) var isTouchInside = false

  /// Makes a rule without a finger.
  public init() {}

  /// A finger came down on the control, for the `tapCount`th time in quick succession.
  public mutating func pressed(tapCount: Int) -> Events {
    isTracking = true
    isTouchInside = true
    return tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown
  }

  /// The finger moved.
  public mutating func moved(isInside: Bool) -> Events {
    guard isTracking else { return [] }
    let wasInside = isTouchInside
    isTouchInside = isInside
    switch (wasInside, isInside) {
    case (true, true): return .touchDragInside
    case (false, true): return [.touchDragEnter, .touchDragInside]
    case (true, false): return [.touchDragExit, .touchDragOutside]
    case (false, false): return .touchDragOutside
    }
  }

  /// The finger was lifted.
  public mutating func lifted(isInside: Bool) -> Events {
    end() ? (isInside ? .touchUpInside : .touchUpOutside) : []
  }

  /// The touch was taken away.
  public mutating func cancelled() -> Events { end() ? .touchCancel : [] }

  /// The control ignores the finger from now on and sends nothing for it.
  public mutating func gaveUp() { _ = end() }

  /// Whether a point is inside for a finger that presses: within ``slack`` of the bounds.
  ///
  /// - Parameters:
  ///   - point: Where the finger is, in the control's coordinates.
  ///   - minimum: The corner of the bounds with the smallest coordinates.
  ///   - maximum: The corner of the bounds with the largest coordinates.
  public static func isInside(_ point: Point, minimum: Point, maximum: Point) -> Bool {
    HitTestRule.contains(
      point, minimum: minimum - Point(slack, slack), maximum: maximum + Point(slack, slack))
  }

  /// Forgets the finger.
  ///
  /// - Returns: Whether there was one.
  private mutating func end() -> Bool {
    defer { (isTracking, isTouchInside) = (false, false) }
    return isTracking
  }
}
