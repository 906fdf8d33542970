// Tells recognizers of an event. New touches are offered first. Then each recognizer hears of all
// its touches, phase by phase.

import GestureCore

extension Referee {
  /// Processes the touch event that is open for its window, once.
  @inline(__always)
  func process(_ event: TouchesEvent) {
    guard inputState.turn.state.admission(of: .delivery) == .now else {
      return report(.badInput(.reentrantEvent))
    }
    let outer = begin(.hearing)
    heardKind = .touches
    if !event.began.isEmpty { offerNewTouches(of: event) }
    hear(event)
    end(outer, isNewToViews: true, next: .closing)
    heardKind = nil
  }

  /// 1. New touches are offered to the recognizers of the view that they hit.
  @inline(never)
  private func offerNewTouches(of event: TouchesEvent) {
    var began = event.began
    while let slot = began.popFirst() {
      guard let touch = event.touch(slot) else { continue }
      if let view = event.hearer(slot) { delivery.expect(touch, for: view) }
      offer(touch, of: event)
    }
  }

  /// 2. Each recognizer hears of all its touches that changed, phase by phase.
  ///
  /// Skips finished recognizers. None is removed during the loop. A recognizer that joins is last
  /// until the contest is arranged, and hears nothing of these touches: it tracks none.
  @inline(__always)
  private func hear(_ event: TouchesEvent) {
    contest.beginHearing()
    let changed = event.changed
    guard changed == event.moved else { return hearPhases(event) }
    // The fast path of nearly every event: touches moved, and nothing else happened.
    callback = .touchesMoved
    let group = event.group(of: changed)
    var index = 0
    while index < contest.order.count {
      let seat = contest.order[index]
      index += 1
      // The state is read now: whatever is written later, the compiler would read it again.
      let isNew = contest[seat].reported == .began
      guard let slots = heard(of: changed, at: seat, event) else { continue }
      // Nearly always all touches moved that a recognizer tracks.
      guard slots == changed, !isNew else {
        tellByPhase(slots, at: seat, event)
        continue
      }
      borrow(seat) { recognizer in group.borrow { recognizer.touchesMoved($0.touches, with: event) }
      }
    }
    hearing = Referee.noSeat
  }

  /// The same for events in which touches not only moved.
  @inline(never)
  private func hearPhases(_ event: TouchesEvent) {
    let changed = event.changed
    let (isBeginning, isEnding) = (changed == event.began, changed == event.ended)
    callback = isBeginning ? .touchesBegan : .touchesEnded
    let group = event.group(of: changed)
    var index = 0
    while index < contest.order.count {
      let seat = contest.order[index]
      index += 1
      // The state is read now: whatever is written later, the compiler would read it again.
      let isNew = contest[seat].reported == .began
      guard let slots = heard(of: changed, at: seat, event) else { continue }
      // Nearly always one touch began or ended.
      guard isBeginning || isEnding, slots == changed, !isNew else {
        tellByPhase(slots, at: seat, event)
        continue
      }
      borrow(seat) { recognizer in
        if isBeginning {
          group.borrow { recognizer.touchesBegan($0.touches, with: event) }
        } else {
          group.borrow { recognizer.touchesEnded($0.touches, with: event) }
          lift(slots, of: event, from: recognizer, at: seat)
        }
      }
    }
    hearing = Referee.noSeat
  }

  /// The touches among `changed` of which the recognizer in `seat` is to hear now; `nil` if there are
  /// none.
  @inline(__always)
  private func heard(
    of changed: TouchSlots, at seat: Contest.Seat, _ event: TouchesEvent
  ) -> TouchSlots? {
    let tracked = contest[seat].touches
    let slots = tracked.intersection(changed)
    // Whoever is in the order is seated.
    guard !slots.isEmpty, !contest[seat].state.isFinal else { return nil }
    if event.tracked.value.slots != tracked { event.track(tracked) }
    hearing = seat
    return slots
  }

  /// Turns began into changed if the recognizer in `seat` heard an event and assigned nothing. No code
  /// assigned that, so no method is its cause.
  @inline(never)
  func goOnChanging(_ seat: Contest.Seat) {
    guard contest.heard(seat) else { return }
    borrow(seat) { $0.contestState.assignedIn = nil }
  }

  @inline(never)
  private func tellByPhase(_ slots: TouchSlots, at seat: Contest.Seat, _ event: TouchesEvent) {
    borrow(seat) { tellByPhase($0, at: seat, slots, event) }
    if contest[seat].reported == .began { goOnChanging(seat) }
  }

  @inline(__always)
  private func tellByPhase(
    _ recognizer: UIGestureRecognizer, at seat: Contest.Seat, _ slots: TouchSlots,
    _ event: TouchesEvent
  ) {
    tell(.began, slots.intersection(event.began), to: recognizer, at: seat, event)
    tell(.moved, slots.intersection(event.moved), to: recognizer, at: seat, event)
    tell(.ended, slots.intersection(event.ended), to: recognizer, at: seat, event)
    tell(.cancelled, slots.intersection(event.cancelled), to: recognizer, at: seat, event)
    lift(slots.intersection(event.lifted), of: event, from: recognizer, at: seat)
  }

  /// Tells a recognizer of one phase, if it still hears after the event's earlier phases. Touches
  /// that it has ignored meanwhile are left out.
  private func tell(
    _ phase: TouchDelivery.Phase, _ slots: TouchSlots, to recognizer: UIGestureRecognizer,
    at seat: Contest.Seat, _ event: TouchesEvent
  ) {
    guard !slots.isEmpty, contest[seat].hears else { return }
    let wanted = slots.intersection(contest[seat].touches)
    guard !wanted.isEmpty else { return }
    event.group(of: wanted).borrow { group in
      switch phase {
      case .began:
        callback = .touchesBegan
        recognizer.touchesBegan(group.touches, with: event)
      case .moved:
        callback = .touchesMoved
        recognizer.touchesMoved(group.touches, with: event)
      case .ended:
        callback = .touchesEnded
        recognizer.touchesEnded(group.touches, with: event)
      case .cancelled:
        callback = .touchesCancelled
        recognizer.touchesCancelled(group.touches, with: event)
      }
    }
  }

  @inline(__always)
  private func lift(
    _ slots: TouchSlots, of event: TouchesEvent, from recognizer: UIGestureRecognizer,
    at seat: Contest.Seat
  ) {
    guard !slots.isEmpty else { return }
    let tracked = contest[seat].touches.subtracting(event.table.presses)
    recognizer.contestState.lastCentroid = event.centroid(of: tracked)
    contest.lift(slots, at: seat)
  }
}
