// What the inputs so far have left.

import TouchKit

/// What is down after the inputs so far, and when the last one came.
struct Inputs {
  /// When the last input came, in seconds.
  var time = 0.0
  /// The touches that are down, in the order in which they came.
  var touches: [UITouch] = []
  /// Whether a button is held down, of which histories tell nothing.
  var isButtonDown = false
  /// Whether an event came in the running input.
  var hasSentEvent = false
}

/// What the app has begun that time ends.
struct Delayed {
  /// How many pieces of work the app has scheduled.
  var timerCount = 0
  /// The animations that the app begins at one time.
  var animations = InstantLimit(16)
}
