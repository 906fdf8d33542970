import GestureCore
import Testing

@Suite struct PanRuleTests {
  private func touched(_ rule: PanRule = PanRule(), at place: Point = .zero) -> PanRule {
    var rule = rule
    #expect(rule.fingersDown(count: 1, centroid: place, at: 0) == .stay)
    return rule
  }

  @Test(arguments: [(10.0, true), (10.0.nextUp, true), (10.0.nextDown, false)])
  func panBeginsAtTenPointsAlongEitherAxis(distance: Double, begins: Bool) {
    for direction in [Point(1, 0), Point(-1, 0), Point(0, 1), Point(0, -1)] {
      var rule = touched()
      #expect(
        rule.fingersMoved(centroid: direction * distance, at: 0.01)
          == (begins ? .begin : .stay))
    }
  }

  @Test func aDiagonalOfMoreThanTenPointsIsNotEnough() {
    var rule = touched()
    #expect(rule.fingersMoved(centroid: Point(9, 9), at: 0.01) == .stay)
  }

  @Test(
    arguments: [
      (Point(14, 3), Point(4, 0)), (Point(-14, -12), Point(-4, -2)), (Point(10, 0), .zero),
      (Point(3, -25), Point(0, -15)), (Point(-3, 12), Point(0, 2)),
    ])
  func theHysteresisIsTakenOffEachAxis(moved: Point, translation: Point) {
    var rule = touched()
    #expect(rule.fingersMoved(centroid: moved, at: 0.01) == .begin)
    #expect(rule.translation == translation)
    #expect(rule.translation.x.sign == .plus || rule.translation.x < 0)
    #expect(rule.fingersMoved(centroid: moved + Point(1, 1), at: 0.02) == .change)
    #expect(rule.translation == translation + Point(1, 1))
  }

  @Test func aPanOfTwoFingersGoesOnWhereItWasWhenTheSecondOneReturns() {
    var rule = PanRule()
    rule.minimumNumberOfTouches = 2
    _ = rule.fingersDown(count: 2, centroid: .zero, at: 0)
    #expect(rule.fingersMoved(centroid: Point(30, 0), at: 0.1) == .begin)
    #expect(rule.translation == Point(20, 0))
    #expect(rule.fingersLifted(remaining: 1, centroid: Point(10, 0), at: 0.2) == .stay)
    #expect(rule.fingersDown(count: 2, centroid: Point(30, 0), at: 0.3) == .stay)
    #expect(rule.translation == Point(20, 0))
  }

  @Test func movementInTheEventOfALandingCountsFirstAndOnce() {
    var rule = touched()
    let begin = rule.fingersDown(
      count: 2, centroid: Point(100, 50), afterMoveTo: Point(30, 0), at: 0.1)
    #expect(begin == .begin && rule.translation == Point(20, 0))
    // The event's own movement, told next, adds neither way nor sample.
    #expect(rule.fingersMoved(centroid: Point(100, 50), at: 0.1) == .change)
    #expect(rule.translation == Point(20, 0) && isNear(rule.velocity, Point(300, 0)))
    #expect(rule.fingersMoved(centroid: Point(110, 50), at: 0.2) == .change)
    #expect(rule.translation == Point(30, 0) && isNear(rule.velocity, Point(260, 0)))
    let change = rule.fingersDown(
      count: 3, centroid: .zero, afterMoveTo: Point(115, 50), at: 0.3)
    #expect(change == .change && rule.translation == Point(35, 0))
  }

  @Test func onceItHasBegunByItselfNothingIsTakenOff() {
    var rule = touched()
    _ = rule.fingersMoved(centroid: Point(4, 3), at: 0.01)
    rule.beginAsIs()
    #expect(rule.translation == Point(4, 3))
    #expect(rule.fingersMoved(centroid: Point(5, -1), at: 0.02) == .change)
    #expect(rule.translation == Point(5, -1))
    rule.beginAsIs()
    #expect(rule.fingersLifted(remaining: 0, centroid: .zero, at: 0.03) == .end)
    rule.beginAsIs()
    #expect(rule.fingersMoved(centroid: Point(50, 0), at: 0.04) == .stay)
    // Also before a finger is known.
    var early = PanRule()
    early.beginAsIs()
    _ = early.fingersDown(count: 1, centroid: Point(100, 100), at: 0)
    #expect(early.translation == .zero)
    #expect(early.fingersMoved(centroid: Point(101, 100), at: 0.1) == .change)
    #expect(early.translation == Point(1, 0))
  }

  @Test func anAxisThatDoesNotCountCannotBegin() {
    var rule = PanRule()
    rule.axes = .vertical
    rule = touched(rule)
    #expect(rule.fingersMoved(centroid: Point(500, 9), at: 0.01) == .stay)
    #expect(rule.fingersMoved(centroid: Point(500, 10), at: 0.02) == .begin)
  }

  @Test func joiningAndLeavingNeverMoveTheTranslation() {
    var rule = touched()
    _ = rule.fingersMoved(centroid: Point(30, 0), at: 0.01)
    #expect(rule.translation == Point(20, 0))
    #expect(rule.fingersDown(count: 2, centroid: Point(200, 90), at: 0.02) == .stay)
    #expect(rule.translation == Point(20, 0))
    #expect(rule.fingersMoved(centroid: Point(205, 90), at: 0.03) == .change)
    #expect(rule.translation == Point(25, 0))
    #expect(rule.fingersLifted(remaining: 1, centroid: Point(-70, 3), at: 0.04) == .stay)
    #expect(rule.translation == Point(25, 0))
    #expect(rule.fingersMoved(centroid: Point(-70, 4), at: 0.05) == .change)
    #expect(rule.translation == Point(25, 1))
    #expect(rule.fingersLifted(remaining: 0, centroid: Point(9, 9), at: 0.06) == .end)
    #expect(rule.translation == Point(25, 1))
  }

  @Test func joiningIsNoMovementBeforeTheBeginEither() {
    var rule = touched()
    _ = rule.fingersMoved(centroid: Point(9, 0), at: 0.01)
    _ = rule.fingersDown(count: 2, centroid: Point(300, 300), at: 0.02)
    #expect(rule.fingersMoved(centroid: Point(300, 300), at: 0.03) == .stay)
    #expect(rule.fingersMoved(centroid: Point(301, 300), at: 0.04) == .begin)
  }

  @Test func withAMinimumOfTwoMovementCountsFromTheSecondFinger() {
    var rule = touched(PanRule(minimumNumberOfTouches: 2))
    #expect(rule.fingersMoved(centroid: Point(80, 0), at: 0.01) == .stay)
    #expect(rule.fingersDown(count: 2, centroid: Point(100, 0), at: 0.02) == .stay)
    #expect(rule.fingersMoved(centroid: Point(109, 0), at: 0.03) == .stay)
    #expect(rule.fingersMoved(centroid: Point(112, 0), at: 0.04) == .begin)
    #expect(rule.translation == Point(2, 0))
    #expect(rule.fingersLifted(remaining: 1, centroid: Point(80, 0), at: 0.05) == .stay)
    #expect(rule.fingersMoved(centroid: Point(81, 0), at: 0.06) == .change)
    #expect(rule.fingersLifted(remaining: 0, centroid: .zero, at: 0.07) == .end)
  }

  @Test func withAMinimumOfThreeTheSecondFingerForgetsNothing() {
    var rule = PanRule(minimumNumberOfTouches: 3)
    _ = rule.fingersDown(count: 1, centroid: .zero, at: 0)
    _ = rule.fingersMoved(centroid: Point(30, 0), at: 0.1)
    _ = rule.fingersDown(count: 2, centroid: Point(50, 0), at: 0.2)
    #expect(rule.translation == Point(30, 0))
    _ = rule.fingersDown(count: 3, centroid: Point(60, 0), at: 0.3)
    #expect(rule.translation == .zero)
  }

  @Test func moreThanTheMaximumDoesNotBegin() {
    var rule = PanRule(maximumNumberOfTouches: 1)
    _ = rule.fingersDown(count: 2, centroid: .zero, at: 0)
    #expect(rule.fingersMoved(centroid: Point(50, 0), at: 0.01) == .stay)
  }

  @Test func liftingBeforeTheBeginFailsAndSaysWhatWasMissing() {
    var short = touched()
    _ = short.fingersMoved(centroid: Point(3, -7), at: 0.01)
    #expect(
      short.fingersLifted(remaining: 0, centroid: .zero, at: 0.02)
        == .fail(.movedTooLittle(distance: 7, needed: 10)))
    var lonely = touched(PanRule(minimumNumberOfTouches: 2))
    #expect(
      lonely.fingersLifted(remaining: 0, centroid: .zero, at: 0.02)
        == .fail(.tooFewTouches(count: 1, needed: 2)))
  }

  @Test func aPanOfTwoThatFailsSaysHowFarBothHadCome() {
    var rule = PanRule(minimumNumberOfTouches: 2)
    _ = rule.fingersDown(count: 2, centroid: .zero, at: 0)
    _ = rule.fingersMoved(centroid: Point(0, 6), at: 0.01)
    _ = rule.fingersLifted(remaining: 1, centroid: Point(50, 6), at: 0.02)
    // What one finger does alone does not count.
    #expect(rule.fingersMoved(centroid: Point(150, 6), at: 0.03) == .stay)
    #expect(
      rule.fingersLifted(remaining: 0, centroid: .zero, at: 0.04)
        == .fail(.movedTooLittle(distance: 6, needed: 10)))
    rule.reset()
    _ = rule.fingersDown(count: 1, centroid: .zero, at: 1)
    #expect(
      rule.fingersLifted(remaining: 0, centroid: .zero, at: 1.1)
        == .fail(.tooFewTouches(count: 1, needed: 2)))
  }

  @Test func theMostFingersThatWereDownAreCounted() {
    var rule = PanRule(minimumNumberOfTouches: 3)
    _ = rule.fingersDown(count: 2, centroid: .zero, at: 0)
    _ = rule.fingersLifted(remaining: 1, centroid: .zero, at: 0.1)
    #expect(
      rule.fingersLifted(remaining: 0, centroid: .zero, at: 0.2)
        == .fail(.tooFewTouches(count: 2, needed: 3)))
    var many = PanRule(maximumNumberOfTouches: 1)
    _ = many.fingersDown(count: 2, centroid: .zero, at: 0)
    _ = many.fingersMoved(centroid: Point(50, 0), at: 0.01)
    #expect(
      many.fingersLifted(remaining: 0, centroid: .zero, at: 0.2)
        == .fail(.tooManyTouches(count: 2, allowed: 1)))
  }

  @Test func anAxisThatIsAllowedOnlyAfterTheLastMoveIsNotMeasured() {
    var rule = touched()
    rule.axes = .vertical
    #expect(rule.fingersMoved(centroid: Point(50, 4), at: 0.01) == .stay)
    rule.axes = .both
    #expect(
      rule.fingersLifted(remaining: 0, centroid: .zero, at: 0.02)
        == .fail(.movedTooLittle(distance: 4, needed: 10)))
  }

  @Test func panSaysHowFarTheFingersHadMovedAtTheBegin() {
    var rule = touched()
    #expect(rule.criterion == nil)
    _ = rule.fingersMoved(centroid: Point(3, -14.2), at: 0.01)
    _ = rule.fingersMoved(centroid: Point(300, 300), at: 0.02)
    #expect(rule.criterion == .moved(distance: 14.2, needed: 10))
    rule.setTranslation(.zero)
    _ = rule.fingersLifted(remaining: 0, centroid: .zero, at: 0.03)
    #expect(rule.criterion == .moved(distance: 14.2, needed: 10))
    var eager = touched()
    _ = eager.fingersMoved(centroid: Point(3, 0), at: 0.01)
    eager.beginAsIs()
    #expect(eager.criterion == nil)
  }

  @Test func theTranslationCanBeSetAndDoesNotTouchTheVelocity() {
    var rule = touched()
    _ = rule.fingersMoved(centroid: Point(20, 0), at: 0.01)
    let velocity = rule.velocity
    rule.setTranslation(Point(-5, 7))
    #expect(rule.translation == Point(-5, 7))
    #expect(rule.velocity == velocity)
    _ = rule.fingersMoved(centroid: Point(21, 2), at: 0.02)
    #expect(rule.translation == Point(-4, 9))
  }

  @Test func settingTheTranslationBeforeTheBeginDoesNothing() {
    var rule = touched()
    rule.setTranslation(Point(100, 100))
    #expect(rule.fingersMoved(centroid: Point(5, 5), at: 0.01) == .stay)
  }

  @Test func aDelayedBeginRestartsTheTranslation() {
    var rule = touched()
    _ = rule.fingersMoved(centroid: Point(20, 0), at: 0.01)
    _ = rule.fingersMoved(centroid: Point(90, 0), at: 0.3)
    rule.rebase()
    #expect(rule.translation == .zero)
    _ = rule.fingersMoved(centroid: Point(91, 3), at: 0.31)
    #expect(rule.translation == Point(1, 3))
  }

  @Test func aWheelDragsWithoutAFinger() {
    var rule = PanRule(minimumNumberOfTouches: 2)
    rule.isScrolling = true
    #expect(rule.fingersDown(count: 1, centroid: .zero, at: 0) == .stay)
    #expect(rule.fingersMoved(centroid: Point(0, 12), at: 0.01) == .begin)
    #expect(rule.translation == Point(0, 2))
    #expect(rule.fingersMoved(centroid: Point(0, 18), at: 0.02) == .change)
    #expect(rule.translation == Point(0, 8))
    #expect(rule.fingersLifted(remaining: 0, centroid: .zero, at: 0.03) == .end)
  }

  @Test func aWheelThatHardlyTurnsFails() {
    var rule = PanRule(minimumNumberOfTouches: 2)
    rule.isScrolling = true
    _ = rule.fingersDown(count: 1, centroid: .zero, at: 0)
    _ = rule.fingersMoved(centroid: Point(0, 6), at: 0.05)
    #expect(
      rule.fingersLifted(remaining: 0, centroid: .zero, at: 0.1)
        == .fail(.movedTooLittle(distance: 6, needed: 10)))
  }

  @Test func cancellationFailsOrCancelsAndAResetKeepsTheSettings() {
    var rule = PanRule(minimumNumberOfTouches: 1, maximumNumberOfTouches: 3)
    rule.hysteresis = 4
    let fresh = rule
    rule = touched(rule)
    var early = rule
    #expect(early.cancelled(at: 0.1) == .fail(.touchesCancelled))
    _ = rule.fingersMoved(centroid: Point(20, 0), at: 0.01)
    #expect(rule.cancelled(at: 0.1) == .cancel(.touchesCancelled))
    rule.reset()
    #expect(rule == fresh)
  }

  @Test(arguments: [(0, 0), (5, 5), (.max, .max), (3_000_000_000, .max)])
  func aMaximumReadsBackAndIsAnyNumberFromTwoBillionOn(set: Int, read: Int) {
    var rule = PanRule()
    #expect(rule.maximumNumberOfTouches == .max)
    rule.maximumNumberOfTouches = set
    #expect(rule.maximumNumberOfTouches == read)
    #expect(PanRule(maximumNumberOfTouches: set).maximumNumberOfTouches == read)
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func howeverFingersComeAndGoTheTranslationIsTheSumOfTheMoves(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var rule = touched()
      _ = rule.fingersMoved(centroid: Point(10, 0), at: 0)
      var (sum, place, count) = (Point.zero, Point(10, 0), 1)
      for step in 1...60 {
        let time = Double(step) * 0.008
        let elsewhere = Point(random.double(-500...500), random.double(-500...500))
        switch random.int(0...4) {
        case 0:
          count += 1
          place = elsewhere
          #expect(rule.fingersDown(count: count, centroid: place, at: time) == .stay)
        case 1 where count > 1:
          count -= 1
          place = elsewhere
          #expect(rule.fingersLifted(remaining: count, centroid: place, at: time) == .stay)
        default:
          let move = Point(random.double(-20...20), random.double(-20...20))
          place = place + move
          sum = sum + move
          #expect(rule.fingersMoved(centroid: place, at: time) == .change)
        }
        #expect(isNear(rule.translation, sum), "seed \(seed), step \(step)")
      }
    }
  }
}

@Suite struct VelocityFilterTests {
  @Test func singleSampleIsTheVelocity() {
    var filter = VelocityFilter()
    filter.rested(at: 0)
    #expect(filter.velocity == .zero)
    filter.moved(by: Point(3, -1), at: 0.5)
    #expect(filter.velocity == Point(6, -2))
  }

  @Test func twoSamplesWeighOneFifthAndFourFifths() {
    var filter = VelocityFilter()
    filter.rested(at: 0)
    filter.moved(by: Point(100, 0), at: 1)
    filter.moved(by: Point(200, 0), at: 2)
    #expect(isNear(filter.velocity, Point(0.2 * 200 + 0.8 * 100, 0)))
    filter.moved(by: Point(700, 0), at: 3)
    #expect(isNear(filter.velocity, Point(0.2 * 700 + 0.8 * 200, 0)))
  }

  @Test(arguments: [(0.001, 1000.0), (0.001.nextDown, 0.0), (0.0, 0.0), (-1.0, 0.0)])
  func samplesCloserThanAMillisecondGiveZero(interval: Double, velocity: Double) {
    var filter = VelocityFilter()
    filter.rested(at: 0)
    filter.moved(by: Point(1, 0), at: interval)
    #expect(filter.velocity == Point(velocity, 0))
  }

  @Test func withoutAMinimumIntervalNothingIsDividedByZero() {
    var filter = VelocityFilter()
    filter.minimumInterval = 0
    filter.rested(at: 1)
    filter.moved(by: Point(1, 0), at: 1)
    #expect(filter.velocity == .zero)
  }

  @Test func aPansVelocityIsTheSameAfterTheLift() {
    var rule = PanRule()
    _ = rule.fingersDown(count: 1, centroid: .zero, at: 0)
    _ = rule.fingersMoved(centroid: Point(12, 0), at: 0.01)
    _ = rule.fingersMoved(centroid: Point(32, 0), at: 0.02)
    #expect(isNear(rule.velocity, Point(0.2 * 2000 + 0.8 * 1200, 0)))
    let velocity = rule.velocity
    _ = rule.fingersLifted(remaining: 0, centroid: Point(500, 0), at: 3)
    #expect(rule.velocity == velocity)
  }

  @Test func aFingerThatJoinsAddsNoVelocity() {
    var rule = PanRule()
    _ = rule.fingersDown(count: 1, centroid: .zero, at: 0)
    _ = rule.fingersMoved(centroid: Point(10, 0), at: 0.01)
    _ = rule.fingersDown(count: 2, centroid: Point(400, 0), at: 0.02)
    #expect(isNear(rule.velocity, Point(1000, 0)))
    _ = rule.fingersMoved(centroid: Point(410, 0), at: 0.03)
    #expect(isNear(rule.velocity, Point(1000, 0)))
  }
}
