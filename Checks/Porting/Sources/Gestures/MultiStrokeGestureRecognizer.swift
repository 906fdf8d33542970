import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Collects several strokes of one finger (a "T", an "X", an "E") and recognizes
/// when no further stroke begins for a while.
open class MultiStrokeGestureRecognizer: UIGestureRecognizer {
    public typealias Stroke = [CGPoint]

    /// Strokes in the coordinates of the view.
    public private(set) var strokes: [Stroke] = []

    /// How many strokes are needed at least.
    open var minimumNumberOfStrokes = 2
    /// How many strokes there may be at most; with the last one it recognizes at once.
    open var maximumNumberOfStrokes = 4
    /// Seconds between two strokes.
    open var strokeInterval: TimeInterval = 0.5

    private var pause: Timer?

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard touches.count == 1, numberOfTouches == 1 else {
            state = .failed
            return
        }
        pause?.invalidate()
        pause = nil
        strokes.append([touches.first!.location(in: view)])
    }

    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible, let touch = touches.first, !strokes.isEmpty else { return }
        let all = event.coalescedTouches(for: touch) ?? [touch]
        strokes[strokes.count - 1].append(contentsOf: all.map { $0.location(in: view) })
    }

    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard state == .possible else { return }

        if strokes.count >= maximumNumberOfStrokes {
            state = .recognized
            return
        }
        let timer = Timer(timeInterval: strokeInterval, target: self, selector: #selector(pauseIsOver), userInfo: nil, repeats: false)
        RunLoop.main.add(timer, forMode: .common)
        pause = timer
    }

    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    @objc private func pauseIsOver() {
        pause = nil
        guard state == .possible else { return }
        state = strokes.count >= minimumNumberOfStrokes ? .recognized : .failed
    }

    override open func reset() {
        super.reset()
        if let pause = pause, pause.isValid {
            pause.invalidate()
        }
        pause = nil
        strokes = []
    }
}
