// What a seat of a contest keeps alive.

/// What a recognizer holds while a gesture runs.
///
/// Its seat holds this and not the recognizer: a recognizer is held by its view, and a touch or a
/// target that it held would hold the view.
struct SeatContents {
  /// The touches that it tracks, in the order in which they came.
  var tracked: [UITouch] = []
  /// The presses that it hears of.
  var presses: [UIPress] = []
  /// The call that tells its targets; `nil` between gestures.
  var call: BoundCall?

  /// Forgets the touches; the room for the next ones stays.
  mutating func forgetTouches() {
    // For the one or two that there are, cheaper than removing all in general.
    while tracked.popLast() != nil {}
  }
}
