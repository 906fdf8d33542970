//
//  DrawerKeyboardObserver.swift
//  SlideDrawer
//

import UIKit

/// Opens the drawer while the keyboard shows.
final class DrawerKeyboardObserver: NSObject {
    private unowned let drawer: DrawerController
    private var positionBefore: DrawerPosition?

    init(drawer: DrawerController) {
        self.drawer = drawer
    }

    func start() {
        let center = NotificationCenter.default
        center.addObserver(
            self,
            selector: #selector(keyboardWillShow(_:)),
            name: UIResponder.keyboardWillShowNotification,
            object: nil
        )
        center.addObserver(self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard positionBefore == nil, drawer.position < .full else { return }
        positionBefore = drawer.position
        drawer.setPosition(.full, animated: true)
    }

    @objc private func keyboardWillHide() {
        guard let before = positionBefore else { return }
        positionBefore = nil
        drawer.setPosition(before, animated: true)
    }
}
