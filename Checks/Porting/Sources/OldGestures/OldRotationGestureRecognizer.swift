//
//  OldRotationGestureRecognizer.swift
//  swift 4
//

import UIKit
import UIKit.UIGestureRecognizerSubclass

class OldRotationGestureRecognizer: UIGestureRecognizer {

    private var midPoint = CGPoint.zero
    private var innerRadius: CGFloat = 0
    private var outerRadius: CGFloat = 0
    private var cumulatedAngle: CGFloat = 0
    @objc var rotation: CGFloat = 0

    @objc init(midPoint: CGPoint, innerRadius: CGFloat, outerRadius: CGFloat, target: Any?, action: Selector) {
        super.init(target: target, action: action)
        self.midPoint = midPoint
        self.innerRadius = innerRadius
        self.outerRadius = outerRadius
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if touches.count != 1 {
            self.state = UIGestureRecognizerState.failed
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if self.state == UIGestureRecognizerState.failed { return }

        let touch = touches.first!
        let nowPoint = touch.location(in: self.view)
        let prevPoint = touch.previousLocation(in: self.view)

        let distance = self.distanceBetween(pointA: self.midPoint, pointB: nowPoint)
        guard distance >= self.innerRadius && distance <= self.outerRadius else {
            self.state = self.state == UIGestureRecognizerState.possible ? .failed : .cancelled
            return
        }
        let angle = self.angleOf(nowPoint) - self.angleOf(prevPoint)
        self.rotation = angle > CGFloat.pi ? angle - 2 * CGFloat.pi : (angle < -CGFloat.pi ? angle + 2 * CGFloat.pi : angle)
        self.cumulatedAngle += self.rotation
        if self.state == UIGestureRecognizerState.possible {
            self.state = UIGestureRecognizerState.began
        } else {
            self.state = UIGestureRecognizerState.changed
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        self.state = self.state == UIGestureRecognizerState.possible ? .failed : .ended
        self.cumulatedAngle = 0
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        self.state = UIGestureRecognizerState.cancelled
        self.cumulatedAngle = 0
    }

    private func distanceBetween(pointA: CGPoint, pointB: CGPoint) -> CGFloat {
        let dx = pointA.x - pointB.x
        let dy = pointA.y - pointB.y
        return sqrt(dx * dx + dy * dy)
    }

    private func angleOf(_ point: CGPoint) -> CGFloat {
        return atan2(point.y - self.midPoint.y, point.x - self.midPoint.x)
    }
}
