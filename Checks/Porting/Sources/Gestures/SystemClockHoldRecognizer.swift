#if canImport(UIKit) && (os(iOS) || os(tvOS))
import Foundation
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Measures how long the finger was held, and says so when it is up.
public final class SystemClockHoldRecognizer: UIGestureRecognizer {

    /// Shorter holds fail.
    public var minimum: TimeInterval = 0.3
    /// Longer holds are cancelled by the next move or when the finger is up.
    public var maximum: TimeInterval = 2

    public private(set) var held: TimeInterval = 0
    private var beginning: TimeInterval?

    private var uptime: TimeInterval { return ProcessInfo.processInfo.systemUptime }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard beginning == nil, numberOfTouches == 1 else {
            state = .failed
            return
        }
        beginning = uptime
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if let beginning = beginning, uptime - beginning > maximum { state = .failed }
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard let beginning = beginning, state == .possible else { return }
        held = ProcessInfo().systemUptime - beginning
        state = (minimum...maximum).contains(held) ? .ended : .failed
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    public override func reset() {
        super.reset()
        beginning = nil
    }
}
#endif
