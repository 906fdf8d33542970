// Pinches and rotations at the edges of their numbers, alone and together.

import Testing
import TouchTesting
import UIKit

private let left = CGPoint(x: 150, y: 400)
private let right = CGPoint(x: 250, y: 400)

private func withBoard(_ body: (TestScreen, RecordingView) -> Void) {
  withScreen(recording: [.actions, .failures]) { screen in
    let board = screen.view("board")
    board.isMultipleTouchEnabled = true
    body(screen, board)
  }
}

@Suite struct Pinch {
  private func withPinch(_ body: (TestScreen, UIPinchGestureRecognizer) -> Void) {
    withBoard { screen, board in
      body(screen, screen.add(UIPinchGestureRecognizer(), named: "pinch", to: board))
    }
  }

  @Test(arguments: [(7.999, false), (8.0, true), (-7.999, false), (-8, true)])
  func pinchBeginsWhenTheDistanceHasChangedByEightPoints(change: Double, isPinch: Bool) {
    withPinch { screen, _ in
      screen.play(
        .down(at: left, right).move(2, to: CGPoint(x: 250 + change, y: 400)).up())
      screen.expect(isPinch ? "pinch began, pinch ended" : "pinch failed")
    }
  }

  @Test func theScaleIsOneAtTheBeginAndCountsFromThere() {
    withPinch { screen, pinch in
      screen.show(of: pinch) { $0.scale }
      screen.play(.down(at: left, right))
      for distance in [110.0, 220, 55] {
        screen.finger(2).move(to: CGPoint(x: 150 + distance, y: 400))
      }
      screen.cancelTouches()
      screen.expect(
        "pinch began [1], pinch changed [2], pinch changed [0.5], pinch cancelled [0.5]")
    }
  }

  @Test func theScaleCanBeSetAndGoesOnFromThere() {
    withPinch { screen, pinch in
      screen.show(of: pinch) { $0.scale }
      pinch.addAction { if $0.state == .changed { $0.scale = 1 } }
      screen.play(.down(at: left, right))
      for distance in [110.0, 220, 330] {
        screen.finger(2).move(to: CGPoint(x: 150 + distance, y: 400))
      }
      screen.finger(1).up()
      screen.finger(2).up()
      screen.expect("pinch began [1], pinch changed [2], pinch changed [1.5], pinch ended [1]")
    }
  }

  @Test func theVelocityIsTheChangeOfScalePerSecond() {
    withPinch { screen, pinch in
      screen.play(.down(at: left, right))
      for distance in [110.0, 121, 132, 143] {
        screen.wait(0.1)
        screen.finger(2).move(to: CGPoint(x: 150 + distance, y: 400))
      }
      #expect(abs(pinch.velocity - 1) < 1e-9)
      screen.ignoreLog()
      screen.cancelTouches()
      screen.ignoreLog()
    }
  }

  @Test func aThirdFingerIsRefused() {
    withPinch { screen, pinch in
      screen.show(of: pinch) { "\($0.numberOfTouches): \($0.scale)" }
      screen.play(.down(at: left, right).move(2, to: CGPoint(x: 260, y: 400)))
      screen.finger(3).down(at: CGPoint(x: 10, y: 10))
      screen.finger(3).move(by: 100, 100)
      screen.finger(2).move(to: CGPoint(x: 370, y: 400))
      screen.finger(3).up()
      screen.finger(1).up()
      screen.finger(2).up()
      screen.expect("pinch began [2: 1.0], pinch changed [2: 2.0], pinch ended [0: 2.0]")
    }
  }

  @Test func pinchSurvivesTheLiftOfOneFingerAndTheReturnOfAnother() {
    withPinch { screen, pinch in
      screen.show(of: pinch) { $0.scale }
      screen.play(.down(at: left, right).move(2, to: CGPoint(x: 260, y: 400)))
      screen.finger(2).move(to: CGPoint(x: 370, y: 400))
      screen.finger(1).up()
      screen.finger(2).move(by: 100, 0)
      screen.expect("pinch began [1], pinch changed [2]")
      // A new pair, 100 apart, goes on where the old one was.
      screen.finger(1).down(at: CGPoint(x: 370, y: 400))
      screen.finger(1).move(by: -100, 0)
      screen.expect("pinch changed [4]")
      screen.finger(1).up()
      screen.finger(2).up()
      screen.expect("pinch ended [4]")
    }
  }

  @Test func withOneFingerItFails() {
    withPinch { screen, _ in
      screen.play(.drag(from: left, to: right))
      screen.expect("pinch failed")
    }
  }

  @Test func itsLocationIsTheMiddle() {
    withPinch { screen, pinch in
      screen.show(of: pinch) { $0.location(in: nil) }
      screen.play(
        .down(at: left, right).move(2, to: CGPoint(x: 290, y: 400)).wait(0.1).cancel())
      screen.expect("pinch began [220, 400], pinch cancelled [220, 400]")
    }
  }

  @Test func twoFingersThatOnlyDragDoNotPinch() {
    withPinch { screen, _ in
      screen.play(.down(at: left, right).move(by: CGVector(dx: 0, dy: 200), over: 0.3).up())
      screen.expect("pinch failed")
    }
  }
}

@Suite struct Rotation {
  private func withRotation(_ body: (TestScreen, UIRotationGestureRecognizer) -> Void) {
    withBoard { screen, board in
      body(screen, screen.add(UIRotationGestureRecognizer(), named: "rotation", to: board))
    }
  }

  private func degrees(_ angle: CGFloat) -> CGFloat { (angle * 180 / .pi * 100).rounded() / 100 }

  @Test(arguments: [(4.99, false), (5.01, true), (-4.99, false), (-5.01, true)])
  func rotationBeginsAfterFiveDegrees(angle: Double, isRotation: Bool) {
    withRotation { screen, _ in
      screen.play(.down(at: left, right).turn(by: angle * .pi / 180).up())
      screen.expect(isRotation ? "rotation began, rotation ended" : "rotation failed")
    }
  }

  @Test(arguments: [45.0, -45, 180, 540, -720])
  func theFiveDegreesAreTakenOffAndItCountsOverAnyNumberOfTurns(angle: Double) {
    withRotation { screen, rotation in
      var last: CGFloat = 0
      rotation.addAction { last = $0.rotation }
      screen.play(.rotate(at: CGPoint(x: 200, y: 400), by: angle * .pi / 180, over: 1))
      // Clockwise is positive.
      #expect(abs(degrees(last) - angle) < 0.01)
      screen.expect("rotation began, rotation changed…, rotation ended")
    }
  }

  @Test func whileTheFingersSpreadItTakesUpToTenDegrees() {
    for (factor, angle, isRotation) in [
      // 5° + 5°·√stretch: a quarter further apart takes 7.5°.
      (1.25, 7.45, false), (1.25, 7.55, true), (1.0, 5.05, true),
    ] {
      withRotation { screen, _ in
        screen.play(
          .down(at: left, right).turn(spreadingBy: factor).turn(by: angle * .pi / 180, over: 0.3)
            .up())
        screen.expect(isRotation ? "rotation began, rotation ended" : "rotation failed")
      }
    }
  }

  @Test func rotationCanBeSetAndGoesOnFromThere() {
    withRotation { screen, rotation in
      screen.show(of: rotation) { degrees($0.rotation) }
      rotation.addAction { if $0.state == .changed { $0.rotation = 0 } }
      let turn = Double.pi / 180
      screen.play(
        .down(at: left, right).turn(by: 15 * turn).turn(by: 20 * turn).turn(by: 30 * turn).up())
      screen.expect(
        "rotation began [10], rotation changed [30], rotation changed [30], rotation ended [0]")
    }
  }

  @Test func theVelocityIsInRadiansPerSecond() {
    withRotation { screen, rotation in
      screen.play(
        .down(at: left, right).wait(0.1).turn(by: 0.1, over: 0.1).turn(by: 0.1, over: 0.1)
          .turn(by: 0.1, over: 0.1))
      #expect(abs(rotation.velocity - 1) < 0.01)
      screen.ignoreLog()
      screen.cancelTouches()
      screen.ignoreLog()
    }
  }

  @Test func aThirdFingerIsRefusedAndOneOfTwoMayLift() {
    withRotation { screen, rotation in
      screen.show(of: rotation) { degrees($0.rotation) }
      screen.play(.down(at: left, right).turn(by: 15 * .pi / 180))
      screen.finger(3).down(at: CGPoint(x: 10, y: 10))
      screen.finger(3).move(by: 300, 0)
      screen.finger(3).up()
      screen.finger(1).up()
      screen.finger(2).move(by: 50, 50)
      screen.expect("rotation began [10], rotation changed [10]")
      screen.finger(2).up()
      screen.expect("rotation ended [10]")
    }
  }
}

/// A picture is moved, scaled and turned at once, as on every photo board.
@Suite struct TransformTogether {
  @Test func aDelegateThatAllowsAllGetsAll() {
    withBoard { screen, board in
      let pan = screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      let pinch = screen.add(UIPinchGestureRecognizer(), named: "pinch", to: board)
      let rotation = screen.add(UIRotationGestureRecognizer(), named: "rotation", to: board)
      let together = screen.allowTogether(pan, pinch, rotation)
      screen.play(
        .down(at: left, right).turn(by: 0.5, spreadingBy: 1.5, over: 0.1)
          .move(by: CGVector(dx: 40, dy: 0), over: 0.1))
      #expect(pan.state == .changed && pinch.state == .changed && rotation.state == .changed)
      #expect(abs(pinch.scale - 1.4) < 0.1 && abs(rotation.rotation - 0.36) < 0.1)
      screen.ignoreLog()
      screen.finger(1).up()
      screen.finger(2).up()
      screen.expect("rotation ended, pinch ended, pan ended")
      _ = together
    }
  }

  @Test func withoutTheDelegateTheFirstToBeginIsTheOnlyOne() {
    withBoard { screen, board in
      screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      screen.add(UIPinchGestureRecognizer(), named: "pinch", to: board)
      screen.add(UIRotationGestureRecognizer(), named: "rotation", to: board)
      screen.play(.pinch(at: CGPoint(x: 200, y: 400), by: 2))
      screen.expect("rotation failed, pan failed, pinch began, pinch changed…, pinch ended")
    }
    withBoard { screen, board in
      screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      screen.add(UIPinchGestureRecognizer(), named: "pinch", to: board)
      screen.add(UIRotationGestureRecognizer(), named: "rotation", to: board)
      screen.play(.rotate(at: CGPoint(x: 200, y: 400), by: 1))
      screen.expect(
        "pinch failed, pan failed, rotation began, rotation changed…, rotation ended")
    }
  }

  @Test func aPureTurnIsNoPinchAndAPurePinchNoTurn() {
    withBoard { screen, board in
      let pinch = screen.add(UIPinchGestureRecognizer(), named: "pinch", to: board)
      let rotation = screen.add(UIRotationGestureRecognizer(), named: "rotation", to: board)
      let together = screen.allowTogether(pinch, rotation)
      screen.play(.rotate(at: CGPoint(x: 200, y: 400), by: 2))
      screen.expect("rotation began, rotation changed…, rotation ended, pinch failed")
      screen.play(.pinch(at: CGPoint(x: 200, y: 400), by: 3))
      screen.expect("pinch began, pinch changed…, rotation failed, pinch ended")
      _ = together
    }
  }
}
