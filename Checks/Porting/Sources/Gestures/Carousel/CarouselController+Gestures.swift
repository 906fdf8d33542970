import UIKit

extension CarouselController {

    func installGestures() {
        let directions: [(UISwipeGestureRecognizer.Direction, Selector)] = [
            (.left, #selector(swipedLeft)),
            (.right, #selector(swipedRight)),
        ]
        for (direction, action) in directions {
            let swipe = UISwipeGestureRecognizer(target: self, action: action)
            swipe.direction = direction
            view.addGestureRecognizer(swipe)
        }
        let hold = UILongPressGestureRecognizer(target: self, action: #selector(CarouselController.held(_:)))
        hold.minimumPressDuration = 0.15
        hold.delegate = self
        view.addGestureRecognizer(hold)
    }

    @objc open func swipedLeft() {
        feedback.selectionChanged()
        go(by: 1, afterSwipe: true)
        scheduleAdvance()
    }

    @objc open func swipedRight() {
        feedback.selectionChanged()
        go(by: -1, afterSwipe: true)
        scheduleAdvance()
    }

    @objc private func held(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began: advance?.cancel()
        case .ended, .cancelled: scheduleAdvance()
        default: break
        }
    }
}

extension CarouselController: UIGestureRecognizerDelegate {
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer is UISwipeGestureRecognizer
    }
}

/// Overrides what the extension above declares.
final class MutedCarouselController: CarouselController {
    override func swipedRight() {
        // Only forwards.
    }
}
