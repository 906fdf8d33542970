// An object between a recognizer and its delegate: which of the two is asked.

import Testing
import TouchTesting
import UIKit

/// Notes each question that it is asked.
private final class Asked: NSObject, UIGestureRecognizerDelegate {
  var questions: Set<String> = []

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    questions.insert("begin")
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    questions.insert("together")
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    questions.insert("waits")
    return false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    questions.insert("is awaited")
    return false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    questions.insert("touch")
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool {
    questions.insert("press")
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    questions.insert("event")
    return true
  }
}

/// A pan that puts an object of its own before the delegate that others set and read.
private final class RelayingPan: UIPanGestureRecognizer {
  let relay = Asked()
  private weak var outside: (any UIGestureRecognizerDelegate)?

  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { outside }
    set {
      outside = newValue
      super.delegate = relay
    }
  }
}

@Suite struct RelayedDelegates {
  @Test func areNotAskedButTheObjectBeforeThemIs() {
    withScreen(recording: []) { screen in
      let outside = Asked()
      let pans = [RelayingPan(), RelayingPan()]
      for pan in pans {
        pan.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
        pan.delegate = outside
        screen.window.addGestureRecognizer(pan)
      }
      screen.play(.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 150, y: 100)))
      screen.send(.press(.init(.select, .began, time: screen.now)))
      screen.send(.press(.init(.select, .ended, time: screen.now)))
      let all: Set = ["begin", "together", "waits", "is awaited", "touch", "press", "event"]
      #expect(pans[0].relay.questions.union(pans[1].relay.questions) == all)
      #expect(outside.questions.isEmpty && pans[0].delegate === outside)
    }
  }
}
