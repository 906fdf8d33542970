//
//  DrawerControllerDelegate.swift
//  SlideDrawer
//

import UIKit

/// Hears of a drawer. All methods are optional.
@objc public protocol DrawerControllerDelegate: NSObjectProtocol {
    /// The drawer is about to go to another position.
    @objc optional func drawer(_ drawer: DrawerController, willMoveTo position: DrawerPosition)

    /// The drawer has arrived.
    @objc optional func drawer(_ drawer: DrawerController, didMoveTo position: DrawerPosition)

    /// A finger moves the drawer.
    @objc optional func drawer(_ drawer: DrawerController, isDraggedTo height: CGFloat)

    @objc optional func drawerDidBeginDragging(_ drawer: DrawerController)
    @objc optional func drawerDidEndDragging(
        _ drawer: DrawerController,
        withVelocity velocity: CGPoint
    )

    /// Whether the finger may begin to move the drawer.
    @objc optional func drawerShouldBeginDragging(_ drawer: DrawerController) -> Bool

    /// Where the drawer goes after a drag; the proposed position by default.
    @objc optional func drawer(_ drawer: DrawerController, targetFor proposed: DrawerPosition, velocity: CGPoint) -> DrawerPosition

    /// Whether a tap beside the drawer closes it.
    @available(iOS 13.0, *)
    @objc optional func drawerShouldCloseOnOutsideTap(_ drawer: DrawerController) -> Bool

    /// A scroll view inside the drawer that moves along.
    @objc optional var drawerScrollView: UIScrollView? { get }
}
