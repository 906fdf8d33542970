import UIKit

final class LassoBoard: UIView {
    private(set) var selection: [UIView] = []
    let lasso = LassoSelectionRecognizer()

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, lasso.view == nil else { return }
        lasso.selecting = self
        lasso.addTarget(self, action: #selector(self.lassoChanged))
        addGestureRecognizer(lasso)
    }

    @objc private func lassoChanged() {
        setNeedsDisplay()
    }
}

extension LassoBoard: LassoSelecting {
    func lasso(_ lasso: LassoSelectionRecognizer, contains view: UIView) -> Bool {
        return !view.isHidden && view.alpha > 0.01
    }

    func lasso(_ lasso: LassoSelectionRecognizer, didSelect views: [UIView]) {
        selection.forEach { $0.alpha = 1 }
        selection = views
        selection.forEach { $0.alpha = 0.6 }
    }

    var minimumLassoArea: CGFloat { 900 }
}
