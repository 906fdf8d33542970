//
//  DrawerController+Gestures.swift
//  SlideDrawer
//

import UIKit

// MARK: - Actions

extension DrawerController {

    @objc func handlePan(_ pan: DrawerPanGestureRecognizer) {
        let translation = pan.translation(in: view)
        let velocity = pan.velocity(in: view)

        switch pan.state {
        case .began:
            cancelAutoCollapse()
            heightAtStart = surfaceView.visibleHeight
            animator.stop()
            delegate?.drawerDidBeginDragging?(self)
        case .changed:
            let height = rubberBanded(heightAtStart - translation.y)
            show(height: height)
            delegate?.drawer?(self, isDraggedTo: height)
        case .ended:
            finish(at: heightAtStart - translation.y, velocity: velocity)
            delegate?.drawerDidEndDragging?(
                self,
                withVelocity: velocity
            )
        case .cancelled, .failed:
            setPosition(position, animated: true)
        default:
            break
        }
    }

    @objc func grabberTapped() {
        setPosition(position == .full ? .collapsed : position.above, animated: true)
    }

    @objc(sd_outsideTapped:)
    func outsideTapped(_ tap: UITapGestureRecognizer) {
        guard tap.state == .ended else { return }
        if delegate?.drawerShouldCloseOnOutsideTap?(self) ?? options.closesOnTapOutside {
            setPosition(.collapsed, animated: true)
        }
    }

    private func finish(at height: CGFloat, velocity: CGPoint) {
        var proposed = nearest(to: height)
        if abs(velocity.y) > options.flickVelocity {
            proposed = velocity.y < 0 ? position.above : max(position.below, .collapsed)
        }
        let target = delegate?.drawer?(self, targetFor: proposed, velocity: velocity) ?? proposed
        setPosition(target, animated: true, velocity: -velocity.y)
    }

    private func nearest(to height: CGFloat) -> DrawerPosition {
        let candidates = DrawerPosition.allCases.filter { $0 != .closed }
        return candidates.min { abs(self.height(for: $0) - height) < abs(self.height(for: $1) - height) } ?? .collapsed
    }

    private func rubberBanded(_ height: CGFloat) -> CGFloat {
        let top = self.height(for: .full)
        guard height > top else { return max(height, 0) }
        return top + (height - top) * options.rubberBand
    }
}

// MARK: - UIGestureRecognizerDelegate

extension DrawerController: UIGestureRecognizerDelegate {

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === panGestureRecognizer else { return true }
        if let allowed = delegate?.drawerShouldBeginDragging?(self), !allowed {
            return false
        }
        return true
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let tracked = delegate?.drawerScrollView ?? panGestureRecognizer.scrollView else { return false }
        return otherGestureRecognizer === tracked.panGestureRecognizer
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        return !(touch.view?.isKind(of: UISlider.self) ?? false)
    }
}
