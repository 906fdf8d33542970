import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Changes regularly while two fingers are down, on the main actor. Strict Swift 6.
@MainActor
final class BlinkGestureRecognizer: UIGestureRecognizer {
    var interval: TimeInterval = 0.25
    private(set) var blinks = 0
    private var timer: Timer?
    private var fingers: Set<UITouch> = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        fingers.formUnion(touches)
        guard fingers.count <= 2 else {
            state = state == .possible ? .failed : .cancelled
            return
        }
        guard fingers.count == 2 else { return }
        state = .began
        let timer = Timer(timeInterval: interval, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.blink()
            }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = state == .possible ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = state == .possible ? .failed : .cancelled
    }

    override func reset() {
        super.reset()
        timer?.invalidate()
        timer = nil
        fingers = []
        blinks = 0
    }

    private func blink() {
        guard state == .began || state == .changed else { return }
        blinks += 1
        state = .changed
    }
}
