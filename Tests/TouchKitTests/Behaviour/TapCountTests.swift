// BEHAVIOUR 1.7: the tap count of a touch, at the boundaries of its rule.

import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

private let a = CGPoint(x: 100, y: 100)

@Suite struct TapCounts {
  /// The tap counts of all touches that a script brings down, in order.
  private func counts(of fingers: Fingers, views: Int = 1) -> [Int] {
    var counts: [Int] = []
    withScreen { screen in
      for index in 0..<views {
        let frame = CGRect(x: 110 * index, y: 0, width: 110, height: 800)
        let view = screen.acting("view", frame: views == 1 ? nil : frame)
        view.isMultipleTouchEnabled = true
        view.when(.began) { touches, _ in
          counts.append(
            contentsOf: touches.sorted { $0.location(in: nil).x < $1.location(in: nil).x }
              .map(\.tapCount))
        }
      }
      screen.play(fingers)
    }
    return counts
  }

  //  finger 1  ●━○  ●━○  ●━○
  @Test func tapsInQuickSuccessionCountUp() {
    #expect(counts(of: .tap(at: a, taps: 4)) == [1, 2, 3, 4])
  }

  @Test(arguments: [(0.35, 2), (0.350_001, 1), (0.0, 2), (1.0, 1)])
  func aTouchJoinsAtMost350MillisecondsAfterTheLastLift(gap: Double, count: Int) {
    #expect(counts(of: .tap(at: a, taps: 2, gap: gap)) == [1, count])
  }

  @Test func thePauseCountsFromTheLift() {
    #expect(counts(of: .tap(at: a, taps: 3, for: 0.7, gap: 0.3)) == [1, 2, 3])
  }

  @Test(arguments: [(0.75, 2), (0.750_001, 1), (5, 1)])
  func aTouchThatIsHeldTooLongEndsTheSequence(duration: Double, count: Int) {
    #expect(counts(of: .tap(at: a, taps: 2, for: duration, gap: 0.1)) == [1, count])
  }

  @Test(arguments: [(45, 2), (45.1, 1)])
  func aTouchThatGoesTooFarEndsTheSequenceAlsoIfItComesBack(distance: Double, count: Int) {
    let there = Fingers.down(at: a).move(to: CGPoint(x: 100, y: 100 + distance))
    #expect(counts(of: there.move(to: a).up().then(.tap(at: a), after: 0.1)) == [1, count])
    // The lift can be elsewhere than the last move.
    let far = CGPoint(x: 100 - distance, y: 100)
    #expect(
      counts(of: Fingers.down(at: a).move(to: far).up().then(.tap(at: a), after: 0.1)) == [
        1, count,
      ])
  }

  @Test(arguments: [
    (44.9, 0, 2), (45, 0, 1), (-44.9, 0, 2), (-45, 0, 1), (0, 44.9, 2), (0, 45, 1),
    (44.9, 44.9, 2), (0, -45, 1),
  ])
  func aTouchJoinsLessThan45PointsAwayOnEachAxis(dx: Double, dy: Double, count: Int) {
    let second = CGPoint(x: 100 + dx, y: 100 + dy)
    #expect(counts(of: .tap(at: a).then(.tap(at: second), after: 0.1)) == [1, count])
  }

  @Test func theDistanceCountsFromTheSequencesFirstDown() {
    let script = Fingers.tap(at: a)
      .then(.tap(at: CGPoint(x: 130, y: 100)), after: 0.1)
      .then(.tap(at: CGPoint(x: 160, y: 100)), after: 0.1)
      .then(.tap(at: CGPoint(x: 130, y: 100)), after: 0.1)
    // The third is 60 from the first down; the fourth is 30 from that one.
    #expect(counts(of: script) == [1, 2, 1, 2])
  }

  @Test func theDistanceCountsFromTheDownNotFromTheLift() {
    let script = Fingers.drag(from: a, to: CGPoint(x: 140, y: 100))
    #expect(counts(of: script.then(.tap(at: a), after: 0.1)) == [1, 2])
    #expect(counts(of: script.then(.tap(at: CGPoint(x: 145, y: 100)), after: 0.1)) == [1, 1])
  }

  @Test func viewsDoNotMatter() {
    let script = Fingers.tap(at: a).then(.tap(at: CGPoint(x: 120, y: 100)), after: 0.1)
    #expect(counts(of: script, views: 2) == [1, 2])
  }

  @Test func eachWindowCountsForItself() {
    withScreen { screen in
      let other = UIWindow(frame: screen.window.bounds)
      other.isHidden = false
      var counts: [Int] = []
      for window in [screen.window, other] {
        let view = screen.acting("view", in: window)
        view.when(.began) { touches, _ in counts.append(contentsOf: touches.map(\.tapCount)) }
      }
      for (index, window) in [screen.window, other, screen.window].enumerated() {
        let time = Double(index) / 10
        screen.application.receive([TouchReport(1, .began, at: a)], at: time, in: window)
        screen.application.receive([TouchReport(1, .ended, at: a)], at: time + 0.05, in: window)
      }
      #expect(counts == [1, 1, 2])
      other.isHidden = true
    }
  }

  //  finger 1  ●━○  ●━○
  //  finger 2  ●━○  ●━○
  @Test func bothFingersOfATwoFingerDoubleTapCount() {
    #expect(counts(of: .tap(at: CGPoint(x: 150, y: 100), taps: 2, fingers: 2)) == [1, 1, 2, 2])
  }

  @Test func aCancelledTouchEndsTheSequence() {
    let script = Fingers.down(at: a).wait(0.05).cancel().wait(0.05)
    #expect(counts(of: script.then(.tap(at: a))) == [1, 1])
  }

  /// What the view reads in each phase.
  private func counts(_ body: (TestScreen) -> Void) -> [String] {
    withScreen { screen in
      let board = screen.acting("board")
      board.isMultipleTouchEnabled = true
      var counts: [String] = []
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        board.when(phase) { touches, _ in
          counts.append("\(phase) \(touches.map(\.tapCount).sorted())")
        }
      }
      body(screen)
      return counts
    }
  }

  @Test func aTapCountsForAllItsLife() {
    let counts = counts {
      $0.play(.tap(at: a))
      $0.play(.down(at: a).wait(0.1).move(to: CGPoint(x: 110, y: 100)).wait(0.1).up())
    }
    #expect(counts == ["began [1]", "ended [1]", "began [2]", "moved [2]", "ended [2]"])
  }

  //  finger 1  ●──0.75──╴move╶─○
  @Test func aTouchCountsZeroFromTheFirstEventOnInWhichItIsDownTooLong() {
    let counts = counts {
      $0.finger().down(at: a)
      $0.wait(0.75)
      $0.finger().move(to: a)
      $0.wait(0.001)
      $0.finger().move(to: a)
      $0.finger().up()
      $0.play(.tap(at: a, for: 0.8))
      $0.play(.down(at: a).wait(0.8).cancel())
    }
    #expect(
      counts == [
        "began [1]", "moved [1]", "moved [0]", "ended [0]", "began [1]", "ended [0]", "began [1]",
        "cancelled [0]",
      ])
  }

  @Test func aTouchCountsZeroFromTheEventOnInWhichItHasGoneTooFar() {
    let counts = counts {
      let far = [CGPoint(x: 145, y: 100), CGPoint(x: 132, y: 132)]
      $0.play(.down(at: a).move(to: far[0]).move(to: far[1]).move(to: a).up())
    }
    #expect(counts == ["began [1]", "moved [1]", "moved [0]", "moved [0]", "ended [0]"])
  }

  //  finger 1  ●━━━━━━0.8━━━━━━━━━○
  //  finger 2              ●━○
  @Test func aRestingTouchCountsZeroFromAnothersEventOn() {
    withScreen { screen in
      let board = screen.acting("board")
      board.isMultipleTouchEnabled = true
      var counts: [Int?] = []
      board.when(.began) { _, event in
        counts.append(event?.allTouches?.first { $0.phase == .stationary }?.tapCount)
      }
      screen.finger(1).down(at: a)
      screen.wait(0.7)
      screen.finger(2).down(at: CGPoint(x: 300, y: 300))
      screen.finger(2).up()
      screen.wait(0.1)
      screen.finger(2).down(at: CGPoint(x: 300, y: 300))
      screen.finger(2).up()
      screen.finger(1).up()
      #expect(counts == [nil, 1, 0])
    }
  }

  @Test func heldPhasesHaveTheTapCountOfTheirTime() {
    withScreen { screen in
      let board = screen.acting("board")
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      tap.delaysTouchesBegan = true
      var counts: [Int] = []
      for phase in [UITouch.Phase.began, .moved, .ended] {
        board.when(phase) { touches, _ in counts.append(contentsOf: touches.map(\.tapCount)) }
      }
      // The move that makes the tap fail releases the began, which is of a touch that may be a tap.
      screen.play(.down(at: a).move(to: CGPoint(x: 200, y: 100)).up())
      #expect(counts == [1, 0, 0])
    }
  }
}
