// Taps at the edges of their numbers: 45 points, 0.75 seconds, 0.35 seconds between two.

import Testing
import TouchTesting
import UIKit

private let place = CGPoint(x: 100, y: 100)

@Suite struct Tap {
  private func withTap(
    taps: Int = 1, fingers: Int = 1, _ body: (TestScreen, UITapGestureRecognizer) -> Void
  ) {
    withScreen(recording: [.actions, .failures]) { screen in
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: screen.view("board"))
      (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (taps, fingers)
      body(screen, tap)
    }
  }

  @Test(arguments: [(0.0, true), (0.08, true), (0.749, true), (0.75, true), (0.750_001, false)])
  func aTapTakesAtMostThreeQuartersOfASecond(duration: Double, isTap: Bool) {
    withTap { screen, _ in
      screen.play(.down(at: place).wait(duration).up())
      screen.expect(isTap ? "tap ended" : "tap failed @0.750")
    }
  }

  /// The second finger is too many, and the third one is an attempt of its own.
  @Test func thirdOfThreeFingersThatLandOneAfterAnotherTaps() {
    withTap { screen, _ in
      for finger in 1...3 {
        screen.send(finger, .began, CGPoint(x: 50 * finger, y: 100), at: Double(finger) * 0.05)
      }
      for finger in 1...3 {
        let time = 0.2 + Double(finger) * 0.05
        screen.send(finger, .ended, CGPoint(x: 50 * finger, y: 100), at: time)
      }
      screen.expect("tap failed @0.100, tap ended @0.350")
    }
  }

  /// The place of the lift counts as a movement to it.
  @Test(arguments: [(45, true), (46, false)])
  func liftAtAnotherPlaceCountsAsMovement(distance: Int, isTap: Bool) {
    withTap { screen, _ in
      screen.send(1, .began, place, at: 0)
      screen.send(1, .ended, CGPoint(x: 100 + distance, y: 100), at: 0.1)
      screen.expect(isTap ? "tap ended" : "tap failed")
    }
  }

  @Test func aTapThatLastsTooLongFailsWhileTheFingerIsDown() {
    withTap { screen, _ in
      screen.play(.down(at: place).wait(2))
      screen.expect("tap failed @0.750")
      screen.finger().up()
      screen.expect("")
    }
  }

  @Test func anAttemptAtTheVeryTimeOfTheOneBeforeHasADeadlineToo() {
    withTap { screen, tap in
      screen.finger().down(at: place)
      tap.isEnabled = false
      tap.isEnabled = true
      screen.finger().up()
      screen.expect("tap failed @0")
      screen.finger().down(at: place)
      screen.wait(1)
      screen.expect("tap failed @0.750")
      screen.finger().up()
    }
  }

  @Test(arguments: [
    (45.0, 0.0, true), (45.001, 0, false), (0, -45, true), (0, -45.001, false),
    (27, 36, true), (27.001, 36.001, false), (-31.8, 31.8, true), (-31.9, 31.9, false),
  ])
  func aTapMovesAtMostFortyFivePointsInAStraightLine(dx: Double, dy: Double, isTap: Bool) {
    withTap { screen, _ in
      screen.play(.down(at: place).move(by: CGVector(dx: dx, dy: dy)).wait(0.1).up())
      screen.expect(isTap ? "tap ended" : "tap failed @0.008")
    }
  }

  @Test func aTapThatStraysAndComesBackHasFailed() {
    withTap { screen, _ in
      screen.play(
        .down(at: place).move(by: CGVector(dx: 46, dy: 0)).move(by: CGVector(dx: -46, dy: 0)).up())
      screen.expect("tap failed @0.008")
    }
  }

  @Test func aTapThatWandersMuchButNeverFarIsATap() {
    withTap { screen, _ in
      screen.play(
        .down(at: place)
          .move(by: CGVector(dx: 40, dy: 0)).move(by: CGVector(dx: -80, dy: 0))
          .move(by: CGVector(dx: 40, dy: 40)).move(by: CGVector(dx: 0, dy: -80)).up())
      screen.expect("tap ended")
    }
  }

  @Test(arguments: [(0.0, true), (0.349, true), (0.35, true), (0.350_001, false)])
  func thePauseBetweenTwoTapsIsAtMostThisLong(gap: Double, isDouble: Bool) {
    withTap(taps: 2) { screen, _ in
      screen.play(.tap(at: place, taps: 2, gap: gap))
      if isDouble {
        screen.expect("tap ended")
      } else {
        // The first attempt is over; the second finger starts a new one, which stays alone.
        screen.expect("tap failed @0.430")
        screen.settle()
        screen.expect("tap failed")
      }
    }
  }

  @Test(arguments: [(45.0, true), (45.001, false)])
  func laterTapsAreMeasuredFromTheFirst(distance: Double, isDouble: Bool) {
    withTap(taps: 2) { screen, _ in
      screen.play(
        Fingers.tap(at: place).then(.tap(at: CGPoint(x: 100 + distance, y: 100)), after: 0.1))
      screen.expect(isDouble ? "tap ended @0.260" : "tap failed @0.180")
    }
  }

  @Test func tapsThatCreepAreMeasuredFromTheFirstAndNotFromTheLast() {
    withTap(taps: 3) { screen, _ in
      let taps = [0.0, 30, 60].map { Fingers.tap(at: CGPoint(x: 100 + $0, y: 100)) }
      screen.play(taps[0].then(taps[1], after: 0.1).then(taps[2], after: 0.1))
      screen.expect("tap failed @0.360")
    }
  }

  @Test func moreFingersThanRequiredFail() {
    withTap { screen, _ in
      screen.play(.tap(at: place, fingers: 2))
      screen.expect("tap failed @0")
    }
    withTap { screen, _ in
      screen.play(.down(at: place).wait(0.1).down(at: CGPoint(x: 200, y: 100)).wait(0.1).up())
      screen.expect("tap failed @0.100")
    }
  }

  @Test func twoFingersMayComeAndGoOneAfterTheOther() {
    withTap(fingers: 2) { screen, tap in
      screen.show(of: tap) { $0.location(in: nil) }
      screen.play(
        .down(at: place).wait(0.2).down(at: CGPoint(x: 200, y: 140)).wait(0.1)
          .up(2).wait(0.3).up(1))
      screen.expect("tap ended [150, 120] @0.600")
    }
  }

  //  finger 1  ●━○ ●━○   at the origin, then 30 points away
  @Test func theOriginIsAPlaceLikeAnyOther() {
    withTap(taps: 2) { screen, tap in
      screen.show(of: tap) { $0.location(in: nil) }
      screen.play(.tap(at: .zero).then(.tap(at: CGPoint(x: 30, y: 30)), after: 0.1))
      screen.expect("tap ended [0, 0]")
    }
  }

  //  finger 1  ●━○
  //  finger 2  ●━━━→○   moves far in one event after the other has left
  @Test(arguments: [(40.0, true), (300, false)])
  func theOtherFingersMovementStillCountsWhenOneHasLeft(distance: Double, isTap: Bool) {
    withTap(fingers: 2) { screen, _ in
      let (a, b) = (screen.finger(1), screen.finger(2))
      screen.together {
        a.down(at: place)
        b.down(at: CGPoint(x: 200, y: 100))
      }
      a.up()
      b.move(by: 0, distance)
      b.up()
      screen.expect(isTap ? "tap ended" : "tap failed")
      // A finger that leaves in the event in which the other moves changes nothing of that.
      screen.send([
        TouchReport(1, .began, at: place), TouchReport(2, .began, at: CGPoint(x: 200, y: 100)),
      ])
      screen.send([
        TouchReport(1, .ended, at: place),
        TouchReport(2, .moved, at: CGPoint(x: 200, y: 100 + distance)),
      ])
      screen.send([TouchReport(2, .ended, at: CGPoint(x: 200, y: 100 + distance))])
      screen.expect(isTap ? "tap ended" : "tap failed")
    }
  }

  @Test func twoFingersLastTogetherAtMostThreeQuartersOfASecond() {
    withTap(fingers: 2) { screen, _ in
      let script = Fingers.down(at: place).wait(0.4).down(at: CGPoint(x: 200, y: 100))
      screen.play(script.wait(0.35).up())
      screen.expect("tap ended @0.750")
      screen.play(script.wait(0.351).up())
      screen.expect("tap failed @1.500")
    }
  }

  @Test func aLiftBeforeAllFingersAreDownFails() {
    withTap(fingers: 2) { screen, _ in
      screen.play(.down(at: place).wait(0.1).up().down(at: place, CGPoint(x: 200, y: 100)).up())
      // The second attempt starts anew and is complete.
      screen.expect("tap failed @0.100, tap ended @0.100")
    }
  }

  @Test func theCentroidMovesNotTheSingleFinger() {
    withTap(fingers: 2) { screen, _ in
      let (one, two) = (CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100))
      // One finger moves 90 points, their middle 45.
      screen.play(.down(at: one, two).move(1, to: CGPoint(x: 100, y: 190)).up())
      screen.expect("tap ended")
      screen.play(.down(at: one, two).move(1, to: CGPoint(x: 100, y: 190.01)).up())
      screen.expect("tap failed")
    }
  }

  @Test func itsLocationIsWhereItWentDown() {
    withTap(taps: 2) { screen, tap in
      screen.show(of: tap) { $0.location(in: $0.view) }
      screen.play(
        .down(at: place).move(by: CGVector(dx: 20, dy: 30)).up()
          .then(.tap(at: CGPoint(x: 110, y: 90)), after: 0.1))
      screen.expect("tap ended [100, 100]")
    }
  }

  @Test func aDiscreteGestureTellsItsTargetsOnce() {
    withTap { screen, tap in
      tap.addAction { screen.note("\($0.state.rawValue)") }
      screen.recording = [.actions, .notes]
      screen.play(.tap(at: place))
      screen.expect("tap ended, 3")
    }
  }
}

@Suite struct LongPress {
  private func withPress(
    _ body: (TestScreen, UILongPressGestureRecognizer) -> Void
  ) {
    withScreen(recording: [.actions, .failures]) { screen in
      let board = screen.view("board")
      board.isMultipleTouchEnabled = true
      body(screen, screen.add(UILongPressGestureRecognizer(), named: "press", to: board))
    }
  }

  @Test(arguments: [(0.499, false), (0.5, true), (0.6, true)])
  func pressBeginsAfterHalfASecond(duration: Double, isPress: Bool) {
    withPress { screen, _ in
      screen.play(.longPress(at: place, for: duration))
      screen.expect(isPress ? "press began @0.500, press ended" : "press failed @0.499")
    }
  }

  @Test func pressBeginsByTheClockWhileNothingMoves() {
    withPress { screen, _ in
      screen.finger().down(at: place)
      screen.wait(0.499_999)
      screen.expect("")
      screen.wait(0.000_001)
      screen.expect("press began @0.500")
      screen.finger().up()
      screen.expect("press ended")
    }
  }

  @Test(arguments: [0.0, -1])
  func aDurationOfNothingBeginsAtTheTouchDown(duration: Double) {
    withPress { screen, press in
      press.minimumPressDuration = duration
      screen.play(.tap(at: place))
      screen.expect("press began @0, press ended @0.080")
    }
  }

  @Test(arguments: [
    (10.0, 0.0, true), (10.001, 0, false), (6, 8, true), (6, 8.01, false), (-7, -7, true),
  ])
  func beforeItBeginsItMovesAtMostTenPointsInAStraightLine(
    dx: Double, dy: Double, isPress: Bool
  ) {
    withPress { screen, _ in
      screen.play(.down(at: place).move(by: CGVector(dx: dx, dy: dy)).wait(0.6).up())
      screen.expect(isPress ? "press began @0.500, press ended" : "press failed @0.008")
    }
  }

  @Test func afterItBeganItMovesAsFarAsItLikes() {
    withPress { screen, _ in
      screen.play(
        .down(at: place).wait(0.5).move(by: CGVector(dx: 200, dy: 300)).wait(0.1).up())
      screen.expect("press began @0.500, press changed @0.508, press ended")
    }
  }

  @Test func theMovementCountsFromWhenAllFingersAreDown() {
    withPress { screen, press in
      press.numberOfTouchesRequired = 2
      screen.play(
        .down(at: place).move(by: CGVector(dx: 40, dy: 0)).down(at: CGPoint(x: 200, y: 100))
          .wait(0.5))
      screen.expect("press began @0.508")
      screen.finger(1).up()
      screen.expect("press ended")
      screen.finger(2).up()
    }
  }

  @Test func anotherFingerBeforeTheBeginFailsIt() {
    withPress { screen, _ in
      screen.play(.down(at: place).wait(0.3).down(at: CGPoint(x: 200, y: 100)).wait(0.5).up())
      screen.expect("press failed @0.300")
    }
  }

  @Test func anotherFingerAfterTheBeginIsIgnored() {
    withPress { screen, press in
      screen.show(of: press) { "\($0.numberOfTouches) at \($0.location(in: nil).x)" }
      screen.play(
        .down(at: place).wait(0.5).down(at: CGPoint(x: 200, y: 100)).wait(0.1)
          .move(2, to: CGPoint(x: 300, y: 100)).up(2).wait(0.1).up(1))
      screen.expect("press began [1 at 100.0], press ended [0 at 100.0] @0.708")
    }
  }

  @Test func liftingOneOfTwoFingersEndsIt() {
    withPress { screen, press in
      press.numberOfTouchesRequired = 2
      screen.play(
        .down(at: place, CGPoint(x: 200, y: 100)).wait(0.6).up(1).wait(0.1).up(2))
      screen.expect("press began @0.500, press ended @0.600")
    }
  }

  @Test(arguments: [(0.35, true), (0.350_001, false)])
  func theTapBeforeItMayBeThisLongAgo(gap: Double, isPress: Bool) {
    withPress { screen, press in
      press.numberOfTapsRequired = 1
      screen.play(Fingers.tap(at: place).then(.longPress(at: place), after: gap))
      if isPress {
        screen.expect("press began @0.930, press ended")
      } else {
        // The late finger is a first tap itself, and then waits for a press in vain.
        screen.expect("press failed @0.430")
        screen.settle()
        screen.expect("press failed @1.380")
      }
    }
  }

  @Test func withoutItsTapAPressFails() {
    withPress { screen, press in
      press.numberOfTapsRequired = 1
      screen.play(.longPress(at: place, for: 1))
      screen.expect("press failed @0.750")
    }
  }

  @Test func aSystemCancelFailsItBeforeAndCancelsItAfterTheBegin() {
    withPress { screen, _ in
      screen.play(.down(at: place).wait(0.3).cancel())
      screen.expect("press failed")
      screen.play(.down(at: place).wait(0.6).cancel())
      screen.expect("press began, press cancelled")
    }
  }
}
