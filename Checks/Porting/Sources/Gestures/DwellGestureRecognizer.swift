import Foundation
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A drag that tells when the finger stops somewhere: `.changed` with `isDwelling`.
open class DwellGestureRecognizer: UIPanGestureRecognizer {

    open var dwellDuration: TimeInterval = 0.5
    open var radius: CGFloat = 8
    open private(set) var isDwelling = false

    private var timer: Timer?
    private var restingPlace: CGPoint?

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .began || state == .changed else { return }
        let now = location(in: view)
        if let place = restingPlace, hypot(now.x - place.x, now.y - place.y) <= radius { return }
        restingPlace = now
        isDwelling = false
        postpone()
    }

    open override func reset() {
        super.reset()
        timer?.invalidate()
        timer = nil
        restingPlace = nil
        isDwelling = false
    }

    private func postpone() {
        if let timer = timer, timer.isValid {
            // Cheaper than a new timer for every move.
            timer.fireDate = Date(timeIntervalSinceNow: dwellDuration)
        } else {
            let timer = Timer(timeInterval: dwellDuration, repeats: false) { [weak self] _ in
                self?.dwell()
            }
            RunLoop.main.add(timer, forMode: .common)
            self.timer = timer
        }
    }

    private func dwell() {
        guard state == .began || state == .changed else { return }
        isDwelling = true
        state = .changed
    }
}
