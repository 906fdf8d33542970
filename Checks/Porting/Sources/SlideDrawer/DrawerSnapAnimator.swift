//
//  DrawerSnapAnimator.swift
//  SlideDrawer
//

import UIKit

/// Moves the drawer to its place with a spring.
final class DrawerSnapAnimator {
    private let options: DrawerOptions
    private var running: UIViewPropertyAnimator?

    init(options: DrawerOptions) {
        self.options = options
    }

    var isRunning: Bool { return running?.isRunning ?? false }

    func animate(
        velocity: CGFloat,
        distance: CGFloat,
        animations: @escaping () -> Void,
        completion: @escaping () -> Void
    ) {
        stop()
        let relative = abs(distance) > 1 ? min(abs(velocity / distance), 30) : 0
        let spring = UISpringTimingParameters(
            dampingRatio: options.springDamping,
            initialVelocity: CGVector(dx: relative, dy: relative)
        )
        let animator = UIViewPropertyAnimator(duration: options.animationDuration, timingParameters: spring)
        animator.addAnimations(animations)
        animator.addCompletion { [weak self, weak animator] position in
            if self?.running === animator { self?.running = nil }
            if position == .end { completion() }
        }
        running = animator
        animator.startAnimation()
    }

    func stop() {
        guard let running = running, running.state == .active else { return }
        running.stopAnimation(true)
        self.running = nil
    }
}
