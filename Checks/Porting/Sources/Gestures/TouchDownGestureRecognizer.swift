import UIKit
import UIKit.UIGestureRecognizerSubclass

final class TouchDownGestureRecognizer: UIGestureRecognizer {

    /// Whether the recognizer ends with the first touch, or begins and ends with the finger.
    var tracksFinger = false

    convenience init(target: Any?, action: Selector?, tracksFinger: Bool) {
        self.init(target: target, action: action)
        self.tracksFinger = tracksFinger
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state == .possible {
            state = tracksFinger ? .began : .recognized
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if tracksFinger {
            state = .changed
        } else {
            state = .failed
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard numberOfTouches <= touches.count else { return }
        state = tracksFinger ? .ended : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = tracksFinger ? .cancelled : .failed
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        return false
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        return false
    }
}
