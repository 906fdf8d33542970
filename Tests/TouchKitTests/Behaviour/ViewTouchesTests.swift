// BEHAVIOUR 6: what the view sees, row by row.

import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

private let a = CGPoint(x: 100, y: 100)
private let b = CGPoint(x: 200, y: 100)

@Suite struct TouchesInViews {
  private func withBoard(
    _ recognizer: UIGestureRecognizer, named name: String, _ fingers: Fingers, expect log: String
  ) {
    withScreen { screen in
      let board = screen.view("board")
      board.isMultipleTouchEnabled = true
      screen.add(recognizer, named: name, to: board)
      screen.play(fingers)
      screen.settle()
      screen.expect(log)
    }
  }

  private func doubleTap(delaysEnded: Bool = true) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    tap.delaysTouchesEnded = delaysEnded
    return tap
  }

  //  finger 1  ●━→━→━→━○
  @Test func withoutARecognizerEverything() {
    withScreen { screen in
      screen.view("board")
      screen.play(.down(at: a).move(by: CGVector(dx: 30, dy: 0), over: 3.0 / 120).up())
      screen.expect("board began @0, board moved ×3, board ended @0.025")
    }
  }

  //  finger 1  ●━━━○
  @Test func aRecognizedTapCancels() {
    withBoard(
      UITapGestureRecognizer(), named: "tap", .tap(at: a),
      expect: "board began @0, tap ended @0.08, board cancelled @0.08")
  }

  //  finger 1  ●━→━→━→━○   50 points: too far for a tap
  @Test func whenTheRecognizerFailsWhileTheFingerIsDownEverything() {
    withBoard(
      UITapGestureRecognizer(), named: "tap",
      .down(at: a).move(by: CGVector(dx: 50, dy: 0), over: 4.0 / 120).up(),
      expect: "board began, board moved ×4, board ended @0.033")
  }

  //  finger 1  ●━○ ┄┄┄┄┄   no second tap within 0.35 s
  @Test func theEndedIsHeldUntilTheFailure() {
    withBoard(
      doubleTap(), named: "double", .tap(at: a), expect: "board began @0, board ended @0.43")
  }

  //  finger 1  ●━○  ●━○
  @Test func aRecognizedDoubleTapThatDelaysEndsCancelsBoth() {
    withBoard(
      doubleTap(), named: "double", .doubleTap(at: a),
      expect: "board began @0, board began @0.18, double ended @0.26, board cancelled @0.26 ×2")
  }

  //  finger 1  ●━○  ●━○
  @Test func aRecognizedDoubleTapThatDelaysNothingCancelsTheSecond() {
    withBoard(
      doubleTap(delaysEnded: false), named: "double", .doubleTap(at: a),
      expect:
        "board began @0, board ended @0.08, board began @0.18, double ended @0.26, board cancelled")
  }

  //  finger 1  ●━━━○
  @Test func whenBegansAreDelayedAndItIsRecognizedNothing() {
    let tap = UITapGestureRecognizer()
    tap.delaysTouchesBegan = true
    withBoard(tap, named: "tap", .tap(at: a), expect: "tap ended")
  }

  //  finger 1  ●━→━→━→━→━○   the tap fails at the third move
  @Test func whenBegansAreDelayedAndItFailsTheHeldOnesThenTheRest() {
    let tap = UITapGestureRecognizer()
    tap.delaysTouchesBegan = true
    withScreen { screen in
      screen.add(tap, named: "tap", to: screen.view("board"))
      screen.play(.down(at: a).move(by: CGVector(dx: 40, dy: 0), over: 2.0 / 120))
      screen.expect("")
      screen.finger().move(by: 10, 0)
      screen.expect("board began, board moved ×3")
      screen.finger().move(by: 10, 0)
      screen.finger().up()
      screen.expect("board moved, board ended")
    }
  }

  //  finger 1  ●━→━→━○
  @Test func whenItNeitherCancelsNorDelaysEverything() {
    let pan = UIPanGestureRecognizer()
    pan.cancelsTouchesInView = false
    pan.delaysTouchesEnded = false
    withBoard(
      pan, named: "pan", .down(at: a).move(by: CGVector(dx: 40, dy: 0), over: 2.0 / 120).up(),
      expect:
        "board began, pan began, board moved, pan changed, board moved, pan ended, board ended")
  }

  //  finger 1  ●━→━→━→━→━○
  @Test func whenItBeginsToCancelAfterItsBeginOnlyItsEndCancels() {
    withScreen { screen in
      _ = screen.acting("board")
      let pan = screen.add(UIPanGestureRecognizer(), named: "pan", to: screen.view("board"))
      (pan.cancelsTouchesInView, pan.delaysTouchesEnded) = (false, false)
      screen.play(.down(at: a).move(by: CGVector(dx: 40, dy: 0), over: 2.0 / 120))
      pan.cancelsTouchesInView = true
      screen.expect("board began, pan began, board moved, pan changed, board moved")
      screen.finger().move(by: 10, 0)
      screen.expect("pan changed, board moved")
      screen.finger().up()
      screen.expect("pan ended, board cancelled")
    }
  }

  //  finger 1  ●━━━━━━○
  //  finger 2     ●━━━━━━○
  @Test func aRecognizedTwoFingerTapCancelsBothInOneCall() {
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    withBoard(
      tap, named: "tap", .down(at: a).wait(0.02).down(at: b).wait(0.1).up(1).wait(0.02).up(2),
      expect: "board began @0, board began @0.02, tap ended @0.14, board cancelled(2) @0.14")
  }

  //  finger 1  ●━━━━○   on the left view
  //  finger 2  ●━━━━○   on the right view
  @Test func twoViewsHearOfTheCancellationInACallEach() {
    withScreen { screen in
      let board = screen.view("board")
      screen.view("left", frame: CGRect(x: 0, y: 0, width: 150, height: 800), in: board)
      screen.view("right", frame: CGRect(x: 150, y: 0, width: 150, height: 800), in: board)
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      tap.numberOfTouchesRequired = 2
      screen.play(.tap(at: CGPoint(x: 150, y: 100), fingers: 2))
      screen.expect("left began, right began, tap ended, left cancelled, right cancelled")
    }
  }

  //  finger 1  ●━→━→━○
  @Test func aPanCancelsWhenItBeginsAndTheRestIsItsOwn() {
    withBoard(
      UIPanGestureRecognizer(), named: "pan",
      .down(at: a).move(by: CGVector(dx: 33, dy: 0), over: 3.0 / 120).up(),
      expect: "board began, pan began, board cancelled, pan changed ×2, pan ended")
  }

  //  finger 1  ●━━━━┊━━━○   the press begins at ┊
  @Test func aPressCancelsWhenItsTimeHasCome() {
    withBoard(
      UILongPressGestureRecognizer(), named: "press", .longPress(at: a),
      expect: "board began @0, press began @0.5, board cancelled @0.5, press ended @0.6")
  }

  @Test func theDefaultsAreUIKits() {
    for recognizer in [UIGestureRecognizer(), UITapGestureRecognizer(), UIPanGestureRecognizer()] {
      #expect(recognizer.cancelsTouchesInView)
      #expect(!recognizer.delaysTouchesBegan)
      #expect(recognizer.delaysTouchesEnded)
    }
  }
}

@Suite struct TheSystemTakesTouchesAway {
  //  finger 1  ●━━→━━×
  @Test func recognizersHearFirstThenViews() {
    withScreen { screen in
      let board = screen.view("board")
      screen.probe("probe", on: board)
      screen.play(.down(at: a).move(by: CGVector(dx: 1, dy: 0)))
      screen.cancelTouches()
      screen.expect(
        """
        probe hears began, board began, probe hears moved, board moved
        probe hears cancelled, board cancelled
        """)
    }
  }

  //  finger 1  ●━━━×
  //  finger 2  ●━━━×
  @Test func allTouchesOfAViewAreOneCall() {
    withScreen { screen in
      let board = screen.view("board")
      board.isMultipleTouchEnabled = true
      screen.play(.down(at: a, b))
      screen.cancelTouches()
      screen.expect("board began(2), board cancelled(2)")
    }
  }

  //  finger 1  ●━→━→━×
  @Test func aViewWhoseTouchWasTakenAlreadyHearsNothing() {
    withScreen { screen in
      screen.add(UIPanGestureRecognizer(), named: "pan", to: screen.view("board"))
      screen.play(.down(at: a).move(by: CGVector(dx: 30, dy: 0)).cancel())
      screen.expect("board began, pan began, board cancelled, pan cancelled")
    }
  }

  //  finger 1  ●━━━━×   began held back: nothing to cancel
  @Test func aBeganThatIsStillHeldIsDroppedWithItsCancellation() {
    withScreen(recording: [.touches, .actions, .notes, .waits]) { screen in
      let board = screen.view("board")
      let probe = screen.probe("probe", on: board)
      probe.delaysTouchesBegan = true
      probe.when(.cancelled) { $0.setDeadline(1) }
      probe.onDeadline = { $0.state = .failed }
      screen.play(.down(at: a).wait(0.1).cancel())
      screen.wait(1)
      screen.expect("probe hears began, probe hears cancelled")
    }
  }

  //  finger 1  ●━○ ┄┄┄ ×   the first tap's ended is held; then the system takes the second down
  @Test func aHeldEndIsDeliveredWhenTheSystemBreaksTheGestureOff() {
    withScreen { screen in
      let board = screen.view("board")
      let double = screen.add(UITapGestureRecognizer(), named: "double", to: board)
      double.numberOfTapsRequired = 2
      screen.play(.tap(at: a).wait(0.1).down(at: a))
      screen.expect("board began ×2")
      screen.cancelTouches()
      screen.expect("board ended, board cancelled")
    }
  }

  @Test func aWindowThatIsHiddenTakesItsTouchesAway() {
    withScreen { screen in
      let other = UIWindow(frame: screen.window.bounds)
      screen.name(other, "other")
      other.isHidden = false
      screen.view("board")
      screen.application.receive([TouchReport(7, .began, at: a)], at: 0, in: other)
      screen.play(.down(at: a))
      other.isHidden = true
      screen.expect("other began, board began, other cancelled")
      screen.finger().up()
      screen.expect("board ended")
    }
  }
}
