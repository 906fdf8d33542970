// What the documents claim of sequences, contact areas, `super` and first responders, each by an input for
// which the contrary would show.

import Testing
import TouchTesting
import UIKit

private let place = CGPoint(x: 100, y: 100)

/// Counts how often it is asked about an event, which is once in each multi-touch sequence.
private final class SequenceCounter: UIGestureRecognizerDelegate {
  var count = 0
  deinit {}
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    count += 1
    return true
  }
}

/// A tap that does not hand some of its touches on.
private final class MuteTap: UITapGestureRecognizer {
  var isMuteAtBegin = false
  var isMuteAtEnd = false
  deinit {}
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isMuteAtBegin { super.touchesBegan(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isMuteAtEnd { super.touchesEnded(touches, with: event) }
  }
}

@Suite struct DocumentClaims {
  //  finger 1  ●━━━○
  //  finger 2    ●━━━━━━○
  //  finger 3        ●━━━━━○    one sequence, in which a finger lands after a lift
  //  finger 4                ●━○
  @Test func fingerThatLandsBetweenTwoLiftsBelongsToTheSequence() {
    withScreen(recording: []) { screen in
      let counter = SequenceCounter()
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: screen.view("board"))
      tap.delegate = counter
      @MainActor func send(_ finger: Int, _ phase: UITouch.Phase, _ time: Double) {
        let spot = CGPoint(x: 60 * finger, y: 100)
        screen.send([TouchReport(finger, phase, at: spot)], at: time)
      }
      for (finger, phase, time) in [
        (1, UITouch.Phase.began, 0.1), (2, .began, 0.2), (1, .ended, 0.3), (3, .began, 0.4),
        (2, .ended, 0.5), (3, .ended, 0.6),
      ] {
        send(finger, phase, time)
        #expect(counter.count == 1, "at \(time)")
      }
      send(4, .began, 0.7)
      #expect(counter.count == 2)
      send(4, .ended, 0.8)
    }
  }

  @Test(arguments: [(199.0, true), (201, false)])
  func fingerHitsWithItsPointHoweverLargeItsContactIs(x: Double, isHit: Bool) {
    withScreen(recording: []) { screen in
      let board = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      screen.add(board, named: "board")
      var report = TouchReport(1, .began, at: CGPoint(x: x, y: 100))
      (report.sample.majorRadius, report.sample.majorRadiusTolerance) = (60, 20)
      var hit: UIView?
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: screen.window)
      tap.cancelsTouchesInView = false
      screen.send([report], at: 0.1)
      hit = tap.numberOfTouches == 1 ? screen.window.hitTest(CGPoint(x: x, y: 100), with: nil) : nil
      #expect((hit === board) == isHit)
      #expect(tap.location(ofTouch: 0, in: nil) == CGPoint(x: x, y: 100))
      screen.send([TouchReport(1, .ended, at: CGPoint(x: x, y: 100))], at: 0.2)
    }
  }

  /// Without `super`, a built-in recognizer does not hear of its touches.
  @Test(arguments: [(false, false, true), (true, false, false), (false, true, false)])
  func subclassMustCallSuper(isMuteAtBegin: Bool, isMuteAtEnd: Bool, isTap: Bool) {
    withScreen(recording: .actions) { screen in
      let tap = MuteTap()
      (tap.isMuteAtBegin, tap.isMuteAtEnd) = (isMuteAtBegin, isMuteAtEnd)
      screen.add(tap, named: "tap", to: screen.view("board"))
      screen.play(.tap(at: place))
      screen.wait(1)
      screen.expect(isTap ? "tap ended" : "")
    }
  }

  @Test func viewThatIsNotFirstResponderHearsNoShake() {
    final class Listener: UIView {
      var count = 0
      override var canBecomeFirstResponder: Bool { true }
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        count += 1
      }
    }
    withScreen(recording: []) { screen in
      let listeners = (0..<2).map { _ in Listener(frame: screen.window.bounds) }
      for listener in listeners { screen.window.addSubview(listener) }
      screen.shake()
      screen.wait(1)
      #expect(listeners.map { $0.count } == [0, 0])
      listeners[0].becomeFirstResponder()
      screen.shake()
      screen.wait(1)
      #expect(listeners.map { $0.count } == [1, 0])
      listeners[0].resignFirstResponder()
      screen.shake()
      screen.wait(1)
      #expect(listeners.map { $0.count } == [1, 0])
    }
  }
}
