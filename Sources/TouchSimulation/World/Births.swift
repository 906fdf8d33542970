// Whether anything is left when a run is over.

import TouchKit

/// Some of what was made, which must be gone when the world is.
struct Births {
  private(set) var all: [Weak<AnyObject>] = []
  private var touchCount = 0

  mutating func note(_ object: AnyObject?) { all.append(Weak(object)) }

  /// Notes one of many objects, unless there are enough of them.
  mutating func noteOneOfMany(_ object: AnyObject) {
    if all.count < 200 { note(object) }
  }

  /// Notes some of all touches.
  mutating func note(touch: UITouch) {
    touchCount += 1
    if touchCount % 64 == 1 { noteOneOfMany(touch) }
  }
}
