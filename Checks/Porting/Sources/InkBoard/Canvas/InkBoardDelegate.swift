import UIKit

/// What a board tells. All methods are optional.
@MainActor
@objc public protocol InkBoardDelegate: NSObjectProtocol {
    @objc optional func inkBoardDidBeginStroke(_ board: InkBoardView)
    @objc optional func inkBoard(_ board: InkBoardView, didEndStrokeOf length: Int)
    @objc optional func inkBoardDidCancelStroke(_ board: InkBoardView)

    /// Whether a touch may draw; by default those that the tool allows.
    @objc optional func inkBoard(_ board: InkBoardView, shouldDrawWith touch: UITouch) -> Bool

    @objc optional func inkBoard(
        _ board: InkBoardView,
        widthFor force: CGFloat,
        altitude: CGFloat
    ) -> CGFloat

    @objc optional func inkBoard(_ board: InkBoardView, menuItemsAt point: CGPoint) -> [String]?
    @objc optional func inkBoard(_ board: InkBoardView, didChooseMenuItem item: String)
    @objc optional var inkBoardAllowsUndo: Bool { get }
}
