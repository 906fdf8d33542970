import Foundation

@MainActor
@objc protocol RadialMenuDelegate: AnyObject {
    func radialMenu(_ menu: RadialMenuView, didChoose item: String)
    @objc optional func radialMenu(_ menu: RadialMenuView, didHover item: String?)
    @objc optional func radialMenuDidClose(_ menu: RadialMenuView)
    @objc optional func radialMenuShouldClose(_ menu: RadialMenuView) -> Bool
}
