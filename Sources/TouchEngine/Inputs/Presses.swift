// Sends buttons and keys to recognizers and responders: the pipeline of touches, without a location
// on the screen. They go to the first responder of the key window and up its chain.

import GestureCore

extension Engine {
  func process(_ input: HostInput.PressInput, of application: UIApplication) {
    pass(to: input.time)
    change(input.type, to: input.phase, force: input.force, in: application)
  }

  /// Sends what happened to a button or a key.
  func change(
    _ type: UIPress.PressType, to phase: UIPress.Phase, force: CGFloat = 0, key: UIKey? = nil,
    in application: UIApplication
  ) {
    let slot = touchesEvent.table.slot(ofPress: type.rawValue)
    switch PressReportRule.outcome(
      begins: phase == .began, isStationary: phase == .stationary, isDown: slot != nil)
    {
    case .begin:
      begin(type, force: force, key: key, in: application)
    case .goOn:
      guard let slot, let change = phase.change, let press = pressesEvent.press(in: slot)
      else { return }
      touchesEvent.openForPresses()
      touchesEvent.table.change(slot, change)
      note(phase, force: force, key: key, of: press, in: application)
    case .drop(.unknownPress): report(.badInput(.unknownPress(type, phase)))
    case .drop(.repeatedPress): report(.badInput(.repeatedPress(type)))
    case .drop(nil): break
    }
  }

  private func begin(
    _ type: UIPress.PressType, force: CGFloat, key: UIKey?, in application: UIApplication
  ) {
    guard let window = application.keyWindow else { return }
    touchesEvent.openForPresses()
    guard let slot = touchesEvent.table.beginPress(type.rawValue) else {
      return report(.badInput(.tooManyPresses(type, allowed: TouchSlots.capacity)))
    }
    let press = UIPress(type)
    press.slot = slot
    press.sequence = touchesEvent.table.sequence(of: slot)
    press.windowStorage = window
    press.firstResponder = application.firstPressed
    if window.firstResponder == nil, focus?.focusedView == nil {
      window.reportObstacle(.noFirstResponder)
    }
    pressesEvent.add(press)
    note(.began, force: force, key: key, of: press, in: application)
  }

  private func note(
    _ phase: UIPress.Phase, force: CGFloat, key: UIKey?, of press: UIPress,
    in application: UIApplication
  ) {
    press.record = UIPress.Record(
      phase: phase, timestamp: scheduler.now, force: force, key: key)
    send(pressesEvent, about: press, in: application)
  }

  private func send(
    _ event: UIPressesEvent, about press: UIPress, in application: UIApplication
  ) {
    event.time = scheduler.now
    event.window = press.windowStorage
    turn.goOn(to: .opening)
    application.sendEvent(event)
    // As with touches, an app's own `sendEvent` may not pass the event on.
    if turn.state == .opening, !touchesEvent.table.changes.lifted.isEmpty {
      _ = touchesEvent.table.cancelLifted()
      press.record.phase = .cancelled
      press.windowStorage?.deliver(event)
    }
    event.close(touchesEvent.table.changes.lifted)
    touchesEvent.table.close()
    turn.goOn(to: .closing)
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
