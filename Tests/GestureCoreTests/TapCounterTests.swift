import GestureCore
import Testing

@Suite struct TapCounterTests {
  /// A tap of 0.1 seconds that starts at `time`; its tap count.
  private func tap(_ counter: inout TapCounter, at place: Point, _ time: Double) -> Int {
    let count = counter.down(at: place, time: time)
    counter.lifted(at: time + 0.1)
    return count
  }

  @Test func quickTapsInOnePlaceCountUp() {
    var counter = TapCounter()
    for number in 1...5 {
      #expect(tap(&counter, at: .zero, Double(number) * 0.4) == number)
    }
  }

  @Test(arguments: [(0.35, 2), (0.35.nextDown, 2), (0.35.nextUp, 1)])
  func aPauseOf350MillisecondsIsTheLongest(gap: Double, count: Int) {
    var counter = TapCounter()
    _ = counter.down(at: .zero, time: -1)
    counter.lifted(at: 0)
    #expect(counter.down(at: .zero, time: gap) == count)
  }

  @Test func aTouchIsNoTapBeyondItsTimeOrItsWay() {
    var counter = TapCounter()
    #expect(!counter.isTooLong(downAt: 1, until: 1.75))
    #expect(counter.isTooLong(downAt: 1, until: 1.75.nextUp))
    #expect(!counter.isTooFar(Point(27, 36)) && counter.isTooFar(Point(-27.1, 36)))
    _ = tap(&counter, at: .zero, 0)
    #expect(counter.down(at: .zero, time: 0.2) == 2)
    counter.spoiled()
    counter.lifted(at: 0.3)
    #expect(tap(&counter, at: .zero, 0.4) == 1)
    #expect(tap(&counter, at: .zero, 0.6) == 2)
  }

  @Test(arguments: [(45.0, 1), (45.0.nextDown, 2), (-45.0.nextDown, 2), (-45.0, 1)])
  func bothAxesMustStayBelow45FromTheFirstDown(distance: Double, count: Int) {
    for place in [Point(distance, 0), Point(0, distance), Point(distance, distance)] {
      var counter = TapCounter()
      _ = tap(&counter, at: .zero, 0)
      #expect(counter.down(at: place, time: 0.2) == count)
    }
  }

  @Test(arguments: [(5.0, 4), (21, 2)])
  func theNearestOfTwoSequencesGoesOn(place: Double, count: Int) {
    var counter = TapCounter()
    for number in 0..<2 { _ = tap(&counter, at: .zero, 0.2 * Double(number)) }
    _ = counter.down(finger: 1, at: .zero, time: 0.4)
    _ = counter.down(finger: 2, at: Point(40, 0), time: 0.4)
    counter.lifted(finger: 1, at: 0.5)
    counter.lifted(finger: 2, at: 0.5)
    #expect(counter.down(at: Point(place, 0), time: 0.6) == count)
  }

  @Test func theOldestOfSixteenSequencesMakesRoomForAnother() {
    var counter = TapCounter()
    func place(_ number: Int) -> Point { Point(Double(number) * 100, 0) }
    func tap(_ number: Int, at time: Double) -> Int {
      defer { counter.lifted(finger: number, at: time) }
      return counter.down(finger: number, at: place(number), time: time)
    }
    // A finger that stays down keeps the others' sequences.
    _ = counter.down(finger: 0, at: place(0), time: 0)
    for number in 1...16 { #expect(tap(number, at: 0.01) == 1) }
    #expect(tap(3, at: 0.02) == 2)
    #expect(tap(1, at: 0.02) == 1)
  }

  @Test func distanceIsFromTheFirstDownNotFromTheLast() {
    var counter = TapCounter()
    #expect(tap(&counter, at: .zero, 0) == 1)
    #expect(tap(&counter, at: Point(40, 0), 0.2) == 2)
    #expect(tap(&counter, at: Point(50, 0), 0.4) == 1)
    #expect(tap(&counter, at: Point(90, 0), 0.6) == 2)
  }

  @Test func aTapElsewhereBreaksTheSequence() {
    var counter = TapCounter()
    _ = tap(&counter, at: .zero, 0)
    #expect(tap(&counter, at: Point(300, 0), 0.11) == 1)
    #expect(tap(&counter, at: .zero, 0.25) == 1)
  }

  @Test func howLongATouchRestsDoesNotMatter() {
    var counter = TapCounter()
    _ = counter.down(at: .zero, time: 0)
    counter.lifted(at: 60)
    #expect(counter.down(at: .zero, time: 60.25) == 2)
  }

  @Test func bothFingersOfATwoFingerDoubleTapCountTwo() {
    for apart in [200.0, 20] {
      var counter = TapCounter()
      for (time, count) in [(0.0, 1), (0.3, 2)] {
        #expect(counter.down(finger: 1, at: .zero, time: time) == count)
        #expect(counter.down(finger: 2, at: Point(apart, 0), time: time + 0.02) == count)
        counter.lifted(finger: 2, at: time + 0.1)
        counter.lifted(finger: 1, at: time + 0.11)
      }
    }
  }

  @Test func aFingerCanDoubleTapWhileAnotherRests() {
    var counter = TapCounter()
    #expect(counter.down(finger: 1, at: .zero, time: 0) == 1)
    for (time, count) in [(1.0, 1), (1.2, 2), (1.4, 3)] {
      #expect(counter.down(finger: 2, at: Point(20, 0), time: time) == count)
      counter.lifted(finger: 2, at: time + 0.1)
    }
  }

  @Test func aCancelledTouchIsNoTap() {
    var counter = TapCounter()
    _ = counter.down(at: .zero, time: 0)
    counter.cancelled()
    #expect(counter.down(at: .zero, time: 0.1) == 1)
  }

  @Test func aFingerWhoseLiftWasNeverHeardStartsAfresh() {
    var counter = TapCounter()
    #expect(counter.down(at: .zero, time: 0) == 1)
    #expect(counter.down(at: .zero, time: 0.1) == 1)
  }

  @Test func counterRemembersSixteenSequencesAndNoMore() {
    var counter = TapCounter()
    for finger in 0..<40 {
      #expect(counter.down(finger: finger, at: Point(Double(finger) * 100, 0), time: 0) == 1)
    }
    for finger in 0..<40 { counter.lifted(finger: finger, at: 0.1) }
    for finger in 0..<40 {
      let count = counter.down(finger: finger, at: Point(Double(finger) * 100, 0), time: 0.2)
      #expect(count == (finger < TapCounter.maximumSequences ? 2 : 1))
    }
  }

  @Test func aResetForgetsEverythingButTheSettings() {
    var counter = TapCounter()
    counter.maximumGap = 2
    let fresh = counter
    _ = tap(&counter, at: .zero, 0)
    counter.reset()
    #expect(counter == fresh)
  }
}
