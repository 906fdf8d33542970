import UIKit

class BubbleHostController: UIViewController {
    private(set) var events: [String] = []
    lazy var bubble: BubbleView = BubbleView(frame: CGRect(x: 20, y: 100, width: 60, height: 60))

    override func viewDidLoad() {
        super.viewDidLoad()
        bubble.backgroundColor = UIColor.systemTeal
        bubble.delegate = self
        view.addSubview(bubble)
    }
}

extension BubbleHostController: BubbleViewDelegate {
    func bubbleViewTapped(_ bubble: BubbleView) {
        events.append("tapped")
    }

    func bubbleView(_ bubble: BubbleView, shouldSnapTo edge: UIRectEdge) -> Bool {
        events.append(edge == .left ? "left" : "right")
        return true
    }

    var bubbleInsets: UIEdgeInsets {
        return UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
    }
}
