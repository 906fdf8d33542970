import Testing
import TouchKit
import TouchTrace

/// Whether a bound holds, and whether it is as low as it may be, in random apps under random fingers.
@Suite struct WaitBoundTests {
  @Test func noEffectComesLaterThanItsBoundInRandomApps() {
    var check = WaitCheck()
    for seed in 1...200 as ClosedRange<UInt64> { check.run(seed, events: 500) }
    #expect(check.exceeded == [])
    #expect(check.events > 100_000)
    // The fingers come near to what they must not exceed.
    #expect(check.late > 2_000)
    #expect(check.near > 700)
  }

  @Test func nearlyAllBoundsOfPairsAreReachedByFingersThatAreShown() {
    var (reached, others) = (0, [String]())
    for seed in 1...60 as ClosedRange<UInt64> {
      for wait in WaitCheck.waits(seed, isPair: true).all {
        let main = wait.limit.bound == .seconds(0) ? wait.amongOthers : wait.limit
        if main.isReached { reached += 1 } else { others.append("seed \(seed): \(wait)") }
      }
    }
    #expect(reached >= 70)
    // In this app, others are recognized before.
    #expect(others.allSatisfy { $0.hasPrefix("seed 58: checkedView") }, "\(others)")
  }

  @Test func fingersThatAreShownGiveTheSameDelayAgain() throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      #expect(WaitCheck.waits(seed, isPair: true) == WaitCheck.waits(seed, isPair: true))
    }
  }
}
