//
//  OldTouchPhaseRecognizer.swift
//  swift 4
//

import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Keeps the phases of all its touches; recognizes when three fingers ended together.
class OldTouchPhaseRecognizer: UIGestureRecognizer {

    private(set) var phases: [UITouchPhase] = []
    private var fingers = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        self.phases.append(contentsOf: touches.map { $0.phase })
        self.fingers += touches.count
        if self.fingers > 3 {
            self.state = UIGestureRecognizerState.failed
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let all = event.touches(for: self) ?? []
        let ended = all.filter { $0.phase == UITouchPhase.ended }
        self.phases.append(UITouchPhase.ended)
        if ended.count == 3 && self.fingers == 3 {
            self.state = UIGestureRecognizerState.ended
        } else {
            self.state = UIGestureRecognizerState.failed
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        self.phases.append(UITouchPhase.cancelled)
        self.state = UIGestureRecognizerState.failed
    }

    override func reset() {
        super.reset()
        self.phases.removeAll()
        self.fingers = 0
    }
}
