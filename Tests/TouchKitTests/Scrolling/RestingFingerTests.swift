// BEHAVIOUR 16 and 17: fingers that rest before they lift, that catch content, and that flick again.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct RestingFingers {
  /// How a finger rests for 0.3 s after a drag.
  enum Rest: CaseIterable { case unseen, stationary, besideAnother, inPlace, stationaryForAMoment }

  /// The velocity with which a finger lets go that has dragged content 300 points beyond its edge, in points
  /// per millisecond.
  private func velocity(after rest: Rest) -> String {
    withScreen(size: CGSize(width: 400, height: 800), recording: []) { screen in
      let (scroller, diary) = screen.scroller(content: CGSize(width: 400, height: 5000))
      scroller.frame.size.width = 300
      let place = CGPoint(x: 100, y: 400)
      if rest == .besideAnother { screen.send(2, .began, CGPoint(x: 350, y: 100), at: 0) }
      screen.drag(
        from: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 5), count: 60, liftAt: 1,
        lifts: false)
      diary.forget()
      for step in 1...30 {
        let time = 1 + Double(step) / 100
        switch rest {
        case .unseen: screen.wait(0.01)
        case .stationary: screen.send(1, .stationary, place, at: time)
        case .besideAnother: screen.send(2, .moved, CGPoint(x: 350, y: 100 + step), at: time)
        case .inPlace: screen.send(1, .moved, place, at: time)
        case .stationaryForAMoment:
          if step == 1 { screen.send(1, .stationary, place, at: time) } else { screen.wait(0.01) }
        }
      }
      screen.send(1, .ended, place, at: 1.31)
      let told = diary.take()
      if rest == .besideAnother { screen.send(2, .ended, CGPoint(x: 350, y: 130), at: 1.32) }
      screen.wait(3)
      return told.components(separatedBy: ", ")[0]
    }
  }

  /// A recording of iOS 26.1 lets go with 0.625 after stationary samples, here without its last digit; unseen rest is that of a host that
  /// reports only what changes.
  @Test func velocityIsKeptByAFingerThatIsSeenAtRest() {
    for rest in Rest.allCases {
      let speed = rest == .unseen ? "0" : "-0.62"
      #expect(velocity(after: rest).hasPrefix("lets go with \(speed) "), "\(rest)")
    }
  }

  @Test func contentThatIsCaughtMovesAfterTenPointsToo() {
    withScreen(size: CGSize(width: 400, height: 800), recording: []) { screen in
      let (scroller, _) = screen.scroller(content: CGSize(width: 400, height: 50_000))
      screen.drag(
        from: CGPoint(x: 200, y: 700), by: CGVector(dx: 0, dy: -20), count: 20, liftAt: 1)
      screen.wait(0.2)
      #expect(scroller.isDecelerating)
      screen.send(1, .began, CGPoint(x: 200, y: 400), at: 1.2)
      let caught = scroller.contentOffset.y
      screen.send(1, .moved, CGPoint(x: 200, y: 391), at: 1.21)
      #expect(scroller.contentOffset.y == caught)
      screen.send(1, .moved, CGPoint(x: 200, y: 380), at: 1.22)
      #expect(scroller.contentOffset.y == caught + 10)
      screen.send(1, .ended, CGPoint(x: 200, y: 380), at: 1.23)
      screen.wait(5)
    }
  }

  @Test func flickThatFollowsAnotherIsNoFaster() {
    withScreen(size: CGSize(width: 400, height: 800), recording: []) { screen in
      let (_, diary) = screen.scroller(content: CGSize(width: 400, height: 500_000))
      for time in [1.0, 1.5, 2, 2.5] {
        diary.forget()
        screen.drag(
          from: CGPoint(x: 200, y: 700), by: CGVector(dx: 0, dy: -24), count: 20, liftAt: time)
        #expect(diary.take().contains("lets go with 3 "))
      }
      screen.wait(8)
    }
  }
}
