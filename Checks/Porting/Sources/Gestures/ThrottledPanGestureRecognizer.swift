import QuartzCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A pan whose action is called at most `maximumRate` times a second while the finger moves.
public final class ThrottledPanGestureRecognizer: UIGestureRecognizer {

    public var maximumRate: Double = 30
    public var minimumDistance: CGFloat = 10

    public private(set) var translation: CGPoint = .zero

    private var first: CGPoint = .zero
    private var lastCall: CFTimeInterval = 0

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard numberOfTouches == 1, let touch = touches.first else {
            touches.forEach { ignore($0, for: event) }
            return
        }
        first = touch.location(in: view)
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let touch = touches.first else { return }
        let point = touch.location(in: view)
        translation = CGPoint(x: point.x - first.x, y: point.y - first.y)

        if state == .possible {
            guard hypot(translation.x, translation.y) >= minimumDistance else { return }
            lastCall = CACurrentMediaTime()
            state = .began
            return
        }
        let now = CACurrentMediaTime()
        guard now - lastCall >= 1 / maximumRate else { return }
        lastCall = now
        state = .changed
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = state == .possible ? .failed : .ended
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = state == .possible ? .failed : .cancelled
    }

    public override func reset() {
        super.reset()
        translation = .zero
        lastCall = 0
    }
}
