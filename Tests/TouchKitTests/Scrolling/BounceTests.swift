// Which content gives way to a finger beyond its edges.

import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct Bouncing {
  /// How far content of the viewport's size goes with a finger that drags right and down.
  private func gives(_ change: (UIScrollView) -> Void) -> [Bool] {
    withScreen(size: CGSize(width: 400, height: 800), recording: []) { screen in
      let (scroller, _) = screen.scroller(content: CGSize(width: 400, height: 800))
      change(scroller)
      screen.drag(
        from: CGPoint(x: 100, y: 100), by: CGVector(dx: 20, dy: 20), count: 10, liftAt: 1,
        lifts: false)
      let result = [scroller.contentOffset.x < 0, scroller.contentOffset.y < 0]
      screen.application.cancelTouches(in: screen.window)
      screen.wait(10)
      #expect(scroller.contentOffset == .zero)
      return result
    }
  }

  @Test func contentThatFitsGivesWayOnlyIfItAlwaysBounces() {
    #expect(gives { _ in } == [false, false])
    #expect(gives { $0.alwaysBounceHorizontal = true } == [true, false])
    #expect(gives { $0.alwaysBounceVertical = true } == [false, true])
    #expect(
      gives {
        $0.alwaysBounceHorizontal = true
        $0.alwaysBounceVertical = true
        $0.alwaysBounceHorizontal = false
      } == [false, true])
  }

  @Test func contentGivesWayAlongTheAxesThatMayBounce() {
    func large(_ scroller: UIScrollView) { scroller.contentSize = CGSize(width: 900, height: 900) }
    #expect(gives { large($0) } == [true, true])
    #expect(
      gives {
        large($0)
        $0.bounces = false
      } == [false, false])
    #expect(
      gives {
        large($0)
        $0.bouncesHorizontally = false
      } == [false, true])
    #expect(
      gives {
        large($0)
        $0.bouncesVertically = false
      } == [true, false])
  }
}
