// Each rule of the second opinion is broken by a history made by hand, and only it.

import GestureCore
import Testing

@testable import TouchSimulation

@Suite struct RulesOverTheHistory {
  private typealias Recognizer = History.App.Recognizer

  /// The rule that a history breaks, in an app with custom recognizers on one view, the first of
  /// which was added last.
  private func complaint(
    _ moments: [[Fact]], recognizers: Int = 2, requirements: [UInt64] = [0, 0],
    excludes: Bool = true, excluding: ((Int, Int) -> Bool)? = nil
  ) -> String? {
    var app = History.App()
    app.recognizers = (0..<recognizers).map {
      Recognizer(window: 0, view: 0, depth: 1, rank: 10 - $0)
    }
    app.requirements = requirements
    app.excludes = excluding ?? { first, second in excludes && first != second }
    var history = History(app)
    for moment in moments {
      for fact in moment + [.settled(seated: 0)] { history.append(fact) }
    }
    return history.complaint()
  }

  private func expect(_ complaint: String?, _ words: String, _ line: Int = #line) {
    #expect(complaint?.contains(words) == true, "line \(line): \(complaint ?? "no complaint")")
  }

  // MARK: Words

  /// A finger comes down, is offered to all, and goes to these.
  private func down(_ receivers: Int...) -> [Fact] {
    [.down(0, Fact.Landing(view: 0)), .offered(0, to: 0b11), .phase(0, .began)]
      + receivers.map { .received(0, by: $0, isTaken: true) }
  }
  private func heard(_ recognizer: Int, _ phase: Plan.Phase = .began) -> Fact {
    .recognizerHeard(recognizer, phase, touch: 0, .possible)
  }
  private let up: [Fact] = [.up(0, time: 1, isCancelled: false), .phase(0, .ended)]
  private let move: [Fact] = [.phase(0, .moved)]
  /// It is recognized, or goes on, and says so.
  private func tell(_ recognizer: Int, _ from: GestureState, _ to: GestureState) -> [Fact] {
    [
      .transition(recognizer, from: from, to: to, .other, cancels: true), .action(recognizer, to),
      .told(recognizer, to, Fact.Place()),
    ]
  }
  private func fail(_ recognizer: Int, _ why: Fact.Why = .other) -> Fact {
    .transition(recognizer, from: .possible, to: .failed, why, cancels: true)
  }
  private func reset(_ recognizer: Int) -> [Fact] {
    [.recognizerReset(recognizer, .ended), .reset(recognizer)]
  }
  private func view(_ phase: Plan.Phase) -> Fact { .viewHeard(0, Fact.Hearing(phase: phase)) }

  /// The first is recognized as the finger comes down, and the second is excluded.
  private var lawful: [Fact] {
    down(0, 1) + [heard(0), .assigned(0, .ended), heard(1), fail(1, .excluded(by: 0))]
      + tell(0, .possible, .ended) + reset(0) + reset(1)
  }

  // MARK: Rules

  @Test func aLawfulHistoryBreaksNone() {
    #expect(complaint([lawful, up]) == nil)
    let held = down(0) + [heard(0), view(.began)]
    let waiting = complaint(
      [held, up + [heard(0, .ended), .assigned(0, .failed), fail(0)] + reset(0) + [view(.ended)]],
      recognizers: 1, requirements: [0])
    #expect(waiting == nil)
  }

  @Test func recognizerMustReceiveATouchItIsOffered() {
    expect(complaint([down(0) + [heard(0), view(.began)]]), "1 did not receive touch 0")
  }

  @Test func eachPhaseIsHeardOnce() {
    let silent = down(0, 1) + [heard(0), view(.began)]
    expect(complaint([silent]), "1 hears began of touch 0 0 times")
    expect(complaint([down(0, 1) + [heard(0), heard(1), heard(1)]]), "0 2 times")
  }

  @Test func recognizerAddedLaterMustHearFirst() {
    expect(complaint([down(0, 1) + [heard(1), heard(0), view(.began)]]), "1 hears before 0")
    let required = complaint(
      [down(0, 1) + [heard(0), heard(1), view(.began)]], requirements: [0b10, 0])
    expect(required, "0 hears before 1")
  }

  @Test func assignedStatesMustBeTold() {
    let silent = lawful.filter { if case .told = $0 { false } else { true } }
    expect(complaint([silent]), "0 never told")
    let mute = silent.filter { if case .action = $0 { false } else { true } }
    expect(complaint([mute]), "0 never told")
  }

  @Test func viewsHearLast() {
    let early = down(0, 1) + [heard(0), heard(1), view(.began)]
    let moved = move + [view(.moved), heard(0, .moved), heard(1, .moved)]
    expect(complaint([early, moved]), "comes too late")
  }

  @Test func aRunningGestureGoesOn() {
    let begun =
      down(0) + [heard(0), .assigned(0, .began)] + tell(0, .possible, .began)
    let silent = move + [heard(0, .moved)]
    expect(complaint([begun, silent], recognizers: 1, requirements: [0]), "0 becomes []")
    let ends = silent + tell(0, .began, .ended) + reset(0)
    expect(complaint([begun, ends], recognizers: 1, requirements: [0]), "0 becomes [ended]")
  }

  @Test func unhinderedClaimMustBeGranted() {
    let ignored = down(0, 1) + [heard(0), .assigned(0, .ended), heard(1), view(.began)]
    expect(complaint([ignored]), "0 waits")
  }

  @Test func dependentMustWait() {
    let early =
      down(0, 1) + [heard(1), heard(0), .assigned(0, .ended)] + tell(0, .possible, .ended)
    expect(complaint([early], requirements: [0b10, 0], excludes: false), "before 1 failed")
  }

  @Test func recognizerThatAnActiveOneDeniesMustNotWait() {
    let first: [Fact] = [
      .down(0, Fact.Landing()), .offered(0, to: 0b101), .phase(0, .began),
      .received(0, by: 0, isTaken: true), .received(0, by: 2, isTaken: true), heard(0),
      .assigned(0, .began), heard(2),
    ]
    let second: [Fact] = [
      .down(1, Fact.Landing()), .offered(1, to: 0b010), .phase(1, .began),
      .received(1, by: 1, isTaken: true), .recognizerHeard(1, .began, touch: 1, .possible),
      .assigned(1, .ended),
    ]
    let begun = first + tell(0, .possible, .began)
    func complaint(_ outcome: Fact) -> String? {
      self.complaint(
        [begun, second + [outcome]], recognizers: 3, requirements: [0, 0b100, 0],
        excluding: { $0 == 0 && $1 == 1 })
    }
    #expect(complaint(fail(1, .denied(by: 0))) == nil)
    expect(complaint(.waits(1, for: 2)), "1 waits beside 0")
  }

  @Test func excludedRecognizerMustFail() {
    let spared =
      down(0, 1) + [heard(0), .assigned(0, .ended), heard(1)] + tell(0, .possible, .ended)
      + reset(0)
    expect(complaint([spared]), "0 did not exclude 1")
    let both =
      down(0, 1) + [heard(0), .assigned(0, .ended), heard(1), .assigned(1, .ended)]
      + tell(0, .possible, .ended) + tell(1, .possible, .ended) + reset(0) + reset(1)
    expect(complaint([both]), "1 is recognized beside 0")
  }

  @Test func excludedRecognizerMustStayOutWhileItsTouchIsDown() {
    func complaint(lifting: [Fact] = [], _ outcome: [Fact]) -> String? {
      let second: [Fact] = [
        .down(1, Fact.Landing()), .offered(1, to: 0b10), .phase(1, .began),
        .received(1, by: 1, isTaken: true), .recognizerHeard(1, .began, touch: 1, .possible),
        .assigned(1, .ended),
      ]
      return self.complaint([lawful, lifting, second + outcome])
    }
    #expect(complaint([fail(1)] + reset(1)) == nil)
    #expect(complaint(lifting: up, tell(1, .possible, .ended) + reset(1)) == nil)
    expect(complaint(tell(1, .possible, .ended) + reset(1)), "although it was excluded")
    expect(complaint([]), "1 waits although it was excluded")
    expect(complaint(lifting: up, [fail(1)] + reset(1)), "1 fails for no reason")
  }

  @Test func failureMustHaveAReason() {
    let arbitrary = down(0, 1) + [heard(0), heard(1), fail(1)] + reset(1) + [view(.began)]
    expect(complaint([arbitrary]), "1 fails for no reason")
  }

  @Test func firstInOrderMustBeAskedFirst() {
    let unjust =
      down(0, 1)
      + [heard(0), .assigned(0, .ended), heard(1), .assigned(1, .ended), fail(0, .excluded(by: 1))]
      + tell(1, .possible, .ended) + reset(0) + reset(1)
    expect(complaint([unjust]), "1 was asked before 0")
  }

  @Test func tiedRecognizersMustBeResetTogether() {
    let kept =
      down(0, 1) + [heard(0), .assigned(0, .ended), heard(1), fail(1, .excluded(by: 0))]
      + tell(0, .possible, .ended) + reset(0)
    expect(complaint([kept]), "1 is not reset")
    let early =
      down(0, 1) + [heard(1), heard(0), .assigned(0, .failed), fail(0)] + reset(0) + [view(.began)]
    expect(complaint([early], requirements: [0b10, 0]), "0 is reset before 1 is over")
  }

  @Test func aViewHearsWhatNobodyHolds() {
    let open = down(0, 1) + [heard(0), heard(1)]
    expect(complaint([open]), "the view hears [] and not [began in 0]")
    let ended = up + [heard(0, .ended), heard(1, .ended)]
    // Whoever is left without fingers is over.
    let over = [fail(0), fail(1)] + reset(0) + reset(1)
    expect(
      complaint([open + [view(.began)], ended + over]), "and not [began in 0, ended in 1]")
    expect(complaint([lawful + [view(.began)]]), "[began in 0] and not []")
  }

  @Test func historiesBeyondTheRulesAreNotJudged() {
    #expect(complaint([[.beyondRules] + down(0)]) == nil)
  }
}
