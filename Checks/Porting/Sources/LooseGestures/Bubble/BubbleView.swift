import UIKit

/// A floating bubble that snaps to the sides of its superview.
public class BubbleView: UIView {
    @IBOutlet public weak var delegate: BubbleViewDelegate?

    /// Seconds after which the bubble fades; 0 for never.
    @IBInspectable public var fadeDelay: Double = 2

    private var dragStart = CGPoint.zero

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    private func setup() {
        layer.cornerRadius = min(frame.width, frame.height) / 2
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag(_:))))
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
        awake()
    }

    @objc private func tap() {
        awake()
        if let delegate = delegate, delegate.responds(to: #selector(BubbleViewDelegate.bubbleViewTapped(_:))) {
            delegate.bubbleViewTapped?(self)
        } else {
            removeFromSuperview()
        }
    }

    @objc private func drag(_ pan: UIPanGestureRecognizer) {
        awake()
        switch pan.state {
        case .began:
            dragStart = center
        case .changed:
            let t = pan.translation(in: superview)
            center = CGPoint(x: dragStart.x + t.x, y: dragStart.y + t.y)
            delegate?.bubbleView?(self, draggedTo: center)
        case .ended, .cancelled:
            snap()
        default: break
        }
    }

    private func snap() {
        guard let superview = superview else { return }
        let edge: UIRectEdge = center.x < superview.bounds.midX ? .left : .right
        guard delegate?.bubbleView?(self, shouldSnapTo: edge) != false else { return }
        let insets = delegate?.bubbleInsets ?? .zero
        let x = edge == .left
            ? insets.left + bounds.width / 2
            : superview.bounds.width - insets.right - bounds.width / 2
        UIView.animate(withDuration: 0.3) { self.center.x = x }
    }

    private func awake() {
        alpha = 1
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(BubbleView.fade), object: nil)
        guard fadeDelay > 0 else { return }
        perform(#selector(BubbleView.fade), with: nil, afterDelay: fadeDelay)
    }

    @objc func fade() {
        delegate?.willVanish?(self)
        UIView.animate(withDuration: 0.5) { self.alpha = 0.4 }
    }
}
