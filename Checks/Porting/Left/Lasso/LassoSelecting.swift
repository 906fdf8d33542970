import UIKit

/// What a lasso asks and tells. Only the first method is required.
@objc public protocol LassoSelecting: NSObjectProtocol {
    func lasso(_ lasso: LassoSelectionRecognizer, contains view: UIView) -> Bool

    @objc optional func lassoDidBegin(_ lasso: LassoSelectionRecognizer)
    @objc optional
    func lasso(_ lasso: LassoSelectionRecognizer, didSelect views: [UIView])
    @objc optional func lassoCandidates(_ lasso: LassoSelectionRecognizer) -> [UIView]?
    @objc optional var minimumLassoArea: CGFloat { get }
    @objc optional var lassoDelay: TimeInterval { get set }
}
