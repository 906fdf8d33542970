// A finger that turns a view about its centre, as one turns a volume knob.

import GestureCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes one finger that turns its view about the view's centre; a continuous gesture.
///
/// It begins once the finger has turned by ``threshold``, which does not count. The angle is
/// measured in the superview, so the view may be turned meanwhile, and it goes on over any number
/// of turns. Further fingers are ignored.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class KnobGestureRecognizer: UIGestureRecognizer {
  /// The angle since the gesture began, or since it was last set, in radians, clockwise positive.
  public var rotation: CGFloat = 0

  /// How far the finger must turn before the gesture begins, in radians.
  public var threshold: CGFloat = 5 * .pi / 180

  /// Nearer to the centre than this a finger has no clear direction and turns nothing, in points.
  public var innerRadius: CGFloat = 10

  private var finger: UITouch?
  /// The finger's last direction from the centre, in radians; `nil` if it was never clear.
  private var direction: CGFloat?
  /// How far the finger has turned before the gesture began.
  private var attempt: CGFloat = 0

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches {
      if finger == nil {
        finger = touch
        direction = direction(of: touch)
      } else {
        ignore(touch, for: event)
      }
    }
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let finger, touches.contains(finger), let present = direction(of: finger) else { return }
    let turn = direction.map { shortestTurn(from: $0, to: present) } ?? 0
    direction = present
    guard state == .possible else {
      rotation += turn
      state = .changed
      return
    }
    attempt += turn
    guard abs(attempt) >= threshold else { return }
    rotation = attempt < 0 ? attempt + threshold : attempt - threshold
    state = .began
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let finger, touches.contains(finger) else { return }
    state = state == .possible ? .failed : .ended
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    guard let finger, touches.contains(finger) else { return }
    state = state == .possible ? .failed : .cancelled
  }

  public override func reset() {
    super.reset()
    rotation = 0
    finger = nil
    direction = nil
    attempt = 0
  }

  /// The direction of a finger from the view's centre; `nil` if it is too near to have one.
  private func direction(of touch: UITouch) -> CGFloat? {
    guard let view else { return nil }
    let place = touch.location(in: view.superview)
    let (dx, dy) = (place.x - view.center.x, place.y - view.center.y)
    guard dx * dx + dy * dy >= innerRadius * innerRadius else { return nil }
    return Trigonometry.atan2(Double(dy), Double(dx))
  }

  /// The turn between two directions that is at most half a circle, in radians.
  private func shortestTurn(from old: CGFloat, to new: CGFloat) -> CGFloat {
    let turn = new - old
    if turn > .pi { return turn - 2 * .pi }
    return turn <= -.pi ? turn + 2 * .pi : turn
  }
}
