import Foundation
import UIKit

@objc public protocol BubbleViewDelegate: NSObjectProtocol {
    @objc optional func bubbleViewTapped(_ bubble: BubbleView)
    @objc optional func bubbleView(_ bubble: BubbleView, draggedTo point: CGPoint)
    @objc optional func bubbleView(_ bubble: BubbleView, shouldSnapTo edge: UIRectEdge) -> Bool
    @available(*, deprecated, renamed: "bubbleViewTapped(_:)")
    @objc optional func bubbleTouched(_ bubble: BubbleView)
    @objc optional var bubbleInsets: UIEdgeInsets { get }
    @objc(bubbleViewWillVanish:) optional func willVanish(_ bubble: BubbleView)
}
