import UIKit

/// Rows that a finger can swipe; the table's delegate is passed on to a second one.
class SwipeRowsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let tableView = UITableView(frame: .zero, style: .plain)
    weak var secondDelegate: UITableViewDelegate?
    private var rows = (1...20).map { "Row \($0)" }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .edit, target: self, action: #selector(toggleEditing))
    }

    @objc private func toggleEditing(_ sender: UIBarButtonItem) {
        tableView.setEditing(!tableView.isEditing, animated: true)
    }

    // MARK: - UITableViewDataSource

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        if cell.gestureRecognizers?.isEmpty ?? true {
            let press = UILongPressGestureRecognizer(target: self, action: #selector(SwipeRowsController.pressed(_:)))
            cell.addGestureRecognizer(press)
        }
        return cell
    }

    @objc fileprivate func pressed(_ press: UILongPressGestureRecognizer) {
        guard press.state == .began, let cell = press.view as? UITableViewCell, let path = tableView.indexPath(for: cell) else { return }
        rows[path.row] += "!"
        tableView.reloadRows(at: [path], with: .none)
    }

    // MARK: - UITableViewDelegate

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        secondDelegate?.tableView?(tableView, didSelectRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        return secondDelegate?.tableView?(tableView, heightForRowAt: indexPath) ?? 44
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        secondDelegate?.scrollViewDidScroll?(scrollView)
    }

    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
        secondDelegate?.scrollViewWillEndDragging?(
            scrollView, withVelocity: velocity,
            targetContentOffset: targetContentOffset
        )
    }
}
