// Buttons and keys on their way to recognizers and responders: the pipeline of touches without a place
// on the screen. They go to the first responder of the key window and up its chain.

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
    firstResponder ?? keyWindow?.rootViewController?.view ?? keyWindow
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
    // As with touches, an app's own `sendEvent` may keep the event to itself.
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

extension Referee {
  /// Takes the event of presses that is open for its window, unless it was taken before.
  func take(_ event: UIPressesEvent) {
    guard event === inputState.pressesEvent else { return }
    guard inputState.turn.state.admission(of: .delivery) == .now else {
      return report(.badInput(.reentrantEvent))
    }
    let outer = begin(.hearing)
    heardKind = .presses
    for press in event.list(of: touchesEvent.changes.began) {
      delivery.expect(press)
      offer(press)
    }
    hear(event)
    end(outer, isNewToViews: true, next: .closing)
    heardKind = nil
  }

  /// 1. A new press is offered to the recognizers of the views up the chain from its responder.
  private func offer(_ press: UIPress) {
    contest.beginOffer()
    var receivers: [Contest.Seat] = []
    var responder = press.firstResponder
    while let current = responder {
      if let view = current as? UIView {
        for recognizer in view.recognizerStorage.reversed() {
          let facts = PressOffer(press: press, recognizer: recognizer, referee: self)
          guard ReceptionRule.refusal(facts) == nil else { continue }
          let seat = seat(recognizer, depth: view.depth, view: view.creationNumber)
          if let seat { receivers.append(seat) }
        }
      }
      responder = current.next
    }
    askForRequirements(among: receivers)
    for seat in receivers { receive(press, at: seat) }
    delivery.holdsMayHaveChanged()
  }

  private func receive(_ press: UIPress, at seat: Contest.Seat) {
    contest.receive(TouchSlots(press.slot), at: seat, in: press.sequence)
    seatContents.value[seat].presses.append(press)
    press.offeredTo.append(recognizer(at: seat))
    if contest[seat].reported.isActive, contest[seat].policy.cancelsTouches {
      delivery.take(TouchSlots(press.slot))
    }
  }

  /// 2. Each recognizer hears of all its presses that changed, phase by phase.
  private func hear(_ event: UIPressesEvent) {
    let changes = touchesEvent.changes
    for index in contest.beginHearing() {
      let seat = contest.order[index]
      let slots = contest[seat].touches.intersection(changes.all)
      guard !slots.isEmpty, contest[seat].hears else { continue }
      hearing = seat
      tell(.began, slots.intersection(changes.began), at: seat, event)
      tell(.changed, slots.intersection(changes.moved), at: seat, event)
      tell(.ended, slots.intersection(changes.ended), at: seat, event)
      tell(.cancelled, slots.intersection(changes.cancelled), at: seat, event)
      let lifted = slots.intersection(changes.lifted)
      if !lifted.isEmpty {
        contest.lift(lifted, at: seat)
        seatContents.value[seat].presses.removeAll { lifted.contains($0.slot) }
      }
      if contest[seat].reported == .began { contest.heard(seat) }
    }
    hearing = Referee.nobody
  }

  private func tell(
    _ phase: UIPress.Phase, _ slots: TouchSlots, at seat: Contest.Seat, _ event: UIPressesEvent
  ) {
    guard !slots.isEmpty, contest[seat].hears else { return }
    let (recognizer, presses) = (recognizer(at: seat), Set(event.list(of: slots)))
    switch phase {
    case .began:
      callback = .pressesBegan
      recognizer.pressesBegan(presses, with: event)
    case .changed, .stationary:
      callback = .pressesChanged
      recognizer.pressesChanged(presses, with: event)
    case .ended:
      callback = .pressesEnded
      recognizer.pressesEnded(presses, with: event)
    case .cancelled:
      callback = .pressesCancelled
      recognizer.pressesCancelled(presses, with: event)
    }
  }

  /// The recognizer wants nothing of a press.
  func ignore(_ press: UIPress, by recognizer: UIGestureRecognizer) {
    guard let seat = seat(of: recognizer), press.slot >= 0 else { return }
    contest.ignore(TouchSlots(press.slot), at: seat)
    seatContents.value[seat].presses.removeAll { $0 === press }
    press.offeredTo.removeAll { $0 === recognizer }
    delivery.holdsMayHaveChanged()
    settleOrLeaveToPresentWork()
  }
}

extension UIPress.Phase {
  /// What happens in it, as the table of touches notes it; `nil` for nothing.
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
