import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Two quick flicks in the same direction, one after the other.
internal final class DoubleFlickRecognizer: UIGestureRecognizer {
    enum Direction {
        case up, down

        init?(dy: CGFloat, minimum: CGFloat) {
            if dy >= minimum { self = .down }
            else if dy <= -minimum { self = .up }
            else { return nil }
        }
    }

    var minimumDistance: CGFloat = 40
    var maximumFlickDuration: TimeInterval = 0.25
    var maximumPause: TimeInterval = 0.5
    fileprivate(set) var direction: Direction?

    private var flicks = 0
    private var downAt = Date.distantPast
    private var upAt = Date.distantPast
    private var startY: CGFloat = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard numberOfTouches == 1 else {
            state = .failed
            return
        }
        downAt = Date()
        if flicks == 1 && downAt.timeIntervalSince(upAt) > maximumPause {
            flicks = 0
            direction = nil
        }
        startY = location(in: view).y
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard let touch = touches.first, state == .possible else { return }
        let now = Date()
        guard
            now.timeIntervalSince(downAt) <= maximumFlickDuration,
            let new = Direction(dy: touch.location(in: view).y - startY, minimum: minimumDistance),
            direction == nil || direction == new
        else {
            state = .failed
            return
        }
        direction = new
        upAt = now
        flicks += 1
        if flicks == 2 { state = .ended }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    override func reset() {
        super.reset()
        flicks = 0
        direction = nil
    }
}
