import UIKit

/// Actions from bars, recognizers and a timer in one controller.
@MainActor
final class BarButtonsController: UIViewController {
    private(set) var presses: [String] = []
    private var clock: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancelPressed))
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Save", style: .done, target: self, action: #selector(savePressed(_:))),
            UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(Self.addPressed)),
        ]
        toolbarItems = [
            UIBarButtonItem(title: "A", style: .plain, target: self, action: #selector(toolPressed)),
            .flexibleSpace(),
            UIBarButtonItem(title: "B", style: .plain, target: self, action: #selector(BarButtonsController.toolPressed)),
        ]
        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(edgePanned))
        edge.edges = .left
        view.addGestureRecognizer(edge)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        clock = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        clock?.tolerance = 0.1
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        clock?.invalidate()
        clock = nil
    }

    @objc private func cancelPressed() { dismiss(animated: true) }
    @objc private func savePressed(_ sender: UIBarButtonItem) { presses.append(sender.title ?? "") }
    @objc private func addPressed() { presses.append("+") }
    @objc private func toolPressed(_ sender: UIBarButtonItem) { presses.append(sender.title ?? "") }
    @objc private func tick() { title = "\(presses.count)" }

    @objc private func edgePanned(_ pan: UIScreenEdgePanGestureRecognizer) {
        if case .ended = pan.state {
            navigationController?.popViewController(animated: true)
        }
    }
}
