//  N taps with an interval that can be chosen, unlike UITapGestureRecognizer's.

import Dispatch
import UIKit
import UIKit.UIGestureRecognizerSubclass

final class NTapGestureRecognizer: UIGestureRecognizer {

    var numberOfTapsRequired = 2
    var maximumInterval: TimeInterval = 0.3
    var maximumTapDuration: TimeInterval = 0.25
    var maximumDistance: CGFloat = 30

    private(set) var tapCount = 0
    private var firstLocation: CGPoint?
    private var giveUp: DispatchWorkItem?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.count == 1, let touch = touches.first, event.touches(for: self)?.count == 1 else {
            state = .failed
            return
        }
        let location = touch.location(in: view)
        if let first = firstLocation, hypot(location.x - first.x, location.y - first.y) > maximumDistance {
            state = .failed
            return
        }
        firstLocation = firstLocation ?? location
        scheduleFailure(after: maximumTapDuration)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let first = firstLocation, let touch = touches.first else { return }
        let location = touch.location(in: view)
        if hypot(location.x - first.x, location.y - first.y) > maximumDistance {
            state = .failed
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        tapCount += 1
        if tapCount == numberOfTapsRequired {
            giveUp?.cancel()
            state = .ended
        } else {
            scheduleFailure(after: maximumInterval)
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    override func reset() {
        super.reset()
        giveUp?.cancel()
        giveUp = nil
        tapCount = 0
        firstLocation = nil
    }

    private func scheduleFailure(after delay: TimeInterval) {
        giveUp?.cancel()
        let item = DispatchWorkItem { [weak self] in
            guard let self = self, self.state == .possible else { return }
            self.state = .failed
        }
        giveUp = item
        DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: item)
    }
}
