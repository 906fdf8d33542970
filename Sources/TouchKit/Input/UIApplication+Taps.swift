// Which touches count as taps, and from when on one does not any more. The limits are the tap
// counter's; the receiver of the touch does not matter.

import GestureCore

extension UIApplication {
  /// Gives a new touch its count.
  final func countTap(of touch: UITouch, in window: UIWindow) {
    touch.record.taps = window.tapCounter.down(
      finger: touch.finger, at: touch.landing.location.core, time: touchesEvent.time)
    touchesEvent.mayBeTaps.formUnion(TouchSlots(touch.slot))
  }

  /// Spoils the taps of fingers that are down too long.
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

  /// Spoils the tap of the finger in `slot` if it has gone too far.
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
