/// Settling: turning assignments into verdicts, in the stated order, without asking user code.
extension Contest {
  /// Whether ``next()`` has anything to hand out.
  @inlinable
  public var hasUnsettled: Bool { unsettledCount > 0 || hasVerdicts }

  /// Whether a settling would do anything.
  @inlinable
  public var hasWork: Bool { hasUnsettled || mayBeAbandoned }

  @inlinable var hasVerdicts: Bool { verdictsTaken < verdicts.count }

  /// Begins the settling of one event, timer or assignment: what is granted from here on counts
  /// as "in the same event".
  @inlinable
  public mutating func beginSettling() {
    round &+= 1
    cursor = 0
  }

  /// The next thing to ask or to carry out; `nil` when all is settled.
  ///
  /// - Complexity: O(contenders) for a whole settling in which no contender's requirement is
  ///   released against the order.
  @inlinable
  public mutating func next() -> ContestStep? {
    if hasVerdicts, let verdict = nextVerdict() { return .carryOut(verdict) }
    var scanned = 0
    while unsettledCount > 0, scanned < order.count {
      if cursor >= order.count { cursor = 0 }
      let seat = order[cursor]
      if contenders[seat].isUnsettled {
        if contenders[seat].settleChange() {
          unsettledCount -= 1
          cursor += 1
          return .carryOut(.report(seat, .changed))
        }
        if let step = settle(seat) { return step }
      }
      cursor += 1
      scanned += 1
    }
    return nil
  }

  /// The next verdict that still holds.
  @usableFromInline
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
  private mutating func announce(_ state: GestureState, of seat: Seat) {
    if state.isFinal { mayBeDueForReset = true }
    contenders[seat].reported = state
    if contenders[seat].touches.isEmpty { mayBeAbandoned = true }
  }

  /// What an unsettled assignment means now.
  @usableFromInline
  mutating func settle(_ seat: Seat) -> ContestStep? {
    switch contenders[seat].claim {
    case .begin, .recognize:
      return settleClaim(of: seat)
    case .none:
      let (state, reported) = (contenders[seat].state, contenders[seat].reported)
      guard reported != .possible else {
        let cause = contenders[seat].cause
        markFailed(seat, cause)
        return .carryOut(.fail(seat, cause))
      }
      settled(seat)
      guard !reported.isFinal else { return nil }
      announce(state, of: seat)
      return .carryOut(.report(seat, state))
    }
  }

  private mutating func settleClaim(of seat: Seat) -> ContestStep? {
    let required = openRequirement(of: seat)
    let staysOut = contenders[seat].staysOut
    guard required != nil || staysOut else { return .ask(claimOf: seat) }
    // Active contenders come first, so that one that excludes the claim is named as the reason.
    guard contenders[seat].isUnopposed || !hasIncumbents(facing: seat) else {
      return .challenge(claimOf: seat)
    }
    if staysOut {
      markFailed(seat, .excludedBefore)
      return .carryOut(.fail(seat, .excludedBefore))
    }
    settled(seat)
    guard let required, !contenders[seat].isWaiting else { return nil }
    contenders[seat].isWaiting = true
    return .carryOut(.wait(seat, for: required))
  }

  private mutating func settled(_ seat: Seat) {
    guard contenders[seat].isUnsettled else { return }
    contenders[seat].isUnsettled = false
    unsettledCount -= 1
  }

  /// Makes `seat` failed, also in its reported state, and releases its dependents.
  private mutating func markFailed(_ seat: Seat, _ cause: Verdict.Cause) {
    if contenders[seat].fail(because: cause) { unsettledCount -= 1 }
    mayBeDueForReset = true
    release(dependentsOf: seat)
  }

  /// Lets the contenders that wait for `seat` ask again whether they must.
  mutating func release(dependentsOf seat: Seat) {
    guard contenders[seat].firstDependent >= 0 else { return }
    for dependent in requirements.dependents(of: seat, in: contenders) { askAgain(dependent) }
  }

  /// Has `seat`, if it waits, find out anew whether it must.
  mutating func askAgain(_ seat: Seat) {
    guard contenders[seat].isWaiting, !contenders[seat].isUnsettled else { return }
    contenders[seat].isUnsettled = true
    unsettledCount += 1
  }

  // MARK: Claims

  /// Seats whose recognition could forbid the claim of `seat`: active or just ended, in order.
  ///
  /// A contender that was granted in this settling is left out: it has just been asked about `seat`
  /// as its rival.
  public func incumbents(facing seat: Seat) -> [Seat] {
    order.filter { isIncumbent($0, facing: seat) }
  }

  private func hasIncumbents(facing seat: Seat) -> Bool {
    order.contains { isIncumbent($0, facing: seat) }
  }

  private func isIncumbent(_ other: Seat, facing seat: Seat) -> Bool {
    let incumbent = contenders[other]
    guard other != seat, incumbent.sharesSequence(with: contenders[seat]) else { return false }
    guard incumbent.reported.isActive || incumbent.reported == .ended else { return false }
    return incumbent.grantedIn != round
  }

  /// Seats that the recognition of `seat` could exclude: undecided, in order.
  public func rivals(of seat: Seat) -> [Seat] {
    order.filter { other in
      let rival = contenders[other]
      return other != seat && rival.isUndecided && rival.state != .failed
        && rival.sharesSequence(with: contenders[seat])
    }
  }

  /// Whether `seat` still claims what it was asked about.
  @inlinable
  public func isClaiming(_ seat: Seat) -> Bool {
    contenders[seat].isSeated && contenders[seat].claim != .none
  }

  /// Grants the claim of `seat`; the `excluded` contenders fail.
  ///
  /// Undecided contenders that required its failure fail too. Active ones are cancelled.
  ///
  /// Does nothing if the answers' user code has meanwhile withdrawn the claimant.
  public mutating func grant(_ seat: Seat, excluding excluded: [Seat]) {
    guard isClaiming(seat) else { return }
    let claim = contenders[seat].claim
    contenders[seat].claim = .none
    contenders[seat].isWaiting = false
    contenders[seat].grantedIn = round
    settled(seat)
    failDependents(of: seat)
    for other in excluded where contenders[other].isUndecided {
      markFailed(other, .excluded(by: seat))
      verdicts.append(.fail(other, .excluded(by: seat)))
    }
    let state = contenders[seat].state
    let first = claim == .begin ? .began : state
    announce(first, of: seat)
    verdicts.append(.report(seat, first))
    guard claim == .begin, state.isFinal else { return }
    verdicts.append(.report(seat, state))
  }

  /// No active contender excludes `seat`: it may wait for the failure that it requires. The contest
  /// asks about it once more when its wait is over.
  public mutating func letWait(_ seat: Seat) { contenders[seat].isUnopposed = true }

  /// Turns the claim of `seat` down because `incumbent` excludes it.
  public mutating func deny(_ seat: Seat, by incumbent: Seat) {
    guard isClaiming(seat) else { return }
    markFailed(seat, .denied(by: incumbent))
    verdicts.append(.fail(seat, .denied(by: incumbent)))
  }

  /// The required contender was recognized: the contenders that waited for its failure are out.
  private mutating func failDependents(of seat: Seat) {
    for dependent in requirements.dependents(of: seat, in: contenders) {
      if contenders[dependent].reported.isActive {
        guard !contenders[dependent].state.isFinal else { continue }
        contenders[dependent].cause = .requirementRecognized(seat)
        if contenders[dependent].assign(.cancelled, because: .requirementRecognized(seat)) {
          unsettledCount += 1
        }
      } else if contenders[dependent].isUndecided {
        markFailed(dependent, .requirementRecognized(seat))
        verdicts.append(.fail(dependent, .requirementRecognized(seat)))
      }
    }
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
    claim = .none
    isWaiting = false
    cause = why
    return isUnsettled
  }

  /// Settles what nearly every assignment is: a running gesture has new values. One without fingers
  /// may be abandoned, which is for the long way to find out.
  @inlinable
  mutating func settleChange() -> Bool {
    guard state == .changed, claim == .none, reported.isActive, !touches.isEmpty else {
      return false
    }
    isUnsettled = false
    reported = .changed
    return true
  }
}
