import UIKit

/// Target and action kept by hand, as controls of one's own do.
final class TargetActionPair: NSObject {
    weak var target: NSObject?
    let action: Selector

    init(_ target: NSObject, _ action: Selector) {
        self.target = target
        self.action = action
    }

    @discardableResult
    func fire(from sender: Any?) -> Bool {
        guard let target = target, target.responds(to: action) else { return false }
        _ = target.perform(action, with: sender)
        return true
    }
}

/// Tells its pairs about swipes; each direction has its own list.
class SwipePadView: UIView {
    private var pairs: [UInt: [TargetActionPair]] = [:]
    private(set) var fired = 0

    static let defaultAction = #selector(SwipePadResponding.swipePadDidSwipe(_:))

    override init(frame: CGRect) {
        super.init(frame: frame)
        let all: [UISwipeGestureRecognizer.Direction] = [.left, .right, .up, .down]
        for direction in all {
            let swipe = UISwipeGestureRecognizer(target: self, action: #selector(SwipePadView.swiped(_:)))
            swipe.direction = direction
            addGestureRecognizer(swipe)
        }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func add(_ target: NSObject, action: Selector = SwipePadView.defaultAction, for direction: UISwipeGestureRecognizer.Direction) {
        pairs[direction.rawValue, default: []].append(TargetActionPair(target, action))
    }

    @objc func swiped(_ sender: UISwipeGestureRecognizer) {
        let list = pairs[sender.direction.rawValue] ?? []
        fired += list.filter { $0.fire(from: self) }.count
        if list.isEmpty {
            UIApplication.shared.sendAction(Self.defaultAction, to: nil, from: self, for: nil)
        }
    }
}

@objc protocol SwipePadResponding {
    func swipePadDidSwipe(_ sender: Any?)
}
