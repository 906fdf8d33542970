import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A pinch that tells scales of both axes.
@objc(AXPAxisPinchGestureRecognizer)
@objcMembers open class AxisPinchGestureRecognizer: UIPinchGestureRecognizer {

    @objc(AXPAxis) public enum Axis: Int {
        case both, horizontal, vertical
    }

    /// The axis of the fingers when the pinch began.
    open private(set) var axis: Axis = .both
    open private(set) var horizontalScale: CGFloat = 1
    open private(set) var verticalScale: CGFloat = 1

    private var initialSpan: CGSize?

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard numberOfTouches >= 2 else { return }
        let a = location(ofTouch: 0, in: view)
        let b = location(ofTouch: 1, in: view)
        let span = CGSize(width: abs(b.x - a.x), height: abs(b.y - a.y))

        guard let first = initialSpan else {
            initialSpan = span
            if span.width > span.height * 2 {
                axis = .horizontal
            } else if span.height > span.width * 2 {
                axis = .vertical
            }
            return
        }
        horizontalScale = axis == .vertical || first.width < 1 ? 1 : span.width / first.width
        verticalScale = axis == .horizontal || first.height < 1 ? 1 : span.height / first.height
    }

    open override func reset() {
        super.reset()
        axis = .both
        horizontalScale = 1
        verticalScale = 1
        initialSpan = nil
    }
}
