/// What follows each event, deadline or assignment, step by step: settle, reset, deliver, leave, and the
/// same again while that left anything to settle.
///
///     contest.conclude(isNewToViews: true)
///     while let step = contest.next() {
///       // carry it out, or answer it; code of the app runs here
///     }
public enum ContestStep: Equatable, Sendable {
  /// Does the recognition of the first exclude the second? Go through ``ExclusionQuestion``, and hand
  /// the result to ``Contest/answer(_:)``.
  case ask(whether: Contest.Seat, excludes: Contest.Seat)
  /// Carry this out.
  case carryOut(Verdict)
  /// Reset the contenders of ``Contest/resetting``: they are finished, and all contenders tied to them by
  /// requirements are.
  case reset
  /// Tell the views what is due: of touches that were taken or held, and if the event is new to them, of
  /// the event.
  case deliver(isNew: Bool)
  /// Let go of what belongs to the seats of ``Contest/resetting``: they are free.
  case leave
  /// Callbacks keep assigning states: what is left is settled with the next event.
  case putOff(stepsMax: Int)
}

/// Where a contest is in what follows an event.
@usableFromInline
struct Conclusion: Sendable {
  @usableFromInline
  enum Stage: Sendable {
    /// Nothing is to be done.
    case idle
    case settling
    case resetting
    case delivering
    case leaving
  }

  @usableFromInline var stage = Stage.idle
  /// How many steps this settling may still take.
  @usableFromInline var stepsLeft = 0
  /// Whether views are to hear of the event.
  @usableFromInline var isNewToViews = false
  /// How often it was settled.
  @usableFromInline var passes = 0
  /// Whether contenders are reset in this pass, and leave at its end.
  @usableFromInline var hasReset = false

  /// Goes on to delivering. The event itself is new to the views in the first pass alone.
  @inlinable
  mutating func deliver() -> ContestStep {
    stage = .leaving
    return .deliver(isNew: isNewToViews && passes == 1)
  }
}

extension Contest {
  /// More steps than this for each seat in one settling, or more settlings than this after one event,
  /// and the rest waits for the next event.
  public static let settlingStepsMax = 100

  /// Begins what follows an event, a deadline or an assignment; ``next()`` names the steps.
  ///
  /// - Parameter isNewToViews: Whether views are to hear of the event.
  @inlinable
  public mutating func conclude(isNewToViews: Bool) {
    conclusion.isNewToViews = isNewToViews
    conclusion.passes = 0
    beginPass()
  }

  @usableFromInline
  mutating func beginPass() {
    conclusion.passes += 1
    conclusion.stage = .settling
    guard hasWork else { return endSettling() }
    // What is granted from here on counts as "in the same event".
    round &+= 1
    cursor = 0
    conclusion.stepsLeft = Contest.settlingStepsMax * (seatCount + 1)
    dismissAbandoned()
  }

  /// The next step; `nil` when nothing is left.
  ///
  /// - Complexity: O(contenders) for a whole settling in which no contender's requirement is
  ///   released against the order.
  @inlinable
  public mutating func next() -> ContestStep? {
    if let seat = nextChange() { return .carryOut(.report(seat, .changed)) }
    return nextBesidesChanges()
  }

  /// The next step where ``nextChange()`` is `nil`.
  @inlinable @inline(__always)
  public mutating func nextBesidesChanges() -> ContestStep? {
    // Nearly every event has nothing else to settle and resets nothing: written out, to be fast.
    if conclusion.stage == .settling, !hasWork, !mayBeDueForReset {
      conclusion.stage = .delivering
    }
    if conclusion.stage == .delivering {
      return conclusion.deliver()
    }
    if conclusion.stage == .leaving, !conclusion.hasReset, !hasUnsettled {
      conclusion.stage = .idle
      return nil
    }
    return nextOther()
  }

  /// The seat of the next step, if that step tells targets of new values, as nearly every one does; `nil`
  /// if another step comes first, which ``next()`` names.
  @inlinable @inline(__always)
  public mutating func nextChange() -> Seat? {
    guard conclusion.stage == .settling, unsettledCount > 0, conclusion.stepsLeft > 0, isArranged,
      verdicts.isEmpty, !claim.isRunning
    else { return nil }
    while cursor < order.count {
      let seat = order[cursor]
      guard contenders[seat].isUnsettled else {
        cursor += 1
        continue
      }
      guard contenders[seat].settleChange() else { return nil }
      unsettledCount -= 1
      cursor += 1
      conclusion.stepsLeft -= 1
      return seat
    }
    return nil
  }

  @usableFromInline
  mutating func nextOther() -> ContestStep? {
    while true {
      switch conclusion.stage {
      case .idle:
        return nil
      case .settling:
        if let step = nextOfSettling() { return step }
        endSettling()
      case .resetting:
        conclusion.stage = .delivering
        if conclusion.hasReset { return .reset }
      case .delivering:
        return conclusion.deliver()
      case .leaving:
        if conclusion.hasReset {
          conclusion.hasReset = false
          leave(resetting)
          return .leave
        }
        if hasUnsettled, conclusion.passes < Contest.settlingStepsMax {
          beginPass()
        } else {
          conclusion.stage = .idle
        }
      }
    }
  }

  @usableFromInline
  mutating func endSettling() {
    guard mayBeDueForReset else {
      conclusion.stage = .delivering
      return
    }
    resetting = dueForReset()
    conclusion.hasReset = !resetting.isEmpty
    conclusion.stage = .resetting
  }

  // MARK: Settling

  @inline(__always)
  private mutating func nextOfSettling() -> ContestStep? {
    while true {
      // Code of the app may have made a recognizer join. The questions about one claim are not disturbed.
      if !claim.isRunning { arrangeIfNeeded() }
      if hasVerdicts, let verdict = nextVerdict() {
        if !verdict.isForObserversOfAClaim { conclusion.stepsLeft -= 1 }
        return .carryOut(verdict)
      }
      if claim.isRunning {
        if let step = nextOfClaim() { return step }
        continue
      }
      guard conclusion.stepsLeft > 0 else {
        return hasUnsettled ? putOff() : nil
      }
      if let step = nextOfContenders() {
        conclusion.stepsLeft -= 1
        return step
      }
      // A claim has questions to ask, or has just been decided.
      if claim.isRunning || !verdicts.isEmpty { continue }
      guard hasWork else { return nil }
      dismissAbandoned()
    }
  }

  private mutating func putOff() -> ContestStep {
    endSettling()
    return .putOff(stepsMax: Contest.settlingStepsMax)
  }

  /// What the next unsettled contender means now, in order.
  @inline(__always)
  private mutating func nextOfContenders() -> ContestStep? {
    var scanned = 0
    while unsettledCount > 0, scanned < order.count {
      if cursor >= order.count { cursor = 0 }
      let seat = order[cursor]
      if contenders[seat].isUnsettled {
        if let step = settle(seat) { return step }
        if claim.isRunning { return nil }
      }
      cursor += 1
      scanned += 1
    }
    return nil
  }
}

extension Verdict {
  /// Whether it only tells of an answer: those do not count as steps, for there may be as many as there
  /// are pairs.
  fileprivate var isForObserversOfAClaim: Bool {
    if case .spare = self { return true }
    return false
  }
}
