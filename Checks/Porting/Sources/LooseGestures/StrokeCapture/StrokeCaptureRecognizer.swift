import UIKit
import UIKit.UIGestureRecognizerSubclass

public protocol StrokeCaptureDelegate: AnyObject {
    func strokeCapture(_ recognizer: StrokeCaptureRecognizer, didCapture points: [CGPoint])
}

/// Captures a stroke. The touches are handled in StrokeCaptureRecognizer+Touches.swift.
open class StrokeCaptureRecognizer: UIGestureRecognizer {
    open weak var captureDelegate: StrokeCaptureDelegate?
    open var minimumLength: CGFloat = 30

    var points: [CGPoint] = []
    var length: CGFloat = 0
    weak var tracked: UITouch?

    @objc open func describe() -> String {
        return "\(points.count) points, \(Int(length)) long"
    }
}
