import UIKit
import QuartzCore
import UIKit.UIGestureRecognizerSubclass

/// Charges while a finger rests. Letting go when it is full fires it; letting go earlier cancels it.
final class ChargeGestureRecognizer: UIGestureRecognizer {
    var chargeDuration: CFTimeInterval = 1
    private(set) var charge: Double = 0

    private var link: CADisplayLink?
    private var beganAt: CFTimeInterval = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard link == nil else {
            touches.forEach { ignore($0, for: event) }
            return
        }
        beganAt = CACurrentMediaTime()
        let link = CADisplayLink(target: self, selector: #selector(step(_:)))
        link.add(to: .main, forMode: .common)
        self.link = link
        state = .began
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        update()
        state = charge >= 1 ? .ended : .cancelled
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    override func reset() {
        super.reset()
        link?.invalidate()
        link = nil
        charge = 0
    }

    @objc private func step(_ link: CADisplayLink) {
        let before = charge
        update()
        if charge != before {
            state = .changed
        }
        if charge >= 1 {
            link.isPaused = true
        }
    }

    private func update() {
        charge = min(1, (CACurrentMediaTime() - beganAt) / chargeDuration)
    }
}
