// What the listings of the article about events do under fingers, shakes and a remote control.

import Testing
import TouchTesting
import UIKit

@Suite struct EventListings {
  //  finger 1  ●━→━→━○   beside the image, which goes along
  @Test func anImageMovesAsFarAsTheFinger() {
    withScreen(recording: []) { screen in
      let controller = DraggedImageViewController()
      screen.show(controller)
      screen.play(
        .down(at: CGPoint(x: 50, y: 600)).move(by: CGVector(dx: 30, dy: -40), over: 0.1)
          .move(by: CGVector(dx: 20, dy: -10), over: 0.1).up())
      #expect(abs(controller.image.center.x - 250) < 1e-9)
      #expect(abs(controller.image.center.y - 150) < 1e-9)
    }
  }

  /// A view with others in it: turned, hidden, off, transparent, and over each other.
  private func fill(_ root: UIView) -> UIView {
    let frames = [(0, 0, 120), (80, 80, 100), (150, 0, 60), (0, 150, 60), (100, 100, 60)]
    for (index, frame) in frames.enumerated() {
      let view = UIView(frame: CGRect(x: frame.0, y: frame.1, width: frame.2, height: frame.2))
      view.tag = 2 * index + 1
      let inner = UIView(frame: CGRect(x: 20, y: 20, width: frame.2, height: 30))
      inner.tag = 2 * index + 2
      view.addSubview(inner)
      root.addSubview(view)
    }
    let views = root.subviews
    views[0].transform = CGAffineTransform(rotationAngle: 0.3)
    views[2].isHidden = true
    views[3].isUserInteractionEnabled = false
    views[4].alpha = 0.009
    return root
  }

  @Test func theArticlesWalkFindsTheViewsThatUIViewFinds() {
    let frame = CGRect(x: 0, y: 0, width: 220, height: 220)
    let written = fill(WrittenDownHitTestView(frame: frame))
    let plain = fill(UIView(frame: frame))
    var found: Set<Int> = []
    for x in stride(from: -5.0, through: 225, by: 5) {
      for y in stride(from: -5.0, through: 225, by: 5) {
        let point = CGPoint(x: x, y: y)
        let tag = written.hitTest(point, with: nil)?.tag ?? -1
        #expect(tag == plain.hitTest(point, with: nil)?.tag ?? -1, "at \(x), \(y)")
        found.insert(tag)
      }
    }
    #expect(found == [-1, 0, 1, 2, 3, 4])
  }

  private func gestures(
    recording: LogContents = [.actions, .waits],
    _ body: (TestScreen, GestureUserViewController) -> Void
  ) {
    withScreen(recording: recording) { screen in
      let controller = GestureUserViewController()
      screen.show(controller)
      controller.panGesture.name = "pan"
      controller.swipeGestureToRight.name = "swipe"
      body(screen, controller)
    }
  }

  //  finger 1  ●━━━━━○   nothing before the lift, then the state 3
  @Test func aTapTellsNothingUntilTheLift() {
    gestures { screen, controller in
      screen.finger().down(at: CGPoint(x: 250, y: 200))
      screen.wait(0.2)
      #expect(controller.log == [])
      screen.finger().up()
      #expect(controller.log == ["tap 3"])
      screen.expect("tap ended")
    }
  }

  @Test func theLeftHalfCannotBeTappedAndTheRightHalfCan() {
    gestures { screen, _ in
      screen.play(.tap(at: CGPoint(x: 150, y: 200)))
      screen.expect("")
      screen.play(.tap(at: CGPoint(x: 250, y: 200)))
      screen.expect("tap ended")
    }
  }

  @Test func thePanWaitsForTheSwipe() {
    gestures { screen, _ in
      screen.play(.swipe(.right, from: CGPoint(x: 120, y: 200)))
      screen.expect("pan waits for swipe, swipe ended")
      screen.play(.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 250, y: 280), over: 1))
      screen.expect("pan waits for swipe, pan began, pan changed…, pan ended")
    }
  }

  //  finger 1  ●━━━━━━━○   on the image: the press of the view below it begins, too
  @Test func gesturesOfTwoViewsAreRecognizedTogether() {
    gestures(recording: .actions) { screen, controller in
      controller.addLongPresses()
      controller.longPressGesture.name = "imageLongPress"
      screen.play(.longPress(at: CGPoint(x: 150, y: 200)))
      screen.expect(
        """
        imageLongPress began, viewLongPress began, imageLongPress ended, viewLongPress ended
        """)
      controller.view.gestureRecognizers?.forEach { $0.delegate = nil }
      screen.play(.longPress(at: CGPoint(x: 150, y: 200)))
      screen.expect("imageLongPress began, imageLongPress ended")
    }
  }

  //  finger 1  ●━━↻━↻━○   0 at rest, then 1, 2, 2, and 3 at the last lift
  //  finger 2  ●━━↻━↻━○
  @Test func theStatesOfARotation() {
    withScreen(recording: []) { screen in
      let board = screen.view("board")
      board.isMultipleTouchEnabled = true
      let rotation = screen.add(UIRotationGestureRecognizer(), named: "rotation", to: board)
      var states: [Int] = []
      rotation.addAction { states.append($0.state.rawValue) }
      screen.play(.down(at: CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100)).wait(0.1))
      #expect(rotation.state.rawValue == 0 && states == [])
      for y in [120.0, 140, 150] { screen.finger(2).move(to: CGPoint(x: 200, y: y)) }
      screen.finger(1).up()
      screen.finger(2).up()
      #expect(states == [1, 2, 2, 3])
      #expect(rotation.state.rawValue == 0)
    }
  }

  @Test func anEventSaysItsTypeAndItsTime() {
    final class Board: UIView {
      var heard: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let event else { return }
        heard.append("\(event.type == .touches) \(event.subtype == .none) \(event.timestamp)")
      }
    }
    withScreen(recording: []) { screen in
      let board = screen.add(Board(frame: screen.window.bounds), named: "board")
      screen.wait(1.5)
      screen.play(.tap(at: CGPoint(x: 100, y: 100)))
      #expect(board.heard == ["true true 1.5"])
    }
  }

  //  finger 1  ●━→━━━○   one event object from the first finger down to the last one up
  //  finger 2    ●━━○
  @Test func eventIsTheSameObjectForTheWholeTouch() {
    final class Board: UIView {
      var events: [UIEvent?] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        events.append(event)
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        events.append(event)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        events.append(event)
      }
    }
    withScreen(recording: []) { screen in
      let board = screen.add(Board(frame: screen.window.bounds), named: "board")
      board.isMultipleTouchEnabled = true
      screen.play(
        .down(at: CGPoint(x: 100, y: 100)).move(by: CGVector(dx: 5, dy: 0))
          .down(at: CGPoint(x: 200, y: 100)).wait(0.1).up(2).wait(0.1).up(1))
      #expect(board.events.count == 5)
      #expect(board.events.allSatisfy { $0 != nil && $0 === board.events[0] })
    }
  }

  //  y  ╱╲  ╱╲     another image, as long as the view is the first responder
  //       ╲╱
  @Test func aShakenImageViewChangesItsImageWhileItIsShown() {
    withScreen(recording: []) { screen in
      let controller = KCShakeViewController()
      screen.show(controller)
      let imageView: KCImageView = controller.imageView
      #expect(imageView.isFirstResponder && imageView.frame == UIScreen.main.bounds)
      screen.shake()
      screen.wait(1)
      #expect(imageView.images == 1 && imageView.image?.name == "image 1")
      screen.window.rootViewController = UIViewController()
      #expect(!imageView.isFirstResponder && screen.window.firstResponder == nil)
      screen.shake()
      screen.wait(1)
      #expect(imageView.images == 1)
    }
  }

  @Test func theCommandsOfARemoteControlHaveUIKitsNumbers() {
    let commands: [UIEvent.EventSubtype] = [
      .remoteControlPlay, .remoteControlPause, .remoteControlStop, .remoteControlTogglePlayPause,
      .remoteControlNextTrack, .remoteControlPreviousTrack, .remoteControlBeginSeekingBackward,
      .remoteControlEndSeekingBackward, .remoteControlBeginSeekingForward,
      .remoteControlEndSeekingForward,
    ]
    #expect(commands.map(\.rawValue) == Array(100...109))
    #expect(UIEvent.EventSubtype.none.rawValue == 0)
    #expect(UIEvent.EventSubtype.motionShake.rawValue == 1)
  }
}
