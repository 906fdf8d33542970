import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Highlights as table cells do: after a short delay, or at once for a quick tap.
@objc class HighlightGestureRecognizer: UIGestureRecognizer {

    @objc var highlightDelay: TimeInterval = 0.12
    @objc var slop: CGFloat = 10
    private var origin = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == 1 else {
            state = state == .possible ? .failed : .cancelled
            return
        }
        origin = location(in: view)
        perform(#selector(highlight), with: nil, afterDelay: highlightDelay, inModes: [.common])
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let now = location(in: view)
        guard abs(now.x - origin.x) > slop || abs(now.y - origin.y) > slop else { return }
        NSObject.cancelPreviousPerformRequests(withTarget: self)
        state = state == .possible ? .failed : .cancelled
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        NSObject.cancelPreviousPerformRequests(withTarget: self)
        state = .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        NSObject.cancelPreviousPerformRequests(withTarget: self)
        state = state == .possible ? .failed : .cancelled
    }

    override func reset() {
        super.reset()
        NSObject.cancelPreviousPerformRequests(withTarget: self)
    }

    @objc fileprivate func highlight() {
        if state == .possible { state = .began }
    }
}
