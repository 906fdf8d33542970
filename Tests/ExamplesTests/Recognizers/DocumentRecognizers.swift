// Two recognizers as they were published for Objective-C, ported line by line, faults included.

import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A tickle whose `reset` fails it, and whose `touchesEnded` calls `reset`.
final class KMGestureRecognizer: UIGestureRecognizer {
  enum Direction {
    case unknown, left, right
  }

  private let minTickleSpacing: CGFloat = 20.0
  private let maxTickleCount = 3

  var tickleCount = 0
  var currentTickleStart = CGPoint.zero
  var lastDirection = Direction.unknown

  override func reset() {
    tickleCount = 0
    currentTickleStart = .zero
    lastDirection = .unknown

    if state == .possible {
      state = .failed
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    currentTickleStart = touch.location(in: view)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    let tickleEnd = touch.location(in: view)
    let tickleSpacing = tickleEnd.x - currentTickleStart.x
    let currentDirection: Direction = tickleSpacing < 0 ? .left : .right

    if abs(tickleSpacing) >= minTickleSpacing {
      if lastDirection == .unknown || (lastDirection == .left && currentDirection == .right)
        || (lastDirection == .right && currentDirection == .left)
      {
        tickleCount += 1
        currentTickleStart = tickleEnd
        lastDirection = currentDirection

        if tickleCount >= maxTickleCount && state == .possible {
          state = .ended
        }
      }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    reset()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    reset()
  }
}

/// A checkmark that stays possible when the finger is lifted and it does not match.
final class DocumentCheckmarkGestureRecognizer: UIGestureRecognizer {
  var midPoint = CGPoint.zero
  var strokeUp = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if touches.count != 1 {
      state = .failed
      return
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .failed { return }
    guard let touch = touches.first else { return }
    let nowPoint = touch.location(in: view)
    let prevPoint = touch.previousLocation(in: view)

    // strokeUp is a property
    if !strokeUp {
      // On downstroke, both x and y increase in positive direction
      if nowPoint.x >= prevPoint.x && nowPoint.y >= prevPoint.y {
        midPoint = nowPoint
        // Upstroke has increasing x value but decreasing y value
      } else if nowPoint.x >= prevPoint.x && nowPoint.y <= prevPoint.y {
        strokeUp = true
      } else {
        state = .failed
      }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if (state == .possible) && strokeUp {
      state = .recognized
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    midPoint = .zero
    strokeUp = false
    state = .failed
  }

  override func reset() {
    super.reset()
    midPoint = .zero
    strokeUp = false
  }
}
