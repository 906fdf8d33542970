// What views hear of touches, after the recognizers: each phase goes through the table of
// `TouchDisposition`. It knows which touches are taken or delayed, not by whom.

import GestureCore

/// The way of touches from a window to its views: hold, release, drop, cancel.
final class ViewDelivery {
  /// A phase that waits until nobody delays it.
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
    /// What the view of each slot's touch knows.
    var sight: [TouchDisposition.Sight] = Array(repeating: .over, count: TouchSlots.capacity)
    /// Slots whose view hears of more to come.
    var open = TouchSlots.none
    /// Slots of touches with held phases.
    var withheld = TouchSlots.none
    /// Slots that a recognizer took from their views.
    var taken = TouchSlots.none
    var delayedAll = TouchSlots.none
    var delayedEnded = TouchSlots.none
    var queue: [HeldPhase] = []
    var eventNumber = 0
    var holdsMayHaveChanged = false
  }

  private var content: Content {
    _read { yield contentCell.value }
    _modify { yield &contentCell.value }
  }
  private let contentCell = Cell(Content())
  let touchesEvent: TouchesEvent

  /// Slots of touches with held phases.
  var withheld: TouchSlots { content.withheld }

  /// A recognizer joined, left, decided, or changed how it treats touches.
  func holdsMayHaveChanged() { content.holdsMayHaveChanged = true }

  init(of touchesEvent: TouchesEvent) {
    self.touchesEvent = touchesEvent
  }

  /// Expects the phases of a new touch for its view.
  func expect(_ slot: Int) {
    content.sight[slot] = .unseen
    content.open.formUnion(TouchSlots(slot))
    content.taken.subtract(TouchSlots(slot))
  }

  /// A recognizer that cancels touches was recognized with these.
  func take(_ slots: TouchSlots) {
    content.taken.formUnion(slots.intersection(content.open))
  }

  /// Tells the views what is due: first of what was held or taken, then of what is new.
  func deliver(_ event: TouchesEvent?, by referee: Referee) {
    if content.holdsMayHaveChanged { computeHolds(of: referee.contest) }
    if !content.taken.isEmpty { cancelTaken(referee) }
    if !content.queue.isEmpty { release(referee) }
    guard let event else { return }
    content.eventNumber &+= 1
    guard !event.changed.intersection(content.open).isEmpty else { return }
    pass(event.began.intersection(content.open), .began, referee)
    pass(event.moved.intersection(content.open), .moved, referee)
    pass(event.ended.intersection(content.open), .ended, referee)
    pass(event.cancelled.intersection(content.open), .cancelled, referee)
  }

  private func computeHolds(of contest: Contest) {
    content.holdsMayHaveChanged = false
    content.delayedAll = .none
    content.delayedEnded = .none
    for seat in contest.order where contest[seat].isUndecided && contest[seat].state != .failed {
      let contender = contest[seat]
      if contender.policy.delaysBegan { content.delayedAll.formUnion(contender.received) }
      if contender.policy.delaysEnded { content.delayedEnded.formUnion(contender.received) }
    }
  }

  private func hold(on slot: Int) -> TouchDisposition.Hold {
    TouchDisposition.Hold(
      isTaken: content.taken.contains(slot), delaysAll: content.delayedAll.contains(slot),
      delaysEnded: content.delayedEnded.contains(slot))
  }

  // MARK: New phases

  private func pass(_ slots: TouchSlots, _ phase: UITouch.Phase, _ referee: Referee) {
    var rest = slots
    var delivered = TouchSlots.none
    while let slot = rest.popFirst() {
      switch TouchDisposition.of(phase.disposable, seen: content.sight[slot], hold: hold(on: slot))
      {
      case .deliver: delivered.formUnion(TouchSlots(slot))
      case .hold: keep(slot, phase, referee)
      case .drop: close(slot, dropping: phase, referee)
      case .cancel: delivered.formUnion(TouchSlots(slot))
      }
    }
    tell(delivered, phase, referee)
  }

  private func keep(_ slot: Int, _ phase: UITouch.Phase, _ referee: Referee) {
    guard let touch = touchesEvent.touches[slot] else { return }
    content.withheld.formUnion(TouchSlots(slot))
    referee.report(.held(touch, phase))
    if phase == .moved, content.queue.count >= Self.heldPhasesMax,
      let last = content.queue.lastIndex(where: { $0.slot == slot }),
      content.queue[last].phase == .moved
    {
      content.queue[last].record = touch.record
    } else {
      content.queue.append(
        HeldPhase(slot: slot, phase: phase, event: content.eventNumber, record: touch.record))
    }
  }

  /// Ends what the view of `slot` may hear, without telling it.
  private func close(_ slot: Int, dropping phase: UITouch.Phase, _ referee: Referee) {
    content.sight[slot] = .over
    content.open.subtract(TouchSlots(slot))
    forgetHeld(slot, referee)
    if let touch = touchesEvent.touches[slot] { referee.report(.dropped(touch, phase)) }
  }

  private func forgetHeld(_ slot: Int, _ referee: Referee) {
    guard content.withheld.contains(slot) else { return }
    content.withheld.subtract(TouchSlots(slot))
    for held in content.queue where held.slot == slot {
      if let touch = touchesEvent.touches[slot] { referee.report(.dropped(touch, held.phase)) }
    }
    content.queue.removeAll { $0.slot == slot }
  }

  /// Calls each view once with its touches, in the order of the slots.
  private func tell(_ slots: TouchSlots, _ phase: UITouch.Phase, _ referee: Referee) {
    var rest = slots
    while !rest.isEmpty {
      let group = groupOfFirst(in: rest)
      rest.subtract(group)
      var members = group
      while let slot = members.popFirst() { note(phase, of: slot, referee) }
      guard let view = touchesEvent.touches[group.first]?.homeView else { continue }
      referee.report(.delivered(touchesEvent.list(of: group), phase, to: view))
      view.hear(phase, touchesEvent.set(of: group), touchesEvent)
    }
  }

  private func groupOfFirst(in slots: TouchSlots) -> TouchSlots {
    var rest = slots
    guard let first = rest.popFirst() else { return .none }
    var group = TouchSlots(first)
    let view = touchesEvent.touches[first]?.homeView
    while let slot = rest.popFirst() {
      if touchesEvent.touches[slot]?.homeView === view { group.formUnion(TouchSlots(slot)) }
    }
    return group
  }

  private func note(_ phase: UITouch.Phase, of slot: Int, _ referee: Referee) {
    switch phase {
    case .began: content.sight[slot] = .begun
    case .ended, .cancelled:
      content.sight[slot] = .over
      content.open.subtract(TouchSlots(slot))
      forgetHeld(slot, referee)
    default: break
    }
  }

  // MARK: Taken touches

  /// Cancels taken touches that their views saw begin: one call for each view and each spell of
  /// touching.
  private func cancelTaken(_ referee: Referee) {
    var rest = content.taken.intersection(content.open)
    content.taken = .none
    var begun = TouchSlots.none
    while let slot = rest.popFirst() {
      guard
        TouchDisposition.of(.underway, seen: content.sight[slot], hold: .init(isTaken: true))
          == .cancel
      else {
        close(slot, dropping: touchesEvent.touches[slot]?.phase ?? .began, referee)
        continue
      }
      begun.formUnion(TouchSlots(slot))
    }
    while !begun.isEmpty {
      let spell = touchesEvent.touches[begun.first]?.spell
      var (group, others) = (TouchSlots.none, begun)
      while let slot = others.popFirst() {
        if touchesEvent.touches[slot]?.spell == spell { group.formUnion(TouchSlots(slot)) }
      }
      begun.subtract(group)
      tellCancelled(group, referee)
    }
  }

  private func tellCancelled(_ slots: TouchSlots, _ referee: Referee) {
    let touches = touchesEvent.list(of: slots)
    let records = touches.map(\.record)
    for touch in touches { touch.record.phase = .cancelled }
    tell(slots, .cancelled, referee)
    for (touch, record) in zip(touches, records) { touch.record = record }
  }

  // MARK: Held phases

  /// Delivers held phases that nobody delays any more, in their order; phases of one event that
  /// go to one view go out together.
  private func release(_ referee: Referee) {
    var blocked = TouchSlots.none
    var released: [HeldPhase] = []
    content.queue.removeAll { held in
      let disposition = TouchDisposition.of(
        held.phase.disposable, seen: content.sight[held.slot] == .over ? .over : .begun,
        hold: hold(on: held.slot))
      guard disposition == .deliver, !blocked.contains(held.slot) else {
        blocked.formUnion(TouchSlots(held.slot))
        return false
      }
      released.append(held)
      return true
    }
    content.withheld = blocked
    var index = 0
    while index < released.count {
      let first = released[index]
      var together = [first]
      index += 1
      while index < released.count, released[index].event == first.event,
        released[index].phase == first.phase
      {
        together.append(released[index])
        index += 1
      }
      tell(together, referee)
    }
  }

  private func tell(_ together: [HeldPhase], _ referee: Referee) {
    var slots = TouchSlots.none
    var present: [(touch: UITouch, record: UITouch.Record)] = []
    for held in together {
      guard let touch = touchesEvent.touches[held.slot], content.sight[held.slot] != .over else {
        continue
      }
      slots.formUnion(TouchSlots(held.slot))
      present.append((touch, touch.record))
      touch.record = held.record
    }
    tell(slots, together[0].phase, referee)
    for (touch, record) in present { touch.record = record }
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
