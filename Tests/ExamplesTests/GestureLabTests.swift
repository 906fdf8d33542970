// What the gesture laboratory tells of waiting taps, delayed touches, actions and states, and a checkmark.

import Testing
import TouchTesting
import UIKit

@testable import Examples

@Suite struct GestureLabTests {
  private func lab(_ body: (TestScreen, GestureLabViewController) -> Void) {
    withScreen(size: CGSize(width: 390, height: 700), recording: []) { screen in
      let lab = GestureLabViewController()
      screen.show(lab)
      body(screen, lab)
      screen.wait(2)
    }
  }

  private func turn(_ control: UISwitch) {
    control.isOn.toggle()
    control.sendActions(for: .valueChanged)
  }

  @Test func aTapWaitsUntilItIsNoDoubleTap() {
    lab { screen, lab in
      screen.play(.tap(at: lab.tapPad.center))
      #expect(lab.lines == [])
      screen.wait(1)
      #expect(
        lab.lines == [
          "double tap: possible, failed (no action)", "single tap: possible, ended (1 action)",
        ])
      screen.play(.doubleTap(at: lab.tapPad.center))
      #expect(
        lab.lines.suffix(2) == [
          "double tap: possible, ended (1 action)", "single tap: possible, failed (no action)",
        ])
    }
  }

  @Test func aTapThatDoesNotWaitComesBeforeTheDoubleTap() {
    lab { screen, lab in
      turn(lab.waits)
      screen.play(.doubleTap(at: lab.tapPad.center))
      screen.wait(1)
      #expect(
        lab.lines.first { $0.contains("ended") } == "single tap: possible, ended (1 action)")
      #expect(lab.lines.contains("double tap: possible, ended (1 action)"))
    }
  }

  /// The two sequences of the document.
  @Test func touchesThatEndAreDelayedOrNot() {
    lab { screen, lab in
      screen.play(.doubleTap(at: lab.touchPad.center))
      #expect(lab.touchPad.heard == ["began", "began", "cancelled", "cancelled"])
      screen.wait(1)
      turn(lab.delaysEnded)
      screen.play(.doubleTap(at: lab.touchPad.center))
      #expect(lab.touchPad.heard == ["began", "ended", "began", "cancelled"])
    }
  }

  @Test func touchesThatBeginAreDelayedUntilTheGestureFails() {
    lab { screen, lab in
      turn(lab.delaysBegan)
      screen.play(.doubleTap(at: lab.touchPad.center))
      #expect(lab.touchPad.heard == [])
      screen.wait(1)
      screen.play(.tap(at: lab.touchPad.center))
      #expect(lab.touchPad.heard == [])
      screen.wait(1)
      #expect(lab.touchPad.heard == ["began", "ended"])
    }
  }

  @Test func aDiscreteGestureHasOneActionAndAContinuousOneMany() {
    lab { screen, lab in
      let middle = lab.strokePad.center
      screen.play(.swipe(.right, from: CGPoint(x: middle.x - 70, y: middle.y)))
      screen.wait(1)
      #expect(
        lab.lines == [
          "swipe: possible, ended (1 action)", "pan: possible, failed (no action)",
        ])
      screen.play(
        .drag(
          from: CGPoint(x: middle.x - 70, y: middle.y), to: CGPoint(x: middle.x, y: middle.y),
          over: 2))
      screen.wait(1)
      #expect(lab.lines.contains("swipe: possible, failed (no action)"))
      let pan = lab.lines.last { $0.hasPrefix("pan: possible, began, changed × ") }
      #expect(pan?.contains(", ended (") == true, "\(lab.lines)")
    }
  }

  @Test func aContinuousGestureThatTheSystemTakesAwayIsCancelled() {
    lab { screen, lab in
      let finger = screen.finger()
      finger.down(at: lab.strokePad.center)
      screen.wait(1)
      for _ in 0..<5 { finger.move(by: 0, 8) }
      finger.cancel()
      screen.wait(1)
      #expect(lab.lines.last?.contains(", cancelled (") == true, "\(lab.lines)")
    }
  }

  @Test func aCheckmarkTellsWhereItTurned() {
    lab { screen, lab in
      let corner = lab.checkPad.frame.origin
      func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(x: corner.x + x, y: corner.y + y)
      }
      screen.play(.draw([place(30, 60), place(60, 100), place(130, 40)]))
      #expect(
        lab.lines == ["checkmark: possible, ended (1 action), turned at 60, 100"], "\(lab.lines)")
      #expect(lab.checkPad.heard == ["began", "moved", "cancelled"])
      // Another line is none, and the pad begins it afresh.
      screen.play(.draw([place(30, 60), place(130, 60)]))
      #expect(lab.lines.count == 1)
      #expect(lab.checkPad.heard.first == "began" && lab.checkPad.heard.last == "ended")
    }
  }

  @Test func theWordsOfADiaryCountWhatIsRepeated() {
    var diary = StateDiary()
    for state in [UIGestureRecognizer.State.began, .changed, .changed, .ended] { diary.add(state) }
    #expect(
      diary.words(for: "pan", endingIn: .ended)
        == "pan: possible, began, changed × 2, ended (4 actions)")
    #expect(
      StateDiary().words(for: "tap", endingIn: .failed) == "tap: possible, failed (no action)")
  }
}
