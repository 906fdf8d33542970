// An object between a recognizer and its delegate: which of the two is asked.

import Testing
import TouchTesting
import UIKit

/// A pan that puts an object of its own before the delegate that others set and read.
private final class RelayingPan: UIPanGestureRecognizer {
  let relay: RecordingDelegate
  private weak var outside: (any UIGestureRecognizerDelegate)?

  init(_ screen: TestScreen) {
    relay = RecordingDelegate(screen)
    super.init(target: nil, action: nil)
  }

  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { outside }
    set {
      outside = newValue
      super.delegate = relay
    }
  }
}

@Suite struct RelayedDelegates {
  /// A delegate that answers each question otherwise than the object before it.
  private func contrary(_ screen: TestScreen) -> RecordingDelegate {
    let delegate = RecordingDelegate(screen)
    delegate.shouldBegin = { _ in false }
    delegate.simultaneous = { _, _ in true }
    delegate.requiresFailure = { _, _ in true }
    delegate.requiredToFail = { _, _ in true }
    delegate.receivesTouch = { _, _ in false }
    delegate.receivesEvent = { _, _ in false }
    delegate.receivesPress = { _, _ in false }
    return delegate
  }

  @Test func areNotAskedButTheObjectBeforeThemIs() {
    withScreen(recording: .questions) { screen in
      let outside = contrary(screen)
      let pans = [RelayingPan(screen), RelayingPan(screen)]
      for pan in pans {
        pan.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
        pan.delegate = outside
        screen.window.addGestureRecognizer(pan)
      }
      screen.play(.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 150, y: 100)))
      screen.send(.press(.init(.select, .began, time: screen.now)))
      screen.send(.press(.init(.select, .ended, time: screen.now)))
      // The question and the answer, without the name of the other recognizer.
      let answers = Set(
        screen.log.map { entry in
          let words = entry.action.split(separator: " ")
          return "\(words.first ?? "") \(words.last ?? "")".replacing("?", with: "")
        })
      #expect(
        answers == [
          "receivesTouch yes", "receivesEvent yes", "receivesPress yes", "shouldBegin yes",
          "simultaneousWith no", "requiresFailureOf no", "requiredToFailBy no",
        ])
      #expect(pans[0].delegate === outside)
    }
  }
}
