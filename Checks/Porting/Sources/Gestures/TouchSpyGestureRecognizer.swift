import UIKit
import UIKit.UIGestureRecognizerSubclass

@objc public protocol TouchSpyDelegate: AnyObject {
    @objc optional func touchSpy(_ spy: TouchSpyGestureRecognizer, began touches: Set<UITouch>)
    @objc optional func touchSpy(_ spy: TouchSpyGestureRecognizer, moved touches: Set<UITouch>)
    @objc optional func touchSpy(_ spy: TouchSpyGestureRecognizer, ended touches: Set<UITouch>)
    @objc optional func touchSpy(_ spy: TouchSpyGestureRecognizer, cancelled touches: Set<UITouch>)
    @objc optional func touchSpyShouldWatch(_ touch: UITouch) -> Bool
}

/// Sees all touches, never recognizes, and disturbs nobody.
public final class TouchSpyGestureRecognizer: UIGestureRecognizer {

    public weak var spyDelegate: (any TouchSpyDelegate)?
    public private(set) var activeTouches: Set<UITouch> = []

    public init(delegate: TouchSpyDelegate?) {
        super.init(target: nil, action: nil)
        spyDelegate = delegate
        cancelsTouchesInView = false
        delaysTouchesBegan = false
        delaysTouchesEnded = false
    }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let watched = touches.filter { spyDelegate?.touchSpyShouldWatch?($0) ?? true }
        activeTouches.formUnion(watched)
        if !watched.isEmpty {
            spyDelegate?.touchSpy?(self, began: watched)
        }
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        spyDelegate?.touchSpy?(self, moved: touches.intersection(activeTouches))
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        finish(touches)
        spyDelegate?.touchSpy?(self, ended: touches)
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        finish(touches)
        spyDelegate?.touchSpy?(self, cancelled: touches)
    }

    private func finish(_ touches: Set<UITouch>) {
        activeTouches.subtract(touches)
        if activeTouches.isEmpty {
            state = .failed
        }
    }

    public override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    public override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
