import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Must begin at the leading end and stay inside a narrow track.
final class SlideToUnlockGestureRecognizer: UIGestureRecognizer {
  /// The track in the coordinates of the view; the whole view if nil.
  var track: CGRect?
  var knobWidth: CGFloat = 60
  var tolerance: CGFloat = 30
  @objc dynamic private(set) var progress: Double = 0

  private var grabOffset: CGFloat = 0

  private var rail: CGRect { track ?? view?.bounds ?? .zero }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let touch = touches.first else { return }
    let point = touch.location(in: view)
    let knob = CGRect(x: rail.minX, y: rail.minY, width: knobWidth, height: rail.height)
    guard touches.count == 1, knob.contains(point) else {
      state = .failed
      return
    }
    grabOffset = point.x - rail.minX
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    let point = touch.location(in: view)
    if point.y < rail.minY - tolerance || point.y > rail.maxY + tolerance {
      progress = 0
      state = .cancelled
      return
    }
    let way = max(rail.width - knobWidth, 1)
    progress = Double(min(max((point.x - rail.minX - grabOffset) / way, 0), 1))
    state = progress >= 1 ? .ended : .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .began || state == .changed {
      progress = 0
      state = .cancelled
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    progress = 0
    state = .cancelled
  }
}
