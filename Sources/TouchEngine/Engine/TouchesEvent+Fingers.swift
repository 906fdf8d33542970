// Rare questions about the fingers of an event: the centroid of fingers when some came or went
// while others moved, and which fingers of an exclusion are still down.

import GestureCore

extension TouchesEvent {
  // MARK: Centroids

  /// The mean of the points in `slots`. A finger that is lifted in this event counts at its
  /// previous point: a lift moves nothing.
  func restingCentroid(of slots: TouchSlots) -> Point {
    var rest = lifted.intersection(slots)
    guard !rest.isEmpty else { return centroid(of: slots) }
    var sum = centroid(of: slots) * Double(slots.count)
    while let slot = rest.popFirst() {
      player(slot)?.borrow { touch in
        sum = sum + touch.record.previousLocation.core - touch.record.sample.location.core
      }
    }
    return sum * (1 / Double(slots.count))
  }

  /// The centroid of the touches in `slots` that were down before this event, if one of them moved
  /// in it; `nil` if none did.
  func movedCentroid(of slots: TouchSlots) -> Point? {
    let before = slots.subtracting(began)
    return before.intersection(moved).isEmpty ? nil : restingCentroid(of: before)
  }

  // MARK: What recognizers remember

  /// Changes a recognizer's memory of these touches. Its memory of another application's touches is
  /// dropped.
  func withMemory<Answer>(
    of recognizer: UIGestureRecognizer, _ change: (inout TouchMemory) -> Answer
  ) -> Answer {
    if recognizer.contestState.memory.tableNumber != number {
      recognizer.contestState.memory = TouchMemory(tableNumber: number)
    }
    return change(&recognizer.contestState.memory)
  }

  /// Notes that a recognizer was excluded: it stays out as long as its touches are down.
  func exclude(_ recognizer: UIGestureRecognizer) {
    let touches = Engine.slots(trackedBy: recognizer)
    guard !touches.isEmpty else { return }
    withMemory(of: recognizer) {
      $0.excludedTouches.add(touches, newest: table.count) { numberOfTouch(in: $0) }
    }
  }

  /// Whether a recognizer was excluded, and one of its touches is still down.
  func isStillExcluded(_ recognizer: UIGestureRecognizer) -> Bool {
    guard !recognizer.contestState.memory.excludedTouches.isEmpty else { return false }
    return withMemory(of: recognizer) {
      $0.excludedTouches.isAnyDown { numberOfTouch(in: $0) }
    }
  }

  private func numberOfTouch(in slot: Int) -> Int? {
    table.down.contains(slot) ? table.number(of: slot) : nil
  }
}
