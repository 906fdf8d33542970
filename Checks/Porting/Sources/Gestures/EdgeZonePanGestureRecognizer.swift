//
//  EdgeZonePanGestureRecognizer.swift
//
//  UIScreenEdgePanGestureRecognizer only knows the edges of the screen.
//  This one works with the edges of any view.
//

#if canImport(UIKit)
import UIKit
import UIKit.UIGestureRecognizerSubclass

open class EdgeZonePanGestureRecognizer: UIPanGestureRecognizer {

    public struct Options {
        public var edge: UIRectEdge
        public var width: CGFloat

        public init(edge: UIRectEdge = .left, width: CGFloat = 24) {
            self.edge = edge
            self.width = width
        }
    }

    open var options = Options()

    public convenience init(target: Any?, action: Selector?, edge: UIRectEdge) {
        self.init(target: target, action: action)
        options.edge = edge
        maximumNumberOfTouches = 1
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first, !isInZone(touch.location(in: view)) {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }

    /// The share of the view that the finger has crossed, from 0 to 1.
    open var progress: CGFloat {
        guard let view = view, view.bounds.width > 0, view.bounds.height > 0 else { return 0 }
        let moved = translation(in: view)
        let part: CGFloat
        switch options.edge {
        case .left: part = moved.x / view.bounds.width
        case .right: part = -moved.x / view.bounds.width
        case .top: part = moved.y / view.bounds.height
        case .bottom: part = -moved.y / view.bounds.height
        default: part = 0
        }
        return min(max(part, 0), 1)
    }

    private func isInZone(_ point: CGPoint) -> Bool {
        guard let bounds = view?.bounds else { return false }
        switch options.edge {
        case .left: return point.x <= bounds.minX + options.width
        case .right: return point.x >= bounds.maxX - options.width
        case .top: return point.y <= bounds.minY + options.width
        case .bottom: return point.y >= bounds.maxY - options.width
        default: return false
        }
    }
}
#endif
