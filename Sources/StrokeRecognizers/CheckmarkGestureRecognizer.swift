// A finger that draws a checkmark. It follows the two strokes and forgives a trembling hand.

import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes a checkmark, drawn with one finger; a discrete gesture.
///
/// The finger goes down and to the right, turns at ``midPoint``, and goes up and to the right until
/// it is lifted; that is when the checkmark is recognized. It fails as soon as the finger goes
/// another way by more than ``slack``, or a second one comes.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class CheckmarkGestureRecognizer: UIGestureRecognizer {
  private enum Stroke {
    case down, up
  }

  /// Where the finger turned from the downstroke to the upstroke, in the view's coordinates.
  ///
  /// It is known from the turn on, and zero again after the gesture.
  public private(set) var midPoint = CGPoint.zero

  /// How high each stroke must be at least, in points.
  public var minimumStrokeHeight: CGFloat = 10

  /// How far the finger may go against the direction of a stroke, in points.
  public var slack: CGFloat = 5

  private var stroke = Stroke.down
  private var start = CGPoint.zero
  /// The lowest point of the downstroke, then the highest one of the upstroke.
  private var extreme = CGPoint.zero
  private var rightmost: CGFloat = 0

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard numberOfTouches == 1 else {
      state = .failed
      return
    }
    start = location(in: view)
    extreme = start
    rightmost = start.x
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let point = location(in: view)
    rightmost = max(rightmost, point.x)
    guard point.x >= rightmost - slack else {
      state = .failed
      return
    }
    switch stroke {
    case .down where point.y >= extreme.y, .up where point.y <= extreme.y:
      extreme = point
    case .down where point.y < extreme.y - slack:
      turn(at: extreme, to: point)
    case .up where point.y > extreme.y + slack:
      state = .failed
    case .down, .up:
      break
    }
  }

  private func turn(at lowest: CGPoint, to point: CGPoint) {
    guard lowest.y - start.y >= minimumStrokeHeight, lowest.x > start.x else {
      state = .failed
      return
    }
    midPoint = lowest
    extreme = point
    stroke = .up
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    let isComplete =
      stroke == .up && midPoint.y - extreme.y >= minimumStrokeHeight && extreme.x > midPoint.x
    state = isComplete ? .ended : .failed
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  public override func reset() {
    super.reset()
    midPoint = .zero
    stroke = .down
  }
}
