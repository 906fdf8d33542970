// The short cut of the contest names the steps that the long way names: random contests, twice.

import Testing

@testable import GestureCore

@Suite struct ContestFastLaneTests {
  /// A contest whose contenders assign random states, and what it named.
  private static func steps(
    seed: UInt64, _ next: (inout Contest) -> ContestStep?
  ) -> [ContestStep] {
    var random = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func below(_ limit: Int) -> Int {
      random ^= random << 13
      random ^= random >> 7
      random ^= random << 17
      return Int(random % UInt64(limit))
    }
    var contest = Contest()
    var steps: [ContestStep] = []
    let seats = (0..<(2 + below(6))).map {
      contest.join(at: Contender.Place(depth: $0 % 3, view: $0 % 2, rank: $0), policy: .init())
    }
    for seat in seats where below(4) > 0 {
      contest.receive(TouchSlots(seat % 3), at: seat, in: 1)
      if below(3) == 0 { contest.require(seat, toFail: seats[below(seats.count)]) }
    }
    for _ in 0..<8 {
      contest.beginHearing()
      for seat in contest.order {
        let states: [GestureState] = [.began, .changed, .changed, .changed, .ended, .failed]
        if below(2) == 0, case .ask(let state) = contest.propose(states[below(6)], at: seat) {
          contest.assign(state, to: seat)
        }
        if below(9) == 0 { contest.lift(contest[seat].touches, at: seat) }
      }
      contest.conclude(isNewToViews: true)
      while let step = next(&contest) {
        steps.append(step)
        if case .ask = step { contest.answer(below(2) == 0 ? .canWinnerPrevent : nil) }
      }
    }
    return steps
  }

  @Test func newcomersThatJoinTogetherAreSortedAmongOthersThatWereMoved() {
    var contest = Contest()
    for depth in [1, 9] {
      _ = contest.join(at: Contender.Place(depth: depth, view: 0, rank: 0), policy: .init())
    }
    contest.beginHearing()
    #expect(contest.order == [1, 0])
    _ = contest.join(1, depth: 5, view: 1, receiving: TouchSlots(0), in: 1) { _ in (2, .init()) }
    contest.beginHearing()
    #expect(contest.order == [1, 2, 0])
  }

  @Test("the steps of a contest are the same with and without the short cut")
  func theShortCutChangesNoStep() {
    var count = 0
    for seed in 1...2_000 as ClosedRange<UInt64> {
      let short = Self.steps(seed: seed) { $0.next() }
      #expect(short == Self.steps(seed: seed) { $0.nextStep() }, "seed \(seed)")
      count += short.count
    }
    #expect(count > 40_000)
  }
}
