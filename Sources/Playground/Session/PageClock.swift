// Turns the times a page names into a time that never runs backwards. It reads no clock: the page's
// own clock is the only one, and a tick says how far it has come.

/// The time of one page's application, in seconds since the page was opened.
///
/// Why the page's ticks and not a timer of the server: messages arrive in the order they were sent,
/// so a tick says that every event before it has arrived. A timer here could let a long press fire
/// while the lift that came before it is still on its way.
nonisolated struct PageClock: Equatable, Sendable {
  /// The latest time so far.
  private(set) var now = 0.0

  /// Advances to a time of the page. An event can be older than the latest tick, because browsers
  /// hand out events a little late: it counts as happening now.
  mutating func advance(to time: Double) -> Double {
    now = max(now, time)
    return now
  }
}
