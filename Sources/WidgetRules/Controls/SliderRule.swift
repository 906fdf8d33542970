// Decides which value a slider has and what a finger does with it. It knows neither the slider nor its
// listeners.

import GestureCore

/// A value between two limits, and a thumb that a finger drags.
///
/// Values and limits that are no finite numbers change nothing; an infinite value is the nearer limit. A
/// minimum beyond the maximum moves the maximum along, and the other way round.
///
///     var rule = SliderRule()
///     rule.grab(at: 20, thumb: 18)
///     rule.drag(to: 60, from: 18, to: 118)   // the thumb's middle goes from 18 to 118
///     rule.value                             // 0.4
public struct SliderRule: Equatable, Sendable {
  /// The height of a slider, in points. [seen, Catalyst]
  public static let height = 34.0
  /// The width of the thumb, in points. [seen, Catalyst]
  public static let thumbWidth = 37.0
  /// The height of the thumb, in points. [seen, Catalyst]
  public static let thumbHeight = 24.0
  /// The part of the way between the limits that a step without a finger goes. [seen]
  public static let stepPart = 0.1
  /// The width and the height of the area around the thumb that takes fingers, in points. [seen]
  public static let touchArea = 44.0

  /// The value, within the limits.
  public private(set) var value: Float = 0
  /// The lower limit; 0 by default.
  public private(set) var minimum: Float = 0
  /// The upper limit; 1 by default.
  public private(set) var maximum: Float = 1
  /// Whether each change by a finger is told, or only the last; true by default.
  public var isContinuous = true

  /// How far the finger is beside the middle of the thumb, in points; `nil` without a finger.
  private var offset: Double?
  /// Whether a finger changed the value since that was last told.
  private var isUntold = false

  /// Makes a slider from 0 to 1.
  public init() {}

  /// Where the value lies between the limits: 0…1; 0 if both are the same.
  public var fraction: Double { fraction(of: value) }

  /// Where a value lies between the limits: 0…1; 0 if both are the same.
  public func fraction(of value: Float) -> Double {
    let length = Double(maximum) - Double(minimum)
    guard length > 0, !value.isNaN else { return 0 }
    return min(max((Double(value) - Double(minimum)) / length, 0), 1)
  }

  // MARK: Without a finger

  /// Sets the value; a limit beyond the limits. No target is told. [doc]
  public mutating func set(_ value: Float) {
    guard !value.isNaN else { return }
    self.value = min(max(value, minimum), maximum)
  }

  /// Sets the lower limit, and moves the upper one along if need be.
  public mutating func setMinimum(_ minimum: Float) {
    guard minimum.isFinite else { return }
    self.minimum = minimum
    maximum = max(maximum, minimum)
    set(value)
  }

  /// Sets the upper limit, and moves the lower one along if need be.
  public mutating func setMaximum(_ maximum: Float) {
    guard maximum.isFinite else { return }
    self.maximum = maximum
    minimum = min(minimum, maximum)
    set(value)
  }

  /// Goes a step towards a limit, and not beyond it, as an assistive technology asks.
  ///
  /// - Returns: Whether the value changed.
  public mutating func step(isUp: Bool) -> Bool {
    let length = Double(maximum) - Double(minimum)
    let old = value
    set(Float(Double(value) + (isUp ? 1 : -1) * Self.stepPart * length))
    return value != old
  }

  // MARK: With a finger

  /// Whether a finger takes the thumb. The track takes none. [seen]
  ///
  /// - Parameters:
  ///   - place: Where the finger is, in points.
  ///   - minimum: The corner of the thumb's rectangle with the smallest coordinates.
  ///   - maximum: The corner with the largest.
  public static func takes(_ place: Point, minimum: Point, maximum: Point) -> Bool {
    func reach(_ length: Double) -> Double { max(length, touchArea) / 2 }
    let middle = Point((minimum.x + maximum.x) / 2, (minimum.y + maximum.y) / 2)
    let size = maximum - minimum
    return (place.x - middle.x).magnitude <= reach(size.x)
      && (place.y - middle.y).magnitude <= reach(size.y)
  }

  /// A finger takes the thumb.
  ///
  /// - Parameters:
  ///   - place: Where the finger is along the slider, in points.
  ///   - thumb: Where the middle of the thumb is.
  public mutating func grab(at place: Double, thumb: Double) {
    offset = place - thumb
    isUntold = false
  }

  /// The finger moved.
  ///
  /// - Parameters:
  ///   - place: Where it is along the slider, in points.
  ///   - low: Where the middle of the thumb is at the lower limit.
  ///   - high: Where it is at the upper limit; it may be on either side.
  /// - Returns: Whether a change is to be told now.
  public mutating func drag(to place: Double, from low: Double, to high: Double) -> Bool {
    guard let offset, high != low else { return false }
    let part = (place - offset - low) / (high - low)
    guard part.isFinite else { return false }
    let old = value
    let length = Double(maximum) - Double(minimum)
    set(Float(Double(minimum) + min(max(part, 0), 1) * length))
    guard value != old else { return false }
    isUntold = !isContinuous
    return isContinuous
  }

  /// The finger was lifted, or its touch was taken away; the value stays.
  ///
  /// - Returns: Whether a change is to be told now.
  public mutating func letGo() -> Bool {
    offset = nil
    defer { isUntold = false }
    return isUntold
  }
}
