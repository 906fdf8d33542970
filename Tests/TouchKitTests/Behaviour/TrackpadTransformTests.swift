// Two fingers that pinch and turn on a trackpad: recognizers hear of them, views do not.

import Foundation
import Testing
import TouchTesting
import UIKit

private let place = CGPoint(x: 100, y: 100)

extension TestScreen {
  /// Reports what two fingers on a trackpad do; `nil` leaves the transform out.
  fileprivate func transform(
    _ phase: UITouch.Phase, _ scale: CGFloat?, _ rotation: CGFloat = 0, at point: CGPoint = place
  ) {
    var report = TouchReport(7, phase, at: point, type: .indirectPointer)
    report.sample.transform = scale.map { TouchSample.Transform(scale: $0, rotation: rotation) }
    application.receive([report], at: now, in: window)
  }

  /// A pinch that begins, goes to twice the width, and ends.
  fileprivate func pinchToTwice() {
    transform(.began, 1)
    transform(.moved, 1.5)
    transform(.moved, 3)
    transform(.ended, 3)
  }
}

@Suite struct TrackpadTransforms {
  private func withPinch(_ body: (TestScreen, UIPinchGestureRecognizer) -> Void) {
    withScreen(recording: [.actions, .failures, .touches]) { screen in
      let pinch = screen.add(UIPinchGestureRecognizer(), named: "pinch", to: screen.view("board"))
      screen.show(of: pinch) { "\($0.numberOfTouches): \($0.scale), \($0.location(in: nil).x)" }
      body(screen, pinch)
    }
  }

  @Test func aPinchFollowsItWithoutTouchesAndViewsHearNothing() {
    withPinch { screen, _ in
      screen.pinchToTwice()
      screen.expect(
        "pinch began [0: 1.0, 100.0], pinch changed [0: 2.0, 100.0], pinch ended [0: 2.0, 100.0]")
    }
  }

  @Test func aPinchBeginsAtAScaleOfOnePointZeroEight() {
    for (scale, isPinch) in [(1.0799, false), (1.0801, true), (0.9201, false), (0.9199, true)] {
      withPinch { screen, _ in
        screen.recording = .actions
        screen.transform(.began, 1)
        screen.transform(.moved, CGFloat(scale))
        screen.transform(.ended, CGFloat(scale))
        screen.expect(isPinch ? "pinch began, pinch ended" : "")
      }
    }
  }

  @Test func aRotationFollowsItOverAnyNumberOfTurns() {
    withScreen(recording: .actions) { screen in
      let board = screen.view("board")
      let rotation = screen.add(UIRotationGestureRecognizer(), named: "turn", to: board)
      screen.add(UIPinchGestureRecognizer(), named: "pinch", to: board)
      screen.transform(.began, 1)
      for step in 1...16 { screen.transform(.moved, 1, CGFloat(step) * .pi / 4) }
      #expect(abs(rotation.rotation - (4 * .pi - 5 * .pi / 180)) < 1e-9)
      screen.transform(.ended, 1, 4 * .pi)
      screen.expect("turn began, turn changed…, turn ended")
    }
  }

  @Test func theCentreIsThePointerAlsoWhileItMoves() {
    withPinch { screen, pinch in
      screen.transform(.began, 1)
      screen.transform(.moved, 2)
      screen.transform(.moved, 2, 0, at: CGPoint(x: 150, y: 120))
      #expect(pinch.location(in: nil) == CGPoint(x: 150, y: 120))
      #expect(pinch.scale == 1)
      screen.transform(.cancelled, 2)
      screen.ignoreLog()
    }
  }

  @Test func aTransformThatIsLeftOutAfterAFarMoveStays() {
    withPinch { screen, pinch in
      let far = CGPoint(x: 300, y: 100)
      screen.transform(.began, 1)
      screen.transform(.moved, 2, at: far)
      screen.transform(.moved, 4, at: far)
      screen.transform(.moved, nil, at: far)
      #expect(pinch.scale == 2 && pinch.numberOfTouches == 0)
      screen.transform(.ended, nil, at: far)
      screen.ignoreLog()
    }
  }

  @Test func otherRecognizersNeverTakeIt() {
    withScreen(recording: [.actions, .failures, .touches]) { screen in
      let board = screen.view("board")
      let pan = UIPanGestureRecognizer()
      pan.allowedScrollTypesMask = .all
      let all: [UIGestureRecognizer] = [
        UITapGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer(), pan,
        UIScreenEdgePanGestureRecognizer(), Scripted(),
      ]
      for recognizer in all { board.addGestureRecognizer(recognizer) }
      screen.pinchToTwice()
      screen.expect("")
    }
  }

  @Test func aPinchFollowsFingersOrATrackpadNotBoth() {
    withPinch { screen, pinch in
      pinch.requiresExclusiveTouchType = false
      screen.recording = .actions
      screen.transform(.began, 1)
      let finger = screen.finger()
      finger.down(at: place)
      screen.transform(.moved, 2)
      screen.transform(.moved, 4)
      #expect(pinch.scale == 2 && pinch.numberOfTouches == 0)
      screen.transform(.ended, 4)
      finger.up()
      screen.expect("pinch began, pinch changed, pinch ended")
      finger.down(at: place)
      screen.pinchToTwice()
      finger.up()
      screen.expect("")
    }
  }

  @Test func theDelegateIsToldTheTypeOfTheEvent() {
    withScreen { screen in
      let asked = TypesAsked()
      let board = screen.view("board")
      let pinch = screen.add(UIPinchGestureRecognizer(), named: "pinch", to: board)
      let pan = screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      pan.allowedScrollTypesMask = .all
      (pinch.delegate, pan.delegate) = (asked, asked)
      screen.pinchToTwice()
      #expect(asked.types == [.transform])
      asked.types = []
      for phase in [UITouch.Phase.began, .moved, .ended] {
        var report = TouchReport(8, phase, at: place, type: .indirectPointer)
        report.scrollTypes = .continuous
        screen.send([report])
      }
      #expect(asked.types == [.scroll])
      asked.types = []
      screen.play(.tap(at: place))
      #expect(asked.types == [.touches, .touches])
      #expect(UIEvent.EventType.transform.rawValue == 14)
    }
  }

  @Test func anEventOfAFingerAndATrackpadIsOfTouches() {
    withScreen { screen in
      let asked = TypesAsked()
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: screen.view("board"))
      tap.delegate = asked
      for isFirst in [true, false] {
        for phase in [UITouch.Phase.began, .cancelled] {
          var trackpad = TouchReport(7, phase, at: place, type: .indirectPointer)
          trackpad.sample.transform = TouchSample.Transform()
          let finger = TouchReport(1, phase, at: place)
          screen.send(isFirst ? [trackpad, finger] : [finger, trackpad])
        }
      }
      #expect(asked.types == [.touches, .touches])
    }
  }

  @Test func aScrollViewZoomsAboutThePointer() {
    withScreen { screen in
      let scroller = UIScrollView(frame: screen.window.bounds)
      let content = UIView(frame: scroller.bounds)
      let zoomer = Zoomer(content)
      scroller.addSubview(content)
      scroller.contentSize = content.bounds.size
      scroller.maximumZoomScale = 4
      scroller.delegate = zoomer
      screen.window.addSubview(scroller)
      screen.pinchToTwice()
      #expect(scroller.zoomScale == 2)
      // What was under the pointer still is.
      #expect(content.convert(place, to: screen.window) == place)
    }
  }
}

@Suite struct WrongTransforms {
  private func withPinch(_ body: (TestScreen, UIPinchGestureRecognizer) -> Void) {
    withScreen(recording: .actions) { screen in
      body(screen, screen.add(UIPinchGestureRecognizer(), named: "pinch", to: screen.view("board")))
    }
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity])
  func anImpossibleOneIsReportedAndTheOneBeforeStays(scale: CGFloat) {
    withPinch { screen, pinch in
      var problems: [InputProblem] = []
      screen.observe { if case .badInput(let problem) = $0.decision { problems.append(problem) } }
      screen.transform(.began, 1)
      screen.transform(.moved, 2)
      screen.transform(.moved, 3)
      screen.transform(.moved, scale)
      #expect(pinch.scale == 1.5)
      screen.transform(.ended, 3)
      screen.expect("pinch began, pinch changed ×2, pinch ended")
      #expect(problems == [.notFinite(finger: 7)])
    }
  }

  @Test func aScaleThatBeginsAtZeroBeginsAtOne() {
    withPinch { screen, pinch in
      screen.transform(.began, 0)
      screen.transform(.moved, 2)
      screen.transform(.moved, 4)
      #expect(pinch.scale == 2)
      screen.transform(.ended, 4)
      screen.expect("pinch began, pinch changed, pinch ended")
    }
  }

  @Test func aScaleThatIsLeftOutIsOne() {
    withPinch { screen, pinch in
      screen.transform(.began, 1)
      screen.transform(.moved, 2)
      screen.transform(.moved, nil)
      #expect(pinch.scale == 1)
      screen.transform(.ended, nil)
      screen.expect("pinch began, pinch changed, pinch ended")
      screen.transform(.began, nil)
      screen.transform(.moved, 3)
      screen.transform(.ended, 3)
      screen.expect("")
    }
  }

  @Test func anImpossibleOneOfAFarFingerIsReported() {
    withPinch { screen, _ in
      var problems: [InputProblem] = []
      screen.observe { if case .badInput(let problem) = $0.decision { problems.append(problem) } }
      let far = CGPoint(x: 300, y: 100)
      screen.send([TouchReport(1, .began, at: place)])
      screen.send([TouchReport(1, .moved, at: far)])
      var report = TouchReport(1, .moved, at: far)
      report.sample.transform = TouchSample.Transform(scale: 0)
      screen.application.receive([report], at: screen.now, in: screen.window)
      #expect(problems == [.notFinite(finger: 1)])
      screen.send([TouchReport(1, .ended, at: far)])
    }
  }

  @Test func hugeOnesHaveALimit() {
    withPinch { screen, pinch in
      screen.transform(.began, 1)
      screen.transform(.moved, 1e300, 1e300)
      screen.transform(.moved, 1e-300, -1e300)
      screen.transform(.ended, 1e-300)
      #expect(pinch.scale.isFinite)
      screen.ignoreLog()
    }
  }
}

private final class TypesAsked: UIGestureRecognizerDelegate {
  var types: [UIEvent.EventType] = []

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    types.append(event.type)
    return true
  }
}

private final class Zoomer: UIScrollViewDelegate {
  let content: UIView

  init(_ content: UIView) { self.content = content }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
}
