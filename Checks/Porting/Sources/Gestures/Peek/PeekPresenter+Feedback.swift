import UIKit

extension PeekPresenter {
    func prepareFeedback() {
        feedback.prepare()
        feedback.impactOccurred(intensity: 0.4)
    }

    func playFeedback() {
        feedback.impactOccurred()
        perform(#selector(playSuccess), with: nil, afterDelay: 0.05)
    }

    @objc func playSuccess() {
        UINotificationFeedbackGenerator().notificationOccurred(.success)
    }
}

extension UIView {
    /// Adds a presenter, and keeps it as long as the view.
    @objc func pk_installPeek(_ coordinator: PeekCoordinating) -> PeekPresenter {
        let presenter = PeekPresenter()
        presenter.coordinator = coordinator
        addGestureRecognizer(presenter.recognizer)
        objc_setAssociatedObject(self, &UIView.pk_key, presenter, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return presenter
    }

    private static var pk_key: UInt8 = 0
}
