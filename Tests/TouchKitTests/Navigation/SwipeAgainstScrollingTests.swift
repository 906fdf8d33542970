// BEHAVIOUR 13 and 16: the swipe back beside scroll views, and why one of the two wins.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

/// A top controller with a scroll view over all of it.
private func withScroller(
  content: CGSize, at offset: CGPoint = .zero, _ body: (TestScreen, Trail, UIScrollView) -> Void
) {
  withTrail("AB") { screen, trail in
    let scroller = UIScrollView(frame: screen.window.bounds)
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.contentSize = content
    scroller.contentOffset = offset
    trail.navigation.topViewController?.view.addSubview(scroller)
    body(screen, trail, scroller)
  }
}

private let wide = CGSize(width: 2000, height: 800)
private let tall = CGSize(width: 400, height: 5000)

@Suite struct SwipeAgainstScrolling {
  @Test func atTheEdgeThePagePops() {
    withScroller(content: wide, at: CGPoint(x: 800, y: 0)) { screen, trail, scroller in
      trail.pull(by: 300)
      #expect(scroller.contentOffset.x == 800)
      screen.finger().up()
      screen.wait(1)
      #expect(trail.names == "A")
    }
  }

  @Test func contentAwayFromItsEdgeScrolls() {
    withScroller(content: wide, at: CGPoint(x: 800, y: 0)) { screen, trail, scroller in
      trail.pull(from: 100, by: 200)
      #expect(scroller.contentOffset.x == 610, "without delay: all but the hysteresis of 10")
      trail.release()
      screen.wait(3)
      #expect(trail.names == "AB")
    }
  }

  @Test(arguments: [(0.4, "A"), (0.6, "AB")])
  func contentWithinHalfAPointOfItsEdgeIsAtIt(offset: Double, names: String) {
    withScroller(content: wide, at: CGPoint(x: offset, y: 0)) { screen, trail, _ in
      trail.pull(from: 100, by: 280)
      trail.release()
      screen.wait(3)
      #expect(trail.names == names)
    }
  }

  /// Where text is read from the right, a drag to the left pops, and content is at its last edge for that.
  @Test(arguments: [(0.4, "A"), (0.6, "AB")])
  func mirroredContentWithinHalfAPointOfItsLastEdgeIsAtIt(distance: Double, names: String) {
    withScroller(content: wide, at: CGPoint(x: 1600 - distance, y: 0)) { screen, trail, _ in
      trail.navigation.view.semanticContentAttribute = .forceRightToLeft
      trail.pull(from: 300, by: -280)
      trail.release()
      screen.wait(3)
      #expect(trail.names == names)
    }
  }

  @Test func aPageWithoutABarPopsOnceItsContentIsAtItsEdge() {
    withScroller(content: wide) { screen, trail, scroller in
      trail.pull(from: 100, by: -60)
      #expect(scroller.contentOffset.x == 50, "away from the edge nothing waits")
      trail.release()
      screen.wait(3)
      scroller.contentOffset = .zero
      trail.pull(from: 100, by: 280)
      #expect(scroller.contentOffset.x == 0)
      trail.release()
      screen.wait(3)
      #expect(trail.names == "A")
    }
  }

  @Test func aListScrollsVerticallyAtTheEdgeToo() {
    withScroller(content: tall) { screen, trail, scroller in
      let finger = screen.finger()
      finger.down(at: CGPoint(x: 2, y: 400))
      for _ in 0..<10 {
        screen.wait(0.016)
        finger.move(by: 0, -20)
      }
      #expect(scroller.contentOffset.y > 150)
      trail.release()
      finger.down(at: CGPoint(x: 200, y: 400))
      let start = scroller.contentOffset.y
      finger.move(by: 3, -30)
      #expect(scroller.contentOffset.y == start + 20, "nothing waits for the swipe")
      finger.up()
      screen.wait(5)
      #expect(trail.names == "AB")
    }
  }

  @Test func aVerticalListPopsFromAnywhere() {
    withScroller(content: tall) { screen, trail, scroller in
      trail.pull(from: 150, by: 245)
      #expect(scroller.contentOffset == .zero && trail.names == "A")
      trail.release()
      screen.wait(1)
      #expect(trail.names == "A")
    }
  }

  @Test func atTheRootNothingWaits() {
    withTrail("A") { screen, trail in
      let scroller = UIScrollView(frame: screen.window.bounds)
      scroller.contentSize = wide
      trail.navigation.topViewController?.view.addSubview(scroller)
      scroller.contentOffset.x = 800
      trail.pull(by: 100)
      #expect(scroller.contentOffset.x == 710)
      trail.release()
    }
  }

  @Test func theReasonsAreTheOrdinaryOnes() {
    withScroller(content: wide, at: CGPoint(x: 800, y: 0)) { screen, trail, scroller in
      var reasons: [String] = []
      trail.navigation.interactivePopGestureRecognizer?.name = "edge"
      trail.navigation.interactiveContentPopGestureRecognizer?.name = "content"
      scroller.panGestureRecognizer.name = "scroll"
      let token = screen.application.addObserver { observation in
        switch observation.decision {
        case .waits, .transition: reasons.append("\(observation.decision)")
        default: break
        }
      }
      trail.pull(by: 40)
      screen.application.removeObserver(token)
      screen.finger().up()
      let reason = "scroll failed: it required the failure of edge, which was recognized"
      #expect(
        reasons.first == reason && reasons.contains { $0.hasPrefix("edge began: moved") },
        "\(reasons)")
      #expect(reasons.contains("content failed: excluded by edge"))
    }
  }
}
