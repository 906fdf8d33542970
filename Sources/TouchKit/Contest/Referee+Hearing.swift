// How recognizers hear of an event: new touches are offered, then each recognizer hears of all its
// touches, phase by phase.

import GestureCore

extension Referee {
  /// Takes the touch event that is open for its window, unless it was taken before.
  func take(_ event: TouchesEvent) {
    guard inputState.turn.state.admission(of: .delivery) == .now else {
      return report(.badInput(.reentrantEvent))
    }
    let outer = begin(.hearing)
    heardKind = .touches
    if !event.began.isEmpty { receive(event) }
    hear(event)
    end(outer, isNewToViews: true, next: .closing)
    heardKind = nil
  }

  /// 1. New touches are offered to the recognizers of the view that they hit.
  private func receive(_ event: TouchesEvent) {
    var began = event.began
    while let slot = began.popFirst() {
      guard let touch = event.touch(slot) else { continue }
      if let view = event.hearer(slot) { delivery.expect(touch, for: view) }
      offer(touch, of: event)
    }
  }

  /// 2. Each recognizer hears of all its touches that changed, phase by phase.
  ///
  /// Skips finished recognizers. None is removed during the loop. A recognizer that joins stands
  /// behind the others until the contest is arranged, and heard nothing of these touches.
  private func hear(_ event: TouchesEvent) {
    let (changed, solePhase) = (event.changed, event.solePhase)
    let (isMove, isBeginning) = (solePhase == .moved, solePhase == .began)
    let group = event.group(of: changed)
    callback = isBeginning ? .touchesBegan : .touchesMoved
    for index in contest.beginHearing() {
      let seat = contest.order[index]
      let tracked = contest[seat].touches
      let slots = tracked.intersection(changed)
      guard !slots.isEmpty, contest[seat].hears else { continue }
      if event.tracked.value.slots != tracked { event.track(tracked) }
      borrow(seat) { recognizer in
        hearing = seat
        // Nearly always one thing happened, to all touches that a recognizer tracks.
        if isMove, slots == changed {
          group.borrow { recognizer.touchesMoved($0.touches, with: event) }
        } else if isBeginning, slots == changed {
          group.borrow { recognizer.touchesBegan($0.touches, with: event) }
        } else {
          tellByPhase(recognizer, at: seat, slots, event)
        }
      }
      if contest[seat].reported == .began { contest.heard(seat) }
    }
    hearing = Referee.nobody
  }

  private func tellByPhase(
    _ recognizer: UIGestureRecognizer, at seat: Contest.Seat, _ slots: TouchSlots,
    _ event: TouchesEvent
  ) {
    let began = slots.intersection(event.began)
    if !began.isEmpty {
      callback = .touchesBegan
      event.group(of: began).borrow { recognizer.touchesBegan($0.touches, with: event) }
    }
    let moved = rest(of: slots.intersection(event.moved), at: seat)
    if !moved.isEmpty {
      callback = .touchesMoved
      event.group(of: moved).borrow { recognizer.touchesMoved($0.touches, with: event) }
    }
    let ended = rest(of: slots.intersection(event.ended), at: seat)
    if !ended.isEmpty {
      callback = .touchesEnded
      event.group(of: ended).borrow { recognizer.touchesEnded($0.touches, with: event) }
    }
    let cancelled = rest(of: slots.intersection(event.cancelled), at: seat)
    if !cancelled.isEmpty {
      callback = .touchesCancelled
      event.group(of: cancelled).borrow { recognizer.touchesCancelled($0.touches, with: event) }
    }
    lift(slots.intersection(event.lifted), of: event, from: recognizer, at: seat)
  }

  /// The touches in `slots` that the recognizer still wants after the event's earlier phases: none
  /// if it is over, and no touch that it ignored.
  private func rest(of slots: TouchSlots, at seat: Contest.Seat) -> TouchSlots {
    guard !slots.isEmpty, contest[seat].hears else { return .none }
    return slots.intersection(contest[seat].touches)
  }

  private func lift(
    _ slots: TouchSlots, of event: TouchesEvent, from recognizer: UIGestureRecognizer,
    at seat: Contest.Seat
  ) {
    guard !slots.isEmpty else { return }
    let tracked = contest[seat].touches.subtracting(event.table.presses)
    recognizer.contestState.lastCentroid = touchesEvent.centroid(of: tracked)
    contest.lift(slots, at: seat)
    if slots == tracked {
      seatContents.value[seat].forgetTouches()
    } else {
      seatContents.value[seat].tracked.removeAll { slots.contains($0.slot) }
    }
  }
}
