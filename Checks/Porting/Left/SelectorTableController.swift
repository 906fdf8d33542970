import UIKit

/// Gestures from a table of names, as configuration files have them.
@objcMembers
class SelectorTableController: UIViewController {

    private let table: [(name: String, taps: Int)] = [
        ("singleTap", 1),
        ("doubleTap:", 2),
        ("tripleTap:", 3),
    ]
    private(set) var called: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        var previous: UITapGestureRecognizer?
        for entry in table.reversed() {
            let action = NSSelectorFromString(entry.name)
            guard responds(to: action) else { continue }
            let tap = UITapGestureRecognizer(target: self, action: action)
            tap.numberOfTapsRequired = entry.taps
            if let previous = previous { tap.require(toFail: previous) }
            view.addGestureRecognizer(tap)
            previous = tap
        }
        let swipe = UISwipeGestureRecognizer(target: self, action: Selector("swiped"))
        swipe.direction = [.left, .right]
        view.addGestureRecognizer(swipe)

        let press = UILongPressGestureRecognizer(target: self, action: Selector(("pressed:")))
        press.allowableMovement = 20
        view.addGestureRecognizer(press)
    }

    func singleTap() { called.append(#function) }
    func doubleTap(_ sender: UITapGestureRecognizer) { called.append(#function) }
    func tripleTap(_ sender: UITapGestureRecognizer) { called.append(#function) }
    func swiped() { called.append("swiped") }
    func pressed(_ sender: UILongPressGestureRecognizer) {
        if sender.state == .began { called.append("pressed") }
    }

    @nonobjc func pressed(twice: Bool) {}

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        return action == #selector(singleTap) || super.canPerformAction(action, withSender: sender)
    }
}
