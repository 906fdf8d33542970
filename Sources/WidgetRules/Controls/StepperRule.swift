// Decides what a finger does with a stepper, and when it steps again. It knows neither the stepper nor
// its listeners.

/// A number that goes up and down by steps.
///
/// A finger that lifts soon steps once, at its lift. One that stays steps after ``firstDelay``, again
/// every ``delay``, and after ``slowSteps`` steps every ``fastDelay``. Its lift adds nothing then.
///
/// Numbers that are not finite change nothing, nor does a step that is not positive. A minimum beyond
/// the maximum moves the maximum along, and the other way round.
public struct StepperRule: Equatable, Sendable {
  /// The width of a stepper, in points. [seen]
  public static let width = 94.0
  /// The height of a stepper, in points. [seen]
  public static let height = 32.0
  /// How long a finger rests before the first step, in seconds. [ours]
  public static let firstDelay = 0.5
  /// The time between the first steps, in seconds. [ours]
  public static let delay = 0.1
  /// The time between later steps, in seconds. [ours]
  public static let fastDelay = 0.05
  /// After so many steps the later ones begin. [ours]
  public static let slowSteps = 10

  /// One half.
  public enum Half: Equatable, Sendable {
    /// Steps down.
    case minus
    /// Steps up.
    case plus
  }

  /// What follows when a finger has rested long enough.
  public struct Repetition: Equatable, Sendable {
    /// Whether a change is to be told now.
    public let tells: Bool
    /// After how many seconds the next step comes; `nil` if none will.
    public let next: Double?
  }

  /// The number, within the limits; 0 by default.
  public private(set) var value = 0.0
  /// The lower limit; 0 by default.
  public private(set) var minimum = 0.0
  /// The upper limit; 100 by default. [doc]
  public private(set) var maximum = 100.0
  /// How much a step changes; 1 by default.
  public private(set) var step = 1.0
  /// Whether a finger that rests steps again and again; true by default.
  public var repeats = true
  /// Whether a step beyond a limit leads to the other one; false by default.
  public var wraps = false
  /// Whether each change by a finger is told, or only the last; true by default.
  public var isContinuous = true

  /// The half that a finger presses; `nil` without one.
  public private(set) var pressed: Half?
  private var stepsOfPress = 0
  private var isUntold = false

  /// Makes a stepper from 0 to 100.
  public init() {}

  // MARK: Without a finger

  /// Sets the number. No target is told.
  public mutating func set(_ value: Double) {
    guard !value.isNaN else { return }
    self.value = min(max(value, minimum), maximum)
  }

  /// Sets the lower limit.
  public mutating func setMinimum(_ minimum: Double) {
    guard minimum.isFinite else { return }
    self.minimum = minimum
    maximum = max(maximum, minimum)
    set(value)
  }

  /// Sets the upper limit.
  public mutating func setMaximum(_ maximum: Double) {
    guard maximum.isFinite else { return }
    self.maximum = maximum
    minimum = min(minimum, maximum)
    set(value)
  }

  /// Sets how much a step changes.
  public mutating func setStep(_ step: Double) {
    if step > 0, step.isFinite { self.step = step }
  }

  /// Whether a half can step from here.
  public func canStep(_ half: Half) -> Bool { next(half) != value }

  /// The number after a step.
  private func next(_ half: Half) -> Double {
    let next = half == .plus ? value + step : value - step
    guard wraps else { return min(max(next, minimum), maximum) }
    return next > maximum ? minimum : next < minimum ? maximum : next
  }

  // MARK: With a finger

  /// A finger came down on a half.
  ///
  /// - Returns: After how many seconds it has rested long enough; `nil` if it never has.
  public mutating func press(_ half: Half) -> Double? {
    pressed = half
    stepsOfPress = 0
    isUntold = false
    return repeats ? Self.firstDelay : nil
  }

  /// The finger has rested long enough for a step.
  ///
  /// - Parameter isInside: Whether it is on the stepper; outside it does not step.
  public mutating func rested(isInside: Bool) -> Repetition {
    guard let pressed, repeats else { return Repetition(tells: false, next: nil) }
    guard isInside else { return Repetition(tells: false, next: Self.delay) }
    let tells = takeStep(pressed)
    stepsOfPress += 1
    let next = stepsOfPress < Self.slowSteps ? Self.delay : Self.fastDelay
    return Repetition(tells: tells, next: canStep(pressed) ? next : nil)
  }

  /// The finger was lifted.
  ///
  /// - Parameter isInside: Whether it was lifted on the stepper; outside it does not step.
  /// - Returns: Whether a change is to be told now.
  public mutating func lift(isInside: Bool) -> Bool {
    guard let pressed else { return false }
    let tells = isInside && stepsOfPress == 0 && takeStep(pressed)
    return cancel() || tells
  }

  /// The touch was taken away. The number stays.
  ///
  /// - Returns: Whether a change is to be told now.
  public mutating func cancel() -> Bool {
    pressed = nil
    defer { isUntold = false }
    return isUntold
  }

  /// - Returns: Whether a change is to be told now.
  private mutating func takeStep(_ half: Half) -> Bool {
    let new = next(half)
    guard new != value else { return false }
    value = new
    // What is told now tells earlier steps too, which were to wait.
    isUntold = !isContinuous
    return isContinuous
  }
}
