// What is kept of touches and presses on their way to views: the phases that are held, and how the
// touches looked then. `TouchDelivery` decides; the pipeline's last but one step carries out.

import GestureCore

/// The way of touches and presses from a window to its views and responders: hold, release, drop,
/// cancel.
final class ViewDelivery {
  /// What changes with every event.
  struct Phases {
    var delivery = TouchDelivery()
    /// Looks of touches at the time of their held phases. They are few, and no dictionary: its code
    /// is large in Embedded Swift.
    var past: [Look] = []
    /// The present looks of touches that are shown in another one for a while.
    var disguised: [Look] = []
  }

  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var content = Phases()
  let touchesEvent: TouchesEvent
  let pressesEvent: UIPressesEvent

  init(of touchesEvent: TouchesEvent, _ pressesEvent: UIPressesEvent) {
    (self.touchesEvent, self.pressesEvent) = (touchesEvent, pressesEvent)
  }

  deinit {}

  /// Slots of touches with held phases.
  var withheld: TouchSlots { content.delivery.withheld }

  /// The phases of a touch that are held back, oldest first.
  func heldPhases(of slot: Int) -> [UITouch.Phase] {
    content.delivery.heldPhases(of: slot).map { UITouch.Phase($0) }
  }

  /// Notes that a recognizer joined, left, decided, or changed how it treats touches.
  func holdsMayHaveChanged() { content.delivery.noteHoldsMayHaveChanged() }

  /// Expects the phases of a new touch for its view.
  func expect(_ touch: UITouch, for view: Borrowed<UIView>) {
    content.delivery.expect(touch.slot, in: view.number, of: touch.sequence)
  }

  /// Expects the phases of a new press for its responder.
  func expect(_ press: UIPress) {
    guard let responder = press.firstResponder else { return }
    content.delivery.expect(press.slot, in: Borrowed(responder).number, of: press.sequence)
  }

  /// Has the scroll view around a touch's view asked before the view hears that it began.
  func askFirst(_ touch: UITouch) { content.delivery.askFirst(touch.slot) }

  /// Whether a touch's view has heard that it began, and hears on.
  func isHeard(_ slot: Int) -> Bool {
    let facts = content.delivery.facts
    return facts.begun.intersection(facts.open).contains(slot)
  }

  /// Takes touches away from their views: a recognizer that cancels touches was recognized with them.
  func takeFromViews(_ slots: TouchSlots) { content.delivery.takeFromViews(slots) }
}
