// What an excluded recognizer stays out of, and what becomes of its claims meanwhile.

import GestureCore
import Testing

@Suite struct StayingOut {
  @Test func lastsAsLongAsATouchOfTheExcludedAttemptIsDown() {
    var down = [3: 1, 5: 2]
    var excluded = ExcludedTouches()
    #expect(excluded.isEmpty && !excluded.isAnyDown { down[$0] })
    excluded.add(TouchSlots(3).union(TouchSlots(5)), newest: 2) { down[$0] }
    #expect(excluded.isAnyDown { down[$0] })
    down[3] = nil
    #expect(excluded.isAnyDown { down[$0] })
    // Another touch in the slot is another touch.
    down[3] = 3
    down[5] = nil
    #expect(!excluded.isAnyDown { down[$0] } && excluded.isEmpty)
  }

  @Test func aLaterExclusionAddsToAnEarlierOneWhatIsStillDown() {
    var down = [0: 1, 1: 2]
    var excluded = ExcludedTouches()
    excluded.add(TouchSlots(0).union(TouchSlots(1)), newest: 2) { down[$0] }
    // Slot 0 has another touch by now, which the recognizer never received.
    down = [0: 4, 1: 2, 2: 3]
    excluded.add(TouchSlots(2), newest: 4) { down[$0] }
    down[1] = nil
    #expect(excluded.isAnyDown { down[$0] })
    down[2] = nil
    #expect(!excluded.isAnyDown { down[$0] })
  }

  @Test(arguments: [
    // The claim, who else there is, and what comes of it.
    ("b began", "", ["b failed: excluded before", "reset b"]),
    ("b ended", "", ["b failed: excluded before", "reset b"]),
    ("b began,b ended", "", ["b failed: excluded before", "reset b"]),
    ("b failed", "", ["b failed: itself", "reset b"]),
    // Who is active is named as the reason, if it excludes the one that claims.
    ("b began", "a", ["b failed: denied by a", "reset b"]),
    ("b ended", "a b", ["b failed: excluded before", "reset b"]),
  ])
  func failsWhoeverClaimsMeanwhile(claim: String, others: String, log: [String]) {
    var arena = Arena()
    arena.together = [others]
    if !others.isEmpty {
      arena.join("a")
      arena.event("a began")
      _ = arena.news()
    }
    arena.join("b")
    arena.assign("stays-out", to: "b")
    arena.event(claim)
    #expect(arena.news() == log)
  }

  @Test func failsWhoeverWouldHaveToWait() {
    var arena = Arena()
    arena.join("a", "b")
    arena.require("a > b")
    arena.assign("stays-out", to: "a")
    arena.event("a ended")
    #expect(arena.news() == ["a failed: excluded before"])
  }
}
