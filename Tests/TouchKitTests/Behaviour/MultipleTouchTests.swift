// BEHAVIOUR 1.5 and 1.6: which of several touches a view hears of.

import GestureCore
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

private let a = CGPoint(x: 100, y: 100)
private let b = CGPoint(x: 120, y: 100)
private let right = CGPoint(x: 300, y: 100)

@Suite struct MultipleTouch {
  //  finger 1  ●━━━━━━━━━○
  //  finger 2     ●━→━○
  @Test func aViewWithOneTouchHearsNothingOfFurtherOnesButRecognizersDo() {
    withScreen { screen in
      let board = screen.view("board")
      let probe = screen.probe("probe", on: board)
      var views: [UIView?] = []
      var offered: [Bool] = []
      probe.when(.began) {
        views.append($0.heard.first?.view)
        offered.append($0.heard.first?.gestureRecognizers == [$0])
      }
      screen.play(.down(at: a).wait(0.1).down(at: b).wait(0.1).move(2, to: a).up(2).up(1))
      screen.expect(
        """
        probe hears began, board began, probe hears began, probe hears moved
        probe hears ended(2), board ended
        """)
      #expect(views == [board, nil])
      #expect(offered == [true, true])
    }
  }

  //  finger 1  ●━━━━━○
  //  finger 2     ●━━━━━━━━━○      never heard, also when it is alone
  //  finger 3           ●━○
  @Test func aTouchWithoutViewStaysWithoutAndANewOneIsHeard() {
    withScreen { screen in
      screen.view("board")
      screen.play(.down(at: a).wait(0.1).down(at: b).wait(0.1).up(1))
      screen.expect("board began, board ended")
      screen.play(.down(at: CGPoint(x: 10, y: 10)).wait(0.1).up())
      screen.expect("board began, board ended")
      screen.finger(2).move(by: 5, 5)
      screen.finger(2).up()
      screen.expect("")
    }
  }

  //  finger 1  ●━━━○
  //  finger 2  ●━━━○
  @Test func ofTwoFingersInOneEventTheFirstReportedIsHeard() {
    withScreen { screen in
      screen.view("board")
      screen.play(.down(at: a, b).wait(0.1).up())
      screen.expect("board began, board ended")
    }
  }

  @Test func aSubviewAndItsSuperviewHaveATouchEach() {
    withScreen { screen in
      let board = screen.view("board")
      screen.view("knob", frame: CGRect(x: 200, y: 0, width: 200, height: 200), in: board)
      screen.play(.down(at: a).wait(0.1).down(at: right).wait(0.1).up())
      screen.expect("board began, knob began, board ended, knob ended")
    }
  }
}

@Suite struct ExclusiveTouch {
  private func withTwoViews(_ body: (TestScreen, RecordingView, RecordingView) -> Void) {
    withScreen { screen in
      let plain = screen.view("plain", frame: CGRect(x: 0, y: 0, width: 200, height: 800))
      let exclusive = screen.view(
        "exclusive", frame: CGRect(x: 200, y: 0, width: 200, height: 800))
      exclusive.isExclusiveTouch = true
      body(screen, plain, exclusive)
    }
  }

  //  finger 1  ●━━━━━━○   plain
  //  finger 2    ●━━○     exclusive
  @Test func anExclusiveViewTakesNoTouchWhileAnotherFingerIsDown() {
    withTwoViews { screen, _, exclusive in
      screen.probe("probe", on: exclusive)
      screen.play(.down(at: a).wait(0.1).down(at: right).wait(0.1).up(2).up(1))
      screen.expect("plain began, probe hears began, probe hears ended, plain ended")
    }
  }

  //  finger 1  ●━━━━━━○   exclusive
  //  finger 2    ●━━○     plain
  @Test func whileAnExclusiveViewHasATouchOnlyItsAncestorsRecognizersHearOfOthers() {
    withTwoViews { screen, plain, exclusive in
      screen.probe("plain'sProbe", on: plain)
      screen.probe("exclusive'sProbe", on: exclusive)
      screen.probe("window'sProbe", on: screen.window)
      var refusals: [Observation.Refusal] = []
      screen.observe { if case .refused(_, _, let why) = $0.decision { refusals.append(why) } }
      screen.play(.down(at: right).wait(0.1).down(at: a).wait(0.1).up(2).wait(0.1).up(1))
      screen.expect(
        """
        exclusive'sProbe hears began, window'sProbe hears began, exclusive began
        window'sProbe hears began, window'sProbe hears ended
        exclusive'sProbe hears ended, window'sProbe hears ended, exclusive ended
        """)
      #expect(refusals == [.exclusiveTouchElsewhere])
    }
  }

  //  finger 1  ●━━━━━━○   exclusive
  //  finger 2    ●━━○     exclusive too
  @Test(arguments: [true, false])
  func exclusiveViewTakesSeveralTouchesIfItIsMultiple(isMultiple: Bool) {
    withTwoViews { screen, _, exclusive in
      exclusive.isMultipleTouchEnabled = isMultiple
      screen.play(
        .down(at: right).wait(0.1).down(at: CGPoint(x: 350, y: 100)).wait(0.1).up(2).wait(0.1)
          .up(1))
      screen.expect(
        isMultiple
          ? "exclusive began ×2, exclusive ended ×2" : "exclusive began, exclusive ended")
    }
  }

  //  finger 1  ●━━━○         plain
  //  finger 2        ●━━○    exclusive
  @Test func whenTheOtherFingerIsUpItTakesTouchesAgain() {
    withTwoViews { screen, _, _ in
      screen.play(.tap(at: a).then(.tap(at: right), after: 0.1).then(.tap(at: a), after: 0.1))
      screen.expect(
        "plain began, plain ended, exclusive began, exclusive ended, plain began, plain ended")
    }
  }

  //  finger 7  ●━━━━━━○   on another window
  //  finger 1    ●━━○     exclusive
  @Test func fingersOnOtherWindowsDoNotConcernIt() {
    withTwoViews { screen, _, _ in
      let application = screen.application
      let other = application.perform { UIWindow(frame: screen.window.frame) }
      other.isHidden = false
      screen.name(other, "other")
      application.receive([TouchReport(7, .began, at: a)], at: screen.now, in: other)
      screen.play(.tap(at: right))
      application.receive([TouchReport(7, .ended, at: a)], at: screen.now, in: other)
      screen.expect("other began, exclusive began, exclusive ended, other ended")
    }
  }

  @Test func aTouchWithoutViewIsReportedWithItsReason() {
    withTwoViews { screen, _, exclusive in
      var reasons: [TouchAssignment.Refusal] = []
      screen.observe { if case .withoutView(_, let why) = $0.decision { reasons.append(why) } }
      screen.play(.down(at: a).wait(0.1).down(at: right).wait(0.1).up())
      screen.play(.down(at: right).wait(0.1).down(at: a).wait(0.1).up())
      screen.play(.down(at: a).wait(0.1).down(at: b).wait(0.1).up())
      screen.ignoreLog()
      #expect(reasons == [.otherFingersDown, .exclusiveTouchElsewhere, .alreadyTouched])
    }
  }
}
