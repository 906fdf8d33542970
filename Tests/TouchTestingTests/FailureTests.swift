import Testing
import TouchTesting
import UIKit

/// What a failure says, to the letter.
@Suite struct FailureTests {
  private let a = CGPoint(x: 100, y: 100)
  private let b = CGPoint(x: 160, y: 100)

  @Test func aDragThatWasExpectedToTap() {
    withScreen { screen in
      let board = screen.view("board")
      screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      screen.play(.drag(from: a, to: b, over: 0.05))
      let failure = screen.mismatch(with: "board began, board moved…, tap ended, board cancelled")
      screen.ignoreLog()
      #expect(
        failure?.description
          == """
          Expected tap ended, but pan began happened.

            expected        │ actual
            ────────────────┼─────────────
            board began     │ board began
            board moved…    │ board moved
          ▸ tap ended       │ pan began
            board cancelled │ board cancelled
                            │ pan changed ×4
                            │ pan ended

          finger 1  ●━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━────────○
          board     B       ·       ×
          pan                       B        ·       ·        ·       ·        E
                    0.000                                                0.058 s

          Why:
            0.017 tap failed: excluded by pan

          Explained:
            tap on board failed at 0.017 s: excluded by pan, which began at 0.017 s: moved 20, needed 10.

          """)
    }
  }

  /// Two fingers, two recognizers that wait for each other, one that gives up.
  @Test func theUgliestOne() {
    withScreen { screen in
      let board = screen.view("board")
      board.isMultipleTouchEnabled = true
      let single = screen.add(UITapGestureRecognizer(), named: "single", to: board)
      let double = screen.add(UITapGestureRecognizer(), named: "double", to: board)
      let pinch = screen.add(UIPinchGestureRecognizer(), named: "pinch", to: board)
      screen.show(of: pinch) { $0.scale }
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      screen.play(.tap(at: a).then(.pinch(at: b, by: 2, over: 0.06), after: 0.2))
      screen.settle()
      let failure = screen.mismatch(
        with: """
          board began @0, single ended @0.08
          pinch began [1]
          (board moved, pinch changed)…, pinch ended [2]
          """)
      screen.ignoreLog()
      #expect(failure?.description == Self.ugliest)
    }
  }

  private static let ugliest = """
    Expected single ended @0.08, but single ended @0.280 happened.

      expected                      │ actual
      ──────────────────────────────┼─────────────
      board began @0                │ board began @0.000
    ▸ single ended @0.08            │ single ended @0.280
      pinch began [1]               │ board cancelled @0.280
      (board moved, pinch changed)… │ board began(2) @0.280
      pinch ended [2]               │ board moved(2) @0.283
                                    │ pinch began [1] @0.288
                                    │ board cancelled(2) @0.288
                                    │ pinch changed [1.06] @0.292
                                    │ pinch changed [1.23] @0.300
                                    │ pinch changed [1.39] @0.308
                                    │ pinch changed [1.55] @0.317
                                    │ pinch changed [1.71] @0.325
                                    │ pinch changed [1.87] @0.333
                                    │ pinch changed [2] @0.340
                                    │ pinch ended [2] @0.348

    finger 1  ●──────────────────○                                                ●━━━━━━━━━━━━━━──○
    finger 2                                                                      ●━━━━━━━━━━━━━━──○
    board     B                                                                   B·×
    single                                                                        E
    pinch                                                                           B· · · · · ··  E
              0.000                                                                          0.348 s

    Why:
      0.080 pinch failed: 1 finger, needed 2
      0.080 single waits for double to fail
      0.280 single does not take finger 1: it has ended and waits for its reset
      0.280 single does not take finger 2: it has ended and waits for its reset
      0.280 double failed: 2 fingers, allowed 1

    Explained:
      single on board was recognized at 0.280 s: 1 tap.
      It waited for double for 0.200 s, until 0.280 s.
      It did not take finger 1: it has ended and waits for its reset.
      It did not take finger 2: it has ended and waits for its reset.

    """

  @Test(arguments: [
    ("board began", "More happened than expected: board ended."),
    ("board began, board ended, board ended", "Expected, but did not happen: board ended."),
    ("", "More happened than expected: board began."),
    ("board began ×2", "Expected board began ×2, but board began happened."),
    ("board ended…", "Expected board ended…, but board began happened."),
    (
      "board began @0.001, board ended @0.080",
      "Expected board began @0.001, but board began @0.000 happened."
    ),
  ])
  func theFirstLineSaysWhereTheyPart(expected: String, headline: String) {
    withScreen { screen in
      screen.view("board")
      screen.play(.tap(at: a))
      let text = screen.mismatch(with: expected)?.description ?? "no failure"
      screen.ignoreLog()
      #expect(text.prefix { $0 != "\n" } == headline[...])
    }
  }

  // MARK: The end of a test

  @Test func aFingerThatIsDown() {
    #expect(
      leftover { $0.finger(2).down(at: a) } == """
        The test ended at 0.000 s with something left:

          - finger 2 is down at 100, 100: lift it

        finger 2  ●───────────────────────
        board     B
                  0.000 s

        """)
  }

  @Test func aGestureThatRunsAndADeadline() {
    let text = leftover { screen in
      let board = screen.window.subviews[0]
      screen.add(UILongPressGestureRecognizer(), named: "press", to: board)
      screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      screen.finger().down(at: a)
      screen.wait(0.5)
    }
    #expect(text.contains("  - finger 1 is down at 100, 100: lift it\n  - press is still began\n"))
  }

  @Test func aDeadlineThatIsDueLater() {
    let text = leftover { screen in
      let tap = screen.add(
        UITapGestureRecognizer(), named: "double", to: screen.window.subviews[0])
      tap.numberOfTapsRequired = 2
      screen.play(.tap(at: a))
    }
    #expect(
      text.contains(
        """
          - ended at 100, 100 is still held back from its view
          - this was still due: 0.430 s double failed: no further tap within 0.35 s; \
        wait for it, or settle()

        """))
  }

  @Test func aDeadlineThatWasCalledOffIsNotLeftOver() {
    withScreen { screen in
      let board = screen.view("board")
      screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      screen.add(UILongPressGestureRecognizer(), named: "press", to: board)
      screen.play(.down(at: a).move(to: b, over: 0.1))
      #expect(screen.application.nextDeadline == 0.5)
      #expect(screen.settle())
      #expect(screen.application.nextDeadline == .infinity)
      screen.finger().up()
    }
  }

  @Test func workOfTheApps() {
    let text = leftover { screen in
      screen.application.scheduler.after(2) {}
      screen.application.scheduler.after(3) {}
    }
    #expect(text.contains("  - 2 pieces of the app's own work scheduled; due next at 2.000 s\n"))
  }

  @Test func aTimerWithoutEnd() {
    let text = leftover { _ in
      // Asks for the scheduler each time: one that it kept would keep it in return.
      @MainActor func tick() { UIApplication.shared.scheduler.after(0.1, tick) }
      tick()
    }
    #expect(text.contains("  - something schedules itself again without end\n"))
  }

  @Test func failureNamesUnexpectedEntriesAtTheEnd() {
    let text = leftover { screen in
      screen.play(.tap(at: a))
      screen.expect("board began, board ended")
      screen.play(.tap(at: a))
    }
    #expect(
      text.contains("  - this happened after the last expect(_:): board began, board ended\n"))
  }

  /// What a screen says at its end after `body`; then puts it in order.
  private func leftover(_ body: (TestScreen) -> Void) -> String {
    var text = ""
    withKnownIssue(isIntermittent: true) {
      withScreen { screen in
        screen.view("board")
        body(screen)
        text = screen.finish()?.description ?? "nothing is left"
      }
    }
    return text
  }

  @Test func theEndFailsTheTest() {
    withKnownIssue {
      withScreen { screen in
        screen.view("board")
        screen.finger().down(at: a)
      }
    } matching: { issue in
      "\(issue)".contains("finger 1 is down at 100, 100: lift it")
    }
  }

  @Test func anExpectationFailsTheTest() {
    withKnownIssue {
      withScreen { $0.expect("board began") }
    } matching: { issue in
      "\(issue)".contains("Expected, but did not happen: board began.")
    }
  }

  @Test func otherTestsCatchAnError() {
    withScreen { screen in
      #expect(throws: TestFailure.self) { try screen.check("board began") }
      #expect(throws: Never.self) { try screen.check("") }
    }
  }
}
