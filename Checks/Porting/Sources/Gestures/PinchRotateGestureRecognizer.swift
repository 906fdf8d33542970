//
//  PinchRotateGestureRecognizer.swift
//  TwoFingerKit
//
//  Scales and rotates with the same two fingers, in one recognizer.
//

import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Tracks exactly two fingers and reports scale and rotation together.
public final class PinchRotateGestureRecognizer: UIGestureRecognizer {

    /// The scale since the gesture began (or since it was set).
    public var scale: CGFloat = 1
    /// The rotation in radians since the gesture began (or since it was set).
    public var rotation: CGFloat = 0

    /// Points by which the distance must change before the gesture begins.
    public var minimumScaleDistance: CGFloat = 10
    /// Radians by which the fingers must turn before the gesture begins.
    public var minimumRotation: CGFloat = .pi / 36

    private var fingers: [UITouch] = []
    private var startDistance: CGFloat = 0
    private var lastDistance: CGFloat = 0
    private var lastAngle: CGFloat = 0

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delaysTouchesEnded = false
    }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)

        for touch in touches {
            if fingers.count < 2 && (state == .possible || state == .failed) {
                fingers.append(touch)
            } else {
                ignore(touch, for: event)
            }
        }
        if fingers.count == 2 {
            startDistance = distance()
            lastDistance = startDistance
            lastAngle = angle()
        }
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard fingers.count == 2 else { return }

        let newDistance = distance()
        let turned = shortest(angle() - lastAngle)

        switch state {
        case .possible:
            if abs(newDistance - startDistance) >= minimumScaleDistance || abs(turned) >= minimumRotation {
                lastDistance = newDistance
                lastAngle = angle()
                state = .began
            }
        case .began, .changed:
            if lastDistance > 0 {
                scale *= newDistance / lastDistance
            }
            rotation += turned
            lastDistance = newDistance
            lastAngle = angle()
            state = .changed
        default:
            break
        }
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard touches.contains(where: { fingers.contains($0) }) else { return }
        state = (state == .began || state == .changed) ? .ended : .failed
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = (state == .began || state == .changed) ? .cancelled : .failed
    }

    public override func reset() {
        super.reset()
        fingers.removeAll()
        scale = 1
        rotation = 0
        startDistance = 0
    }

    // MARK: - Geometry

    private func distance() -> CGFloat {
        let a = fingers[0].location(in: view), b = fingers[1].location(in: view)
        return hypot(b.x - a.x, b.y - a.y)
    }

    private func angle() -> CGFloat {
        let a = fingers[0].location(in: view), b = fingers[1].location(in: view)
        return atan2(b.y - a.y, b.x - a.x)
    }

    private func shortest(_ angle: CGFloat) -> CGFloat {
        atan2(sin(angle), cos(angle))
    }
}
