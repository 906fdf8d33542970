import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A tick: down to the right, then up to the right.
class CheckmarkStrokeRecognizer: UIGestureRecognizer {

    enum Phase {
        case notStarted
        case goingDown
        case goingUp
    }

    private(set) var phase = Phase.notStarted
    private var trackedTouch: UITouch?
    private var initialPoint = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)

        if touches.count != 1 {
            self.state = .failed
        }
        if self.trackedTouch == nil {
            self.trackedTouch = touches.first
            self.phase = .goingDown
            self.initialPoint = self.trackedTouch?.location(in: self.view) ?? .zero
        } else {
            // Not interested in more than one finger.
            for touch in touches where touch != self.trackedTouch {
                self.ignore(touch, for: event)
            }
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)

        guard let newTouch = touches.first, newTouch == self.trackedTouch else {
            self.state = .failed
            return
        }
        let newPoint = newTouch.location(in: self.view)
        let previousPoint = newTouch.previousLocation(in: self.view)

        if self.phase == .goingDown {
            if newPoint.x >= self.initialPoint.x && newPoint.y >= previousPoint.y {
                return
            }
            if newPoint.x >= previousPoint.x && newPoint.y > self.initialPoint.y {
                self.phase = .goingUp
            } else {
                self.state = .failed
            }
        } else if self.phase == .goingUp {
            if newPoint.x < previousPoint.x || newPoint.y > previousPoint.y {
                self.state = .failed
            }
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)

        guard let newTouch = touches.first, newTouch == self.trackedTouch else {
            self.state = .failed
            return
        }
        let newPoint = newTouch.location(in: self.view)
        if self.state == .possible && self.phase == .goingUp && newPoint.y < self.initialPoint.y {
            self.state = .recognized
        } else {
            self.state = .failed
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        self.state = .cancelled
        self.reset()
    }

    override func reset() {
        super.reset()
        self.phase = .notStarted
        self.trackedTouch = nil
    }
}
