// BEHAVIOUR 3: which actions are sent, to whom, in which order, and when.

import GestureCore
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

private let a = CGPoint(x: 100, y: 100)
private let b = CGPoint(x: 200, y: 100)

@Suite struct WhichActionsAreSent {
  //  finger 1  ●━○  ●━○
  @Test func aDiscreteGestureSendsExactlyOne() {
    withScreen(recording: .everything) { screen in
      let board = screen.view("board")
      screen.probe("probe", on: board).when(.ended, become: .recognized)
      screen.play(.tap(at: a))
      screen.expect(
        "probe hears began, board began, probe hears ended, probe ended, board cancelled, probe reset"
      )
    }
  }

  //  finger 1  ●━→━→━→━○
  @Test func aContinuousGestureSendsBeganChangedEnded() {
    withScreen(recording: .actions) { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      probe.when(.moved) { $0.state = $0.state == .possible ? .began : .changed }
      probe.when(.ended, become: .ended)
      screen.play(.down(at: a).move(by: CGVector(dx: 3, dy: 0), over: 3.0 / 120).up())
      screen.expect("probe began, probe changed ×2, probe ended")
    }
  }

  @Test(arguments: [GestureState.failed, .cancelled, .possible])
  func noneIsSentForPossibleOrFailed(state: GestureState) {
    withScreen(recording: .actions) { screen in
      screen.probe("probe", on: screen.view("board")).when(.began, become: state)
      screen.play(.down(at: a).wait(0.1).up())
      screen.expect("")
    }
  }

  //  finger 1  ●━→━→━→━○   began at ●, and nothing assigned after it
  @Test func recognizerThatStaysBeganBecomesChangedWithTheNextEvent() {
    withScreen(recording: .actions) { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      probe.when(.began, become: .began)
      probe.when(.ended, become: .ended)
      screen.play(.down(at: a).move(by: CGVector(dx: 3, dy: 0), over: 3.0 / 120).up())
      screen.expect("probe began, probe changed, probe ended")
    }
  }

  //  finger 1  ●━━━━━━○    began at ●
  //  finger 2     ●━━━○    an event, too
  @Test func anotherFingerMakesItChangedToo() {
    withScreen(recording: .actions) { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      probe.when(.began) { if $0.state == .possible { $0.state = .began } }
      probe.when(.ended, become: .ended)
      screen.play(.down(at: a).wait(0.1).down(at: b).wait(0.1).up())
      screen.expect("probe began, probe changed, probe ended")
    }
  }

  //  finger 1  ●━→   began and its end in one event
  @Test(arguments: [
    (GestureState.ended, "probe began, probe ended"),
    (.cancelled, "probe began, probe cancelled"), (.failed, "probe began, probe cancelled"),
  ])
  func beganAndItsEndInOneEventAreTwoActions(end: GestureState, log: String) {
    withScreen(recording: .actions) { screen in
      screen.probe("probe", on: screen.view("board")).when(.moved, become: .began, end)
      screen.play(.down(at: a).move(by: CGVector(dx: 1, dy: 0)).up())
      screen.expect(log)
    }
  }

  @Test func changedAndEndedInOneEventAreTheEnd() {
    withScreen(recording: .actions) { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      probe.when(.began, become: .began)
      probe.when(.moved, become: .changed, .changed, .ended)
      screen.play(.down(at: a).move(by: CGVector(dx: 1, dy: 0)).up())
      screen.expect("probe began, probe ended")
    }
  }

  //  finger 1  ●━→━━×
  @Test func aCancelledActionFollowsABeganActionOnly() {
    withScreen(recording: .actions) { screen in
      let board = screen.view("board")
      let possible = screen.probe("possible", on: board)
      possible.when(.cancelled, become: .cancelled)
      let active = screen.probe("active", on: board)
      active.delegate = AllowingDelegate.shared
      active.when(.moved, become: .began).when(.cancelled, become: .cancelled)
      screen.play(.down(at: a).move(by: CGVector(dx: 1, dy: 0)).cancel())
      screen.expect("active began, active cancelled")
    }
  }

  //  finger 1  ●━○   nobody ever assigns a state
  @Test func undecidedRecognizerFailsWhenAllItsFingersAreUp() {
    withScreen(recording: [.actions, .failures, .resets]) { screen in
      screen.probe("possible", on: screen.view("board"))
      screen.play(.tap(at: a))
      screen.expect("possible failed, possible reset")
    }
  }
}

/// Allows every pair; it lives for ever, because delegates are not kept alive.
private enum AllowingDelegate {
  static let shared = BothDelegate()
}

private final class Target {
  let diary: Diary
  let name: String
  init(_ name: String, _ diary: Diary) { (self.name, self.diary) = (name, diary) }
  func one(_ sender: UIGestureRecognizer) { diary.write("\(name).one \(sender.state)") }
  func two() { diary.write("\(name).two") }
}

@Suite struct ActionOrder {
  @Test func targetsAreToldInTheOrderAdded() {
    let diary = Diary()
    let targets = ["x", "y"].map { Target($0, diary) }
    withScreen { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      probe.addTarget(targets[1], action: Target.one)
      probe.addTarget(targets[0], action: Target.two)
      probe.addAction { diary.write("closure \($0.state)") }
      probe.addTarget(targets[0], action: Target.one)
      probe.when(.ended, become: .ended)
      screen.play(.tap(at: a))
      #expect(diary.read() == ["y.one ended", "x.two", "closure ended", "x.one ended"])
    }
  }

  @Test func theSameTargetAndMethodTwiceIsOneIfTheyAreNamed() {
    let diary = Diary()
    let (target, other) = (Target("x", diary), Target("y", diary))
    withScreen { screen in
      let tap = UITapGestureRecognizer(target: target, action: Selector(Target.one, "one(_:)"))
      screen.add(tap, named: "tap", to: screen.view("board"))
      tap.addTarget(target, action: Selector(Target.one, "one(_:)"))
      tap.addTarget(target, action: Selector(Target.two, "two()"))
      tap.addTarget(other, action: Selector(Target.one, "one(_:)"))
      // A copy is the same, too.
      let copied = Selector(Target.two)
      tap.addTarget(other, action: copied)
      tap.addTarget(other, action: copied)
      screen.play(.tap(at: a))
      #expect(diary.read() == ["x.one ended", "x.two", "y.one ended", "y.two"])
      tap.removeTarget(target, action: Selector(Target.one, "one(_:)"))
      tap.removeTarget(nil, action: copied)
      screen.play(.tap(at: a))
      #expect(diary.read() == ["x.two", "y.one ended"])
      tap.removeTarget(nil, action: Selector(Target.two, "two()"))
      // Swift cannot tell whether two method references without a name are the same.
      tap.addTarget(other, action: Target.two)
      tap.addTarget(other, action: Target.two)
      screen.play(.tap(at: a))
      #expect(diary.read() == ["y.one ended", "y.two", "y.two"])
      screen.ignoreLog()
    }
  }

  /// References cannot be compared, so nothing is removed, and observers are told.
  @Test func selectorWithoutANameRemovesNothingAndIsTold() {
    let target = Target("x", Diary())
    withScreen { screen in
      let tap = UITapGestureRecognizer(target: target, action: Target.two)
      screen.add(tap, named: "tap", to: screen.view("board"))
      var told: [String] = []
      _ = screen.observe {
        if case .targetNotRemoved = $0.decision { told.append($0.decision.description) }
      }
      tap.removeTarget(target, action: Selector(Target.two))
      #expect(told.count == 1 && told[0].hasPrefix("removeTarget(_:action:) of tap"))
      tap.removeTarget(Target("y", Diary()), action: Selector(Target.two))
      tap.removeTarget(target, action: Selector(Target.two, "two()"))
      tap.removeTarget(target, action: nil)
      tap.removeTarget(target, action: Selector(Target.two))
      #expect(told.count == 1)
    }
  }

  //  finger 1  ●━→━○   one target leaves when it hears began, another comes
  @Test func whomAnActionAddsOrRemovesCountsFromTheNextActionOn() {
    let diary = Diary()
    let (old, new) = (Target("old", diary), Target("new", diary))
    withScreen { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      probe.addTarget(old, action: Target.one)
      probe.addAction { probe in
        guard probe.state == .began else { return }
        probe.removeTarget(old, action: nil)
        probe.addTarget(new, action: Target.one)
      }
      probe.when(.began, become: .began).when(.moved, become: .changed)
      probe.when(.ended, become: .ended)
      screen.play(.down(at: a).move(to: b).up())
      #expect(diary.read() == ["old.one began", "new.one changed", "new.one ended"])
    }
  }

  @Test func theStateReadInsideAnActionIsTheOneBeingReported() {
    withScreen(recording: .notes) { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      probe.isNoting = false
      probe.addAction { screen.note("\($0.state)") }
      probe.when(.began, become: .began, .ended)
      screen.play(.tap(at: a))
      screen.expect("began, ended")
      probe.when(.began, become: .began, .changed).when(.ended, become: .changed, .cancelled)
      screen.play(.tap(at: a))
      screen.expect("began, cancelled")
      #expect(probe.state == .possible)
    }
  }

  //  finger 1  ●━→
  @Test func actionsRunAfterAllRecognizersAndBeforeAnyView() {
    withScreen { screen in
      let outer = screen.view("outer")
      let inner = screen.view("inner", in: outer)
      let deep = screen.probe("deep", on: inner)
      screen.probe("high", on: outer).delegate = AllowingDelegate.shared
      deep.cancelsTouchesInView = false
      deep.when(.began, become: .began)
      deep.when(.ended, become: .ended)
      screen.play(.down(at: a).move(by: CGVector(dx: 1, dy: 0)).up())
      screen.expect(
        """
        deep hears began, high hears began, deep began, inner began
        deep hears moved, high hears moved, deep changed, inner moved
        deep hears ended, high hears ended, deep ended, inner ended
        """)
    }
  }

  //  finger 1  ●━━━━━━━━┊━━━○   the deadline is at ┊
  @Test func actionsOfATimerRunWhenTheTimerFires() {
    withScreen { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      probe.when(.began) { $0.setDeadline(0.5) }
      probe.onDeadline = { $0.state = .began }
      probe.when(.ended, become: .ended)
      screen.play(.down(at: a).wait(0.7).up())
      screen.expect(
        """
        probe hears began @0, board began @0, probe began @0.5, board cancelled @0.5
        probe hears ended @0.7, probe ended @0.7
        """)
    }
  }

  //  finger 1  ●━━━━━━━━┊→━━○   one advance leads past the deadline to the move
  @Test func timerOfARecognizerThatAnotherOneDisablesDoesNotFire() {
    withScreen(recording: []) { screen in
      let board = screen.view("board")
      let probes = ["first", "second"].map { screen.probe($0, on: board) }
      var fired = 0
      for (probe, other) in zip(probes, probes.reversed()) {
        probe.when(.began) { $0.setDeadline(screen.now + 1) }
        probe.onDeadline = { _ in
          fired += 1
          other.isEnabled = false
        }
      }
      screen.finger(1).down(at: CGPoint(x: 100, y: 100))
      screen.wait(2)
      #expect(fired == 1)
      screen.cancelTouches()
    }
  }

  @Test func aTimerThatIsDueFiresBeforeTheEvent() {
    withScreen { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      probe.when(.began) { $0.setDeadline(0.5) }
      probe.onDeadline = { $0.state = .ended }
      screen.send([TouchReport(1, .began, at: a)], at: 0)
      screen.send([TouchReport(1, .moved, at: b)], at: 0.5)
      screen.send([TouchReport(1, .ended, at: b)], at: 0.6)
      screen.expect("probe hears began, board began, probe ended @0.5, board cancelled @0.5")
    }
  }

  @Test func aTargetThatIsGoneIsNotTold() {
    let diary = Diary()
    withScreen { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      probe.addTarget(Target("gone", diary), action: Target.two)
      let kept = Target("kept", diary)
      probe.addTarget(kept, action: Target.two)
      probe.when(.ended, become: .ended)
      screen.play(.tap(at: a))
      #expect(diary.read() == ["kept.two"])
    }
  }
}
