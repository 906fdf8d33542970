import GestureCore
import Testing

private let here = Point(50, 50)

@Suite struct LongPressRuleTests {
  private func pressed(_ rule: LongPressRule = LongPressRule()) -> LongPressRule {
    var rule = rule
    #expect(rule.fingersDown(count: 1, centroid: here, at: 1) == .stay)
    return rule
  }

  @Test func aRestingFingerBeginsExactlyAfterHalfASecond() {
    var rule = pressed()
    #expect(rule.deadline == 1.5)
    #expect(rule.deadlinePassed(at: 1.5.nextDown) == .stay)
    #expect(rule.deadlinePassed(at: 1.5) == .begin)
    #expect(rule.deadline == .infinity)
    #expect(rule.deadlinePassed(at: 2) == .stay)
  }

  @Test(arguments: [0, -1.0])
  func noDurationBeginsAtTheTouchDown(duration: Double) {
    var rule = LongPressRule()
    rule.minimumPressDuration = duration
    #expect(rule.fingersDown(count: 1, centroid: here, at: 1) == .begin)
    #expect(rule.fingersLifted(remaining: 0, centroid: here, at: 1) == .end)
  }

  @Test(arguments: [(10.0, true), (10.0.nextDown, true), (10.0.nextUp, false)])
  func theFingerMayMoveTenPointsBeforeTheBeginAndNoMore(distance: Double, isPress: Bool) {
    var rule = LongPressRule()
    _ = rule.fingersDown(count: 1, centroid: .zero, at: 0)
    #expect(
      rule.fingersMoved(centroid: Point(0, distance), at: 0.1)
        == (isPress ? .stay : .fail(.movedTooFar(distance: distance, allowed: 10))))
    #expect(rule.deadlinePassed(at: 0.5) == (isPress ? .begin : .stay))
  }

  @Test func afterTheBeginItMovesFreelyAndEndsWithAnyLift() {
    var rule = LongPressRule(numberOfTouches: 2)
    _ = rule.fingersDown(count: 2, centroid: here, at: 0)
    #expect(rule.deadlinePassed(at: 0.5) == .begin)
    #expect(rule.fingersMoved(centroid: Point(5000, 0), at: 0.6) == .change)
    #expect(rule.fingersLifted(remaining: 1, centroid: here, at: 0.7) == .end)
    #expect(rule.fingersLifted(remaining: 0, centroid: here, at: 0.8) == .stay)
  }

  @Test func anExtraFingerFailsItBeforeTheBeginAndIsIgnoredAfter() {
    var early = pressed()
    #expect(
      early.fingersDown(count: 2, centroid: here, at: 1.1)
        == .fail(.tooManyTouches(count: 2, allowed: 1)))
    var late = pressed()
    _ = late.deadlinePassed(at: 1.5)
    #expect(late.fingersDown(count: 2, centroid: here, at: 1.6) == .stay)
    #expect(late.fingersMoved(centroid: here, at: 1.7) == .change)
  }

  @Test func aLiftBeforeTheBeginFails() {
    var rule = pressed()
    #expect(
      rule.fingersLifted(remaining: 0, centroid: here, at: 1.25)
        == .fail(.liftedTooEarly(duration: 0.25, needed: 0.5)))
  }

  @Test func cancellationFailsOrCancels() {
    var early = pressed()
    #expect(early.cancelled(at: 1.1) == .fail(.touchesCancelled))
    var late = pressed()
    _ = late.deadlinePassed(at: 1.5)
    #expect(late.cancelled(at: 1.6) == .cancel(.touchesCancelled))
    #expect(late.cancelled(at: 1.6) == .stay)
  }

  @Test func withTwoFingersTimeAndMovementCountFromTheSecondOne() {
    var rule = LongPressRule(numberOfTouches: 2)
    _ = rule.fingersDown(count: 1, centroid: .zero, at: 0)
    #expect(rule.deadline == .infinity)
    #expect(rule.fingersMoved(centroid: Point(60, 0), at: 0.1) == .stay)
    _ = rule.fingersDown(count: 2, centroid: Point(100, 0), at: 3)
    #expect(rule.deadline == 3.5)
    #expect(rule.fingersMoved(centroid: Point(105, 0), at: 3.1) == .stay)
  }

  @Test func fingerLiftedBeforeTheSecondCameFails() {
    var rule = LongPressRule(numberOfTouches: 2)
    _ = rule.fingersDown(count: 1, centroid: .zero, at: 0)
    #expect(
      rule.fingersLifted(remaining: 0, centroid: .zero, at: 0.1)
        == .fail(.tooFewTouches(count: 1, needed: 2)))
  }

  @Test func aWideAllowanceIsNotCutToATapsMovementNorALongPressToATapsDuration() {
    var rule = LongPressRule()
    rule.allowableMovement = 100
    rule.minimumPressDuration = 3
    _ = rule.fingersDown(count: 1, centroid: .zero, at: 0)
    #expect(rule.fingersMoved(centroid: Point(99, 0), at: 1) == .stay)
    #expect(rule.deadline == 3)
    #expect(rule.deadlinePassed(at: 3) == .begin)
  }

  @Test func aResetForgetsEverythingButTheSettings() {
    var rule = LongPressRule(numberOfTouches: 2, numberOfTaps: 1)
    rule.tapMaximumGap = 0.2
    let fresh = rule
    _ = rule.fingersDown(count: 2, centroid: here, at: 0)
    _ = rule.fingersLifted(remaining: 0, centroid: here, at: 0.1)
    rule.reset()
    #expect(rule == fresh)
  }
}

@Suite struct LongPressAfterTapsRuleTests {
  private func tapped(lasting: Double = 0.1) -> LongPressRule {
    var rule = LongPressRule(numberOfTaps: 1)
    #expect(rule.fingersDown(count: 1, centroid: .zero, at: 0) == .stay)
    #expect(rule.fingersLifted(remaining: 0, centroid: .zero, at: lasting) == .stay)
    return rule
  }

  @Test func thePressBeginsHalfASecondAfterItsOwnDown() {
    var rule = tapped()
    #expect(rule.deadline == (0.1 + 0.35).nextUp)
    #expect(rule.fingersDown(count: 1, centroid: Point(5, 0), at: 0.3) == .stay)
    #expect(rule.deadline == 0.8)
    #expect(rule.fingersMoved(centroid: Point(14, 0), at: 0.4) == .stay)
    #expect(rule.deadlinePassed(at: 0.8) == .begin)
  }

  @Test func aPauseOver350MillisecondsFails() {
    var rule = tapped()
    #expect(rule.deadlinePassed(at: 0.1 + 0.35) == .stay)
    #expect(rule.deadlinePassed(at: (0.1 + 0.35).nextUp).isFailure)
    var late = tapped(lasting: 0)
    #expect(
      late.fingersDown(count: 1, centroid: .zero, at: 0.5)
        == .fail(.gapTooLong(gap: 0.5, allowed: 0.35)))
  }

  @Test func aTapThatIsTooLongOrMovesTooFarFails() {
    var long = LongPressRule(numberOfTaps: 1)
    _ = long.fingersDown(count: 1, centroid: .zero, at: 0)
    #expect(long.deadline == 0.75.nextUp)
    #expect(long.deadlinePassed(at: 1) == .fail(.tooLong(duration: 1, allowed: 0.75)))
    var wide = LongPressRule(numberOfTaps: 1)
    _ = wide.fingersDown(count: 1, centroid: .zero, at: 0)
    #expect(wide.fingersMoved(centroid: Point(45, 0), at: 0.1) == .stay)
    #expect(wide.fingersMoved(centroid: Point(46, 0), at: 0.1).isFailure)
  }

  @Test func aPressTooFarFromTheTapFails() {
    var rule = tapped()
    #expect(
      rule.fingersDown(count: 1, centroid: Point(46, 0), at: 0.2)
        == .fail(.movedTooFar(distance: 46, allowed: 45)))
  }

  @Test func anotherTapInsteadOfThePressFails() {
    var rule = tapped()
    _ = rule.fingersDown(count: 1, centroid: .zero, at: 0.2)
    #expect(rule.fingersLifted(remaining: 0, centroid: .zero, at: 0.3).isFailure)
  }

  @Test func numbersOfTapsOutOfRangeDoNotTrap() {
    var rule = LongPressRule(numberOfTouches: -3, numberOfTaps: -5)
    #expect(rule.numberOfTaps == 0)
    #expect(rule.fingersDown(count: 1, centroid: .zero, at: 0) == .stay)
    #expect(rule.deadline == 0.5)
    rule.numberOfTaps = .max
    #expect(rule.numberOfTaps == .max - 1)
  }

  @Test func pressSaysHowLongTheFingersHadRested() {
    var rule = LongPressRule()
    _ = rule.fingersDown(count: 1, centroid: .zero, at: 0.3)
    #expect(rule.criterion == nil)
    // 0.8 - 0.3 rounds to more or less than 0.5; the reason must not say less.
    #expect(rule.deadlinePassed(at: rule.deadline) == .begin)
    guard case .held(let duration, 0.5)? = rule.criterion else {
      Issue.record("a press must say why it began")
      return
    }
    #expect(duration >= 0.5 && isNear(duration, 0.5))
    var eager = LongPressRule()
    eager.minimumPressDuration = -1
    #expect(eager.fingersDown(count: 1, centroid: .zero, at: 0) == .begin)
    #expect(eager.criterion == .held(duration: 0, needed: 0))
    eager.reset()
    #expect(eager.criterion == nil)
  }

  @Test func aFingerTooManyIsOneMoreThanNeededAtLeast() {
    var rule = LongPressRule()
    _ = rule.fingersDown(count: 1, centroid: .zero, at: 0)
    // The first finger is ignored meanwhile.
    #expect(
      rule.fingersDown(count: 1, centroid: .zero, at: 0.1)
        == .fail(.tooManyTouches(count: 2, allowed: 1)))
  }
}
