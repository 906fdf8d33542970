// A check that cannot fail is none: each promise is broken on a log made by hand, and only it.

import GestureCore
import Testing

@testable import TouchSimulation

@Suite struct PromisesAreChecked {
  /// The promises that a log breaks, in an app of three recognizers.
  private func broken(
    _ facts: [Fact], discrete: UInt64 = 0,
    excludes: @escaping (Int, Int) -> Bool = { _, _ in true },
    requirements: [Int: UInt64] = [:]
  ) -> [Promise] {
    var setting = Setting(discrete: discrete, excludes: excludes)
    setting.requirements = (0..<64).map { requirements[$0] ?? 0 }
    var judge = Judge(setting)
    for fact in facts { judge.hear(fact) }
    return judge.breaches.map(\.promise)
  }

  private func down(_ touch: Int = 0, sequence: Int = 1) -> Fact {
    .down(touch, Fact.Landing(sequence: sequence))
  }
  private func take(_ touch: Int = 0, _ recognizer: Int) -> Fact {
    .received(touch, by: recognizer, isTaken: false)
  }
  private func go(
    _ recognizer: Int, _ from: GestureState, _ to: GestureState, _ why: Fact.Why = .other,
    cancels: Bool = false
  ) -> Fact { .transition(recognizer, from: from, to: to, why, cancels: cancels) }
  private func hears(
    _ phase: Plan.Phase, _ touch: Int = 0, own: Plan.Phase? = nil, view: Int = 0,
    at time: Double = 0
  ) -> Fact {
    .viewHeard(
      0, Fact.Hearing(phase: phase, touch: touch, own: own ?? phase, view: view, time: time))
  }
  private let told = Fact.Place()

  @Test func aLawfulLogBreaksNothing() {
    let facts: [Fact] = [
      .input(0), down(), take(0, 0), take(0, 1), .recognizerHeard(0, .began, touch: 0, .possible),
      hears(.began), .settled(seated: 0b11),
      .input(1), go(1, .possible, .failed, .excluded(by: 0)),
      go(0, .possible, .began, cancels: true), .action(0, .began), .told(0, .began, told),
      .reset(1), hears(.cancelled), .settled(seated: 0b1),
      .input(2), .up(0, time: 1, isCancelled: false), go(0, .began, .ended), .action(0, .ended),
      .told(0, .ended, told), .reset(0), .settled(seated: 0), .rested(Fact.Remains()),
    ]
    #expect(broken(facts) == [])
  }

  @Test func aStateFollowsFromTheOneBefore() {
    #expect(broken([go(0, .possible, .changed)]) == [.legalTransition])
    #expect(broken([go(0, .began, .changed)]) == [.legalTransition])
  }

  @Test func targetsAreToldWhatWasAnnounced() {
    #expect(broken([go(0, .possible, .failed), .action(0, .failed)]) == [.actionsInOrder])
    #expect(broken([.told(0, .began, told)]) == [.actionsInOrder])
  }

  @Test func aDiscreteGestureSendsOneAction() {
    #expect(
      broken([go(0, .possible, .began), .action(0, .began)], discrete: 1) == [.discreteOnce])
    let once: [Fact] = [go(0, .possible, .ended), .action(0, .ended)]
    #expect(broken(once + [.action(0, .ended)], discrete: 1) == [.discreteOnce])
  }

  @Test func twoThatExcludeEachOtherAreNotActive() {
    let facts = [
      down(), take(0, 0), take(0, 1), go(0, .possible, .began), go(1, .possible, .began),
    ]
    #expect(broken(facts) == [.exclusion])
    #expect(broken(facts, excludes: { _, _ in false }) == [])
    // Not of one multi-touch sequence.
    let apart = [down(), take(0, 0), go(0, .possible, .began), down(1, sequence: 2), take(1, 1)]
    #expect(broken(apart + [go(1, .possible, .began)]) == [])
  }

  @Test func excludedRecognizersMustBeOver() {
    let facts = [down(), take(0, 0), take(0, 1), go(0, .possible, .began)]
    #expect(broken(facts + [.settled(seated: 0b11)]) == [.excludedFail])
    #expect(broken(facts + [.mutation, .settled(seated: 0b11)]) == [])
  }

  @Test func exclusionNeedsACause() {
    let facts = [down(), take(0, 0), take(0, 1), go(1, .possible, .failed, .excluded(by: 0))]
    #expect(
      broken(facts + [go(0, .possible, .began)], excludes: { _, _ in false })
        == [.justifiedExclusion])
    #expect(broken([go(1, .possible, .failed, .denied(by: 0))]) == [.justifiedExclusion])
  }

  @Test func waitingRecognizersMustBeSilent() {
    let waits: [Fact] = [down(), take(0, 0), take(0, 1), .waits(0, for: 1)]
    #expect(broken(waits + [.action(0, .possible)]).contains(.silentWhileWaiting))
    let excluding = waits + [go(1, .possible, .failed, .excluded(by: 0)), go(2, .possible, .began)]
    #expect(broken(excluding) == [.silentWhileWaiting])
  }

  @Test func dependentMustNotBeginBeforeTheRequiredFailed() {
    let facts = [down(), take(0, 0), take(0, 1), go(0, .possible, .began)]
    let requirements: [Int: UInt64] = [0: 0b10]
    let isApart: (Int, Int) -> Bool = { _, _ in false }
    #expect(
      broken(facts, excludes: isApart, requirements: requirements) == [.requirementRespected])
    // A requirement that the app's code asked for in this attempt.
    let dynamic = [down(), .requires(0, 1), take(0, 0), take(0, 1), go(0, .possible, .began)]
    #expect(broken(dynamic, excludes: isApart) == [.requirementRespected])
    #expect(
      broken([.broken(of: 0, on: 1)] + dynamic, excludes: isApart) == [])
  }

  @Test func dependentOfARecognizedOneMustBeOut() {
    let facts = [
      down(), take(0, 0), take(0, 1), go(1, .possible, .began), .settled(seated: 0b11),
    ]
    #expect(
      broken(facts, excludes: { _, _ in false }, requirements: [0: 0b10])
        == [.requirementRecognized])
  }

  @Test func waitMustHaveAnUndecidedRequirement() {
    #expect(broken([go(1, .possible, .failed), .waits(0, for: 1)]) == [.waitersReleased])
    let facts = [down(), take(0, 0), take(0, 1), .waits(0, for: 1), .settled(seated: 0b11)]
    #expect(broken(facts, requirements: [0: 0b10]) == [])
    let gone = facts + [.ignored(0, by: 1), .settled(seated: 0b11)]
    #expect(broken(gone, requirements: [0: 0b10]) == [.waitersReleased])
  }

  @Test func aViewHearsBeganAndOneEnd() {
    #expect(broken([down(), hears(.moved)]) == [.viewOrder])
    #expect(broken([down(), hears(.began), hears(.began)]) == [.viewOrder])
    #expect(broken([down(), hears(.began), hears(.ended), hears(.cancelled)]) == [.viewOrder])
  }

  @Test func aTouchKeepsItsView() {
    #expect(broken([down(), hears(.began, view: 1)]) == [.viewConstant])
    #expect(broken([down(), hears(.began, own: .moved)]) == [.viewConstant])
  }

  @Test func heldPhasesComeOutInOrder() {
    let held: [Fact] = [down(), .held(0, .began), .held(0, .moved)]
    #expect(broken(held + [.delivered(0, .moved, to: 0)]) == [.heldInOrder])
    #expect(broken(held + [.delivered(0, .began, to: 0), .delivered(0, .moved, to: 0)]) == [])
  }

  @Test func excludedRecognizerMustStayOut() {
    let lost: [Fact] = [
      down(), take(0, 0), take(0, 1), go(1, .possible, .failed, .excluded(by: 0)),
      go(0, .possible, .ended), .reset(1), .reset(0),
    ]
    let again = go(1, .possible, .began)
    #expect(broken(lost + [again]) == [.excludedStaysOut])
    #expect(broken(lost + [.up(0, time: 1, isCancelled: false), again]) == [])
  }

  @Test func aViewHearsInTheOrderOfTime() {
    #expect(
      broken([down(), hears(.began, at: 1), hears(.moved, at: 0.5)]) == [.timeForward])
  }

  @Test func aViewHearsNothingOfATakenTouch() {
    let facts = [
      down(), take(0, 0), hears(.began), go(0, .possible, .began, cancels: true), hears(.moved),
    ]
    #expect(broken(facts) == [.takenSilent])
  }

  @Test func aViewHearsThatATakenTouchIsCancelled() {
    let facts = [
      down(), take(0, 0), hears(.began), go(0, .possible, .began, cancels: true),
      .settled(seated: 1),
    ]
    #expect(broken(facts) == [.takenCancelled])
  }

  @Test func aRecognizerHearsOnlyItsOwnTouches() {
    #expect(broken([down(), .recognizerHeard(0, .moved, touch: 0, .possible)]) == [.attemptOnly])
    let facts = [down(), take(0, 0), go(0, .possible, .failed), .reset(0)]
    #expect(
      broken(facts + [.recognizerHeard(0, .moved, touch: 0, .possible)]) == [.attemptOnly])
    #expect(
      broken([down(), take(0, 0), .recognizerHeard(0, .moved, touch: 0, .failed)])
        == [.attemptOnly])
  }

  @Test func onlyWhoIsOverIsReset() {
    #expect(broken([.reset(0)]) == [.resetWhenOver])
    #expect(broken([.recognizerReset(0, .began)]) == [.resetWhenOver])
    let facts = [down(), take(0, 0), take(0, 1), go(0, .possible, .failed), .reset(0)]
    #expect(broken(facts, requirements: [0: 0b10]) == [.resetWhenOver])
  }

  @Test func finishedRecognizerMustBeReset() {
    let facts = [down(), take(0, 0), go(0, .possible, .failed), .settled(seated: 1)]
    #expect(broken(facts) == [.resetDue])
    #expect(
      broken([take(0, 1)] + facts.dropLast() + [.settled(seated: 0b11)], requirements: [1: 1]) == []
    )
  }

  @Test func tapsAreCounted() {
    func landing(_ time: Double, taps: Int, x: Double = 0) -> Fact {
      .down(0, Fact.Landing(x: x, time: time, taps: taps))
    }
    let first: [Fact] = [landing(0, taps: 1), .up(0, time: 0.1, isCancelled: false)]
    #expect(broken(first + [landing(0.4, taps: 2)]) == [])
    #expect(broken(first + [landing(0.4, taps: 1)]) == [.tapCount])
    #expect(broken(first + [landing(0.5, taps: 2)]) == [.tapCount])
    #expect(broken(first + [landing(0.4, taps: 2, x: 45)]) == [.tapCount])
    // What was held too long, or went too far, was no tap.
    let long: [Fact] = [landing(0, taps: 1), .up(0, time: 0.76, isCancelled: false)]
    #expect(broken(long + [landing(0.8, taps: 1)]) == [])
    #expect(broken(long + [landing(0.8, taps: 2)]) == [.tapCount])
    let far: [Fact] = [landing(0, taps: 1), .strayed(0), .up(0, time: 0.1, isCancelled: false)]
    #expect(broken(far + [landing(0.2, taps: 1)]) == [])
    #expect(broken(far + [landing(0.2, taps: 2)]) == [.tapCount])
  }

  @Test func aControlTellsOneEnd() {
    #expect(broken([.control(0, .cancel)]) == [.controlPairs])
    #expect(broken([.control(0, .down), .control(0, .down)]) == [.controlPairs])
    #expect(broken([.control(0, .down), .control(0, .upInside)]) == [])
  }

  @Test func restMustLeaveNothing() {
    #expect(broken([.rested(Fact.Remains(fingers: 1))]) == [.rest])
    #expect(broken([.rested(Fact.Remains(isScheduled: true))]) == [.rest])
    #expect(broken([down(), .held(0, .began), .rested(Fact.Remains())]) == [.rest])
    #expect(broken([down(), hears(.began), .rested(Fact.Remains())]) == [.rest])
  }
}
