import UIKit
import UIKit.UIGestureRecognizerSubclass

@objc public protocol HoverPressDelegate: UIGestureRecognizerDelegate {
    @objc optional func hoverPress(_ recognizer: HoverPressRecognizer, didEnter view: UIView)
    @objc optional func hoverPress(_ recognizer: HoverPressRecognizer, didLeave view: UIView)
    @objc optional func hoverPress(_ recognizer: HoverPressRecognizer, delayFor view: UIView) -> NSNumber?
}

/// A pressed finger that slides over views and chooses the one where it rests.
/// The touches are in another file, and a subclass in a third.
open class HoverPressRecognizer: UIGestureRecognizer {
    /// Seconds of rest over one view.
    public var restDelay: TimeInterval = 0.4
    public internal(set) weak var current: UIView?
    public internal(set) var chosen: UIView?

    var rest: Timer?

    var hoverDelegate: HoverPressDelegate? { return delegate as? HoverPressDelegate }

    func enter(_ new: UIView?) {
        guard new !== current else { return }
        rest?.invalidate()
        if let old = current { hoverDelegate?.hoverPress?(self, didLeave: old) }
        current = new
        guard let new = new else { return }
        hoverDelegate?.hoverPress?(self, didEnter: new)
        let delay = hoverDelegate?.hoverPress?(self, delayFor: new)?.doubleValue ?? restDelay
        rest = Timer.scheduledTimer(
            timeInterval: delay, target: self, selector: #selector(rested(_:)),
            userInfo: nil, repeats: false)
    }
}
