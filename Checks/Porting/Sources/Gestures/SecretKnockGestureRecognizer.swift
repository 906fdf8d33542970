//  Knocks with a rhythm: short pauses and long pauses.

import UIKit
import UIKit.UIGestureRecognizerSubclass

class SecretKnockGestureRecognizer: UIGestureRecognizer {
    enum Pause: Equatable { case short, long }

    var pattern: [Pause] = [.short, .short, .long]
    var longPause: TimeInterval = 0.4
    var silence: TimeInterval = 1

    private var pauses: [Pause] = []
    private var lastKnock: TimeInterval?
    private var generation = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if event.allTouches?.count ?? 0 > 1 {
            state = .failed
            return
        }
        generation += 1
        let now = event.timestamp
        defer { lastKnock = now }

        if let last = lastKnock {
            pauses.append(now - last >= longPause ? .long : .short)
            guard pauses.elementsEqual(pattern.prefix(pauses.count)) else {
                state = .failed
                return
            }
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard state == .possible else { return }
        if pauses == pattern {
            state = .ended
            return
        }
        let current = generation
        DispatchQueue.main.asyncAfter(deadline: .now() + silence) { [weak self] in
            guard let self = self, self.generation == current, self.state == .possible else { return }
            self.state = .failed
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    override func reset() {
        super.reset()
        generation += 1
        pauses = []
        lastKnock = nil
    }
}
