import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A swipe that is told only after the finger stayed away for a moment, so that a
/// second swipe can take it back.
@objc(DSDeferredSwipeGestureRecognizer)
public class DeferredSwipeGestureRecognizer: UIGestureRecognizer {

    @objc public enum Direction: Int {
        case left, right
    }

    @objc public dynamic var direction: Direction = .right
    @objc public var delay: TimeInterval = 0.4
    @objc public var minimumDistance: CGFloat = 60
    @objc public var maximumDeviation: CGFloat = 40

    private var start: CGPoint = .zero
    private var isWaiting = false

    override public func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if isWaiting {
            // Another finger came down while the swipe was pending.
            NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(commit), object: nil)
            isWaiting = false
            state = .failed
            return
        }
        guard touches.count == 1, numberOfTouches == 1, let touch = touches.first else {
            state = .failed
            return
        }
        start = touch.location(in: view)
    }

    override public func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible, let touch = touches.first else { return }
        if abs(touch.location(in: view).y - start.y) > maximumDeviation {
            state = .failed
        }
    }

    override public func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard state == .possible, let touch = touches.first else { return }
        let dx = touch.location(in: view).x - start.x
        let distance = direction == .right ? dx : -dx
        if distance >= minimumDistance {
            isWaiting = true
            perform(#selector(commit), with: nil, afterDelay: delay)
        } else {
            state = .failed
        }
    }

    override public func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    override public func reset() {
        super.reset()
        NSObject.cancelPreviousPerformRequests(withTarget: self)
        isWaiting = false
    }

    @objc
    private func commit() {
        isWaiting = false
        if state == .possible { state = .ended }
    }
}
