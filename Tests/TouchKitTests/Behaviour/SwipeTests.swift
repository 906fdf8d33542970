// Swipes at the edges of their numbers: the measured pairs of distance and straying, each 0.001
// points inside and outside; directions and their sets; fingers.

import Testing
import TouchTesting
import UIKit

private let place = CGPoint(x: 400, y: 400)

private func withSwipe(
  _ direction: UISwipeGestureRecognizer.Direction = .right, fingers: Int = 1,
  _ body: (TestScreen, UISwipeGestureRecognizer) -> Void
) {
  withScreen(size: CGSize(width: 800, height: 800), recording: [.actions, .failures]) { screen in
    let board = screen.view("board")
    board.isMultipleTouchEnabled = true
    let swipe = screen.add(UISwipeGestureRecognizer(), named: "swipe", to: board)
    (swipe.direction, swipe.numberOfTouchesRequired) = (direction, fingers)
    body(screen, swipe)
  }
}

@Suite struct SwipeLimits {
  /// So long after the down, at least so far along, at most so far aside, in points.
  nonisolated static let pairs: [(time: Double, primary: Double, secondary: Double)] = [
    (0, 50, 50), (0.1, 45.3, 45.1), (0.2, 40.6, 40.2), (0.3, 35.9, 35.3), (0.4, 31.2, 30.4),
    (0.5, 26.5, 25.5),
  ]

  /// Moves once, so long after the down, and says what came of it at once.
  private func move(_ dx: Double, _ dy: Double, at time: Double) -> String {
    var text = ""
    withSwipe { screen, _ in
      let finger = screen.finger()
      finger.down(at: place)
      screen.wait(time)
      finger.move(by: dx, dy)
      text = screen.news.text
      finger.up()
      screen.ignoreLog()
    }
    return text
  }

  @Test(arguments: pairs)
  func theWayThatItTakesShrinksWithTime(time: Double, primary: Double, secondary: Double) {
    #expect(move(primary + 0.001, 0, at: time) == "swipe ended")
    #expect(move(primary - 0.001, 0, at: time) == "")
  }

  @Test(arguments: pairs)
  func theStrayingThatItAllowsShrinksWithTime(time: Double, primary: Double, secondary: Double) {
    for sign in [1.0, -1] {
      #expect(move(60, sign * (secondary - 0.001), at: time) == "swipe ended")
      #expect(move(60, sign * (secondary + 0.001), at: time) == "")
    }
  }

  @Test(arguments: [(0.5, true), (0.500_001, false)])
  func swipeTakesAtMostHalfASecond(time: Double, isSwipe: Bool) {
    withSwipe { screen, _ in
      screen.finger().down(at: place)
      screen.wait(time)
      screen.finger().move(by: 60, 0)
      screen.finger().up()
      screen.expect(isSwipe ? "swipe ended @0.500" : "swipe failed @0.500")
    }
  }

  @Test func swipeIsRecognizedWhileMovingAndNotAtTheLift() {
    withSwipe { screen, _ in
      screen.play(.swipe(.right, from: place, by: 200, over: 0.2))
      screen.expect("swipe ended @0.050")
    }
  }

  @Test func aWayThatIsReachedOnlyWithTheLiftIsNone() {
    withSwipe { screen, _ in
      screen.finger().down(at: place)
      screen.send([TouchReport(1, .ended, at: CGPoint(x: 500, y: 400))])
      screen.expect("swipe failed")
    }
  }

  @Test func aSlowStartCanBeMadeUpForAndAStrayedWayCorrected() {
    withSwipe { screen, _ in
      screen.play(
        .down(at: place).wait(0.3)
          .move(by: CGVector(dx: 30, dy: 60)).move(by: CGVector(dx: 30, dy: -60)).up())
      screen.expect("swipe ended @0.317")
    }
  }

  @Test func movingBackBehindTheStartFails() {
    withSwipe { screen, _ in
      screen.play(.down(at: place).move(by: CGVector(dx: -0.001, dy: 0)))
      screen.expect("swipe failed")
      screen.finger().move(by: 100, 0)
      screen.finger().up()
      screen.expect("")
    }
  }

  @Test func movingBackWithinTheWayDoesNotFail() {
    withSwipe { screen, _ in
      screen.play(
        .down(at: place).move(by: CGVector(dx: 30, dy: 0)).move(by: CGVector(dx: -29, dy: 0))
          .move(by: CGVector(dx: 60, dy: 0)).up())
      screen.expect("swipe ended")
    }
  }

  @Test func itsLocationIsWhereItStarted() {
    withSwipe { screen, swipe in
      screen.show(of: swipe) { $0.location(in: nil) }
      screen.play(.swipe(.right, from: place))
      screen.expect("swipe ended [400, 400]")
    }
  }
}

@Suite struct SwipeDirections {
  typealias Direction = UISwipeGestureRecognizer.Direction

  /// What is accepted of a right, left, up and down swipe, in this order.
  private func accepted(by direction: Direction) -> [Bool] {
    Fingers.Direction.allCases.map { way in
      var isAccepted = false
      withSwipe(direction) { screen, _ in
        screen.play(.swipe(way, from: place))
        isAccepted = screen.news.text == "swipe ended"
        screen.settle()
        screen.ignoreLog()
      }
      return isAccepted
    }
  }

  @Test func everySetOfDirectionsAcceptsTheseWays() {
    let table = (0..<16).map { bits -> String in
      let names = ["right", "left", "up", "down"]
      let set = names.indices.filter { bits & (1 << $0) != 0 }.map { names[$0] }
      let accepted = accepted(by: Direction(rawValue: UInt(bits)))
      let ways = names.indices.filter { accepted[$0] }.map { names[$0] }
      return "\(set.joined(separator: "|")): \(ways.joined(separator: " "))"
    }
    #expect(Fingers.Direction.allCases == [.right, .left, .up, .down])
    // Horizontal directions come first: beside one of them, up and down are never accepted.
    #expect(
      table == [
        ": ", "right: right", "left: left", "right|left: right left",
        "up: up", "right|up: right", "left|up: left", "right|left|up: right left",
        "down: down", "right|down: right", "left|down: left", "right|left|down: right left",
        "up|down: up down", "right|up|down: right", "left|up|down: left",
        "right|left|up|down: right left",
      ])
  }

  @Test func aUnionOfRightAndLeftForgivesAChangeOfMind() {
    withSwipe([.right, .left]) { screen, _ in
      screen.play(
        .down(at: place).move(by: CGVector(dx: 20, dy: 0)).move(by: CGVector(dx: -90, dy: 0)).up())
      screen.expect("swipe ended")
    }
  }

  @Test func theDefaultIsRightWithOneFinger() {
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
    #expect(Direction.right.rawValue == 1 && Direction.left.rawValue == 2)
    #expect(Direction.up.rawValue == 4 && Direction.down.rawValue == 8)
  }
}

@Suite struct SwipeFingers {
  private let one = CGPoint(x: 100, y: 100)
  private let two = CGPoint(x: 100, y: 200)

  @Test func everyFingerMustGoTheWay() {
    withSwipe(fingers: 2) { screen, swipe in
      screen.show(of: swipe) { $0.location(in: nil) }
      screen.play(.down(at: one, two))
      screen.finger(1).move(by: 60, 0)
      screen.expect("")
      screen.finger(2).move(by: 49, 0)
      screen.expect("")
      screen.finger(2).move(by: 1, 0)
      screen.expect("swipe ended [100, 150]")
      screen.finger(1).up()
      screen.finger(2).up()
    }
  }

  @Test func eachFingersTimeRunsFromItsOwnDown() {
    withSwipe(fingers: 2) { screen, _ in
      screen.finger(1).down(at: one)
      screen.wait(0.2)
      screen.finger(2).down(at: two)
      screen.wait(0.1)
      screen.together {
        // 0.3 and 0.1 seconds after their downs: 35.9 and 45.3 points.
        screen.finger(1).move(by: 36, 0)
        screen.finger(2).move(by: 45, 0)
      }
      screen.expect("")
      screen.finger(2).move(by: 1, 0)
      screen.expect("swipe ended")
      screen.finger(1).up()
      screen.finger(2).up()
    }
  }

  @Test func swipeFailsWithOneFingerMoreThanRequired() {
    withSwipe { screen, _ in
      screen.play(.down(at: one, two).move(by: CGVector(dx: 60, dy: 0)).up())
      screen.expect("swipe failed @0")
    }
  }

  @Test(arguments: [0, -1])
  func ofNoFingersNothingIsASwipeAndTheNumberStaysAsSet(count: Int) {
    withSwipe(fingers: count) { screen, swipe in
      #expect(swipe.numberOfTouchesRequired == count)
      screen.play(.swipe(.right, from: place))
      screen.play(.down(at: one, two).move(by: CGVector(dx: 60, dy: 0)).up())
      screen.expect("swipe failed ×2")
    }
  }

  @Test func swipeFailsWithOneFingerLessThanRequired() {
    withSwipe(fingers: 2) { screen, _ in
      screen.play(.swipe(.right, from: place))
      screen.expect("swipe failed @0.128")
    }
  }
}
