import UIKit

/// A stroke recognizer that counts, as a nested type, and a view that uses it.
open class StrokeCaptureView: UIView, StrokeCaptureDelegate {

    public class Counting: StrokeCaptureRecognizer {
        public private(set) var count = 0

        @objc public func count(_ recognizer: StrokeCaptureRecognizer) {
            if recognizer.state == .ended { count += 1 }
        }

        public override func describe() -> String {
            return super.describe() + ", number \(count)"
        }
    }

    public let recognizer = Counting()
    open private(set) var strokes: [[CGPoint]] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        recognizer.captureDelegate = self
        recognizer.addTarget(recognizer, action: #selector(StrokeCaptureView.Counting.count(_:)))
        recognizer.addTarget(self, action: #selector(setNeedsDisplay as () -> Void))
        addGestureRecognizer(recognizer)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func strokeCapture(_ recognizer: StrokeCaptureRecognizer, didCapture points: [CGPoint]) {
        strokes.append(points)
    }

    open override func draw(_ rect: CGRect) {
        UIColor.label.setStroke()
        for stroke in strokes where stroke.count > 1 {
            let path = UIBezierPath()
            path.lineWidth = 2
            path.move(to: stroke[0])
            stroke.dropFirst().forEach { path.addLine(to: $0) }
            path.stroke()
        }
    }
}
