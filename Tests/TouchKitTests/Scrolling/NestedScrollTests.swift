// BEHAVIOUR 16, nested: which of several scroll views a finger moves.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

private let middle = CGPoint(x: 200, y: 400)

/// A scroll view that lets all others recognize beside its own recognizers, or none.
private final class OwnAnswers: UIScrollView, UIGestureRecognizerDelegate {
  var allows = true
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { allows }
}

@Suite struct AnswersOfScrollViews {
  @Test(arguments: [true, false])
  func aSubclassSaysWhoMayRecognizeBesideItsPan(allows: Bool) {
    withScreen(recording: []) { screen in
      let scroller = OwnAnswers(frame: screen.window.bounds)
      scroller.allows = allows
      scroller.contentSize = CGSize(width: 400, height: 5000)
      screen.window.addSubview(scroller)
      let pan = screen.add(UIPanGestureRecognizer(), named: "pan", to: screen.window)
      var states: [UIGestureRecognizer.State] = []
      pan.addAction { _ in states.append(pan.state) }
      screen.drag(
        from: middle, by: CGVector(dx: 0, dy: -10), count: 10, liftAt: 1, lifts: false)
      #expect(scroller.contentOffset.y > 0)
      #expect(states.contains(.began) == allows)
      screen.application.cancelTouches(in: screen.window)
      screen.wait(10)
    }
  }
}

@Suite struct NestedScrollViews {
  /// One scroll view in the other, both over all of the window, and how far each is scrolled by a drag.
  private func drag(
    outer: CGSize, inner: CGSize, outerAt: CGPoint = .zero, innerAt: CGPoint = .zero,
    by way: CGVector, bounces: Bool = true,
    _ change: (UIScrollView, UIScrollView) -> Void = { _, _ in }
  ) -> (outer: CGPoint, inner: CGPoint) {
    withScreen(recording: []) { screen in
      let (around, _) = screen.scroller(content: outer)
      let within = UIScrollView(frame: CGRect(origin: outerAt, size: screen.window.bounds.size))
      around.addSubview(within)
      around.contentOffset = outerAt
      within.contentSize = inner
      within.contentOffset = innerAt
      (around.bounces, within.bounces) = (bounces, bounces)
      change(around, within)
      screen.drag(
        from: middle, by: CGVector(dx: way.dx / 10, dy: way.dy / 10), count: 10, liftAt: 1,
        lifts: false)
      let result = (
        CGPoint(x: around.contentOffset.x - outerAt.x, y: around.contentOffset.y - outerAt.y),
        CGPoint(x: within.contentOffset.x - innerAt.x, y: within.contentOffset.y - innerAt.y)
      )
      screen.application.cancelTouches(in: screen.window)
      screen.wait(10)
      return result
    }
  }
  private let tall = CGSize(width: 400, height: 5000)
  private let wide = CGSize(width: 4000, height: 800)

  @Test(arguments: [true, false])
  func theInnerOneComesFirst(bounces: Bool) {
    let (outer, inner) = drag(
      outer: tall, inner: tall, innerAt: CGPoint(x: 0, y: 500), by: CGVector(dx: 0, dy: -100),
      bounces: bounces)
    #expect(outer == .zero && inner == CGPoint(x: 0, y: 90))
  }

  @Test(arguments: [true, false])
  func atItsEdgeItHandsOver(bounces: Bool) {
    let down = drag(
      outer: tall, inner: tall, outerAt: CGPoint(x: 0, y: 500), by: CGVector(dx: 0, dy: 100),
      bounces: bounces)
    #expect(down.outer == CGPoint(x: 0, y: -90) && down.inner == .zero)
    let up = drag(
      outer: tall, inner: tall, innerAt: CGPoint(x: 0, y: 4200), by: CGVector(dx: 0, dy: -100),
      bounces: bounces)
    #expect(up.outer == CGPoint(x: 0, y: 90) && up.inner == .zero)
    let away = drag(
      outer: tall, inner: tall, outerAt: CGPoint(x: 0, y: 500), by: CGVector(dx: 0, dy: -100),
      bounces: bounces)
    #expect(away.outer == .zero && away.inner == CGPoint(x: 0, y: 90))
  }

  @Test func innerScrollViewKeepsADragThatReachesItsEdge() {
    let (outer, inner) = drag(
      outer: tall, inner: tall, outerAt: CGPoint(x: 0, y: 500), innerAt: CGPoint(x: 0, y: 30),
      by: CGVector(dx: 0, dy: 200))
    #expect(outer == .zero && inner.y < -100)
  }

  @Test func scrollViewThatTransfersNothingBouncesAlone() {
    let (outer, inner) = drag(
      outer: tall, inner: tall, outerAt: CGPoint(x: 0, y: 500), by: CGVector(dx: 0, dy: 100)
    ) { $1.transfersVerticalScrollingToParent = false }
    #expect(outer == .zero && inner.y < -40)
  }

  @Test(arguments: [true, false])
  func atItsEdgeItHandsOverAcrossTooUnlessItIsNotTo(transfers: Bool) {
    let (outer, inner) = drag(
      outer: wide, inner: wide, outerAt: CGPoint(x: 400, y: 0), by: CGVector(dx: 100, dy: 0)
    ) {
      $1.transfersHorizontalScrollingToParent = transfers
      $1.transfersVerticalScrollingToParent = !transfers
    }
    if transfers {
      #expect(outer == CGPoint(x: -90, y: 0) && inner == .zero)
    } else {
      #expect(outer == .zero && inner.x < -40)
    }
  }

  @Test func crossingAxesWorkByThemselves() {
    let across = drag(
      outer: wide, inner: tall, outerAt: CGPoint(x: 400, y: 0), innerAt: CGPoint(x: 0, y: 500),
      by: CGVector(dx: -100, dy: 0))
    #expect(across.outer == CGPoint(x: 90, y: 0) && across.inner == .zero)
    let along = drag(
      outer: wide, inner: tall, outerAt: CGPoint(x: 400, y: 0), innerAt: CGPoint(x: 0, y: 500),
      by: CGVector(dx: 0, dy: -100))
    #expect(along.outer == .zero && along.inner == CGPoint(x: 0, y: 90))
    // At its edge, the list has no one around it that scrolls vertically.
    let edge = drag(
      outer: wide, inner: tall, outerAt: CGPoint(x: 400, y: 0), by: CGVector(dx: 0, dy: 100))
    #expect(edge.outer == .zero && edge.inner.y < -40)
  }

  @Test func onlyTheNearestOneTakesOver() {
    withScreen(recording: []) { screen in
      let (outermost, _) = screen.scroller(content: tall, at: CGPoint(x: 0, y: 500))
      let between = UIScrollView(frame: CGRect(x: 0, y: 500, width: 400, height: 800))
      between.contentSize = tall
      outermost.addSubview(between)
      let innermost = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      innermost.contentSize = tall
      between.addSubview(innermost)
      screen.drag(
        from: middle, by: CGVector(dx: 0, dy: 10), count: 10, liftAt: 1, lifts: false)
      #expect(outermost.contentOffset.y == 500 && innermost.contentOffset.y == 0)
      #expect(between.contentOffset.y < -40)
      screen.application.cancelTouches(in: screen.window)
      screen.wait(5)
    }
  }

  @Test func aScrollViewInAZoomedOneScrollsInItsOwnPoints() {
    let (outer, inner) = drag(
      outer: wide, inner: tall, innerAt: CGPoint(x: 0, y: 500), by: CGVector(dx: 0, dy: -100)
    ) { $1.transform = CGAffineTransform(scaleX: 2, y: 2) }
    #expect(outer == .zero && inner == CGPoint(x: 0, y: 45))
  }
}
