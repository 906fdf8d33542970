// How a contest changes one of its contenders.

extension Contender {
  @inlinable
  mutating func receive(_ slots: TouchSlots, in sequence: Int) {
    touches.formUnion(slots)
    received.formUnion(slots)
    isWithoutFingers = false
    firstSequence = min(firstSequence, sequence)
    lastSequence = max(lastSequence, sequence)
  }

  /// Whether both received touches of one multi-touch sequence.
  func sharesSequence(with other: Contender) -> Bool {
    firstSequence <= other.lastSequence && other.firstSequence <= lastSequence
  }

  @inlinable
  mutating func lift(_ slots: TouchSlots) { touches.subtract(slots) }

  @inlinable
  mutating func wake(at time: Double) { deadline = time }

  /// - Returns: Whether this is the first assignment that awaits settling.
  @inlinable @inline(__always)
  mutating func assign(_ new: GestureState, because why: Verdict.Cause) -> Bool {
    if state == .possible {
      switch new {
      case .possible: return false
      case .began, .changed: claim = Claim(.begin)
      case .ended: claim = Claim(.recognize)
      case .cancelled, .failed: cause = why
      }
    }
    state = new
    defer { isUnsettled = true }
    return !isUnsettled
  }

  /// - Returns: Whether this is the first assignment that awaits settling; `nil` if the gesture does
  ///   not run, and nothing is assigned.
  @inlinable @inline(__always)
  mutating func change() -> Bool? {
    guard state.isActive else { return nil }
    state = .changed
    let wasUnsettled = isUnsettled
    isUnsettled = true
    return !wasUnsettled
  }

  @inlinable
  mutating func continues() -> Bool {
    guard reported == .began, state.isActive, !isUnsettled else { return false }
    state = .changed
    isUnsettled = true
    return true
  }

  mutating func withdraw() -> Bool {
    guard !reported.isFinal, !isCancelledNext else { return false }
    cause = .withdrawn
    state = reported == .possible ? .failed : .cancelled
    claim = nil
    defer { isUnsettled = true }
    return !isUnsettled
  }

  /// Whether a verdict that says that it is cancelled waits until its begin was told.
  private var isCancelledNext: Bool { state == .cancelled && !isUnsettled }
}
