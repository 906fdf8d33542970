import UIKit

/// A tap with a closure instead of a target.
public final class ClosureTapGestureRecognizer: UITapGestureRecognizer {
    private var action: (UITapGestureRecognizer) -> Void

    public init(taps: Int = 1, action: @escaping (UITapGestureRecognizer) -> Void) {
        self.action = action
        super.init(target: nil, action: nil)
        self.numberOfTapsRequired = taps
        self.addTarget(self, action: #selector(execute))
    }

    @objc private func execute() {
        action(self)
    }
}

/// The same for a long press, with the closures in a nested object.
public final class ClosureLongPressGestureRecognizer: UILongPressGestureRecognizer {

    final class Handler: NSObject {
        var began: (() -> Void)?
        var ended: (() -> Void)?

        @objc func handle(_ recognizer: UILongPressGestureRecognizer) {
            switch recognizer.state {
            case .began: began?()
            case .ended: ended?()
            default: break
            }
        }
    }

    let handler = Handler()

    public init(duration: TimeInterval, began: (() -> Void)? = nil, ended: (() -> Void)? = nil) {
        super.init(target: handler, action: #selector(Handler.handle(_:)))
        minimumPressDuration = duration
        handler.began = began
        handler.ended = ended
    }
}
