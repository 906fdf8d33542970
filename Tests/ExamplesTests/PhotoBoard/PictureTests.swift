// What fingers on one picture do besides dragging it, and what fingers on the board do.

import Testing
import TouchTesting
import UIKit

@testable import Examples

@Suite struct PhotoBoardPicture {
  @Test(arguments: [2, 0.5])
  func aPinchScalesThePicture(factor: Double) {
    withBoard { board in
      board.screen.play(.pinch(at: board.first.center, by: factor))
      board.screen.expect("pinch began, pinch changed…, pinch ended")
      expect(board.first.transform.a, is: factor, within: 1e-4)
      expect(board.first.transform.d, is: factor, within: 1e-4)
      expect(Board.angle(of: board.first), is: 0)
      #expect(board.second.transform == .identity)
    }
  }

  @Test(arguments: [CGFloat.pi / 2, -.pi / 3])
  func aRotationTurnsThePicture(angle: CGFloat) {
    withBoard { board in
      board.screen.play(.rotate(at: board.first.center, by: angle))
      board.screen.expect("rotation began, rotation changed…, rotation ended")
      expect(Board.angle(of: board.first), is: angle, within: 1e-4)
      expect(board.first.radius, is: 80, within: 1e-4)
    }
  }

  @Test func twoFingersPinchAndTurnInTheSameGesture() {
    withBoard { board in
      let (left, right) = (CGPoint(x: 50, y: 100), CGPoint(x: 150, y: 100))
      board.screen.play(
        .down(at: left, right)
          .turn(spreadingBy: 1.081)
          .turn(by: 20 * .pi / 180, over: 0.1)
          .turn(by: 30 * .pi / 180, spreadingBy: 2, over: 0.3)
          .up())
      board.screen.expect(
        """
        pinch began, pinch changed…, rotation began, pinch changed
        (rotation changed, pinch changed)…, rotation ended, pinch ended
        """)
      // The distance grows from 108.1, where the pinch began, to 216.2 points.
      expect(board.first.radius, is: 160, within: 1e-3)
      // 50° less the threshold: 5° and, for fingers 8.1 % further apart, 5° × √0.081.
      let threshold = 5 + 5 * 0.081.squareRoot()
      expect(Board.angle(of: board.first), is: (50 - threshold) * .pi / 180, within: 1e-3)
    }
  }

  @Test func aDraggedPictureCanBePinchedBySecondFinger() {
    withBoard { board in
      board.screen.play(
        .down(at: CGPoint(x: 70, y: 100)).move(by: CGVector(dx: 0, dy: 30), over: 0.1)
          .down(at: CGPoint(x: 150, y: 130))
          .move(2, to: CGPoint(x: 158.1, y: 130))
          .move(2, to: CGPoint(x: 246.2, y: 130), over: 0.2))
      expect(board.first.radius, is: 160, within: 1e-3)
      board.screen.cancelTouches()
    }
  }

  @Test func twoTapsResetScaleAngleAndOpacity() {
    withBoard { board in
      board.first.transform = CGAffineTransform(scaleX: 2, y: 2).rotated(by: 1)
      board.first.alpha = 0.7
      board.screen.play(.tap(at: board.first.center))
      #expect(board.first.alpha == 0.7)
      board.screen.settle()
      board.screen.play(.doubleTap(at: board.first.center))
      board.screen.expect("tap ended")
      #expect(board.first.transform == .identity)
      #expect(board.first.alpha == 1)
    }
  }

  @Test func aLongPressMakesThePictureTranslucentAfterHalfASecond() {
    withBoard { board in
      board.screen.finger().down(at: board.first.center)
      board.screen.wait(0.499)
      #expect(board.first.alpha == 1)
      board.screen.wait(0.001)
      #expect(board.first.alpha == 0.7)
      #expect(board.second.alpha == 1)
      board.screen.finger().up()
      board.screen.expect("longPress began, longPress ended")
    }
  }

  @Test func theCornersOfAPicturesFrameBelongToTheBoard() {
    withBoard { board in
      board.screen.play(.drag(from: CGPoint(x: 25, y: 25), to: CGPoint(x: 25, y: 125)))
      board.screen.expect("")
      expect(board.first.center, isAt: 100, 100)
    }
  }
}

@Suite struct PhotoBoardBoard {
  @Test(arguments: [Fingers.Direction.left, .right])
  func aSwipeLinesThePicturesUpBelowEachOther(direction: Fingers.Direction) {
    withBoard { board in
      board.screen.play(.swipe(direction, from: board.empty))
      board.screen.expect("swipe ended")
      expect(board.first.center, isAt: 200, 380)
      expect(board.second.center, isAt: 200, 420)
    }
  }

  @Test(arguments: [Fingers.Direction.up, .down])
  func aVerticalSwipeDoesNothing(direction: Fingers.Direction) {
    withBoard { board in
      board.screen.play(.swipe(direction, from: board.empty))
      board.screen.expect("")
      expect(board.first.center, isAt: 100, 100)
    }
  }

  @Test func aTickleLinesThePicturesUpSideBySide() {
    withBoard { board in
      board.screen.play(
        .down(at: board.empty)
          .move(by: CGVector(dx: 60, dy: 0), over: 0.1)
          .move(by: CGVector(dx: -60, dy: 0), over: 0.1)
          .move(by: CGVector(dx: 60, dy: 0), over: 0.1)
          .up())
      board.screen.expect("tickle ended")
      expect(board.first.center, isAt: 180, 400)
      expect(board.second.center, isAt: 220, 400)
    }
  }

  @Test func aSwipeWaitsUntilItCannotBecomeATickle() {
    withBoard { board in
      board.screen.recording = [.actions, .waits, .failures]
      // The swipe is complete after 0.1 s; the tickle fails when the finger is lifted at 0.4 s.
      board.screen.play(
        .down(at: board.empty).move(by: CGVector(dx: 80, dy: 0), over: 0.1).wait(0.3).up())
      board.screen.expect(
        """
        swipe failed, swipe waits for tickle
        tickle failed @0.4, swipe ended @0.4
        """)
    }
  }

  @Test func aSwipeThatBecomesATickleIsNone() {
    withBoard { board in
      board.screen.recording = [.actions, .waits]
      board.screen.play(
        .down(at: board.empty)
          .move(by: CGVector(dx: 80, dy: 0), over: 0.1)
          .move(by: CGVector(dx: -30, dy: 0), over: 0.1)
          .move(by: CGVector(dx: 30, dy: 0), over: 0.1)
          .up())
      board.screen.expect("swipe waits for tickle, tickle ended")
      expect(board.first.center, isAt: 180, 400)
    }
  }

  @Test func aSwipeOverAPictureDragsItAndLinesNothingUp() {
    withBoard { board in
      board.screen.play(.swipe(.right, from: board.first.center))
      board.screen.expect("pan began, pan changed…, pan ended")
      expect(board.second.center, isAt: 100, 280)
    }
  }

  @Test func linedUpPicturesCanBeSwipedApartAndTogetherAgain() {
    withBoard { board in
      board.screen.play(.swipe(.right, from: board.empty))
      board.screen.settle()
      board.screen.play(.swipe(.down, from: CGPoint(x: 200, y: 480)))
      #expect(board.second.center.y > 500)
      board.screen.settle()
      board.screen.play(.swipe(.left, from: CGPoint(x: 360, y: 100)))
      expect(board.second.center, isAt: 200, 420)
      board.screen.ignoreLog()
    }
  }
}
