// The published recognizers work, become usable again, and keep nobody waiting for ever.

import Testing
import TouchTesting
import UIKit

@Suite struct DocumentTickle {
  private let start = CGPoint(x: 200, y: 400)

  private func strokes(_ ways: CGFloat...) -> Fingers {
    ways.reduce(Fingers.down(at: start)) { $0.move(by: CGVector(dx: $1, dy: 0), over: 0.1) }
  }

  private func withTickle(_ body: (TestScreen, KMGestureRecognizer) -> Void) {
    withScreen(recording: [.actions, .failures, .waits, .resets]) { screen in
      let tickle = screen.add(KMGestureRecognizer(), named: "tickle", to: screen.window)
      let swipe = screen.add(UISwipeGestureRecognizer(), named: "swipe", to: screen.window)
      swipe.require(toFail: tickle)
      body(screen, tickle)
    }
  }

  @Test func tickleIsRecognizedAndResetAndRecognizedAgain() {
    withTickle { screen, tickle in
      for _ in 1...2 {
        screen.play(strokes(60, -60, 60).up())
        screen.expect(
          """
          swipe waits for tickle, swipe failed, tickle ended, tickle reset, swipe reset
          """)
        #expect(tickle.tickleCount == 0 && tickle.lastDirection == .unknown)
        #expect(tickle.state == .possible)
      }
    }
  }

  @Test func tickleFailsAtTheLiftAndReleasesTheSwipe() {
    withTickle { screen, _ in
      for _ in 1...2 {
        screen.play(strokes(80).up())
        screen.expect(
          """
          swipe waits for tickle
          tickle failed, swipe ended, tickle reset, swipe reset
          """)
      }
    }
  }

  @Test func aCallFailsIt() {
    withTickle { screen, tickle in
      screen.play(strokes(60, -60).cancel())
      #expect(tickle.state == .possible && tickle.tickleCount == 0)
      screen.ignoreLog()
      screen.play(strokes(60, -60, 60).up())
      #expect(screen.news.contains { $0.description == "tickle ended" })
      screen.ignoreLog()
    }
  }
}

@Suite struct DocumentCheckmark {
  private let start = CGPoint(x: 100, y: 400)
  private let down = CGVector(dx: 30, dy: 40)
  private let up = CGVector(dx: 70, dy: -90)

  private func strokes(_ ways: CGVector...) -> Fingers {
    ways.reduce(Fingers.down(at: start)) { $0.move(by: $1, over: 0.1) }
  }

  private func withCheckmark(
    _ body: (TestScreen, DocumentCheckmarkGestureRecognizer) -> Void
  ) {
    withScreen(recording: [.actions, .failures, .waits, .resets]) { screen in
      let checkmark = screen.add(
        DocumentCheckmarkGestureRecognizer(), named: "checkmark", to: screen.window)
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: screen.window)
      tap.require(toFail: checkmark)
      body(screen, checkmark)
    }
  }

  @Test func checkmarkIsRecognizedAndResetAndRecognizedAgain() {
    withCheckmark { screen, checkmark in
      screen.show(of: checkmark) { $0.midPoint }
      for _ in 1...2 {
        screen.play(strokes(down, up).up())
        screen.expect(
          "tap failed, checkmark ended [130, 440], checkmark reset, tap reset")
        #expect(checkmark.midPoint == .zero && !checkmark.strokeUp)
      }
    }
  }

  @Test func checkmarkThatStaysPossibleWithoutAFingerFails() {
    withCheckmark { screen, checkmark in
      for _ in 1...2 {
        screen.play(.tap(at: start))
        screen.expect(
          "checkmark failed, tap ended, checkmark reset, tap reset")
        #expect(checkmark.state == .possible)
      }
    }
  }

  @Test func anUnfinishedCheckmarkLeavesNothingBehind() {
    withCheckmark { screen, checkmark in
      screen.play(strokes(down).up())
      #expect(checkmark.midPoint == .zero)
      screen.ignoreLog()
      screen.play(strokes(CGVector(dx: -10, dy: -10)).up())
      screen.play(strokes(down, up).cancel())
      #expect(checkmark.state == .possible && !checkmark.strokeUp)
      screen.ignoreLog()
      screen.play(strokes(down, up).up())
      screen.expect("tap failed, checkmark ended, checkmark reset, tap reset")
    }
  }
}
