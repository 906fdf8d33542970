// What pinch and rotation share: they follow exactly two touches.

import GestureCore

/// The base of the recognizers that follow two fingers; not for use by itself.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class TwoFingerGestureRecognizer: UIGestureRecognizer {
  deinit {}

  func fingersDown(count: Int, a: Point, b: Point, at time: Double) -> Proposal { .stay }
  func fingersMoved(a: Point, b: Point, at time: Double) -> Proposal { .stay }
  func fingersLifted(remaining: Int, at time: Double) -> Proposal { .stay }
  func fingersCancelled(at time: Double) -> Proposal { .stay }

  override var surplusFingers: SurplusFingers { .stayOut(beyond: 2) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let tracked = event.tracked.value
    adopt(fingersDown(count: tracked.count, a: tracked.first, b: tracked.second, at: event.time))
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let tracked = event.tracked.value
    guard tracked.count == 2 else { return }
    adopt(fingersMoved(a: tracked.first, b: tracked.second, at: event.time))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    adopt(fingersLifted(remaining: event.tracked.value.staying.count, at: event.time))
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    adopt(fingersCancelled(at: event.time))
  }
}
