import UIKit

@MainActor
@objc public protocol SnapSliderViewDelegate: NSObjectProtocol {
    @objc optional func snapSlider(_ slider: SnapSliderView, didSnapTo index: Int)
}

/// A thumb that snaps to stops, in strict Swift 6 style.
@MainActor
public final class SnapSliderView: UIView {
    public weak var delegate: (any SnapSliderViewDelegate)?
    public private(set) var index = 0
    public let stops: Int

    private let thumb = UIView()
    private let feedback = UIImpactFeedbackGenerator(style: .rigid)
    private nonisolated static let thumbSize: CGFloat = 32
    private nonisolated(unsafe) static var labelKey: UInt8 = 0

    public init(stops: Int) {
        precondition(stops > 1)
        self.stops = stops
        super.init(frame: .zero)
        thumb.backgroundColor = .systemGreen
        addSubview(thumb)
        thumb.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    public var label: String? {
        get { objc_getAssociatedObject(self, &Self.labelKey) as? String }
        set { objc_setAssociatedObject(self, &Self.labelKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        thumb.frame = CGRect(x: x(of: index), y: 0, width: Self.thumbSize, height: Self.thumbSize)
    }

    private func x(of index: Int) -> CGFloat {
        (bounds.width - Self.thumbSize) * CGFloat(index) / CGFloat(stops - 1)
    }

    @objc private func drag(_ pan: UIPanGestureRecognizer) {
        let x = pan.location(in: self).x - Self.thumbSize / 2
        switch pan.state {
        case .began:
            feedback.prepare()
        case .changed:
            thumb.frame.origin.x = min(max(x, 0), bounds.width - Self.thumbSize)
        case .ended, .cancelled:
            let step = max((bounds.width - Self.thumbSize) / CGFloat(stops - 1), 1)
            index = min(max(Int((x / step).rounded()), 0), stops - 1)
            UIView.animate(withDuration: 0.15, animations: { self.setNeedsLayout(); self.layoutIfNeeded() }) { [weak self] finished in
                guard let self, finished else { return }
                feedback.impactOccurred()
                delegate?.snapSlider?(self, didSnapTo: index)
            }
        default:
            break
        }
    }
}
