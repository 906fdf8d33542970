import UIKit
import UIKit.UIGestureRecognizerSubclass

public extension HoverPressRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard numberOfTouches == 1 else {
            state = state == .possible ? .failed : .cancelled
            return
        }
        state = .began
        enter(target(at: location(in: view)))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        enter(target(at: location(in: view)))
        state = .changed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = .cancelled
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    override func reset() {
        super.reset()
        rest?.invalidate()
        rest = nil
        current = nil
    }

    /// Called when the finger rested; a subclass may keep the choice to itself.
    @objc dynamic func rested(_ timer: Timer) {
        chosen = current
        state = .ended
    }

    /// Which view counts at a place: a direct subview of the recognizer's view.
    @objc func target(at point: CGPoint) -> UIView? {
        return view?.subviews.last { $0.frame.contains(point) && !$0.isHidden }
    }
}
