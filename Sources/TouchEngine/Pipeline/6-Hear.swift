// Tells recognizers of an event. New touches are offered first. Then each recognizer hears of all
// its touches, phase by phase.

import GestureCore

extension Referee {
  /// Processes the touch event that is open for its window, once.
  @inline(__always)
  func process(_ event: TouchesEvent) {
    guard turn.state.admission(of: .delivery) == .now else {
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
  @inline(__always)
  private func hear(_ event: TouchesEvent) {
    if !hearMoves(event) { hearPhases(event) }
  }

  @inline(never)
  private func hearPhases(_ event: TouchesEvent) {
    let changes = event.changes
    eachHearer(of: changes.all) { recognizer, seat, slots in
      let tracked = contest[seat].touches
      if event.tracked.slots != tracked { event.track(tracked) }
      var untold = slots
      tell(.began, changes.began, &untold, to: recognizer, at: seat, event)
      tell(.moved, changes.moved, &untold, to: recognizer, at: seat, event)
      tell(.ended, changes.ended, &untold, to: recognizer, at: seat, event)
      tell(.cancelled, changes.cancelled, &untold, to: recognizer, at: seat, event)
      lift(slots.intersection(changes.lifted), of: event, from: recognizer, at: seat)
    }
  }

  /// Calls a closure with each recognizer that is to hear of slots that changed, in order, and with
  /// those of its slots.
  ///
  /// The closure calls overrides of the app, which may assign states, disable or remove recognizers, and
  /// make others join. Seats stay taken meanwhile. A recognizer that joins is last until the contest
  /// is arranged, and hears nothing: it tracks none of these slots. So the state of each recognizer is
  /// read when its turn comes.
  @inline(__always)
  func eachHearer(
    of changed: TouchSlots, _ tell: (UIGestureRecognizer, Contest.Seat, TouchSlots) -> Void
  ) {
    contest.beginHearing()
    var index = 0
    while index < contest.order.count {
      let seat = contest.order[index]
      index += 1
      let slots = contest[seat].touches.intersection(changed)
      guard !slots.isEmpty, contest[seat].hears else { continue }
      let hasBegun = contest[seat].reported == .began
      hearing = seat
      borrow(seat) { tell($0, seat, slots) }
      if hasBegun { goOnChanging(seat) }
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

  /// Tells a recognizer of one phase. The override may ignore touches, assign a state that is final, or
  /// disable the recognizer: what it is not to hear any more is taken from the touches that are untold.
  @inline(__always)
  private func tell(
    _ phase: TouchDelivery.Phase, _ changed: TouchSlots, _ untold: inout TouchSlots,
    to recognizer: UIGestureRecognizer, at seat: Contest.Seat, _ event: TouchesEvent
  ) {
    let told = untold.intersection(changed)
    guard !told.isEmpty else { return }
    tell(phase, told, to: recognizer, event)
    untold.subtract(told)
    guard !untold.isEmpty else { return }
    untold = contest[seat].hears ? untold.intersection(contest[seat].touches) : .none
  }

  @inline(__always)
  private func tell(
    _ phase: TouchDelivery.Phase, _ slots: TouchSlots, to recognizer: UIGestureRecognizer,
    _ event: TouchesEvent
  ) {
    event.group(of: slots).borrow { group in
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
