/// The claim that is being decided: which pairs are asked about, one at a time, because code of the app
/// answers.
@usableFromInline
struct ClaimWalk: Sendable {
  /// What the pairs are asked for.
  enum Part: Sendable {
    /// The others may forbid the claim. A claim that waits for a failure, or fails anyway, excludes
    /// nothing, so its walk ends here.
    case forbidding(claimWaits: Bool)
    /// The claim may exclude the others.
    case excluding
  }

  let claimant: Contest.Seat
  var part: Part
  /// The seats that are asked about.
  var others: [Contest.Seat]
  /// How many of them have been asked about.
  var asked = 0
  /// The seats that the claim excludes, of those asked about.
  var excluded: [Contest.Seat] = []

  /// The seat that the next question is about; `nil` when all of this part have been asked about.
  var other: Contest.Seat? { asked < others.count ? others[asked] : nil }

  /// Goes on to the seats that the claim may exclude.
  mutating func goOn(to rivals: [Contest.Seat]) {
    (part, others, asked) = (.excluding, rivals, 0)
  }
}

/// Deciding a claim: which contenders forbid it, and which it excludes.
extension Contest {
  /// Begins to decide the claim of `seat`: active contenders may forbid it, and rivals may be excluded.
  ///
  /// - Parameter mustWait: Whether the claim waits for a failure or fails anyway, so that only active
  ///   contenders are asked about.
  mutating func beginClaim(of seat: Seat, mustWait: Bool) {
    claim = ClaimWalk(
      claimant: seat, part: .forbidding(claimWaits: mustWait), others: incumbents(facing: seat))
  }

  /// Whether a claim is being decided.
  @inlinable var isClaimAsked: Bool { claim != nil }

  /// The next question about the claim that is being decided; `nil` when it is decided.
  mutating func nextOfClaim() -> ContestStep? {
    while let walk = claim {
      switch (walk.part, walk.other) {
      case (.forbidding, let other?):
        return .ask(whether: other, excludes: walk.claimant)
      case (.excluding, let other?):
        return .ask(whether: walk.claimant, excludes: other)
      case (.forbidding(claimWaits: false), nil):
        let rivals = rivals(of: walk.claimant)
        claim?.goOn(to: rivals)
      case (.forbidding(claimWaits: true), nil):
        claim = nil
        // No active contender excludes the claimant. The question is repeated when its wait is over.
        contenders[walk.claimant].claim?.isUnopposed = true
      case (.excluding, nil):
        claim = nil
        grant(walk.claimant, excluding: walk.excluded)
      }
    }
    return nil
  }

  /// Answers the question of the last step.
  ///
  /// - Parameter sparing: What ``ExclusionQuestion/sparing(_:)`` returned: why the claimant does
  ///   not exclude the other; `nil` if it does.
  public mutating func answer(_ sparing: ExclusionQuestion?) {
    guard let walk = claim, let other = walk.other else { return }
    claim?.asked += 1
    switch (walk.part, sparing) {
    case (.excluding, let question?):
      verdicts.append(.spare(other, by: walk.claimant, because: question))
    case (.forbidding, let question?):
      verdicts.append(.spare(walk.claimant, by: other, because: question))
    case (.excluding, nil):
      claim?.excluded.append(other)
    case (.forbidding, nil):
      claim = nil
      deny(walk.claimant, by: other)
    }
  }

  /// Seats whose recognition could forbid the claim of `seat`: active or just ended, in order.
  ///
  /// A contender that was granted in this settling is left out: it has just been asked about `seat`
  /// as its rival.
  public func incumbents(facing seat: Seat) -> [Seat] {
    guard recognizedCount > 0 else { return [] }
    return order.filter { isIncumbent($0, facing: seat) }
  }

  func hasIncumbents(facing seat: Seat) -> Bool {
    recognizedCount > 0 && order.contains { isIncumbent($0, facing: seat) }
  }

  private func isIncumbent(_ other: Seat, facing seat: Seat) -> Bool {
    let incumbent = contenders[other]
    guard other != seat, incumbent.sharesSequence(with: contenders[seat]) else { return false }
    guard incumbent.isRecognized else { return false }
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
  private func isClaiming(_ seat: Seat) -> Bool { contenders[seat].claim != nil }

  /// Grants the claim of `seat`; the `excluded` contenders fail.
  ///
  /// Undecided contenders that required its failure fail too. Active ones are cancelled.
  ///
  /// Does nothing if the answers' user code has meanwhile withdrawn the claimant.
  private mutating func grant(_ seat: Seat, excluding excluded: [Seat]) {
    guard isClaiming(seat) else { return }
    let isToBegin = contenders[seat].claim?.kind == .begin
    if contenders[seat].isWaiting { verdicts.append(.endWait(seat)) }
    contenders[seat].claim = nil
    contenders[seat].grantedIn = round
    settled(seat)
    failDependents(of: seat)
    for other in excluded where contenders[other].isUndecided {
      markFailed(other, .excluded(by: seat))
      verdicts.append(.fail(other, .excluded(by: seat)))
    }
    let state = contenders[seat].state
    let first = isToBegin ? .began : state
    announce(first, of: seat)
    verdicts.append(.report(seat, first))
    guard isToBegin, state.isFinal else { return }
    verdicts.append(.report(seat, state))
  }

  /// Turns the claim of `seat` down because `incumbent` excludes it.
  private mutating func deny(_ seat: Seat, by incumbent: Seat) {
    guard isClaiming(seat) else { return }
    markFailed(seat, .denied(by: incumbent))
    verdicts.append(.fail(seat, .denied(by: incumbent)))
  }

  /// Fails the contenders that required the failure of `seat`, which was recognized.
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
