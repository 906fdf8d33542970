// What ties a contest's lists and counts together: it holds in random contests, and each rule notices
// when it is broken.

import Testing

@testable import GestureCore

@Suite struct Invariants {
  /// A contest with three contenders, of which the second requires the failure of the third.
  private func contest() -> Contest {
    var contest = Contest()
    let policy = Contender.TouchPolicy()
    for depth in [3, 2, 1] {
      let seat = contest.join(at: Contender.Place(depth: depth), policy: policy)
      contest.receive(TouchSlots(0), at: seat)
    }
    contest.require(1, toFail: 2)
    _ = contest.beginHearing()
    return contest
  }

  @Test func aSoundContestBreaksNone() {
    #expect(Contest().brokenInvariant() == nil)
    #expect(contest().brokenInvariant() == nil)
  }

  @Test func everyRuleNoticesWhatBreaksIt() {
    let mistakes: [(String, (inout Contest) -> Void)] = [
      ("does not exist", { $0.order.append(7) }),
      ("listed twice", { $0.order.append(0) }),
      ("neither taken nor free", { $0.order.removeFirst() }),
      ("in order and free", { $0.contenders[0].isSeated = false }),
      (
        "free and taken",
        {
          $0.order.removeFirst()
          $0.freeSeats.append(0)
        }
      ),
      ("whose failure it requires", { $0.order = [0, 1, 2] }),
      ("more verdicts", { $0.verdictsTaken = 1 }),
      (
        "all taken",
        {
          $0.verdicts = [.goOn(0)]
          $0.verdictsTaken = 1
        }
      ),
      ("did not receive", { $0.contenders[0].touches = TouchSlots(5) }),
      (
        "claims although",
        {
          $0.contenders[0].claim = Contender.Claim(.begin)
          $0.contenders[0].reported = .began
        }
      ),
      ("is possible", { $0.contenders[0].claim = Contender.Claim(.begin) }),
      ("not a number", { $0.contenders[0].deadline = .nan }),
      ("count as unsettled", { $0.unsettledCount = 1 }),
      ("count as unsettled", { $0.contenders[0].isUnsettled = true }),
      ("an entry of another", { $0.contenders[0].firstRequirement = 0 }),
      ("an entry of another", { $0.contenders[0].firstDependent = 0 }),
      ("in lists of 0 and 1", { $0.contenders[1].firstRequirement = -1 }),
    ]
    for (words, make) in mistakes {
      var contest = contest()
      make(&contest)
      let found = contest.brokenInvariant() ?? "nothing"
      #expect(found.contains(words), "\(found), expected \(words)")
    }
  }

  @Test func anOrderWithoutRequirementsFollowsThePlaces() {
    var contest = Contest()
    for depth in [1, 2] {
      _ = contest.join(at: Contender.Place(depth: depth), policy: Contender.TouchPolicy())
    }
    #expect(contest.brokenInvariant() == nil)
    contest.isArranged = true
    #expect(contest.brokenInvariant()?.contains("deeper or newer") == true)
  }

  @Test func aRequirementOfAFreeSeatIsNoticed() {
    var contest = contest()
    contest.leave([0])
    #expect(contest.brokenInvariant() == nil)
    contest.requirements.insert(1, requires: 0, in: &contest.contenders)
    #expect(contest.brokenInvariant()?.contains("names seat 0, which is free") == true)
  }
}
