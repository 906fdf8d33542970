import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A tap recognizer for double taps with a shorter delay than the system's.
open class ShortTapGestureRecognizer: UITapGestureRecognizer {

    /// Seconds after the first finger came down.
    @objc open dynamic var tapMaxDelay: TimeInterval = 0.3

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        self.perform(#selector(self.failIfUnrecognized), with: nil, afterDelay: tapMaxDelay)
    }

    @objc dynamic func failIfUnrecognized() {
        if self.state != .recognized {
            self.state = .failed
        }
    }

    override open func reset() {
        super.reset()
        NSObject.cancelPreviousPerformRequests(
            withTarget: self,
            selector: #selector(self.failIfUnrecognized),
            object: nil
        )
    }
}

/// Single and double taps of one view, without the system's long delay in between.
class ShortTapView: UIView {
    private(set) var singles = 0
    private(set) var doubles = 0

    func installTaps() {
        let double = ShortTapGestureRecognizer(target: self, action: #selector(ShortTapView.doubleTapped(_:)))
        double.numberOfTapsRequired = 2
        let single = UITapGestureRecognizer(target: self, action: #selector(ShortTapView.singleTapped(_:)))
        single.require(toFail: double)
        [double, single].forEach(addGestureRecognizer(_:))
    }

    @objc func singleTapped(_ recognizer: UITapGestureRecognizer) { singles += 1 }
    @objc func doubleTapped(_ recognizer: UITapGestureRecognizer) { doubles += 1 }
}
