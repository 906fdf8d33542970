// CompanionPanGestureRecognizer.swift
// A pan that is its own delegate and goes along with every other gesture of the kinds it is told.

import UIKit

public protocol CompanionPanDelegate: NSObjectProtocol {
    func companionPan(_ pan: CompanionPanGestureRecognizer, acceptsCompanion other: UIGestureRecognizer) -> Bool
}

public class CompanionPanGestureRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {

    public weak var companionDelegate: CompanionPanDelegate?

    /// Kinds of recognizers that may run at the same time.
    public var companions: [UIGestureRecognizer.Type] = [UIPinchGestureRecognizer.self, UIRotationGestureRecognizer.self]

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        self.delegate = self
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if let companionDelegate = companionDelegate {
            return companionDelegate.companionPan(self, acceptsCompanion: otherGestureRecognizer)
        }
        return companions.contains { otherGestureRecognizer.isKind(of: $0) }
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view = touch.view else { return true }
        // Plain views only: buttons and switches keep their touches.
        return !view.isKind(of: UIControl.self)
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === self else { return true }
        if otherIsPlainScrollPan { return false }
        return true
    }

    private var otherIsPlainScrollPan: Bool {
        guard let scrollView = view as? UIScrollView else { return false }
        return scrollView.isMember(of: UIScrollView.self) && scrollView.isDragging
    }
}
