import UIKit
import UIKit.UIGestureRecognizerSubclass

enum AxisPanDirection {
    case vertical
    case horizontal
}

/// A pan that fails if the finger sets off along the other axis.
class AxisPanGestureRecognizer: UIPanGestureRecognizer {

    let direction: AxisPanDirection

    init(direction: AxisPanDirection, target: AnyObject, action: Selector) {
        self.direction = direction
        super.init(target: target, action: action)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)

        if state == .began {
            let vel = velocity(in: view)
            switch direction {
            case .horizontal where abs(vel.y) > abs(vel.x):
                state = .cancelled
            case .vertical where abs(vel.x) > abs(vel.y):
                state = .cancelled
            default:
                break
            }
        }
    }
}

final class AxisPanDemoView: UIView {
    private(set) var offsets: [CGPoint] = []
    lazy var pan = AxisPanGestureRecognizer(direction: .horizontal, target: self, action: #selector(panned))

    override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        addGestureRecognizer(pan)
    }

    @objc private func panned() {
        guard pan.state == .changed else { return }
        offsets.append(pan.translation(in: self))
    }
}
