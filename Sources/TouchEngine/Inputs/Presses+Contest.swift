// Tells recognizers of buttons and keys: as of touches, but without a location on the screen.

import GestureCore

extension Referee {
  /// Processes the event of presses that is open for its window, once.
  func process(_ event: UIPressesEvent) {
    guard turn.state.admission(of: .delivery) == .now else {
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
    seatContents[seat].presses.append(press)
    press.offeredTo.append(recognizer(at: seat))
    if contest[seat].reported.isActive, contest[seat].policy.cancelsTouches {
      delivery.takeFromViews(TouchSlots(press.slot))
    }
  }

  /// 2. Each recognizer hears of all its presses that changed, phase by phase.
  private func hear(_ event: UIPressesEvent) {
    let changes = touchesEvent.changes
    eachHearer(of: changes.all) { _, seat, slots in
      tell(.began, slots.intersection(changes.began), at: seat, event)
      tell(.changed, slots.intersection(changes.moved), at: seat, event)
      tell(.ended, slots.intersection(changes.ended), at: seat, event)
      tell(.cancelled, slots.intersection(changes.cancelled), at: seat, event)
      let lifted = slots.intersection(changes.lifted)
      guard !lifted.isEmpty else { return }
      contest.lift(lifted, at: seat)
      seatContents[seat].presses.removeAll { lifted.contains($0.slot) }
    }
  }

  private func tell(
    _ phase: UIPress.Phase, _ slots: TouchSlots, at seat: Contest.Seat, _ event: UIPressesEvent
  ) {
    guard !slots.isEmpty else { return }
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
    seatContents[seat].presses.removeAll { $0 === press }
    press.offeredTo.removeAll { $0 === recognizer }
    delivery.holdsMayHaveChanged()
    settleOrLeaveToPresentWork()
  }
}
