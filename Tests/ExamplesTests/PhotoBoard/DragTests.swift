// Dragging, throwing and catching pictures.

import Testing
import TouchTesting
import UIKit

@testable import Examples

@Suite struct PhotoBoardDrag {
  @Test func aDraggedPictureFollowsTheFinger() {
    withBoard { board in
      board.screen.play(
        .down(at: board.first.center)
          .move(by: CGVector(dx: 60, dy: 0), over: 0.1)
          .move(by: CGVector(dx: 40, dy: 200), over: 0.3))
      // The first 10 points do not count.
      expect(board.first.center, isAt: 190, 300)
      expect(board.second.center, isAt: 100, 280)
      board.screen.expect("pan began, pan changed…")
      board.screen.finger().up()
      board.screen.expect("pan ended")
    }
  }

  @Test func aDraggedPictureComesToTheFront() {
    withBoard { board in
      #expect(board.controller.view.subviews == [board.first, board.second])
      board.screen.play(.drag(from: board.first.center, to: CGPoint(x: 120, y: 130)))
      #expect(board.controller.view.subviews == [board.second, board.first])
      board.screen.settle()
      board.screen.play(.drag(from: CGPoint(x: 100, y: 340), to: CGPoint(x: 100, y: 380)))
      #expect(board.controller.view.subviews == [board.first, board.second])
      board.screen.ignoreLog()
    }
  }

  @Test func twoPicturesFollowTwoFingersAtOnce() {
    withBoard { board in
      board.screen.play(
        .down(at: board.first.center, board.second.center)
          .move(to: CGPoint(x: 210, y: 100), CGPoint(x: 210, y: 280), over: 0.3))
      expect(board.first.center, isAt: 200, 100)
      expect(board.second.center, isAt: 200, 280)
      board.screen.cancelTouches()
    }
  }

  @Test func aCancelledDragLeavesThePictureInside() {
    withBoard { board in
      board.screen.play(
        .down(at: board.first.center).move(to: CGPoint(x: 10, y: 300), over: 0.1).cancel())
      expect(board.first.center, isAt: 80, 290)
    }
  }
}

@Suite struct PhotoBoardGlide {
  @Test func aLiftedPictureGlidesOnWithItsVelocity() {
    withBoard { board in
      board.throwPicture(board.first, with: CGVector(dx: 600, dy: 0))
      let lift = board.screen.now
      // Dragged to (122, 100); then 600 / 200 × 0.1 s = 0.3 s at 600 points a second.
      expect(board.first.center, isAt: 302, 100)
      expect(board.first.visibleCenter, isAt: 122, 100)
      // Twice that long: 0.6 s, slower and slower.
      board.screen.wait(0.3)
      expect(board.first.visibleCenter, isAt: 122 + 180 * 0.684_643, 100, within: 0.01)
      board.screen.wait(0.299)
      #expect(board.first.visibleCenter.x < 302)
      expect(board.screen.application.nextDeadline, is: lift + 0.6)
      board.screen.wait(0.001)
      expect(board.first.visibleCenter, isAt: 302, 100)
    }
  }

  @Test func aPictureGlidesInAnyDirection() {
    withBoard { board in
      board.throwPicture(board.first, with: CGVector(dx: 300, dy: 400))
      // Dragged by (8, 14), the hysteresis off each axis; then 500 / 200 × 0.1 s = 0.25 s.
      expect(board.first.center, isAt: 108 + 75, 114 + 100)
    }
  }

  @Test(arguments: [
    (CGVector(dx: 4000, dy: 0), CGPoint(x: 320, y: 100)),
    (CGVector(dx: -4000, dy: 0), CGPoint(x: 80, y: 100)),
    (CGVector(dx: 0, dy: 4000), CGPoint(x: 100, y: 720)),
    (CGVector(dx: 0, dy: -4000), CGPoint(x: 100, y: 80)),
  ])
  func aPictureStaysInsideTheBoard(velocity: CGVector, end: CGPoint) {
    withBoard { board in
      board.throwPicture(board.first, with: velocity)
      board.screen.settle()
      expect(board.first.visibleCenter, isAt: end.x, end.y)
    }
  }

  @Test func aLargerPictureStaysInsideWithAllOfIt() {
    withBoard { board in
      board.first.transform = CGAffineTransform(scaleX: 1.5, y: 1.5).rotated(by: 0.7)
      board.throwPicture(board.first, with: CGVector(dx: 4000, dy: 0))
      expect(board.first.center, isAt: 280, 120)
    }
  }

  @Test func aSmallerWindowKeepsThePicturesInside() {
    withBoard { board in
      board.second.center = CGPoint(x: 300, y: 700)
      board.screen.window.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
      board.screen.application.layoutWindowsIfNeeded()
      expect(board.first.center, isAt: 100, 100)
      expect(board.second.center, isAt: 220, 320)
    }
  }

  @Test func aGlidingPictureIsCaughtWhereItIsSeen() {
    withBoard { board in
      board.throwPicture(board.first, with: CGVector(dx: 600, dy: 0))
      board.screen.wait(0.1)
      let caught = board.first.visibleCenter
      board.screen.finger().down(at: caught)
      expect(board.first.center, isAt: caught.x, caught.y)
      board.screen.wait(0.3)
      expect(board.first.visibleCenter, isAt: caught.x, caught.y)
      board.screen.finger().move(by: 0, 110)
      expect(board.first.center, isAt: caught.x, caught.y + 100)
      board.screen.cancelTouches()
    }
  }

  /// Without a drag nothing would bring it back.
  @Test func aPictureThatGlidesInFromOutsideIsCaughtAtTheEdge() {
    withBoard { board in
      board.throwPicture(board.first, with: CGVector(dx: -7000, dy: 0))
      board.screen.wait(0.05)
      #expect(board.first.visibleCenter.x < 0)
      let finger = board.screen.finger()
      finger.down(at: CGPoint(x: 10, y: 100))
      expect(board.first.center, isAt: 0, 100)
      finger.up()
      board.screen.settle()
      expect(board.first.visibleCenter, isAt: 0, 100)
    }
  }

  @Test func aGlidingPictureIsNotTouchedWhereItWillBe() {
    withBoard { board in
      board.throwPicture(board.first, with: CGVector(dx: 600, dy: 0))
      board.screen.ignoreLog()
      board.screen.play(.down(at: CGPoint(x: 370, y: 100)).move(by: CGVector(dx: 0, dy: 40)).up())
      board.screen.expect("")
      expect(board.first.center, isAt: 302, 100)
    }
  }
}

@Suite struct GlideArithmetic {
  private let board = CGRect(x: 0, y: 0, width: 400, height: 800)

  @Test func aSlowPictureHardlyGlides() {
    let glide = Glide(
      from: CGPoint(x: 200, y: 200), velocity: CGPoint(x: 0, y: 20), radius: 80, inside: board)
    expect(glide.end, isAt: 200, 200.2)
    expect(CGFloat(glide.duration), is: 0.02)
  }

  @Test func aRestingPictureStays() {
    let place = CGPoint(x: 200, y: 200)
    let glide = Glide(from: place, velocity: .zero, radius: 80, inside: board)
    #expect(glide.end == place && glide.duration == 0)
  }

  @Test func aPictureTooLargeForTheBoardIsCentred() {
    let glide = Glide(
      from: CGPoint(x: 10, y: 10), velocity: .zero, radius: 300, inside: board)
    expect(glide.end, isAt: 200, 300)
  }
}
