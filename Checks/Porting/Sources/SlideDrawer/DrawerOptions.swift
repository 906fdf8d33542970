//
//  DrawerOptions.swift
//  SlideDrawer
//

import UIKit

/// How a drawer looks and moves.
@objcMembers
open class DrawerOptions: NSObject {
    /// The height that shows when the drawer is collapsed.
    open var collapsedHeight: CGFloat = 80
    /// The distance from the top when the drawer is full.
    open var topInset: CGFloat = 40
    /// The share of the height that shows at `.half`.
    open var halfShare: CGFloat = 0.5
    open var cornerRadius: CGFloat = 12
    open var dimsBackground = true
    open var maximumDimming: CGFloat = 0.4
    open var animationDuration: TimeInterval = 0.35
    open var springDamping: CGFloat = 0.85
    /// Points per second from which a flick goes to the next position.
    open var flickVelocity: CGFloat = 500
    /// How far beyond the last position the drawer can be pulled, as a share of the finger's way.
    open var rubberBand: CGFloat = 0.25
    open var usesHaptics = true
    open var closesOnTapOutside = true
    /// Seconds without a touch after which an opened drawer collapses; 0 means never.
    open var autoCollapseDelay: TimeInterval = 0

    public override init() {
        super.init()
    }

    @objc(optionsWithCollapsedHeight:)
    public static func options(collapsedHeight: CGFloat) -> DrawerOptions {
        let options = DrawerOptions()
        options.collapsedHeight = collapsedHeight
        return options
    }

    @nonobjc
    open func updating(_ change: (DrawerOptions) -> Void) -> Self {
        change(self)
        return self
    }
}
