import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A rotation with detents: each detent clicks.
public class KnobTurnGestureRecognizer: UIRotationGestureRecognizer {

    public var detents = 12
    public private(set) var detent = 0
    public var onDetent: ((Int) -> Void)?

    private let feedback = UISelectionFeedbackGenerator()
    private let endFeedback = UINotificationFeedbackGenerator()
    private var detentAngle: CGFloat { 2 * .pi / CGFloat(max(detents, 1)) }

    override public init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        addTarget(self, action: #selector(turned(_:)))
    }

    override public func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        feedback.prepare()
    }

    @objc private func turned(_ sender: UIRotationGestureRecognizer) {
        switch sender.state {
        case .changed:
            let now = Int((sender.rotation / detentAngle).rounded())
            guard now != detent else { return }
            detent = now
            feedback.selectionChanged()
            onDetent?(now)
        case .ended:
            endFeedback.notificationOccurred(.success)
        case .cancelled, .failed:
            endFeedback.notificationOccurred(.error)
        default:
            break
        }
    }

    override public func reset() {
        super.reset()
        detent = 0
    }
}
