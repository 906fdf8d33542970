// Wrong reports from a host: each is put right or dropped, the observer is told which, and everyone
// else is told a legal story.

import GestureCore
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

private let a = CGPoint(x: 100, y: 100)
private let b = CGPoint(x: 200, y: 100)

@Suite struct WrongFingers {
  @Test(arguments: [UITouch.Phase.moved, .ended, .cancelled])
  func aFingerThatIsNotDownIsUnknown(phase: UITouch.Phase) {
    withScreen { screen in
      screen.view("board")
      let problems = screen.collectBadInput { $0.send([TouchReport(7, phase, at: a)]) }
      #expect(problems == [.unknownFinger(7, phase)])
      screen.expect("")
    }
  }

  //  finger 1  ●━○ ○   lifted twice
  @Test func aFingerThatIsUpAgainIsUnknown() {
    withScreen { screen in
      screen.view("board")
      screen.play(.tap(at: a))
      let problems = screen.collectBadInput { $0.send([TouchReport(1, .ended, at: a)]) }
      #expect(problems == [.unknownFinger(1, .ended)])
      screen.expect("board began, board ended")
    }
  }

  @Test func aPenStaysAPenWhateverItsMovesAreReportedAs() {
    withScreen { screen in
      let board = screen.acting("board")
      var types: [UITouch.TouchType] = []
      board.when(.began) { began, _ in types += began.map(\.type) }
      board.when(.moved) { moved, _ in types += moved.map(\.type) }
      screen.send([TouchReport(1, .began, TouchSample(at: a, type: .pencil))])
      screen.send([TouchReport(1, .moved, TouchSample(at: b))])
      #expect(types == [.pencil, .pencil])
      // A move that is no tap any more has a short way of its own.
      let window = screen.window
      for step in 1...3 {
        screen.application.receive(
          [TouchReport(1, .moved, at: CGPoint(x: b.x + 90, y: b.y))],
          at: screen.application.scheduler.now + 0.1 * Double(step), in: window)
      }
      #expect(types == Array(repeating: .pencil, count: 5))
      screen.send([TouchReport(1, .ended, TouchSample(at: b))])
    }
  }

  //  finger 1  ●━━●━━○   down while it is down
  @Test func aRepeatedBeganCancelsTheOldTouchFirst() {
    withScreen { screen in
      let board = screen.acting("board")
      var touches: Set<UITouch> = []
      board.when(.began) { began, _ in touches.formUnion(began) }
      screen.probe("probe", on: board).when(.cancelled, become: .failed)
      screen.play(.down(at: a).wait(0.1))
      let problems = screen.collectBadInput { $0.send([TouchReport(1, .began, at: b)]) }
      #expect(problems == [.repeatedBegan(finger: 1)])
      #expect(touches.count == 2)
      screen.finger().up()
      screen.expect(
        """
        probe hears began, board began, probe hears cancelled, board cancelled
        probe hears began, board began, probe hears ended, board ended
        """)
    }
  }

  @Test func aRepeatedBeganInAnotherWindowCancelsTheTouchInTheFirst() {
    withScreen { screen in
      screen.view("board")
      let other = UIWindow(frame: screen.window.bounds)
      screen.name(other, "other")
      other.isHidden = false
      screen.play(.down(at: a))
      let problems = screen.collectBadInput {
        $0.application.receive([TouchReport(1, .began, at: a)], at: 0, in: other)
      }
      #expect(problems == [.repeatedBegan(finger: 1)])
      screen.expect("board began, board cancelled, other began")
      other.isHidden = true
      screen.expect("other cancelled")
      screen.send([TouchReport(1, .cancelled, at: a)])
    }
  }

  @Test func aFingerThatIsReportedInAnotherWindowIsUnknownThere() {
    withScreen { screen in
      screen.view("board")
      let other = UIWindow(frame: screen.window.bounds)
      other.isHidden = false
      screen.play(.down(at: a))
      let problems = screen.collectBadInput {
        $0.application.receive([TouchReport(1, .moved, at: b)], at: 0, in: other)
      }
      #expect(problems == [.unknownFinger(1, .moved)])
      screen.finger().up()
      screen.expect("board began, board ended")
      other.isHidden = true
    }
  }

  @Test func theSecondReportOfAFingerInOneEventIsDropped() {
    withScreen { screen in
      screen.view("board")
      let down = TouchReport(1, .began, at: a)
      let problems = screen.collectBadInput { screen in
        screen.send([down, down, TouchReport(1, .moved, at: b)])
        screen.send([TouchReport(1, .moved, at: b), TouchReport(1, .ended, at: b)])
        screen.send([TouchReport(1, .ended, at: b), TouchReport(1, .moved, at: b)])
      }
      #expect(problems == Array(repeating: .reportedTwice(finger: 1), count: 4))
      screen.expect("board began, board moved, board ended")
    }
  }

  @Test func stationaryFingerTellsNobody() {
    withScreen { screen in
      screen.view("board")
      screen.play(.down(at: a))
      let problems = screen.collectBadInput { screen in
        screen.send([TouchReport(1, .stationary, at: CGPoint(x: CGFloat.nan, y: 0))])
        screen.send([TouchReport(2, .stationary, at: a)])
        screen.send([TouchReport(1, .moved, at: a), TouchReport(1, .stationary, at: a)])
      }
      #expect(problems == [.unknownFinger(2, .stationary), .reportedTwice(finger: 1)])
      screen.finger().up()
      screen.expect("board began, board moved, board ended")
    }
  }

  @Test(arguments: [Int.min, -1, 0, Int.max])
  func anyNumberCanNameAFinger(finger: Int) {
    withScreen { screen in
      screen.view("board")
      screen.send([TouchReport(finger, .began, at: a)])
      screen.send([TouchReport(finger, .ended, at: a)])
      screen.expect("board began, board ended")
    }
  }

  @Test func anEmptyEventIsNone() {
    withScreen { screen in
      screen.view("board")
      #expect(screen.collectBadInput { $0.send([]) }.isEmpty)
      screen.expect("")
    }
  }

  //  fingers 1 … 1000  ●━→━○
  @Test func ofAThousandFingersSixtyFourAreTaken() {
    withScreen(recording: .touches) { screen in
      let board = screen.view("board")
      board.isMultipleTouchEnabled = true
      screen.add(UIPinchGestureRecognizer(), named: "pinch", to: board)
      let fingers = 1...1000
      let problems = screen.collectBadInput { screen in
        screen.send(fingers.map { TouchReport($0, .began, at: a) })
        screen.send(fingers.map { TouchReport($0, .moved, at: CGPoint(x: 100, y: 101)) })
        screen.send(fingers.map { TouchReport($0, .ended, at: a) })
      }
      let tooMany = (65...1000).map { InputProblem.tooManyFingers(finger: $0, allowed: 64) }
      #expect(problems.count == 3 * 936)
      #expect(Array(problems.prefix(936)) == tooMany)
      #expect(problems[936] == .unknownFinger(65, .moved))
      screen.expect("board began(64), board moved(64), board ended(64)")
      screen.play(.tap(at: a))
      screen.expect("board began, board ended")
    }
  }
}

@Suite struct WrongPlacesAndTimes {
  private static let nowhere = [
    CGPoint(x: CGFloat.nan, y: 100), CGPoint(x: 100, y: CGFloat.infinity),
    CGPoint(x: -CGFloat.infinity, y: CGFloat.nan),
  ]

  @Test(arguments: [0, 1, 2])
  func aTouchThatBeginsNowhereIsDropped(index: Int) {
    withScreen { screen in
      screen.view("board")
      let problems = screen.collectBadInput { screen in
        screen.send([TouchReport(1, .began, at: Self.nowhere[index])])
        screen.send([TouchReport(1, .moved, at: a)])
      }
      #expect(problems == [.notFinite(finger: 1), .unknownFinger(1, .moved)])
      screen.send([TouchReport(1, .cancelled, at: a)])
      screen.expect("")
    }
  }

  //  finger 1  ●━?━→━?   the move and the lift to nowhere happen where it was
  @Test(arguments: [0, 1, 2])
  func aTouchThatMovesNowhereStaysWhereItWas(index: Int) {
    withScreen { screen in
      let board = screen.acting("board")
      var places: [CGPoint] = []
      for phase in [UITouch.Phase.moved, .ended] {
        board.when(phase) { touches, _ in
          for touch in touches {
            places += [touch.previousLocation(in: nil), touch.location(in: nil)]
          }
        }
      }
      screen.play(.down(at: a))
      let problems = screen.collectBadInput { screen in
        screen.send([TouchReport(1, .moved, at: Self.nowhere[index])])
        screen.send([TouchReport(1, .moved, at: b)])
        screen.send([TouchReport(1, .ended, at: Self.nowhere[index])])
      }
      #expect(problems == [.notFinite(finger: 1), .notFinite(finger: 1)])
      #expect(places == [a, a, a, b, b, b])
      screen.expect("board began, board moved ×2, board ended")
    }
  }

  @Test func aPrecisePlaceOrASampleThatIsNowhereIsPutRightToo() {
    withScreen { screen in
      let board = screen.acting("board")
      var touch: UITouch?
      var samples: [CGPoint] = []
      board.when(.moved) { touches, event in
        touch = touches.first
        for touch in touches {
          let all =
            (event?.coalescedTouches(for: touch) ?? [])
            + (event?.predictedTouches(for: touch) ?? [])
          samples = all.map { $0.location(in: nil) }
        }
      }
      screen.play(.down(at: a))
      var sample = TouchSample(at: b)
      sample.preciseLocation.x = .nan
      var report = TouchReport(1, .moved, sample)
      report.coalesced = [TouchSample(at: Self.nowhere[0]), TouchSample(at: b)]
      report.predicted = [TouchSample(at: Self.nowhere[1])]
      let problems = screen.collectBadInput { $0.send([report]) }
      #expect(problems == [.notFinite(finger: 1)])
      #expect(touch?.preciseLocation(in: nil) == b)
      #expect(samples == [b])
      screen.finger().up()
      screen.ignoreLog()
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e300])
  func aPenThatPointsNowhereHasADirection(angle: CGFloat) {
    withScreen { screen in
      let board = screen.acting("board")
      board.transform = CGAffineTransform(rotationAngle: 1)
      var vectors: [CGVector] = []
      board.when(.began) { touches, _ in
        vectors = touches.map { $0.azimuthUnitVector(in: board) }
        vectors += touches.map { CGVector(dx: $0.azimuthAngle(in: board), dy: 0) }
      }
      var sample = TouchSample(at: CGPoint(x: 200, y: 400), type: .pencil)
      sample.azimuthAngle = angle
      sample.force = angle
      sample.majorRadius = -angle
      screen.send([TouchReport(1, .began, sample)])
      #expect(vectors.count == 2)
      #expect(vectors.allSatisfy { $0.dx.isFinite && $0.dy.isFinite })
      screen.cancelTouches()
    }
  }

  @Test(arguments: [1e308, -1e308, 1e-300])
  func anyFinitePlaceIsAPlace(x: Double) {
    withScreen(recording: .notes) { screen in
      let board = screen.view("board")
      board.isMultipleTouchEnabled = true
      screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      screen.add(UIPinchGestureRecognizer(), named: "pinch", to: board)
      screen.add(UIRotationGestureRecognizer(), named: "rotation", to: board)
      screen.add(UISwipeGestureRecognizer(), named: "swipe", to: board)
      screen.add(UILongPressGestureRecognizer(), named: "press", to: board)
      let far = CGPoint(x: x, y: -x)
      screen.play(
        .down(at: a, b).wait(0.1).move(to: far, a).wait(0.1).move(to: far, far).wait(1)
          .move(to: a, far).up())
      screen.settle()
    }
  }

  //  finger 1  ●━━→━━○   the move's time lies before the touch-down's
  @Test func anEventOfThePastCountsAsSimultaneous() {
    withScreen { screen in
      let board = screen.acting("board")
      var times: [TimeInterval] = []
      board.when(.moved) { touches, _ in times += touches.map(\.timestamp) }
      screen.wait(5)
      screen.play(.down(at: a))
      let problems = screen.collectBadInput { $0.send([TouchReport(1, .moved, at: b)], at: 4) }
      #expect(problems == [.timeWentBackwards(from: 5, to: 4)])
      screen.send([TouchReport(1, .ended, at: b)], at: 6)
      #expect(times == [5])
      screen.expect("board began @5, board moved @5, board ended @6")
    }
  }

  @Test(arguments: [TimeInterval.nan, .infinity, -.infinity])
  func anEventWithoutATimeCountsAsSimultaneous(time: TimeInterval) {
    withScreen { screen in
      screen.view("board")
      screen.wait(5)
      var problems = screen.collectBadInput { $0.send([TouchReport(1, .began, at: b)], at: time) }
      problems += screen.collectBadInput { $0.application.advance(to: time) }
      #expect(problems == [.timeNotFinite, .timeNotFinite])
      screen.finger().up()
      screen.expect("board began @5, board ended @5")
    }
  }

  @Test func aCustomRecognizersDeadlineThatIsNoTimeIsNone() {
    withScreen(recording: [.notes, .failures]) { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      probe.when(.began) { $0.setDeadline(.nan) }
      probe.when(.moved) { $0.setDeadline(-.infinity) }
      probe.onDeadline = { $0.note("is called") }
      screen.play(.down(at: a).wait(0.1))
      screen.expect("probe hears began")
      screen.finger().move(by: 1, 0)
      screen.wait(0.1)
      screen.expect("probe hears moved, probe is called")
      screen.finger().up()
      screen.expect("probe hears ended, probe failed")
    }
  }
}
