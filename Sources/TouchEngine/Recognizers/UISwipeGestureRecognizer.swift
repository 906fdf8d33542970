// Tells `SwipeRule` about touches, and carries out its proposals.

import GestureCore

/// Recognizes a quick straight movement in one direction; a discrete gesture.
///
/// ``/GestureCore/SwipeRule`` defines the numbers.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  @_spi(Widgets) open override class var classWithoutAnswers: ObjectIdentifier {
    ObjectIdentifier(UISwipeGestureRecognizer.self)
  }

  deinit {}

  /// Directions of a swipe; a set of several accepts each of them.
  nonisolated public struct Direction: OptionSet, Sendable {
    /// One bit for each direction.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var rule = SwipeRule()

  /// The directions that it accepts; to the right by default.
  open var direction: Direction {
    get { Direction(rawValue: rule.direction.rawValue) }
    set { rule.direction = SwipeRule.Direction(rawValue: newValue.rawValue) }
  }

  /// How many fingers must swipe; 1 by default. With less than 1 nothing is ever recognized.
  open var numberOfTouchesRequired: Int {
    get { rule.numberOfTouches }
    set { rule.numberOfTouches = newValue }
  }

  /// Where the swipe started.
  override var windowLocation: Point { rule.location ?? super.windowLocation }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let count = event.tracked.count
    for touch in tracked where touches.contains(touch) {
      let location = touch.record.sample.location.core
      carryOut(
        rule.fingerDown(touch.slot, location: location, among: count, at: event.time),
        deadline: rule.deadline)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    for touch in tracked where touch.record.phase == .moved {
      rule.fingerMoved(
        touch.slot, location: touch.record.sample.location.core, at: event.time)
    }
    carryOut(rule.evaluate(at: event.time), deadline: rule.deadline)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    for touch in tracked where touches.contains(touch) {
      carryOut(rule.fingerLifted(touch.slot, at: event.time), deadline: rule.deadline)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    carryOut(rule.cancelled(at: event.time), deadline: rule.deadline)
  }

  open override func deadlinePassed(at time: TimeInterval) {
    carryOut(rule.deadlinePassed(at: time), deadline: rule.deadline)
  }

  override var criterion: Criterion? { rule.criterion }

  override func forget() { rule.reset() }
}
