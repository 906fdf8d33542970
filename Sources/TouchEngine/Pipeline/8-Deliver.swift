// The last but one step: views hear of touches and responders of presses, first of what was held or
// taken away, then of what is new. Carries out the decisions of `TouchDelivery`.

import GestureCore

extension ViewDelivery {
  /// Tells the views what is due: first of touches that were taken away or held, then of what is
  /// new.
  ///
  /// - Parameters:
  ///   - isNew: Whether the event that is happening, of touches or of presses, is new to the views.
  ///   - referee: The referee that reports what the views hear.
  @inline(__always)
  func deliver(isNew: Bool, by referee: Referee) {
    if isNew, let moved = soleMove { return tell(moved, .moved, referee) }
    if content.delivery.holdsMayHaveChanged {
      let held = referee.contest.heldTouches
      content.delivery.hold(began: held.began, ended: held.ended)
    }
    if content.delivery.begin(isNew ? touchesEvent.changes : nil) { carryOutAll(referee) }
  }

  @inline(never)
  private func carryOutAll(_ referee: Referee) {
    while let step = content.delivery.next() { carryOut(step, referee) }
  }

  @inline(__always)
  private func carryOut(_ step: TouchDelivery.Step, _ referee: Referee) {
    switch step {
    case .deliver(let slots, let phase): tell(slots, phase, referee)
    case .ask(let slots): content.delivery.answer(mayBegin(slots))
    case .hold(let slot, let phase, let record):
      if let touch = touchesEvent.touch(slot) {
        referee.report(.held(touch.observationID, UITouch.Phase(phase)))
      }
      keepAlive(takePast(record))
      if let look = look(of: slot) {
        look.record = record
        content.past.append(look)
      }
    case .drop(let slot, let phase, let record):
      if let record { keepAlive(takePast(record)) }
      if let touch = touchesEvent.touch(slot) {
        referee.report(.dropped(touch.observationID, UITouch.Phase(phase)))
      }
    case .recall(_, let record):
      if let past = takePast(record) { disguise(as: past) }
    case .showCancelled(let slot):
      if let look = look(of: slot) {
        look.cancel()
        disguise(as: look)
      }
    case .restore:
      for present in exchange(&content.disguised, with: []).reversed() { present.show() }
    }
  }

  /// What the nearest view around that is asked says to touches that are about to begin for a view.
  private func mayBegin(_ slots: TouchSlots) -> Bool {
    guard let view = touchesEvent.hearer(slots.first)?.object else { return true }
    let touches = touchesEvent.group(of: slots).borrow { $0.touches }
    var next = view.superviewStorage
    while let around = next {
      if around.admitsTouches { return around.admits(touches, with: touchesEvent, to: view) }
      next = around.superviewStorage
    }
    return true
  }

  /// Removes and returns the copy that a record names.
  private func takePast(_ record: Int) -> Look? {
    guard let index = content.past.firstIndex(where: { $0.record == record }) else { return nil }
    return content.past.remove(at: index)
  }

  private func look(of slot: Int) -> Look? {
    if let touch = touchesEvent.touch(slot) { return TouchLook(touch) }
    guard Linked.everyInput else { return nil }
    return pressesEvent.press(in: slot).map { PressLook($0) }
  }

  private func disguise(as look: Look) {
    content.disguised.append(look.present)
    look.show()
  }

  /// Calls a view once with its touches, or a responder with its presses.
  @inline(__always)
  private func tell(_ slots: TouchSlots, _ phase: TouchDelivery.Phase, _ referee: Referee) {
    // The touch table keeps the view alive as long as the touch has its slot.
    guard let home = touchesEvent.hearer(slots.first) else {
      if Linked.everyInput { tellOfPresses(slots, phase, referee) }
      return
    }
    if phase == .began { touchesEvent.setKnownToViews(slots, true) }
    if phase == .cancelled { touchesEvent.setKnownToViews(slots, false) }
    home.borrow { view in
      referee.report(
        .delivered(
          touchesEvent.group(of: slots).borrow { $0.observationIDs }, UITouch.Phase(phase),
          to: view.observationID))
      // The view may change anything, itself included. The next step follows from what is true then; the
      // slots of these touches are freed only between pieces of work.
      touchesEvent.group(of: slots).borrow {
        view.hear(UITouch.Phase(phase), $0.touches, touchesEvent)
      }
    }
  }

  @inline(never)
  private func tellOfPresses(
    _ slots: TouchSlots, _ phase: TouchDelivery.Phase, _ referee: Referee
  ) {
    let list = pressesEvent.list(of: slots)
    guard let responder = list.first?.firstResponder else { return }
    let presses = Set(list)
    switch phase {
    case .began:
      responder.pressesBegan(presses, with: pressesEvent)
      for press in list { referee.engine?.useIfLeft(press) }
    case .moved: responder.pressesChanged(presses, with: pressesEvent)
    case .ended: responder.pressesEnded(presses, with: pressesEvent)
    case .cancelled: responder.pressesCancelled(presses, with: pressesEvent)
    }
  }
}

extension UITouch.Phase {
  /// The phase that views hear of.
  @inline(__always)
  init(_ phase: TouchDelivery.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
