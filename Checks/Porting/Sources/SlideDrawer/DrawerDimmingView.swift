//
//  DrawerDimmingView.swift
//  SlideDrawer
//

import UIKit

public final class DrawerDimmingView: UIView {

    /// From 0 (clear, lets touches through) to 1 (black).
    public var dimming: CGFloat = 0 {
        didSet {
            backgroundColor = UIColor.black.withAlphaComponent(dimming)
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
    }

    @available(*, unavailable, message: "Use init(frame:)")
    required init?(coder: NSCoder) { fatalError() }

    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard dimming > 0.01 else { return nil }
        return super.hitTest(point, with: event)
    }
}
