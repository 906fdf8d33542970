// The contest as a value: who waits for whom, who is released, and who is reset together.

import GestureCore
import Testing

@Suite struct Waiting {
  @Test func aClaimWaitsUntilTheRequiredOneFails() {
    var arena = Arena()
    arena.join("a", "b")
    arena.require("a > b")
    arena.event("a ended")
    #expect(arena.news() == ["a waits for b"])
    #expect(arena.contender("a").reported == .possible && arena.contender("a").isWaiting)
    arena.event("b failed")
    #expect(arena.news() == ["b failed: itself", "a ended", "reset b+a"])
  }

  @Test(arguments: [
    ("a began", "", ["a began"]),
    ("a began", "a changed", ["a began"]),
    ("a began", "a changed,a ended", ["a began", "a ended", "reset b+a"]),
    ("a began", "a cancelled", ["a began", "a cancelled", "reset b+a"]),
    ("a ended", "", ["a ended", "reset b+a"]),
  ])
  func statesAssignedInAWaitAreToldOnRelease(first: String, second: String, log: [String]) {
    var arena = Arena()
    arena.join("a", "b")
    arena.require("a > b")
    arena.event(first)
    arena.event(second)
    #expect(arena.news() == ["a waits for b"])
    arena.event("b failed")
    #expect(arena.news() == ["b failed: itself"] + log)
  }

  @Test func dependentFailsWhenTheRequiredContenderIsRecognized() {
    for recognition in ["b ended", "b began"] {
      var arena = Arena()
      arena.join("a", "b")
      arena.together = ["a b"]
      arena.require("a > b")
      arena.event("a ended")
      arena.event(recognition)
      #expect(
        arena.news().prefix(3) == [
          "a waits for b", "a failed: required the failure of b", recognition,
        ])
    }
  }

  @Test func dependentIsReleasedWhenTheRequiredContenderIsCancelledOrWithdrawn() {
    var arena = Arena()
    arena.join("a", "b")
    arena.require("a > b")
    arena.event("a ended")
    arena.event("b withdraws")
    #expect(arena.news() == ["a waits for b", "b failed: withdrawn", "a ended", "reset b+a"])
  }

  @Test(arguments: [
    // Who excludes whom, and what comes of a claim that must wait: at once, and on release.
    ("a c", ["b failed: denied by a"], ["c failed: itself", "reset c+b"]),
    ("a b", ["b waits for c"], ["c failed: itself", "b ended", "reset c+b"]),
    ("", ["b failed: denied by a"], []),
  ])
  func contenderThatAnActiveOneDeniesMayNotWaitEither(
    together: String, claim: [String], release: [String]
  ) {
    var arena = Arena()
    arena.together = ["a c", together]
    arena.join("a", "c")
    arena.event("a began")
    #expect(arena.news() == ["a began"])
    arena.join("b", at: .init(depth: 1), receiving: TouchSlots(1))
    arena.require("b > c")
    arena.event("b ended")
    #expect(arena.news() == claim)
    guard !release.isEmpty else { return }
    arena.event("c failed")
    #expect(arena.news() == release)
  }

  @Test func waitingContenderIsAskedAboutAnActiveOneOnceAndOnReleaseAgain() {
    var arena = Arena()
    arena.together = ["a b", "a c", "a d", "b c", "b d", "c d"]
    arena.join("a", "c", "d")
    arena.event("a began")
    arena.join("b", at: .init(depth: 1), receiving: TouchSlots(1))
    arena.require("b > c", "b > d")
    arena.event("b began")
    arena.event("b changed")
    arena.event("c failed")
    #expect(
      arena.news() == ["a began", "b waits for c", "c failed: itself"])
    var asked: [String] = []
    arena.onAsk = { _, name in asked.append(name) }
    arena.together.remove("a b")
    arena.event("d failed")
    #expect(arena.news() == ["d failed: itself", "b failed: denied by a", "reset c+d+b"])
    #expect(asked == ["b"])
  }

  @Test func dependentIsReleasedWhenTheRequiredContenderIgnoresItsTouches() {
    var arena = Arena()
    arena.join("a", "b", "c")
    arena.require("a > b", "b > c")
    arena.event("a ended, b ended")
    #expect(arena.news() == ["b waits for c", "a waits for b"])
    arena.event("b ignores")
    #expect(arena.news().contains("a ended"))
  }

  @Test func dependentIsReleasedWhenALaterRequirementClosesACycle() {
    var arena = Arena()
    arena.join("b", "a")
    arena.require("a > b")
    arena.event("a ended")
    #expect(arena.news() == ["a waits for b"])
    arena.join("c", at: .init(depth: 99), receiving: TouchSlots(1))
    arena.require("b > c", "c > a")
    arena.settle()
    #expect(arena.news().contains("a ended"))
  }

  @Test func anActiveOneIsCancelledWithTheRequiredOneAsTheCause() {
    var arena = Arena()
    arena.join("a")
    arena.event("a began")
    arena.join("b")
    arena.together = ["a b"]
    arena.require("a > b")
    arena.event("b began")
    #expect(arena.contender("a").reported == .cancelled)
    #expect(arena.contender("a").cause == .requirementRecognized(arena.seat("b")))
  }

  @Test func aWaitingOneExcludesNobodyAndIsItselfARival() {
    var arena = Arena()
    arena.join("a", "b", "c")
    arena.require("a > b")
    arena.together = ["b c"]
    arena.event("a ended")
    arena.event("c ended")
    #expect(arena.news() == ["a waits for b", "a failed: excluded by c", "c ended", "reset c"])
  }

  @Test func aChainIsReleasedFromItsEnd() {
    var arena = Arena()
    arena.join("a", "b", "c")
    arena.require("a > b", "b > c")
    arena.together = ["a b", "b c", "a c"]
    arena.event("a ended")
    #expect(arena.news() == ["a waits for b"])
    arena.event("b failed")
    #expect(arena.news() == ["b failed: itself", "a ended"])
    arena.event("c failed")
    #expect(arena.news() == ["c failed: itself", "reset c+b+a"])
  }

  @Test func inAChainTheOneThatWaitsKeepsTheNextWaiting() {
    var arena = Arena()
    arena.join("a", "b", "c")
    arena.require("a > b", "b > c")
    arena.event("a ended,b ended")
    #expect(arena.news() == ["b waits for c", "a waits for b"])
    arena.event("c failed")
    #expect(
      arena.news() == [
        "c failed: itself", "a failed: required the failure of b", "b ended", "reset c+b+a",
      ])
  }

  @Test func twoRequirementsMustBothFail() {
    var arena = Arena()
    arena.join("a", "b", "c")
    arena.require("a > b", "a > c")
    arena.event("a ended")
    arena.event("b failed")
    #expect(arena.news() == ["a waits for b", "b failed: itself"])
    arena.event("c failed")
    #expect(arena.news() == ["c failed: itself", "a ended", "reset b+c+a"])
  }

  @Test func contenderWithoutTouchesKeepsNoDependentWaiting() {
    var arena = Arena()
    arena.join("a", at: .init(depth: 1), receiving: TouchSlots(0))
    arena.join("b", at: .init(depth: 0), receiving: .none)
    arena.require("a > b")
    arena.event("a ended")
    #expect(arena.news() == ["a ended"])
  }

  @Test func aRequirementMadeTwiceIsOne() {
    var arena = Arena()
    arena.join("a", "b")
    arena.require("a > b", "a > b", "a > a")
    arena.event("a ended")
    arena.event("b failed")
    #expect(arena.news() == ["a waits for b", "b failed: itself", "a ended", "reset b+a"])
  }
}

@Suite struct TheOrderOfContenders {
  @Test func theDeepestComesFirstThenTheOlderViewThenTheLaterAdded() {
    var arena = Arena()
    let places: [(String, Contender.Place)] = [
      ("high", .init(depth: 0)), ("deep", .init(depth: 5)),
      ("early", .init(depth: 2, view: 1, rank: 1)), ("late", .init(depth: 2, view: 1, rank: 2)),
      ("younger", .init(depth: 2, view: 7, rank: 9)),
    ]
    for (name, place) in places { arena.join(name, at: place, receiving: TouchSlots(0)) }
    #expect(arena.order == ["deep", "late", "early", "younger", "high"])
  }

  @Test func equalPlacesKeepTheOrderOfJoining() {
    var arena = Arena()
    for name in ["x", "y", "z"] {
      arena.join(name, at: .init(depth: 1), receiving: TouchSlots(0))
    }
    #expect(arena.order == ["x", "y", "z"])
  }

  @Test(arguments: [
    (["a > b"], ["b", "a", "c"]), (["a > c"], ["c", "a", "b"]),
    (["b > c", "a > b"], ["c", "b", "a"]),
    (["c > a"], ["a", "b", "c"]), (["a > b", "a > c"], ["b", "c", "a"]),
  ])
  func aRequiredOneComesBeforeThoseThatWait(requirements: [String], order: [String]) {
    var arena = Arena()
    arena.join("a", "b", "c")
    for requirement in requirements { arena.require(requirement) }
    #expect(arena.order == order)
  }

  @Test func aCycleIsBrokenWhereItCloses() {
    var arena = Arena()
    arena.join("a", "b", "c")
    arena.require("a > b", "b > c", "c > a")
    #expect(arena.news() == ["c does not wait for a"])
    #expect(arena.order == ["c", "b", "a"])
    arena.event("a ended,b ended,c ended")
    #expect(
      arena.news() == [
        "b failed: required the failure of c", "a failed: excluded by c", "c ended",
        "reset c+b+a",
      ])
  }

  @Test func aLongChainIsArrangedWithoutRecursion() {
    var contest = Contest()
    let seats = (0..<20_000).map { _ in contest.join(at: .init(depth: 0), policy: .init()) }
    for (dependent, required) in zip(seats, seats.dropFirst()) {
      contest.require(dependent, toFail: required)
    }
    #expect(contest.beginHearing() == 0..<20_000)
    #expect(contest.order == seats.reversed())
  }
}

@Suite struct ResetGroups {
  @Test func tiedContendersAreResetWithTheLastOfThem() {
    var arena = Arena()
    arena.join("a", "b", "c", "alone")
    arena.require("a > b", "b > c")
    arena.event("a failed,alone failed")
    #expect(arena.news() == ["a failed: itself", "alone failed: itself", "reset alone"])
    arena.event("c failed")
    #expect(arena.news() == ["c failed: itself"])
    arena.event("b failed")
    #expect(arena.news() == ["b failed: itself", "reset c+b+a"])
    #expect(arena.contest.order == [])
  }

  @Test func anActiveOneKeepsItsGroup() {
    var arena = Arena()
    arena.join("a", "b")
    arena.require("a > b")
    arena.event("b began")
    #expect(arena.news() == ["a failed: required the failure of b", "b began"])
    arena.event("b ended")
    #expect(arena.news() == ["b ended", "reset b+a"])
  }

  @Test func aRequirementGoesWithTheSeatAndNotToTheNextWhoTakesIt() {
    var arena = Arena()
    arena.join("a", "b", "c")
    arena.require("b > a")
    arena.together = ["c b"]
    arena.event("a withdraws,b withdraws")
    #expect(arena.news() == ["a failed: withdrawn", "b failed: withdrawn", "reset a+b"])
    arena.join("d", "e")
    arena.together = ["d e", "c e", "c d"]
    arena.event("e ended")
    #expect(arena.news() == ["e ended", "reset e"])
  }

  //  Whatever the graph, its cycles and the order of decisions: nobody waits for ever.
  @Test(arguments: 1...300 as ClosedRange<UInt64>)
  func onceAllHaveDecidedAllAreReset(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var arena = Arena()
    let names = (0..<random.int(1...8)).map { "n\($0)" }
    arena.join(names)
    for _ in 0..<random.int(0...12) {
      arena.require(
        "\(names.randomElement(using: &random)!) > \(names.randomElement(using: &random)!)")
    }
    for _ in 0..<random.int(0...10) {
      let pair = [names.randomElement(using: &random)!, names.randomElement(using: &random)!]
      arena.together.insert(pair.joined(separator: " "))
    }
    let states = ["began", "changed", "ended", "failed", "cancelled", "withdraws", "hears"]
    for _ in 0..<20 {
      let name = names.randomElement(using: &random)!
      if arena.isSeated(name) { arena.event("\(name) \(states.randomElement(using: &random)!)") }
    }
    for name in names where arena.isSeated(name) { arena.event("\(name) withdraws") }
    #expect(arena.contest.order == [], "seed \(seed): \(arena.log)")
    for name in names { expectLegal(arena.log, name, seed) }
  }

  /// Began comes once and first, and one end comes last.
  private func expectLegal(_ log: [String], _ name: String, _ seed: UInt64) {
    var state = GestureState.possible
    for line in log where line.hasPrefix("\(name) ") {
      let word = line.split(separator: " ")[1].prefix { $0 != ":" }
      guard let next = GestureState.allCases.first(where: { "\($0)" == word }) else { continue }
      #expect(state.accepting(next) == next, "seed \(seed): \(line) after \(state) in \(log)")
      state = next
    }
    #expect(state.isFinal, "seed \(seed): \(name) in \(log)")
  }
}
