import UIKit

class LongPressMenuController: UIViewController {

    // Nested target with its own selectors.
    private final class MenuItem: UIView {
        weak var menu: LongPressMenuController?

        init(index: Int, menu: LongPressMenuController) {
            self.menu = menu
            super.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
            tag = index
            addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(chosen)))
        }

        required init?(coder: NSCoder) { fatalError("no coder") }

        @objc private func chosen() {
            menu?.choose(tag)
        }
    }

    private var items: [MenuItem] = []
    private(set) var chosen: Int?
    private lazy var press: UILongPressGestureRecognizer = .init(target: self, action: #selector(pressed))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(press)
        let dismiss = UITapGestureRecognizer(target: self, action: #selector(close))
        dismiss.require(toFail: press)
        dismiss.delegate = self
        view.addGestureRecognizer(dismiss)
    }

    @objc func pressed(_ sender: UILongPressGestureRecognizer) {
        switch sender.state {
        case .began:
            open(at: sender.location(in: view))
        case .changed:
            let hit = view.hitTest(sender.location(in: view), with: nil)
            for item in items { item.alpha = item === hit ? 1 : 0.6 }
        case .ended:
            if let hit = view.hitTest(sender.location(in: view), with: nil), hit.isMember(of: MenuItem.self) {
                choose(hit.tag)
            }
        default:
            close()
        }
    }

    private func open(at point: CGPoint) {
        close()
        for index in 0..<5 {
            let angle = CGFloat(index) / 5 * 2 * .pi
            let item = MenuItem(index: index, menu: self)
            item.center = CGPoint(x: point.x + 80 * cos(angle), y: point.y + 80 * sin(angle))
            item.backgroundColor = .systemIndigo
            view.addSubview(item)
            items.append(item)
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { [weak self] in
            self?.close()
        }
    }

    @objc func close() {
        items.forEach { $0.removeFromSuperview() }
        items = []
    }

    fileprivate func choose(_ index: Int) {
        chosen = index
        close()
    }
}

extension LongPressMenuController: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ g: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        !(touch.view?.isKind(of: MenuItem.self) ?? false)
    }
}
