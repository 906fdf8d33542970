//
//  DrawerGrabberView.swift
//  SlideDrawer
//

import UIKit

@IBDesignable
public final class DrawerGrabberView: UIControl {

    @IBInspectable public var barWidth: CGFloat = 36 { didSet { setNeedsLayout() } }
    @IBInspectable public var barHeight: CGFloat = 5 { didSet { setNeedsLayout() } }
    @IBInspectable
    public var barColor: UIColor = .systemGray3 {
        didSet { bar.backgroundColor = barColor }
    }

    private let bar = UIView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    #if TARGET_INTERFACE_BUILDER
    public override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        setUp()
    }
    #endif

    private func setUp() {
        bar.isUserInteractionEnabled = false
        bar.backgroundColor = barColor
        addSubview(bar)
        isAccessibilityElement = true
        accessibilityLabel = "Drawer"
        accessibilityTraits = .button
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        bar.frame = CGRect(
            x: (bounds.width - barWidth) / 2, y: (bounds.height - barHeight) / 2,
            width: barWidth, height: barHeight
        )
        bar.layer.cornerRadius = barHeight / 2
    }

    public override var isHighlighted: Bool {
        didSet { bar.alpha = isHighlighted ? 0.5 : 1 }
    }

    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return bounds.insetBy(dx: 0, dy: -10).contains(point)
    }
}
