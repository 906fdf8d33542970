import GestureCore
import Testing

private let here = Point(100, 200)

/// One finger down at `here`, moved to `end`, lifted there at `duration`.
private func tap(to end: Point = here, lasting duration: Double = 0.1) -> Proposal {
  var rule = TapRule()
  #expect(rule.fingersDown(count: 1, centroid: here, at: 0) == .stay)
  if rule.deadline <= duration { return rule.deadlinePassed(at: duration) }
  let moved = rule.fingersMoved(centroid: end, at: duration)
  return moved == .stay
    ? rule.fingersLifted(remaining: 0, centroid: end, at: duration) : moved
}

@Suite struct TapRuleTests {
  @Test func aFingerDownAndUpIsATap() {
    #expect(tap() == .end)
  }

  @Test(arguments: [(45.0, true), (45.0.nextDown, true), (45.0.nextUp, false), (0, true)])
  func aTapMayMove45PointsAndNoMore(distance: Double, isTap: Bool) {
    for direction in [Point(1, 0), Point(-1, 0), Point(0, 1), Point(0, -1)] {
      var rule = TapRule()
      _ = rule.fingersDown(count: 1, centroid: .zero, at: 0)
      let verdict = rule.fingersMoved(centroid: direction * distance, at: 0.1)
      #expect(
        verdict == (isTap ? .stay : .fail(.movedTooFar(distance: distance, allowed: 45))))
    }
  }

  @Test func movementIsAStraightLineNotAPathNorABox() {
    #expect(tap(to: here + Point(27, 36)) == .end)
    #expect(tap(to: here + Point(40, 40)).isFailure)
    var rule = TapRule()
    _ = rule.fingersDown(count: 1, centroid: here, at: 0)
    for round in 1...20 {
      let x = round % 2 == 0 ? 40.0 : -40.0
      #expect(rule.fingersMoved(centroid: here + Point(x, 0), at: 0.02) == .stay)
    }
    #expect(rule.fingersLifted(remaining: 0, centroid: here, at: 0.7) == .end)
  }

  @Test func theLiftsOwnPlaceCountsAsMovement() {
    var rule = TapRule()
    _ = rule.fingersDown(count: 1, centroid: here, at: 0)
    #expect(
      rule.fingersLifted(remaining: 0, centroid: here + Point(0, 46), at: 0.1)
        == .fail(.movedTooFar(distance: 46, allowed: 45)))
  }

  @Test(arguments: [(0.75, true), (0.75.nextDown, true), (0.75.nextUp, false), (0, true)])
  func aTapMayLastThreeQuartersOfASecondAndNoMore(duration: Double, isTap: Bool) {
    #expect(
      tap(lasting: duration)
        == (isTap ? .end : .fail(.tooLong(duration: duration, allowed: 0.75))))
  }

  @Test(arguments: [(0.35, true), (0.35.nextDown, true), (0.35.nextUp, false)])
  func aPauseMayLast350MillisecondsAndNoMore(gap: Double, isTap: Bool) {
    var rule = TapRule(numberOfTaps: 2)
    _ = rule.fingersDown(count: 1, centroid: here, at: -0.1)
    #expect(rule.fingersLifted(remaining: 0, centroid: here, at: 0) == .stay)
    #expect((rule.deadline <= gap) == !isTap)
    let down = rule.fingersDown(count: 1, centroid: here, at: gap)
    #expect(down == (isTap ? .stay : .fail(.gapTooLong(gap: gap, allowed: 0.35))))
    #expect(
      rule.fingersLifted(remaining: 0, centroid: here, at: gap + 0.1)
        == (isTap ? .end : .stay))
  }

  @Test func aTripleTapEndsWithTheThirdLiftAndRemembersTheFirstPlace() {
    var rule = TapRule(numberOfTaps: 3)
    for round in 0..<3 {
      let place = here + Point(Double(round) * 10, 0)
      let time = Double(round) * 0.3
      #expect(rule.fingersDown(count: 1, centroid: place, at: time) == .stay)
      #expect(
        rule.fingersLifted(remaining: 0, centroid: place, at: time + 0.1)
          == (round == 2 ? .end : .stay))
    }
    #expect(rule.location == here)
    #expect(rule.deadline == .infinity)
  }

  @Test(arguments: [(45.0, true), (45.5, false)])
  func theSecondTapIsMeasuredFromTheFirstTapsDown(distance: Double, isTap: Bool) {
    var rule = TapRule(numberOfTaps: 2)
    _ = rule.fingersDown(count: 1, centroid: .zero, at: 0)
    _ = rule.fingersMoved(centroid: Point(-40, 0), at: 0.05)
    _ = rule.fingersLifted(remaining: 0, centroid: Point(-40, 0), at: 0.1)
    let down = rule.fingersDown(count: 1, centroid: Point(distance, 0), at: 0.2)
    #expect(down == (isTap ? .stay : .fail(.movedTooFar(distance: distance, allowed: 45))))
  }

  @Test func tapFailsWithTooManyFingers() {
    var rule = TapRule()
    #expect(
      rule.fingersDown(count: 2, centroid: here, at: 0)
        == .fail(.tooManyTouches(count: 2, allowed: 1)))
    #expect(rule.fingersLifted(remaining: 0, centroid: here, at: 0.1) == .stay)
  }

  @Test func aLiftBeforeAllFingersAreDownFails() {
    var rule = TapRule(numberOfTouches: 2)
    _ = rule.fingersDown(count: 1, centroid: here, at: 0)
    #expect(
      rule.fingersLifted(remaining: 0, centroid: here, at: 0.1)
        == .fail(.tooFewTouches(count: 1, needed: 2)))
  }

  @Test func cancellationFailsAndAResetForgetsEverythingButTheSettings() {
    var rule = TapRule(numberOfTaps: 2, numberOfTouches: 1)
    rule.allowableMovement = 3
    let fresh = rule
    _ = rule.fingersDown(count: 1, centroid: here, at: 0)
    #expect(rule.cancelled(at: 0.1) == .fail(.touchesCancelled))
    #expect(rule.cancelled(at: 0.1) == .stay)
    rule.reset()
    #expect(rule == fresh)
  }

  @Test func aDeadlineThatIsNotReachedDoesNothing() {
    var rule = TapRule()
    #expect(rule.deadline == .infinity)
    #expect(rule.deadlinePassed(at: 9) == .stay)
    _ = rule.fingersDown(count: 1, centroid: here, at: 1)
    #expect(rule.deadline == 1.75.nextUp)
    #expect(rule.deadlinePassed(at: 1.75) == .stay)
    #expect(
      rule.deadlinePassed(at: 1.75.nextUp)
        == .fail(.tooLong(duration: 1.75.nextUp - 1, allowed: 0.75)))
  }
}

/// Two fingers 200 points apart: every join and every lift throws the centroid 100 points aside.
@Suite struct TwoFingerTapRuleTests {
  private let left = Point(0, 100)
  private let right = Point(200, 100)
  private let middle = Point(100, 100)

  /// One tap with two fingers that come and go one after the other.
  private func tap(_ rule: inout TapRule, from time: Double, moving: Point = .zero) -> Proposal {
    _ = rule.fingersDown(count: 1, centroid: left, at: time)
    _ = rule.fingersMoved(centroid: left + Point(1, 0), at: time + 0.01)
    #expect(rule.fingersDown(count: 2, centroid: middle, at: time + 0.02) == .stay)
    #expect(rule.fingersMoved(centroid: middle + moving, at: time + 0.05) == .stay)
    let lift = rule.fingersLifted(
      remaining: 1, centroid: middle + moving, rest: right + moving, at: time + 0.1)
    #expect(lift == .stay)
    #expect(rule.fingersMoved(centroid: right + moving, at: time + 0.11) == .stay)
    return rule.fingersLifted(remaining: 0, centroid: right + moving, at: time + 0.12)
  }

  @Test func fingersMayComeAndGoOneAfterTheOther() {
    var rule = TapRule(numberOfTouches: 2)
    #expect(tap(&rule, from: 0) == .end)
    #expect(rule.location == middle)
  }

  @Test func twoSuchTapsAreADoubleTapOfTwoFingers() {
    var rule = TapRule(numberOfTaps: 2, numberOfTouches: 2)
    #expect(tap(&rule, from: 0, moving: Point(30, 0)) == .stay)
    #expect(tap(&rule, from: 0.4, moving: Point(0, 30)) == .end)
    #expect(rule.location == middle)
  }

  @Test func movementGoesOnCountingAfterAFingerLeft() {
    var rule = TapRule(numberOfTouches: 2)
    _ = rule.fingersDown(count: 2, centroid: middle, at: 0)
    _ = rule.fingersMoved(centroid: middle + Point(0, 30), at: 0.05)
    _ = rule.fingersLifted(
      remaining: 1, centroid: middle + Point(0, 30), rest: right + Point(0, 30), at: 0.1)
    #expect(rule.fingersMoved(centroid: right + Point(0, 45), at: 0.12) == .stay)
    #expect(
      rule.fingersMoved(centroid: right + Point(0, 46), at: 0.13)
        == .fail(.movedTooFar(distance: 46, allowed: 45)))
  }

  @Test func aLiftWithNoMoveSinceTheFormerLiftIsNoMovement() {
    var rule = TapRule(numberOfTouches: 2)
    _ = rule.fingersDown(count: 2, centroid: middle, at: 0)
    #expect(
      rule.fingersLifted(remaining: 1, centroid: middle, rest: right, at: 0.1) == .stay)
    #expect(rule.fingersLifted(remaining: 0, centroid: right, at: 0.1) == .end)
  }

  @Test(arguments: [(45.0, true), (45.001, false), (300, false)])
  func theFirstMoveAfterALiftCounts(distance: Double, isTap: Bool) {
    var rule = TapRule(numberOfTouches: 2)
    _ = rule.fingersDown(count: 2, centroid: middle, at: 0)
    _ = rule.fingersLifted(remaining: 1, centroid: middle, rest: right, at: 0.1)
    let verdict = rule.fingersMoved(centroid: right + Point(distance, 0), at: 0.12)
    #expect(verdict == .stay ? isTap : !isTap)
    // Also if it is reported with the lift only.
    var other = TapRule(numberOfTouches: 2)
    _ = other.fingersDown(count: 2, centroid: middle, at: 0)
    _ = other.fingersLifted(remaining: 1, centroid: middle, rest: right, at: 0.1)
    let lift = other.fingersLifted(
      remaining: 0, centroid: right + Point(0, distance), at: 0.12)
    #expect(lift == .end ? isTap : !isTap)
  }

  @Test func theFirstFingerIsHeldToTheLimitWhileItWaits() {
    var rule = TapRule(numberOfTouches: 2)
    _ = rule.fingersDown(count: 1, centroid: left, at: 0)
    #expect(rule.fingersMoved(centroid: left + Point(0, 46), at: 0.1).isFailure)
  }

  @Test func aFingerThatComesBackWithinATapIsOneTooMany() {
    var rule = TapRule(numberOfTouches: 2)
    _ = rule.fingersDown(count: 2, centroid: middle, at: 0)
    _ = rule.fingersLifted(remaining: 1, centroid: middle, at: 0.1)
    #expect(
      rule.fingersDown(count: 2, centroid: middle, at: 0.15)
        == .fail(.tooManyTouches(count: 3, allowed: 2)))
  }

  @Test func theWholeTapIsTimedFromItsFirstFinger() {
    var rule = TapRule(numberOfTouches: 2)
    _ = rule.fingersDown(count: 1, centroid: left, at: 0)
    _ = rule.fingersDown(count: 2, centroid: middle, at: 0.5)
    #expect(rule.deadline == 0.75.nextUp)
  }

  @Test func tapSaysHowManyTapsWereMade() {
    var rule = TapRule(numberOfTaps: 2, numberOfTouches: 2)
    for time in [0.0, 0.3] {
      _ = rule.fingersDown(count: 2, centroid: here, at: time)
      #expect(rule.criterion == nil)
      _ = rule.fingersLifted(remaining: 0, centroid: here, at: time + 0.1)
    }
    #expect(rule.criterion == .tapped(count: 2, needed: 2, touches: 2))
    rule.reset()
    #expect(rule.criterion == nil)
  }

  @Test func aTimeThatIsOverIsLongerThanAllowedHoweverItRounds() {
    // 0.1 + 0.75 rounds up, and the difference to 0.1 may round to 0.75 itself.
    for start in stride(from: 0.001, to: 0.3, by: 0.001) {
      var rule = TapRule(numberOfTaps: 2)
      _ = rule.fingersDown(count: 1, centroid: here, at: start)
      guard case .fail(let reason) = rule.deadlinePassed(at: rule.deadline) else {
        Issue.record("a tap must fail at its deadline")
        return
      }
      #expect(reason.isViolated, "\(reason)")
      rule.reset()
      _ = rule.fingersDown(count: 1, centroid: here, at: start)
      _ = rule.fingersLifted(remaining: 0, centroid: here, at: start)
      guard case .fail(let gap) = rule.deadlinePassed(at: rule.deadline) else {
        Issue.record("a double tap must fail at its deadline")
        return
      }
      #expect(gap.isViolated, "\(gap)")
    }
  }
}
