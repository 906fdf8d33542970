import Foundation
import UIKit

/// Stands in for a target that a timer or a display link must not keep.
@objc final class WeakTimerProxy: NSObject {
    private weak var target: NSObject?

    init(_ target: NSObject) {
        self.target = target
    }

    override func responds(to aSelector: Selector!) -> Bool {
        return (target?.responds(to: aSelector) ?? false) || super.responds(to: aSelector)
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
        return target
    }
}

/// A marquee that moves until a finger holds it.
class MarqueeView: UIView {
    private let label = UILabel()
    private var link: CADisplayLink?
    private var timer: Timer?
    private(set) var isHeld = false
    var speed: CGFloat = 40

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard let window = window else {
            link?.invalidate()
            timer?.invalidate()
            return
        }
        speed = 40 * window.screen.scale / UIScreen.main.scale
        if label.superview == nil {
            addSubview(label)
            let press = UILongPressGestureRecognizer(target: self, action: #selector(self.held(_:)))
            press.minimumPressDuration = 0.1
            addGestureRecognizer(press)
        }
        link = CADisplayLink(target: WeakTimerProxy(self), selector: #selector(step))
        link?.add(to: .main, forMode: .common)
        timer = Timer.scheduledTimer(timeInterval: 5, target: WeakTimerProxy(self), selector: #selector(MarqueeView.rewind), userInfo: nil, repeats: true)
    }

    @objc private func step(_ link: CADisplayLink) {
        guard !isHeld else { return }
        label.frame.origin.x -= speed * CGFloat(link.targetTimestamp - link.timestamp)
    }

    @objc private func rewind() {
        label.frame.origin.x = bounds.width
    }

    @objc private func held(_ press: UILongPressGestureRecognizer) {
        isHeld = press.state == .began || press.state == .changed
    }

    deinit {
        link?.invalidate()
        timer?.invalidate()
    }
}
