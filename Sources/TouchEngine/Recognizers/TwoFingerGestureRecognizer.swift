// What pinch and rotation share: they follow exactly two touches, or two fingers on a trackpad.

import GestureCore

/// The base of the recognizers that follow two fingers; not for use by itself.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class TwoFingerGestureRecognizer: UIGestureRecognizer {
  deinit {}

  /// Tells the rule of a subclass what the fingers did, and returns what it proposes.
  func follow(_ step: FingerPairStep, at time: Double) -> Proposal { .stay }

  /// It follows fingers, or one transform by a trackpad.
  @_spi(Widgets) open override func takes(_ touch: UITouch) -> Bool {
    switch touch.eventType {
    case .touches: tracked.first?.eventType != .transform
    case .transform: tracked.isEmpty
    default: false
    }
  }

  override var surplusFingers: SurplusFingers { .stayOut(beyond: 2) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let tracked = event.tracked
    carryOut(
      follow(
        .down(count: tracked.count, a: tracked.first, b: tracked.second), at: event.time))
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let tracked = event.tracked
    guard tracked.count == 2 else { return }
    carryOut(follow(.moved(a: tracked.first, b: tracked.second), at: event.time))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    carryOut(follow(.lifted(remaining: event.tracked.staying.count), at: event.time))
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    carryOut(follow(.cancelled, at: event.time))
  }
}
