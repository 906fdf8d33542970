// Fingers that scratch out and draw lassos; what the app hears and when, and what it learns.

import StrokeKit
import Testing
import TouchTesting
import UIKit

@testable import StrokeRecognizers

nonisolated private func places(_ corners: (Double, Double)...) -> [CGPoint] {
  corners.map { CGPoint(x: 200 + $0.0, y: 300 + $0.1) }
}

/// Six passes of 80 points.
nonisolated private let zigzag = places(
  (-40, 0), (40, 5), (-40, 10), (40, 15), (-40, 20), (40, 25), (-40, 30))

nonisolated private let loop = places((-60, -60), (60, -60), (60, 60), (-60, 60), (-60, -50))

nonisolated private func point(_ x: Double, _ y: Double) -> StrokePoint {
  StrokePoint(x: 200 + x, y: 300 + y)
}

@Suite struct ScratchingOut {
  private func withScratch(
    zoomed scale: CGFloat = 1, _ body: (TestScreen, ScratchOutGestureRecognizer) -> Void
  ) {
    withScreen(recording: [.actions, .failures, .touches]) { screen in
      let board = screen.view("board")
      board.transform = CGAffineTransform(scaleX: scale, y: scale)
      let scratch = ScratchOutGestureRecognizer()
      body(screen, screen.add(scratch, named: "scratch", to: board))
    }
  }

  //  finger 1  ●━→━←━→━←━→━←━○
  @Test func isRecognizedAtTheLiftAndCancelsTheTouchOfTheInk() {
    withScratch { screen, recognizer in
      var (covers, count) = (false, 0)
      recognizer.addAction { gesture in
        covers = gesture.zigzag?.covers(point(0, 15)) == true
        covers = covers && gesture.zigzag?.covers(point(0, 60)) == false
        count = gesture.points.count
      }
      screen.play(.draw(zigzag, over: 0.6))
      screen.expect("board began, board moved…, scratch ended, board cancelled")
      #expect(covers && count > 50)
      #expect(recognizer.points.isEmpty && recognizer.verdict == nil)
    }
  }

  @Test func failsAtTheLiftOfAnythingElse() {
    withScratch { screen, recognizer in
      screen.play(.draw(loop))
      screen.expect("board began, board moved…, scratch failed, board ended")
      screen.play(.draw(Array(zigzag.prefix(5))))
      screen.expect("board began, board moved…, scratch failed, board ended")
    }
  }

  @Test func isLeftToTheInkWhereTheDelegateSaysSo() {
    final class Nothing: UIGestureRecognizerDelegate {
      var asked: ScratchOut.Zigzag?
      func gestureRecognizerShouldBegin(_ gesture: UIGestureRecognizer) -> Bool {
        asked = (gesture as? ScratchOutGestureRecognizer)?.zigzag
        return false
      }
    }
    withScratch { screen, recognizer in
      let nothing = Nothing()
      recognizer.delegate = nothing
      screen.play(.draw(zigzag))
      screen.expect("board began, board moved…, scratch failed, board ended")
      #expect(nothing.asked?.passes == 6)
    }
  }

  @Test func failsWithASecondFingerAndWhenTheTouchIsTakenAway() {
    withScratch { screen, _ in
      screen.play(.draw(Array(zigzag.prefix(3))).together(with: .tap(at: CGPoint(x: 20, y: 20))))
      #expect(screen.news.contains { $0.actor == "scratch" && $0.action == "failed" })
      screen.ignoreLog()
      screen.play(.down(at: zigzag[0]).move(to: zigzag[1]).cancel())
      screen.expect("board began, board moved, scratch failed, board cancelled")
    }
  }

  /// Passes of 20 points on the glass are short, in a view that is shown at any scale.
  @Test(arguments: [0.5, 1, 4]) func measuresPassesOnTheGlass(scale: Double) {
    withScratch(zoomed: scale) { screen, recognizer in
      screen.play(.draw(zigzag))
      #expect(screen.news.contains { $0.actor == "scratch" && $0.action == "ended" })
      screen.ignoreLog()
      let small = zigzag.map { CGPoint(x: 200 + ($0.x - 200) / 4, y: 300 + ($0.y - 300) / 4) }
      screen.play(.draw(small))
      #expect(screen.news.contains { $0.actor == "scratch" && $0.action == "failed" })
      screen.ignoreLog()
    }
  }
}

@Suite struct DrawingLassos {
  private func withLasso(_ body: (TestScreen, LassoGestureRecognizer) -> Void) {
    withScreen(recording: [.actions, .failures]) { screen in
      let lasso = LassoGestureRecognizer()
      body(screen, screen.add(lasso, named: "lasso", to: screen.view("board")))
    }
  }

  @Test func aClosedCurveSelectsWhatIsInside() {
    withLasso { screen, recognizer in
      var (inside, outside) = (false, true)
      recognizer.addAction { gesture in
        guard gesture.state == .ended, let lasso = gesture.lasso else { return }
        inside = lasso.contains(point(0, 0))
        outside = !lasso.contains(point(0, 100))
      }
      screen.play(.draw(loop))
      screen.expect("lasso began, lasso changed…, lasso ended")
      #expect(inside && outside)
      #expect(recognizer.lasso == nil && recognizer.points.isEmpty)
    }
  }

  @Test func anOpenCurveIsCancelledAndSaysWhy() {
    withLasso { screen, recognizer in
      var reasons: [String] = []
      recognizer.addAction { gesture in
        if gesture.state == .cancelled { reasons.append("\(gesture.reason!)") }
        if gesture.state == .changed { #expect(gesture.reason == nil && gesture.lasso == nil) }
      }
      screen.play(.draw(Array(loop.prefix(3))))
      screen.play(.draw(places((-50, 0), (50, 0))))
      screen.expect(
        "lasso began, lasso changed…, lasso cancelled, lasso began, lasso changed…, lasso cancelled"
      )
      #expect(reasons.count == 2 && reasons[0].hasPrefix("leaves a gap of "))
      #expect(reasons[1].hasPrefix("encloses "))
    }
  }

  @Test func aTapIsNoLassoAndASecondFingerEndsIt() {
    withLasso { screen, recognizer in
      screen.play(.tap(at: loop[0]))
      screen.expect("lasso failed")
      screen.finger().down(at: loop[0])
      screen.finger().move(to: loop[1])
      screen.finger(2).down(at: CGPoint(x: 20, y: 20))
      screen.expect("lasso began, lasso cancelled")
      #expect(recognizer.lasso == nil)
      screen.cancelTouches()
      screen.expect("")
    }
  }

  @Test func theHysteresisIsMeasuredOnTheGlass() {
    withLasso { screen, recognizer in
      recognizer.view?.transform = CGAffineTransform(scaleX: 4, y: 4)
      screen.finger().down(at: loop[0])
      screen.finger().move(by: 9, 0)
      screen.expect("")
      screen.finger().move(by: 2, 0)
      screen.expect("lasso began")
      #expect(recognizer.points.count == 3 && !recognizer.path.isEmpty)
      screen.cancelTouches()
      screen.expect("lasso cancelled")
    }
  }
}
