// The pipeline of `sendEvent` in one window, in the order in which it runs: recognizers receive,
// recognizers hear, the contest settles, views hear.

import GestureCore

extension UIApplication {
  /// Sends an event to the window that it is for.
  final func dispatch(_ event: UIEvent) {
    if event === desk.touchesEvent {
      desk.touchesEvent.window?.sendEvent(event)
    } else if event === desk.pressesEvent {
      desk.pressesEvent.presses.first?.homeWindow?.sendEvent(event)
    }
  }
}

extension UIWindow {
  /// Delivers an event to the recognizers and views of this window.
  final func deliver(_ event: UIEvent) {
    guard !referee.isBusy else {
      referee.report(.badInput(.reentrantEvent))
      return
    }
    let desk = referee.desk
    if event === desk.touchesEvent, desk.touchesEvent.isHappening(in: self) {
      referee.run(desk.touchesEvent)
    } else if event === desk.pressesEvent {
      referee.run(desk.pressesEvent)
    }
  }
}

extension Referee {
  /// Runs one touch event.
  fileprivate func run(_ event: TouchesEvent) {
    work(on: event) {
      receive(event)
      hear(event)
    }
  }

  /// 1. New touches are offered to the recognizers of the view that they hit.
  private func receive(_ event: TouchesEvent) {
    var began = event.began
    while let slot = began.popFirst() {
      guard let touch = event.touches[slot] else { continue }
      if touch.homeView != nil { delivery.expect(slot) }
      offer(touch, of: event)
    }
  }

  /// 2. Each recognizer hears of all its touches that changed, phase by phase.
  ///
  /// Whoever is over is passed by; nobody joins or leaves while this runs.
  private func hear(_ event: TouchesEvent) {
    let changed = event.changed
    var last: (slots: TouchSlots, touches: Set<UITouch>) = (.none, [])
    let order = contest.order
    for seat in order {
      let tracked = contest[seat].touches
      let slots = tracked.intersection(changed)
      guard !slots.isEmpty, contest[seat].hears else { continue }
      if event.tracked.value.slots != tracked { event.track(tracked) }
      if slots == event.moved, last.slots != slots { last = (slots, event.set(of: slots)) }
      players.value[seat].borrow { recognizer in
        hearing = recognizer
        if slots == event.moved {
          recognizer.touchesMoved(last.touches, with: event)
        } else {
          tellByPhase(recognizer, slots, event)
        }
        hearing = nil
      }
      if contest[seat].reported == .began { contest.heard(seat) }
    }
  }

  private func tellByPhase(
    _ recognizer: UIGestureRecognizer, _ slots: TouchSlots, _ event: TouchesEvent
  ) {
    let began = slots.intersection(event.began)
    if !began.isEmpty { recognizer.touchesBegan(event.set(of: began), with: event) }
    let moved = slots.intersection(event.moved)
    if !moved.isEmpty, stillHears(recognizer) {
      recognizer.touchesMoved(event.set(of: moved), with: event)
    }
    let ended = slots.intersection(event.ended)
    if !ended.isEmpty, stillHears(recognizer) {
      recognizer.touchesEnded(event.set(of: ended), with: event)
    }
    let cancelled = slots.intersection(event.cancelled)
    if !cancelled.isEmpty, stillHears(recognizer) {
      recognizer.touchesCancelled(event.set(of: cancelled), with: event)
    }
    lift(slots.intersection(event.lifted), from: recognizer)
  }

  /// Whether the recognizer's earlier phases of the same event left it in the contest.
  private func stillHears(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.seat >= 0 && contest[recognizer.seat].hears
  }

  private func lift(_ slots: TouchSlots, from recognizer: UIGestureRecognizer) {
    guard !slots.isEmpty, recognizer.seat >= 0 else { return }
    recognizer.lastCentroid = touchesEvent.centroid(of: contest[recognizer.seat].touches)
    contest.lift(slots, at: recognizer.seat)
    recognizer.tracked.removeAll { slots.contains($0.slot) }
  }
}
