// Failure requirements that an app states for good: who waits, for how long, and what ends the wait.

import Testing
import TouchTesting
import UIKit

private let place = CGPoint(x: 100, y: 100)

/// Actions, failures and waits.
private let contest: LogContents = [.actions, .failures, .waits, .notes]

extension TestScreen {
  /// A view with a single tap that waits for a double tap.
  fileprivate func tapAndDoubleTap() -> (
    tap: UITapGestureRecognizer, double: UITapGestureRecognizer
  ) {
    let board = view("board")
    let tap = add(UITapGestureRecognizer(), named: "tap", to: board)
    let double = add(UITapGestureRecognizer(), named: "double", to: board)
    double.numberOfTapsRequired = 2
    tap.require(toFail: double)
    return (tap, double)
  }
}

@Suite struct StaticRequirements {
  @Test func theDependentWaitsUntilTheRequiredOneHasFailed() {
    withScreen(recording: contest) { screen in
      _ = screen.tapAndDoubleTap()
      screen.play(.tap(at: place))
      screen.expect("tap waits for double @0.080")
      screen.wait(0.35)
      screen.expect("")
      screen.wait(0.001)
      screen.expect("double failed @0.430, tap ended @0.430")
    }
  }

  @Test func theDependentFailsWhenTheRequiredOneIsRecognized() {
    withScreen(recording: contest) { screen in
      _ = screen.tapAndDoubleTap()
      screen.play(.doubleTap(at: place))
      screen.expect("tap waits for double, tap failed @0.260, double ended @0.260")
    }
  }

  @Test func aRequirementStatedWhileBothTakePartHoldsAtOnce() {
    withScreen(recording: contest) { screen in
      let board = screen.view("board")
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      let double = screen.add(UITapGestureRecognizer(), named: "double", to: board)
      double.numberOfTapsRequired = 2
      let finger = screen.finger()
      finger.down(at: place)
      tap.require(toFail: double)
      finger.up()
      screen.expect("tap waits for double")
      screen.settle()
      screen.expect("double failed, tap ended")
    }
  }

  @Test func aRequirementStatedTwiceIsOne() {
    withScreen(recording: contest) { screen in
      let (tap, double) = screen.tapAndDoubleTap()
      tap.require(toFail: double)
      screen.play(.tap(at: place))
      screen.settle()
      screen.expect("tap waits for double, double failed, tap ended")
    }
  }

  @Test func aRequirementHoldsForEveryLaterSequence() {
    withScreen(recording: contest) { screen in
      _ = screen.tapAndDoubleTap()
      for _ in 1...3 {
        screen.play(.tap(at: place))
        screen.settle()
        screen.expect("tap waits for double, double failed, tap ended")
      }
    }
  }

  @Test func itsOwnFailureCannotBeRequired() {
    withScreen(recording: contest) { screen in
      var heard: [String] = []
      screen.observe { observation in
        if case .requiredItself = observation.decision { heard.append(observation.description) }
      }
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: screen.view("board"))
      tap.require(toFail: tap)
      #expect(heard == ["tap requires its own failure: ignored"])
      screen.play(.tap(at: place))
      screen.expect("tap ended")
    }
  }

  @Test func aRunningDependentIsCancelledWhenTheRequiredOneIsRecognized() {
    withScreen(recording: contest) { screen in
      let board = screen.view("board")
      let pan = screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      let swipe = screen.add(UISwipeGestureRecognizer(), named: "swipe", to: board)
      pan.require(toFail: swipe)
      pan.maximumNumberOfTouches = 1
      // The swipe takes the second finger only: the pan has begun by then.
      let delegate = screen.allowTogether(pan, swipe)
      delegate.receivesTouch = { recognizer, touch in
        recognizer === pan || touch.location(in: nil).y > 200
      }
      screen.play(.down(at: place).move(by: CGVector(dx: 20, dy: 0)))
      screen.expect("pan began")
      let second = screen.finger(2)
      second.down(at: CGPoint(x: 100, y: 300))
      second.move(by: 60, 0)
      screen.expect("swipe ended, pan cancelled")
      second.up()
      screen.finger().up()
      screen.expect("")
    }
  }

  @Test func aChainIsReleasedLinkByLink() {
    withScreen(recording: contest) { screen in
      let board = screen.view("board")
      let taps = (1...4).map { count in
        let tap = screen.add(UITapGestureRecognizer(), named: "tap\(count)", to: board)
        tap.numberOfTapsRequired = count
        return tap
      }
      for (fewer, more) in zip(taps, taps.dropFirst()) { fewer.require(toFail: more) }
      screen.play(.tap(at: place))
      screen.settle()
      screen.expect(
        """
        tap1 waits for tap2 @0.080
        tap4 failed @0.430, tap3 failed @0.430, tap2 failed @0.430, tap1 ended @0.430
        """)
      screen.play(.tap(at: place, taps: 2))
      screen.settle()
      screen.expect(
        """
        tap1 waits for tap2, tap2 waits for tap3
        tap4 failed, tap3 failed, tap1 failed, tap2 ended
        """)
    }
  }

  @Test func aReleasedLinkThatIsRecognizedFailsThoseThatWaitForIt() {
    withScreen(recording: contest) { screen in
      let board = screen.view("board")
      let third = screen.add(UITapGestureRecognizer(), named: "third", to: board)
      let second = screen.add(UITapGestureRecognizer(), named: "second", to: board)
      let first = screen.add(UILongPressGestureRecognizer(), named: "first", to: board)
      third.require(toFail: second)
      second.require(toFail: first)
      screen.play(.tap(at: place))
      // The press fails with the lift, the second tap takes the touch, the third never gets it.
      screen.expect("first failed, third failed, second ended")
    }
  }

  @Test func aLongChainNeedsNoStack() {
    withScreen(recording: contest) { screen in
      let board = screen.view("board")
      var previous: UIGestureRecognizer?
      for number in 1...500 {
        let tap = UITapGestureRecognizer()
        screen.add(tap, named: "tap\(number)", to: board)
        tap.numberOfTapsRequired = 2
        previous?.require(toFail: tap)
        previous = tap
      }
      screen.play(.tap(at: place))
      screen.settle()
      screen.expect((1...500).reversed().map { "tap\($0) failed" }.joined(separator: ","))
    }
  }
}

/// When a requirement counts: the required one is enabled, attached, has touches of this sequence,
/// and is undecided.
@Suite struct OpenRequirements {
  private func tapsAtOnce(
    _ title: String, _ prepare: (TestScreen, UITapGestureRecognizer, UITapGestureRecognizer) -> Void
  ) {
    withScreen(recording: contest) { screen in
      let (tap, double) = screen.tapAndDoubleTap()
      prepare(screen, tap, double)
      screen.play(.tap(at: place))
      screen.expect("tap ended @0.080")
      screen.settle()
    }
  }

  @Test func aDisabledOneIsNotWaitedFor() {
    tapsAtOnce("disabled") { _, _, double in double.isEnabled = false }
  }

  @Test func aRemovedOneIsNotWaitedFor() {
    tapsAtOnce("removed") { _, _, double in double.view?.removeGestureRecognizer(double) }
  }

  @Test func requirementOfARecognizerElsewhereDoesNotDelay() {
    tapsAtOnce("elsewhere") { screen, _, double in
      screen.view("corner", frame: rect(300, 700, 50, 50)).addGestureRecognizer(double)
    }
  }

  @Test func requirementOfAFreedRecognizerDoesNotDelay() {
    withScreen(recording: contest) { screen in
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: screen.view("board"))
      do {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        tap.require(toFail: double)
      }
      screen.play(.tap(at: place))
      screen.expect("tap ended @0.080")
    }
  }

  @Test func requirementOfARecognizerThatRefusedTheTouchDoesNotDelay() {
    withScreen(recording: contest) { screen in
      let (_, double) = screen.tapAndDoubleTap()
      let delegate = RecordingDelegate(screen)
      delegate.receivesTouch = { _, _ in false }
      double.delegate = delegate
      screen.play(.tap(at: place))
      screen.expect("tap ended @0.080")
    }
  }

  @Test func requirementOfAFailedRecognizerDoesNotDelay() {
    withScreen(recording: contest) { screen in
      let board = screen.view("board")
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      let press = screen.add(UILongPressGestureRecognizer(), named: "press", to: board)
      tap.require(toFail: press)
      screen.play(.down(at: place).move(by: CGVector(dx: 12, dy: 0)).wait(0.1).up())
      screen.expect("press failed @0.008, tap ended @0.108")
    }
  }

  @Test func disablingItEndsTheWaitAtOnce() {
    withScreen(recording: contest) { screen in
      let (_, double) = screen.tapAndDoubleTap()
      screen.play(.tap(at: place))
      screen.wait(0.1)
      double.isEnabled = false
      screen.expect("tap waits for double, double failed @0.180, tap ended @0.180")
    }
  }

  @Test func removingItEndsTheWaitAtOnce() {
    withScreen(recording: contest) { screen in
      let (_, double) = screen.tapAndDoubleTap()
      screen.play(.tap(at: place))
      screen.wait(0.1)
      double.view?.removeGestureRecognizer(double)
      screen.expect("tap waits for double, double failed @0.180, tap ended @0.180")
    }
  }

  @Test func removingItsViewFromTheWindowEndsTheWaitAtOnce() {
    withScreen(recording: contest) { screen in
      let (tap, double) = screen.tapAndDoubleTap()
      let corner = screen.view("corner", in: tap.view)
      corner.addGestureRecognizer(double)
      screen.play(.tap(at: place))
      screen.wait(0.1)
      corner.removeFromSuperview()
      screen.expect("tap waits for double, double failed @0.180, tap ended @0.180")
    }
  }

  @Test func aSystemCancelOfTheRequiredOneReleasesTheDependent() {
    withScreen(recording: contest) { screen in
      let board = screen.view("board")
      let pan = screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      let swipe = screen.add(UISwipeGestureRecognizer(), named: "swipe", to: board)
      pan.require(toFail: swipe)
      pan.maximumNumberOfTouches = 1
      let delegate = screen.allowTogether(pan, swipe)
      delegate.receivesTouch = { recognizer, touch in
        (recognizer === pan) == (touch.location(in: nil).y > 200)
      }
      // The swipe has the first finger, the pan the second; then the system takes the first away.
      let (first, second) = (screen.finger(1), screen.finger(2))
      first.down(at: place)
      second.down(at: CGPoint(x: 100, y: 300))
      second.move(by: 20, 0)
      screen.expect("pan waits for swipe")
      first.cancel()
      screen.expect("swipe failed, pan began")
      second.up()
      screen.expect("pan ended")
    }
  }
}

/// Requirements in a circle.
@Suite struct RequirementCycles {
  private func cycle(_ count: Int, _ body: (TestScreen, [UIGestureRecognizer]) -> Void) {
    withScreen(recording: contest) { screen in
      let board = screen.view("board")
      let taps = (1...count).map {
        screen.add(UITapGestureRecognizer(), named: "tap\($0)", to: board)
      }
      for (index, tap) in taps.enumerated() { tap.require(toFail: taps[(index + 1) % count]) }
      body(screen, taps)
    }
  }

  @Test func aCycleOfTwoIsBrokenWhereItClosesAndToldToTheObserver() {
    cycle(2) { screen, _ in
      var broken: [String] = []
      screen.observe { observation in
        if case .brokenRequirement = observation.decision { broken.append(observation.description) }
      }
      screen.play(.tap(at: place))
      #expect(broken == ["tap1 does not wait for tap2: the requirement closes a cycle"])
      screen.expect("tap2 failed, tap1 ended")
    }
  }

  @Test func aCycleOfAnyLengthIsNeverAHang() {
    for count in 2...7 {
      cycle(count) { screen, _ in
        var broken = 0
        screen.observe { if case .brokenRequirement = $0.decision { broken += 1 } }
        screen.play(.tap(at: place))
        #expect(broken == 1)
        #expect(screen.log.filter { $0.action == "ended" }.count == 1)
        #expect(screen.log.filter { $0.action == "failed" }.count == count - 1)
        screen.ignoreLog()
      }
    }
  }

  @Test func aCycleIsBrokenTheSameWayEveryTime() {
    cycle(3) { screen, _ in
      screen.play(.tap(at: place))
      let first = screen.news.text
      screen.ignoreLog()
      for _ in 1...3 {
        screen.settle()
        screen.play(.tap(at: place))
        #expect(screen.news.text == first)
        screen.ignoreLog()
      }
    }
  }
}
