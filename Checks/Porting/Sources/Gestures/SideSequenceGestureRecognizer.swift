import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Taps on the left and right halves of the view, in an order.
@MainActor
final class SideSequenceGestureRecognizer: UIGestureRecognizer {

    enum Side: Sendable { case left, right }

    let sequence: [Side]
    var timeout: Duration16 = .milliseconds(600)

    private var entered: [Side] = []
    private var timeoutTask: Task<Void, Never>?

    init(_ sequence: [Side], target: Any?, action: Selector?) {
        self.sequence = sequence
        super.init(target: target, action: action)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        timeoutTask?.cancel()
        guard numberOfTouches == 1, let view else {
            state = .failed
            return
        }
        let side: Side = location(in: view).x < view.bounds.midX ? .left : .right
        guard sequence.indices.contains(entered.count), sequence[entered.count] == side else {
            state = .failed
            return
        }
        entered.append(side)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard state == .possible else { return }
        guard entered.count < sequence.count else {
            state = .ended
            return
        }
        let nanoseconds = timeout.nanoseconds
        timeoutTask = Task { @MainActor [weak self] in
            do {
                try await Task.sleep(nanoseconds: nanoseconds)
            } catch {
                return
            }
            if self?.state == .possible { self?.state = .failed }
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    override func reset() {
        super.reset()
        timeoutTask?.cancel()
        timeoutTask = nil
        entered = []
    }

    /// `Duration` needs iOS 16.
    struct Duration16: Sendable {
        let nanoseconds: UInt64
        static func milliseconds(_ count: UInt64) -> Duration16 { Duration16(nanoseconds: count * 1_000_000) }
    }
}
