/// Settling: turning assignments into verdicts, without asking user code.
extension Contest {
  /// Whether something is to be settled.
  @inlinable
  public var hasUnsettled: Bool { unsettledCount > 0 || hasVerdicts }

  /// Whether a settling would do anything.
  @inlinable
  public var hasWork: Bool { hasUnsettled || mayBeAbandoned }

  /// The list is emptied when its last verdict is taken.
  @inlinable var hasVerdicts: Bool { !verdicts.isEmpty }

  /// The next verdict that still holds.
  mutating func nextVerdict() -> Verdict? {
    while let verdict = takeVerdict() {
      guard case .report(let seat, let state) = verdict else { return verdict }
      // The action for began may have withdrawn the recognizer whose end was to follow.
      guard state == .began || state == contenders[seat].state else { continue }
      announce(state, of: seat)
      return verdict
    }
    return nil
  }

  private mutating func takeVerdict() -> Verdict? {
    guard hasVerdicts else { return nil }
    let verdict = verdicts[verdictsTaken]
    verdictsTaken += 1
    if verdictsTaken == verdicts.count {
      verdicts.removeAll(keepingCapacity: true)
      verdictsTaken = 0
    }
    return verdict
  }

  /// Makes `state` the reported state of `seat`.
  mutating func announce(_ state: GestureState, of seat: Seat) {
    if state.isFinal { mayBeDueForReset = true }
    if contenders[seat].isRecognized { recognizedCount -= 1 }
    contenders[seat].reported = state
    if contenders[seat].isRecognized { recognizedCount += 1 }
    if contenders[seat].touches.isEmpty { mayBeAbandoned = true }
  }

  /// The step that follows from an unsettled assignment; `nil` if there is none yet, or if a claim
  /// has begun to be decided.
  @inline(__always)
  mutating func settle(_ seat: Seat) -> ContestStep? {
    guard contenders[seat].claim == nil else { return settleClaim(of: seat) }
    let (state, reported) = (contenders[seat].state, contenders[seat].reported)
    guard reported != .possible else {
      let cause = contenders[seat].cause
      markFailed(seat, cause)
      return .carryOut(.fail(seat, cause))
    }
    settled(seat)
    announce(state, of: seat)
    return .carryOut(.report(seat, state))
  }

  private mutating func settleClaim(of seat: Seat) -> ContestStep? {
    let required = openRequirement(of: seat)
    let staysOut = contenders[seat].staysOut
    guard required != nil || staysOut else {
      beginClaim(of: seat, mustWait: false)
      return nil
    }
    // Active contenders are asked first, so that the reason names the one that excludes the claim.
    guard contenders[seat].claim?.isUnopposed == true || !hasIncumbents(facing: seat) else {
      beginClaim(of: seat, mustWait: true)
      return nil
    }
    if staysOut {
      markFailed(seat, .excludedBefore)
      return .carryOut(.fail(seat, .excludedBefore))
    }
    settled(seat)
    guard let required, !contenders[seat].isWaiting else { return nil }
    contenders[seat].claim?.isWaiting = true
    return .carryOut(.wait(seat, for: required))
  }

  mutating func settled(_ seat: Seat) {
    assert(contenders[seat].isUnsettled, "seat \(seat) is settled twice")
    contenders[seat].isUnsettled = false
    unsettledCount -= 1
  }

  /// Makes `seat` failed, also in its reported state, and has its dependents ask again.
  @inline(__always)
  mutating func markFailed(_ seat: Seat, _ cause: Verdict.Cause) {
    if contenders[seat].fail(because: cause) { unsettledCount -= 1 }
    mayBeDueForReset = true
    if contenders[seat].firstDependent >= 0 { askDependentsAgain(of: seat) }
  }

  /// Has the contenders that wait for `seat` check again whether they must.
  mutating func askDependentsAgain(of seat: Seat) {
    for dependent in requirements.dependents(of: seat, in: contenders) { askAgain(dependent) }
  }

  /// Has `seat`, if it waits, check again whether it must.
  mutating func askAgain(_ seat: Seat) {
    guard contenders[seat].isWaiting, !contenders[seat].isUnsettled else { return }
    contenders[seat].isUnsettled = true
    unsettledCount += 1
  }
}

extension Contender {
  /// Sets its own state and its reported state to failed.
  ///
  /// - Returns: Whether an assignment awaited settling, which it does no more.
  fileprivate mutating func fail(because why: Verdict.Cause) -> Bool {
    defer { isUnsettled = false }
    state = .failed
    reported = .failed
    claim = nil
    cause = why
    return isUnsettled
  }
}
