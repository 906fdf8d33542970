import UIKit
import UIKit.UIGestureRecognizerSubclass

open class LassoSelectionRecognizer: UIGestureRecognizer {

    @IBOutlet open weak var selecting: LassoSelecting?
    open private(set) var outline = UIBezierPath()

    private var isDrawing: Bool { state == .began || state == .changed }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard numberOfTouches == 1 else {
            state = isDrawing ? .cancelled : .failed
            return
        }
        outline.move(to: location(in: view))
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        outline.addLine(to: location(in: view))
        if isDrawing {
            state = .changed
        } else if outline.bounds.width + outline.bounds.height > 20 {
            selecting?.lassoDidBegin?(self)
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard isDrawing else {
            state = .failed
            return
        }
        outline.close()
        let area = outline.bounds.width * outline.bounds.height
        if area < selecting?.minimumLassoArea ?? 400 {
            state = .cancelled
            return
        }
        let candidates = selecting?.lassoCandidates?(self) ?? view?.subviews ?? []
        let chosen = candidates.filter { outline.contains($0.center) && selecting?.lasso(self, contains: $0) == true }
        if let report = selecting?.lasso(_:didSelect:) {
            report(self, chosen)
        }
        state = .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = isDrawing ? .cancelled : .failed
    }

    open override func reset() {
        super.reset()
        outline = UIBezierPath()
    }
}
