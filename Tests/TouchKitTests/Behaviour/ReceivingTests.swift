// BEHAVIOUR 2: which recognizers receive a touch, what is asked before, and in which order.

import GestureCore
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

private let a = CGPoint(x: 100, y: 100)
private let b = CGPoint(x: 200, y: 100)
private let c = CGPoint(x: 300, y: 100)

/// Fails a recognizer of which the test wants to know no more than that it heard.
private func failing(_ probe: Probe) { probe.when(.began, become: .failed) }

@Suite struct OfferedTouches {
  //  finger 1  ●━○   on the innermost view
  @Test func theRecognizersOfTheHitViewAndOfEachSuperviewUpToTheWindow() {
    withScreen { screen in
      let outer = screen.view("outer")
      let inner = screen.view("inner", in: outer)
      let beside = screen.view(
        "beside", frame: CGRect(x: 300, y: 0, width: 9, height: 9), in: outer)
      let deepest = screen.view(
        "deepest", frame: CGRect(x: 0, y: 500, width: 9, height: 9), in: inner)
      let probes = [
        ("inner'sProbe", inner), ("outer'sProbe", outer), ("window'sProbe", screen.window),
      ]
      .map { screen.probe($0, on: $1) }
      screen.probe("beside'sProbe", on: beside)
      screen.probe("deepest'sProbe", on: deepest)
      probes.forEach(failing)
      var offered: [UIGestureRecognizer]?
      probes[0].when(.began) {
        offered = $0.heard.first?.gestureRecognizers; $0.state = .failed
      }
      screen.play(.tap(at: a))
      screen.expect(
        """
        inner'sProbe hears began, outer'sProbe hears began, window'sProbe hears began
        inner began, inner ended
        """)
      #expect(offered == probes)
    }
  }

  //  finger 1  ●━━━━○
  //  finger 2    ●━○   has no view, but the same chain
  @Test func theChainIsThatOfTheHitViewAlsoWhereTheTouchHasNoView() {
    withScreen { screen in
      let outer = screen.view("outer")
      let inner = screen.view("inner", in: outer)
      let probes = [screen.probe("deep", on: inner), screen.probe("high", on: outer)]
      var offered: [[UIGestureRecognizer]?] = []
      probes[0].when(.began) { offered.append($0.heard.first?.gestureRecognizers) }
      screen.play(.down(at: a).wait(0.1).down(at: b).wait(0.1).up(2).up(1))
      screen.expect(
        """
        deep hears began, high hears began, inner began, deep hears began, high hears began
        deep hears ended(2), high hears ended(2), inner ended
        """)
      #expect(offered == [probes, probes])
    }
  }

  @Test func aDelegateFindsOnlyRecognizersThatReceiveTheTouch() {
    withScreen(recording: []) { screen in
      let view = screen.acting("board")
      let answers = RecordingDelegate(screen)
      var (touches, listed): ([UITouch], [[String?]?]) = ([], [])
      answers.receivesTouch = { recognizer, touch in
        touches = [touch]
        return recognizer.name != "declined"
      }
      answers.requiresFailure = { _, _ in
        listed.append(touches.first?.gestureRecognizers?.map { $0.name })
        return false
      }
      for name in ["declined", "one", "two"] { screen.probe(name, on: view).delegate = answers }
      screen.play(.tap(at: a))
      #expect(!listed.isEmpty && listed.allSatisfy { $0 == ["two", "one"] })
    }
  }

  @Test func theTouchListsThoseOnlyThatReceiveIt() {
    withScreen(recording: .notes) { screen in
      let outer = screen.view("outer")
      let inner = screen.acting("inner", in: outer)
      let answers = RecordingDelegate(screen)
      var asked: [Int] = []
      answers.receivesTouch = { recognizer, touch in
        asked.append(touch.gestureRecognizers?.count ?? -1)
        return recognizer.name != "declined"
      }
      let disabled = screen.probe("disabled", on: inner)
      let declined = screen.probe("declined", on: inner)
      let high = screen.probe("high", on: outer)
      let edge = screen.add(UIHoverGestureRecognizer(), named: "hover", to: outer)
      let deep = screen.probe("deep", on: inner)
      disabled.isEnabled = false
      for recognizer in [declined, high, edge, deep] { recognizer.delegate = answers }
      var listed: [[UIGestureRecognizer]?] = []
      for probe in [deep, high] {
        probe.isNoting = false
        probe.when(.began) { listed.append($0.heard.first?.gestureRecognizers) }
      }
      inner.when(.began) { touches, _ in listed.append(touches.first?.gestureRecognizers) }
      screen.play(.tap(at: a))
      #expect(listed == [[deep, high], [deep, high], [deep, high]])
      #expect(asked == [5, 5, 5])
      declined.isEnabled = false
      deep.isEnabled = false
      high.isEnabled = false
      screen.play(.tap(at: a))
      #expect(listed.last??.isEmpty == true)
    }
  }

  @Test func aDisabledOneIsNotOffered() {
    withScreen { screen in
      let board = screen.view("board")
      screen.probe("probe", on: board).isEnabled = false
      screen.play(.tap(at: a))
      screen.expect("board began, board ended")
    }
  }

  //  finger 1  ●━━━━━━━○
  //  finger 2     ●━━○
  @Test(arguments: [
    (GestureState.possible, true), (.began, true), (.changed, true), (.ended, false),
    (.cancelled, false), (.failed, false),
  ])
  func anotherTouchIsOfferedInPossibleBeganAndChangedOnly(state: GestureState, isOffered: Bool) {
    withScreen(recording: .notes) { screen in
      let board = screen.view("board")
      let probe = screen.probe("probe", on: board)
      // Tied to one that is undecided, a probe that is over is not reset yet.
      probe.require(toFail: screen.probe("undecided", on: board))
      let undecided = probe.requiredToFail[0].object as? Probe
      undecided?.isNoting = false
      probe.when(.began) {
        if state == .changed || state == .cancelled { $0.state = .began }
        $0.state = state
        $0.when(.began) { _ in }
      }
      probe.when(.cancelled, become: .cancelled)
      screen.play(.down(at: a))
      // A claim waits for the undecided one; then it is over for the recognizer itself.
      screen.finger(2).down(at: b)
      screen.expect(isOffered ? "probe hears began ×2" : "probe hears began")
      screen.cancelTouches()
      screen.ignoreLog()
    }
  }
}

@Suite struct QuestionsBeforeATouch {
  private static let questions = [
    "allowedTouchTypes", "requiresExclusiveTouchType", "class", "delegate's event",
    "delegate's touch",
  ]

  /// Brings a second finger down, of a type that one of the questions refuses.
  private func refuse(_ refusing: String?) -> (log: String, refusals: [Observation.Refusal]) {
    var result = ("", [Observation.Refusal]())
    withScreen { screen in
      let board = screen.view("board")
      let probe = screen.probe("probe", on: board)
      let delegate = RecordingDelegate(screen)
      probe.delegate = delegate
      if refusing == "allowedTouchTypes" { probe.allowedTouchTypes = [0, 1] }
      probe.requiresExclusiveTouchType = refusing == "requiresExclusiveTouchType"
      #expect(probe.requiresExclusiveTouchType == (refusing == "requiresExclusiveTouchType"))
      probe.receivesEvent = { refusing != "class" }
      delegate.receivesEvent = { _, _ in refusing != "delegate's event" }
      delegate.receivesTouch = { _, touch in
        refusing != "delegate's touch" || touch.type == .direct
      }
      screen.observe { if case .refused(_, _, let why) = $0.decision { result.1.append(why) } }
      let isAboutTheFirst = refusing == "class" || refusing == "delegate's event"
      screen.send([TouchReport(1, .began, at: a)])
      if !isAboutTheFirst { screen.send([TouchReport(2, .began, at: b, type: .pencil)]) }
      result.0 = screen.news.filter { $0.kind != .touches }.map(\.description).joined(
        separator: ", ")
      screen.cancelTouches()
      screen.ignoreLog()
    }
    return result
  }

  @Test func allowedTypesComeFirst() {
    let (log, refusals) = refuse("allowedTouchTypes")
    #expect(
      log
        == "probe classReceivesEvent? yes, probe receivesEvent? yes, probe receivesTouch? yes, "
        + "probe hears began")
    #expect(refusals == [.touchTypeNotAllowed])
  }

  @Test func theTypeOfTrackedTouchesComesAfterTheAllowedTypes() {
    let (log, refusals) = refuse("requiresExclusiveTouchType")
    #expect(
      log
        == "probe classReceivesEvent? yes, probe receivesEvent? yes, probe receivesTouch? yes, "
        + "probe hears began")
    #expect(refusals == [.otherTouchTypeTracked])
  }

  @Test func theClassIsAskedAboutTheEventAfterTheTypes() {
    let (log, refusals) = refuse("class")
    #expect(log == "probe classReceivesEvent? no")
    #expect(refusals == [.classDeclinedEvent])
  }

  @Test func theDelegateIsAskedAboutTheEventAfterTheClass() {
    let (log, refusals) = refuse("delegate's event")
    #expect(log == "probe classReceivesEvent? yes, probe receivesEvent? no")
    #expect(refusals == [.delegateDeclinedEvent])
  }

  @Test func atLastTheDelegateIsAskedAboutTheTouch() {
    let (log, refusals) = refuse("delegate's touch")
    #expect(
      log
        == "probe classReceivesEvent? yes, probe receivesEvent? yes, probe receivesTouch? yes, "
        + "probe hears began, probe receivesTouch? no")
    #expect(refusals == [.delegateDeclinedTouch])
  }

  @Test func aTouchThatNothingRefusesIsReceived() {
    let (log, refusals) = refuse(nil)
    #expect(log.hasSuffix("probe receivesTouch? yes, probe hears began"))
    #expect(refusals.isEmpty)
  }

  //  finger 1  ●━━━━━━○        ●━○
  //  finger 2    ●━━━━━○
  @Test func theEventQuestionIsAskedOnceInASequenceTheTouchQuestionForEachTouch() {
    withScreen(recording: [.questions, .notes]) { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      probe.receivesEvent = { true }
      probe.when(.ended, become: .failed)
      let delegate = RecordingDelegate(screen)
      probe.delegate = delegate
      screen.play(.down(at: a).wait(0.1).down(at: b).wait(0.1).up(1).up(2))
      screen.expect(
        """
        probe classReceivesEvent? yes, probe receivesEvent? yes, probe receivesTouch? yes
        probe hears began, probe receivesTouch? yes, probe hears began, probe hears ended(2)
        """)
      screen.play(.tap(at: a))
      screen.expect(
        """
        probe classReceivesEvent? yes, probe receivesEvent? yes, probe receivesTouch? yes
        probe hears began, probe hears ended
        """)
    }
  }

  @Test func aRefusedEventIsRefusedForTheWholeSequence() {
    withScreen(recording: [.questions, .notes]) { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      let delegate = RecordingDelegate(screen)
      delegate.receivesEvent = { _, _ in false }
      probe.delegate = delegate
      screen.play(.down(at: a).wait(0.1).down(at: b).wait(0.1).up())
      screen.expect("probe receivesEvent? no")
      delegate.receivesEvent = { _, _ in true }
      screen.play(.down(at: a).cancel())
      screen.expect(
        """
        probe receivesEvent? yes, probe receivesTouch? yes, probe hears began
        probe hears cancelled
        """)
    }
  }

  //  finger 1  ●━○   the delegate says yes, and takes the recognizer out while it is asked
  @Test(arguments: [true, false])
  func recognizerTakenOutWhileItsDelegateIsAskedReceivesNothing(isDisabled: Bool) {
    withScreen(recording: [.notes, .questions]) { screen in
      let board = screen.view("board")
      let probe = screen.probe("probe", on: board)
      let delegate = RecordingDelegate(screen)
      delegate.receivesTouch = { probe, _ in
        if isDisabled { probe.isEnabled = false } else { board.removeGestureRecognizer(probe) }
        return true
      }
      probe.delegate = delegate
      screen.play(.tap(at: a))
      screen.expect("probe receivesEvent? yes, probe receivesTouch? yes")
    }
  }

  //  finger 1  ●━━━━━━━━○
  //  finger 2    ●━━━━━○   refused: not counted, not held, not cancelled
  @Test func aRefusedTouchDoesNotExistForTheRecognizer() {
    withScreen { screen in
      let board = screen.view("board")
      board.isMultipleTouchEnabled = true
      let probe = screen.probe("probe", on: board)
      let delegate = RecordingDelegate(screen)
      delegate.receivesTouch = { _, touch in touch.location(in: nil) == a }
      probe.delegate = delegate
      screen.play(.down(at: a).wait(0.1).down(at: b))
      #expect(probe.numberOfTouches == 1)
      #expect(probe.location(in: nil) == a)
      #expect(probe.event?.touches(for: probe)?.count == 1)
      probe.when(.moved, become: .ended)
      screen.finger(3).down(at: c)
      screen.ignoreLog()
      screen.finger(2).move(by: 5, 0)
      screen.expect("board moved")
      screen.finger(1).move(by: 5, 0)
      screen.expect("probe hears moved, probe shouldBegin? yes, probe ended, board cancelled")
      screen.finger(2).up()
      screen.finger(3).up()
      screen.expect("board ended ×2")
      screen.finger(1).up()
      screen.expect("")
    }
  }
}

@Suite struct CallsForOneEvent {
  //  finger 1  ●━━→━━○
  //  finger 2  ●━━○
  //  finger 3     ●━━○    (the event at the arrows: 3 began, 1 moved, 2 ended)
  //  finger 4  ●━━━━━○    stationary
  //  finger 5  ●━━×       cancelled
  @Test func beganMovedEndedCancelledEachWithAllTouchesOfThatPhase() {
    withScreen(recording: .notes) { screen in
      screen.probe("probe", on: screen.view("board"))
      screen.play(
        .down(at: a, b, CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 20), CGPoint(x: 5, y: 5)))
      screen.expect("probe hears began(5)")
      screen.together {
        screen.finger(5).cancel()
        screen.finger(2).up()
        screen.finger(1).move(by: 1, 0)
        screen.finger(3).move(by: 1, 0)
        screen.finger(6).down(at: c)
      }
      screen.expect(
        """
        probe hears began, probe hears moved(2), probe hears ended, probe hears cancelled
        """)
      screen.cancelTouches()
      screen.expect("probe hears cancelled(4)")
    }
  }

  //  finger 1  ●━━→━━○
  //  finger 2  ●━━━━━○
  @Test func aStationaryTouchIsNotMoved() {
    withScreen(recording: .notes) { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      var moved: Set<UITouch> = []
      probe.when(.moved) { moved = $0.heard }
      screen.play(.down(at: a, b).wait(0.1))
      screen.finger(2).move(by: 1, 0)
      screen.expect("probe hears began(2), probe hears moved")
      #expect(moved.map { $0.location(in: nil) } == [CGPoint(x: 201, y: 100)])
      screen.finger(1).up()
      screen.finger(2).up()
      screen.expect("probe hears ended ×2")
    }
  }

  //  finger 1  ●━━━━○
  @Test func aPhaseThatFinishesTheRecognizerIsTheLastOfItsEvent() {
    withScreen(recording: .notes) { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      probe.when(.moved, become: .failed)
      screen.play(.down(at: a, b))
      screen.together {
        screen.finger(1).move(by: 1, 0)
        screen.finger(2).up()
      }
      screen.finger(1).up()
      screen.expect("probe hears began(2), probe hears moved")
    }
  }
}
