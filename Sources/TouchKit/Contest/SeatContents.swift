// What a seat of a contest keeps alive.

/// The objects that a recognizer needs while a gesture runs.
///
/// The seat holds them, not the recognizer. A view holds its recognizers, and a touch or a target
/// may hold the view: that would be a reference cycle.
struct SeatContents {
  /// The touches that it tracks, in the order in which they came.
  var tracked: [UITouch] = []
  /// The presses that it hears of.
  var presses: [UIPress] = []
  /// The call that tells its targets; `nil` between gestures.
  var call: BoundCall?

  /// Forgets the touches; the room for the next ones stays.
  mutating func forgetTouches() {
    // With one or two touches, this is cheaper than `removeAll`.
    while tracked.popLast() != nil {}
  }
}
