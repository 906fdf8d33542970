// What a seat of a contest keeps alive.

/// The objects that a recognizer needs while a gesture runs, besides its touches: the touch table keeps
/// these alive.
///
/// The seat holds them, not the recognizer. A view holds its recognizers, and a press or a target may
/// hold the view: that would be a reference cycle.
struct SeatContents {
  /// The presses that it hears of.
  var presses: [UIPress] = []
  /// The call that tells its targets; `nil` between gestures.
  var call: BoundCall?
}
