//
//  DrawerScrollTracker.swift
//  SlideDrawer
//

import UIKit

/// Takes the place of a scroll view's delegate, holds the content while the drawer moves, and
/// passes everything on to the delegate that was there.
public class DrawerScrollTracker: NSObject, UIScrollViewDelegate {
    public private(set) weak var scrollView: UIScrollView?
    public private(set) weak var forward: UIScrollViewDelegate?
    weak var drawer: DrawerController?

    #if !canImport(PortSupport)
    private var offsetObservation: NSKeyValueObservation?
    #endif
    private var heldOffset: CGPoint?

    public init(scrollView: UIScrollView, drawer: DrawerController) {
        self.scrollView = scrollView
        self.forward = scrollView.delegate
        self.drawer = drawer
        super.init()
        scrollView.delegate = self
        #if !canImport(PortSupport)
        offsetObservation = scrollView.observe(\.contentOffset, options: [.old, .new]) { [weak self] view, change in
            guard change.oldValue != change.newValue else { return }
            self?.hold(view)
        }
        #endif
    }

    deinit {
        #if !canImport(PortSupport)
        offsetObservation?.invalidate()
        #endif
    }

    private func hold(_ view: UIScrollView) {
        guard let held = heldOffset, view.contentOffset != held else { return }
        view.contentOffset = held
    }

    // MARK: UIScrollViewDelegate

    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        if let drawer = drawer, drawer.position != .full {
            heldOffset = scrollView.contentOffset
        }
        forward?.scrollViewWillBeginDragging?(scrollView)
    }

    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        forward?.scrollViewDidScroll?(scrollView)
    }

    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        heldOffset = nil
        forward?.scrollViewWillEndDragging?(
            scrollView,
            withVelocity: velocity,
            targetContentOffset: targetContentOffset
        )
    }

    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        forward?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
    }

    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        return forward?.scrollViewShouldScrollToTop?(scrollView) ?? true
    }

    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        return forward?.viewForZooming?(in: scrollView)
    }

    // MARK: Everything else

    #if !canImport(PortSupport)
    public override func responds(to aSelector: Selector!) -> Bool {
        return super.responds(to: aSelector) || (forward?.responds(to: aSelector) ?? false)
    }

    public override func forwardingTarget(for aSelector: Selector!) -> Any? {
        if let forward = forward, forward.responds(to: aSelector) {
            return forward
        }
        return super.forwardingTarget(for: aSelector)
    }
    #endif
}
