import Foundation
import UIKit
import UIKit.UIGestureRecognizerSubclass

public enum ScrubDirection: Int {
    case unknown = 0
    case left
    case right
}

/// Rubs to and fro. After `requiredTurns` changes of direction it has recognized.
public class ScrubGestureRecognizer: UIGestureRecognizer {
    public var requiredTurns = 3
    public var distanceForTurn: CGFloat = 25
    /// The whole rubbing must be over in this time.
    public var timeLimit: TimeInterval = 1.5

    private var turnCount = 0
    private var anchor: CGPoint = .zero
    private var lastDirection: ScrubDirection = .unknown
    private var beginning = Date()

    override public func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first, touches.count == 1 else {
            state = .failed
            return
        }
        anchor = touch.location(in: self.view)
        beginning = Date()
    }

    override public func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible, let touch = touches.first else { return }

        if Date().timeIntervalSince(beginning) > timeLimit {
            state = .failed
            return
        }
        let location = touch.location(in: self.view)
        let moved = location.x - anchor.x
        let direction: ScrubDirection = moved < 0 ? .left : .right
        guard abs(moved) >= distanceForTurn else { return }

        if lastDirection == .unknown || direction != lastDirection {
            if lastDirection != .unknown { turnCount += 1 }
            lastDirection = direction
            if turnCount >= requiredTurns {
                state = .ended
            }
        }
        anchor = location
    }

    override public func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if state == .possible { state = .failed }
    }

    override public func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        if state == .possible { state = .failed }
    }

    override public func reset() {
        super.reset()
        turnCount = 0
        anchor = .zero
        lastDirection = .unknown
    }
}
