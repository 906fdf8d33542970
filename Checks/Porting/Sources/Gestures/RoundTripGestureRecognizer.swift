// RoundTripGestureRecognizer.swift
// Recognizes a circle that was drawn with one finger.

import CoreGraphics
import UIKit
import UIKit.UIGestureRecognizerSubclass

struct RoundTripFit {
    var center = CGPoint.zero
    var radius: CGFloat = 0
    var error: CGFloat = .infinity
}

class RoundTripGestureRecognizer: UIGestureRecognizer {
    private var touchedPoints = [CGPoint]()
    var fit = RoundTripFit()
    /// The mean deviation from the circle, as a share of its radius.
    var tolerance: CGFloat = 0.2
    var minimumRadius: CGFloat = 25
    var path = CGMutablePath()

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if touches.count != 1 || numberOfTouches > 1 {
            state = .failed
            return
        }
        state = .began
        let location = touches.first!.location(in: view)
        touchedPoints = [location]
        path.move(to: location)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state == .failed { return }
        if let location = touches.first?.location(in: view) {
            touchedPoints.append(location)
            path.addLine(to: location)
            state = .changed
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        fit = fitCircle(to: touchedPoints)
        let closed = touchedPoints.count > 7
            && hypot(touchedPoints.first!.x - touchedPoints.last!.x, touchedPoints.first!.y - touchedPoints.last!.y) < fit.radius
        let isCircle = fit.error <= tolerance && fit.radius >= minimumRadius && closed
        state = isCircle ? .ended : .cancelled
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    override func reset() {
        super.reset()
        touchedPoints.removeAll(keepingCapacity: true)
        path = CGMutablePath()
    }

    private func fitCircle(to points: [CGPoint]) -> RoundTripFit {
        guard !points.isEmpty else { return RoundTripFit() }
        let count = CGFloat(points.count)
        let left = points.map(\.x).min()!, right = points.map(\.x).max()!
        let top = points.map { $0.y }.min()!, bottom = points.map { $0.y }.max()!
        let center = CGPoint(x: (left + right) / 2, y: (top + bottom) / 2)
        let radius = points.reduce(0) { $0 + hypot($1.x - center.x, $1.y - center.y) } / count
        guard radius > 0 else { return RoundTripFit() }
        let error = points.reduce(0) { $0 + abs(hypot($1.x - center.x, $1.y - center.y) - radius) } / count / radius
        return RoundTripFit(center: center, radius: radius, error: error)
    }
}
