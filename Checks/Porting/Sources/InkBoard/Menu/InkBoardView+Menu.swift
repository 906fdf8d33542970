import UIKit

extension InkBoardView {
    func openMenu(_ items: [String], at point: CGPoint) {
        menu?.close()
        let new = RadialMenuView(items: items, center: point)
        new.delegate = self
        addSubview(new)
        menu = new
        InkHaptics.shared.play(.open)
    }
}

extension InkBoardView: RadialMenuDelegate {
    func radialMenu(_ menu: RadialMenuView, didChoose item: String) {
        InkHaptics.shared.play(.choose)
        delegate?.inkBoard?(self, didChooseMenuItem: item)
    }

    func radialMenuDidClose(_ menu: RadialMenuView) {
        if self.menu === menu { self.menu = nil }
    }
}
