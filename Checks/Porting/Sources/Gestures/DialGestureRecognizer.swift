import UIKit
import UIKit.UIGestureRecognizerSubclass

/// One finger that turns around the middle of the view, like an old telephone's dial.
final class DialGestureRecognizer: UIGestureRecognizer {
  /// The angle since the gesture began, clockwise, not limited to one turn.
  private(set) var rotation: CGFloat = 0
  /// The finger must be at least so far from the middle.
  var innerRadius: CGFloat = 20
  /// Radians before it begins.
  var hysteresis: CGFloat = 0.1

  private var finger: UITouch?
  private var lastAngle: CGFloat = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard finger == nil, let touch = touches.first, touches.count == 1 else {
      touches.forEach { if $0 != finger { ignore($0, for: event) } }
      return
    }
    guard radius(of: touch) >= innerRadius else {
      state = .failed
      return
    }
    finger = touch
    lastAngle = angle(of: touch)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let finger = finger, touches.contains(finger) else { return }
    let new = angle(of: finger)
    var delta = new - lastAngle
    if delta > .pi { delta -= 2 * .pi } else if delta < -.pi { delta += 2 * .pi }

    switch state {
    case .possible where abs(delta) > hysteresis:
      lastAngle = new
      state = .began
    case .began, .changed:
      rotation += delta
      lastAngle = new
      state = .changed
    default: ()
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let finger, touches.contains(finger) else { return }
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  override func reset() {
    super.reset()
    finger = nil
    rotation = 0
  }
}

private extension DialGestureRecognizer {
  var middle: CGPoint {
    guard let bounds = view?.bounds else { return .zero }
    return CGPoint(x: bounds.midX, y: bounds.midY)
  }

  func angle(of touch: UITouch) -> CGFloat {
    let p = touch.location(in: view)
    return atan2(p.y - middle.y, p.x - middle.x)
  }

  func radius(of touch: UITouch) -> CGFloat {
    let p = touch.location(in: view)
    return hypot(p.x - middle.x, p.y - middle.y)
  }
}
