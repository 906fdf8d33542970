import UIKit

/// Pan, pinch and rotation of one view at once; its own delegate.
public final class GestureTeam: NSObject {
    public private(set) weak var view: UIView?
    private var recognizers: [UIGestureRecognizer] = []
    private var idle: Timer?

    @objc public init(view: UIView) {
        self.view = view
        super.init()
        recognizers = [
            UIPanGestureRecognizer(target: self, action: #selector(move)),
            UIPinchGestureRecognizer(target: self, action: #selector(zoom)),
            UIRotationGestureRecognizer(target: self, action: #selector(turn)),
        ]
        recognizers.forEach {
            $0.delegate = self
            view.addGestureRecognizer($0)
        }
    }

    @objc private func move(_ pan: UIPanGestureRecognizer) {
        guard let view = view, pan.state == .changed else { return idleAgain() }
        let t = pan.translation(in: view.superview)
        view.center = CGPoint(x: view.center.x + t.x, y: view.center.y + t.y)
        pan.setTranslation(.zero, in: view.superview)
    }

    @objc private func zoom(_ pinch: UIPinchGestureRecognizer) {
        guard let view = view else { return }
        view.transform = view.transform.scaledBy(x: pinch.scale, y: pinch.scale)
        pinch.scale = 1
    }

    @objc private func turn(_ rotation: UIRotationGestureRecognizer) {
        view?.transform = view?.transform.rotated(by: rotation.rotation) ?? .identity
        rotation.rotation = 0
    }

    private func idleAgain() {
        idle?.invalidate()
        idle = Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false, block: { [weak self] _ in
            self?.straighten()
        })
    }

    private func straighten() {
        UIView.animate(withDuration: 0.2) { [weak self] in
            self?.view?.transform = .identity
        }
    }
}

// MARK: - UIGestureRecognizerDelegate
extension GestureTeam: UIGestureRecognizerDelegate {
    public func gestureRecognizer(_ a: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith b: UIGestureRecognizer) -> Bool {
        return recognizers.contains(a) && recognizers.contains(b)
    }

    public func gestureRecognizer(_ g: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
        if other.isKind(of: UIScreenEdgePanGestureRecognizer.self) { return true }
        return false
    }
}
