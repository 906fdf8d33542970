// What apps do that they should not: in any callback of a scroll view, and with any number.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

private let place = CGPoint(x: 200, y: 400)

/// What a delegate may do in a callback.
private enum Mischief: CaseIterable {
  case removes, frees, disables, empties, grows, jumps, eases, stops, zooms, cancels, advances
  case moves, replacesDelegate, hidesWindow, reentersTouches

  func run(_ screen: TestScreen, _ view: UIScrollView, _ diary: ScrollDiary) {
    switch self {
    case .removes: view.removeFromSuperview()
    case .frees:
      view.removeFromSuperview()
      view.delegate = nil
    case .disables: view.isScrollEnabled.toggle()
    case .empties: view.contentSize = .zero
    case .grows: view.contentSize.height += 1000
    case .jumps: view.contentOffset = CGPoint(x: 0, y: view.contentOffset.y + 1)
    case .eases: view.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
    case .stops: view.stopScrollingAndZooming()
    case .zooms: view.setZoomScale(view.zoomScale * 1.5, animated: true)
    case .cancels: screen.application.cancelTouches(in: screen.window)
    case .advances: screen.application.advance(to: screen.now + 0.05)
    case .moves: view.frame = view.frame.offsetBy(dx: 10, dy: 10)
    case .replacesDelegate: view.delegate = nil
    case .hidesWindow: screen.window.isHidden.toggle()
    case .reentersTouches:
      screen.application.receive(
        [TouchReport(9, .began, at: place)], at: screen.now, in: screen.window)
      screen.application.receive(
        [TouchReport(9, .ended, at: place)], at: screen.now, in: screen.window)
    }
  }
}

@Suite struct UnrulyScrolling {
  @Test(arguments: Mischief.allCases)
  fileprivate func anythingInAnyCallback(_ mischief: Mischief) {
    let words = [
      "begins dragging", "scrolled", "scrolled by itself", "lets go", "dragging ended",
      "begins decelerating", "decelerating ended", "animation ended", "begins zooming", "zoomed",
      "zooming ended",
    ]
    for word in words {
      for limit in [1, 40] {
        withScreen(size: CGSize(width: 400, height: 800), recording: []) { screen in
          let (scroller, diary) = screen.scroller(content: CGSize(width: 400, height: 5000))
          let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
          scroller.addSubview(picture)
          diary.zoomed = picture
          scroller.maximumZoomScale = 3
          var left = limit
          diary.then = { [unowned diary] line, view in
            guard line.hasPrefix(word), left > 0 else { return }
            left -= 1
            mischief.run(screen, view, diary)
          }
          screen.drag(from: place, by: CGVector(dx: 0, dy: -12), count: 5, liftAt: 1)
          screen.wait(0.3)
          screen.drag(from: place, by: CGVector(dx: 0, dy: 12), count: 9, liftAt: 2)
          screen.wait(3)
          scroller.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
          scroller.setZoomScale(2, animated: true)
          screen.wait(2)
          diary.then = { _, _ in }
          screen.wait(20)
          #expect(!scroller.isDragging && !scroller.isDecelerating && !scroller.isTracking)
          #expect(!scroller.isScrollAnimating && !scroller.isZooming && !scroller.isZoomBouncing)
        }
      }
    }
  }

  @Test func aDelegateThatScrollsWheneverItScrolled() {
    withScreen(recording: []) { screen in
      let (scroller, diary) = screen.scroller(content: CGSize(width: 400, height: 50_000))
      diary.then = { line, view in
        if line == "scrolled" { view.contentOffset.y += 1 }
      }
      scroller.contentOffset = CGPoint(x: 0, y: 10)
      #expect(diary.offsets.count == UIScrollView.scrollCallDepthMax)
    }
  }

  @Test func aDelegateThatBringsEndlessContentBack() {
    withScreen(recording: []) { screen in
      let (scroller, diary) = screen.scroller(
        content: CGSize(width: 400, height: 5000), at: CGPoint(x: 0, y: 2000))
      var laps = 0
      diary.then = { line, view in
        guard line.hasPrefix("scrolled"), view.contentOffset.y > 2200 else { return }
        laps += 1
        view.contentOffset.y -= 200
      }
      screen.drag(from: place, by: CGVector(dx: 0, dy: -12), count: 10, liftAt: 1)
      screen.wait(5)
      // Without it, it would have come 110 + 743.6 points far.
      let way = scroller.contentOffset.y - 2000 + 200 * CGFloat(laps)
      #expect(laps == 4 && abs(way - 853.6) < 1.5)
    }
  }

  @Test func numbersThatAreNone() {
    withScreen(recording: []) { screen in
      let (scroller, diary) = screen.scroller(content: CGSize(width: 400, height: 5000))
      for wrong in [CGFloat.nan, .infinity, -.infinity, -1e308, 1e308] {
        scroller.contentOffset = CGPoint(x: wrong, y: wrong)
        scroller.setContentOffset(CGPoint(x: 0, y: wrong), animated: true)
        scroller.contentInset = UIEdgeInsets(top: wrong, left: wrong, bottom: wrong, right: wrong)
        scroller.scrollRectToVisible(
          CGRect(x: wrong, y: wrong, width: wrong, height: wrong), animated: true)
        scroller.decelerationRate = UIScrollView.DecelerationRate(rawValue: wrong)
        scroller.contentSize = CGSize(width: wrong, height: wrong)
        diary.target = { _, _ in CGPoint(x: wrong, y: wrong) }
        screen.drag(
          from: place, by: CGVector(dx: 0, dy: -12), count: 5, liftAt: screen.now + 0.1)
        screen.wait(30)
        #expect(!scroller.isDragging && !scroller.isDecelerating)
        scroller.contentInset = .zero
        scroller.contentSize = CGSize(width: 400, height: 5000)
        scroller.contentOffset = .zero
        #expect(scroller.contentOffset == .zero)
      }
    }
  }

  @Test func contentThatShrinksIsKeptUnderAFingerAndClampedAtRest() {
    withScreen(recording: []) { screen in
      let (scroller, diary) = screen.scroller(
        content: CGSize(width: 400, height: 5000), at: CGPoint(x: 0, y: 3000))
      screen.drag(
        from: place, by: CGVector(dx: 0, dy: -12), count: 5, liftAt: 1, lifts: false)
      let offset = scroller.contentOffset.y
      scroller.contentSize.height = 2000
      screen.wait(0.5)
      #expect(scroller.contentOffset.y == offset)
      screen.application.cancelTouches(in: screen.window)
      screen.wait(5)
      #expect(scroller.contentOffset.y == 1200)
      _ = diary.take()
      scroller.contentSize.height = 1000
      #expect(scroller.contentOffset.y == 1200)
      screen.application.layoutWindowsIfNeeded()
      #expect(scroller.contentOffset.y == 200 && diary.take() == "scrolled")
    }
  }

  @Test func anInsetThatGrowsMovesContentThatRestsAtTheTop() {
    withScreen(recording: []) { screen in
      let (scroller, _) = screen.scroller(content: CGSize(width: 400, height: 5000))
      scroller.contentInset.top = 50
      #expect(scroller.contentOffset.y == -50)
      scroller.contentOffset.y = 100
      scroller.contentInset.top = 80
      #expect(scroller.contentOffset.y == 100)
      screen.application.receive(
        .screen(
          screen.window.bounds.size, scale: 3,
          safeArea: UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 10)))
      #expect(scroller.adjustedContentInset.top == 127)
      #expect(scroller.adjustedContentInset.left == 0 && scroller.safeAreaInsets.left == 10)
      scroller.contentInsetAdjustmentBehavior = .never
      #expect(scroller.adjustedContentInset == scroller.contentInset)
    }
  }

  @Test func movingScrollViewIsNotKeptAlive() {
    withScreen(recording: []) { screen in
      weak var gone: UIScrollView?
      do {
        let (scroller, _) = screen.scroller(content: CGSize(width: 400, height: 5000))
        gone = scroller
        screen.drag(from: place, by: CGVector(dx: 0, dy: -12), count: 5, liftAt: 1)
        #expect(scroller.isDecelerating)
        scroller.removeFromSuperview()
        #expect(!scroller.isDecelerating && !scroller.isDragging)
      }
      screen.wait(1)
      #expect(gone == nil)
    }
  }

  @Test func scrollViewThatGoesToAnotherApplicationIsNotKeptByTheFirst() {
    withScreen(recording: []) { screen in
      let other = UIApplication()
      let elsewhere = other.perform { UIWindow(frame: screen.window.bounds) }
      weak var gone: UIScrollView?
      do {
        let (scroller, _) = screen.scroller(content: CGSize(width: 400, height: 5000))
        gone = scroller
        screen.drag(from: place, by: CGVector(dx: 0, dy: -12), count: 5, liftAt: 1)
        #expect(scroller.isDecelerating)
        elsewhere.addSubview(scroller)
        #expect(!scroller.isDecelerating)
        scroller.removeFromSuperview()
      }
      #expect(gone == nil)
    }
  }

  @Test func aScrollViewsPanMayStandOnAnotherView() {
    withScreen(recording: []) { screen in
      let (scroller, _) = screen.scroller(content: CGSize(width: 400, height: 5000))
      scroller.frame = CGRect(x: 0, y: 0, width: 400, height: 100)
      screen.window.addGestureRecognizer(scroller.panGestureRecognizer)
      screen.drag(from: place, by: CGVector(dx: 0, dy: -12), count: 5, liftAt: 1, lifts: false)
      #expect(scroller.contentOffset.y == 50)
      screen.application.cancelTouches(in: screen.window)
      screen.wait(5)
    }
  }
}
