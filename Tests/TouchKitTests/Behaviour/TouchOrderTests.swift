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

/// Keeps the touch that it hears of first, and counts the recognizers that receive each.
private final class Keeper: UIGestureRecognizer {
  var kept: (touch: UITouch, event: UIEvent)?
  var counts: [Int] = []
  deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    counts.append(touch.gestureRecognizers?.count ?? -1)
    if kept == nil { kept = (touch, event) }
  }
}

@Suite struct TouchesThatAreUp {
  @Test func ignoringATouchThatIsUpTakesNothingFromTheNextOneInItsPlace() throws {
    try withScreen(recording: []) { screen in
      let board = screen.view("board")
      let keeper = screen.add(Keeper(), named: "keeper", to: board)
      let double = screen.add(UITapGestureRecognizer(), named: "double", to: board)
      double.numberOfTapsRequired = 2
      screen.finger().down(at: CGPoint(x: 100, y: 100))
      screen.finger().up()
      let kept = try #require(keeper.kept)
      keeper.ignore(kept.touch, for: kept.event)
      screen.finger().down(at: CGPoint(x: 300, y: 300))
      screen.finger().up()
      screen.wait(1)
      screen.finger().down(at: CGPoint(x: 200, y: 300))
      #expect(keeper.counts.count > 1 && keeper.counts.allSatisfy { $0 == 2 }, "\(keeper.counts)")
      screen.cancelTouches()
    }
  }
}
