// The loop between the contest's questions, the user's answers, and the verdicts.

import GestureCore

extension Referee {
  /// More steps than this for each seat in one settling, and the rest waits for the next event.
  private static let settlingStepsMax = 100

  /// Settles, resets, delivers to views, and frees seats, in this order, until nothing is left.
  ///
  /// - Parameter isNewToViews: Whether views are to hear of the touch event that is happening.
  func conclude(isNewToViews: Bool) {
    concludeOnce(isNewToViews)
    var laps = 1
    while contest.hasUnsettled, laps < Self.settlingStepsMax {
      concludeOnce(false)
      laps += 1
    }
    assert(contest.brokenInvariant() == nil, contest.brokenInvariant() ?? "")
  }

  private func concludeOnce(_ isNewToViews: Bool) {
    desk.turn.goOn(to: .settling)
    settle()
    guard contest.mayBeDueForReset else {
      desk.turn.goOn(to: .delivering)
      return delivery.deliver(isNew: isNewToViews, by: self)
    }
    let due = contest.dueForReset()
    for seat in due { borrow(seat) { $0.reset() } }
    desk.turn.goOn(to: .delivering)
    delivery.deliver(isNew: isNewToViews, by: self)
    unseat(due)
  }

  /// Carries out verdicts and asks questions until the contest has none.
  private func settle() {
    guard contest.hasWork else { return }
    var steps = Self.settlingStepsMax * (contest.seatCount + 1)
    contest.beginSettling()
    repeat {
      contest.dismissAbandoned()
      arrange()
      while let step = contest.next() {
        carryOut(step)
        // User code may have made a recognizer join.
        arrange()
        steps -= 1
        guard steps > 0 else {
          return report(.settlingPutOff(stepsMax: Self.settlingStepsMax))
        }
      }
    } while contest.hasWork
  }

  @inline(__always)
  private func carryOut(_ step: ContestStep) {
    switch step {
    case .carryOut(.report(let seat, let state)):
      announce(state, at: seat)
    case .ask(let seat):
      decideClaim(of: seat)
    case .challenge(let seat):
      decideWhetherToWait(seat)
    case .carryOut(.wait(let seat, let required)):
      report(.waits(observationID(of: seat), for: observationID(of: required)))
    case .carryOut(.fail(let seat, let cause)):
      delivery.holdsMayHaveChanged()
      if case .excluded = cause { touchesEvent.exclude(recognizer(at: seat)) }
      reportTransition(of: recognizer(at: seat), from: .possible, to: .failed, because: cause)
    case .carryOut(.goOn(let seat)):
      report(.goesOn(observationID(of: seat), contest[seat].reported))
    }
  }

  @inline(__always)
  private func announce(_ state: GestureState, at seat: Contest.Seat) {
    borrow(seat) { announce(state, of: $0, at: seat) }
  }

  @inline(__always)
  private func announce(
    _ state: GestureState, of recognizer: UIGestureRecognizer, at seat: Contest.Seat
  ) {
    if state != .changed {
      delivery.holdsMayHaveChanged()
      if contest[seat].policy.cancelsTouches, state != .cancelled {
        delivery.take(contest[seat].received)
      }
    }
    if desk.isObserved {
      reportTransition(
        of: recognizer, from: recognizer.part.lastReported, to: state, because: contest[seat].cause)
      report(.action(recognizer.observationID, state))
    }
    recognizer.part.lastReported = state
    sendActions(of: recognizer, at: seat)
  }

  private func reportTransition(
    of recognizer: UIGestureRecognizer, from: GestureState, to: GestureState,
    because cause: Verdict.Cause
  ) {
    guard desk.isObserved else { return }
    let why: Observation.Cause =
      switch cause {
      case .itself: recognizer.causeOfAssignment(of: to)
      case .excluded(let winner): .excluded(by: observationID(of: winner))
      case .denied(let incumbent): .denied(by: observationID(of: incumbent))
      case .requirementRecognized(let seat): .requirementRecognized(observationID(of: seat))
      case .excludedBefore: .excludedBefore
      case .refusedToBegin: .refusedToBegin
      case .withdrawn: .withdrawn
      case .abandoned: .abandoned
      }
    report(.transition(recognizer.observationID, from: from, to: to, because: why))
  }

  // MARK: Claims

  /// Puts the contest's questions to the recognizers and delegates, and gives it the answers.
  private func decideClaim(of seat: Contest.Seat) {
    let claimant = recognizer(at: seat)
    if let incumbent = incumbent(against: seat) { return contest.deny(seat, by: incumbent) }
    let excluded = contest.rivals(of: seat).filter { excludes(claimant, recognizer(at: $0)) }
    guard contest.isClaiming(seat) else { return }
    if contest[seat].isWaiting { claimant.didBeginLate() }
    contest.grant(seat, excluding: excluded)
  }

  /// Asks whether a claimant that must wait may do so beside the active recognizers.
  private func decideWhetherToWait(_ seat: Contest.Seat) {
    if let incumbent = incumbent(against: seat) { return contest.deny(seat, by: incumbent) }
    contest.letWait(seat)
  }

  /// The first recognizer that is active, or just ended, and excludes the claimant.
  private func incumbent(against seat: Contest.Seat) -> Contest.Seat? {
    contest.incumbents(facing: seat).first {
      excludes(recognizer(at: $0), recognizer(at: seat))
    }
  }

  private func excludes(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    let sparing = ExclusionQuestion.sparing { question in
      switch question {
      case .areViewsRelated:
        areRelated(winner.attachedView, other.attachedView)
      case .canWinnerPrevent:
        winner.canPrevent(other)
      case .canOtherBePrevented:
        other.canBePrevented(by: winner)
      case .doesOtherAllowBoth:
        other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: winner)
          ?? false
      case .doesWinnerAllowBoth:
        winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: other)
          ?? false
      }
    }
    guard let sparing else { return true }
    report(.spared(other.observationID, by: winner.observationID, because: sparing))
    return false
  }

  private func areRelated(_ a: UIView?, _ b: UIView?) -> Bool {
    guard let a, let b else { return false }
    return a === b || a.isDescendant(of: b) || b.isDescendant(of: a)
  }
}
