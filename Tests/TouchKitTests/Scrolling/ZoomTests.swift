// BEHAVIOUR 16, zooming: what a pinch and calls do to content, and what the delegate hears.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct Zooming {
  /// A picture of the window's size in a scroll view that zooms from 1 to 4.
  private func picture(_ body: (TestScreen, UIScrollView, UIView, ScrollDiary) -> Void) {
    withScreen(size: CGSize(width: 400, height: 800), recording: []) { screen in
      let (scroller, diary) = screen.scroller(content: CGSize(width: 400, height: 800))
      let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      scroller.addSubview(picture)
      diary.zoomed = picture
      (scroller.minimumZoomScale, scroller.maximumZoomScale) = (1, 4)
      diary.forget()
      body(screen, scroller, picture, diary)
    }
  }

  /// Two fingers around a point, a distance apart.
  private func fingers(
    _ phase: UITouch.Phase, around center: CGPoint, apart distance: CGFloat, at time: Double,
    _ screen: TestScreen
  ) {
    screen.application.receive(
      [
        TouchReport(1, phase, at: CGPoint(x: center.x - distance / 2, y: center.y)),
        TouchReport(2, phase, at: CGPoint(x: center.x + distance / 2, y: center.y)),
      ], at: time, in: screen.window)
  }

  @Test func aPinchKeepsTheContentUnderTheFingers() {
    picture { screen, scroller, picture, diary in
      let place = CGPoint(x: 150, y: 300)
      fingers(.began, around: place, apart: 100, at: 0, screen)
      fingers(.moved, around: place, apart: 110, at: 0.01, screen)
      let before = picture.convert(place, from: screen.window)
      for step in 1...10 {
        fingers(
          .moved, around: place, apart: 110 + CGFloat(step) * 11, at: 0.01 + Double(step) * 0.01,
          screen)
      }
      #expect(scroller.isZooming && scroller.zoomScale > 1.5 && scroller.zoomScale < 2.2)
      let under = picture.convert(place, from: screen.window)
      #expect(abs(under.x - before.x) < 0.4 && abs(under.y - before.y) < 0.4)
      #expect(abs(scroller.contentSize.width - 400 * scroller.zoomScale) < 0.01)
      #expect(abs(picture.frame.width - 400 * scroller.zoomScale) < 0.01)
      #expect(abs(picture.frame.minX) < 0.01)
      fingers(.ended, around: place, apart: 220, at: 0.2, screen)
      screen.wait(1)
      let told = diary.take()
      #expect(told.hasPrefix("begins zooming, ") && told.contains("zoomed"))
      #expect(told.hasSuffix("zooming ended at \(shortNumber(scroller.zoomScale))"))
      #expect(!scroller.isZooming && !scroller.isDragging)
    }
  }

  @Test func beyondALimitItFollowsTheBandAndBouncesBack() {
    picture { screen, scroller, picture, diary in
      let place = CGPoint(x: 200, y: 400)
      fingers(.began, around: place, apart: 200, at: 0, screen)
      for step in 1...10 {
        fingers(
          .moved, around: place, apart: 200 - CGFloat(step) * 12, at: Double(step) * 0.01, screen)
      }
      let shown = scroller.zoomScale
      let raw = Double(scroller.pinchGestureRecognizer?.scale ?? 1)
      let band = 1 - 1 / (0.55 * (1 / raw - 1) + 1)
      #expect(abs(Double(shown) - 1 / (1 + band)) < 1e-6 && shown < 0.9)
      fingers(.ended, around: place, apart: 80, at: 0.2, screen)
      #expect(scroller.isZoomBouncing && scroller.zoomScale == 1 && !scroller.isZooming)
      #expect(picture.transform.a == shown)
      screen.wait(0.15)
      #expect(picture.transform.a > shown && picture.transform.a < 1)
      screen.wait(0.3)
      #expect(!scroller.isZoomBouncing && picture.transform.a == 1)
      #expect(scroller.contentOffset == .zero && picture.frame.origin == .zero)
      #expect(diary.take().hasSuffix("zooming ended at 1"))
    }
  }

  /// The inset is read when the fingers let go, and an app may override it.
  @Test func overriddenInsetThatZoomsWhenItIsReadEndsThePinch() {
    final class Zooming: UIScrollView {
      var isArmed = false
      override var contentInset: UIEdgeInsets {
        get {
          if exchange(&isArmed, with: false) { setZoomScale(2, animated: false) }
          return super.contentInset
        }
        set { super.contentInset = newValue }
      }
    }
    withScreen(size: CGSize(width: 400, height: 800), recording: []) { screen in
      let scroller = Zooming(frame: screen.window.bounds)
      let picture = UIView(frame: scroller.bounds)
      scroller.addSubview(picture)
      screen.window.addSubview(scroller)
      let diary = ScrollDiary(screen.application)
      (diary.zoomed, scroller.delegate) = (picture, diary)
      (scroller.minimumZoomScale, scroller.maximumZoomScale) = (1, 4)
      let place = CGPoint(x: 200, y: 400)
      fingers(.began, around: place, apart: 100, at: 0, screen)
      fingers(.moved, around: place, apart: 150, at: 0.1, screen)
      fingers(.moved, around: place, apart: 300, at: 0.2, screen)
      scroller.isArmed = true
      fingers(.ended, around: place, apart: 300, at: 0.3, screen)
      screen.wait(1)
      #expect(scroller.zoomScale == 2 && picture.transform.a == 2 && !scroller.isZooming)
    }
  }

  @Test func aZoomThatEndsIsLaidOutOnceMore() {
    final class Counting: UIScrollView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    withScreen(size: CGSize(width: 400, height: 800), recording: []) { screen in
      let scroller = Counting(frame: screen.window.bounds)
      let diary = ScrollDiary(screen.application)
      let picture = UIView(frame: scroller.bounds)
      (diary.zoomed, scroller.delegate) = (picture, diary)
      scroller.addSubview(picture)
      scroller.contentSize = picture.bounds.size
      scroller.maximumZoomScale = 4
      screen.window.addSubview(scroller)
      let place = CGPoint(x: 200, y: 400)
      fingers(.began, around: place, apart: 100, at: 0, screen)
      fingers(.moved, around: place, apart: 150, at: 0.1, screen)
      fingers(.moved, around: place, apart: 200, at: 0.2, screen)
      screen.wait(1)
      let before = scroller.layouts
      fingers(.ended, around: place, apart: 200, at: 2, screen)
      screen.wait(1)
      #expect(!scroller.isZooming && scroller.layouts == before + 1)
    }
  }

  @Test func withoutBouncesItStopsAtTheLimit() {
    picture { screen, scroller, _, _ in
      scroller.bouncesZoom = false
      let place = CGPoint(x: 200, y: 400)
      fingers(.began, around: place, apart: 200, at: 0, screen)
      fingers(.moved, around: place, apart: 100, at: 0.1, screen)
      fingers(.moved, around: place, apart: 50, at: 0.2, screen)
      #expect(scroller.zoomScale == 1)
      fingers(.ended, around: place, apart: 50, at: 0.3, screen)
      screen.wait(1)
    }
  }

  @Test func byCall() {
    picture { screen, scroller, picture, diary in
      scroller.zoomScale = 2
      #expect(scroller.contentSize == CGSize(width: 800, height: 1600))
      #expect(scroller.contentOffset == CGPoint(x: 200, y: 400) && picture.transform.a == 2)
      #expect(diary.take() == "begins zooming, scrolled, zoomed, zooming ended at 2")
      scroller.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 200), animated: true)
      #expect(scroller.isZoomAnimating && scroller.zoomScale == 4)
      #expect(diary.take() == "begins zooming, zoomed")
      screen.wait(1)
      #expect(scroller.contentOffset == .zero && picture.transform.a == 4)
      #expect(diary.take().hasSuffix(", zooming ended at 4"))
      scroller.zoomScale = 2
      for flat in [CGSize(width: 100, height: 0), CGSize(width: 0, height: 100)] {
        scroller.zoom(to: CGRect(origin: .zero, size: flat), animated: false)
        #expect(scroller.zoomScale == 2)
      }
      scroller.setZoomScale(99, animated: false)
      #expect(scroller.zoomScale == 4)
      scroller.setZoomScale(.nan, animated: false)
      #expect(scroller.zoomScale == 4)
    }
  }

  @Test func limitsThatAreNone() {
    picture { _, scroller, _, _ in
      (scroller.minimumZoomScale, scroller.maximumZoomScale) = (3, 2)
      #expect(scroller.pinchGestureRecognizer == nil)
      scroller.zoomScale = 2
      #expect(scroller.zoomScale == 3)
      (scroller.minimumZoomScale, scroller.maximumZoomScale) = (-1, .nan)
      scroller.zoomScale = 2
      #expect(scroller.zoomScale == 1)
    }
  }

  @Test func thePinchIsOffWhereFingersCannotZoomAndTheSameOneIsOnAgain() {
    picture { _, scroller, _, _ in
      scroller.maximumZoomScale = 4
      let pinch = scroller.pinchGestureRecognizer
      #expect(pinch?.isEnabled == true)
      (scroller.minimumZoomScale, scroller.maximumZoomScale) = (1, 1)
      #expect(pinch?.isEnabled == false && scroller.pinchGestureRecognizer == nil)
      scroller.maximumZoomScale = 2
      #expect(pinch?.isEnabled == true && scroller.pinchGestureRecognizer === pinch)
    }
  }

  @Test func withoutAZoomedViewNothingHappens() {
    picture { screen, scroller, _, diary in
      diary.zoomed = nil
      scroller.zoomScale = 2
      fingers(.began, around: CGPoint(x: 200, y: 400), apart: 100, at: 0, screen)
      fingers(.moved, around: CGPoint(x: 200, y: 400), apart: 300, at: 0.1, screen)
      fingers(.ended, around: CGPoint(x: 200, y: 400), apart: 300, at: 0.2, screen)
      #expect(scroller.zoomScale == 1 && diary.take() == "")
    }
  }
}
