//
//  PencilStrokeGestureRecognizer.swift
//

import UIKit
import UIKit.UIGestureRecognizerSubclass

public struct PencilSample: Sendable {
    public var location: CGPoint
    public var force: CGFloat
    public var altitude: CGFloat
    public var isPredicted: Bool
}

/// Collects what the pencil (or, if allowed, a finger) draws, with coalesced and predicted touches.
@MainActor
public final class PencilStrokeGestureRecognizer: UIGestureRecognizer {
    public private(set) var samples: [PencilSample] = []
    public private(set) var predicted: [PencilSample] = []
    public var acceptsFingers = false

    private var drawing: UITouch?

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            let isPencil: Bool
            if #available(iOS 9.1, *) {
                isPencil = touch.type == .pencil
            } else {
                isPencil = false
            }
            if drawing == nil, isPencil || acceptsFingers {
                drawing = touch
                append(touch, event)
                state = .began
            } else {
                ignore(touch, for: event)
            }
        }
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let drawing, touches.contains(drawing) else { return }
        append(drawing, event)
        state = .changed
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let drawing, touches.contains(drawing) else { return }
        append(drawing, event)
        predicted = []
        state = .ended
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let drawing, touches.contains(drawing) else { return }
        state = .cancelled
    }

    public override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        super.touchesEstimatedPropertiesUpdated(touches)
        guard let update = touches.first, !samples.isEmpty else { return }
        samples[samples.count - 1].force = update.force
    }

    public override func reset() {
        super.reset()
        drawing = nil
        samples.removeAll()
        predicted.removeAll()
    }

    private func append(_ touch: UITouch, _ event: UIEvent) {
        let coalesced = event.coalescedTouches(for: touch) ?? [touch]
        samples += coalesced.map { sample($0, isPredicted: false) }
        predicted = (event.predictedTouches(for: touch) ?? []).map { sample($0, isPredicted: true) }
    }

    private func sample(_ touch: UITouch, isPredicted: Bool) -> PencilSample {
        PencilSample(
            location: touch.preciseLocation(in: view),
            force: touch.type == .pencil ? touch.force / sin(touch.altitudeAngle) : 1,
            altitude: touch.altitudeAngle,
            isPredicted: isPredicted
        )
    }
}
