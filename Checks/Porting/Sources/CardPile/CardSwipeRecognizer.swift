// SPDX-License-Identifier: MIT

import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A pan that knows how strongly and in which direction a card is thrown.
open class CardSwipeRecognizer: UIPanGestureRecognizer {
  /// Where the card was touched, from -1 (top) to 1 (bottom).
  open private(set) var touchHeight: CGFloat = 0

  open var minimumThrowSpeed: CGFloat = 700
  open var minimumShare: CGFloat = 0.35

  private weak var trackedTouch: UITouch?

  open var dragVector: CGVector {
    let t = translation(in: view?.superview)
    return CGVector(dx: t.x, dy: t.y)
  }

  /// From 0 to 1: how near the card is to being swiped.
  open func share(towards direction: CardDirection) -> CGFloat {
    guard let view = view else { return 0 }
    let along = dragVector.dx * direction.vector.dx + dragVector.dy * direction.vector.dy
    let way = (direction == .left || direction == .right ? view.bounds.width : view.bounds.height) * minimumShare
    return min(max(along / max(way, 1), 0), 1)
  }

  open func isThrown(towards direction: CardDirection) -> Bool {
    let v = velocity(in: view?.superview)
    return v.x * direction.vector.dx + v.y * direction.vector.dy >= minimumThrowSpeed
  }
}

extension CardSwipeRecognizer {
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard trackedTouch == nil, let touch = touches.first, let bounds = view?.bounds, bounds.height > 0 else { return }
    trackedTouch = touch
    touchHeight = (touch.location(in: view).y - bounds.midY) / (bounds.height / 2)
  }

  open override func reset() {
    super.reset()
    trackedTouch = nil
  }
}
