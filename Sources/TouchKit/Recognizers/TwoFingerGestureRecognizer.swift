// What pinch and rotation share: they follow exactly two touches.

import GestureCore

/// The base of the recognizers that follow two fingers; not for use by itself.
open class TwoFingerGestureRecognizer: UIGestureRecognizer {
  func fingersDown(count: Int, a: Point, b: Point, at time: Double) -> Proposal { .stay }
  func fingersMoved(a: Point, b: Point, at time: Double) -> Proposal { .stay }
  func fingersLifted(remaining: Int, at time: Double) -> Proposal { .stay }
  func fingersCancelled(at time: Double) -> Proposal { .stay }

  override func refuses(_ touch: UITouch) -> Observation.Refusal? {
    refusesScrolling(touch) ?? (tracked.count < 2 ? nil : .tooManyTouches(allowed: 2))
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let (a, b) = (event.tracked.value.first, event.tracked.value.second)
    adopt(fingersDown(count: tracked.count, a: a, b: b, at: event.time))
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard event.tracked.value.slots.count == 2 else { return }
    let (a, b) = (event.tracked.value.first, event.tracked.value.second)
    adopt(fingersMoved(a: a, b: b, at: event.time))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    adopt(fingersLifted(remaining: staying.count, at: event.time))
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    adopt(fingersCancelled(at: event.time))
  }
}
