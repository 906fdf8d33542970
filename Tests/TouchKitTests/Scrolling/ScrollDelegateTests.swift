// BEHAVIOUR 16: what the delegate hears, whole and in order, of everything that scrolls.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

private let place = CGPoint(x: 200, y: 400)

@Suite struct ScrollDelegateCalls {
  private func heard(
    content: CGSize = CGSize(width: 400, height: 5000), at offset: CGPoint = .zero,
    _ body: (TestScreen, UIScrollView, ScrollDiary) -> Void
  ) -> String {
    withScreen(recording: []) { screen in
      let (scroller, diary) = screen.scroller(content: content, at: offset)
      diary.forget()
      body(screen, scroller, diary)
      screen.wait(10)
      #expect(!scroller.isDragging && !scroller.isDecelerating && !scroller.isScrollAnimating)
      return diary.take()
    }
  }

  @Test func aFlick() {
    let told = heard { screen, _, _ in
      screen.drag(from: place, by: CGVector(dx: 0, dy: -12), count: 4, liftAt: 1)
    }
    #expect(
      told
        == "begins dragging at 0, scrolled × 4, lets go with 1.5 to 782.33, "
        + "dragging ended, goes on, begins decelerating, scrolled by itself × 145, "
        + "decelerating ended")
  }

  @Test func aDragToRest() {
    let told = heard { screen, _, _ in
      screen.drag(
        from: place, by: CGVector(dx: 0, dy: -12), count: 4, liftAt: 1, lifts: false)
      screen.application.receive(
        [TouchReport(1, .ended, at: CGPoint(x: 200, y: 352))], at: 1.1, in: screen.window)
    }
    #expect(told == "begins dragging at 0, scrolled × 4, lets go with 0 to 38, dragging ended")
  }

  @Test func aPageTurn() {
    let told = heard(content: CGSize(width: 4000, height: 800), at: CGPoint(x: 800, y: 0)) {
      screen, scroller, _ in
      scroller.isPagingEnabled = true
      screen.drag(from: place, by: CGVector(dx: -12, dy: 0), count: 4, liftAt: 1)
      screen.wait(5)
      #expect(scroller.contentOffset == CGPoint(x: 1200, y: 0))
    }
    #expect(
      told.hasPrefix(
        "begins dragging at (800, 0), scrolled × 4, lets go with (1.5, 0) to (1200, 0), "
          + "dragging ended, goes on, begins decelerating, scrolled by itself × "))
    #expect(told.hasSuffix(", decelerating ended"))
  }

  @Test func aBounce() {
    let told = heard { screen, scroller, _ in
      screen.drag(from: place, by: CGVector(dx: 0, dy: 12), count: 9, liftAt: 1, lifts: false)
      #expect(scroller.contentOffset.y < -40)
      screen.application.receive(
        [TouchReport(1, .ended, at: CGPoint(x: 200, y: 508))], at: 2, in: screen.window)
      screen.wait(5)
      #expect(scroller.contentOffset.y == 0)
    }
    #expect(
      told.hasPrefix(
        "begins dragging at 0, scrolled × 9, lets go with 0 to 0, dragging ended, goes on, "
          + "begins decelerating, scrolled by itself × "))
    #expect(told.hasSuffix(", decelerating ended"))
  }

  @Test func anEdgeHitAtSpeed() {
    var farthest: CGFloat = 0
    let told = heard(at: CGPoint(x: 0, y: 300)) { screen, scroller, diary in
      screen.drag(from: place, by: CGVector(dx: 0, dy: 12), count: 4, liftAt: 1)
      screen.wait(5)
      farthest = diary.offsets.map(\.offset.y).min() ?? 0
      #expect(scroller.contentOffset.y == 0)
    }
    #expect(farthest < -20 && farthest > -60)
    #expect(
      told.hasPrefix(
        "begins dragging at 300, scrolled × 4, lets go with -1.5 to 0, dragging ended, goes on, "
          + "begins decelerating, scrolled by itself × "))
    #expect(told.hasSuffix(", decelerating ended"))
  }

  @Test func withoutBouncesItEndsAtTheEdge() {
    let told = heard(at: CGPoint(x: 0, y: 300)) { screen, scroller, diary in
      scroller.bounces = false
      screen.drag(from: place, by: CGVector(dx: 0, dy: 12), count: 4, liftAt: 1)
      screen.wait(5)
      #expect(diary.offsets.map(\.offset.y).min() == 0)
      screen.drag(from: place, by: CGVector(dx: 0, dy: 12), count: 4, liftAt: 8)
      #expect(scroller.contentOffset.y == 0)
    }
    #expect(told.contains("scrolled by itself × "))
    #expect(
      told.hasSuffix(
        "decelerating ended, begins dragging at 0, lets go with -1.5 to 0, dragging ended"))
  }

  @Test func aProgrammaticScroll() {
    let told = heard { screen, scroller, diary in
      screen.wait(0.1)
      scroller.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      #expect(diary.take() == "" && scroller.contentOffset == .zero)
      screen.wait(1)
      #expect(diary.offsets.count == 18)
      // Half way in half the time.
      let middle = diary.offsets.first { $0.time > 0.249 }
      #expect(middle.map { abs($0.offset.y - 150) < 0.34 } == true)
    }
    #expect(told == "scrolled × 18, animation ended")
    let atOnce = heard { _, scroller, _ in
      scroller.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
      scroller.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    }
    #expect(atOnce == "scrolled")
    let byBounds = heard { _, scroller, _ in scroller.bounds.origin.y = 300 }
    #expect(byBounds == "")
  }

  @Test func aProgrammaticScrollThatIsInterrupted() {
    let told = heard { screen, scroller, _ in
      scroller.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      screen.wait(0.1)
      let offset = scroller.contentOffset.y
      screen.drag(from: place, by: CGVector(dx: 0, dy: -12), count: 2, liftAt: screen.now + 0.025)
      #expect(scroller.contentOffset.y == offset + 14)
    }
    #expect(told.hasPrefix("scrolled × 6, animation ended, begins dragging at "))
    let replaced = heard { screen, scroller, _ in
      scroller.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      screen.wait(0.1)
      scroller.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    }
    #expect(replaced == "scrolled × 6, animation ended, scrolled × 18, animation ended")
  }

  @Test func aTouchThatStopsItAndThenDrags() {
    let told = heard { screen, scroller, diary in
      screen.drag(from: place, by: CGVector(dx: 0, dy: -12), count: 4, liftAt: 1)
      screen.wait(0.2)
      let offset = scroller.contentOffset.y
      _ = diary.take()
      screen.drag(
        from: place, by: CGVector(dx: 0, dy: -6), count: 3, liftAt: screen.now + 0.033,
        lifts: false)
      #expect(scroller.contentOffset.y == offset + 8 && !scroller.isDecelerating)
      #expect(scroller.isDragging && scroller.isTracking)
      screen.application.receive(
        [TouchReport(1, .ended, at: CGPoint(x: 200, y: 382))], at: 1.5, in: screen.window)
    }
    #expect(told.hasPrefix("begins dragging at "))
    #expect(told.contains("scrolled × 2, lets go with 0 to "))
    #expect(told.hasSuffix(", dragging ended"))
  }

  @Test func aTouchThatStopsItBeyondTheEdgeOrBetweenPages() {
    let beyond = heard(at: CGPoint(x: 0, y: 100)) { screen, scroller, diary in
      screen.drag(from: place, by: CGVector(dx: 0, dy: 12), count: 4, liftAt: 1)
      screen.wait(0.15)
      let offset = scroller.contentOffset.y
      #expect(offset < -5)
      _ = diary.take()
      screen.finger().down(at: place)
      screen.wait(1)
      #expect(scroller.contentOffset.y == offset && scroller.isDecelerating)
      screen.finger().up()
      screen.wait(2)
      #expect(scroller.contentOffset.y == 0)
    }
    #expect(beyond.hasPrefix("dragging ended, goes on, decelerating, begins decelerating, "))
    #expect(beyond.hasSuffix(", decelerating ended"))
    _ = heard(content: CGSize(width: 4000, height: 800)) { screen, scroller, _ in
      scroller.isPagingEnabled = true
      screen.drag(from: place, by: CGVector(dx: -12, dy: 0), count: 4, liftAt: 1)
      screen.wait(0.2)
      #expect(scroller.contentOffset.x > 210)
      screen.play(.tap(at: place))
      screen.wait(2)
      #expect(scroller.contentOffset.x == 400)
    }
  }

  @Test func contentThatGrowsWhileItDecelerates() {
    _ = heard(content: CGSize(width: 400, height: 1200)) { screen, scroller, diary in
      diary.then = { line, view in
        if line == "scrolled by itself" { view.contentSize.height = 5000 }
      }
      screen.drag(from: place, by: CGVector(dx: 0, dy: -12), count: 4, liftAt: 1)
      screen.wait(5)
      // As far as it comes without any edge.
      #expect(abs(scroller.contentOffset.y - 781.67) < 0.7)
    }
  }

  @Test func aDelegateThatMovesTheTarget() {
    // Towards it, from rest, and against the finger's way.
    for (velocity, chosen) in [(12.0, 1000.0), (0, 200), (12, 0)] {
      let told = heard { screen, scroller, diary in
        diary.target = { _, _ in CGPoint(x: 0, y: chosen) }
        screen.drag(
          from: place, by: CGVector(dx: 0, dy: -12), count: 4, liftAt: 1, lifts: velocity > 0)
        if velocity == 0 {
          screen.application.receive(
            [TouchReport(1, .ended, at: CGPoint(x: 200, y: 352))], at: 2, in: screen.window)
        }
        screen.wait(10)
        #expect(scroller.contentOffset.y == CGFloat(chosen))
      }
      #expect(
        told.contains(
          "dragging ended, goes on, begins decelerating, scrolled by itself × "))
      #expect(told.hasSuffix(", decelerating ended"))
    }
  }

  @Test func offsetThatChangesInAnAnimationMovesWithIt() {
    withScreen(recording: []) { screen in
      let (scroller, _) = screen.scroller(content: CGSize(width: 400, height: 4000))
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        scroller.contentOffset = CGPoint(x: 0, y: 100)
      }
      #expect(scroller.contentOffset.y == 100)
      screen.wait(0.5)
      #expect(abs(Double(scroller.presentation.bounds.minY) - 50) < 1e-9)
      screen.wait(0.6)
      #expect(scroller.presentation.bounds.minY == 100)
    }
  }
}
