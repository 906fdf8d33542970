// BEHAVIOUR 6: holding, releasing and dropping phases when several recognizers have their say.

import GestureCore
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

private let a = CGPoint(x: 100, y: 100)
private let b = CGPoint(x: 200, y: 100)

@Suite struct PhasesThatAreHeld {
  /// A board with two probes that hold began and may recognize together.
  private func withTwoHolding(_ body: (TestScreen, Probe, Probe) -> Void) {
    withScreen(recording: [.touches, .actions]) { screen in
      let board = screen.view("board")
      let delegate = BothDelegate()
      let probes = ["one", "two"].map { screen.probe($0, on: board) }
      for probe in probes {
        probe.delaysTouchesBegan = true
        probe.delegate = delegate
      }
      screen.play(.down(at: a).move(by: CGVector(dx: 1, dy: 0)))
      screen.expect("")
      body(screen, probes[0], probes[1])
      withExtendedLifetime(delegate) {}
    }
  }

  //  finger 1  ●━→━→━→━○   one fails at the second move, the other at the third
  @Test func aTouchIsDeliveredWhenNobodyHoldsItAnyMore() {
    withTwoHolding { screen, one, two in
      one.when(.moved, become: .failed)
      screen.finger().move(by: 1, 0)
      screen.expect("")
      two.when(.moved, become: .failed)
      screen.finger().move(by: 1, 0)
      screen.expect("board began, board moved ×3")
      screen.finger().up()
      screen.expect("board ended")
    }
  }

  //  finger 1  ●━→━→━→━○   one is recognized at the second move, the other stays undecided
  @Test func aTouchIsDroppedWhenOneThatCancelsIsRecognized() {
    withTwoHolding { screen, one, two in
      one.when(.moved, become: .ended)
      screen.finger().move(by: 1, 0)
      screen.expect("one ended")
      two.when(.moved, become: .failed)
      screen.finger().move(by: 1, 0)
      screen.finger().up()
      screen.expect("")
    }
  }

  //  finger 1  ●━→━→━→━○
  @Test func recognizerThatDoesNotCancelOnlyStopsHolding() {
    withTwoHolding { screen, one, two in
      one.cancelsTouchesInView = false
      one.when(.moved, become: .ended)
      screen.finger().move(by: 1, 0)
      screen.expect("one ended")
      two.when(.moved, become: .failed)
      screen.finger().move(by: 1, 0)
      screen.expect("board began, board moved ×3")
      screen.finger().up()
      screen.expect("board ended")
    }
  }

  //  finger 1  ●━→━○   the view is told of what was, as it was
  @Test func heldPhasesComeInTheirOrderWithTheirPlacePhaseAndTime() {
    withScreen { screen in
      let board = screen.acting("board")
      let probe = screen.probe("probe", on: board)
      probe.isNoting = false
      probe.delaysTouchesBegan = true
      probe.when(.ended) { $0.setDeadline(2) }
      probe.onDeadline = { $0.state = .failed }
      for phase in [UITouch.Phase.began, .moved, .ended] {
        board.when(phase) { touches, _ in
          for touch in touches {
            screen.note(
              "\(touch.phase) at \(Int(touch.location(in: nil).x)) from "
                + "\(Int(touch.previousLocation(in: nil).x)) at \(touch.timestamp)")
          }
        }
      }
      screen.play(
        .down(at: a).wait(0.25).move(to: b, over: 0).wait(0.25).move(to: a, over: 0).wait(0.5).up())
      screen.expect("")
      screen.wait(1)
      screen.expect(
        """
        board began @2, began at 100 from 100 at 0.0
        board moved, moved at 200 from 100 at 0.25
        board moved, moved at 100 from 200 at 0.5
        board ended @2, ended at 100 from 100 at 1.0
        """)
    }
  }

  //  finger 1  ●━→━○
  @Test func afterwardsTheTouchIsAsItIsNow() {
    withScreen { screen in
      let board = screen.acting("board")
      let probe = screen.probe("probe", on: board)
      probe.delaysTouchesBegan = true
      var touch: UITouch?
      board.when(.began) { touches, _ in touch = touches.first }
      screen.play(.down(at: a).move(to: b))
      #expect(touch == nil)
      probe.isEnabled = false
      #expect(touch?.phase == .moved && touch?.location(in: nil) == b)
      screen.finger().up()
      screen.ignoreLog()
    }
  }

  //  finger 1  ●━→━━━○   rests when its phases are released
  //  finger 2      ●━○
  @Test func aTouchThatRestsWhenItIsReleasedRestsAfterwards() {
    withScreen { screen in
      let board = screen.acting("board")
      let probe = screen.probe("probe", on: board)
      probe.delaysTouchesBegan = true
      var touch: UITouch?
      board.when(.began) { touches, _ in touch = touches.first }
      screen.play(.down(at: a).move(to: b).wait(0.1).down(at: a))
      probe.isEnabled = false
      #expect(touch?.phase == .stationary && touch?.location(in: nil) == b)
      screen.finger(1).up()
      screen.finger(2).up()
      screen.ignoreLog()
    }
  }

  //  finger 1  ●━━━━→━○   both moves are held, and go out with their own event
  //  finger 2  ●━━━━→━○
  @Test func phasesOfOneEventGoOutInOneCall() {
    withScreen(recording: .touches) { screen in
      let board = screen.view("board")
      board.isMultipleTouchEnabled = true
      let probe = screen.probe("probe", on: board)
      probe.delaysTouchesBegan = true
      screen.play(.down(at: a, b).wait(0.1).move(by: CGVector(dx: 1, dy: 0)))
      screen.finger(1).move(by: 1, 0)
      screen.expect("")
      probe.isEnabled = false
      screen.expect("board began(2), board moved(2), board moved")
      screen.play(.init().wait(0.1))
      screen.finger(1).up()
      screen.finger(2).up()
      screen.expect("board ended ×2")
    }
  }

  //  finger 1  ●━━━━→┊→━━━○   held by a probe that does not hear of finger 2
  //  finger 2    ●━━→┊→━━━○
  @Test func onlyTheTouchThatARecognizerReceivedIsHeld() {
    withScreen(recording: .touches) { screen in
      let board = screen.view("board")
      board.isMultipleTouchEnabled = true
      let probe = screen.probe("probe", on: board)
      probe.delaysTouchesBegan = true
      let delegate = RecordingDelegate(screen)
      delegate.receivesTouch = { _, touch in touch.location(in: nil) == a }
      probe.delegate = delegate
      screen.play(.down(at: a).wait(0.1).down(at: b).wait(0.1).move(by: CGVector(dx: 1, dy: 0)))
      screen.expect("board began, board moved")
      probe.isEnabled = false
      screen.expect("board began, board moved")
      screen.together {
        screen.finger(1).up()
        screen.finger(2).up()
      }
      screen.expect("board ended(2)")
    }
  }
}

@Suite struct RecognizersThatHold {
  @Test func settingsOfARecognizerReadBackAsTheyWereSet() {
    let tap = UITapGestureRecognizer()
    #expect(
      [tap.delaysTouchesBegan, tap.delaysTouchesEnded, tap.cancelsTouchesInView] == [
        false, true, true,
      ])
    tap.delaysTouchesBegan = true
    tap.delaysTouchesEnded = false
    tap.cancelsTouchesInView = false
    #expect(
      [tap.delaysTouchesBegan, tap.delaysTouchesEnded, tap.cancelsTouchesInView] == [
        true, false, false,
      ])
  }

  //  finger 1  ●━○   the tap waits for the double tap and holds on meanwhile
  @Test func waitingRecognizerHoldsToo() {
    withScreen { screen in
      let board = screen.view("board")
      let required = screen.probe("required", on: board)
      required.delaysTouchesEnded = false
      required.isNoting = false
      required.when(.ended) { $0.setDeadline(0.5) }
      required.onDeadline = { $0.state = .failed }
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      tap.require(toFail: required)
      screen.play(.tap(at: a))
      screen.expect("board began")
      screen.wait(1)
      screen.expect("tap ended @0.5, board cancelled @0.5")
    }
  }

  //  finger 1  ●━━━○   recognized, and not one that cancels
  @Test func onRecognitionWithoutCancellingTheHeldEndIsDelivered() {
    withScreen { screen in
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: screen.view("board"))
      tap.cancelsTouchesInView = false
      screen.play(.tap(at: a))
      screen.expect("board began, tap ended @0.08, board ended @0.08")
    }
  }

  //  finger 1  ●━→━→━○   began after the view heard of it; the view hears one cancelled
  @Test func touchThatAViewSawBeginIsCancelledOnce() {
    withScreen(recording: .touches) { screen in
      let board = screen.view("board")
      let delegate = BothDelegate()
      for name in ["one", "two"] {
        let probe = screen.probe(name, on: board)
        probe.delegate = delegate
        probe.when(.moved, become: .ended)
      }
      screen.play(.down(at: a).move(by: CGVector(dx: 2, dy: 0), over: 2.0 / 120).up())
      screen.expect("board began, board cancelled")
    }
  }

  //  finger 1  ●━→━━━━━→━○   the pan runs when finger 2 comes
  //  finger 2      ●━━━━━○
  @Test func aTouchThatJoinsARunningGestureIsTheGestures() {
    withScreen { screen in
      let board = screen.view("board")
      board.isMultipleTouchEnabled = true
      screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      screen.play(.down(at: a).move(by: CGVector(dx: 20, dy: 0)).wait(0.1).down(at: b).wait(0.1))
      screen.expect("board began, pan began, board cancelled, pan changed")
      screen.play(.init().wait(0.1))
      screen.finger(1).up()
      screen.finger(2).up()
      screen.expect("pan ended")
    }
  }

  //  finger 1  ●━→━○   ignored when it moves; the recognizer still has finger 2
  //  finger 2  ●━━━━━○
  @Test func heldPhasesOfATouchAreReleasedWhenItIsIgnored() {
    withScreen(recording: .touches) { screen in
      let board = screen.view("board")
      board.isMultipleTouchEnabled = true
      let probe = screen.probe("probe", on: board)
      probe.delaysTouchesBegan = true
      probe.when(.moved) { probe in
        for touch in probe.heard { probe.event.map { probe.ignore(touch, for: $0) } }
      }
      screen.play(.down(at: a, b))
      screen.finger(1).move(by: 1, 0)
      screen.expect("board began, board moved")
      screen.finger(1).up()
      screen.expect("board ended")
      screen.finger(2).up()
      screen.expect("board began, board ended")
    }
  }

  @Test func aPolicyThatChangesInMidGestureHoldsFromThenOn() {
    withScreen(recording: .touches) { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      screen.play(.down(at: a))
      probe.delaysTouchesBegan = true
      screen.finger().move(by: 1, 0)
      screen.expect("board began")
      probe.delaysTouchesBegan = false
      screen.finger().move(by: 1, 0)
      screen.expect("board moved ×2")
      screen.finger().up()
      screen.expect("board ended")
    }
  }

  @Test func moreThan512HeldMovesReplaceTheLastOne() {
    withScreen(recording: .touches) { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      probe.isNoting = false
      probe.delaysTouchesBegan = true
      screen.play(.down(at: a))
      for _ in 0..<600 { screen.finger().move(by: 0.1, 0) }
      screen.finger().move(to: b)
      probe.isEnabled = false
      screen.expect("board began, board moved ×511")
      screen.finger().up()
      screen.expect("board ended")
    }
  }
}
