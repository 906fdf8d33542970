import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A quick throw in any direction. Computes the speed of the last tenth of a second by itself.
@MainActor
final class TossGestureRecognizer: UIGestureRecognizer {

    private struct Sample: Sendable {
        let point: CGPoint
        let time: TimeInterval
    }

    var minimumSpeed: CGFloat = 800
    private(set) var velocity = CGVector.zero
    private var samples: [Sample] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard numberOfTouches == 1 else {
            state = .failed
            return
        }
        record(touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        record(touches)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        record(touches)
        velocity = currentVelocity()
        state = hypot(velocity.dx, velocity.dy) >= minimumSpeed ? .recognized : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    override func reset() {
        super.reset()
        samples.removeAll(keepingCapacity: true)
    }

    private func record(_ touches: Set<UITouch>) {
        guard let touch = touches.first else { return }
        samples.append(Sample(point: touch.location(in: view), time: touch.timestamp))
        samples.removeAll { touch.timestamp - $0.time > 0.1 }
    }

    private func currentVelocity() -> CGVector {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
        let time = last.time - first.time
        return CGVector(dx: (last.point.x - first.point.x) / time, dy: (last.point.y - first.point.y) / time)
    }
}
