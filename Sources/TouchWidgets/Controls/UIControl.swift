// A view that turns touches into events and tells targets about them. `ControlRule` decides which
// events.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// A view that tells targets about the finger that presses it.
///
/// A subclass overrides ``beginTracking(_:with:)`` and the similar methods to follow the finger,
/// and calls ``sendActions(for:)`` when its value has changed.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIControl: UIView {
  @_spi(Widgets) open override class var classHitPlainly: ObjectIdentifier {
    ObjectIdentifier(UIControl.self)
  }

  deinit {}

  // MARK: Stored

  final var rule = ControlRule()
  /// The touch that presses.
  final var pressing: UITouch?
  /// The receivers, in the order added.
  final var receivers: [ControlReceiver] = []
  private final var condition = ControlCondition() {
    didSet {
      guard condition != oldValue else { return }
      // What it tells assistive technologies is another now.
      lookChanged()
      stateDidChange()
    }
  }

  /// What kind of control it is for recognizers of the views around it.
  var claimKind: ControlClaim.Kind { .plain }

  /// Makes a control that performs an action for its main event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Makes a control.
  public override init(frame: CGRect) { super.init(frame: frame) }

  // MARK: State

  /// Whether it can be pressed; true by default. A disabled control still keeps touches from the
  /// views behind it.
  ///
  /// If it becomes false during a press, the press ends as if the touch were cancelled.
  open var isEnabled: Bool {
    get { condition.isEnabled }
    set {
      condition.isEnabled = newValue
      if !newValue { giveUpTouch(with: nil) }
    }
  }

  /// Whether it is selected; false by default. It does not depend on touches.
  open var isSelected: Bool {
    get { condition.isSelected }
    set { condition.isSelected = newValue }
  }

  /// Whether it shows that it is pressed: true while the finger is inside. A disabled control never
  /// does.
  open var isHighlighted: Bool {
    get { condition.isHighlighted }
    set { condition.isHighlighted = newValue }
  }

  /// Its state: any set of disabled, selected and highlighted.
  open var state: State {
    var state = State.normal
    if !condition.isEnabled { state.insert(.disabled) }
    if condition.isSelected { state.insert(.selected) }
    if condition.isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Whether a finger presses it.
  public final var isTracking: Bool { rule.isTracking }

  /// Whether the finger that presses it is inside: within 70 points of its bounds. [seen]
  public final var isTouchInside: Bool { rule.isTouchInside }

  /// Whether keys can lead to it: if it is enabled, as with full keyboard access. [ours]
  open override var canBecomeFocused: Bool { isEnabled }

  /// Called when the state changed, because the appearance may depend on it.
  func stateDidChange() {}

  /// Where content lies across; in the middle by default. A button follows it.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Where content lies up and down; in the middle by default. A button follows it.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  // MARK: Following a finger

  /// Called when a finger comes down; `false` ignores the finger.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Why the control declines to be tracked.
  var obstacleToTracking: Observation.Obstacle { .trackingDeclined }

  /// Called when the finger has moved; `false` ignores the finger from now on.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger was lifted, before targets are told.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the touch was taken away, before targets are told. Without an event, the control was
  /// disabled or left its window. [doc]
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Touches

  /// Presses the control with the first touch that it gets, and ignores further touches. A touch of a
  /// window that the control has left presses nothing.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return reportObstacle(.disabled) }
    guard pressing == nil, let touch = touches.min(by: { $0.tableSlot < $1.tableSlot }),
      touch.window === window
    else { return }
    pressing = touch
    guard beginTracking(touch, with: event) else {
      if pressing === touch { pressing = nil }
      return reportObstacle(obstacleToTracking)
    }
    // The subclass may have disabled the control, or removed it from its window.
    guard pressing === touch else { return }
    let events = rule.pressed(tapCount: touch.tapCount)
    isHighlighted = true
    send(events, for: event)
  }

  /// Follows the finger.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = pressing, touches.contains(touch) else { return }
    let events = rule.moved(isInside: isInside(touch, with: event))
    let goesOn = continueTracking(touch, with: event)
    // The subclass may have ended the press: then targets have heard of its end.
    guard pressing === touch else { return }
    guard goesOn else {
      rule.gaveUp()
      return endPress()
    }
    isHighlighted = isTouchInside
    send(events, for: event)
  }

  /// Ends the press.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = pressing, touches.contains(touch) else { return }
    endTracking(touch, with: event)
    // The subclass may have ended the press; where the finger is, its own `point(inside:with:)` says now.
    guard pressing === touch else { return }
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

  @_spi(Widgets) open override func leftWindow() {
    super.leftWindow()
    giveUpTouch(with: nil)
  }

  /// Called when a finger was lifted inside: performs the main action of the control.
  func wasTriggered(by event: UIEvent?) {}

  final func giveUpTouch(with event: UIEvent?) {
    guard let touch = pressing else { return }
    cancelTracking(with: event)
    // Disabling the control in this call, for example, has ended the press.
    guard pressing === touch else { return }
    let events = rule.cancelled()
    endPress()
    send(events, for: event)
  }

  private final func endPress() {
    pressing = nil
    isHighlighted = false
  }

  /// Whether the finger is near enough: within the bounds plus ``/WidgetRules/ControlRule/slack``,
  /// or where the control's own `point(inside:with:)` returns true.
  final func isInside(_ touch: UITouch, with event: UIEvent?) -> Bool {
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

  /// Performs an action.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Does what a finger does, as a keyboard does it; nothing if the control is disabled.
  open func performPrimaryAction() {
    if isEnabled { tell(.primaryActionTriggered, for: nil) }
  }

  /// Tells that a finger has changed the value.
  final func tellValue(for event: UIEvent?) {
    tell([.valueChanged, .primaryActionTriggered], for: event)
  }

  // MARK: Recognizers around it

  /// Whether a gesture that starts here starts on the control's thumb; false without one.
  ///
  /// - Parameters:
  ///   - touch: The gesture's touch.
  ///   - place: Where it came down.
  func startsOnThumb(_ touch: UITouch, at place: CGPoint) -> Bool { false }

  /// Keeps the gesture that is the control's own from recognizers of the views around it, as
  /// ``/WidgetRules/ControlClaim`` says.
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    var claim = ControlClaim(claimKind, isEnabled: isEnabled)
    var gesture = ControlClaim.Gesture.other
    if let touch = recognizer.tracked.first {
      let start = convert(touch.landingLocation, from: window)
      claim.startsOnThumb = startsOnThumb(touch, at: start)
      gesture = self.gesture(of: recognizer, by: touch.location(in: self).core - start.core)
    }
    return claim.lets(
      gesture, fingers: recognizer.numberOfTouches, isOwn: recognizer.view === self)
  }

  private final func gesture(
    of recognizer: UIGestureRecognizer, by travel: Point
  ) -> ControlClaim.Gesture {
    if let tap = recognizer as? UITapGestureRecognizer {
      return .tap(count: tap.numberOfTapsRequired)
    }
    if recognizer is UISwipeGestureRecognizer { return .swipe(travel: travel) }
    if recognizer is UIPanGestureRecognizer, !(recognizer is UIScreenEdgePanGestureRecognizer) {
      return .pan(travel: travel)
    }
    return .other
  }
}
