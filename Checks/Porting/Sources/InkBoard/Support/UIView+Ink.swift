import ObjectiveC
import UIKit

extension UIView {
    private static var ink_boardKey: UInt8 = 0

    /// A board that lies over this view, made when it is first used.
    @objc public var ink_overlay: InkBoardView {
        if let board = objc_getAssociatedObject(self, &UIView.ink_boardKey) as? InkBoardView {
            return board
        }
        let board = InkBoardView(frame: bounds)
        board.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(board)
        objc_setAssociatedObject(self, &UIView.ink_boardKey, board, .OBJC_ASSOCIATION_ASSIGN)
        return board
    }

    @objc public func ink_removeOverlay() {
        guard objc_getAssociatedObject(self, &UIView.ink_boardKey) != nil else { return }
        ink_overlay.removeFromSuperview()
        objc_setAssociatedObject(self, &UIView.ink_boardKey, nil, .OBJC_ASSOCIATION_ASSIGN)
    }
}
