import Foundation
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Two fingers, twice. Measures with the uptime instead of timers, and fails when the next
/// finger comes too late.
class TwoFingerDoubleTapRecognizer: UIGestureRecognizer {

  var interval: TimeInterval = 0.4
  var allowedMovement: CGFloat = 20

  private var taps = 0
  private var lastTapTime: TimeInterval = 0
  private var locations: [UITouch: CGPoint] = [:]
  private var highestCount = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if taps > 0, locations.isEmpty {
      let now = ProcessInfo.processInfo.systemUptime
      if now - lastTapTime > interval {
        state = .failed
        return
      }
    }
    touches.forEach { locations[$0] = $0.location(in: view) }
    highestCount = max(highestCount, locations.count)
    if highestCount > 2 { state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let old = locations[touch] else { continue }
      let new = touch.location(in: view)
      if abs(new.x - old.x) + abs(new.y - old.y) > allowedMovement {
        state = .failed
      }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { locations[touch] = nil }
    guard state == .possible, locations.isEmpty else { return }
    guard highestCount == 2 else {
      state = .failed
      return
    }
    taps += 1
    highestCount = 0
    lastTapTime = ProcessInfo.processInfo.systemUptime
    if taps == 2 {
      state = .recognized
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override func reset() {
    super.reset()
    taps = 0
    highestCount = 0
    locations = [:]
  }
}
