// BEHAVIOUR 7: a subclass of a pan that begins by itself, without waiting for a movement.

import Testing
import TouchTesting
import UIKit

private let place = CGPoint(x: 100, y: 100)

/// A pan that begins by itself as soon as a finger is down.
private final class EagerPan: UIPanGestureRecognizer {
  var beginsEarly = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if beginsEarly { state = .began }
    super.touchesBegan(touches, with: event)
    if !beginsEarly { state = .began }
  }
}

/// An edge pan that does so.
private final class EagerEdgePan: UIScreenEdgePanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = .began
  }
}

@Suite struct PanThatBeginsByItself {
  private func withEager(
    _ pan: UIPanGestureRecognizer, _ body: (TestScreen, UIPanGestureRecognizer) -> Void
  ) {
    withScreen(recording: [.actions, .failures]) { screen in
      let pan = screen.add(pan, named: "pan", to: screen.view("board"))
      screen.show(of: pan) { $0.translation(in: nil) }
      body(screen, pan)
    }
  }

  //  finger 1  ●━→━→━○   3 points, then 20
  @Test(arguments: [false, true])
  func takesNoHysteresisOff(beginsEarly: Bool) {
    let pan = EagerPan()
    pan.beginsEarly = beginsEarly
    withEager(pan) { screen, _ in
      screen.finger().down(at: place)
      screen.finger().move(by: 3, 1)
      screen.finger().move(by: 20, 0)
      screen.finger().up()
      screen.expect(
        "pan began [0, 0], pan changed [3, 1], pan changed [23, 1], pan ended [23, 1]")
    }
  }

  @Test func endsAlsoIfNoFingerMoved() {
    withEager(EagerPan()) { screen, _ in
      screen.play(.tap(at: place))
      screen.expect("pan began [0, 0], pan ended [0, 0]")
      screen.play(.down(at: place).wait(0.1).cancel())
      screen.expect("pan began [0, 0], pan cancelled [0, 0]")
    }
  }

  @Test func startsAtNoughtIfItHadToWait() {
    withEager(EagerPan()) { screen, pan in
      let gate = screen.add(Scripted(), named: "gate", to: pan.view!)
      pan.require(toFail: gate)
      screen.finger().down(at: place)
      screen.finger().move(by: 30, 0)
      gate.state = .failed
      screen.finger().move(by: 2, 0)
      screen.finger().up()
      screen.expect("gate failed, pan began [0, 0], pan changed [2, 0], pan ended [2, 0]")
    }
  }

  @Test func anEdgePanDoesSoToo() {
    let pan = EagerEdgePan()
    pan.edges = .left
    withEager(pan) { screen, _ in
      screen.finger().down(at: CGPoint(x: 5, y: 100))
      screen.finger().move(by: 3, 0)
      screen.finger().up()
      screen.expect("pan began [0, 0], pan changed [3, 0], pan ended [3, 0]")
    }
  }
}
