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
    receive(.press(HostInput.PressInput(type, phase, force: force, time: time)))
  }

  final func take(_ input: HostInput.PressInput) {
    pass(to: input.time)
    change(input.type, to: input.phase, force: input.force)
  }

  /// Sends what happened to a button or a key.
  ///
  /// - Returns: Its press; `nil` if there is none, and nothing was sent.
  @discardableResult
  final func change(
    _ type: UIPress.PressType, to phase: UIPress.Phase, force: CGFloat = 0, key: UIKey? = nil
  ) -> UIPress? {
    guard let press = press(type, phase) else { return nil }
    press.currentPhase = phase
    press.currentForce = force
    press.currentKey = key
    press.currentTimestamp = scheduler.now
    let event = desk.pressesEvent
    event.time = scheduler.now
    desk.turn.goOn(to: .opening)
    sendEvent(event)
    desk.turn.goOn(to: .closing)
    let rest = event.presses.filter { !$0.isUp }
    _ = exchange(&event.presses, with: rest)
    for press in event.presses { press.currentPhase = .stationary }
    return press
  }

  /// The responder that hears first of presses.
  final var firstPressed: UIResponder? {
    firstResponder ?? keyWindow?.rootViewController?.view ?? keyWindow
  }

  /// The press that the report is about; a new one for a button that goes down.
  private final func press(_ type: UIPress.PressType, _ phase: UIPress.Phase) -> UIPress? {
    let known = desk.pressesEvent.presses.first { $0.button == type }
    switch PressReportRule.outcome(
      begins: phase == .began, isStationary: phase == .stationary, isDown: known != nil)
    {
    case .begin: return beginPress(type)
    case .goOn: return known
    case .drop(.unknownPress): report(.badInput(.unknownPress(type, phase)))
    case .drop(.repeatedPress): report(.badInput(.repeatedPress(type)))
    case .drop(nil): break
    }
    return nil
  }

  private final func beginPress(_ type: UIPress.PressType) -> UIPress? {
    guard let window = keyWindow else { return nil }
    let press = UIPress(type)
    press.homeWindow = window
    press.firstResponder = firstPressed
    desk.pressesEvent.presses.append(press)
    return press
  }
}

extension Referee {
  /// Takes the event of presses that is open for its window, unless it was taken before.
  func take(_ event: UIPressesEvent) {
    guard event === desk.pressesEvent else { return }
    guard desk.turn.state.admission(of: .delivery) == .now else {
      return report(.badInput(.reentrantEvent))
    }
    let changed = event.presses.filter { $0.currentPhase != .stationary }
    let outer = begin(.hearing)
    heardKind = .presses
    for press in changed where press.currentPhase == .began { offer(press, of: event) }
    for press in changed { tellRecognizers(of: press, event) }
    end(outer, next: .delivering)
    heardKind = nil
    for press in changed where press.isUp {
      for recognizer in press.offeredTo { forget(press, of: recognizer) }
    }
    for press in changed { tellResponder(of: press, event) }
    desk.turn.goOn(to: .closing)
  }

  private func offer(_ press: UIPress, of event: UIPressesEvent) {
    var responder = press.firstResponder
    while let current = responder {
      if let view = current as? UIView { offer(press, to: view) }
      responder = current.next
    }
  }

  private func offer(_ press: UIPress, to view: UIView) {
    for recognizer in view.recognizerStorage.reversed() {
      let facts = PressOffer(press: press, recognizer: recognizer, referee: self)
      guard ReceptionRule.refusal(facts) == nil else { continue }
      guard let seat = seat(recognizer, depth: view.depth, view: view.creationNumber) else {
        continue
      }
      contest.receive(.presses, at: seat)
      players.value[seat].presses.append(press)
      press.offeredTo.append(recognizer)
      if contest[seat].reported.isActive, recognizer.policy.cancelsTouches { press.isTaken = true }
    }
  }

  /// Whether it has a seat in this contest, and not in another window's, and is not over.
  private func hears(_ recognizer: UIGestureRecognizer) -> Bool {
    seat(of: recognizer).map { contest[$0].hears } ?? false
  }

  /// Whether the press belongs to its attempt, and it is not over.
  private func hears(_ recognizer: UIGestureRecognizer, of press: UIPress) -> Bool {
    hears(recognizer) && recognizer.trackedPresses.contains { $0 === press }
  }

  private func tellRecognizers(of press: UIPress, _ event: UIPressesEvent) {
    for recognizer in press.offeredTo where hears(recognizer, of: press) {
      guard let seat = seat(of: recognizer) else { continue }
      hearing = seat
      callback = press.currentPhase.callback
      switch press.currentPhase {
      case .began: recognizer.pressesBegan([press], with: event)
      case .changed: recognizer.pressesChanged([press], with: event)
      case .ended: recognizer.pressesEnded([press], with: event)
      case .cancelled: recognizer.pressesCancelled([press], with: event)
      case .stationary: break
      }
      hearing = Referee.nobody
      guard press.isUp, players.value[seat].presses.allSatisfy({ $0.isUp }) else { continue }
      contest.lift(.presses, at: seat)
    }
  }

  /// The recognizer hears nothing more of a press.
  func forget(_ press: UIPress, of recognizer: UIGestureRecognizer) {
    guard let seat = seat(of: recognizer) else { return }
    players.value[seat].presses.removeAll { $0 === press }
  }

  /// The responder hears of a press unless a recognizer took it; then it hears of a cancellation.
  private func tellResponder(of press: UIPress, _ event: UIPressesEvent) {
    guard let responder = press.firstResponder, !press.isOver else { return }
    if press.isTaken || press.currentPhase == .cancelled {
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
  }
}

extension UIPress.Phase {
  /// The method in which a recognizer hears of it.
  fileprivate var callback: Observation.Callback {
    switch self {
    case .began: .pressesBegan
    case .changed, .stationary: .pressesChanged
    case .ended: .pressesEnded
    case .cancelled: .pressesCancelled
    }
  }
}
