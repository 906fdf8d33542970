import UIKit
import UIKit.UIGestureRecognizerSubclass

@objc public protocol AnchoredLongPressDelegate: UIGestureRecognizerDelegate {
    /// Where the press is pinned; by default where the finger came down.
    @objc optional func anchor(for recognizer: AnchoredLongPressGestureRecognizer, proposed: CGPoint) -> CGPoint
    @objc optional func anchoredLongPressDidStray(_ recognizer: AnchoredLongPressGestureRecognizer)
    @objc optional var anchorRadius: CGFloat { get }
}

/// A long press that remembers where it began and says how far the finger strayed.
public class AnchoredLongPressGestureRecognizer: UILongPressGestureRecognizer {

    public private(set) var anchor: CGPoint?
    private var told = false

    private var anchoredDelegate: AnchoredLongPressDelegate? {
        return delegate as? AnchoredLongPressDelegate
    }

    public var strayDistance: CGFloat {
        guard let anchor = anchor else { return 0 }
        let now = location(in: view)
        return hypot(now.x - anchor.x, now.y - anchor.y)
    }

    override public func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard anchor == nil, let touch = touches.first else { return }
        let proposed = touch.location(in: view)
        anchor = anchoredDelegate?.anchor?(for: self, proposed: proposed) ?? proposed
    }

    override public func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let limit = anchoredDelegate?.anchorRadius ?? 44
        if !told, strayDistance > limit {
            told = true
            anchoredDelegate?.anchoredLongPressDidStray?(self)
        }
    }

    override public func reset() {
        super.reset()
        anchor = nil
        told = false
    }
}
