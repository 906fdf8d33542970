import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Tells how a pencil is tilted while it rests at one place.
@MainActor
public final class PencilTiltGestureRecognizer: UIGestureRecognizer {

    public enum Tilt: Equatable, Sendable {
        case upright
        case tilted(azimuth: CGFloat)
    }

    public private(set) var tilt = Tilt.upright
    /// Below this altitude the pencil counts as tilted.
    public var tiltedAltitude: CGFloat = .pi / 4
    public var allowedMovement: CGFloat = 15

    private var start = CGPoint.zero

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        requiresExclusiveTouchType = true
    }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first, touch.type == .pencil else {
            state = .failed
            return
        }
        start = touch.location(in: view)
        update(touch)
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let touch = touches.first else { return }
        let point = touch.location(in: view)
        if hypot(point.x - start.x, point.y - start.y) > allowedMovement {
            state = state == .possible ? .failed : .cancelled
            return
        }
        update(touch)
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
        tilt = .upright
    }

    private func update(_ touch: UITouch) {
        let new: Tilt = touch.altitudeAngle < tiltedAltitude ? .tilted(azimuth: touch.azimuthAngle(in: view)) : .upright
        guard new != tilt else { return }
        tilt = new
        state = state == .possible ? .began : .changed
    }
}
