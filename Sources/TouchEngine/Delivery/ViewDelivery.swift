// Carries out the decisions of `TouchDelivery`: calls views with touches and responders with
// presses, tells observers, and keeps the looks of touches and presses whose phases are held.

import GestureCore

/// The way of touches and presses from a window to its views and responders: hold, release, drop,
/// cancel.
final class ViewDelivery {
  /// What changes with every event.
  struct Content {
    var delivery = TouchDelivery()
    /// Looks of touches at the time of their held phases. They are few, and no dictionary: its code
    /// is large in Embedded Swift.
    var past: [Look] = []
    /// The present looks of touches that are shown in another one for a while.
    var disguised: [Look] = []
  }

  var content: Content {
    unsafeAddress { UnsafePointer(contentCell.address) }
    unsafeMutableAddress { contentCell.address }
  }
  private let contentCell = Cell(Content())
  let touchesEvent: TouchesEvent
  private let pressesEvent: UIPressesEvent

  init(of inputState: InputState) {
    touchesEvent = inputState.touchesEvent
    pressesEvent = inputState.pressesEvent
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
      for press in list { referee.inputState.application.object?.typeIfLeft(press) }
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
