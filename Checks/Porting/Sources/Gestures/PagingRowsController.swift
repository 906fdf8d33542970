import UIKit.UITableViewCell

/// A row that tells a target of any class when it is held.
final class HeldCell: UITableViewCell {
    weak var target: AnyObject?
    var action: Selector?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(held(_:))))
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    @objc private func held(_ press: UILongPressGestureRecognizer) {
        guard press.state == .began, target?.responds(to: action) == true else { return }
        _ = target?.perform(action, with: self)
    }
}

/// Rows that can be held.
class PagingRowsController: UIViewController, UITableViewDataSource {
    private(set) var held: [String] = []
    private(set) var places: [NSValue] = []
    let table = UITableView(frame: .zero, style: .plain)

    override var prefersStatusBarHidden: Bool { return true }
    override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .portrait }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = view.bounds
        table.dataSource = self
        table.register(HeldCell.self, forCellReuseIdentifier: "row")
        view.addSubview(table)
        setNeedsStatusBarAppearanceUpdate()
    }

    override var description: String { return "paging rows: \(held.count)" }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.table.frame.size = size }, completion: nil)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 5 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        if let cell = cell as? HeldCell {
            cell.target = self
            cell.action = #selector(cellWasHeld(_:))
        }
        return cell
    }

    @objc func cellWasHeld(_ cell: HeldCell) {
        held.append(cell.textLabel?.text ?? "")
        places.append(NSValue(cgPoint: cell.center))
    }
}
