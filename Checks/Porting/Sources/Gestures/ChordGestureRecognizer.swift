import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Several fingers that come down nearly together, like a chord on a piano.
final public class ChordGestureRecognizer: UIGestureRecognizer {

    public var requiredTouches: Int
    /// All fingers must be down within this time after the first.
    public var window: TimeInterval = 0.08

    private var fingers = Set<UITouch>()
    private var windowTimer: Timer?

    public init(requiredTouches: Int, target: Any? = nil, action: Selector? = nil) {
        self.requiredTouches = requiredTouches
        super.init(target: target, action: action)
        cancelsTouchesInView = false
    }

    override public func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        fingers.formUnion(touches)
        if fingers.count > requiredTouches {
            state = .failed
        } else if fingers.count == requiredTouches {
            windowTimer?.invalidate()
            state = .began
        } else if windowTimer == nil {
            windowTimer = Timer.scheduledTimer(withTimeInterval: window, repeats: false) { [weak self] timer in
                guard let self = self, timer.isValid else { return }
                if self.state == .possible {
                    self.state = .failed
                }
            }
        }
    }

    override public func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed { state = .changed }
    }

    override public func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        fingers.subtract(touches)
        if state == .possible {
            state = .failed
        } else if fingers.isEmpty {
            state = .ended
        } else {
            state = .changed
        }
    }

    override public func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        fingers.subtract(touches)
        state = state == .possible ? .failed : .cancelled
    }

    override public func reset() {
        super.reset()
        windowTimer?.invalidate()
        windowTimer = nil
        fingers.removeAll()
    }
}
