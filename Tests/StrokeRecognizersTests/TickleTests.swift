// Fingers that go to and fro, and those that only seem to.

import StrokeRecognizers
import Testing
import TouchTesting
import UIKit

@Suite struct Tickle {
  private let start = CGPoint(x: 200, y: 400)

  /// One finger that goes these ways, in points to the right, each in 0.1 seconds.
  private func strokes(_ ways: CGFloat...) -> Fingers {
    ways.reduce(Fingers.down(at: start)) { $0.move(by: CGVector(dx: $1, dy: 0), over: 0.1) }
  }

  /// Puts a tickle on a view and plays fingers.
  private func play(
    _ fingers: Fingers, expecting log: String, line: UInt = #line, column: UInt = #column
  ) {
    withScreen(recording: [.actions, .failures], line: line, column: column) { screen in
      screen.window.addGestureRecognizer(TickleGestureRecognizer())
      screen.play(fingers)
      screen.expect(log, line: line, column: column)
    }
  }

  @Test func threeStrokesToAndFroAreATickle() {
    play(strokes(40, -40, 40).up(), expecting: "tickle ended")
    play(strokes(-40, 40, -40).up(), expecting: "tickle ended")
  }

  @Test func tickleIsRecognizedAsSoonAsTheThirdStrokeIsLongEnough() {
    // The third stroke takes 0.1 s for 40 points: 20 of them are gone at 0.25 s.
    play(strokes(40, -40, 40).up(), expecting: "tickle ended @0.25")
  }

  @Test func twoStrokesAreNone() {
    play(strokes(40, -40).up(), expecting: "tickle failed @0.2")
  }

  @Test func shortStrokesAreNone() {
    play(strokes(19, -19, 19, -19).up(), expecting: "tickle failed @0.4")
  }

  @Test func strokesOfTwentyPointsAreEnough() {
    play(strokes(20, -20, 20).up(), expecting: "tickle ended @0.3")
  }

  @Test func aStrokeIsMeasuredFromWhereTheFingerTurnedBack() {
    play(strokes(150, -20, 20).up(), expecting: "tickle ended @0.3")
  }

  @Test func goingOnInOneDirectionIsOneStroke() {
    play(strokes(30, 30, 30, 30).up(), expecting: "tickle failed @0.4")
  }

  @Test func goingUpAndDownIsNoTickle() {
    let upAndDown = [40, -40, 40].reduce(Fingers.down(at: start)) {
      $0.move(by: CGVector(dx: 0, dy: $1), over: 0.1)
    }
    play(upAndDown.up(), expecting: "tickle failed @0.3")
  }

  @Test func aSecondFingerFailsItAtOnce() {
    play(
      strokes(40).down(at: CGPoint(x: 100, y: 100)).wait(0.1).up(),
      expecting: "tickle failed @0.1")
  }

  @Test func twoFingersFailAtOnce() {
    play(
      .down(at: start, CGPoint(x: 100, y: 100)).wait(0.1).up(), expecting: "tickle failed @0")
  }

  @Test func aCallFailsIt() {
    play(strokes(40, -40).cancel(), expecting: "tickle failed @0.2")
  }

  @Test func everyGestureStartsAnew() {
    play(
      strokes(40, -40).up().then(strokes(40, -40).up()).then(strokes(40, -40, 40).up()),
      expecting: "tickle failed ×2, tickle ended")
  }

  @Test func theNumberOfStrokesAndTheirLengthCanBeChosen() {
    withScreen(recording: [.actions, .failures]) { screen in
      let tickle = TickleGestureRecognizer()
      tickle.minimumNumberOfStrokes = 5
      tickle.minimumStrokeLength = 50
      screen.window.addGestureRecognizer(tickle)
      screen.play(strokes(50, -50, 50, -50).up())
      screen.play(strokes(50, -49, 50, -50, 50, -50).up())
      screen.expect("tickle failed ×2")
      screen.play(strokes(50, -50, 50, -50, 50).up())
      screen.expect("tickle ended")
    }
  }

  @Test func trembledTicklesAreTickles() {
    for seed in 1...50 {
      withScreen(recording: .actions) { screen in
        screen.window.addGestureRecognizer(TickleGestureRecognizer())
        screen.play(strokes(60, -60, 60).up().jittered(seed: UInt64(seed)))
        screen.expect("tickle ended")
      }
    }
  }

  @Test(arguments: [
    ("star", [(20.0, 100.0), (50, 0), (80, 100), (0, 38), (100, 38), (20, 100)]),
    ("steep zigzag", [(0, 0), (30, 90), (60, 0), (30, 90), (0, 0), (30, 90)]),
  ])
  func linesThatGoToAndFroButNotAcrossAreNone(name: String, corners: [(Double, Double)]) {
    let points = corners.map { CGPoint(x: 100 + 2 * $0.0, y: 100 + 2 * $0.1) }
    play(.draw(points, over: 1), expecting: "tickle failed")
  }

  @Test func aSpiralIsNone() {
    let points = (0...90).map { step in
      let angle = Double(step) / 90 * 6 * .pi
      return CGPoint(x: 200 + 10 * angle * cos(angle), y: 300 + 10 * angle * sin(angle))
    }
    play(.draw(points, over: 1.5), expecting: "tickle failed")
  }

  @Test func aTickleMayLeanALittle() {
    let points = [(100.0, 100.0), (180, 110), (100, 125), (180, 140)].map { CGPoint(x: $0, y: $1) }
    play(.draw(points, over: 0.5), expecting: "tickle ended")
  }
}
