import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Only views with a tag count; a view that was chosen is never chosen again.
public final class PickyHoverPressRecognizer: HoverPressRecognizer {
    private var seen: Set<Int> = []

    public override func target(at point: CGPoint) -> UIView? {
        guard let candidate = super.target(at: point), candidate.tag != 0 else { return nil }
        return seen.contains(candidate.tag) ? nil : candidate
    }
}

extension PickyHoverPressRecognizer {
    public override func rested(_ timer: Timer) {
        if let tag = current?.tag { seen.insert(tag) }
        super.rested(timer)
    }
}
