import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Tap, then press and drag up or down: zooms as maps do, with one finger.
public class OneFingerZoomGestureRecognizer: UIGestureRecognizer {

    public private(set) var scale: CGFloat = 1
    public private(set) var anchorPoint = CGPoint.zero

    public var sensitivity: CGFloat = 0.01
    public var doubleTapInterval: TimeInterval = 0.3

    private enum Stage {
        case waiting
        case tapping
        case armed
        case zooming
    }

    private var stage: Stage = .waiting
    private var startY: CGFloat = 0

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        NSObject.cancelPreviousPerformRequests(withTarget: self)
        guard touches.count == 1, numberOfTouches == 1 else {
            state = .failed
            return
        }
        switch stage {
        case .waiting:
            stage = .tapping
            perform(#selector(giveUp), with: nil, afterDelay: doubleTapInterval)
        case .armed:
            stage = .zooming
            anchorPoint = location(in: view)
            startY = anchorPoint.y
        case .tapping, .zooming:
            state = .failed
        }
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard stage == .zooming else {
            let p = touches.first!.location(in: view), q = touches.first!.previousLocation(in: view)
            if hypot(p.x - q.x, p.y - q.y) > 10 { state = .failed }
            return
        }
        let dy = location(in: view).y - startY
        scale = exp(dy * sensitivity)
        if state == .possible {
            if abs(dy) > 4 { state = .began }
        } else {
            state = .changed
        }
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        switch (stage, state) {
        case (.tapping, .possible):
            NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(giveUp), object: nil)
            stage = .armed
            perform(#selector(giveUp), with: nil, afterDelay: doubleTapInterval)
        case (.zooming, .began), (.zooming, .changed):
            state = .ended
        default:
            state = .failed
        }
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    public override func reset() {
        super.reset()
        NSObject.cancelPreviousPerformRequests(withTarget: self)
        stage = .waiting
        scale = 1
    }

    @objc private func giveUp() {
        if stage == .tapping || stage == .armed {
            state = .failed
        }
    }
}
