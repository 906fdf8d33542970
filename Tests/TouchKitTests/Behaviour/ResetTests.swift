// BEHAVIOUR 3: when a recognizer is reset, in which order, and together with whom.

import GestureCore
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

private let a = CGPoint(x: 100, y: 100)
private let b = CGPoint(x: 200, y: 100)

@Suite struct TheReset {
  //  finger 1  ●━━━○   failed by ○, which was held for it
  @Test func firstResetThenTheHeldTouchesThenPossible() {
    withScreen(recording: .everything) { screen in
      let board = screen.acting("board")
      let probe = screen.probe("probe", on: board)
      probe.onReset = { $0.note("resets as \($0.state)") }
      for phase in [UITouch.Phase.began, .ended] {
        board.when(phase) { _, _ in screen.note("while \(probe.state)") }
      }
      probe.delaysTouchesBegan = true
      probe.when(.ended, become: .failed)
      screen.play(.tap(at: a))
      screen.expect(
        """
        probe hears began, probe hears ended, probe failed, probe resets as failed
        board began, while failed, board ended, while failed, probe reset
        """)
      #expect(probe.state == .possible)
    }
  }

  @Test(arguments: [GestureState.ended, .cancelled, .failed])
  func inResetTheStateIsTheFinalOne(state: GestureState) {
    withScreen(recording: [.notes, .resets]) { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      probe.onReset = { $0.note("resets as \($0.state)") }
      probe.when(.moved) {
        if state == .cancelled { $0.state = .began }
        $0.state = state
      }
      screen.play(.down(at: a).move(by: CGVector(dx: 1, dy: 0)).up())
      screen.expect(
        "probe hears began, probe hears moved, probe resets as \(state), probe reset")
    }
  }

  //  finger 1  ●━→━→━→━○   recognized at the first move
  @Test func afterItNothingMoreIsHeardOfTouchesThatAreStillDown() {
    withScreen { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      probe.cancelsTouchesInView = false
      probe.when(.moved, become: .ended)
      screen.play(.down(at: a).move(by: CGVector(dx: 3, dy: 0), over: 3.0 / 120).up())
      screen.expect(
        "probe hears began, board began, probe hears moved, probe ended, board moved ×3, board ended"
      )
      #expect(probe.numberOfTouches == 0)
    }
  }

  @Test func anAssignmentInResetIsIgnored() {
    withScreen(recording: [.actions, .resets]) { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      var ignored: [GestureState] = []
      screen.observe {
        if case .ignoredAssignment(_, .ended, let assigned) = $0.decision {
          ignored.append(assigned)
        }
      }
      probe.when(.ended, become: .ended)
      probe.onReset = { for state in GestureState.allCases { $0.state = state } }
      screen.play(.tap(at: a))
      screen.expect("probe ended, probe reset")
      #expect(ignored == GestureState.allCases)
    }
  }

  @Test func eachGestureHasItsOwnReset() {
    withScreen(recording: [.actions, .resets]) { screen in
      let board = screen.view("board")
      screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      screen.play(.tap(at: a))
      screen.play(.down(at: a).wait(0.05).cancel().wait(0.5))
      screen.play(.tap(at: a))
      screen.expect("tap ended, tap reset, tap reset, tap ended, tap reset")
    }
  }
}

@Suite struct ResetTogether {
  //  finger 1  ●━→━→━→━○
  @Test func allThatAreTiedByRequirementsWaitForTheLast() {
    withScreen(recording: [.notes, .resets]) { screen in
      let board = screen.view("board")
      let probes = ["one", "two", "three"].map { screen.probe($0, on: board) }
      let alone = screen.probe("alone", on: board)
      probes[1].require(toFail: probes[0])
      probes[2].require(toFail: probes[1])
      for probe in probes + [alone] { probe.isNoting = false }
      for probe in probes + [alone] { probe.onReset = { $0.note("resets as \($0.state)") } }
      screen.play(.down(at: a))
      let moveFailing = { (probe: Probe) in
        probe.when(.moved, become: .failed)
        screen.finger().move(by: 1, 0)
      }
      moveFailing(probes[2])
      screen.expect("")
      moveFailing(alone)
      screen.expect("alone resets as failed, alone reset")
      moveFailing(probes[0])
      screen.expect("")
      moveFailing(probes[1])
      screen.expect(
        """
        one resets as failed, two resets as failed, three resets as failed
        one reset, two reset, three reset
        """)
      screen.finger().up()
    }
  }

  //  finger 1  ●━○       ●━○   the second tap comes too late for the double tap
  @Test func aTapIsResetWithTheDoubleTapThatItWaitedFor() {
    withScreen(recording: [.actions, .failures, .waits, .resets]) { screen in
      let board = screen.view("board")
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      screen.add(double, named: "double", to: board)
      let single = screen.add(UITapGestureRecognizer(), named: "single", to: board)
      single.require(toFail: double)
      screen.play(.tap(at: a))
      screen.expect("single waits for double @0.08")
      #expect(single.state == .possible)
      screen.wait(1)
      screen.expect(
        "double failed @0.43, single ended @0.43, double reset @0.43, single reset @0.43")
    }
  }

  @Test func aCycleIsBrokenAndTiesStill() {
    withScreen(recording: [.failures, .resets]) { screen in
      let board = screen.view("board")
      let one = screen.probe("one", on: board)
      let two = screen.probe("two", on: board)
      one.require(toFail: two)
      two.require(toFail: one)
      one.when(.began, become: .failed)
      two.when(.ended, become: .failed)
      screen.play(.down(at: a))
      screen.expect("one failed")
      screen.finger().up()
      screen.expect("two failed, one reset, two reset")
    }
  }

  //  finger 1  ●━→        ○   over, but tied to one that is not
  //  finger 2     ●━━━━━━━○   refused by the one that is over
  @Test func untilThenTheyTakeNoNewTouch() {
    withScreen(recording: .notes) { screen in
      let board = screen.view("board")
      let over = screen.probe("over", on: board)
      let undecided = screen.probe("undecided", on: board)
      over.require(toFail: undecided)
      over.when(.began, become: .failed)
      undecided.when(.ended, become: .failed)
      var refusals: [Observation.Refusal] = []
      screen.observe { if case .refused(_, _, let why) = $0.decision { refusals.append(why) } }
      screen.play(.down(at: a).wait(0.1).down(at: b).wait(0.1).up(1))
      screen.expect(
        "undecided hears began, over hears began, undecided hears began, undecided hears ended")
      #expect(refusals == [.alreadyOver(.failed)])
      screen.finger(2).up()
      screen.expect("")
    }
  }
}
