// Carries out the steps that the contest names, and puts its questions to code of the app.

import GestureCore

extension Referee {
  /// Carries out the steps that the contest names after an event.
  ///
  /// - Parameter isNewToViews: Whether views are to hear of the touch event that is happening.
  @inline(__always)
  func conclude(isNewToViews: Bool) {
    turn.goOn(to: .settling)
    contest.conclude(isNewToViews: isNewToViews)
    while let step = contest.next() { carryOut(step) }
    assert(contest.brokenInvariant() == nil, contest.brokenInvariant() ?? "")
  }

  @inline(__always)
  private func tellOfFailure(at seat: Contest.Seat, because cause: Verdict.Cause) {
    delivery.holdsMayHaveChanged()
    if case .itself = cause, !observers.isObserved { return }
    borrow(seat) { recognizer in
      if case .excluded = cause { touchesEvent.exclude(recognizer) }
      reportTransition(of: recognizer, from: .possible, to: .failed, because: cause)
    }
  }

  @inline(__always)
  private func carryOut(_ step: ContestStep) {
    switch step {
    case .carryOut(let verdict):
      carryOut(verdict)
    case .deliver(let isNew):
      turn.goOn(to: .delivering)
      delivery.deliver(isNew: isNew, by: self)
    case .ask(let winner, let other):
      contest.answer(sparing(recognizer(at: other), from: recognizer(at: winner)))
    case .reset:
      // An override may disable or remove recognizers; all of them keep their seats until `leave`.
      for seat in contest.resetting { borrow(seat) { $0.reset() } }
    case .leave:
      unseat()
    case .putOff(let stepsMax):
      report(.settlingPutOff(stepsMax: stepsMax))
    }
  }

  @inline(__always)
  private func carryOut(_ verdict: Verdict) {
    switch verdict {
    case .report(let seat, let state):
      announce(state, at: seat)
    case .fail(let seat, let cause):
      tellOfFailure(at: seat, because: cause)
    case .wait(let seat, let required):
      report(.waits(observationID(of: seat), for: observationID(of: required)))
    case .endWait(let seat):
      recognizer(at: seat).didBeginLate()
    case .goOn(let seat):
      report(.goesOn(observationID(of: seat), contest[seat].reported))
    case .spare(let other, let winner, let question):
      report(
        .spared(observationID(of: other), by: observationID(of: winner), because: question))
    case .breakRequirement(let dependent, let required):
      report(.brokenRequirement(of: observationID(of: dependent), on: observationID(of: required)))
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
        delivery.takeFromViews(contest[seat].received)
      }
    }
    if observers.isObserved {
      reportTransition(
        of: recognizer, from: recognizer.contestState.lastReported, to: state,
        because: contest[seat].cause)
      report(.action(recognizer.observationID, state))
    }
    recognizer.contestState.lastReported = state
    sendActions(of: recognizer, at: seat)
  }

  private func reportTransition(
    of recognizer: UIGestureRecognizer, from: GestureState, to: GestureState,
    because cause: Verdict.Cause
  ) {
    guard observers.isObserved else { return }
    let why: Observation.Cause =
      switch cause {
      case .itself: recognizer.causeOfAssignment(of: to, from: from)
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

  /// Asks code of the app why the recognition of one does not exclude the other; `nil` if it does.
  ///
  /// The code may assign states, disable or remove recognizers. That is noted, and settled when the
  /// questions of this claim are answered; seats are freed after that. So both keep their seats, and the
  /// answer counts for them.
  private func sparing(
    _ other: UIGestureRecognizer, from winner: UIGestureRecognizer
  ) -> ExclusionQuestion? {
    ExclusionQuestion.sparing { question in
      switch question {
      case .areViewsRelated:
        areRelated(winner.attachedView, other.attachedView)
      case .canWinnerPrevent:
        winner.canPrevent(other)
      case .canOtherBePrevented:
        other.canBePrevented(by: winner)
      case .doesOtherAllowBoth:
        observers.ask(.together(other.observationID, with: winner.observationID)) {
          other.askedDelegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: winner)
            ?? false
        }
      case .doesWinnerAllowBoth:
        winner.askedDelegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: other)
          ?? false
      }
    }
  }

  private func areRelated(_ a: UIView?, _ b: UIView?) -> Bool {
    guard let a, let b else { return false }
    return a === b || a.isDescendant(of: b) || b.isDescendant(of: a)
  }
}
