import UIKit
import UIKit.UIGestureRecognizerSubclass

extension StrokeCaptureRecognizer {
    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard tracked == nil, let touch = touches.first else {
            touches.forEach { ignore($0, for: event) }
            return
        }
        tracked = touch
        append(touch)
    }

    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let tracked = tracked, touches.contains(tracked) else { return }
        append(tracked)
        if state == .possible {
            if length >= minimumLength { state = .began }
        } else {
            state = .changed
        }
    }

    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard let tracked = tracked, touches.contains(tracked) else { return }
        append(tracked)
        if state == .possible {
            state = .failed
        } else {
            captureDelegate?.strokeCapture(self, didCapture: points)
            state = .ended
        }
    }

    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = state == .possible ? .failed : .cancelled
    }

    override open func reset() {
        super.reset()
        tracked = nil
        points = []
        length = 0
    }

    private func append(_ touch: UITouch) {
        let point = touch.location(in: view)
        if let last = points.last { length += hypot(point.x - last.x, point.y - last.y) }
        points.append(point)
    }
}
