// Circles drawn with a finger, and what is none; what the app hears and when.

import StrokeKit
import StrokeRecognizers
import Testing
import TouchTesting
import UIKit

nonisolated private let center = CGPoint(x: 200, y: 300)

/// Corners of lines around the centre.
nonisolated private func line(_ corners: (Double, Double)...) -> Fingers {
  .draw(corners.map { CGPoint(x: 200 + $0.0, y: 300 + $0.1) }, over: 0.8)
}

@Suite struct CircleGesture {
  private func withCircle(_ body: (TestScreen, CircleGestureRecognizer) -> Void) {
    withScreen(recording: [.actions, .failures]) { screen in
      body(screen, screen.add(CircleGestureRecognizer(), named: "circle", to: screen.view("board")))
    }
  }

  @Test(arguments: [1.0, -1, 0.93, 1.2])
  func aCircleIsOneAnyWayRound(turns: Double) {
    withCircle { screen, circle in
      var found: CircleFit?
      circle.addAction { if $0.state == .ended { found = $0.fit } }
      screen.play(.circle(around: center, radius: 80, turns: turns))
      screen.expect("circle began, circle changed…, circle ended")
      #expect(found.map { abs($0.circle.radius - 80) < 1 } == true)
      #expect(
        found.map { abs($0.circle.centerX - 200) < 1 && abs($0.circle.centerY - 300) < 1 } == true)
    }
  }

  @Test func circleBeginsOnceTheFingerHasMovedByTheHysteresis() {
    withCircle { screen, circle in
      screen.finger().down(at: center)
      screen.finger().move(by: 9.9, 0)
      screen.expect("")
      screen.finger().move(by: 0.1, 0)
      screen.expect("circle began")
      #expect(circle.points.count == 3)
      screen.finger().cancel()
      screen.expect("circle cancelled")
    }
  }

  @Test func aTapIsNoCircleAndNobodyHearsOfIt() {
    withCircle { screen, _ in
      screen.play(.tap(at: center))
      screen.expect("circle failed")
    }
  }

  @Test(arguments: [
    ("square", line((-80, -80), (80, -80), (80, 80), (-80, 80), (-80, -80))),
    ("triangle", line((0, -80), (80, 80), (-80, 80), (0, -80))),
    ("line", line((-80, 0), (80, 0))),
    ("arc", .circle(around: center, radius: 80, turns: 0.6)),
    ("spiral", .circle(around: center, radius: 80, turns: 2.5)),
  ])
  func strokesThatAreNoCirclesAreCancelledWithAReason(name: String, fingers: Fingers) {
    withCircle { screen, circle in
      var reason: CircleGestureRecognizer.Failure?
      circle.addAction { if $0.state == .cancelled { reason = $0.reason } }
      screen.play(fingers)
      screen.expect("circle began, circle changed…, circle cancelled")
      #expect(reason != nil)
    }
  }

  @Test func aLineThatTurnsBackIsGivenUpWhileTheFingerStillDraws() {
    withCircle { screen, circle in
      var reason: CircleGestureRecognizer.Failure?
      circle.addAction { if $0.state == .cancelled { reason = $0.reason } }
      screen.play(
        Fingers.down(at: center).move(by: CGVector(dx: 150, dy: 0), over: 0.3)
          .move(by: CGVector(dx: -150, dy: 5), over: 0.3))
      screen.expect("circle began, circle changed…, circle cancelled")
      #expect("\(reason!)".hasPrefix("has a corner of 17"))
      screen.finger().up()
    }
  }

  @Test func aSecondFingerEndsIt() {
    withCircle { screen, circle in
      var reason: CircleGestureRecognizer.Failure?
      circle.addAction { reason = $0.reason }
      screen.play(
        Fingers.down(at: center).move(by: CGVector(dx: 30, dy: 0), over: 0.1)
          .down(at: CGPoint(x: 50, y: 50)).wait(0.1).up())
      screen.expect("circle began, circle changed…, circle cancelled")
      #expect(reason == .tooManyFingers)
    }
  }

  @Test func theTutorialsRuleAcceptsMore() {
    withCircle { screen, circle in
      circle.tolerance = 0.2
      #expect(circle.rule == .tutorial(tolerance: 0.2))
      let notQuiteRound = Fingers.circle(around: center, radius: 80, turns: 0.8)
      screen.play(notQuiteRound)
      screen.expect("circle began, circle changed…, circle ended")
      circle.rule = .strict
      screen.play(notQuiteRound)
      screen.expect("circle began, circle changed…, circle cancelled")
    }
  }

  @Test func everyGestureStartsAnew() {
    withCircle { screen, circle in
      screen.play(line((-80, 0), (80, 0)))
      #expect(circle.points.isEmpty && circle.state == .possible)
      screen.ignoreLog()
      screen.play(.circle(around: center, radius: 40))
      screen.expect("circle began, circle changed…, circle ended")
    }
  }

  @Test func placesAreInTheCoordinatesOfItsView() {
    withScreen(recording: []) { screen in
      let board = screen.view("board")
      board.bounds.origin = CGPoint(x: 1000, y: 0)
      let circle = screen.add(CircleGestureRecognizer(), named: "circle", to: board)
      var x = 0.0
      circle.addAction { if $0.state == .ended { x = $0.fit?.circle.centerX ?? 0 } }
      screen.play(.circle(around: center, radius: 80))
      #expect(abs(x - 1200) < 1)
    }
  }

  @Test(arguments: 1...20)
  func tremblingHandsDrawCirclesToo(seed: UInt64) {
    withCircle { screen, _ in
      screen.play(.circle(around: center, radius: 70, over: 0.9).jittered(seed: seed))
      screen.expect("circle began, circle changed…, circle ended")
    }
  }
}
