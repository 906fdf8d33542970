// A press like a button's: fails when the finger leaves, and tells when it comes back.

import UIKit
import UIKit.UIGestureRecognizerSubclass

class StrictPressGestureRecognizer: UIGestureRecognizer {
    @objc dynamic private(set) var isInside = false
    var outset: CGFloat = 0
    var minimumDuration: TimeInterval = 0

    private var downTime: CFTimeInterval = 0
}

extension StrictPressGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        downTime = CACurrentMediaTime()
        isInside = true
        if numberOfTouches == 1 { state = .began } else { state = .cancelled }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let view = view else { return }
        let inside = view.bounds.insetBy(dx: -outset, dy: -outset).contains(location(in: view))
        if inside != isInside {
            isInside = inside
            state = .changed
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        let held = CACurrentMediaTime() - downTime
        state = isInside && held >= minimumDuration ? .ended : .cancelled
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }
}

extension StrictPressGestureRecognizer /* state */ {
    override func reset() {
        super.reset()
        isInside = false
    }
}
