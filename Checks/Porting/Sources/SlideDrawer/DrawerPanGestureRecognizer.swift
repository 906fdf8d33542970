//
//  DrawerPanGestureRecognizer.swift
//  SlideDrawer
//

import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A vertical pan. Remembers where it began, and fails for horizontal moves.
public final class DrawerPanGestureRecognizer: UIPanGestureRecognizer {

    public private(set) var initialLocation: CGPoint = .zero
    /// The scroll view under the finger, if any.
    public internal(set) weak var scrollView: UIScrollView?

    var allowsHorizontalStart = false

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        initialLocation = touches.first?.location(in: view) ?? .zero
        scrollView = touches.first?.view?.sd_enclosingScrollView
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, !allowsHorizontalStart, let touch = touches.first {
            let now = touch.location(in: view)
            let dx = abs(now.x - initialLocation.x), dy = abs(now.y - initialLocation.y)
            if dx > 10, dx > dy {
                state = .failed
                return
            }
        }
        super.touchesMoved(touches, with: event)
    }

    public override func reset() {
        super.reset()
        scrollView = nil
    }

    public override weak var delegate: UIGestureRecognizerDelegate? {
        didSet {
            if let delegate = delegate, !(delegate is DrawerController) {
                DrawerLog.warn("the pan's delegate must be its drawer, not \(type(of: delegate))")
            }
        }
    }
}

extension UIView {
    @objc var sd_enclosingScrollView: UIScrollView? {
        var current: UIView? = self
        while let view = current {
            if view.isKind(of: UIScrollView.self) { return view as? UIScrollView }
            current = view.superview
        }
        return nil
    }
}
