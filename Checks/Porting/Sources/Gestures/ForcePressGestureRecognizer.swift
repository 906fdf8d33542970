// ForcePressGestureRecognizer.swift
// A press that begins when the finger presses hard, or after some time on devices without force.

import UIKit.UIGestureRecognizerSubclass
import AudioToolbox

class ForcePressGestureRecognizer: UIGestureRecognizer {

  /// Part of the maximum force that counts as a press.
  var threshold: CGFloat = 0.75
  /// Seconds after which a still finger counts as a press where there is no force.
  var fallbackDuration: TimeInterval = 0.6
  var vibrates = false
  var allowableMovement: CGFloat = 12

  private(set) var force: CGFloat = 0
  private var fallbackTimer: Timer?
  private var startPoint = CGPoint.zero

  required init(target: AnyObject?, action: Selector, threshold: CGFloat = 0.75) {
    self.threshold = threshold
    super.init(target: target, action: action)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, numberOfTouches <= 1 else {
      state = .failed
      return
    }
    startPoint = touch.location(in: view)
    fallbackTimer = Timer.scheduledTimer(
      timeInterval: fallbackDuration,
      target: self,
      selector: #selector(fallbackTimerFired(_:)),
      userInfo: nil,
      repeats: false
    )
    handle(touch)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    handle(touch)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    stopTimer()
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    stopTimer()
    state = state == .possible ? .failed : .cancelled
  }

  override func reset() {
    super.reset()
    stopTimer()
    force = 0
  }

  private func handle(_ touch: UITouch) {
    if touch.maximumPossibleForce > 0 {
      force = touch.force / touch.maximumPossibleForce
    }
    switch state {
    case .possible:
      let point = touch.location(in: view)
      if hypot(point.x - startPoint.x, point.y - startPoint.y) > allowableMovement {
        stopTimer()
        state = .failed
      } else if force >= threshold {
        begin()
      }
    case .began, .changed:
      state = .changed
    default:
      break
    }
  }

  @objc private func fallbackTimerFired(_ timer: Timer) {
    guard timer.isValid, state == .possible else { return }
    begin()
  }

  private func begin() {
    stopTimer()
    if vibrates {
      AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
    }
    state = .began
  }

  private func stopTimer() {
    fallbackTimer?.invalidate()
    fallbackTimer = nil
  }
}
