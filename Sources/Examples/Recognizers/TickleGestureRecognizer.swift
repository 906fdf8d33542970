// A finger that goes to and fro. It measures each stroke from where the finger turned back.

import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes a finger that goes to and fro at least three times; a discrete gesture.
///
/// A stroke counts once it is 20 points long; the first one may go either way, and every other one
/// goes back. It is recognized as soon as the third stroke is long enough. It fails when the finger
/// is lifted before, or a second one comes; then a swipe that waits for it is free.
public final class TickleGestureRecognizer: UIGestureRecognizer {
  private enum Direction {
    case left, right
  }

  /// How many strokes make a tickle.
  public var minimumNumberOfStrokes = 3

  /// How long each stroke must be, in points.
  public var minimumStrokeLength: CGFloat = 20

  private var strokeCount = 0
  private var direction: Direction?
  /// How far the finger came in the direction of its last stroke.
  private var turningPoint: CGFloat = 0

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard numberOfTouches == 1 else {
      state = .failed
      return
    }
    turningPoint = location(in: view).x
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let x = location(in: view).x
    let distance = x - turningPoint
    let present: Direction = distance < 0 ? .left : .right
    if present == direction {
      turningPoint = x
    } else if abs(distance) >= minimumStrokeLength {
      direction = present
      turningPoint = x
      strokeCount += 1
      if strokeCount >= minimumNumberOfStrokes { state = .ended }
    }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  public override func reset() {
    super.reset()
    strokeCount = 0
    direction = nil
    turningPoint = 0
  }
}
