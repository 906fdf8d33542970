// The contest as a value: claims, exclusion, denial, and who is taken out, step by step.

import GestureCore
import Testing

@Suite struct Claims {
  @Test(arguments: [
    ("a ended", ["a ended", "reset a"]),
    ("a began", ["a began"]),
    ("a began,a changed", ["a began"]),
    ("a began,a ended", ["a began", "a ended", "reset a"]),
    ("a began,a changed,a ended", ["a began", "a ended", "reset a"]),
    ("a began,a cancelled", ["a began", "a cancelled", "reset a"]),
    ("a changed", ["a began"]),
    ("a failed", ["a failed: itself", "reset a"]),
    ("a cancelled", ["a failed: itself", "reset a"]),
    ("a possible", []),
    ("a withdraws", ["a failed: withdrawn", "reset a"]),
    ("a began,a withdraws", ["a failed: withdrawn", "reset a"]),
    ("a lifts", ["a failed: abandoned", "reset a"]),
    ("a began,a lifts", ["a began", "a goes on"]),
  ])
  func ofOneContender(event: String, log: [String]) {
    var arena = Arena()
    arena.join("a")
    arena.event(event)
    #expect(arena.news() == log)
  }

  @Test(arguments: [
    ("a hears", ["a changed"]),
    ("a changed", ["a changed"]),
    ("a changed,a ended", ["a ended", "reset a"]),
    ("a failed", ["a cancelled", "reset a"]),
    ("a withdraws", ["a cancelled", "reset a"]),
    ("a changed,a withdraws", ["a cancelled", "reset a"]),
    // Who is active decides for itself, also without a finger.
    ("a lifts", ["a goes on"]),
    ("a changed,a lifts", ["a changed", "a goes on"]),
    ("a lifts,a hears", ["a changed", "a goes on"]),
    ("a ended,a lifts", ["a ended", "reset a"]),
    ("a lifts,a withdraws", ["a cancelled", "reset a"]),
  ])
  func ofOneThatBegan(event: String, log: [String]) {
    var arena = Arena()
    arena.join("a")
    arena.event("a began")
    #expect(arena.news() == ["a began"])
    arena.event(event)
    #expect(arena.news() == log)
  }

  @Test func aContenderIsPossibleForTheOthersUntilItsClaimIsGranted() {
    var arena = Arena()
    arena.join("a")
    arena.assign("began", to: "a")
    #expect(arena.contender("a").state == .began)
    #expect(arena.contender("a").reported == .possible)
    #expect(arena.contender("a").claim?.kind == .begin)
    arena.settle()
    #expect(arena.contender("a").reported == .began)
    #expect(arena.contender("a").claim == nil)
  }

  @Test func deadlinesThatPassTogetherAreToldInTheOrderOfTheirTimes() {
    var arena = Arena()
    arena.join("a", "b", "c")
    let (a, b, c) = (arena.seat("a"), arena.seat("b"), arena.seat("c"))
    var contest = arena.contest
    for (seat, time) in [(a, 3.0), (b, 1), (c, 1)] { contest.setDeadline(time, at: seat) }
    #expect(contest.dueDeadlines(by: 3) == [b, c, a])
  }

  @Test func contenderWithADeadlineIsNotAbandoned() {
    var arena = Arena()
    arena.join("a")
    let seat = arena.seat("a")
    var contest = arena.contest
    contest.setDeadline(1, at: seat)
    contest.lift(TouchSlots(0), at: seat)
    #expect(contest.steps() == [.deliver(isNew: false)])
    #expect(contest.dueDeadlines(by: 1) == [seat])
    #expect(contest.steps().first == .carryOut(.fail(seat, .abandoned)))
  }

  @Test func contenderThatWaitsWithoutTouchesIsNotAbandonedUntilItWaitsNoMore() {
    var arena = Arena()
    arena.join("a")
    let seat = arena.seat("a")
    var contest = arena.contest
    contest.setPolicy(.init(waitsWithoutTouches: true), at: seat)
    contest.lift(TouchSlots(0), at: seat)
    #expect(contest.steps() == [.deliver(isNew: false)])
    contest.setPolicy(.init(), at: seat)
    #expect(contest.steps().first == .carryOut(.fail(seat, .abandoned)))
  }

  @Test func contenderThatIgnoredAllItsTouchesIsAbandonedAndATouchlessOneIsNot() {
    var contest = Contest()
    let ignoring = contest.join(at: .init(depth: 1), policy: .init())
    let touchless = contest.join(at: .init(depth: 0), policy: .init())
    contest.receive(TouchSlots(3), at: ignoring)
    contest.ignore(TouchSlots(3), at: ignoring)
    #expect(
      contest.steps() == [
        .carryOut(.fail(ignoring, .abandoned)), .reset, .deliver(isNew: false), .leave,
      ])
    #expect(contest[touchless].reported == .possible)
  }
}

@Suite struct RivalsInAContest {
  @Test(arguments: [
    // Both in one event: the first in order wins.
    ("", "a ended,b ended", ["a ended", "b failed"]),
    ("", "b ended,a ended", ["a ended", "b failed"]),
    ("", "b began", ["b began", "a failed"]),
    ("a b", "a ended,b ended", ["a ended", "b ended"]),
    ("b a", "b began,a began", ["a began", "b began"]),
  ])
  func inOneEvent(together: String, event: String, log: [String]) {
    var arena = Arena()
    arena.together = [together]
    arena.join("a", "b")
    arena.event(event)
    let words = arena.news().filter { !$0.hasPrefix("reset") }
    // The excluded one fails before the winner's targets hear of it.
    #expect(words.map { $0.split(separator: ":")[0] }.sorted() == log.map { $0[...] }.sorted())
    #expect(words.first { !$0.contains("failed") } == log[0])
  }

  @Test func theExcludedFailBeforeTheWinnersTargetsAreTold() {
    var arena = Arena()
    arena.join("a", "b", "c")
    arena.event("b ended")
    #expect(
      arena.news() == [
        "a failed: excluded by b", "c failed: excluded by b", "b ended", "reset a+b+c",
      ])
  }

  @Test func anActiveOneDeniesWhatItExcludes() {
    var arena = Arena()
    arena.join("a", "b")
    arena.together = ["a b"]
    arena.event("a began")
    arena.together = []
    arena.event("b ended")
    #expect(arena.news() == ["a began", "b failed: denied by a", "reset b"])
  }

  @Test func aJustEndedOneDeniesToo() {
    var arena = Arena()
    arena.join("a", at: .init(depth: 2), receiving: TouchSlots(0))
    arena.join("untouched", at: .init(depth: 1), receiving: .none)
    arena.join("c", at: .init(depth: 0), receiving: TouchSlots(0))
    // Tied to one that is undecided, a is not reset yet.
    arena.require("a > untouched")
    arena.together = ["a c"]
    arena.event("a ended")
    arena.together = []
    arena.event("c ended")
    #expect(arena.news() == ["a ended", "c failed: denied by a", "reset c"])
  }

  @Test func contenderThatBeganIsNotExcluded() {
    var arena = Arena()
    arena.join("a", "b")
    arena.together = ["a b"]
    arena.event("b began")
    arena.together = []
    arena.event("a ended")
    #expect(arena.news() == ["b began", "a failed: denied by b", "reset a"])
    #expect(arena.contender("b").reported == .began)
  }

  @Test func contenderWithoutTouchesOfTheSequenceIsNoRival() {
    var arena = Arena()
    arena.join("a", at: .init(depth: 2), receiving: TouchSlots(0))
    arena.join("b", at: .init(depth: 1), receiving: .none)
    arena.event("a ended")
    #expect(arena.news() == ["a ended", "reset a"])
    arena.event("b ended")
    #expect(arena.news() == ["b ended", "reset b"])
  }

  @Test func ofTouchesFromAnotherSequenceNobodyIsARival() {
    var contest = Contest()
    let early = contest.join(at: .init(depth: 1), policy: .init())
    let late = contest.join(at: .init(depth: 0), policy: .init())
    contest.receive(TouchSlots(0), at: early, in: 1)
    contest.receive(TouchSlots(1), at: late, in: 2)
    #expect(contest.rivals(of: late).isEmpty && contest.incumbents(facing: late).isEmpty)
    contest.receive(TouchSlots(2), at: early, in: 2)
    #expect(contest.rivals(of: late) == [early])
  }
}

@Suite struct TakenOutMeanwhile {
  @Test func betweenBeganAndEndedReportsTheEndIsNotTold() {
    var arena = Arena()
    arena.join("a")
    arena.onReport = { arena, name, state in
      if state == .began { arena.assign("withdraws", to: name) }
    }
    arena.event("a began,a ended")
    #expect(arena.news() == ["a began", "a cancelled", "reset a"])
  }

  @Test func inAnothersActionItsClaimIsNotGranted() {
    var arena = Arena()
    arena.join("a", "b")
    arena.together = ["a b"]
    arena.onReport = { arena, name, _ in
      if name == "a" { arena.assign("withdraws", to: "b") }
    }
    arena.event("a ended,b ended")
    #expect(arena.news() == ["a ended", "b failed: withdrawn", "reset a+b"])
  }

  @Test func whileItsClaimIsAskedAboutItIsNotGranted() {
    var arena = Arena()
    arena.join("a", "b")
    arena.onAsk = { arena, name in arena.assign("withdraws", to: name) }
    arena.event("a ended")
    #expect(arena.news() == ["a failed: withdrawn", "reset a"])
    #expect(arena.contender("b").reported == .possible)
  }

  @Test func aRivalThatIsTakenOutWhileAskedAboutIsExcludedAllTheSame() {
    var arena = Arena()
    arena.join("a", "b")
    arena.onAsk = { arena, _ in arena.assign("withdraws", to: "b") }
    arena.event("a ended")
    #expect(arena.news() == ["b failed: excluded by a", "a ended", "reset a+b"])
  }

  @Test func aSeatIsTakenAgainByAStranger() {
    var arena = Arena()
    arena.join("a", "b")
    arena.together = ["a b"]
    let seat = arena.seat("a")
    arena.event("a ended")
    #expect(arena.isSeated("a") == false)
    arena.join("c")
    #expect(arena.seat("c") == seat)
    #expect(arena.contender("c").state == .possible && arena.contender("c").deadline == .infinity)
    arena.event("c ended,b failed")
    #expect(arena.contest.order == [])
  }
}

@Suite struct JoiningTogether {
  private func join(_ depths: [Int], _ contest: inout Contest) -> Range<Contest.Seat> {
    let first = contest.seatCount
    for depth in depths { _ = join(1, at: depth, &contest) }
    return first..<contest.seatCount
  }

  private func join(_ count: Int, at depth: Int, _ contest: inout Contest) -> Range<Contest.Seat> {
    contest.join(count, depth: depth, view: 0, receiving: TouchSlots(0), in: 1) {
      (count - $0, .init())
    }
  }

  @Test func contendersOfOneViewAreInTheOrderOfTheirRanks() {
    var contest = Contest()
    #expect(join(3, at: 1, &contest) == 0..<3)
    #expect(join(2, at: 4, &contest) == 3..<5)
    #expect(join(0, at: 5, &contest) == 5..<5)
    _ = contest.beginHearing()
    #expect(contest.order == [3, 4, 0, 1, 2] && contest.brokenInvariant() == nil)
  }

  @Test(arguments: [
    ([3, 2, 1], [0, 1, 2]), ([1, 2, 3], [2, 1, 0]), ([2, 2], [0, 1]), ([], []),
  ])
  func contendersAreInTheOrderOfTheirPlaces(depths: [Int], order: [Contest.Seat]) {
    var contest = Contest()
    #expect(join(depths, &contest) == 0..<depths.count)
    #expect(contest.beginHearing() == 0..<depths.count)
    #expect(contest.order == order && contest.brokenInvariant() == nil)
  }

  @Test func contendersOfADeeperViewComeBeforeEarlierOnes() {
    var contest = Contest()
    _ = join([1], &contest)
    #expect(join([5, 4], &contest) == 1..<3)
    _ = contest.beginHearing()
    #expect(contest.order == [1, 2, 0] && contest.brokenInvariant() == nil)
  }

  @Test func requiredContenderComesFirst() {
    var contest = Contest()
    _ = join([2, 1], &contest)
    contest.require(0, toFail: 1)
    _ = contest.beginHearing()
    _ = join([0], &contest)
    _ = contest.beginHearing()
    #expect(contest.order == [1, 0, 2] && contest.brokenInvariant() == nil)
  }

  @Test func eachHasReceivedTheTouch() {
    var contest = Contest()
    var same = Contest()
    _ = join([1], &contest)
    let seat = same.join(at: .init(depth: 1, rank: 1), policy: .init())
    same.receive(TouchSlots(0), at: seat, in: 1)
    #expect(contest[0] == same[seat])
  }
}
