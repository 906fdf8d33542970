import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Press, wait for the menu, slide to a sector, let go.
@MainActor
public final class PressAndSlideGestureRecognizer: UIGestureRecognizer {
    public var holdDuration: TimeInterval = 0.35
    public var deadZone: CGFloat = 30
    public var sectors = 4

    /// The sector under the finger; nil in the middle.
    public private(set) var selectedSector: Int?

    private var origin = CGPoint.zero
    private var timer: Timer?
    private let feedback = UISelectionFeedbackGenerator()

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard numberOfTouches == 1 else {
            state = state == .possible ? .failed : .cancelled
            return
        }
        origin = location(in: view)
        timer = Timer.scheduledTimer(withTimeInterval: holdDuration, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.openMenu()
            }
        }
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let point = location(in: view)
        let distance = hypot(point.x - origin.x, point.y - origin.y)
        guard state != .possible else {
            if distance > 10 { state = .failed }
            return
        }
        let old = selectedSector
        selectedSector = distance < deadZone ? nil : sector(of: point)
        if selectedSector != old {
            feedback.selectionChanged()
            state = .changed
        }
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        switch state {
        case .possible: state = .failed
        case _ where selectedSector != nil: state = .ended
        default: state = .cancelled
        }
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = state == .possible ? .failed : .cancelled
    }

    public override func reset() {
        super.reset()
        timer?.invalidate()
        timer = nil
        selectedSector = nil
    }

    private func openMenu() {
        guard state == .possible else { return }
        feedback.prepare()
        state = .began
    }

    /// Sector 0 is up; the others follow clockwise.
    private func sector(of point: CGPoint) -> Int {
        let angle = atan2(point.x - origin.x, origin.y - point.y)
        let width = 2 * CGFloat.pi / CGFloat(sectors)
        let index = Int((angle / width).rounded())
        return (index % sectors + sectors) % sectors
    }
}
