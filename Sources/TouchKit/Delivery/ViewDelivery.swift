// What views hear of touches, after the recognizers: each phase goes through the table of
// `TouchDisposition`. It knows which touches are taken or delayed, not by which recognizers.

import GestureCore

/// The way of touches from a window to its views: hold, release, drop, cancel.
final class ViewDelivery {
  /// A phase that waits until no recognizer delays it.
  struct HeldPhase {
    let slot: Int
    let phase: UITouch.Phase
    /// The number of the event in which it happened: phases of one event go out in one call.
    let event: Int
    /// The touch as it was.
    var record: UITouch.Record
  }

  /// Held moves beyond this many replace the last one.
  private static let heldPhasesMax = 512

  /// What changes with every event.
  private struct Content {
    var facts = TouchDisposition.Facts()
    var queue: [HeldPhase] = []
    var eventNumber = 0
    var holdsMayHaveChanged = false
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
  var withheld: TouchSlots {
    content.queue.reduce(into: TouchSlots.none) { $0.formUnion(TouchSlots($1.slot)) }
  }

  /// The phases of a touch that are held back, oldest first.
  func heldPhases(of slot: Int) -> [UITouch.Phase] {
    content.queue.filter { $0.slot == slot }.map { $0.phase }
  }

  /// A recognizer joined, left, decided, or changed how it treats touches.
  func holdsMayHaveChanged() { content.holdsMayHaveChanged = true }

  /// Expects the phases of a new touch for its view.
  func expect(_ slot: Int) {
    content.facts.open.formUnion(TouchSlots(slot))
    content.facts.begun.subtract(TouchSlots(slot))
    content.facts.taken.subtract(TouchSlots(slot))
  }

  /// A recognizer that cancels touches was recognized with these.
  func take(_ slots: TouchSlots) {
    content.facts.taken.formUnion(slots.intersection(content.facts.open))
  }

  /// Tells the views what is due: first of what was taken or held, then of what is new.
  ///
  /// - Parameters:
  ///   - isNew: Whether the touch event that is happening is new to the views.
  ///   - referee: The referee that reports what the views hear.
  func deliver(isNew: Bool, by referee: Referee) {
    if content.holdsMayHaveChanged { computeHolds(of: referee) }
    if !content.facts.taken.isEmpty { stopTaken(referee) }
    if !content.queue.isEmpty { release(referee) }
    guard isNew else { return }
    content.eventNumber &+= 1
    if !touchesEvent.began.isEmpty { pass(touchesEvent.began, .began, referee) }
    if !touchesEvent.moved.isEmpty { pass(touchesEvent.moved, .moved, referee) }
    if !touchesEvent.ended.isEmpty { pass(touchesEvent.ended, .ended, referee) }
    if !touchesEvent.cancelled.isEmpty { pass(touchesEvent.cancelled, .cancelled, referee) }
  }

  private func computeHolds(of referee: Referee) {
    let held = referee.contest.heldTouches
    content.holdsMayHaveChanged = false
    content.facts.delayed = held.began
    content.facts.delayedEnd = held.ended
  }

  // MARK: New phases

  @inline(never)
  private func pass(_ changed: TouchSlots, _ phase: UITouch.Phase, _ referee: Referee) {
    let slots = changed.intersection(content.facts.open)
    guard !slots.isEmpty else { return }
    let sorted = TouchDisposition.sort(slots, in: phase.disposable, by: content.facts)
    if !sorted.hold.isEmpty { keep(sorted.hold, phase, referee) }
    if !sorted.drop.isEmpty { close(sorted.drop, dropping: phase, referee) }
    tell(sorted.deliver.union(sorted.cancel), phase, referee)
  }

  @inline(never)
  private func keep(_ slots: TouchSlots, _ phase: UITouch.Phase, _ referee: Referee) {
    for touch in touchesEvent.list(of: slots) {
      referee.report(.held(touch.observationID, phase))
      if phase == .moved, content.queue.count >= Self.heldPhasesMax,
        let last = content.queue.lastIndex(where: { $0.slot == touch.slot }),
        content.queue[last].phase == .moved
      {
        content.queue[last].record = touch.record
      } else {
        content.queue.append(
          HeldPhase(
            slot: touch.slot, phase: phase, event: content.eventNumber, record: touch.record))
      }
    }
  }

  /// Ends what the views of `slots` may hear, without telling them.
  @inline(never)
  private func close(_ slots: TouchSlots, dropping phase: UITouch.Phase?, _ referee: Referee) {
    content.facts.open.subtract(slots)
    for touch in touchesEvent.list(of: slots) {
      for held in content.queue where held.slot == touch.slot {
        referee.report(.dropped(touch.observationID, held.phase))
      }
      if let phase { referee.report(.dropped(touch.observationID, phase)) }
    }
    content.queue.removeAll { slots.contains($0.slot) }
  }

  /// Calls each view once with its touches, in the order of the slots.
  private func tell(_ slots: TouchSlots, _ phase: UITouch.Phase, _ referee: Referee) {
    var rest = slots
    while let first = rest.popFirst() {
      // The touch table keeps the view alive as long as the touch has its slot.
      guard let home = touchesEvent.hearer(first) else { continue }
      let group = TouchSlots(first).union(rest.isEmpty ? .none : members(of: rest, in: home))
      rest.subtract(group)
      switch phase {
      case .began:
        content.facts.begun.formUnion(group)
        touchesEvent.setKnownToViews(group, true)
      case .ended: content.facts.open.subtract(group)
      case .cancelled:
        close(group, dropping: nil, referee)
        touchesEvent.setKnownToViews(group, false)
      default: break
      }
      home.borrow { view in
        referee.report(
          .delivered(
            touchesEvent.group(of: group).borrow { $0.observationIDs }, phase,
            to: view.observationID))
        touchesEvent.group(of: group).borrow { view.hear(phase, $0.touches, touchesEvent) }
      }
    }
  }

  private func members(of slots: TouchSlots, in home: Borrowed<UIView>) -> TouchSlots {
    var members = TouchSlots.none
    var rest = slots
    while let slot = rest.popFirst() {
      if let hearer = touchesEvent.hearer(slot), hearer === home {
        members.formUnion(TouchSlots(slot))
      }
    }
    return members
  }

  // MARK: Taken touches

  /// Cancels taken touches that their views saw begin: one call for each view and each spell of
  /// touching. The others are dropped.
  private func stopTaken(_ referee: Referee) {
    let sorted = TouchDisposition.sort(
      content.facts.taken.intersection(content.facts.open), in: .underway, by: content.facts)
    content.facts.taken = .none
    if !sorted.drop.isEmpty { close(sorted.drop, dropping: nil, referee) }
    var begun = touchesEvent.list(of: sorted.cancel)
    while let first = begun.first {
      let together = begun.filter { $0.spell == first.spell }
      begun.removeAll { $0.spell == first.spell }
      tell(together.map { (touch: $0, record: $0.cancelledRecord) }, .cancelled, referee)
    }
  }

  // MARK: Held phases

  /// Delivers held phases that no recognizer delays any more, in their order; phases of one event
  /// that go to one view go out together.
  ///
  /// No phase overtakes another of its touch: by the table, what holds a phase holds all later
  /// ones.
  private func release(_ referee: Referee) {
    var released: [HeldPhase] = []
    content.queue = content.queue.filter { held in
      let slot = TouchSlots(held.slot)
      let sorted = TouchDisposition.sort(slot, in: held.phase.disposable, by: content.facts)
      guard sorted.deliver == slot else { return true }
      released.append(held)
      return false
    }
    while let first = released.first {
      let count =
        released.firstIndex { $0.event != first.event || $0.phase != first.phase }
        ?? released.count
      let together = released[..<count].compactMap { held in
        touchesEvent.touch(held.slot).map { (touch: $0, record: held.record) }
      }
      released.removeFirst(count)
      tell(together, first.phase, referee)
    }
  }

  /// Tells views of touches as they were, or are to look, and then lets the touches be as they are.
  private func tell(
    _ past: [(touch: UITouch, record: UITouch.Record)], _ phase: UITouch.Phase, _ referee: Referee
  ) {
    let present = past.map { $0.touch.record }
    for (touch, record) in past { touch.record = record }
    let slots = past.reduce(into: TouchSlots.none) { $0.formUnion(TouchSlots($1.touch.slot)) }
    tell(slots.intersection(content.facts.open), phase, referee)
    for (index, record) in present.enumerated() { past[index].touch.record = record }
  }
}

extension UITouch {
  /// The touch as a view sees it that hears of its cancellation.
  fileprivate var cancelledRecord: Record {
    var record = record
    record.phase = .cancelled
    return record
  }
}

extension UITouch.Phase {
  /// The phase as the table of dispositions knows it.
  fileprivate var disposable: TouchDisposition.Phase {
    switch self {
    case .ended, .regionExited: .ended
    case .cancelled: .cancelled
    case .began, .moved, .stationary, .regionEntered, .regionMoved: .underway
    }
  }
}
