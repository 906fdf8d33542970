// Carries out what `TouchDelivery` decides about the way of touches to their views: it calls views,
// tells observers, and keeps how touches looked when their phases were held.

import GestureCore

/// The way of touches from a window to its views: hold, release, drop, cancel.
final class ViewDelivery {
  /// What changes with every event.
  private struct Content {
    var delivery = TouchDelivery()
    /// The touches as they were when their phases were held, by the numbers of the records.
    var past: [Int: UITouch.Record] = [:]
    /// The touches that look otherwise for a while, and how they look in truth.
    var disguised: [(touch: UITouch, present: UITouch.Record)] = []
  }

  private var content: Content {
    unsafeAddress { UnsafePointer(contentCell.address) }
    unsafeMutableAddress { contentCell.address }
  }
  private let contentCell = Cell(Content())
  private let touchesEvent: TouchesEvent

  init(of touchesEvent: TouchesEvent) {
    self.touchesEvent = touchesEvent
  }

  deinit {}

  /// Slots of touches with held phases.
  var withheld: TouchSlots { content.delivery.withheld }

  /// The phases of a touch that are held back, oldest first.
  func heldPhases(of slot: Int) -> [UITouch.Phase] {
    content.delivery.heldPhases(of: slot).map { UITouch.Phase($0) }
  }

  /// A recognizer joined, left, decided, or changed how it treats touches.
  func holdsMayHaveChanged() { content.delivery.noteHoldsMayHaveChanged() }

  /// Expects the phases of a new touch for its view.
  func expect(_ touch: UITouch, for view: Borrowed<UIView>) {
    content.delivery.expect(touch.slot, in: view.number, of: touch.spell)
  }

  /// A recognizer that cancels touches was recognized with these.
  func take(_ slots: TouchSlots) { content.delivery.take(slots) }

  /// Tells the views what is due: first of what was taken or held, then of what is new.
  ///
  /// - Parameters:
  ///   - isNew: Whether the touch event that is happening is new to the views.
  ///   - referee: The referee that reports what the views hear.
  func deliver(isNew: Bool, by referee: Referee) {
    if content.delivery.holdsMayHaveChanged {
      let held = referee.contest.heldTouches
      content.delivery.hold(began: held.began, ended: held.ended)
    }
    guard isNew else {
      if content.delivery.begin(nil) { carryOutAll(referee) }
      return
    }
    let changes = touchesEvent.changes
    if let slots = content.delivery.soleMove(in: changes) {
      tell(slots, .moved, referee)
    } else if content.delivery.begin(changes) {
      carryOutAll(referee)
    }
  }

  @inline(never)
  private func carryOutAll(_ referee: Referee) {
    while let step = content.delivery.next() { carryOut(step, referee) }
  }

  @inline(__always)
  private func carryOut(_ step: TouchDelivery.Step, _ referee: Referee) {
    switch step {
    case .deliver(let slots, let phase): tell(slots, UITouch.Phase(phase), referee)
    case .hold(let slot, let phase, let record):
      guard let touch = touchesEvent.touch(slot) else { return }
      referee.report(.held(touch.observationID, UITouch.Phase(phase)))
      content.past[record] = touch.record
    case .drop(let slot, let phase, let record):
      if let record { content.past[record] = nil }
      guard let touch = touchesEvent.touch(slot) else { return }
      referee.report(.dropped(touch.observationID, UITouch.Phase(phase)))
    case .recall(let slot, let record):
      let past = content.past.removeValue(forKey: record)
      if let past, let touch = touchesEvent.touch(slot) { disguise(touch, as: past) }
    case .showCancelled(let slot):
      guard let touch = touchesEvent.touch(slot) else { return }
      var record = touch.record
      record.phase = .cancelled
      disguise(touch, as: record)
    case .restore:
      for (touch, present) in exchange(&content.disguised, with: []).reversed() {
        touch.record = present
      }
    }
  }

  private func disguise(_ touch: UITouch, as record: UITouch.Record) {
    content.disguised.append((touch, touch.record))
    touch.record = record
  }

  /// Calls a view once with its touches.
  private func tell(_ slots: TouchSlots, _ phase: UITouch.Phase, _ referee: Referee) {
    // The touch table keeps the view alive as long as the touch has its slot.
    guard let home = touchesEvent.hearer(slots.first) else { return }
    if phase == .began { touchesEvent.setKnownToViews(slots, true) }
    if phase == .cancelled { touchesEvent.setKnownToViews(slots, false) }
    home.borrow { view in
      referee.report(
        .delivered(
          touchesEvent.group(of: slots).borrow { $0.observationIDs }, phase,
          to: view.observationID))
      touchesEvent.group(of: slots).borrow { view.hear(phase, $0.touches, touchesEvent) }
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
