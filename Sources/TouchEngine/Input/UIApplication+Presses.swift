// Sends buttons and keys to recognizers and responders: the pipeline of touches, without a location
// on the screen. They go to the first responder of the key window and up its chain.

import GestureCore

extension UIApplication {
  /// Receives a button of a remote or keyboard that went down, changed its force, or went up.
  ///
  /// - Parameters:
  ///   - type: Which button.
  ///   - phase: What happened to it; `.stationary` changes nothing.
  ///   - force: How hard it is pressed, 0 to 1.
  ///   - time: When, in seconds on the application's clock.
  public final func receivePress(
    _ type: UIPress.PressType, _ phase: UIPress.Phase, force: CGFloat = 0, at time: TimeInterval
  ) {
    receive(.press(HostInput.PressInput(type, phase, force: force, time: time)))
  }

  final func process(_ input: HostInput.PressInput) {
    pass(to: input.time)
    change(input.type, to: input.phase, force: input.force)
  }

  /// Sends what happened to a button or a key.
  final func change(
    _ type: UIPress.PressType, to phase: UIPress.Phase, force: CGFloat = 0, key: UIKey? = nil
  ) {
    let slot = touchesEvent.table.slot(ofPress: type.rawValue)
    switch PressReportRule.outcome(
      begins: phase == .began, isStationary: phase == .stationary, isDown: slot != nil)
    {
    case .begin:
      if let window = keyWindow { begin(type, force: force, key: key, in: window) }
    case .goOn:
      guard let slot, let change = phase.change, let press = inputState.pressesEvent.press(in: slot)
      else { return }
      touchesEvent.openForPresses()
      touchesEvent.table.change(slot, change)
      note(phase, force: force, key: key, of: press)
    case .drop(.unknownPress): report(.badInput(.unknownPress(type, phase)))
    case .drop(.repeatedPress): report(.badInput(.repeatedPress(type)))
    case .drop(nil): break
    }
  }

  /// The responder that hears first of presses.
  final var firstPressed: UIResponder? {
    firstResponder ?? keyWindow?.rootOwner?.view ?? keyWindow
  }

  private final func begin(
    _ type: UIPress.PressType, force: CGFloat, key: UIKey?, in window: UIWindow
  ) {
    touchesEvent.openForPresses()
    guard let slot = touchesEvent.table.beginPress(type.rawValue) else {
      return report(.badInput(.tooManyPresses(type, allowed: TouchSlots.capacity)))
    }
    let press = UIPress(type)
    press.slot = slot
    press.sequence = touchesEvent.table.sequence(of: slot)
    press.windowStorage = window
    press.firstResponder = firstPressed
    inputState.pressesEvent.add(press)
    note(.began, force: force, key: key, of: press)
  }

  private final func note(
    _ phase: UIPress.Phase, force: CGFloat, key: UIKey?, of press: UIPress
  ) {
    press.record = UIPress.Record(
      phase: phase, timestamp: scheduler.now, force: force, key: key)
    send(inputState.pressesEvent, about: press)
  }

  private final func send(_ event: UIPressesEvent, about press: UIPress) {
    event.time = scheduler.now
    event.window = press.windowStorage
    inputState.turn.goOn(to: .opening)
    sendEvent(event)
    // As with touches, an app's own `sendEvent` may not pass the event on.
    if inputState.turn.state == .opening, !touchesEvent.table.changes.lifted.isEmpty {
      _ = touchesEvent.table.cancelLifted()
      press.record.phase = .cancelled
      press.windowStorage?.deliver(event)
    }
    event.close(touchesEvent.table.changes.lifted)
    touchesEvent.table.close()
    inputState.turn.goOn(to: .closing)
  }
}

extension UIPress.Phase {
  /// The phase for the table of touches; `nil` if nothing happened.
  fileprivate var change: TouchDelivery.Phase? {
    switch self {
    case .began: .began
    case .changed: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    case .stationary: nil
    }
  }
}
