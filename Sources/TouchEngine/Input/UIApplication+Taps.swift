// Gives touches their tap counts, and notes when a touch can be no tap any more. The tap counter
// has the limits. The receiver of the touch does not matter.

import GestureCore

extension UIApplication {
  /// Gives a new touch its count.
  final func countTap(of touch: UITouch, in window: UIWindow) {
    touch.record.taps = window.tapCounter.down(
      finger: touch.finger, at: touch.landing.location.core, time: touchesEvent.time)
    touchesEvent.mayBeTaps.formUnion(TouchSlots(touch.slot))
  }

  /// Sets the tap count of fingers that are down too long to 0.
  final func spoilLongTaps() {
    var rest = touchesEvent.mayBeTaps
    let now = touchesEvent.time
    while let slot = rest.popFirst() {
      touchesEvent.player(slot)?.borrow { touch in
        guard let window = touch.windowStorage,
          window.tapCounter.isTooLong(downAt: touch.landing.time, until: now)
        else { return }
        spoilTap(of: touch, in: window)
      }
    }
  }

  /// Sets the tap count of the finger in `slot` to 0 if it has moved too far.
  final func spoilFarTap(_ slot: Int) {
    touchesEvent.player(slot)?.borrow { touch in
      let movement = touch.record.sample.location.core - touch.landing.location.core
      guard let window = touch.windowStorage, window.tapCounter.isTooFar(movement) else { return }
      spoilTap(of: touch, in: window)
    }
  }

  private final func spoilTap(of touch: UITouch, in window: UIWindow) {
    touch.record.taps = 0
    touchesEvent.mayBeTaps.subtract(TouchSlots(touch.slot))
    window.tapCounter.spoiled(finger: touch.finger)
  }
}
