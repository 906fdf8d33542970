// How a contest changes one of its contenders.

extension Contender {
  @inlinable
  mutating func receive(_ slots: TouchSlots, in sequence: Int) {
    storedTouches.formUnion(slots)
    storedReceived.formUnion(slots)
    storedIsWithoutFingers = false
    firstSequence = min(firstSequence, sequence)
    lastSequence = max(lastSequence, sequence)
  }

  /// Whether both received touches of one multi-touch sequence.
  func sharesSequence(with other: Contender) -> Bool {
    firstSequence <= other.lastSequence && other.firstSequence <= lastSequence
  }

  @inlinable
  mutating func lift(_ slots: TouchSlots) { storedTouches.subtract(slots) }

  @inlinable
  mutating func wake(at time: Double) { storedDeadline = time }

  /// - Returns: Whether this is the first assignment that awaits settling.
  @inlinable @inline(__always)
  mutating func assign(_ new: GestureState, because why: Verdict.Cause) -> Bool {
    if state == .possible {
      switch new {
      case .possible: return false
      case .began, .changed: storedClaim = .begin
      case .ended: storedClaim = .recognize
      case .cancelled, .failed: storedCause = why
      }
    }
    storedState = new
    defer { storedIsUnsettled = true }
    return !isUnsettled
  }

  /// - Returns: Whether this is the first assignment that awaits settling; `nil` if the gesture does
  ///   not run, and nothing is assigned.
  @inlinable @inline(__always)
  mutating func change() -> Bool? {
    guard storedState.isActive else { return nil }
    storedState = .changed
    let wasUnsettled = storedIsUnsettled
    storedIsUnsettled = true
    return !wasUnsettled
  }

  @inlinable
  mutating func continues() -> Bool {
    guard reported == .began, state.isActive, !isUnsettled else { return false }
    storedState = .changed
    storedIsUnsettled = true
    return true
  }

  mutating func withdraw() -> Bool {
    guard isSeated, !reported.isFinal else { return false }
    storedCause = .withdrawn
    storedState = reported == .possible ? .failed : .cancelled
    storedClaim = .none
    storedIsWaiting = false
    defer { storedIsUnsettled = true }
    return !isUnsettled
  }
}
