// What the view controller of the article about the six gestures does under fingers.

import Testing
import TouchTesting
import UIKit

@Suite struct PictureListings {
  private let empty = CGPoint(x: 200, y: 600)

  /// Two pictures of 100 points, around (70, 70) and (70, 190), on a screen of 400 × 800 points.
  private func pictures(_ body: (TestScreen, PictureListingsViewController) -> Void) {
    for name in ["Emoticon_tusiji_icon", "Emoticon_tusiji_icon2"] {
      UIImage.register(name, size: CGSize(width: 50, height: 50))
    }
    withScreen(recording: .actions) { screen in
      let pictures = PictureListingsViewController()
      screen.show(pictures)
      pictures.customGestureRecognizer.name = "tickle"
      body(screen, pictures)
      screen.settle()
    }
  }

  @Test func thePicturesAreRoundAndAsLargeAsTheirImagesSay() {
    pictures { _, pictures in
      #expect(pictures.imgV.frame == CGRect(x: 20, y: 20, width: 100, height: 100))
      #expect(pictures.imgV2.frame == CGRect(x: 20, y: 140, width: 100, height: 100))
      let layer = pictures.imgV.layer
      #expect(layer.masksToBounds && layer.cornerRadius == 50 && layer.borderWidth == 2)
      #expect(layer.borderColor == UIColor.gray.cgColor)
    }
  }

  @Test func aDraggedPictureComesToTheFrontAndGlidesOn() {
    pictures { screen, pictures in
      let picture: UIImageView = pictures.imgV
      screen.play(
        .down(at: CGPoint(x: 70, y: 70)).move(by: CGVector(dx: 110, dy: 0), over: 0.5))
      #expect(abs(picture.center.x - 170) < 1e-6 && picture.center.y == 70)
      #expect(pictures.view.subviews.last === picture)
      screen.finger().up()
      screen.expect("pan began, pan changed…, pan ended")
      // 220 points a second: 1.1 times 0.1 seconds as far, and twice that long.
      let end = 170 + 220 * 0.11
      #expect(abs(picture.center.x - end) < 1e-6)
      screen.wait(0.11)
      let halfWay = picture.layer.presentation()?.position.x ?? 0
      #expect(halfWay > 170 + 220 * 0.055 && halfWay < end, "easing out, it is fast at first")
      screen.wait(0.111)
      #expect(picture.layer.presentation()?.position == picture.center)
    }
  }

  @Test func aThrownPictureStaysOnTheBoard() {
    pictures { screen, pictures in
      screen.play(.drag(from: CGPoint(x: 70, y: 70), to: CGPoint(x: 300, y: 70), over: 0.1))
      screen.expect("pan began, pan changed…, pan ended")
      #expect(pictures.imgV.center == CGPoint(x: 350, y: 70))
    }
  }

  @Test func aPinchedAndTurnedPictureAddsUpItsChanges() {
    pictures { screen, pictures in
      let place = CGPoint(x: 70, y: 70)
      screen.play(
        .down(at: CGPoint(x: 50, y: 70), CGPoint(x: 90, y: 70)).turn(spreadingBy: 1.25)
          .turn(spreadingBy: 1.5, over: 0.1).up())
      screen.expect("pinch began, pinch changed…, pinch ended")
      #expect(abs(pictures.imgV.transform.a - 1.5) < 1e-3)
      screen.settle()
      screen.play(
        .down(at: CGPoint(x: 40, y: 70), CGPoint(x: 100, y: 70)).turn(by: 0.8, over: 0.2).up())
      screen.expect("rotation began, rotation changed…, rotation ended")
      let turn = 0.8 - 5 * CGFloat.pi / 180
      #expect(abs(pictures.imgV.transform.b - 1.5 * sin(turn)) < 1e-3)
      screen.settle()
      screen.play(.longPress(at: place))
      screen.expect("longPress began, longPress ended")
      #expect(pictures.imgV.alpha == 0.7)
      screen.settle()
      screen.play(.doubleTap(at: place))
      screen.expect("tap ended")
      #expect(pictures.imgV.transform == .identity && pictures.imgV.alpha == 1)
    }
  }

  @Test(arguments: [Fingers.Direction.left, .right])
  func aSwipeLinesThePicturesUpOnceTheTickleHasFailed(way: Fingers.Direction) {
    pictures { screen, pictures in
      screen.recording = [.actions, .waits]
      screen.play(.swipe(way, from: empty))
      screen.expect("swipe waits for tickle, swipe ended")
      #expect(pictures.imgV.center == CGPoint(x: 200, y: 380))
      #expect(pictures.imgV2.center == CGPoint(x: 200, y: 420))
    }
  }

  @Test func aTickleLinesThemUpTheOtherWay() {
    pictures { screen, pictures in
      let strokes = [60.0, -60, 60].reduce(Fingers.down(at: empty)) {
        $0.move(by: CGVector(dx: $1, dy: 0), over: 0.1)
      }
      screen.play(strokes.up())
      screen.expect("tickle ended")
      #expect(pictures.imgV.center == CGPoint(x: 180, y: 400))
      #expect(pictures.imgV2.center == CGPoint(x: 220, y: 400))
    }
  }

  @Test func aMemoryWarningIsHeard() {
    pictures { screen, pictures in
      screen.send(.memoryWarning(time: screen.now))
      #expect(pictures.memoryWarnings == 1)
    }
  }
}
