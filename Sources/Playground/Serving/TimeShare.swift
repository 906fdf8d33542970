// Divides the server's time. Pages that were silent before they sent something come first. Pages
// that send all the time share a part of it. It reads no clock: each call brings its time.

/// The server's time that a page may use at once, in seconds.
///
/// It grows while the page is silent. So a page is answered at once if its earlier messages are
/// processed. A page that sends faster than it is answered soon has no credit left, and waits for
/// turns.
nonisolated struct TimeCredit: Equatable, Sendable {
  /// What is left; less than nothing when more was used.
  private(set) var seconds = 0.0

  /// The page was silent for a while.
  mutating func earn(silence: Double) {
    seconds = min(Limits.creditMax, seconds + max(0, silence) * Limits.creditPerSecond)
  }

  /// The page waited for a turn.
  mutating func take(_ turn: Double) { seconds += turn }

  /// Something was done for the page.
  mutating func spend(_ used: Double) { seconds -= used }

  /// How long a turn has to be after which something is left, or nil if something is left now.
  var turnNeeded: Double? { seconds > 0 ? nil : Limits.turn - seconds }
}

/// The time that all pages without credit share, one turn after the other.
nonisolated struct TimeShare: Equatable, Sendable {
  private var freeAt = 0.0
  private var waitingCount = 0

  /// Takes the next free turn of a length, and says how long to wait for it.
  mutating func reserve(_ turn: Double, at now: Double) -> Double {
    waitingCount += 1
    // A page waits twice: to be heard, and to be told.
    let share = waitingCount <= 2 ? Limits.timeShareAlone : Limits.timeShareMax
    let start = min(max(now, freeAt), now + Limits.turnWaitMax)
    freeAt = start + turn / share
    return start - now
  }

  /// The wait for a turn is over.
  mutating func begin() { waitingCount -= 1 }
}
