// The pipeline of `sendEvent` in one window, in the order in which it runs: recognizers receive,
// recognizers hear, the contest settles, views hear.

import GestureCore

extension UIApplication {
  /// Sends an event to the window that it is for.
  final func dispatch(_ event: UIEvent) {
    if event === touchesEvent {
      touchesEvent.window?.borrow { $0.sendEvent(event) }
    } else if event === desk.pressesEvent {
      desk.pressesEvent.presses.first?.homeWindow?.sendEvent(event)
    }
  }
}

extension UIWindow {
  /// Delivers an event to the recognizers and views of this window.
  final func deliver(_ event: UIEvent) { referee.take(event, in: self) }
}

extension Referee {
  /// Takes an event that the window was sent; anything but its application's own is not for it.
  fileprivate func take(_ event: UIEvent, in window: UIWindow) {
    guard !isBusy else { return report(.badInput(.reentrantEvent)) }
    if event === touchesEvent {
      guard touchesEvent.isHappening(in: window) else { return }
      guard touchesEvent.takeDelivery() else { return report(.badInput(.reentrantEvent)) }
      run(touchesEvent)
    } else if event === desk.pressesEvent {
      guard !desk.pressesEvent.isDelivered else { return report(.badInput(.reentrantEvent)) }
      desk.pressesEvent.isDelivered = true
      run(desk.pressesEvent)
    }
  }

  /// Runs one touch event.
  private func run(_ event: TouchesEvent) {
    beginWork(on: event)
    if !event.began.isEmpty { receive(event) }
    hear(event)
    endWork(isNewToViews: true)
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
  /// Whoever is over is passed by. Nobody leaves while this runs, and who joins is behind the others
  /// until the contest is arranged, and heard nothing of these touches.
  private func hear(_ event: TouchesEvent) {
    let (changed, solePhase) = (event.changed, event.solePhase)
    let group = event.group(of: changed)
    for index in 0..<contest.order.count {
      let seat = contest.order[index]
      let tracked = contest[seat].touches
      let slots = tracked.intersection(changed)
      guard !slots.isEmpty, contest[seat].hears else { continue }
      if event.tracked.value.slots != tracked { event.track(tracked) }
      players.value[seat].borrow { recognizer in
        hearing = recognizer
        // Nearly always one thing happened, to all touches that a recognizer tracks.
        if slots == changed, solePhase == .moved {
          group.borrow { recognizer.touchesMoved($0.touches, with: event) }
        } else if slots == changed, solePhase == .began {
          group.borrow { recognizer.touchesBegan($0.touches, with: event) }
        } else {
          tellByPhase(recognizer, slots, event)
        }
      }
      if contest[seat].reported == .began { contest.heard(seat) }
    }
    hearing = nil
  }

  private func tellByPhase(
    _ recognizer: UIGestureRecognizer, _ slots: TouchSlots, _ event: TouchesEvent
  ) {
    let began = slots.intersection(event.began)
    if !began.isEmpty {
      event.group(of: began).borrow { recognizer.touchesBegan($0.touches, with: event) }
    }
    let moved = rest(of: slots.intersection(event.moved), for: recognizer)
    if !moved.isEmpty {
      event.group(of: moved).borrow { recognizer.touchesMoved($0.touches, with: event) }
    }
    let ended = rest(of: slots.intersection(event.ended), for: recognizer)
    if !ended.isEmpty {
      event.group(of: ended).borrow { recognizer.touchesEnded($0.touches, with: event) }
    }
    let cancelled = rest(of: slots.intersection(event.cancelled), for: recognizer)
    if !cancelled.isEmpty {
      event.group(of: cancelled).borrow { recognizer.touchesCancelled($0.touches, with: event) }
    }
    lift(slots.intersection(event.lifted), from: recognizer)
  }

  /// Those of `slots` that the recognizer still wants after the event's earlier phases: none if it is
  /// over, and not those that it ignored.
  private func rest(of slots: TouchSlots, for recognizer: UIGestureRecognizer) -> TouchSlots {
    guard !slots.isEmpty, recognizer.seat >= 0, contest[recognizer.seat].hears else { return .none }
    return slots.intersection(contest[recognizer.seat].touches)
  }

  private func lift(_ slots: TouchSlots, from recognizer: UIGestureRecognizer) {
    guard !slots.isEmpty, recognizer.seat >= 0 else { return }
    let tracked = contest[recognizer.seat].touches.subtracting(.presses)
    recognizer.part.lastCentroid = touchesEvent.centroid(of: tracked)
    contest.lift(slots, at: recognizer.seat)
    if slots == tracked {
      recognizer.part.letGo()
    } else {
      recognizer.part.tracked.removeAll { slots.contains($0.slot) }
    }
  }
}
