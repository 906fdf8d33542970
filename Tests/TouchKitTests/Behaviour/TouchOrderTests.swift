// In which order a recognizer lists its touches.

import Testing
import TouchTesting
import UIKit

private final class Patient: UIGestureRecognizer {
  deinit {}
}

@Suite struct TouchOrder {
  //  finger 1  ●━━○           elsewhere; its place is free again
  //  finger 2    ●━━━━━━━━
  //  finger 3        ●━━━━    takes the place of finger 1
  @Test func touchesAreListedInTheOrderInWhichTheyCame() {
    withScreen(recording: []) { screen in
      let (left, right) = (
        screen.view("left", frame: CGRect(x: 0, y: 0, width: 100, height: 400)),
        screen.view("right", frame: CGRect(x: 100, y: 0, width: 300, height: 400))
      )
      left.isMultipleTouchEnabled = true
      right.isMultipleTouchEnabled = true
      let patient = Patient()
      screen.add(patient, named: "patient", to: right)
      screen.finger(1).down(at: CGPoint(x: 50, y: 100))
      screen.finger(2).down(at: CGPoint(x: 200, y: 100))
      screen.finger(1).up()
      screen.finger(3).down(at: CGPoint(x: 300, y: 200))
      #expect(patient.numberOfTouches == 2)
      #expect(patient.location(ofTouch: 0, in: nil) == CGPoint(x: 200, y: 100))
      #expect(patient.location(ofTouch: 1, in: nil) == CGPoint(x: 300, y: 200))
      screen.finger(2).up()
      screen.finger(1).down(at: CGPoint(x: 210, y: 300))
      #expect(patient.location(ofTouch: 0, in: nil) == CGPoint(x: 300, y: 200))
      #expect(patient.location(ofTouch: 1, in: nil) == CGPoint(x: 210, y: 300))
      screen.cancelTouches()
    }
  }
}
