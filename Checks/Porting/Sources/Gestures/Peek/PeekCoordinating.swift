import UIKit

@MainActor @objc
public protocol PeekCoordinating: AnyObject {
    /// The view to show while the finger presses at a place.
    func peekView(at point: CGPoint) -> UIView?

    @objc optional func peekWillBegin()
    @objc optional func peekDidEnd(committed: Bool)
    @objc optional func peekShouldCommit(progress: CGFloat) -> Bool
}
