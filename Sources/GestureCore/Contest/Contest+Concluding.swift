/// A step of the work after an event, a deadline or an assignment: settle, reset, deliver, leave.
/// The steps repeat while they leave anything to settle.
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
  /// Reset the contenders of ``Contest/resetting``. They are finished, and so are all contenders
  /// that requirements connect with them.
  case reset
  /// Tell the views what is due: first of touches that were taken away or held, then of the event,
  /// if it is new to the views.
  case deliver(isNew: Bool)
  /// Remove what the caller keeps for the seats of ``Contest/resetting``. These seats are free now.
  case leave
  /// Callbacks assign states again and again. The rest is settled with the next event.
  case putOff(stepsMax: Int)
}

/// The progress of the work after an event.
@usableFromInline
struct Conclusion: Sendable {
  @usableFromInline
  enum Stage: Equatable, Sendable {
    /// Nothing is to be done.
    case idle
    /// Assignments become verdicts.
    case settling
    /// Contenders are to be reset.
    case resetting
    /// Views are to hear. Whether contenders were reset, and leave after it.
    case delivering(leaves: Bool)
    /// The views have heard.
    case leaving(leaves: Bool)
  }

  @usableFromInline var stage = Stage.idle
  /// How many steps this settling may still take.
  @usableFromInline var stepsLeft = 0
  /// Whether views are to hear of the event.
  @usableFromInline var isNewToViews = false
  /// How many settlings have run. The event itself is new to the views in the first one alone.
  @usableFromInline var passes = 0

  @usableFromInline init() {}
}

extension Contest {
  /// The limit of steps for each seat in one settling, and of settlings after one event. Beyond it,
  /// the rest waits for the next event.
  public static let settlingStepsMax = 100

  /// Begins the work after an event, a deadline or an assignment. ``next()`` names the steps.
  ///
  /// - Parameter isNewToViews: Whether views are to hear of the event.
  @inlinable @inline(__always)
  public mutating func conclude(isNewToViews: Bool) {
    conclusion.isNewToViews = isNewToViews
    conclusion.passes = 0
    beginPass()
  }

  @inlinable @inline(__always)
  mutating func beginPass() {
    conclusion.passes &+= 1
    conclusion.stage = .settling
    guard hasWork else { return endSettling() }
    // What is granted from here on counts as "in the same event".
    round &+= 1
    cursor = 0
    conclusion.stepsLeft = Contest.settlingStepsMax &* (seatCount &+ 1)
    dismissAbandoned()
  }

  /// The next step; `nil` when nothing is left.
  ///
  /// - Complexity: O(contenders) for a whole settling in which no contender is asked again after
  ///   its turn.
  @inlinable @inline(__always)
  public mutating func next() -> ContestStep? {
    // The step that `nextStep` would name, sooner: FastLane.swift.
    if case .settling = conclusion.stage, let step = nextOfOne() { return step }
    return nextStep()
  }

  @usableFromInline
  mutating func nextStep() -> ContestStep? {
    while true {
      switch conclusion.stage {
      case .idle:
        return nil
      case .settling:
        if isSettling, let step = nextOfSettling() { return step }
        endSettling()
      case .resetting:
        conclusion.stage = .delivering(leaves: true)
        return .reset
      case .delivering(let leaves):
        conclusion.stage = .leaving(leaves: leaves)
        return .deliver(isNew: conclusion.isNewToViews && conclusion.passes == 1)
      case .leaving(leaves: true):
        conclusion.stage = .leaving(leaves: false)
        leave(resetting)
        return .leave
      case .leaving(leaves: false):
        guard hasUnsettled, conclusion.passes < Contest.settlingStepsMax else {
          conclusion.stage = .idle
          return nil
        }
        beginPass()
      }
    }
  }

  @inlinable @inline(__always)
  mutating func endSettling() {
    guard mayBeDueForReset else {
      conclusion.stage = .delivering(leaves: false)
      return
    }
    listDueForReset()
    conclusion.stage = resetting.isEmpty ? .delivering(leaves: false) : .resetting
  }

  // MARK: Settling

  /// Whether a step of the settling may be left. A contender that is over may have changed the order in
  /// which others are reset.
  private var isSettling: Bool { hasWork || mayBeDueForReset }

  @inline(never)
  private mutating func nextOfSettling() -> ContestStep? {
    while true {
      // Code of the app may have made a recognizer join. It takes its place after the questions
      // about the present claim.
      if !isClaimAsked { arrangeIfNeeded() }
      if hasVerdicts, let verdict = nextVerdict() {
        if !verdict.isForObserversOfAClaim { conclusion.stepsLeft -= 1 }
        return .carryOut(verdict)
      }
      if isClaimAsked {
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
      // A claim has questions to ask.
      if isClaimAsked { continue }
      guard hasWork else { return nil }
      dismissAbandoned()
    }
  }

  private mutating func putOff() -> ContestStep {
    endSettling()
    return .putOff(stepsMax: Contest.settlingStepsMax)
  }

  /// The step that follows from the next unsettled contender, in order.
  @inline(__always)
  private mutating func nextOfContenders() -> ContestStep? {
    var scanned = 0
    while unsettledCount > 0, scanned < order.count {
      if cursor >= order.count { cursor = 0 }
      let seat = order[cursor]
      if contenders[seat].isUnsettled {
        if let step = settle(seat) { return step }
        if isClaimAsked { return nil }
      }
      cursor += 1
      scanned += 1
    }
    return nil
  }
}

extension Verdict {
  /// Whether it only tells observers of an answer. Such a verdict counts as no step: there can be
  /// one for each pair.
  fileprivate var isForObserversOfAClaim: Bool {
    if case .spare = self { return true }
    return false
  }
}
