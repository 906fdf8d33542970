// What other reimplementations of these gestures get wrong: each complaint is a test.

import Testing
import TouchTesting
import UIKit

private let place = CGPoint(x: 100, y: 100)

@Suite struct Complaints {
  /// "Recognizers are in an unordered set."
  @Test func recognizersAreHeardInOneStatedOrderEveryTime() {
    for _ in 1...5 {
      withScreen(recording: .notes) { screen in
        let board = screen.view("board")
        for number in 1...30 {
          let recognizer = Scripted()
          recognizer.began = { _ in screen.note("\(number)") }
          recognizer.ended = { $0.state = .failed }
          board.addGestureRecognizer(recognizer)
        }
        screen.play(.tap(at: place))
        screen.expect((1...30).reversed().map { "\($0)" }.joined(separator: ", "))
      }
    }
  }

  /// "The state's observer resets itself."
  @Test func aFinalStateStandsUntilTheResetWhichComesOnce() {
    withScreen(recording: [.actions, .notes, .resets]) { screen in
      let recognizer = screen.add(Scripted(), named: "r", to: screen.view("board"))
      recognizer.ended = { recognizer in
        recognizer.state = .ended
        screen.note("reads \(recognizer.state)")
        recognizer.state = .possible
        screen.note("still reads \(recognizer.state)")
      }
      recognizer.addAction { screen.note("action reads \($0.state)") }
      screen.play(.tap(at: place))
      #expect(recognizer.state == .possible)
      screen.expect(
        "reads ended, still reads ended, r ended, action reads ended, r reset")
    }
  }

  /// "`require(toFail:)` is empty, or resolved only at a lift."
  @Test func aRequirementIsResolvedTheMomentItsGestureFails() {
    withScreen(recording: .actions) { screen in
      let board = screen.view("board")
      let pan = screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      let press = screen.add(UILongPressGestureRecognizer(), named: "press", to: board)
      let swipe = screen.add(UISwipeGestureRecognizer(), named: "swipe", to: board)
      press.minimumPressDuration = 10
      pan.require(toFail: swipe)
      // The swipe fails by the clock while the finger is down; the pan begins right then.
      screen.play(.down(at: place).move(by: CGVector(dx: 12, dy: 0)).wait(1))
      screen.expect("pan began @0.500")
      screen.finger().up()
      screen.expect("pan ended")
    }
  }

  /// "A tap claims its touch at the touch-down."
  @Test func aTapClaimsNothingBeforeItsFingerIsUp() {
    withScreen(recording: [.actions, .touches]) { screen in
      let board = screen.view("board")
      screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      screen.finger().down(at: place)
      screen.wait(0.1)
      #expect(tap.state == .possible)
      screen.finger().move(by: 12, 0)
      screen.finger().up()
      screen.expect("board began, pan began, board cancelled, pan ended")
    }
  }

  /// "`canPrevent` is never called."
  @Test func bothCanQuestionsAreAskedOfEveryPair() {
    withScreen(recording: .notes) { screen in
      let board = screen.view("board")
      for name in ["one", "two", "three"] {
        screen.add(AskedPan(), named: name, to: board).answers = .exclusion(screen)
      }
      screen.play(.drag(from: place, to: CGPoint(x: 115, y: 100), over: 0.008))
      screen.expect(
        """
        three canPrevent two? yes, two canBePreventedBy three? yes
        three canPrevent one? yes, one canBePreventedBy three? yes
        """)
    }
  }

  /// "`delaysTouches…` is stored and ignored."
  @Test func delayedTouchesAreReallyDelayed() {
    withScreen(recording: .touches) { screen in
      let press = screen.add(
        UILongPressGestureRecognizer(), named: "press", to: screen.view("board"))
      press.delaysTouchesBegan = true
      screen.play(.down(at: place).wait(0.2).move(by: CGVector(dx: 20, dy: 0)).wait(0.1).up())
      screen.expect("board began @0.208, board moved @0.208, board ended @0.308")
    }
  }

  /// "There is one pointer only."
  @Test func tenFingersAreTen() {
    withScreen(recording: .touches) { screen in
      let board = screen.view("board")
      board.isMultipleTouchEnabled = true
      screen.together {
        for number in 1...10 {
          screen.finger(number).down(at: CGPoint(x: 30 * Double(number), y: 100))
        }
      }
      screen.finger(7).move(by: 5, 5)
      screen.together { for number in 1...10 { screen.finger(number).up() } }
      screen.expect("board began(10), board moved, board ended(10)")
    }
  }

  /// "Taps are polled on wall-clock time."
  @Test func noTimePassesUnlessTheHostSaysSo() {
    withScreen(recording: .actions) { screen in
      let board = screen.view("board")
      screen.add(UILongPressGestureRecognizer(), named: "press", to: board)
      screen.finger().down(at: place)
      for _ in 1...10_000 { screen.finger().move(by: 0, 0) }
      screen.expect("")
      // And an hour passes in no time.
      screen.wait(3600)
      screen.expect("press began @0.500")
      screen.finger().up()
      screen.expect("press ended @3600.000")
    }
  }

  /// "Everything is a global singleton."
  @Test func twoApplicationsLiveSideBySide() {
    withScreen(recording: .actions) { one in
      one.add(UITapGestureRecognizer(), named: "tap", to: one.view("board"))
      one.finger().down(at: place)
      withScreen(recording: .actions) { two in
        two.add(UIPanGestureRecognizer(), named: "pan", to: two.view("board"))
        two.finger().down(at: place)
        one.wait(0.1)
        two.finger().move(by: 20, 0)
        one.finger().up()
        two.wait(5)
        two.finger().up()
        two.expect("pan began @0, pan ended @5")
      }
      one.expect("tap ended @0.100")
    }
  }

  /// "Every single tap is late as soon as there is a double tap anywhere."
  @Test func onlyATapThatRequiresADoubleTapToFailWaitsForIt() {
    withScreen(recording: .actions) { screen in
      let board = screen.view("board")
      let card = screen.view("card", frame: rect(0, 0, 200, 200), in: board)
      let elsewhere = screen.view("elsewhere", frame: rect(200, 200, 200, 200), in: board)
      screen.add(UITapGestureRecognizer(), named: "tap", to: card)
      let double = screen.add(UITapGestureRecognizer(), named: "double", to: elsewhere)
      double.numberOfTapsRequired = 2
      let sameView = screen.add(UITapGestureRecognizer(), named: "sameView", to: card)
      sameView.numberOfTapsRequired = 2
      screen.play(.tap(at: place))
      screen.expect("tap ended @0.080")
      screen.settle()
    }
  }

  /// "It is quadratic when all recognize together."
  @Test func eachPairIsAskedOnceAndAMoveAsksNothing() {
    let count = 40
    withScreen(recording: []) { screen in
      let board = screen.view("board")
      var questions = 0
      let delegate = RecordingDelegate(screen)
      delegate.simultaneous = { _, _ in
        questions += 1
        return true
      }
      for _ in 1...count {
        let pan = UIPanGestureRecognizer()
        pan.delegate = delegate
        board.addGestureRecognizer(pan)
      }
      screen.play(.down(at: place).move(by: CGVector(dx: 20, dy: 0)))
      #expect(questions == count * (count - 1) / 2)
      screen.finger().move(by: 20, 0)
      screen.finger().up()
      #expect(questions == count * (count - 1) / 2)
    }
  }

  @Test func aWinnerWithoutDelegatesAsksEachOtherOnce() {
    let count = 100
    withScreen(recording: []) { screen in
      let board = screen.view("board")
      var spared = 0
      var failed = 0
      screen.observe { observation in
        switch observation.decision {
        case .spared: spared += 1
        case .transition(_, _, .failed, .excluded): failed += 1
        default: break
        }
      }
      for _ in 1...count { board.addGestureRecognizer(UIPanGestureRecognizer()) }
      screen.play(.drag(from: place, to: CGPoint(x: 150, y: 100)))
      #expect((spared, failed) == (0, count - 1))
    }
  }
}
