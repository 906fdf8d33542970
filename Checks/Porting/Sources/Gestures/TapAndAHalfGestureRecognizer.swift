//
//  TapAndAHalfGestureRecognizer.swift
//
//  Copyright (c) The TapAndAHalf contributors. MIT licence.
//

import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Tap, then press again and hold: began; then drag: changed.
@objcMembers
public final class TapAndAHalfGestureRecognizer: UIGestureRecognizer {

    // MARK: Configuration

    public var tapTimeout: TimeInterval = 0.25
    public var gapTimeout: TimeInterval = 0.35
    public var holdDuration: TimeInterval = 0.2
    public var slop: CGFloat = 20

    // MARK: State

    private enum Step { case idle, firstDown, gap, secondDown, holding }
    private var step = Step.idle
    private var timer: Timer?
    private var start = CGPoint.zero

    /// The vector from the place where the hold began.
    public private(set) var offset = CGVector.zero

    // MARK: Touches

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first, touches.count == 1, numberOfTouches == 1 else { return fail() }
        let point = touch.location(in: view)
        switch step {
        case .idle:
            start = point
            step = .firstDown
            arm(tapTimeout) { [weak self] in self?.fail() }
        case .gap:
            guard hypot(point.x - start.x, point.y - start.y) <= slop * 2 else { return fail() }
            start = point
            step = .secondDown
            arm(holdDuration) { [weak self] in self?.beginHolding() }
        default:
            fail()
        }
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let point = touches.first?.location(in: view) else { return }
        offset = CGVector(dx: point.x - start.x, dy: point.y - start.y)
        if step == .holding {
            state = .changed
        } else if hypot(offset.dx, offset.dy) > slop {
            fail()
        }
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        switch step {
        case .firstDown:
            step = .gap
            arm(gapTimeout) { [weak self] in self?.fail() }
        case .holding:
            state = .ended
        default:
            fail()
        }
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        if step == .holding { state = .cancelled } else { fail() }
    }

    public override func reset() {
        super.reset()
        timer?.invalidate()
        timer = nil
        step = .idle
        offset = .zero
    }

    // MARK: Helpers

    private func beginHolding() {
        guard step == .secondDown else { return }
        step = .holding
        state = .began
    }

    private func fail() {
        if state == .possible { state = .failed }
    }

    private func arm(_ interval: TimeInterval, _ block: @escaping () -> Void) {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: false) { _ in block() }
    }
}
