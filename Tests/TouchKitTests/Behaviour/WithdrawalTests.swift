// BEHAVIOUR 3: a recognizer that is disabled or taken away in mid-gesture, and states that are
// assigned outside of events.

import GestureCore
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

private let a = CGPoint(x: 100, y: 100)
private let b = CGPoint(x: 200, y: 100)

@Suite struct TakenOutInMidGesture {
  private enum Way: String, CaseIterable {
    case disabled, removed, givenToAnotherView, viewRemoved, superviewRemoved, listEmptied
  }

  private func takeOut(_ probe: Probe, by way: Way) {
    switch way {
    case .disabled: probe.isEnabled = false
    case .removed: probe.view?.removeGestureRecognizer(probe)
    case .givenToAnotherView: UIView().addGestureRecognizer(probe)
    case .viewRemoved: probe.view?.removeFromSuperview()
    case .superviewRemoved: probe.view?.superview?.removeFromSuperview()
    case .listEmptied: probe.view?.gestureRecognizers = nil
    }
  }

  /// The log from the moment of the withdrawal on, and the log of the finger after it.
  private func log(_ state: GestureState, _ way: Way) -> (atOnce: String, after: String) {
    withScreen(recording: [.notes, .actions, .failures, .resets]) { screen in
      let outer = screen.view("outer")
      let board = screen.view("board", in: outer)
      let probe = screen.probe("probe", on: board)
      probe.onReset = { $0.note("resets as \($0.state)") }
      probe.when(.began) {
        if state == .changed { $0.state = .began }
        $0.state = state
      }
      screen.play(.down(at: a).move(by: CGVector(dx: 1, dy: 0)))
      screen.ignoreLog()
      takeOut(probe, by: way)
      let atOnce = screen.news.text
      #expect(probe.state == .possible)
      screen.ignoreLog()
      screen.finger().move(by: 1, 0)
      screen.finger().up()
      let after = screen.news.text
      screen.ignoreLog()
      return (atOnce, after)
    }
  }

  //  finger 1  ●━→┊→━○   taken out at ┊
  @Test func fromPossibleItFailsAtOnce() {
    for way in Way.allCases {
      let log = log(.possible, way)
      #expect(log.atOnce == "probe failed, probe resets as failed, probe reset", "\(way)")
      #expect(log.after == "", "\(way)")
    }
  }

  //  finger 1  ●━→┊→━○
  @Test(arguments: [GestureState.began, .changed])
  func anActiveOneIsCancelledWithItsActionAtOnce(state: GestureState) {
    for way in Way.allCases {
      let log = log(state, way)
      #expect(
        log.atOnce == "probe cancelled, probe resets as cancelled, probe reset", "\(way)")
      #expect(log.after == "", "\(way)")
    }
  }

  //  finger 1  ●━→┊→━○
  @Test func theViewHearsOnIfNothingWasRecognizedYet() {
    withScreen { screen in
      let board = screen.view("board")
      let probe = screen.probe("probe", on: board)
      probe.delaysTouchesBegan = true
      screen.play(.down(at: a).move(by: CGVector(dx: 1, dy: 0)))
      screen.expect("probe hears began, probe hears moved")
      probe.isEnabled = false
      screen.expect("board began, board moved")
      screen.finger().move(by: 1, 0)
      screen.finger().up()
      screen.expect("board moved, board ended")
    }
  }

  //  finger 1  ●━━━○  ┊   the tap waits for the double tap, which is disabled at ┊
  @Test func dependentOfAWithdrawnRecognizerIsReleasedAtOnce() {
    withScreen { screen in
      let board = screen.view("board")
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      screen.add(double, named: "double", to: board)
      let single = screen.add(UITapGestureRecognizer(), named: "single", to: board)
      single.require(toFail: double)
      screen.play(.tap(at: a).wait(0.1))
      screen.expect("board began")
      double.isEnabled = false
      screen.expect("single ended @0.18, board cancelled @0.18")
    }
  }

  //  finger 1  ●━→┊━━→━━━○   off and on again at ┊: not heard again
  //  finger 2       ●━━━○    heard
  @Test func recognizerThatIsEnabledAgainHearsNewTouchesOnly() {
    withScreen(recording: .notes) { screen in
      let board = screen.view("board")
      let probe = screen.probe("probe", on: board)
      screen.play(.down(at: a).move(by: CGVector(dx: 1, dy: 0)))
      screen.expect("probe hears began, probe hears moved")
      probe.isEnabled = false
      probe.isEnabled = true
      screen.finger().move(by: 1, 0)
      screen.expect("")
      screen.finger(2).down(at: b)
      screen.finger(2).move(by: 1, 0)
      screen.finger(2).up()
      screen.finger(1).up()
      screen.expect("probe hears began, probe hears moved, probe hears ended")
    }
  }

  //  finger 1  ●━━━→┊→━━━○   the view is taken away under the finger
  @Test func aViewThatWasTakenAwayKeepsItsTouch() {
    withScreen { screen in
      let board = screen.view("board")
      screen.play(.down(at: a).move(by: CGVector(dx: 1, dy: 0)))
      board.removeFromSuperview()
      screen.finger(2).down(at: b)
      screen.finger(2).up()
      screen.finger(1).move(by: 1, 0)
      screen.finger(1).up()
      screen.expect(
        "board began, board moved, window began, window ended, board moved, board ended")
    }
  }

  @Test func aViewThatMovesWithinItsWindowKeepsItsGesture() {
    withScreen(recording: .actions) { screen in
      let board = screen.view("board")
      let other = screen.view("other")
      screen.window.bringSubviewToFront(board)
      screen.probe("probe", on: board).when(.began, become: .began).when(.ended, become: .ended)
      screen.play(.down(at: a).move(by: CGVector(dx: 1, dy: 0)))
      other.addSubview(board)
      screen.finger().up()
      screen.expect("probe began, probe changed, probe ended")
    }
  }

  //  finger 1  ●━→━○   one probe's action disables the other
  @Test func insideAnEventItIsSettledWithTheEvent() {
    withScreen(recording: [.notes, .actions, .failures]) { screen in
      let board = screen.view("board")
      let other = screen.probe("other", on: board)
      let probe = screen.probe("probe", on: board)
      other.delegate = ForeverAllowing.shared
      other.when(.began, become: .began)
      probe.when(.moved) { _ in
        other.isEnabled = false
        screen.note("disabled")
      }
      screen.play(.down(at: a).move(by: CGVector(dx: 1, dy: 0)).up())
      screen.expect(
        """
        probe hears began, other hears began, other began
        probe hears moved, disabled, other cancelled, probe hears ended, probe failed
        """)
    }
  }
}

/// Allows every pair; it lives for ever, because delegates are not kept alive.
private enum ForeverAllowing {
  static let shared = BothDelegate()
}

@Suite struct AssignedOutsideOfEvents {
  @Test func aDiscreteGestureIsSettledAtOnce() {
    withScreen(recording: .everything) { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      probe.onReset = { $0.note("resets as \($0.state)") }
      probe.state = .ended
      screen.expect("probe ended, probe resets as ended, probe reset")
      #expect(probe.state == .possible)
    }
  }

  @Test func aContinuousGestureStaysWhatItIsAssigned() {
    withScreen(recording: [.actions, .resets]) { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      probe.state = .began
      #expect(probe.state == .began)
      screen.expect("probe began")
      probe.state = .began
      #expect(probe.state == .changed)
      screen.expect("probe changed")
      probe.state = .failed
      screen.expect("probe cancelled, probe reset")
      #expect(probe.state == .possible)
    }
  }

  @Test func possibleIsNothingAtAll() {
    withScreen(recording: .everything) { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      probe.state = .possible
      screen.expect("")
    }
  }

  //  finger 1  ●━━━┊━━━○   recognized by the app at ┊
  @Test func underAFingerTheViewsTouchIsCancelledAtOnce() {
    withScreen { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      screen.play(.down(at: a).wait(0.2))
      probe.state = .ended
      screen.expect("probe hears began, board began, probe ended @0.2, board cancelled @0.2")
      screen.finger().up()
      screen.expect("")
    }
  }

  @Test func aRecognizerWithoutAViewHasAStateToo() {
    withScreen(recording: [.actions, .resets]) { screen in
      let probe = Probe()
      probe.name = "probe"
      probe.state = .began
      #expect(probe.state == .began)
      probe.state = .ended
      #expect(probe.state == .possible)
      screen.expect("probe began, probe ended, probe reset")
    }
  }

  //  finger 1        ●━→━○   it began without a view, and then it got one
  @Test func aRecognizerThatBeganWithoutAViewStartsAfreshOnOne() {
    withScreen { screen in
      let board = screen.view("board")
      let probe = Probe()
      probe.name = "probe"
      probe.state = .began
      board.addGestureRecognizer(probe)
      #expect(probe.state == .possible)
      probe.when(.moved, become: .ended)
      screen.play(.down(at: a).move(by: CGVector(dx: 1, dy: 0)).up())
      screen.expect("probe began, probe cancelled, board began, probe ended, board cancelled")
    }
  }

  //  finger 1  ●━→━━→━○
  //  finger 2     ●━○      a delegate is asked about it, and turns the pan off
  @Test func aDelegateCancelsAGestureThatIsUnderWay() {
    final class Canceller: UIGestureRecognizerDelegate {
      let victim: UIGestureRecognizer
      init(_ victim: UIGestureRecognizer) { self.victim = victim }
      deinit {}
      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
      ) -> Bool {
        victim.isEnabled = false
        return false
      }
    }
    withScreen { screen in
      let board = screen.view("board")
      let pan = screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      let canceller = Canceller(pan)
      screen.play(.down(at: a).move(by: CGVector(dx: 30, dy: 0)))
      tap.delegate = canceller
      screen.ignoreLog()
      screen.finger(2).down(at: b)
      #expect(screen.log.contains { "\($0)" == "pan cancelled" })
      #expect(pan.state == .possible && !pan.isEnabled)
      screen.ignoreLog()
      screen.finger(1).move(by: 30, 0)
      screen.finger(1).up()
      screen.finger(2).up()
      #expect(!screen.news.contains { "\($0)".hasPrefix("pan") })
      screen.ignoreLog()
      _ = canceller
    }
  }
}
