// Tells recognizers of an event. New touches are offered first. Then each recognizer hears of all
// its touches, phase by phase.

import GestureCore

extension Referee {
  /// Processes the touch event that is open for its window, once.
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
  /// until the contest is arranged, and hears nothing of these touches.
  @inline(__always)
  private func hear(_ event: TouchesEvent) {
    let (changed, solePhase) = (event.changed, event.solePhase)
    let (isMove, isBeginning) = (solePhase == .moved, solePhase == .began)
    let group = event.group(of: changed)
    callback = isBeginning ? .touchesBegan : .touchesMoved
    for index in contest.beginHearing() {
      let seat = contest.order[index]
      let tracked = contest[seat].touches
      let slots = tracked.intersection(changed)
      // Whoever is in the order is seated.
      guard !slots.isEmpty, !contest[seat].state.isFinal else { continue }
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
      if contest[seat].reported == .began { goOnChanging(seat) }
    }
    hearing = Referee.noSeat
  }

  /// Turns began into changed if the recognizer in `seat` heard an event and assigned nothing. No code
  /// assigned that, so no method is its cause.
  @inline(never)
  func goOnChanging(_ seat: Contest.Seat) {
    guard contest.heard(seat) else { return }
    borrow(seat) { $0.contestState.assignedIn = nil }
  }

  @inline(never)
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

  private func lift(
    _ slots: TouchSlots, of event: TouchesEvent, from recognizer: UIGestureRecognizer,
    at seat: Contest.Seat
  ) {
    guard !slots.isEmpty else { return }
    let tracked = contest[seat].touches.subtracting(event.table.presses)
    recognizer.contestState.lastCentroid = touchesEvent.centroid(of: tracked)
    contest.lift(slots, at: seat)
  }
}
