import UIKit

/// Press to peek, drag up to commit.
@MainActor
public final class PeekPresenter: NSObject {
    public weak var coordinator: (any PeekCoordinating)?
    public let recognizer = UILongPressGestureRecognizer()
    public private(set) var preview: UIView?

    let feedback = UIImpactFeedbackGenerator(style: .heavy)
    private var startY: CGFloat = 0

    public override init() {
        super.init()
        recognizer.minimumPressDuration = 0.3
        recognizer.addTarget(self, action: #selector(pressed(_:)))
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(Self.abort),
            name: UIResponder.keyboardWillShowNotification,
            object: nil
        )
    }

    @objc func abort() {
        recognizer.isEnabled = false
        recognizer.isEnabled = true
    }

    @objc private func pressed(_ press: UILongPressGestureRecognizer) {
        guard let view = press.view else { return }
        let point = press.location(in: view)
        switch press.state {
        case .began:
            guard let new = coordinator?.peekView(at: point) else {
                abort()
                return
            }
            coordinator?.peekWillBegin?()
            startY = point.y
            preview = new
            view.addSubview(new)
            prepareFeedback()
        case .changed:
            preview?.transform = CGAffineTransform(translationX: 0, y: min(0, point.y - startY))
        case .ended:
            finish(committed: shouldCommit(at: point))
        default:
            finish(committed: false)
        }
    }

    private func shouldCommit(at point: CGPoint) -> Bool {
        let progress = min(max((startY - point.y) / 100, 0), 1)
        if let answer = coordinator?.peekShouldCommit?(progress: progress) { return answer }
        return progress >= 1
    }

    private func finish(committed: Bool) {
        preview?.removeFromSuperview()
        preview = nil
        if committed { playFeedback() }
        coordinator?.peekDidEnd?(committed: committed)
    }
}
