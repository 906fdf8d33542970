//
//  UIViewController+Drawer.swift
//  SlideDrawer
//

import ObjectiveC
import UIKit

private struct AssociatedKeys {
    static var drawer: UInt8 = 0
}

/// Associated objects are kept strongly; this keeps its value weakly.
private final class WeakDrawerBox: NSObject {
    weak var value: DrawerController?
    init(_ value: DrawerController?) { self.value = value }
}

extension UIViewController {

    /// The drawer controller that shows this controller, or one of its parents.
    @objc public internal(set) var sd_drawerController: DrawerController? {
        get {
            if let box = objc_getAssociatedObject(self, &AssociatedKeys.drawer) as? WeakDrawerBox {
                return box.value
            }
            return parent?.sd_drawerController
        }
        set {
            objc_setAssociatedObject(
                self, &AssociatedKeys.drawer,
                WeakDrawerBox(newValue),
                .OBJC_ASSOCIATION_RETAIN_NONATOMIC
            )
        }
    }

    /// Called by the drawer's buttons; override it to do something else.
    @objc open func sd_closeDrawer(_ sender: Any?) {
        sd_drawerController?.setPosition(.closed, animated: true)
    }
}
