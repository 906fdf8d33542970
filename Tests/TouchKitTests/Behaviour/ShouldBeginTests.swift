// BEHAVIOUR 3: `gestureRecognizerShouldBegin` is asked inside the assignment, of views first.

import GestureCore
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

private let a = CGPoint(x: 100, y: 100)

@Suite struct WhetherAGestureShouldBegin {
  /// A touched view in a middle one, which has the probe, in an outer one; all answer.
  private func withViews(
    _ body: (TestScreen, Probe, RecordingDelegate, [ActingView]) -> Void
  ) {
    withScreen(recording: [.notes, .questions, .actions, .failures]) { screen in
      let outer = screen.acting("outer")
      let middle = screen.acting("middle", in: outer)
      let touched = screen.acting("touched", in: middle)
      for view in [outer, middle, touched] { view.shouldBegin = { _ in true } }
      let probe = screen.probe("probe", on: middle)
      let delegate = RecordingDelegate(screen)
      probe.delegate = delegate
      probe.isNoting = false
      screen.play(.down(at: a))
      screen.ignoreLog()
      body(screen, probe, delegate, [touched, middle, outer])
      screen.cancelTouches()
      screen.ignoreLog()
    }
  }

  @Test func theTouchedViewIsAskedThenItsSuperviewsUpToTheRecognizersThenTheDelegate() {
    withViews { screen, probe, _, _ in
      probe.when(.moved, become: .ended)
      screen.finger().move(by: 1, 0)
      screen.expect(
        """
        touched shouldBegin probe? yes, middle shouldBegin probe? yes, probe shouldBegin? yes
        probe ended
        """)
    }
  }

  @Test(arguments: [0, 1, 2])
  func theFirstNoEndsTheQuestionsAndTheGesture(refusing: Int) {
    withViews { screen, probe, delegate, views in
      if refusing < 2 { views[refusing].shouldBegin = { _ in false } }
      delegate.shouldBegin = { _ in refusing != 2 }
      probe.when(.moved, become: .ended)
      screen.finger().move(by: 1, 0)
      let logs = [
        "touched shouldBegin probe? no, probe failed",
        "touched shouldBegin probe? yes, middle shouldBegin probe? no, probe failed",
        """
        touched shouldBegin probe? yes, middle shouldBegin probe? yes, probe shouldBegin? no
        probe failed
        """,
      ]
      screen.expect(logs[refusing])
    }
  }

  @Test func viewsAreAskedOnlyAboutRecognizersThatCancelTouches() {
    withViews { screen, probe, _, views in
      for view in views { view.shouldBegin = { _ in false } }
      probe.cancelsTouchesInView = false
      probe.when(.moved, become: .ended)
      screen.finger().move(by: 1, 0)
      screen.expect("probe shouldBegin? yes, probe ended")
    }
  }

  @Test(arguments: [GestureState.began, .changed, .ended])
  func theAnswerIsThereWhenTheAssignmentReturns(state: GestureState) {
    withViews { screen, probe, delegate, _ in
      delegate.shouldBegin = {
        screen.note("asked while \($0.state)")
        return false
      }
      probe.when(.moved) {
        $0.state = state
        $0.note("reads \($0.state)")
      }
      screen.finger().move(by: 1, 0)
      screen.expect(
        """
        touched shouldBegin probe? yes, middle shouldBegin probe? yes, asked while possible
        probe shouldBegin? no, probe reads failed, probe failed
        """)
    }
  }

  @Test(arguments: [GestureState.failed, .cancelled, .possible])
  func failureAsksNoQuestion(state: GestureState) {
    withViews { screen, probe, _, _ in
      probe.when(.moved, become: state)
      screen.finger().move(by: 1, 0)
      screen.expect(state == .possible ? "" : "probe failed")
    }
  }

  @Test func changeAfterTheBeginAsksNoQuestion() {
    withViews { screen, probe, _, _ in
      probe.when(.moved, become: .began)
      screen.finger().move(by: 1, 0)
      screen.ignoreLog()
      probe.when(.moved, become: .changed)
      screen.finger().move(by: 1, 0)
      screen.expect("probe changed")
      probe.when(.moved, become: .ended)
      screen.finger().move(by: 1, 0)
      screen.expect("probe ended")
    }
  }
}

@Suite struct ShouldBeginAndTheRest {
  //  finger 1  ●━→━→━○   recognized at the first move, released at the second
  @Test func shouldBeginIsAskedBeforeAWaitAndNotAgain() {
    withScreen(recording: [.notes, .questions, .actions, .waits]) { screen in
      let board = screen.view("board")
      let required = screen.probe("required", on: board)
      let probe = screen.probe("probe", on: board)
      probe.require(toFail: required)
      let delegate = RecordingDelegate(screen)
      probe.delegate = delegate
      probe.when(.moved, become: .ended)
      screen.play(.down(at: a).move(by: CGVector(dx: 1, dy: 0)))
      screen.expect(
        """
        probe receivesEvent? yes, probe receivesTouch? yes
        probe requiresFailureOf required? no, probe requiredToFailBy required? no
        required hears began, probe hears began
        required hears moved, probe hears moved, probe shouldBegin? yes, probe waits for required
        """)
      required.when(.moved, become: .failed)
      screen.finger().move(by: 1, 0)
      screen.expect("required hears moved, probe ended")
      screen.finger().up()
    }
  }

  @Test func aTimersGestureIsAskedAboutAtTheTouchedViewToo() {
    withScreen(recording: [.notes, .actions]) { screen in
      let board = screen.acting("board")
      let press = UILongPressGestureRecognizer()
      screen.add(press, named: "press", to: screen.window)
      board.shouldBegin = { _ in true }
      screen.play(.longPress(at: a))
      screen.expect("board shouldBegin press? yes, press began, press ended")
    }
  }

  @Test func aRecognizerWithoutTouchesAsksItsOwnView() {
    withScreen(recording: [.notes, .actions]) { screen in
      let board = screen.acting("board")
      board.shouldBegin = { _ in true }
      let probe = screen.probe("probe", on: board)
      probe.state = .ended
      screen.expect("board shouldBegin probe? yes, probe ended")
    }
  }

  //  finger 1  ●━→   the delegate disables the recognizer that it is asked about
  @Test func aDelegateThatDisablesTheRecognizerHasAnswered() {
    withScreen(recording: [.questions, .actions, .failures]) { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      let delegate = RecordingDelegate(screen)
      probe.when(.moved, become: .ended)
      delegate.shouldBegin = {
        $0.isEnabled = false
        return true
      }
      screen.play(.down(at: a))
      probe.delegate = delegate
      screen.finger().move(by: 1, 0)
      screen.expect("probe shouldBegin? yes, probe failed")
      screen.finger().up()
    }
  }
}
