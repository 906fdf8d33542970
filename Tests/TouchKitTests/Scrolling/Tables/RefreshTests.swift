// BEHAVIOUR 16, tables: content is pulled down to be refreshed.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct PullToRefresh {
  /// A scroll view with a control, which counts what it sends.
  private func withControl(
    _ body: (TestScreen, UIScrollView, UIRefreshControl, () -> Int) -> Void
  ) {
    withScreen(recording: []) { screen in
      let (scroller, _) = screen.scroller(content: CGSize(width: 400, height: 5000))
      let control = UIRefreshControl()
      var count = 0
      control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
      scroller.refreshControl = control
      screen.wait(0.1)
      body(screen, scroller, control) {
        defer { count = 0 }
        return count
      }
    }
  }

  /// Pulls a finger down from 100, in steps of 10 points; it stays down.
  private func pull(_ screen: TestScreen, by distance: Double) {
    screen.drag(
      from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 10), count: Int(distance / 10),
      liftAt: screen.now + 1, lifts: false)
  }

  private func lift(_ screen: TestScreen, at distance: Double) {
    screen.send(1, .ended, CGPoint(x: 200, y: 100 + distance), at: screen.now + 0.3)
  }

  @Test func controlIsHiddenUntilItIsPulledAndFollowsTheContent() {
    withControl { screen, scroller, control, _ in
      #expect(control.isHidden)
      pull(screen, by: 60)
      #expect(!control.isHidden && control.alpha > 0 && control.alpha < 1)
      #expect(scroller.contentOffset.y < 0 && control.frame.minY == scroller.contentOffset.y)
      lift(screen, at: 60)
      screen.wait(2)
      #expect(control.isHidden)
      control.beginRefreshing()
      screen.wait(1)
      #expect(!control.isHidden && control.alpha == 1 && control.frame.minY == -60)
      scroller.contentOffset.y = 200
      #expect(!control.isHidden && control.frame.minY == -60)
      control.endRefreshing()
      screen.wait(1)
      #expect(control.isHidden)
    }
  }

  @Test func controlThatIsTakenAwayAsItComesHearsOfNoFinger() {
    final class Refusing: UIScrollView {
      override func didAddSubview(_ subview: UIView) {
        if subview is UIRefreshControl { refreshControl = nil }
      }
    }
    withScreen(recording: []) { screen in
      let scroller = Refusing(frame: screen.window.bounds)
      scroller.contentSize = CGSize(width: 400, height: 5000)
      screen.window.addSubview(scroller)
      let control = UIRefreshControl()
      control.addAction(UIAction { _ in Issue.record("It was refreshed.") }, for: .valueChanged)
      scroller.refreshControl = control
      #expect(scroller.refreshControl == nil && control.superview == nil)
      let alpha = control.alpha
      pull(screen, by: 300)
      #expect(control.alpha == alpha && !control.isRefreshing)
      lift(screen, at: 300)
      screen.wait(2)
    }
  }

  @Test func refreshIsToldAfter120PointsWhileTheFingerIsDown() {
    withControl { screen, scroller, control, count in
      pull(screen, by: 120)
      #expect(count() == 0 && !control.isRefreshing)
      lift(screen, at: 120)
      screen.wait(3)
      #expect(scroller.contentOffset.y == 0 && count() == 0)
      pull(screen, by: 130)
      #expect(count() == 1 && control.isRefreshing && scroller.isTracking)
      // The room is made at the lift.
      #expect(scroller.adjustedContentInset.top == 0)
      lift(screen, at: 130)
      #expect(scroller.adjustedContentInset.top == 60 && scroller.contentInset.top == 0)
      screen.wait(3)
      #expect(scroller.contentOffset.y == -60 && control.frame == rect(0, -60, 400, 60))
      control.endRefreshing()
      #expect(scroller.contentOffset.y == -60)
      screen.wait(0.15)
      #expect(scroller.contentOffset.y < -10 && scroller.contentOffset.y > -50)
      screen.wait(1)
      #expect(scroller.contentOffset.y == 0 && scroller.adjustedContentInset.top == 0)
      #expect(count() == 0 && !control.isRefreshing)
    }
  }

  @Test func onceInADrag() {
    withControl { screen, _, control, count in
      pull(screen, by: 200)
      control.endRefreshing()
      screen.send(1, .moved, CGPoint(x: 200, y: 110), at: screen.now + 0.1)
      screen.send(1, .moved, CGPoint(x: 200, y: 400), at: screen.now + 0.1)
      #expect(count() == 1 && !control.isRefreshing)
      lift(screen, at: 300)
      screen.wait(3)
      pull(screen, by: 200)
      #expect(count() == 1)
      lift(screen, at: 200)
      screen.wait(3)
      // Not again while it refreshes.
      pull(screen, by: 200)
      #expect(count() == 0)
      lift(screen, at: 200)
      screen.wait(3)
    }
  }

  @Test func scrollingAndRefreshingByCallSendNothing() {
    withControl { screen, scroller, control, count in
      scroller.setContentOffset(CGPoint(x: 0, y: -300), animated: false)
      screen.wait(1)
      scroller.setContentOffset(.zero, animated: true)
      screen.wait(1)
      #expect(count() == 0 && !control.isRefreshing)
      control.beginRefreshing()
      #expect(control.isRefreshing && scroller.contentOffset.y == 0)
      screen.wait(0.15)
      #expect(scroller.contentOffset.y < -10 && scroller.contentOffset.y > -50)
      screen.wait(1)
      #expect(scroller.contentOffset.y == -60 && count() == 0)
      control.endRefreshing()
      screen.wait(1)
      #expect(scroller.contentOffset.y == 0 && count() == 0)
    }
  }

  @Test func farFromTheTopNothingMoves() {
    withControl { screen, scroller, control, _ in
      scroller.contentOffset.y = 500
      control.beginRefreshing()
      screen.wait(1)
      #expect(scroller.contentOffset.y == 500 && scroller.adjustedContentInset.top == 60)
      control.endRefreshing()
      screen.wait(1)
      #expect(scroller.contentOffset.y == 500 && scroller.adjustedContentInset.top == 0)
    }
  }

  @Test func aTouchThatInterruptsTheWayBackLeavesNothingBeyondTheEdge() {
    withControl { screen, scroller, control, _ in
      control.beginRefreshing()
      screen.wait(1)
      control.endRefreshing()
      screen.wait(0.1)
      screen.play(.tap(at: CGPoint(x: 200, y: 400)))
      screen.wait(1)
      #expect(scroller.contentOffset.y == 0)
    }
  }

  @Test func endedInTheMiddleOfTheReturnItGoesToTheEdge() {
    withControl { screen, scroller, control, count in
      pull(screen, by: 200)
      lift(screen, at: 200)
      screen.wait(0.05)
      control.endRefreshing()
      screen.wait(3)
      #expect(scroller.contentOffset.y == 0 && count() == 1)
    }
  }

  @Test func aDisabledOneAndOneThatLeft() {
    withControl { screen, scroller, control, count in
      control.isEnabled = false
      pull(screen, by: 200)
      #expect(count() == 0 && !control.isRefreshing)
      lift(screen, at: 200)
      screen.wait(3)
      control.isEnabled = true
      control.beginRefreshing()
      screen.wait(1)
      scroller.refreshControl = nil
      #expect(control.superview == nil && scroller.adjustedContentInset.top == 0)
      #expect(!control.isRefreshing)
      screen.wait(1)
      #expect(scroller.contentOffset.y == 0)
      pull(screen, by: 200)
      #expect(count() == 0)
      lift(screen, at: 200)
      screen.wait(3)
    }
  }
}
