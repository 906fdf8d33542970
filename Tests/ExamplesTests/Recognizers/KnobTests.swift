// A finger that turns a knob of 200 × 200 points about (200, 400).

import Testing
import TouchTesting
import UIKit

@testable import Examples

@Suite struct Knob {
  private let center = CGPoint(x: 200, y: 400)
  private let threshold = 5 * CGFloat.pi / 180

  /// The point at an angle from the centre, in degrees clockwise from the x axis.
  private func place(_ degrees: CGFloat, radius: CGFloat = 80) -> CGPoint {
    let angle = degrees * .pi / 180
    return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  private func withKnob(_ body: (TestScreen, UIView, KnobGestureRecognizer) -> Void) {
    withScreen(recording: [.actions, .failures]) { screen in
      let view = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
      let knob = KnobGestureRecognizer()
      screen.add(view, named: "knob")
      screen.add(knob, named: "turn", to: view)
      body(screen, view, knob)
    }
  }

  /// Turns a finger that is down in steps of 10 degrees.
  private func turn(_ screen: TestScreen, from start: Int, to end: Int) {
    for degrees in stride(from: start, through: end, by: start < end ? 10 : -10).dropFirst() {
      screen.wait(0.01)
      screen.finger().move(to: place(CGFloat(degrees)))
    }
  }

  @Test(arguments: [90, -90])
  func aFingerTurnsIt(degrees: Int) {
    withKnob { screen, _, knob in
      screen.finger().down(at: place(0))
      turn(screen, from: 0, to: degrees)
      screen.expect("turn began, turn changed ×8")
      let sign: CGFloat = degrees < 0 ? -1 : 1
      expect(knob.rotation, is: sign * (.pi / 2 - threshold))
      screen.finger().up()
      screen.expect("turn ended")
      #expect(knob.rotation == 0)
    }
  }

  @Test func theAngleGoesOnWhereTheCircleStartsAgain() {
    withKnob { screen, _, knob in
      screen.finger().down(at: place(150))
      turn(screen, from: 150, to: 150 + 720)
      expect(knob.rotation, is: 4 * .pi - threshold)
      turn(screen, from: 150, to: 150 - 1080)
      expect(knob.rotation, is: -2 * .pi - threshold)
      screen.finger().up()
      screen.ignoreLog()
    }
  }

  @Test func turnBeginsBeyondFiveDegreesAndCountsFromZero() {
    withKnob { screen, _, knob in
      screen.finger().down(at: place(0))
      screen.finger().move(to: place(4.99))
      screen.expect("")
      screen.finger().move(to: place(5.01))
      screen.expect("turn began")
      expect(knob.rotation, is: 0.01 * .pi / 180)
      screen.finger().up()
      screen.expect("turn ended")
    }
  }

  @Test func theViewMayTurnMeanwhile() {
    withKnob { screen, view, knob in
      knob.addAction { [unowned view] knob in
        view.transform = view.transform.rotated(by: knob.rotation)
        knob.rotation = 0
      }
      screen.finger().down(at: place(0))
      turn(screen, from: 0, to: 90)
      expect(atan2(view.transform.b, view.transform.a), is: .pi / 2 - threshold)
      screen.finger().up()
      screen.expect("turn began, turn changed ×8, turn ended")
    }
  }

  @Test func aFingerThatDoesNotTurnFailsAtItsLift() {
    withKnob { screen, _, _ in
      screen.play(.drag(from: place(0), to: place(0, radius: 20)))
      screen.expect("turn failed")
    }
  }

  @Test func aFingerAtTheCentreHasNoDirection() {
    withKnob { screen, _, knob in
      screen.finger().down(at: place(0, radius: 9))
      screen.finger().move(to: place(180, radius: 9))
      screen.expect("")
      // From here on it has one.
      screen.finger().move(to: place(90))
      screen.expect("")
      screen.finger().move(to: place(100))
      screen.expect("turn began")
      expect(knob.rotation, is: threshold)
      screen.finger().up()
      screen.expect("turn ended")
    }
  }

  @Test func aSecondFingerIsIgnored() {
    withKnob { screen, _, knob in
      screen.finger().down(at: place(0))
      screen.finger(2).down(at: place(180))
      screen.finger(2).move(to: place(270))
      screen.expect("")
      turn(screen, from: 0, to: 20)
      screen.finger(2).up()
      turn(screen, from: 20, to: 30)
      expect(knob.rotation, is: .pi / 6 - threshold)
      screen.finger().up()
      screen.expect("turn began, turn changed ×2, turn ended")
    }
  }

  @Test func aCallCancelsIt() {
    withKnob { screen, _, _ in
      screen.finger().down(at: place(0))
      turn(screen, from: 0, to: 10)
      screen.cancelTouches()
      screen.expect("turn began, turn cancelled")
    }
  }
}
