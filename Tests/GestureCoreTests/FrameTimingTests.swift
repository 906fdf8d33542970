// When frames begin: on a grid of multiples, or when the host says so.

import GestureCore
import Testing

@Suite struct FrameTimingTests {
  private let sixty = 1.0 / 60

  @Test func frameIsDueOnlyWhenSomethingWaits() {
    var timing = FrameTiming()
    #expect(timing.due == .infinity && timing.last == -.infinity)
    timing.expect(after: 0, period: sixty)
    #expect(timing.due == sixty)
  }

  @Test(arguments: [0, 0.001, 0.1, 1, 7.3, 1e5, 123_456.789] as [Double])
  func framesAreMultiplesOfThePeriodOneAfterTheOther(start: Double) {
    for framesPerSecond in [24.0, 60, 90, 120] {
      let period = 1 / framesPerSecond
      var timing = FrameTiming()
      var now = start
      for _ in 0..<500 {
        timing.expect(after: now, period: period)
        let due = timing.due
        #expect(due > now && due <= now + period * 1.001)
        #expect((due / period).rounded() * period == due)
        let hasBegun = timing.begin(at: due)
        #expect(hasBegun)
        now = due
      }
      #expect(abs(now - start - 500 * period) <= period * 1.001)
    }
  }

  @Test(arguments: [(4_503_599_627_370_494, 4_503_599_627_370_495)] as [(Double, Double)])
  func framesEndWhereTheirNumbersDo(now: Double, due: Double) {
    var timing = FrameTiming()
    timing.expect(after: now, period: 1)
    #expect(timing.due == due)
    for end in [4_503_599_627_370_496, 4_503_599_627_370_497, 1e300, .infinity] as [Double] {
      var timing = FrameTiming()
      timing.expect(after: end, period: 1)
      #expect(timing.due == .infinity)
    }
  }

  @Test func dueFrameStaysDueWhileTimePasses() {
    var timing = FrameTiming()
    timing.expect(after: 0, period: sixty)
    timing.expect(after: 5, period: sixty)
    #expect(timing.due == sixty)
  }

  @Test func noFrameBeginsTwice() {
    var timing = FrameTiming()
    let begun = [1, 1, 0.5].map { timing.begin(at: $0) }
    #expect(begun == [true, false, false])
    timing.expect(after: 0, period: sixty)
    #expect(timing.due > 1)
  }

  @Test func aHostThatSaysWhenIsTheOnlyOne() {
    var timing = FrameTiming()
    timing.expect(after: 0, period: sixty)
    timing.followHost()
    timing.expect(after: 0, period: sixty)
    #expect(timing.due == .infinity)
    let hasBegun = timing.begin(at: 0.3)
    #expect(hasBegun && timing.last == 0.3)
  }

  @Test func atTheEndOfNumbersThereAreNoMoreFrames() {
    var timing = FrameTiming()
    timing.expect(after: 1e300, period: sixty)
    #expect(timing.due == .infinity)
    timing.expect(after: 1e13, period: sixty)
    #expect(timing.due > 1e13 && timing.due < 1e13 + 0.1)
  }
}
