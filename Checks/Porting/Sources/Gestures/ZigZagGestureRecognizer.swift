import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A "Z": right, then back left and down, then right again.
class ZigZagGestureRecognizer: UIGestureRecognizer {
  private enum StrokePart: Int {
    case first, second, third
  }

  var minimumPart: CGFloat = 40
  private(set) var corners: [CGPoint] = []
  private var part = StrokePart.first
  private var extreme = CGPoint.zero

  @objc(zigZagWithTarget:action:)
  static func recognizer(target: Any, action: Selector) -> ZigZagGestureRecognizer {
    return ZigZagGestureRecognizer(target: target, action: action)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard touches.count == 1 && corners.isEmpty else {
      state = .failed
      return
    }
    extreme = touches[touches.startIndex].location(in: view)
    corners = [extreme]
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible, let now = touches.first?.location(in: view), let corner = corners.last else { return }

    switch part {
    case .first, .third:
      if now.x >= extreme.x {
        extreme = now
      } else if extreme.x - now.x > 8 {
        guard part == .first, extreme.x - corner.x >= minimumPart else {
          state = .failed
          return
        }
        corners.append(extreme)
        extreme = now
        part = .second
      }
    case .second:
      if now.x <= extreme.x {
        extreme = now
      } else if now.x - extreme.x > 8 {
        guard corner.x - extreme.x >= minimumPart, extreme.y > corner.y else {
          state = .failed
          return
        }
        corners.append(extreme)
        extreme = now
        part = .third
      }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard state == .possible else { return }
    if part == .third, extreme.x - corners[2].x >= minimumPart {
      corners.append(extreme)
      state = .ended
    } else {
      state = .failed
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  override func reset() {
    super.reset()
    corners = []
    part = .first
  }
}
