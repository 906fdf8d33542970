import UIKit
import UIKit.UIGestureRecognizerSubclass

@objc protocol LongSwipeDelegate: NSObjectProtocol {
    @objc optional func longSwipeWillBegin(_ swipe: LongSwipeGestureRecognizer)
    @objc optional func longSwipe(_ swipe: LongSwipeGestureRecognizer, didMoveTo progress: CGFloat)
    @objc optional func longSwipe(
        _ swipe: LongSwipeGestureRecognizer,
        shouldFinishAt progress: CGFloat
    ) -> Bool
}

/// A swipe across most of the view, with its progress on the way.
class LongSwipeGestureRecognizer: UIGestureRecognizer {
    weak var swipeDelegate: LongSwipeDelegate?
    var share: CGFloat = 0.6
    var slop: CGFloat = 15
    private(set) var progress: CGFloat = 0
    private var start: CGPoint = .zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if numberOfTouches > 1 {
            state = (state == .possible) ? .failed : .cancelled
            return
        }
        start = touches.first!.location(in: view)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let view = view, let touch = touches.first else { return }
        let now = touch.location(in: view)
        progress = (now.x - start.x) / max(view.bounds.width, 1)
        switch state {
        case .possible:
            if abs(now.y - start.y) > slop {
                state = .failed
            } else if now.x - start.x > slop {
                swipeDelegate?.longSwipeWillBegin?(self)
                state = .began
            }
        case .began, .changed:
            swipeDelegate?.longSwipe?(self, didMoveTo: progress)
            state = .changed
        default: break
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard state != .possible else {
            state = .failed
            return
        }
        let farEnough = progress >= share
        state = swipeDelegate?.longSwipe?(self, shouldFinishAt: progress) ?? farEnough ? .ended : .cancelled
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }
}

extension LongSwipeGestureRecognizer {
    override func reset() {
        super.reset()
        clearProgress()
    }

    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        return otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
    }

    @objc func clearProgress() {
        progress = 0
    }
}

/// Overrides what the base class declares in an extension.
final class EagerLongSwipeGestureRecognizer: LongSwipeGestureRecognizer {
    private(set) var clears = 0

    override func clearProgress() {
        super.clearProgress()
        clears += 1
    }
}
