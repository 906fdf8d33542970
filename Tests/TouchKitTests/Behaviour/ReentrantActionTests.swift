// What exactly happens when an action, or another callback, changes who takes part.

import GestureCore
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

private let a = CGPoint(x: 100, y: 100)
private let b = CGPoint(x: 200, y: 100)

private enum Allowing {
  static let shared = BothDelegate()
}

private final class Listener {
  var onCall: () -> Void = {}
  private(set) var calls = 0
  func hear() {
    calls += 1
    onCall()
  }
}

@Suite struct ActionsThatChangeWhoTakesPart {
  /// Two probes that are recognized at the first move; the first one's action does something.
  private func withTwo(
    _ states: GestureState..., body: (TestScreen, _ first: Probe, _ second: Probe) -> Void
  ) {
    withScreen(recording: [.actions, .failures, .resets, .touches]) { screen in
      let board = screen.view("board")
      let second = screen.probe("second", on: board)
      let first = screen.probe("first", on: board)
      for probe in [first, second] {
        probe.delegate = Allowing.shared
        probe.when(.moved) { probe in for state in states { probe.state = state } }
      }
      body(screen, first, second)
    }
  }

  private let drag = Fingers.down(at: a).move(by: CGVector(dx: 1, dy: 0)).up()

  @Test func disablingAnotherInAnActionTakesItsRecognitionBack() {
    withTwo(.ended) { screen, first, second in
      first.addAction { _ in second.isEnabled = false }
      screen.play(drag)
      screen.expect(
        "board began, first ended, second failed, board cancelled, first reset, second reset")
    }
  }

  @Test func removingAnotherInAnActionTakesItsRecognitionBack() {
    withTwo(.began, .ended) { screen, first, second in
      first.addAction { _ in second.view?.removeGestureRecognizer(second) }
      screen.play(drag)
      screen.expect(
        """
        board began, first began, first ended, second failed, board cancelled
        first reset, second reset
        """)
    }
  }

  //  finger 1  ●━→   began and over in one event; disabled in the action for began
  @Test(arguments: [UIGestureRecognizer.State.ended, .cancelled])
  func disablingItselfInItsBeganActionCancelsItOnce(end: UIGestureRecognizer.State) {
    withTwo(.began, end) { screen, first, second in
      second.isEnabled = false
      first.addAction { $0.isEnabled = false }
      screen.play(drag)
      screen.expect("board began, first began, first cancelled, board cancelled, first reset")
    }
  }

  @Test func failingAnotherInAnActionSettlesInTheSameEvent() {
    withTwo(.began) { screen, first, second in
      first.addAction { if $0.state == .began { second.state = .failed } }
      screen.play(.down(at: a).move(by: CGVector(dx: 1, dy: 0)))
      screen.expect(
        "board began, first began, second began, second cancelled, board cancelled, second reset")
      first.state = .ended
      screen.cancelTouches()
      screen.ignoreLog()
    }
  }

  @Test func aRecognizerAddedInAnActionHearsFromTheNextTouchOn() {
    withTwo(.ended) { screen, first, second in
      second.isEnabled = false
      first.addAction { probe in
        let tap = UITapGestureRecognizer()
        probe.view.map { _ = screen.add(tap, named: "tap", to: $0) }
        probe.view?.removeGestureRecognizer(probe)
      }
      screen.play(drag)
      screen.expect("board began, first ended, board cancelled, first reset")
      screen.play(.tap(at: a))
      screen.expect("board began, tap ended, board cancelled, tap reset")
    }
  }

  @Test func aViewRemovedInAnActionStillHearsOfItsCancellation() {
    withTwo(.began) { screen, first, second in
      second.isEnabled = false
      first.addAction { $0.view?.removeFromSuperview() }
      screen.play(drag)
      screen.expect("board began, first began, first cancelled, board cancelled, first reset")
    }
  }
}

@Suite struct TargetsThatChangeInAnAction {
  private func withTap(_ body: (TestScreen, UITapGestureRecognizer) -> Void) {
    withScreen { screen in
      body(screen, screen.add(UITapGestureRecognizer(), named: "tap", to: screen.view("board")))
      screen.ignoreLog()
    }
  }

  @Test func aTargetRemovesItself() {
    withTap { screen, tap in
      let (one, two) = (Listener(), Listener())
      tap.addTarget(one, action: Listener.hear)
      tap.addTarget(two, action: Listener.hear)
      one.onCall = { [unowned one] in tap.removeTarget(one, action: nil) }
      screen.play(.tap(at: a))
      screen.wait(1)
      screen.play(.tap(at: a))
      #expect(one.calls == 1 && two.calls == 2)
    }
  }

  @Test func theOnlyTargetRemovesItself() {
    withTap { screen, tap in
      let one = Listener()
      tap.addTarget(one, action: Listener.hear)
      one.onCall = { tap.removeTarget(nil, action: nil) }
      screen.play(.tap(at: a))
      screen.wait(1)
      screen.play(.tap(at: a))
      #expect(one.calls == 1)
    }
  }

  @Test func aTargetThatAnEarlierOneRemovesIsToldThisOnce() {
    withTap { screen, tap in
      let (one, two) = (Listener(), Listener())
      tap.addTarget(one, action: Listener.hear)
      tap.addTarget(two, action: Listener.hear)
      one.onCall = { tap.removeTarget(two, action: nil) }
      screen.play(.tap(at: a))
      screen.wait(1)
      screen.play(.tap(at: a))
      #expect(one.calls == 2 && two.calls == 1)
    }
  }

  @Test func aTargetAddedInAnActionIsToldFromTheNextOneOn() {
    withTap { screen, tap in
      let (one, two) = (Listener(), Listener())
      tap.addTarget(one, action: Listener.hear)
      one.onCall = { tap.addTarget(two, action: Listener.hear) }
      screen.play(.tap(at: a))
      #expect(two.calls == 0)
      one.onCall = {}
      screen.wait(1)
      screen.play(.tap(at: a))
      #expect(one.calls == 2 && two.calls == 1)
    }
  }

  @Test func aTargetThatIsLetGoInAnActionIsToldToTheEndOfIt() {
    withTap { screen, tap in
      let one = Listener()
      var two: Listener? = Listener()
      let watch = Weak(two)
      var calls = 0
      two?.onCall = { calls += 1 }
      tap.addTarget(one, action: Listener.hear)
      tap.addTarget(two!, action: Listener.hear)
      one.onCall = { two = nil }
      screen.play(.tap(at: a))
      #expect(calls == 1)
      #expect(watch.object == nil)
    }
  }
}

@Suite struct ObjectsThatGoInAnAction {
  @Test func aRecognizerThatIsLetGoInItsOwnActionLivesToTheEndOfIt() {
    withScreen { screen in
      let board = screen.view("board")
      var tap: UITapGestureRecognizer? = screen.add(
        UITapGestureRecognizer(), named: "tap", to: board)
      let watch = Weak(tap)
      tap?.addAction {
        board.removeGestureRecognizer($0)
        tap = nil
        screen.note("let go in \($0.state)")
      }
      screen.play(.tap(at: a))
      screen.expect("board began, tap ended, let go in ended, board cancelled")
      #expect(watch.object == nil)
    }
  }

  @Test func aPanThatIsLetGoWhenItBeginsIsCancelledAndFreed() {
    withScreen { screen in
      let board = screen.view("board")
      var pan: UIPanGestureRecognizer? = screen.add(
        UIPanGestureRecognizer(), named: "pan", to: board)
      let watch = Weak(pan)
      pan?.addAction {
        board.removeGestureRecognizer($0)
        pan = nil
      }
      screen.play(.down(at: a).move(by: CGVector(dx: 11, dy: 0)).up())
      screen.expect("board began, pan began, pan cancelled, board cancelled")
      #expect(watch.object == nil)
    }
  }

  @Test func aWindowThatIsLetGoInAnActionIsFreed() {
    let application = UIApplication()
    let watch: Weak<UIWindow> = application.perform {
      var window: UIWindow? = UIWindow(frame: rect(0, 0, 400, 400))
      window?.isHidden = false
      let tap = UITapGestureRecognizer()
      window?.addGestureRecognizer(tap)
      let watch = Weak(window)
      tap.addAction { _ in window = nil }
      application.receive([TouchReport(1, .began, at: a)], at: 0, in: watch.object!)
      application.receive([TouchReport(1, .ended, at: a)], at: 0.1, in: watch.object!)
      return watch
    }
    #expect(watch.object == nil)
    #expect(application.nextDeadline == .infinity)
    application.advance(to: 5)
  }

  @Test func aWindowThatIsLetGoInTheActionOfAnAssignmentIsFreed() {
    let application = UIApplication()
    application.perform {
      let probe = Probe()
      let watch: Weak<UIWindow>
      var window: UIWindow? = UIWindow(frame: rect(0, 0, 400, 400))
      watch = Weak(window)
      window?.addGestureRecognizer(probe)
      probe.state = .began
      probe.addAction { _ in window = nil }
      probe.state = .ended
      #expect(watch.object == nil)
      #expect(probe.state == .possible)
    }
  }

  @Test func aRecognizerThatIsLeftInAContestIsFreedWithTheWindow() {
    let application = UIApplication()
    let watch: Weak<Probe> = application.perform {
      let window = UIWindow(frame: rect(0, 0, 400, 400))
      let probe = Probe()
      window.addGestureRecognizer(probe)
      // The call is bound to the recognizer as long as the gesture runs.
      probe.addAction { _ in }
      probe.state = .began
      return Weak(probe)
    }
    #expect(watch.object == nil)
  }

  @Test func aRecognizerOutlivesTheWindowInWhoseContestItIs() {
    let application = UIApplication()
    application.perform {
      let probe = Probe()
      let watch: Weak<UIWindow>
      do {
        let window = UIWindow(frame: rect(0, 0, 400, 400))
        window.addGestureRecognizer(probe)
        probe.state = .began
        watch = Weak(window)
        #expect(probe.state == .began)
      }
      #expect(watch.object == nil)
      #expect(probe.state == .possible)
      probe.isEnabled = false
      probe.isEnabled = true
      probe.state = .ended
      #expect(probe.state == .possible)
    }
  }

  @Test func aRecognizerOutlivesTheApplicationInWhichItBegan() {
    let probe = Probe()
    let watch: Weak<UIApplication>
    do {
      let application = UIApplication()
      watch = Weak(application)
      application.perform { probe.state = .began }
      #expect(probe.state == .began)
    }
    #expect(watch.object == nil)
    #expect(probe.state == .possible)
  }
}
