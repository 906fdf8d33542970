import UIKit
import UIKit.UIGestureRecognizerSubclass

// Overriding in an extension is allowed because UIKit's methods come from Objective-C.

/// A pan without the slop of UIPanGestureRecognizer: it begins with the finger.
class ImmediatePanGestureRecognizer: UIPanGestureRecognizer {
    fileprivate var initialLocation: CGPoint?
    fileprivate(set) var distance: CGFloat = 0
}

// MARK: - Touches

extension ImmediatePanGestureRecognizer {

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state != .began else { return }
        super.touchesBegan(touches, with: event)
        initialLocation = touches.first?.location(in: view)
        state = .began
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let first = initialLocation, let now = touches.first?.location(in: view) else { return }
        distance = hypot(now.x - first.x, now.y - first.y)
    }

    override func reset() {
        super.reset()
        initialLocation = nil
        distance = 0
    }
}
