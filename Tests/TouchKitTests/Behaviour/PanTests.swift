// Pans at the edges of their numbers: 10 points along an axis, fingers that come and go, velocity.

import Testing
import TouchTesting
import UIKit

private let place = CGPoint(x: 100, y: 100)

private func withPan(
  _ body: (TestScreen, UIPanGestureRecognizer) -> Void
) {
  withScreen(recording: [.actions, .failures]) { screen in
    let board = screen.view("board")
    board.isMultipleTouchEnabled = true
    body(screen, screen.add(UIPanGestureRecognizer(), named: "pan", to: board))
  }
}

/// Fingers that come and go in an event in which others move: the movement counts first.
@Suite struct PanFingersInOneEvent {
  /// Plays events, 0.1 s apart, that say where each finger is: "0 began 100,100".
  private func play(_ events: [String], on screen: TestScreen) {
    let start = screen.now
    for (number, event) in events.enumerated() {
      let reports = event.split(separator: ";").map { report in
        let words = report.split(separator: " ")
        let place = words[2].split(separator: ",").compactMap { Double($0) }
        let phase: UITouch.Phase =
          words[1] == "began" ? .began : words[1] == "moved" ? .moved : .ended
        return TouchReport(Int(words[0])!, phase, at: CGPoint(x: place[0], y: place[1]))
      }
      screen.send(reports, at: start + Double(number) / 10)
    }
  }

  /// What a pan says at its end.
  private func end(of events: String..., fingers: Int = 1) -> String {
    var end = "none"
    withPan { screen, pan in
      pan.minimumNumberOfTouches = fingers
      pan.addAction {
        let (way, speed) = ($0.translation(in: nil), $0.velocity(in: nil))
        end = "\($0.state) \(way.x), \(way.y) at \(speed.x), \(speed.y)"
      }
      play(events, on: screen)
      screen.ignoreLog()
    }
    return end
  }

  //  finger 0  ●━→━→━→━○
  //  finger 1      ●━→━○   lands in the event of the second move
  @Test func aFingerThatLandsLosesNoMovement() {
    let together = end(
      of: "0 began 100,100", "0 moved 130,100", "0 moved 150,100;1 began 300,300",
      "0 moved 170,100;1 moved 320,300", "0 ended 170,100;1 ended 320,300")
    let landedFirst = end(
      of: "0 began 100,100", "0 moved 130,100", "1 began 300,300;0 moved 150,100",
      "0 moved 170,100;1 moved 320,300", "0 ended 170,100;1 ended 320,300")
    #expect(together == "ended 60.0, 0.0 at 200.0, 0.0")
    #expect(landedFirst == together)
  }

  @Test func thatMovementCanBegin() {
    #expect(
      end(
        of: "0 began 100,100", "0 moved 114,100;1 began 300,300", "0 ended 114,100;1 ended 300,300")
        == "ended 4.0, 0.0 at 140.0, 0.0")
    // Fewer fingers than needed move nothing.
    #expect(
      end(
        of: "0 began 100,100", "0 moved 114,100;1 began 300,300",
        "0 moved 123,100;1 moved 309,300", "0 ended 123,100;1 ended 309,300", fingers: 2) == "none")
    #expect(
      end(
        of: "0 began 100,100", "0 moved 114,100;1 began 300,300",
        "0 moved 126,100;1 moved 312,300", "0 ended 126,100;1 ended 312,300", fingers: 2)
        == "ended 2.0, 0.0 at 136.0, 0.0")
  }

  //  finger 0  ●━→━→━○
  //  finger 1  ●━→━○       lifts, elsewhere, in the event of the second move
  @Test func aFingerThatLiftsLosesNoMovementAndAddsNone() {
    #expect(
      end(
        of: "0 began 100,100;1 began 200,100", "0 moved 120,100;1 moved 220,100",
        "0 moved 140,100;1 ended 299,199", "0 moved 150,100", "0 ended 150,100")
        == "ended 30.0, 0.0 at 100.0, 0.0")
  }

  @Test func fingersCanComeAndGoAtOnce() {
    #expect(
      end(
        of: "0 began 100,100;1 began 200,100", "0 moved 120,100;1 moved 220,100",
        "0 moved 140,100;1 ended 299,199;2 began 0,0", "0 moved 150,100;2 moved 10,0",
        "0 ended 150,100;2 ended 10,0") == "ended 30.0, 0.0 at 100.0, 0.0")
  }

  //  finger 0  ●━→━━━━○
  //  finger 1    ●━━━○   lands while the other rests
  @Test func withoutMovementTheCentroidJumps() {
    #expect(
      end(
        of: "0 began 100,100", "0 moved 130,100", "1 began 300,300", "0 ended 130,100",
        "1 ended 300,300") == "ended 20.0, 0.0 at 300.0, 0.0")
  }
}

@Suite struct PanBegin {
  @Test(arguments: [
    (9.999, 0.0, false), (10, 0, true), (0, -10, true), (0, 9.999, false),
    (9.9, 9.9, false), (-9.9, 10, true),
  ])
  func panNeedsTenPointsAlongOneAxis(dx: Double, dy: Double, isPan: Bool) {
    withPan { screen, _ in
      screen.play(.down(at: place).move(by: CGVector(dx: dx, dy: dy)).up())
      screen.expect(isPan ? "pan began @0.008, pan ended" : "pan failed @0.008")
    }
  }

  @Test(arguments: [
    (10.0, 0.0, "0, 0"), (14, 3, "4, 0"), (-14, 12, "-4, 2"), (25, -35, "15, -25"),
  ])
  func theFirstTenPointsOfEachAxisAreTakenOff(dx: Double, dy: Double, expected: String) {
    withPan { screen, pan in
      screen.show(of: pan) { $0.translation(in: nil) }
      screen.play(.down(at: place).move(by: CGVector(dx: dx, dy: dy)).up())
      screen.expect("pan began [\(expected)], pan ended [\(expected)]")
    }
  }

  @Test func hysteresisIsSubtractedOnce() {
    withPan { screen, pan in
      screen.show(of: pan) { $0.translation(in: nil) }
      screen.finger().down(at: place)
      for way in [12.0, 8, -30] { screen.finger().move(by: way, way / 2) }
      screen.finger().up()
      screen.expect(
        """
        pan began [2, 0], pan changed [10, 4], pan changed [-20, -11], pan ended [-20, -11]
        """)
    }
  }

  @Test func smallStepsAddUp() {
    withPan { screen, _ in
      screen.finger().down(at: place)
      for _ in 1...9 { screen.finger().move(by: 1, 0) }
      screen.expect("")
      screen.finger().move(by: 1, 0)
      screen.expect("pan began")
      screen.finger().up()
      screen.expect("pan ended")
    }
  }

  @Test func aLiftMovesNothing() {
    withPan { screen, _ in
      screen.finger().down(at: place)
      screen.send([TouchReport(1, .ended, at: CGPoint(x: 150, y: 100))])
      screen.expect("pan failed")
    }
  }

  @Test func aSystemCancelCancelsItAfterItsBegin() {
    withPan { screen, _ in
      screen.play(.down(at: place).move(by: CGVector(dx: 20, dy: 0)).cancel())
      screen.expect("pan began, pan cancelled")
      screen.play(.down(at: place).move(by: CGVector(dx: 5, dy: 0)).cancel())
      screen.expect("pan failed")
    }
  }
}

@Suite struct PanFingers {
  private let other = CGPoint(x: 300, y: 100)

  @Test func withTooFewFingersItDoesNotBegin() {
    withPan { screen, pan in
      pan.minimumNumberOfTouches = 2
      screen.play(.drag(from: place, to: other))
      screen.expect("pan failed")
    }
  }

  @Test func movementCountsFromWhenEnoughFingersAreDown() {
    withPan { screen, pan in
      pan.minimumNumberOfTouches = 2
      screen.show(of: pan) { $0.translation(in: nil) }
      screen.play(.down(at: place).move(by: CGVector(dx: 0, dy: 50)).down(at: other))
      screen.play(Fingers())
      let (one, two) = (screen.finger(1), screen.finger(2))
      // The middle of two fingers has moved 9, then 10.
      one.move(by: 0, 18)
      screen.expect("")
      two.move(by: 0, 4)
      screen.expect("pan began [0, 1]")
      one.up()
      screen.expect("pan changed [0, 1]")
      two.move(by: 0, 5)
      screen.expect("pan changed [0, 6]")
      two.up()
      screen.expect("pan ended [0, 6]")
    }
  }

  @Test func surplusFingersAreNotTrackedAndDoNotFailIt() {
    withPan { screen, pan in
      pan.maximumNumberOfTouches = 1
      screen.show(of: pan) { "\($0.numberOfTouches): \($0.translation(in: nil).x)" }
      let (one, two) = (screen.finger(1), screen.finger(2))
      one.down(at: place)
      two.down(at: other)
      two.move(by: 50, 0)
      screen.expect("")
      one.move(by: 15, 0)
      two.move(by: 50, 0)
      one.move(by: 5, 0)
      two.up()
      one.up()
      screen.expect("pan began [1: 5.0], pan changed [1: 10.0], pan ended [0: 10.0]")
    }
  }

  @Test func aFingerThatJoinsOrLeavesNeverMakesItJump() {
    withPan { screen, pan in
      screen.show(of: pan) { "\($0.numberOfTouches): \($0.translation(in: nil).x)" }
      let (one, two) = (screen.finger(1), screen.finger(2))
      one.down(at: place)
      one.move(by: 20, 0)
      two.down(at: other)
      one.move(by: 10, 0)
      one.up()
      two.move(by: 10, 0)
      one.down(at: CGPoint(x: 10, y: 700))
      screen.together {
        one.move(by: 6, 0)
        two.move(by: 6, 0)
      }
      two.up()
      one.up()
      screen.expect(
        """
        pan began [1: 10.0], pan changed [2: 10.0], pan changed [2: 15.0]
        pan changed [1: 25.0], pan changed [2: 31.0], pan ended [0: 31.0]
        """)
    }
  }

  @Test func panEndsWhenAllFingersAreUp() {
    withPan { screen, _ in
      screen.play(
        .down(at: place, other).move(by: CGVector(dx: 20, dy: 0)).up(1).wait(0.2).up(2))
      screen.expect("pan began, pan changed, pan ended @0.208")
    }
  }

  @Test func itsLocationIsTheMiddleOfItsFingersAndStaysWhereTheLastWas() {
    withPan { screen, pan in
      screen.show(of: pan) { $0.location(in: nil) }
      screen.play(.down(at: place, other).move(by: CGVector(dx: 20, dy: 0)).up(1).wait(0.1).up(2))
      screen.expect("pan began [220, 100], pan changed [320, 100], pan ended [320, 100]")
      #expect(pan.numberOfTouches == 0)
    }
  }
}

/// What every recognizer says of its touches.
@Suite struct TrackedPlaces {
  @Test func eachTouchHasItsPlaceInTheOrderOfComing() {
    withPan { screen, pan in
      let (one, two) = (screen.finger(1), screen.finger(2))
      two.down(at: CGPoint(x: 300, y: 100))
      one.down(at: place)
      #expect(pan.numberOfTouches == 2)
      #expect(pan.location(ofTouch: 0, in: nil) == CGPoint(x: 300, y: 100))
      #expect(pan.location(ofTouch: 1, in: nil) == place)
      #expect(pan.location(in: nil) == CGPoint(x: 200, y: 100))
      two.up()
      #expect(pan.numberOfTouches == 1)
      #expect(pan.location(ofTouch: 0, in: nil) == place && pan.location(in: nil) == place)
      one.up()
      screen.expect("pan failed")
    }
  }

  @Test func placesAreInTheCoordinatesOfTheGivenView() {
    withPan { screen, pan in
      let card = screen.view("card", frame: rect(50, 60, 200, 200), in: pan.view)
      screen.finger().down(at: place)
      #expect(pan.location(in: card) == CGPoint(x: 50, y: 40))
      #expect(pan.location(ofTouch: 0, in: card) == CGPoint(x: 50, y: 40))
      screen.finger().up()
      screen.expect("pan failed")
    }
  }
}

@Suite struct PanValues {
  @Test func theTranslationCanBeSetAndGrowsFromThere() {
    withPan { screen, pan in
      screen.show(of: pan) { $0.translation(in: nil) }
      pan.addAction { if $0.state == .changed { $0.setTranslation(.zero, in: nil) } }
      screen.finger().down(at: place)
      for way in [20.0, 3, 4] { screen.finger().move(by: way, -way) }
      screen.finger().up()
      screen.expect(
        "pan began [10, -10], pan changed [13, -13], pan changed [4, -4], pan ended [0, 0]")
    }
  }

  @Test func setTranslationLeavesTheVelocityAlone() {
    withPan { screen, pan in
      screen.play(.down(at: place).move(by: CGVector(dx: 50, dy: 0), over: 0.1))
      let velocity = pan.velocity(in: nil)
      pan.setTranslation(CGPoint(x: 7, y: 7), in: nil)
      #expect(pan.velocity(in: nil) == velocity && velocity.x > 400)
      #expect(pan.translation(in: nil) == CGPoint(x: 7, y: 7))
      screen.ignoreLog()
      screen.cancelTouches()
      screen.ignoreLog()
    }
  }

  @Test func theVelocityIsAFifthOfTheNewestAndFourFifthsOfThePreviousSample() {
    withPan { screen, pan in
      screen.show(of: pan) { $0.velocity(in: nil) }
      screen.finger().down(at: place)
      for (way, time) in [(20.0, 0.01), (10, 0.01), (5, 0.02)] {
        screen.wait(time)
        screen.finger().move(by: way, -way)
      }
      // Samples: 2000, 1000, 250 points a second; a lift is no sample, nor is a rest.
      screen.wait(0.5)
      screen.finger().up()
      screen.expect(
        """
        pan began [2000, -2000], pan changed [1800, -1800]
        pan changed [850, -850], pan ended [850, -850]
        """)
    }
  }

  @Test func aSampleWithinAMillisecondHasNoVelocity() {
    withPan { screen, pan in
      screen.show(of: pan) { $0.velocity(in: nil) }
      screen.finger().down(at: place)
      screen.wait(0.01)
      screen.finger().move(by: 20, 0)
      screen.wait(0.000_999)
      screen.finger().move(by: 20, 0)
      screen.wait(0.001_001)
      screen.finger().move(by: 1.001, 0)
      screen.finger().up()
      screen.expect(
        "pan began [2000, 0], pan changed [1600, 0], pan changed [200, 0], pan ended [200, 0]")
    }
  }

  @Test func translationAndVelocityAreInTheCoordinatesOfTheGivenView() {
    withPan { screen, pan in
      let board = pan.view
      let turned = screen.view("turned", frame: rect(0, 0, 100, 100), in: board)
      turned.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
      screen.show(of: pan) { "\(spokenPoint($0.translation(in: turned)))" }
      screen.play(.down(at: CGPoint(x: 300, y: 300)).move(by: CGVector(dx: 30, dy: 0)).up())
      // To the right on the screen is up in the view, and half as far.
      screen.expect("pan began [0, -10], pan ended [0, -10]")
      #expect(turned.bounds.size == CGSize(width: 100, height: 100))
    }
  }

  private func spokenPoint(_ point: CGPoint) -> String {
    "\(Int(point.x.rounded())), \(Int(point.y.rounded()))"
  }

  @Test func theNextPanStartsAtNought() {
    withPan { screen, pan in
      screen.show(of: pan) { $0.translation(in: nil) }
      for _ in 1...2 {
        screen.play(.down(at: place).move(by: CGVector(dx: 15, dy: 0)).up())
        screen.expect("pan began [5, 0], pan ended [5, 0]")
      }
    }
  }
}
