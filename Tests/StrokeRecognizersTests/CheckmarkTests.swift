// Checkmarks, and strokes that are none.

import StrokeRecognizers
import Testing
import TouchTesting
import UIKit

@Suite struct Checkmark {
  private let start = CGPoint(x: 100, y: 400)

  /// One finger that goes these ways, each in 0.1 seconds.
  private func strokes(_ ways: CGVector...) -> Fingers {
    ways.reduce(Fingers.down(at: start)) { $0.move(by: $1, over: 0.1) }
  }

  private func play(
    _ fingers: Fingers, expecting log: String, line: UInt = #line, column: UInt = #column
  ) {
    withScreen(recording: [.actions, .failures], line: line, column: column) { screen in
      screen.window.addGestureRecognizer(CheckmarkGestureRecognizer())
      screen.play(fingers)
      screen.expect(log, line: line, column: column)
    }
  }

  private let down = CGVector(dx: 30, dy: 40)
  private let up = CGVector(dx: 70, dy: -90)

  @Test func downAndUpToTheRightIsACheckmark() {
    play(strokes(down, up).up(), expecting: "checkmark ended @0.2")
  }

  @Test func checkmarkRemembersWhereItTurned() {
    withScreen(recording: .actions) { screen in
      let view = UIView(frame: CGRect(x: 20, y: 50, width: 300, height: 700))
      let checkmark = CheckmarkGestureRecognizer()
      screen.add(view, named: "paper")
      screen.add(checkmark, named: "checkmark", to: view)
      screen.show(of: checkmark) { $0.midPoint }
      screen.play(strokes(down, up).up())
      // The finger turned at (130, 440) in the window.
      screen.expect("checkmark ended [110, 390]")
      #expect(checkmark.midPoint == .zero)
    }
  }

  @Test func onlyDownOrOnlyUpIsNone() {
    play(strokes(down).up(), expecting: "checkmark failed @0.1")
    // It fails once it is clear that the finger goes up.
    play(strokes(up).up(), expecting: "checkmark failed @0.008")
  }

  @Test func strokesToTheLeftAreNone() {
    play(strokes(CGVector(dx: -30, dy: 40), up).up(), expecting: "checkmark failed @0.017")
    play(strokes(down, CGVector(dx: -70, dy: -90)).up(), expecting: "checkmark failed @0.108")
  }

  @Test func aThirdStrokeSpoilsIt() {
    play(strokes(down, up, CGVector(dx: 10, dy: 50)).up(), expecting: "checkmark failed @0.217")
  }

  @Test func aHorizontalOrVerticalStrokeIsNoPartOfIt() {
    play(strokes(CGVector(dx: 40, dy: 0), up).up(), expecting: "checkmark failed @0.108")
    play(strokes(CGVector(dx: 0, dy: 40), up).up(), expecting: "checkmark failed @0.108")
    play(strokes(down, CGVector(dx: 60, dy: 0)).up(), expecting: "checkmark failed @0.2")
    play(strokes(down, CGVector(dx: 0, dy: -60)).up(), expecting: "checkmark failed @0.2")
  }

  @Test func shortStrokesAreNone() {
    play(strokes(CGVector(dx: 9, dy: 9), up).up(), expecting: "checkmark failed @0.108")
    play(strokes(down, CGVector(dx: 9, dy: -9)).up(), expecting: "checkmark failed @0.2")
  }

  @Test func aSecondFingerFailsItAtOnce() {
    play(
      strokes(down).down(at: CGPoint(x: 300, y: 100)).wait(0.1).up(),
      expecting: "checkmark failed @0.1")
  }

  @Test func everyCheckmarkStartsAnew() {
    play(
      strokes(down, up).up().then(strokes(down).up()).then(strokes(down, up).up()),
      expecting: "checkmark ended, checkmark failed, checkmark ended")
  }

  @Test func tremblingHandsDrawCheckmarks() {
    for seed in 1...50 {
      withScreen(recording: .actions) { screen in
        screen.window.addGestureRecognizer(CheckmarkGestureRecognizer())
        screen.play(strokes(down, up).up().jittered(seed: UInt64(seed)))
        screen.expect("checkmark ended")
      }
    }
  }
}
