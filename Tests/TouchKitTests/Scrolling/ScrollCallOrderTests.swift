// In which order a scroll view's delegate hears of what calls end and begin.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct ScrollCallOrder {
  /// A scroll view with a picture that can be zoomed up to 4.
  private func zoomable(_ screen: TestScreen, height: CGFloat) -> (UIScrollView, ScrollDiary) {
    let (scroller, diary) = screen.scroller(content: CGSize(width: 400, height: height))
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: height))
    scroller.addSubview(picture)
    diary.zoomed = picture
    scroller.maximumZoomScale = 4
    return (scroller, diary)
  }

  @Test func contentBouncesIfItDoesAlongBothAxes() {
    let scroller = UIScrollView(frame: .zero)
    for (horizontally, vertically) in [(true, true), (true, false), (false, true), (false, false)] {
      (scroller.bouncesHorizontally, scroller.bouncesVertically) = (horizontally, vertically)
      #expect(scroller.bounces == (horizontally && vertically))
    }
    scroller.bounces = true
    #expect(scroller.bouncesHorizontally && scroller.bouncesVertically)
  }

  @Test func zoomingByCallEndsAnAnimationFirst() {
    withScreen(size: CGSize(width: 400, height: 800), recording: []) { screen in
      let (scroller, diary) = zoomable(screen, height: 3000)
      scroller.setContentOffset(point(0, 900), animated: true)
      screen.wait(0.1)
      diary.forget()
      scroller.setZoomScale(2, animated: true)
      #expect(diary.take() == "animation ended, begins zooming, zoomed")
      screen.wait(2)
      #expect(diary.take().hasSuffix("zooming ended at 2"))
    }
  }

  @Test func stoppingAllEndsTheZoomingFirst() {
    withScreen(size: CGSize(width: 400, height: 800), recording: []) { screen in
      let (scroller, diary) = zoomable(screen, height: 800)
      scroller.setZoomScale(3, animated: true)
      screen.wait(0.1)
      #expect(scroller.isZoomAnimating)
      diary.forget()
      scroller.stopScrollingAndZooming()
      #expect(!scroller.isZoomAnimating)
      #expect(diary.take() == "scrolled, zooming ended at 3")
      screen.wait(2)
      #expect(diary.take().isEmpty && scroller.zoomScale == 3)
    }
  }

  @Test(arguments: [false, true]) func aMovedTargetIsReachedAlongEachAxis(isHorizontal: Bool) {
    withScreen(size: CGSize(width: 400, height: 400), recording: []) { screen in
      let (scroller, diary) = screen.scroller(
        content: CGSize(width: 4000, height: 4000), at: point(1000, 1000))
      diary.target = { _, target in
        isHorizontal ? point(1500, target.y) : point(target.x, 1500)
      }
      let step = isHorizontal ? CGVector(dx: -8, dy: 0) : CGVector(dx: 0, dy: -8)
      screen.drag(from: point(300, 300), by: step, count: 15, liftAt: 0.5)
      screen.wait(5)
      #expect(scroller.contentOffset == (isHorizontal ? point(1500, 1000) : point(1000, 1500)))
      #expect(diary.take().hasSuffix("decelerating ended"))
    }
  }
}
