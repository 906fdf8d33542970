import Foundation
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Add it to a window: it calls back when nobody touched anything for a while.
final class InactivityGestureRecognizer: UIGestureRecognizer, UIGestureRecognizerDelegate {

    var limit: TimeInterval
    private(set) var isIdle = false
    private let onChange: (Bool) -> Void
    private var timer: Timer?

    init(limit: TimeInterval, onChange: @escaping (Bool) -> Void) {
        self.limit = limit
        self.onChange = onChange
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delegate = self
        restart()
    }

    deinit {
        timer?.invalidate()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if isIdle {
            isIdle = false
            onChange(false)
        }
        restart()
        state = .failed
    }

    func restart() {
        timer?.invalidate()
        timer = .scheduledTimer(
            timeInterval: limit,
            target: self,
            selector: #selector(timeIsUp(_:)),
            userInfo: ["limit": limit],
            repeats: false
        )
    }

    func stop() {
        guard timer?.isValid == true else { return }
        timer?.invalidate()
        timer = nil
    }

    @objc
    private func timeIsUp(_ timer: Timer) {
        isIdle = true
        onChange(true)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
