// A view that turns touches into events and tells targets about them. `ControlRule` decides which
// events.

import GestureCore

/// A view that tells targets about the finger that presses it.
///
/// A subclass overrides ``beginTracking(_:with:)`` and the similar methods to follow the finger,
/// and calls ``sendActions(for:)`` when its value has changed.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIControl: UIView {
  deinit {}

  // MARK: Stored

  final var rule = ControlRule()
  /// The touch that presses.
  final var pressing: UITouch?
  /// The receivers, in the order added.
  final var receivers: [ControlReceiver] = []
  private final var condition: State = .normal

  // MARK: State

  /// Whether it can be pressed; true by default. A disabled control still keeps touches from the
  /// views behind it.
  ///
  /// If it becomes false during a press, the press ends as if the touch were cancelled.
  open var isEnabled: Bool {
    get { !condition.contains(.disabled) }
    set {
      change(.disabled, to: !newValue)
      if !newValue { giveUpTouch(with: nil) }
    }
  }

  /// Whether it is selected; false by default. It does not depend on touches.
  open var isSelected: Bool {
    get { condition.contains(.selected) }
    set { change(.selected, to: newValue) }
  }

  /// Whether it shows that it is pressed: true while the finger is inside.
  open var isHighlighted: Bool {
    get { condition.contains(.highlighted) }
    set { change(.highlighted, to: newValue) }
  }

  /// Its state: any set of disabled, selected and highlighted.
  open var state: State { condition }

  /// Whether a finger presses it.
  public final var isTracking: Bool { rule.isTracking }

  /// Whether the finger that presses it is inside: within 70 points of its bounds. [seen]
  public final var isTouchInside: Bool { rule.isTouchInside }

  private final func change(_ part: State, to isOn: Bool) {
    let old = condition
    if isOn { condition.insert(part) } else { condition.remove(part) }
    if condition != old { stateDidChange() }
  }

  /// Called when the state changed, because the appearance may depend on it.
  func stateDidChange() {}

  // MARK: Following a finger

  /// Called when a finger comes down; `false` ignores the finger.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger has moved; `false` ignores the finger from now on.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger was lifted, before targets are told.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the touch was taken away, before targets are told.
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Touches

  /// Presses the control with the first touch that it gets, and ignores further touches.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, pressing == nil, let touch = touches.min(by: { $0.slot < $1.slot }),
      beginTracking(touch, with: event)
    else { return }
    pressing = touch
    let events = rule.pressed(tapCount: touch.tapCount)
    isHighlighted = true
    send(events, for: event)
  }

  /// Follows the finger.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = pressing, touches.contains(touch) else { return }
    let events = rule.moved(isInside: isInside(touch, with: event))
    guard continueTracking(touch, with: event) else {
      rule.gaveUp()
      endPress()
      return
    }
    isHighlighted = isTouchInside
    send(events, for: event)
  }

  /// Ends the press.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = pressing, touches.contains(touch) else { return }
    endTracking(touch, with: event)
    let events = rule.lifted(isInside: isInside(touch, with: event))
    endPress()
    send(events, for: event)
    if events.contains(.touchUpInside) { wasTriggered(by: event) }
  }

  /// Ends the press without effect.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = pressing, touches.contains(touch) else { return }
    giveUpTouch(with: event)
  }

  /// Called when a finger was lifted inside: performs the main action of the control.
  func wasTriggered(by event: UIEvent?) {}

  private final func giveUpTouch(with event: UIEvent?) {
    guard pressing != nil else { return }
    cancelTracking(with: event)
    let events = rule.cancelled()
    endPress()
    send(events, for: event)
  }

  private final func endPress() {
    pressing = nil
    isHighlighted = false
  }

  /// Whether the finger is near enough: within the bounds plus ``/GestureCore/ControlRule/slack``,
  /// or where the control's own `point(inside:with:)` returns true.
  private final func isInside(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let (location, bounds) = (touch.location(in: self), bounds)
    return ControlRule.isInside(
      location.core, minimum: CGPoint(x: bounds.minX, y: bounds.minY).core,
      maximum: CGPoint(x: bounds.maxX, y: bounds.maxY).core)
      || point(inside: location, with: event)
  }

  private final func send(_ events: ControlRule.Events, for event: UIEvent?) {
    if !events.isEmpty { tell(Event(rawValue: events.rawValue), for: event) }
  }

  // MARK: Telling

  /// Tells every receiver that listens to one of the events.
  open func sendActions(for controlEvents: Event) { tell(controlEvents, for: nil) }

  /// Tells one target about an event; without a target, the first responder up the chain that has
  /// the method.
  open func sendAction(_ action: Selector, to target: AnyObject?, for event: UIEvent?) {
    (window?.application ?? .shared).sendAction(action, to: target, from: self, for: event)
  }
}
