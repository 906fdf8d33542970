// Buttons on their way to recognizers and responders: the pipeline of touches without a place on
// the screen. They go to the first responder of the key window and up its chain.

import GestureCore

extension UIApplication {
  /// Takes in a button of a remote or keyboard that went down, changed its force, or went up.
  ///
  /// - Parameters:
  ///   - type: Which button.
  ///   - phase: What happened to it; `.stationary` changes nothing.
  ///   - force: How hard it is pressed, 0 to 1.
  ///   - time: When, in seconds on the application's clock.
  public final func receivePress(
    _ type: UIPress.PressType, _ phase: UIPress.Phase, force: CGFloat = 0, at time: TimeInterval
  ) {
    guard !isAtWork else {
      return wait { $0.receivePress(type, phase, force: force, at: time) }
    }
    let previous = beginInput()
    pass(to: time)
    if let press = press(type, phase) {
      press.currentPhase = phase
      press.currentForce = force
      press.currentTimestamp = scheduler.now
      desk.pressesEvent.time = scheduler.now
      desk.pressesEvent.isDelivered = false
      sendEvent(desk.pressesEvent)
      desk.pressesEvent.presses.removeAll {
        $0.currentPhase == .ended || $0.currentPhase == .cancelled
      }
      for press in desk.pressesEvent.presses { press.currentPhase = .stationary }
    }
    endInput(previous)
  }

  /// The press that the report is about; a new one for a button that goes down.
  private final func press(_ type: UIPress.PressType, _ phase: UIPress.Phase) -> UIPress? {
    let known = desk.pressesEvent.presses.first { $0.button == type }
    guard phase == .began else {
      if known == nil { report(.badInput(.unknownPress(type, phase))) }
      return phase == .stationary ? nil : known
    }
    guard known == nil else {
      report(.badInput(.repeatedPress(type)))
      return nil
    }
    guard let window = keyWindow else { return nil }
    let press = UIPress(type)
    press.homeWindow = window
    press.firstResponder = firstResponder ?? window.rootViewController?.view ?? window
    desk.pressesEvent.presses.append(press)
    return press
  }
}

extension Referee {
  /// Runs one event of presses.
  func run(_ event: UIPressesEvent) {
    let changed = event.presses.filter { $0.currentPhase != .stationary }
    beginWork(on: event)
    for press in changed where press.currentPhase == .began { offer(press, of: event) }
    for press in changed { tellRecognizers(of: press, event) }
    endWork()
    for press in changed { tellResponder(of: press, event) }
  }

  private func offer(_ press: UIPress, of event: UIPressesEvent) {
    var responder = press.firstResponder
    while let current = responder {
      for recognizer in (current as? UIView)?.recognizerStorage.reversed() ?? []
      where takes(press, recognizer) {
        seat(recognizer)
        contest.receive(.presses, at: recognizer.seat)
        recognizer.part.trackedPresses.append(press)
        press.offeredTo.append(recognizer)
      }
      responder = current.next
    }
    arrange()
  }

  private func takes(_ press: UIPress, _ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.isOn, recognizer.pressTypesAllowed.contains(press.button) else { return false }
    guard recognizer.seat < 0 || hears(recognizer) else { return false }
    return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: press) ?? true
  }

  /// Whether it has a seat in this contest, and not in another window's, and is not over.
  private func hears(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.referee === self && contest[recognizer.seat].hears
  }

  private func tellRecognizers(of press: UIPress, _ event: UIPressesEvent) {
    for recognizer in press.offeredTo where hears(recognizer) {
      hearing = recognizer
      switch press.currentPhase {
      case .began: recognizer.pressesBegan([press], with: event)
      case .changed: recognizer.pressesChanged([press], with: event)
      case .ended: recognizer.pressesEnded([press], with: event)
      case .cancelled: recognizer.pressesCancelled([press], with: event)
      case .stationary: break
      }
      hearing = nil
      guard press.currentPhase == .ended || press.currentPhase == .cancelled else { continue }
      recognizer.part.trackedPresses.removeAll { $0 === press }
      if recognizer.trackedPresses.isEmpty, recognizer.referee === self {
        contest.lift(.presses, at: recognizer.seat)
      }
    }
  }

  /// The responder hears of a press unless a recognizer took it; then it hears of a cancellation.
  private func tellResponder(of press: UIPress, _ event: UIPressesEvent) {
    guard let responder = press.firstResponder, !press.isOver else { return }
    if pressesAreTaken || press.currentPhase == .cancelled {
      press.isOver = true
      if press.isHeard { responder.pressesCancelled([press], with: event) }
    } else {
      switch press.currentPhase {
      case .began:
        press.isHeard = true
        responder.pressesBegan([press], with: event)
      case .changed: responder.pressesChanged([press], with: event)
      case .ended: responder.pressesEnded([press], with: event)
      case .stationary, .cancelled: break
      }
    }
    if contest.isEmpty { pressesAreTaken = false }
  }
}
