import GestureCore
import Testing

/// One finger that goes from the origin to `place` in one move, `time` after its down.
private func swipe(
  _ direction: SwipeRule.Direction, to place: Point, after time: Double
) -> SwipeRule {
  var rule = SwipeRule(direction: direction)
  _ = rule.fingerDown(0, location: .zero, at: 0)
  rule.fingerMoved(0, location: place, at: time)
  _ = rule.evaluate(at: time)
  return rule
}

@Suite struct SwipeRuleTests {
  /// Measured: at this time the finger must have gone so far, and may be so far beside.
  private static let boundary: [(time: Double, primary: Double, secondary: Double)] = [
    (0, 50, 50), (0.1, 45.3, 45.1), (0.2, 40.6, 40.2), (0.3, 35.9, 35.3), (0.4, 31.2, 30.4),
    (0.5, 26.5, 25.5),
  ]

  @Test(arguments: [
    (SwipeRule.Direction.right, Point(1, 0), Point(0, 1)),
    (.left, Point(-1, 0), Point(0, 1)),
    (.up, Point(0, -1), Point(1, 0)),
    (.down, Point(0, 1), Point(1, 0)),
  ])
  func theMeasuredPairsAreTheBoundaryInEachDirection(
    direction: SwipeRule.Direction, along: Point, across: Point
  ) {
    for (time, primary, secondary) in Self.boundary {
      func isSwipe(_ far: Double, _ beside: Double) -> Bool {
        [1.0, -1.0].allSatisfy { side in
          let place = along * far + across * (beside * side)
          return swipe(direction, to: place, after: time).recognizedDirection == direction
        }
      }
      #expect(isSwipe(primary + 0.001, 0))
      #expect(!isSwipe(primary - 0.001, 0))
      #expect(isSwipe(primary + 0.001, secondary - 0.001))
      #expect(!isSwipe(primary + 0.001, secondary + 0.001))
      #expect(!isSwipe(500, secondary + 0.001))
    }
  }

  @Test(arguments: [0, -1, Int.min])
  func withoutFingersNothingIsEverASwipe(count: Int) {
    var rule = SwipeRule(numberOfTouches: count)
    #expect(rule.numberOfTouches == count)
    #expect(
      rule.fingerDown(0, location: .zero, at: 0) == .fail(.tooManyTouches(count: 1, allowed: 0)))
    rule.fingerMoved(0, location: Point(100, 0), at: 0.01)
    #expect(rule.evaluate(at: 0.01) == .stay && rule.deadline == .infinity)
  }

  @Test func atTheTouchDownTheBoundaryItselfIsIn() {
    #expect(swipe(.right, to: Point(50, 50), after: 0).recognizedDirection == .right)
    #expect(swipe(.right, to: Point(50.0.nextDown, 0), after: 0).recognizedDirection == [])
    #expect(swipe(.right, to: Point(50, 50.0.nextUp), after: 0).recognizedDirection == [])
  }

  @Test func anyStepBehindTheStartFails() {
    for (direction, back) in [
      (SwipeRule.Direction.right, Point(-0.1, 0)), (.left, Point(0.1, 0)),
      (.up, Point(0, 0.1)), (.down, Point(0, -0.1)),
    ] {
      var rule = SwipeRule(direction: direction)
      _ = rule.fingerDown(0, location: .zero, at: 0)
      rule.fingerMoved(0, location: back, at: 0.01)
      #expect(rule.evaluate(at: 0.01) == .fail(.wrongDirection(distance: 0.1, allowed: 0)))
      rule.fingerMoved(0, location: back * -1000, at: 0.02)
      #expect(rule.evaluate(at: 0.02) == .stay)
    }
  }

  @Test func backwardsButInFrontOfTheStartIsAllowed() {
    var rule = SwipeRule()
    _ = rule.fingerDown(0, location: .zero, at: 0)
    for (x, time) in [(30.0, 0.05), (5, 0.1), (0, 0.12), (44, 0.2)] {
      rule.fingerMoved(0, location: Point(x, 0), at: time)
      #expect(rule.evaluate(at: time) == (x == 44 ? .end : .stay))
    }
  }

  @Test(arguments: 0..<16 as Range<UInt>)
  func everySetOfDirectionsAcceptsWhatItShould(bits: UInt) {
    let set = SwipeRule.Direction(rawValue: bits)
    let isHorizontal = set.contains(.right) || set.contains(.left)
    for (direction, place) in [
      (SwipeRule.Direction.right, Point(60, 0)), (.left, Point(-60, 0)),
      (.up, Point(0, -60)), (.down, Point(0, 60)),
    ] {
      let isTested =
        direction == .right || direction == .left ? true : !isHorizontal
      let expected = set.contains(direction) && isTested ? direction : []
      #expect(swipe(set, to: place, after: 0.1).recognizedDirection == expected, "set \(bits)")
    }
  }

  @Test func anEmptySetWaitsForItsTimeAndFails() {
    var rule = swipe([], to: Point(300, 0), after: 0.1)
    #expect(rule.deadline == 0.5.nextUp)
    #expect(rule.deadlinePassed(at: 0.5) == .stay)
    #expect(rule.deadlinePassed(at: 0.6) == .fail(.tooLong(duration: 0.6, allowed: 0.5)))
  }

  @Test(arguments: [(0.5, true), (0.5.nextUp, false)])
  func swipeMayLastHalfASecondAndNoMore(time: Double, isSwipe: Bool) {
    var rule = SwipeRule()
    _ = rule.fingerDown(0, location: .zero, at: 0)
    #expect((rule.deadline <= time) == !isSwipe)
    rule.fingerMoved(0, location: Point(27, 0), at: time)
    #expect(
      rule.evaluate(at: time) == (isSwipe ? .end : .fail(.tooLong(duration: time, allowed: 0.5))))
    #expect(rule.deadline == .infinity)
  }

  @Test func aLiftSaysWhatWasMissingAtTheLastMove() {
    var short = SwipeRule()
    _ = short.fingerDown(0, location: .zero, at: 0)
    short.fingerMoved(0, location: Point(45, 0), at: 0.1)
    #expect(short.evaluate(at: 0.1) == .stay)
    // At the time of the lift 45 points would be enough.
    #expect(short.minimumPrimaryMovement.value(after: 0.2) < 45)
    let needed = short.minimumPrimaryMovement.value(after: 0.1)
    #expect(
      short.fingerLifted(0, at: 0.2)
        == .fail(.swipedTooLittle(distance: 45, needed: needed, after: 0.1)))
    var skew = SwipeRule()
    _ = skew.fingerDown(0, location: .zero, at: 0)
    skew.fingerMoved(0, location: Point(90, 60), at: 0)
    #expect(skew.evaluate(at: 0) == .stay)
    #expect(
      skew.fingerLifted(0, at: 0) == .fail(.strayed(distance: 60, allowed: 50, after: 0)))
    var still = SwipeRule(direction: .up)
    _ = still.fingerDown(0, location: .zero, at: 0)
    #expect(
      still.fingerLifted(0, at: 0.1)
        == .fail(.swipedTooLittle(distance: 0, needed: 50, after: 0)))
  }

  @Test func ofSeveralFingersTheOneThatLackedSomethingIsNamed() {
    var rule = SwipeRule(direction: [.left, .right], numberOfTouches: 2)
    _ = rule.fingerDown(0, location: .zero, at: 0)
    _ = rule.fingerDown(1, location: Point(0, 80), at: 0)
    rule.fingerMoved(0, location: Point(-60, 0), at: 0.1)
    rule.fingerMoved(1, location: Point(20, 80), at: 0.1)
    #expect(rule.evaluate(at: 0.1) == .stay)
    let needed = rule.minimumPrimaryMovement.value(after: 0.1)
    #expect(
      rule.fingerLifted(0, at: 0.15)
        == .fail(.swipedTooLittle(distance: 0, needed: needed, after: 0.1)))
  }

  @Test func withoutAnyDirectionEveryMovementIsWrong() {
    var rule = swipe([], to: Point(30, 40), after: 0.1)
    #expect(rule.fingerLifted(0, at: 0.2) == .fail(.wrongDirection(distance: 50, allowed: 0)))
    var still = SwipeRule(direction: [])
    _ = still.fingerDown(0, location: .zero, at: 0)
    #expect(
      still.fingerLifted(0, at: 0.1)
        == .fail(.swipedTooLittle(distance: 0, needed: 50, after: 0)))
  }

  @Test func theFingerThatIsFarthestBehindIsMeasured() {
    var rule = SwipeRule(numberOfTouches: 2)
    _ = rule.fingerDown(0, location: .zero, at: 0)
    _ = rule.fingerDown(1, location: .zero, at: 0)
    rule.fingerMoved(0, location: Point(-0.5, 0), at: 0.1)
    rule.fingerMoved(1, location: Point(-3, 0), at: 0.1)
    #expect(rule.evaluate(at: 0.1) == .fail(.wrongDirection(distance: 3, allowed: 0)))
  }

  @Test func aSwipeSaysWhatItsSlowestFingerDid() {
    var rule = SwipeRule(numberOfTouches: 2)
    _ = rule.fingerDown(0, location: .zero, at: 0)
    _ = rule.fingerDown(1, location: .zero, at: 0)
    rule.fingerMoved(0, location: Point(90, 0), at: 0.2)
    rule.fingerMoved(1, location: Point(60, 0), at: 0.2)
    #expect(rule.criterion == nil)
    #expect(rule.evaluate(at: 0.2) == .end)
    let needed = rule.minimumPrimaryMovement.value(after: 0.2)
    #expect(rule.criterion == .swiped(distance: 60, needed: needed, after: 0.2))
    rule.reset()
    #expect(rule.criterion == nil)
  }

  @Test func locationIsWhereItStarted() {
    var rule = SwipeRule(numberOfTouches: 2)
    #expect(rule.location == nil)
    _ = rule.fingerDown(7, location: Point(10, 20), at: 0)
    _ = rule.fingerDown(9, location: Point(30, 60), at: 0.02)
    rule.fingerMoved(7, location: Point(99, 20), at: 0.1)
    #expect(rule.location == Point(20, 40))
  }

  @Test func aFingerTooManyOrALiftBeforeTheOthersCameFails() {
    var many = SwipeRule()
    _ = many.fingerDown(0, location: .zero, at: 0)
    #expect(
      many.fingerDown(1, location: .zero, at: 0.1)
        == .fail(.tooManyTouches(count: 2, allowed: 1)))
    var five = SwipeRule(numberOfTouches: 2)
    let verdicts = (0..<5).map { five.fingerDown($0, location: .zero, among: 5, at: 0) }
    #expect(
      verdicts == [.stay, .stay, .fail(.tooManyTouches(count: 5, allowed: 2)), .stay, .stay])
    var few = SwipeRule(numberOfTouches: 2)
    _ = few.fingerDown(0, location: .zero, at: 0)
    #expect(
      few.fingerLifted(0, at: 0.1)
        == .fail(.tooFewTouches(count: 1, needed: 2)))
  }

  @Test func aFingerThatIsToldTwiceIsOneFinger() {
    var rule = SwipeRule(direction: .right, numberOfTouches: 1)
    for place in [Point.zero, Point(40, 0)] {
      #expect(rule.fingerDown(7, location: place, at: 0) == .stay)
    }
    rule.fingerMoved(7, location: Point(70, 0), at: 0.1)
    #expect(rule.evaluate(at: 0.1) == .end)
  }

  @Test func everyFingerMustQualifyAtItsOwnTime() {
    var rule = SwipeRule(numberOfTouches: 2)
    _ = rule.fingerDown(0, location: .zero, at: 0)
    _ = rule.fingerDown(1, location: Point(0, 80), at: 0.1)
    rule.fingerMoved(0, location: Point(41, 0), at: 0.2)
    rule.fingerMoved(1, location: Point(41, 80), at: 0.2)
    #expect(rule.evaluate(at: 0.2) == .stay)
    rule.fingerMoved(1, location: Point(45.4, 80), at: 0.2)
    #expect(rule.evaluate(at: 0.2) == .end)
  }

  @Test func twoFingersThatPartDoNotSwipeBothWays() {
    var rule = SwipeRule(direction: [.left, .right], numberOfTouches: 2)
    _ = rule.fingerDown(0, location: .zero, at: 0)
    _ = rule.fingerDown(1, location: .zero, at: 0)
    rule.fingerMoved(0, location: Point(100, 0), at: 0.1)
    rule.fingerMoved(1, location: Point(-100, 0), at: 0.1)
    #expect(rule.evaluate(at: 0.1) == .stay)
    rule.fingerMoved(0, location: Point(-100, 0), at: 0.2)
    #expect(rule.evaluate(at: 0.2) == .end)
    #expect(rule.recognizedDirection == .left)
  }

  @Test(arguments: [5, 6] as [UInt64])
  func theOrderOfFingersWithinAnEventCannotMatter(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      var forwards = SwipeRule(direction: [.right, .up], numberOfTouches: 2)
      _ = forwards.fingerDown(0, location: .zero, at: 0)
      _ = forwards.fingerDown(1, location: .zero, at: 0.01)
      var backwards = forwards
      for step in 1...10 {
        let time = Double(step) * 0.05
        let a = Point(random.double(-1...80), random.double(-50...50))
        let b = Point(random.double(-1...80), random.double(-50...50))
        forwards.fingerMoved(0, location: a, at: time)
        forwards.fingerMoved(1, location: b, at: time)
        backwards.fingerMoved(1, location: b, at: time)
        backwards.fingerMoved(0, location: a, at: time)
        #expect(forwards.evaluate(at: time) == backwards.evaluate(at: time), "seed \(seed)")
      }
    }
  }

  @Test func aResetForgetsEverythingButTheSettings() {
    var rule = SwipeRule(direction: .up)
    rule.maximumDuration = 2
    let fresh = rule
    _ = rule.fingerDown(0, location: .zero, at: 0)
    #expect(rule.cancelled(at: 0.1) == .fail(.touchesCancelled))
    rule.reset()
    #expect(rule == fresh)
  }
}
