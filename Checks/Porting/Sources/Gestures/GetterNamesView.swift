import Foundation
import UIKit

/// Selectors of properties: asked with `responds(to:)` and `perform`.
@objc protocol GetterNamesSource: NSObjectProtocol {
    @objc optional var gestureTitle: String { get }
    @objc optional var gestureCount: Int { get set }
}

class GetterNamesView: UIView {
    weak var source: GetterNamesSource?
    @objc private(set) dynamic var lastTitle: String?
    @IBOutlet var recognizers: [UIGestureRecognizer]!

    static let watched: [Selector] = [
        #selector(getter: UIView.alpha),
        #selector(getter: GetterNamesView.lastTitle),
        #selector(
            getter: UIGestureRecognizer.numberOfTouches
        ),
        #selector(setter: UIGestureRecognizer.isEnabled),
    ]

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == #selector(getter: lastTitle) { return lastTitle != nil }
        switch action {
        case #selector(refresh): return true
        case #selector(toggle(_:)): return !(recognizers ?? []).isEmpty
        default: return super.canPerformAction(action, withSender: sender)
        }
    }

    @objc func refresh() {
        if source?.responds(to: #selector(getter: GetterNamesSource.gestureTitle)) == true {
            lastTitle = source?.gestureTitle
        }
        if let count = source?.gestureCount, count > 3 {
            lastTitle = "many"
        }
    }

    @IBAction func toggle(_ sender: Any?) {
        recognizers?.forEach { $0.isEnabled.toggle() }
    }

    func install() {
        addGestureRecognizer(
            UITapGestureRecognizer(
                target: self,
                action: #selector(
                    GetterNamesView
                        .refresh
                )
            )
        )
    }
}
