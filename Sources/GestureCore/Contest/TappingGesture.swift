/// Which tapping gestures exclude which, by class alone: a gesture that needs more taps is not
/// excluded by a gesture that needs fewer. [seen]
///
/// Knows nothing of the running contest.
public enum TappingGesture: Equatable, Sendable {
  /// So many taps with so many fingers.
  case tap(taps: Int, touches: Int)
  /// A press with so many fingers after so many taps.
  case longPress(precedingTaps: Int, touches: Int)

  /// Whether this gesture, recognized, can exclude `other`; true if the numbers of fingers differ.
  public func canPrevent(_ other: TappingGesture) -> Bool {
    guard touches == other.touches else { return true }
    switch (self, other) {
    case (.tap(let mine, _), .tap(let theirs, _)): return theirs <= mine
    case (.tap(let mine, _), .longPress(let theirs, _)): return theirs < mine
    case (.longPress(let mine, _), .longPress(let theirs, _)): return theirs <= mine
    case (.longPress, .tap): return true
    }
  }

  private var touches: Int {
    switch self {
    case .tap(_, let touches), .longPress(_, let touches): touches
    }
  }
}
