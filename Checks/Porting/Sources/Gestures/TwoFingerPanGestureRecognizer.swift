import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Two fingers that move together; fails if they move apart as for a pinch.
open class TwoFingerPanGestureRecognizer: UIGestureRecognizer {
	open private(set) var translation = CGPoint.zero
	open var slop: CGFloat = 12
	open var maximumSpread: CGFloat = 20

	private var tracked: [UITouch] = []
	private var startMiddle = CGPoint.zero
	private var startSpread: CGFloat = 0

	open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
		super.touchesBegan(touches, with: event)
		for touch in touches {
			guard tracked.count < 2 else {
				ignore(touch, for: event)
				continue
			}
			tracked.append(touch)
		}
		if tracked.count == 2, state == .possible {
			startMiddle = middle
			startSpread = spread
		}
	}

	open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
		super.touchesMoved(touches, with: event)
		if tracked.count < 2 { return }
		translation = CGPoint(x: middle.x - startMiddle.x, y: middle.y - startMiddle.y)
		if state == .possible {
			if abs(spread - startSpread) > maximumSpread {
				state = .failed
			} else if hypot(translation.x, translation.y) > slop {
				state = .began
			}
		} else {
			state = .changed
		}
	}

	open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
		super.touchesEnded(touches, with: event)
		state = state == .possible ? .failed : .ended
	}

	open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
		super.touchesCancelled(touches, with: event)
		state = state == .possible ? .failed : .cancelled
	}

	open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
		if preventedGestureRecognizer.isMember(of: UIPinchGestureRecognizer.self) { return false }
		return super.canPrevent(preventedGestureRecognizer)
	}

	open override func reset() {
		super.reset()
		tracked = []
		translation = .zero
	}

	private var middle: CGPoint {
		let a = tracked[0].location(in: view), b = tracked[1].location(in: view)
		return CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
	}

	private var spread: CGFloat {
		let a = tracked[0].location(in: view), b = tracked[1].location(in: view)
		return hypot(a.x - b.x, a.y - b.y)
	}
}
