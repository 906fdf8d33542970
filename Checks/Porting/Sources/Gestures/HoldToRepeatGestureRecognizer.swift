import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Fires `.changed` again and again while the finger stays down, faster and faster.
open class HoldToRepeatGestureRecognizer: UIGestureRecognizer {
	open var initialDelay: TimeInterval = 0.5
	open var repeatInterval: TimeInterval = 0.1
	open var fastInterval: TimeInterval = 0.05
	open var ticksUntilFast = 10

	public private(set) var ticks = 0
	private var timer: Timer? {
		willSet { timer?.invalidate() }
	}

	open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
		super.touchesBegan(touches, with: event)
		guard numberOfTouches == 1 else {
			state = state == .possible ? .failed : .ended
			return
		}
		timer = Timer.scheduledTimer(timeInterval: initialDelay, target: self, selector: #selector(HoldToRepeatGestureRecognizer.startRepeating), userInfo: nil, repeats: false)
	}

	open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
		super.touchesMoved(touches, with: event)
		guard let touch = touches.first, let view = view else { return }
		let inside = view.bounds.insetBy(dx: -20, dy: -20).contains(touch.location(in: view))
		if !inside {
			state = state == .possible ? .failed : .cancelled
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

	open override func reset() {
		super.reset()
		timer = nil
		ticks = 0
	}

	@objc
	open func startRepeating() {
		guard state == .possible else { return }
		state = .began
		timer = Timer.scheduledTimer(timeInterval: repeatInterval, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
	}

	@objc open func tick(_ sender: Timer) {
		guard state == .began || state == .changed else {
			sender.invalidate()
			return
		}
		ticks += 1
		state = .changed
		if ticks == ticksUntilFast {
			timer = Timer.scheduledTimer(timeInterval: fastInterval, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
		}
	}
}
