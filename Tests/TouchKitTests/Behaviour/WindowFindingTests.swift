// BEHAVIOUR 2.1: a host that names no window says where on the screen; the application asks its
// windows front to back.

import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

private let a = CGPoint(x: 60, y: 80)
private let b = CGPoint(x: 70, y: 80)
private let far = CGPoint(x: 300, y: 300)

/// A window that lets through what hits nothing in it.
private final class GlassWindow: UIWindow {
  private(set) var asked = 0

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    asked += 1
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

extension TestScreen {
  /// Reports touches on the screen, in no window.
  fileprivate func touch(_ reports: TouchReport..., at time: TimeInterval? = nil) {
    application.receive(reports, at: time ?? now)
  }

  fileprivate func tap(_ point: CGPoint) {
    touch(TouchReport(1, .began, at: point))
    touch(TouchReport(1, .ended, at: point))
  }

  /// A shown window of (50, 50, 100, 100) with a view that fills it.
  fileprivate func smallWindow(
    _ name: String, level: UIWindow.Level = .normal
  ) -> (window: GlassWindow, view: ActingView) {
    let window = GlassWindow(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    window.windowLevel = level
    let view = acting(name, in: window)
    view.isMultipleTouchEnabled = true
    window.isHidden = false
    return (window, view)
  }
}

@Suite struct WindowFinding {
  @Test func theFrontmostWindowThatIsHitTakesTheTouch() {
    withScreen { screen in
      screen.view("board")
      let (front, _) = screen.smallWindow("front")
      let (high, highView) = screen.smallWindow("high", level: .alert)
      let (low, _) = screen.smallWindow("low", level: UIWindow.Level(rawValue: -1))
      screen.tap(a)
      screen.expect("high began, high ended")
      // The windows in front are asked, and let through what hits nothing in them.
      screen.tap(far)
      screen.expect("board began, board ended")
      highView.isHidden = true
      screen.tap(a)
      screen.expect("front began, front ended")
      front.isHidden = true
      screen.tap(a)
      screen.expect("board began, board ended")
      #expect((high.asked, front.asked, low.asked) == (4, 2, 0))
      for window in [high, front, low] { window.isHidden = true }
    }
  }

  //  finger 1  ●━━→━━━○   begins in the small window and goes far outside
  @Test func aTouchKeepsItsWindowAndIsReportedWhereItIsOnTheScreen() {
    withScreen(recording: .notes) { screen in
      screen.view("board")
      let (window, view) = screen.smallWindow("small")
      for phase in [UITouch.Phase.began, .moved, .ended] {
        view.when(phase) { touches, event in
          guard let touch = touches.first else { return }
          let place = touch.location(in: nil)
          let others = event?.coalescedTouches(for: touch)?.map { $0.location(in: nil).x } ?? []
          let expected = event?.predictedTouches(for: touch)?.map { $0.location(in: nil).x } ?? []
          screen.note(
            "\(phase) (\(place.x), \(place.y)) from \(touch.previousLocation(in: nil).x) "
              + "precisely \(touch.preciseLocation(in: view).y) by \(others) to \(expected)")
        }
      }
      screen.touch(TouchReport(1, .began, at: a))
      var move = TouchReport(1, .moved, at: far)
      move.sample.preciseLocation = CGPoint(x: 300, y: 300.25)
      move.coalesced = [TouchSample(at: b), move.sample]
      move.predicted = [TouchSample(at: CGPoint(x: 310, y: 300))]
      screen.touch(move)
      screen.touch(TouchReport(1, .ended, at: far))
      screen.expect(
        """
        began (10.0, 30.0) from 10.0 precisely 30.0 by [10.0] to []
        moved (250.0, 250.0) from 10.0 precisely 250.25 by [20.0, 250.0] to [260.0]
        ended (250.0, 250.0) from 250.0 precisely 250.0 by [250.0] to []
        """)
      window.isHidden = true
    }
  }

  @Test func aTurnedWindowTurnsWhatPensSay() {
    withScreen(recording: .notes) { screen in
      let (window, view) = screen.smallWindow("small")
      window.transform = CGAffineTransform(rotationAngle: .pi / 2)
      view.when(.began) { touches, _ in
        guard let touch = touches.first else { return }
        #expect(abs(touch.location(in: nil).x - 30) < 1e-12)
        #expect(abs(touch.location(in: nil).y - 90) < 1e-12)
        #expect(abs(touch.azimuthAngle(in: nil) - (1 - .pi / 2)) < 1e-12)
      }
      var pen = TouchReport(1, .began, at: a, type: .pencil)
      pen.sample.azimuthAngle = 1
      screen.touch(pen)
      pen.phase = .ended
      screen.touch(pen)
      screen.expect("")
      window.isHidden = true
    }
  }

  //  finger 1  ●━━→━━○   in the small window
  //  finger 2  ●━━→━━○   on the board, in the same events
  @Test func anEventThatFallsIntoSeveralWindowsGoesToOneAfterTheOther() {
    withScreen { screen in
      screen.view("board")
      let (window, view) = screen.smallWindow("small")
      var all: [[UITouch.Phase]] = []
      view.when(.moved) { _, event in
        all.append(event?.allTouches?.map(\.phase).sorted { $0.rawValue < $1.rawValue } ?? [])
      }
      screen.touch(TouchReport(2, .began, at: far), TouchReport(1, .began, at: a))
      screen.touch(
        TouchReport(1, .moved, at: b), TouchReport(2, .moved, at: a),
        TouchReport(3, .began, at: b), TouchReport(3, .moved, at: b), at: 0.1)
      screen.touch(
        TouchReport(3, .ended, at: b), TouchReport(2, .ended, at: a), TouchReport(1, .ended, at: b))
      screen.expect(
        """
        board began, small began, small began, small moved, board moved
        small ended(2), board ended
        """)
      #expect(all == [[.began, .moved, .stationary]])
      window.isHidden = true
    }
  }

  @Test func aTouchThatHitsNoWindowIsDroppedAndTold() {
    withScreen { screen in
      screen.view("board")
      let outside = CGPoint(x: -5, y: 10)
      let problems = screen.collectBadInput {
        $0.touch(TouchReport(1, .began, at: outside))
        $0.touch(TouchReport(1, .moved, at: a))
        $0.touch(TouchReport(1, .began, at: CGPoint(x: CGFloat.nan, y: 0)))
        $0.touch(TouchReport(1, .began, at: a), TouchReport(1, .began, at: b))
        $0.touch(TouchReport(1, .began, at: b))
        $0.touch(TouchReport(1, .moved, at: CGPoint(x: CGFloat.infinity, y: 0)))
        $0.touch(TouchReport(1, .stationary, at: b))
        $0.touch(TouchReport(1, .ended, at: b))
      }
      #expect(
        problems == [
          .noWindow(finger: 1), .unknownFinger(1, .moved), .notFinite(finger: 1),
          .reportedTwice(finger: 1), .repeatedBegan(finger: 1), .notFinite(finger: 1),
        ])
      #expect(
        "\(Observation.Decision.badInput(.noWindow(finger: 1)))"
          == "input: finger 1 is over no window: dropped")
      screen.expect("board began, board cancelled, board began, board moved, board ended")
    }
  }

  @Test func eventsInsideCallbacksWaitAlsoWithoutAWindow() {
    withScreen { screen in
      let board = screen.acting("board")
      board.isMultipleTouchEnabled = true
      board.when(.began) { touches, _ in
        guard touches.first?.location(in: nil) == a else { return }
        screen.touch(TouchReport(2, .began, at: b), TouchReport(1, .ended, at: a))
        screen.note("sent")
      }
      screen.touch(TouchReport(1, .began, at: a))
      screen.touch(TouchReport(2, .ended, at: b))
      screen.expect("board began, sent, board began, board ended ×2")
    }
  }

  //  pointer  in the small window ─→ on the board ─→ away
  @Test func aPointerLeavesTheWindowThatItGoesOutOf() {
    withScreen(recording: .actions) { screen in
      let board = screen.view("board")
      let (window, view) = screen.smallWindow("small")
      screen.add(UIHoverGestureRecognizer(), named: "overBoard", to: board)
      screen.add(UIHoverGestureRecognizer(), named: "overSmall", to: view)
      screen.touch(TouchReport(9, .regionEntered, at: a))
      screen.expect("overSmall began")
      screen.touch(TouchReport(9, .regionMoved, at: b))
      screen.expect("overSmall changed")
      screen.touch(TouchReport(9, .regionMoved, at: far))
      screen.expect("overSmall ended, overBoard began")
      screen.touch(TouchReport(9, .regionMoved, at: CGPoint(x: CGFloat.nan, y: 0)))
      screen.touch(TouchReport(9, .regionExited, at: far))
      screen.expect("overBoard ended")
      window.isHidden = true
    }
  }
}
