// BEHAVIOUR 2.5 to 2.7: the order between recognizers, who hears nothing more, and ignoring.

import GestureCore
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

private let a = CGPoint(x: 100, y: 100)
private let b = CGPoint(x: 200, y: 100)

@Suite struct TheOrderBetweenRecognizers {
  @Test func theDeepestViewsRecognizerHearsFirst() {
    withScreen(recording: .notes) { screen in
      let outer = screen.view("outer")
      let inner = screen.view("inner", in: outer)
      screen.probe("deep", on: inner)
      screen.probe("middle", on: outer)
      screen.probe("high", on: screen.window)
      screen.play(.tap(at: a))
      screen.expect(
        """
        deep hears began, middle hears began, high hears began
        deep hears ended, middle hears ended, high hears ended
        """)
    }
  }

  //  finger 1  ●━○
  //  finger 2  ●━━━━━━○
  //  finger 3      ●━━○
  @Test func aRecognizerListsItsTouchesInTheOrderInWhichTheyCame() {
    withScreen(recording: []) { screen in
      let pan = screen.add(UIPanGestureRecognizer(), named: "pan", to: screen.view("board"))
      var places: [[CGFloat]] = []
      pan.addAction { pan in
        places.append((0..<pan.numberOfTouches).map { pan.location(ofTouch: $0, in: nil).x })
      }
      // No recognizer hears of the first finger, so the third one gets its place in the table.
      _ = screen.view("beside", frame: CGRect(x: 0, y: 0, width: 150, height: 800))
      screen.play(
        .down(at: a, b).move(by: CGVector(dx: 0, dy: 50), over: 0.1).up(1)
          .down(at: CGPoint(x: 180, y: 100)).move(by: CGVector(dx: 10, dy: 0), over: 0.1).up())
      #expect(places.contains([210, 190]) && !places.contains([190, 210]), "\(places)")
    }
  }

  @Test func onOneViewTheLaterAddedHearsFirst() {
    withScreen(recording: .notes) { screen in
      let board = screen.view("board")
      for name in ["first", "second", "third"] {
        screen.probe(name, on: board).when(.began, become: .failed)
      }
      screen.play(.tap(at: a))
      screen.expect("third hears began, second hears began, first hears began")
    }
  }

  @Test func ofViewsEquallyDeepTheOlderHearsFirstWhicheverApplicationMadeThem() {
    withScreen(recording: .notes) { screen in
      let old = screen.view("old", frame: CGRect(x: 0, y: 0, width: 150, height: 800))
      let new = UIApplication().perform { UIView() }
      new.frame = CGRect(x: 150, y: 0, width: 150, height: 800)
      screen.window.addSubview(new)
      screen.probe("of the new", on: new)
      screen.probe("of the old", on: old)
      screen.play(.down(at: b, a).up())
      screen.expect(
        """
        of the old hears began, of the new hears began
        of the old hears ended, of the new hears ended
        """)
    }
  }

  @Test func requiredRecognizerHearsBeforeItsDependents() {
    withScreen(recording: .notes) { screen in
      let outer = screen.view("outer")
      let inner = screen.view("inner", in: outer)
      let high = screen.probe("high", on: outer)
      let deep = screen.probe("deep", on: inner)
      let later = screen.probe("later", on: inner)
      deep.require(toFail: high)
      for probe in [high, deep, later] { probe.when(.began, become: .failed) }
      screen.play(.tap(at: a))
      screen.expect("later hears began, high hears began, deep hears began")
    }
  }

  @Test func aChainOfRequirementsIsFollowedToItsEnd() {
    withScreen(recording: .notes) { screen in
      let board = screen.view("board")
      let probes = ["one", "two", "three", "four"].map { screen.probe($0, on: board) }
      probes[3].require(toFail: probes[1])
      probes[1].require(toFail: probes[0])
      for probe in probes { probe.when(.began, become: .failed) }
      screen.play(.tap(at: a))
      screen.expect("one hears began, two hears began, four hears began, three hears began")
    }
  }

  @Test func aRequirementOfOneAttemptCountsTheSame() {
    withScreen(recording: .notes) { screen in
      let board = screen.view("board")
      let first = screen.probe("first", on: board)
      let second = screen.probe("second", on: board)
      second.requires = { $0 === first }
      for probe in [first, second] { probe.when(.began, become: .failed) }
      screen.play(.tap(at: a))
      screen.expect("first hears began, second hears began")
    }
  }

  @Test func actionsComeInTheSameOrderWhoeverAssignedFirst() {
    withScreen(recording: [.notes, .actions]) { screen in
      let outer = screen.view("outer")
      let inner = screen.view("inner", in: outer)
      let delegate = BothDelegate()
      let probes = [("high", outer), ("deep", inner), ("later", inner)]
        .map { screen.probe($0, on: $1) }
      for probe in probes {
        probe.delegate = delegate
        probe.when(.moved, become: .ended)
      }
      screen.play(.down(at: a).move(by: CGVector(dx: 1, dy: 0)).up())
      screen.expect(
        """
        later hears began, deep hears began, high hears began
        later hears moved, deep hears moved, high hears moved
        later ended, deep ended, high ended
        """)
    }
  }

  //  finger 1  ●━━━━━━━○   on the inner view
  //  finger 2     ●━━━━○   on the outer one: its probe was there already
  @Test func recognizerThatJoinsLaterIsSortedInByDepth() {
    withScreen(recording: .notes) { screen in
      let outer = screen.view("outer")
      let inner = screen.view(
        "inner", frame: CGRect(x: 150, y: 0, width: 100, height: 800), in: outer)
      screen.probe("high", on: outer)
      screen.probe("deep", on: inner)
      screen.play(
        .down(at: a).wait(0.1).down(at: b).wait(0.1).move(by: CGVector(dx: 1, dy: 0)).up())
      screen.expect(
        """
        high hears began, deep hears began, high hears began
        deep hears moved, high hears moved(2), deep hears ended, high hears ended(2)
        """)
    }
  }
}

/// Allows every pair.
final class BothDelegate: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

@Suite struct FinishedRecognizers {
  //  finger 1  ●━→━→━○
  @Test(arguments: [GestureState.ended, .cancelled, .failed])
  func recognizerThatIsOverHearsNothingUntilItsReset(state: GestureState) {
    withScreen(recording: .notes) { screen in
      let board = screen.view("board")
      let probe = screen.probe("probe", on: board)
      let undecided = screen.probe("undecided", on: board)
      undecided.isNoting = false
      undecided.when(.ended, become: .failed)
      // Tied together: the one that is over is not reset before the other is decided.
      undecided.require(toFail: probe)
      probe.delegate = BothProbesDelegate.shared
      probe.onReset = { $0.note("resets as \($0.state)") }
      probe.when(.moved) {
        if state == .cancelled { $0.state = .began }
        $0.state = state
      }
      if state == .failed {
        screen.play(.down(at: a).move(by: CGVector(dx: 1, dy: 0)))
        screen.expect("probe hears began, probe hears moved")
        screen.finger(2).down(at: b)
        screen.finger(2).move(by: 1, 0)
        screen.finger(1).move(by: 1, 0)
        screen.expect("")
        screen.cancelTouches()
        screen.expect("probe resets as failed")
      } else {
        // Its recognition fails the one that requires its failure, so both are reset.
        screen.play(.down(at: a).move(by: CGVector(dx: 1, dy: 0)))
        screen.expect("probe hears began, probe hears moved, probe resets as \(state)")
        screen.finger(1).move(by: 1, 0)
        screen.finger(1).up()
        screen.expect("")
      }
    }
  }

  //  finger 1  ●━→━━━━━○    never heard again after the reset
  //  finger 2       ●━○     heard
  @Test func afterItsResetItHearsNewTouchesOnly() {
    withScreen(recording: .notes) { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      probe.when(.moved, become: .failed)
      screen.play(.down(at: a).move(by: CGVector(dx: 1, dy: 0)))
      screen.finger(1).move(by: 1, 0)
      screen.expect("probe hears began, probe hears moved")
      screen.finger(2).down(at: b)
      screen.expect("probe hears began")
      #expect(probe.numberOfTouches == 1)
      screen.finger(1).move(by: 1, 0)
      screen.finger(1).up()
      screen.expect("")
      screen.finger(2).move(by: 1, 0)
      screen.expect("probe hears moved")
      screen.finger(2).up()
      screen.expect("")
    }
  }
}

/// Allows every pair; it lives for ever, because delegates are not kept alive.
private enum BothProbesDelegate {
  static let shared = BothDelegate()
}

@Suite struct IgnoringATouch {
  //  finger 1  ●━━━━━━○   ignored when finger 2 comes
  //  finger 2    ●━━━○
  @Test func theRecognizerHearsNothingMoreOfIt() {
    withScreen { screen in
      let board = screen.view("board")
      board.isMultipleTouchEnabled = true
      let probe = screen.probe("probe", on: board)
      var offered: [UIGestureRecognizer]?
      screen.play(.down(at: a).wait(0.1))
      probe.when(.began) {
        let first = $0.event?.allTouches?.first { $0.location(in: nil) == a }
        guard let first, let event = $0.event else { return }
        $0.ignore(first, for: event)
        offered = first.gestureRecognizers
      }
      screen.finger(2).down(at: b)
      screen.expect("probe hears began, board began, probe hears began, board began")
      #expect(probe.numberOfTouches == 1 && probe.location(in: nil) == b)
      #expect(offered == [])
      screen.finger(1).move(by: 1, 0)
      screen.expect("board moved")
      probe.when(.moved, become: .ended)
      screen.finger(2).move(by: 1, 0)
      screen.expect("probe hears moved, probe ended, board cancelled")
      screen.finger(2).up()
      screen.finger(1).up()
      screen.expect("board ended")
    }
  }

  //  finger 1  ●━━→━━○   ignored at the move
  @Test func aTouchIgnoredInMidEventIsNotHeardInItsLaterPhases() {
    withScreen(recording: .notes) { screen in
      let board = screen.view("board")
      board.isMultipleTouchEnabled = true
      let probe = screen.probe("probe", on: board)
      var second: UITouch?
      probe.when(.began) { probe in
        if probe.numberOfTouches == 2 { second = probe.heard.first }
      }
      probe.when(.moved) { probe in
        if let second, let event = probe.event { probe.ignore(second, for: event) }
      }
      screen.finger(1).down(at: CGPoint(x: 50, y: 50))
      screen.finger(2).down(at: CGPoint(x: 150, y: 50))
      screen.together {
        screen.finger(1).move(by: 5, 0)
        screen.finger(2).up()
      }
      screen.finger(1).up()
      screen.expect("probe hears began ×2, probe hears moved, probe hears ended")
    }
  }

  @Test func phasesThatWereHeldForItAreDelivered() {
    withScreen { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      probe.delaysTouchesBegan = true
      screen.play(.down(at: a).wait(0.1))
      screen.expect("probe hears began")
      probe.when(.moved) { probe in
        for touch in probe.heard { probe.event.map { probe.ignore(touch, for: $0) } }
      }
      screen.finger(1).move(by: 1, 0)
      screen.expect("probe hears moved, board began, board moved")
      screen.finger(1).up()
      screen.expect("board ended")
    }
  }

  //  finger 1  ●━○  ●━○
  @Test func recognizerThatIgnoredAllItsTouchesIsReadyForTheNext() {
    withScreen(recording: [.notes, .resets, .failures]) { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      probe.when(.began) { probe in
        for touch in probe.heard { probe.event.map { probe.ignore(touch, for: $0) } }
      }
      probe.onReset = { $0.note("resets as \($0.state)") }
      screen.play(.tap(at: a))
      screen.expect("probe hears began, probe failed, probe resets as failed, probe reset")
      screen.play(.tap(at: a))
      screen.ignoreLog()
      #expect(screen.window.referee?.contest.isEmpty == true)
    }
  }

  @Test func dependentOfARecognizerThatIgnoredItsTouchesIsReset() {
    withScreen(recording: [.notes, .actions, .resets]) { screen in
      let board = screen.view("board")
      let ignoring = screen.probe("ignoring", on: board)
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      tap.require(toFail: ignoring)
      ignoring.when(.began) { probe in
        for touch in probe.heard { probe.event.map { probe.ignore(touch, for: $0) } }
      }
      screen.play(.tap(at: a))
      screen.expect("ignoring hears began, tap ended, ignoring reset, tap reset")
    }
  }
}

@Suite struct TheRecognizersOfATouch {
  //  finger 1  ●━○
  //  finger 2       ●
  @Test func areThoseOfThisTouchAloneAndNoneAfterItsEnd() {
    withWindow { application, window in
      let pans = (0..<3).map { _ in UIPanGestureRecognizer(target: nil, action: nil) }
      let (left, right) = (
        UIView(frame: rect(0, 0, 100, 100)), UIView(frame: rect(200, 0, 100, 100))
      )
      for view in [left, right] { window.addSubview(view) }
      for pan in pans[..<2] { left.addGestureRecognizer(pan) }
      right.addGestureRecognizer(pans[2])
      var touches: [UITouch] = []
      let event = application.engine.touchesEvent
      @MainActor func send(_ phase: UITouch.Phase, _ place: CGPoint, at time: Double) {
        application.receive([TouchReport(1, phase, at: place)], at: time, in: window)
        if phase == .began { touches += event.list(of: event.down) }
      }
      send(.began, point(50, 50), at: 0)
      #expect(touches[0].gestureRecognizers == [pans[1], pans[0]])
      let copy = touches[0].copy(with: touches[0].record.sample)
      #expect(copy.gestureRecognizers == [pans[1], pans[0]])
      send(.ended, point(50, 50), at: 1)
      #expect(touches[0].gestureRecognizers == [])
      send(.began, point(250, 50), at: 2)
      #expect(touches[1].gestureRecognizers == [pans[2]])
      #expect(touches[0].gestureRecognizers == [] && copy.gestureRecognizers == [])
      send(.ended, point(250, 50), at: 3)
    }
  }
}
