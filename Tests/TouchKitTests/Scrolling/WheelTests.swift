// BEHAVIOUR 16: wheels and trackpads scroll without a touch, and hand over at an edge.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

private let place = CGPoint(x: 200, y: 400)

@Suite struct WheelsAndTrackpads {
  /// Scrolls by steps, one every 10 ms, from a time on.
  private func scroll(
    _ screen: TestScreen, _ types: UIScrollTypeMask, by step: CGVector, count: Int,
    ends: Bool = true
  ) {
    let start = screen.now + 0.01
    for index in 0...count {
      var report = TouchReport(
        7, index == 0 ? .began : .moved,
        at: CGPoint(x: place.x + step.dx * CGFloat(index), y: place.y + step.dy * CGFloat(index)))
      report.scrollTypes = types
      screen.application.receive([report], at: start + Double(index) * 0.01, in: screen.window)
    }
    guard ends else { return }
    var report = TouchReport(
      7, .ended,
      at: CGPoint(x: place.x + step.dx * CGFloat(count), y: place.y + step.dy * CGFloat(count)))
    report.scrollTypes = types
    screen.application.receive(
      [report], at: start + Double(count) * 0.01 + 0.005, in: screen.window)
  }

  @Test func aFingerAfterAWheelHasToGoTenPointsAsBefore() {
    withScreen(recording: []) { screen in
      let (scroller, _) = screen.scroller(
        content: CGSize(width: 400, height: 5000), at: CGPoint(x: 0, y: 100))
      for types in [UIScrollTypeMask.discrete, .continuous] {
        scroll(screen, types, by: CGVector(dx: 0, dy: -2), count: 1)
        screen.wait(5)
        let offset = scroller.contentOffset
        screen.drag(
          from: place, by: CGVector(dx: 0, dy: -3), count: 3, liftAt: screen.now + 1, lifts: false)
        #expect(scroller.contentOffset == offset && !scroller.isDragging)
        screen.application.cancelTouches(in: screen.window)
        screen.wait(5)
      }
    }
  }

  @Test func aWheelMovesOneToOneAndStopsAtTheEdge() {
    withScreen(recording: []) { screen in
      let (scroller, diary) = screen.scroller(
        content: CGSize(width: 400, height: 5000), at: CGPoint(x: 0, y: 100))
      scroll(screen, .discrete, by: CGVector(dx: 0, dy: -30), count: 3)
      #expect(scroller.contentOffset.y == 190)
      #expect(
        diary.take()
          == "begins dragging at 100, scrolled × 3, lets go with 0 to 190, dragging ended"
      )
      scroll(screen, .discrete, by: CGVector(dx: 0, dy: 100), count: 3)
      #expect(scroller.contentOffset.y == 0)
      screen.wait(2)
      #expect(diary.offsets.allSatisfy { $0.offset.y >= 0 } && !scroller.isDecelerating)
    }
  }

  @Test func aTrackpadPansWithoutHysteresisAndGoesOnByItself() {
    withScreen(recording: []) { screen in
      let (scroller, diary) = screen.scroller(content: CGSize(width: 400, height: 5000))
      _ = diary.take()
      scroll(screen, .continuous, by: CGVector(dx: 0, dy: -4), count: 5)
      #expect(scroller.contentOffset.y == 20)
      let told = diary.take()
      #expect(told.hasPrefix("begins dragging at 0, scrolled × 5, lets go with 0.4 to "))
      #expect(told.hasSuffix("dragging ended, goes on, begins decelerating"))
      #expect(!scroller.isTracking)
      screen.wait(5)
      #expect(scroller.contentOffset.y > 200)
    }
  }

  @Test func aTrackpadsOwnMomentumIsFollowedToItsEnd() {
    withScreen(recording: []) { screen in
      let (scroller, diary) = screen.scroller(content: CGSize(width: 400, height: 5000))
      // The moves become smaller, and the host ends the scroll when none came for a while.
      var (distance, time) = (CGFloat(0), 0.01)
      for index in 0..<40 {
        var report = TouchReport(
          7, index == 0 ? .began : .moved, at: CGPoint(x: place.x, y: place.y - distance))
        report.scrollTypes = .continuous
        screen.application.receive([report], at: time, in: screen.window)
        distance += max(20 - CGFloat(index) * 0.5, 0)
        time += 0.01
      }
      let end = scroller.contentOffset.y
      var report = TouchReport(7, .ended, at: CGPoint(x: place.x, y: place.y - distance))
      report.scrollTypes = .continuous
      screen.application.receive([report], at: time + 0.2, in: screen.window)
      screen.wait(2)
      #expect(scroller.contentOffset.y == end && end > 300)
      #expect(diary.take().hasSuffix("dragging ended"))
    }
  }

  @Test func atTheEdgeTheParentScrolls() {
    withScreen(recording: []) { screen in
      let (outer, _) = screen.scroller(
        content: CGSize(width: 400, height: 5000), at: CGPoint(x: 0, y: 300))
      let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 400, height: 800))
      inner.contentSize = CGSize(width: 400, height: 2000)
      outer.addSubview(inner)
      for types: UIScrollTypeMask in [.discrete, .continuous] {
        outer.contentOffset.y = 300
        scroll(screen, types, by: CGVector(dx: 0, dy: 20), count: 3)
        screen.wait(3)
        #expect(inner.contentOffset.y == 0 && outer.contentOffset.y <= 240)
        outer.contentOffset.y = 300
        scroll(screen, types, by: CGVector(dx: 0, dy: -20), count: 3)
        screen.wait(3)
        #expect(inner.contentOffset.y >= 60 && outer.contentOffset.y == 300)
        inner.contentOffset.y = 0
      }
    }
  }

  @Test func sidewaysScrollingIsNotTakenByAVerticalList() {
    withScreen(recording: []) { screen in
      let (outer, _) = screen.scroller(content: CGSize(width: 2000, height: 800))
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      inner.contentSize = CGSize(width: 400, height: 2000)
      outer.addSubview(inner)
      scroll(screen, .continuous, by: CGVector(dx: -5, dy: 0), count: 6, ends: false)
      #expect(inner.contentOffset == .zero && outer.contentOffset.x == 30)
      screen.application.cancelTouches(in: screen.window)
      screen.wait(3)
    }
  }
}
