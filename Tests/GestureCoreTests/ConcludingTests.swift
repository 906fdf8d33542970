// What follows an event, as the contest names it: which steps, in which order, how often, and where it
// ends.

import GestureCore
import Testing

@Suite struct StepsAfterAnEvent {
  /// Contenders with one finger each; `deepest` is asked first.
  private func contest(_ count: Int) -> Contest {
    var contest = Contest()
    for depth in 0..<count {
      let seat = contest.join(at: .init(depth: count - depth), policy: .init())
      contest.receive(TouchSlots(0), at: seat)
    }
    return contest
  }

  /// Goes through the steps of a conclusion; `answers` says why a pair does not exclude.
  private func steps(
    of contest: inout Contest, isNew: Bool = true,
    _ answer: (Contest.Seat, Contest.Seat) -> ExclusionQuestion? = { _, _ in nil },
    carryOut: (inout Contest, ContestStep) -> Void = { _, _ in }
  ) -> [ContestStep] {
    var steps: [ContestStep] = []
    contest.conclude(isNewToViews: isNew)
    while let step = contest.next() {
      steps.append(step)
      if case .ask(let winner, let other) = step { contest.answer(answer(winner, other)) }
      carryOut(&contest, step)
      #expect(contest.brokenInvariant() == nil)
    }
    return steps
  }

  @Test func withoutAnythingToSettleTheEventIsDelivered() {
    var contest = contest(1)
    #expect(steps(of: &contest) == [.deliver(isNew: true)])
    #expect(steps(of: &contest, isNew: false) == [.deliver(isNew: false)])
    #expect(contest.next() == nil)
  }

  @Test func aClaimAsksAboutEachPairAndThenTheVerdictsCome() {
    var contest = contest(3)
    contest.assign(.ended, to: 0)
    #expect(
      steps(of: &contest) { _, other in other == 1 ? .canWinnerPrevent : nil } == [
        .ask(whether: 0, excludes: 1), .carryOut(.spare(1, by: 0, because: .canWinnerPrevent)),
        .ask(whether: 0, excludes: 2), .carryOut(.fail(2, .excluded(by: 0))),
        .carryOut(.report(0, .ended)), .reset, .deliver(isNew: true), .leave,
      ])
    #expect(contest.resetting == [0, 2] && contest.order == [1])
  }

  @Test func anActiveOneIsAskedFirstAndItsYesEndsTheQuestions() {
    var contest = contest(3)
    contest.assign(.began, to: 1)
    _ = steps(of: &contest) { _, _ in .doesWinnerAllowBoth }
    contest.assign(.ended, to: 0)
    #expect(
      steps(of: &contest) == [
        .ask(whether: 1, excludes: 0), .carryOut(.fail(0, .denied(by: 1))), .reset,
        .deliver(isNew: true), .leave,
      ])
  }

  @Test func waitingClaimIsAskedAboutActiveContendersOnly() {
    var contest = contest(4)
    contest.require(0, toFail: 3)
    contest.assign(.began, to: 1)
    _ = steps(of: &contest) { _, _ in .doesWinnerAllowBoth }
    contest.assign(.ended, to: 0)
    #expect(
      steps(of: &contest) { _, _ in .doesOtherAllowBoth } == [
        .ask(whether: 1, excludes: 0),
        .carryOut(.spare(0, by: 1, because: .doesOtherAllowBoth)), .carryOut(.wait(0, for: 3)),
        .deliver(isNew: true),
      ])
    contest.assign(.failed, to: 3)
    #expect(
      steps(of: &contest) { _, _ in .doesOtherAllowBoth } == [
        .carryOut(.fail(3, .itself)), .ask(whether: 1, excludes: 0),
        .carryOut(.spare(0, by: 1, because: .doesOtherAllowBoth)), .ask(whether: 0, excludes: 2),
        .carryOut(.spare(2, by: 0, because: .doesOtherAllowBoth)), .carryOut(.endWait(0)),
        .carryOut(.report(0, .ended)), .reset, .deliver(isNew: true), .leave,
      ])
  }

  @Test func assignmentsOfResetsAndViewsAreSettledInAnotherPass() {
    var contest = contest(3)
    contest.assign(.failed, to: 0)
    let steps = steps(
      of: &contest,
      carryOut: { contest, step in
        if step == .reset, contest[1].state == .possible { contest.assign(.failed, to: 1) }
        if step == .deliver(isNew: true) { contest.assign(.failed, to: 2) }
      })
    #expect(
      steps == [
        .carryOut(.fail(0, .itself)), .reset, .deliver(isNew: true), .leave,
        .carryOut(.fail(1, .itself)), .carryOut(.fail(2, .itself)), .reset,
        .deliver(isNew: false), .leave,
      ])
    #expect(contest.order == [])
  }

  @Test func aRequirementThatClosesACycleIsToldBeforeAnythingElse() {
    var contest = contest(2)
    contest.require(0, toFail: 1)
    contest.require(1, toFail: 0)
    contest.assign(.failed, to: 0)
    #expect(
      steps(of: &contest) == [
        .carryOut(.breakRequirement(of: 1, on: 0)), .carryOut(.fail(0, .itself)),
        .deliver(isNew: true),
      ])
  }

  @Test func contenderThatJoinsBetweenQuestionsDoesNotDisturbThem() {
    var contest = contest(3)
    contest.assign(.ended, to: 0)
    var isFirst = true
    let steps = steps(
      of: &contest, isNew: false, { _, _ in .areViewsRelated },
      carryOut: { contest, step in
        guard isFirst, case .ask = step else { return }
        isFirst = false
        let seat = contest.join(at: .init(depth: 99), policy: .init())
        contest.receive(TouchSlots(0), at: seat)
      })
    let asked = steps.filter { if case .ask = $0 { true } else { false } }
    #expect(asked == [.ask(whether: 0, excludes: 1), .ask(whether: 0, excludes: 2)])
    #expect(contest.order == [3, 1, 2])
  }

  @Test func claimantThatAnAnswerWithdrawsIsNotDenied() {
    var contest = contest(2)
    contest.assign(.began, to: 1)
    _ = steps(of: &contest) { _, _ in .doesWinnerAllowBoth }
    contest.assign(.began, to: 0)
    contest.conclude(isNewToViews: false)
    #expect(contest.next() == .ask(whether: 1, excludes: 0))
    contest.withdraw(0)
    contest.answer(nil)
    #expect(contest.next() == .carryOut(.fail(0, .withdrawn)))
  }

  @Test func callbacksThatAssignForEverArePutOff() {
    var contest = contest(1)
    contest.assign(.began, to: 0)
    let steps = steps(
      of: &contest,
      carryOut: { contest, step in
        if case .carryOut(.report) = step { contest.assign(.changed, to: 0) }
      })
    let limit = Contest.settlingStepsMax
    #expect(steps.filter { $0 == .putOff(stepsMax: limit) }.count == limit)
    #expect(steps.filter { if case .deliver = $0 { true } else { false } }.count == limit)
    #expect(steps.last == .deliver(isNew: false) && contest.hasUnsettled)
    // The next event goes on with it.
    #expect(self.steps(of: &contest) == [.carryOut(.report(0, .changed)), .deliver(isNew: true)])
  }

  @Test func assignmentsUpToTheLimitAreNotPutOff() {
    // So many steps for each seat, and as many more.
    let most = 2 * Contest.settlingStepsMax
    for (assignments, isPutOff) in [(most - 1, false), (most, false), (most + 1, true)] {
      var contest = contest(1)
      var left = assignments
      func assign(_ state: GestureState, _ contest: inout Contest) {
        if left > 0 { contest.assign(state, to: 0) }
        left -= 1
      }
      assign(.began, &contest)
      let steps = steps(
        of: &contest,
        carryOut: { contest, step in
          if case .carryOut(.report) = step { assign(.changed, &contest) }
        })
      #expect(
        steps.contains(.putOff(stepsMax: Contest.settlingStepsMax)) == isPutOff, "\(assignments)")
    }
  }

  @Test func anAnswerThatNobodyAskedForChangesNothing() {
    var contest = contest(2)
    contest.answer(nil)
    contest.assign(.ended, to: 0)
    contest.conclude(isNewToViews: false)
    #expect(contest.next() == .ask(whether: 0, excludes: 1))
    contest.answer(.areViewsRelated)
    contest.answer(nil)
    #expect(contest.next() == .carryOut(.spare(1, by: 0, because: .areViewsRelated)))
    #expect(contest.next() == .carryOut(.report(0, .ended)))
  }
}
