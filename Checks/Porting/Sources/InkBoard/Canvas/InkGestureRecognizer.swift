import UIKit
import UIKit.UIGestureRecognizerSubclass

@MainActor
protocol InkGestureSource: AnyObject {
    func ink(_ recognizer: InkGestureRecognizer, accepts touch: UITouch) -> Bool
}

/// Follows one touch, and waits a moment so that a second finger can turn it into a pinch.
@MainActor
public final class InkGestureRecognizer: UIGestureRecognizer {

    public struct Sample: Sendable {
        public let location: CGPoint
        public let force: CGFloat
        public let altitude: CGFloat
        public let time: TimeInterval
    }

    public private(set) var samples: [Sample] = []
    public private(set) var predictedSamples: [Sample] = []
    /// Fingers wait so long before they draw; a pencil draws at once.
    public var fingerDelay: TimeInterval = 0.08
    /// A finger that moves so far draws at once.
    public var fingerDistance: CGFloat = 8

    weak var source: (any InkGestureSource)?
    private var drawing: UITouch?
    private var delay: Timer?

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches {
            guard source?.ink(self, accepts: touch) ?? true else {
                ignore(touch, for: event)
                continue
            }
            if drawing != nil {
                // A second finger: not a stroke, unless it has begun.
                if state == .possible { state = .failed } else { ignore(touch, for: event) }
                return
            }
            drawing = touch
            append(touch, event)
            if touch.type == .pencil {
                state = .began
            } else {
                waitForOtherFinger()
            }
        }
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let drawing, touches.contains(drawing) else { return }
        append(drawing, event)
        if state != .possible {
            state = .changed
        } else if let first = samples.first, let last = samples.last,
            hypot(last.location.x - first.location.x, last.location.y - first.location.y) >= fingerDistance
        {
            delay?.invalidate()
            state = .began
        }
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard let drawing, touches.contains(drawing) else { return }
        append(drawing, event)
        predictedSamples = []
        state = state == .possible ? .failed : .ended
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        guard let drawing, touches.contains(drawing) else { return }
        state = state == .possible ? .failed : .cancelled
    }

    public override func reset() {
        super.reset()
        delay?.invalidate()
        delay = nil
        drawing = nil
        samples = []
        predictedSamples = []
    }

    private func waitForOtherFinger() {
        delay = Timer.scheduledTimer(timeInterval: fingerDelay, target: self, selector: #selector(delayIsOver), userInfo: nil, repeats: false)
    }

    @objc private func delayIsOver() {
        guard state == .possible, drawing != nil else { return }
        state = .began
    }

    private func append(_ touch: UITouch, _ event: UIEvent) {
        samples += (event.coalescedTouches(for: touch) ?? [touch]).map { sample(of: $0) }
        predictedSamples = event.predictedTouches(for: touch)?.map { sample(of: $0) } ?? []
    }

    private func sample(of touch: UITouch) -> Sample {
        Sample(
            location: touch.preciseLocation(in: view),
            force: touch.maximumPossibleForce > 0 ? touch.force / touch.maximumPossibleForce : 0.5,
            altitude: touch.altitudeAngle,
            time: touch.timestamp
        )
    }
}
