// The bars of a scroll view: when they show, and when the host must draw again because of them.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct ScrollIndicators {
  private func bars(_ screen: TestScreen) -> [CGRect] {
    screen.application.snapshot().flatMap(\.subviews).flatMap(\.subviews)
      .filter { $0.identity < 0 }.map {
        CGRect(
          x: $0.position.x - $0.bounds.width / 2, y: $0.position.y - $0.bounds.height / 2,
          width: $0.bounds.width, height: $0.bounds.height)
      }
  }

  @Test func showWhileItMovesAndAMomentLonger() {
    withScreen(size: CGSize(width: 400, height: 800), recording: []) { screen in
      let (scroller, _) = screen.scroller(content: CGSize(width: 400, height: 8000))
      #expect(bars(screen).isEmpty)
      screen.drag(
        from: CGPoint(x: 200, y: 400), by: CGVector(dx: 0, dy: -12), count: 5, liftAt: 1,
        lifts: false)
      let shown = bars(screen)
      #expect(shown.count == 1 && shown[0].maxX <= 400 && shown[0].height > 36)
      #expect(shown[0].minY > scroller.contentOffset.y)
      #expect(!screen.application.needsRedraw)
      if case .at(let time) = screen.application.nextCall { #expect(time > 0) }
      screen.application.receive(
        [TouchReport(1, .ended, at: CGPoint(x: 200, y: 340))], at: 2, in: screen.window)
      #expect(bars(screen).count == 1)
      #expect(screen.application.nextCall == .at(2.5))
      screen.wait(0.49)
      #expect(bars(screen).count == 1 && !screen.application.needsRedraw)
      screen.wait(0.02)
      #expect(screen.application.needsRedraw && bars(screen).isEmpty)
      #expect(!screen.application.needsRedraw && screen.application.nextCall == .never)
    }
  }

  /// Bars are 3 points thick, 3 points from the edges, and at least 36 points long.
  @Test(
    arguments: [
      ([0, 0], [394, 3, 3, 79.4], [3, 794, 36, 3]),
      ([3800, 3600], [4194, 3960.3, 3, 79.4], [3982, 4394, 36, 3]),
      ([7600, 7200], [7994, 7917.6, 3, 79.4], [7961, 7994, 36, 3]),
    ] as [([Double], [Double], [Double])])
  func lieWhereTheViewportIsInTheContent(offset: [Double], down: [Double], across: [Double]) {
    withScreen(size: CGSize(width: 400, height: 800), recording: []) { screen in
      let (scroller, _) = screen.scroller(content: CGSize(width: 8000, height: 8000))
      scroller.contentOffset = CGPoint(x: offset[0], y: offset[1])
      scroller.flashScrollIndicators()
      let found = bars(screen).map { [$0.minX, $0.minY, $0.width, $0.height].map(Double.init) }
      let isNear = zip(found.joined(), down + across).allSatisfy { abs($0 - $1) < 1e-9 }
      #expect(found.count == 2 && isNear, "\(found)")
    }
  }

  @Test func areGoneAtTheVeryEndOfTheirTime() {
    withScreen(size: CGSize(width: 400, height: 800), recording: []) { screen in
      let (scroller, _) = screen.scroller(content: CGSize(width: 400, height: 8000))
      screen.application.advance(to: 1)
      scroller.flashScrollIndicators()
      let end = 1 + UIScrollView.flashDuration
      screen.application.advance(to: end.nextDown)
      #expect(bars(screen).count == 1)
      screen.application.advance(to: end)
      #expect(bars(screen).isEmpty)
    }
  }

  @Test func flashAndCanBeTurnedOff() {
    withScreen(size: CGSize(width: 400, height: 800), recording: []) { screen in
      let (scroller, _) = screen.scroller(content: CGSize(width: 8000, height: 8000))
      scroller.flashScrollIndicators()
      #expect(bars(screen).count == 2)
      scroller.showsVerticalScrollIndicator = false
      let across = bars(screen)
      #expect(across.count == 1 && across[0].width > across[0].height)
      screen.wait(1)
      #expect(bars(screen).isEmpty)
    }
  }

  @Test func stayInsideTheirInsetsAndTheSafeArea() {
    withScreen(size: CGSize(width: 400, height: 800), recording: []) { screen in
      screen.send(
        .screen(
          CGSize(width: 400, height: 800), scale: 3,
          safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)))
      let (scroller, _) = screen.scroller(content: CGSize(width: 400, height: 8000))
      scroller.contentInsetAdjustmentBehavior = .never
      scroller.flashScrollIndicators()
      #expect(bars(screen)[0].minY == 53)
      scroller.verticalScrollIndicatorInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 7)
      #expect(bars(screen)[0].minY == 63 && bars(screen)[0].maxX == 390)
      scroller.automaticallyAdjustsScrollIndicatorInsets = false
      #expect(bars(screen)[0].minY == 13)
      scroller.contentOffset.y = 7200
      scroller.scrollIndicatorInsets = UIEdgeInsets(top: 0, left: 0, bottom: 100, right: 0)
      #expect(abs(Double(bars(screen)[0].maxY) - 7897) < 1e-9)
      #expect(scroller.horizontalScrollIndicatorInsets.bottom == 100)
    }
  }

  @Test func areDarkOrLightAsTheirStyleSays() {
    withScreen(recording: []) { screen in
      let (scroller, _) = screen.scroller(content: CGSize(width: 400, height: 8000))
      scroller.flashScrollIndicators()
      @MainActor func color(_ style: UIScrollView.IndicatorStyle) -> CGColor? {
        scroller.indicatorStyle = style
        return screen.application.snapshot(for: .light).flatMap(\.subviews).flatMap(\.subviews)
          .first { $0.identity < 0 }?.backgroundColor
      }
      let gray = UIColor.secondaryLabel
      #expect(color(.default) == gray.resolved(for: .light))
      #expect(color(.black) == gray.resolved(for: .light))
      #expect(color(.white) == gray.resolved(for: .dark))
    }
  }
}
