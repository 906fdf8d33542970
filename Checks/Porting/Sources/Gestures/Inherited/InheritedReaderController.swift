import UIKit

/// Adds delegate methods to conformances that it inherits.
final class InheritedReaderController: InheritedBaseController {
    private(set) var offsets: [CGFloat] = []
    private(set) var panned = 0

    override func didPan(_ sender: UIPanGestureRecognizer) {
        if sender.state == .changed { panned += 1 }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        return otherGestureRecognizer == scrollView.panGestureRecognizer
    }

    @objc func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
    }
}

/// The same in an extension.
final class InheritedStaticController: InheritedBaseController {
    private(set) var refused = 0
}

extension InheritedStaticController {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard gestureRecognizer === tap, touch.location(in: view).y < 100 else { return true }
        refused += 1
        return false
    }
}
