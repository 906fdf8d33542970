//
//  DrawerSurfaceView.swift
//  SlideDrawer
//

import UIKit

/// The part that moves: a grabber, and the content below it.
open class DrawerSurfaceView: UIView {
    public let grabber = DrawerGrabberView()
    public let contentView = UIView()

    /// How much of the surface is on the screen.
    open internal(set) var visibleHeight: CGFloat = 0

    @IBInspectable open dynamic var grabberAreaHeight: CGFloat = 24 {
        didSet { setNeedsLayout() }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        backgroundColor = .systemBackground
        clipsToBounds = true
        addSubview(contentView)
        addSubview(grabber)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        grabber.frame = CGRect(x: 0, y: 0, width: bounds.width, height: grabberAreaHeight)
        contentView.frame = bounds.inset(by: UIEdgeInsets(top: grabberAreaHeight, left: 0, bottom: 0, right: 0))
    }
}
