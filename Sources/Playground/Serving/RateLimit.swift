// How much a connection may send in a while. It reads no clock: the time comes with each question.

/// A bucket that fills with time and empties with use.
nonisolated struct RateLimit: Equatable, Sendable {
  /// What comes in each second.
  let perSecond: Double
  /// What can be used at once after a pause.
  let atOnceMax: Double

  private var level: Double
  private var filledAt: Double

  /// A full bucket.
  init(perSecond: Double, atOnceMax: Double, now: Double) {
    self.perSecond = perSecond
    self.atOnceMax = atOnceMax
    level = atOnceMax
    filledAt = now
  }

  /// Uses `amount` if there is as much, and says whether there was.
  mutating func use(_ amount: Double, at now: Double) -> Bool {
    level = min(atOnceMax, level + max(0, now - filledAt) * perSecond)
    filledAt = max(filledAt, now)
    guard level >= amount else { return false }
    level -= amount
    return true
  }
}
