// What the laboratory tells of fingers, shakes and remote control.

import Testing
import TouchTesting
import UIKit

@testable import Examples

@Suite struct EventLabTests {
  private func lab(_ body: (TestScreen, EventLabViewController) -> Void) {
    withScreen(size: CGSize(width: 390, height: 844), recording: []) { screen in
      let lab = EventLabViewController()
      screen.show(lab)
      body(screen, lab)
    }
  }

  @Test func theWalkAndTheChainAreToldInTheirOrder() {
    lab { screen, lab in
      screen.play(.tap(at: CGPoint(x: 90, y: 220)))
      #expect(
        lab.lines == [
          "Follower is asked: the finger is outside", "Outer is asked: the finger is inside",
          "Middle is asked: the finger is inside",
          "Off is asked: its interaction is off, so it is left out",
          "Inner is asked: the finger is inside",
          "Inner is hit: nothing in front of it wants the finger",
          "Inner hears began, with 1 of the fingers", "Middle hears began, with 1 of the fingers",
          "Outer hears began, with 1 of the fingers",
          "the controller hears began: nothing before it has kept the touch",
          "then come the window, the application", "Inner hears ended", "Middle hears ended",
          "Outer hears ended",
        ])
    }
  }

  @Test func aTouchOnAViewThatIsOffIsItsSuperviews() {
    lab { screen, lab in
      screen.play(.tap(at: CGPoint(x: 280, y: 220)))
      #expect(lab.lines.contains("Middle is hit: nothing in front of it wants the finger"))
    }
  }

  @Test func theFollowerKeepsItsTouch() {
    lab { screen, lab in
      let follower = lab.view.subviews[1]
      let start = follower.center
      screen.play(.drag(from: start, to: CGPoint(x: 100, y: 600), over: 0.3))
      #expect(abs(follower.center.x - 100) < 1e-9 && abs(follower.center.y - 600) < 1e-9)
      #expect(
        lab.lines.filter { $0.contains("hears") } == [
          "Follower hears began, and keeps it", "Follower hears ended",
        ])
    }
  }

  @Test func shakesAndRemoteControlArrive() {
    lab { screen, lab in
      #expect(lab.isFirstResponder)
      screen.shake()
      screen.wait(2)
      #expect(lab.lines == ["a shake begins", "the shake ends"])
      screen.send(.remoteControl(.remoteControlNextTrack, time: screen.now))
      #expect(lab.lines.last == "remote control: next")
    }
  }
}
