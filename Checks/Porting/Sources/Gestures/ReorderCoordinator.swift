import UIKit
import os

/// Long press and drag rows of any table view.
@MainActor
public final class ReorderCoordinator: NSObject {

    public weak var delegate: (any ReorderCoordinatorDelegate)?
    private weak var tableView: UITableView?
    private let press: UILongPressGestureRecognizer
    private var current: IndexPath?
    private let logger = Logger(subsystem: "org.example.reorder", category: "gesture")
    private let selection = UISelectionFeedbackGenerator()

    public init(tableView: UITableView) {
        self.tableView = tableView
        press = UILongPressGestureRecognizer()
        super.init()
        press.minimumPressDuration = 0.4
        press.delegate = self
        press.addTarget(self, action: #selector(handlePress))
        tableView.addGestureRecognizer(press)
    }

    @objc private func handlePress(_ press: UILongPressGestureRecognizer) {
        guard let tableView else { return }
        let point = press.location(in: tableView)
        switch press.state {
        case .began:
            current = tableView.indexPathForRow(at: point)
            if let current {
                logger.debug("picked up row \(current.row)")
                delegate?.reorderCoordinator?(self, didPickUp: current)
            }
        case .changed:
            guard let from = current, let to = tableView.indexPathForRow(at: point), from != to else { return }
            guard delegate?.reorderCoordinator?(self, canMove: from, to: to) ?? true else { return }
            delegate?.reorderCoordinator(self, move: from, to: to)
            tableView.moveRow(at: from, to: to)
            selection.selectionChanged()
            current = to
        case .ended, .cancelled, .failed:
            if current != nil {
                delegate?.reorderCoordinatorDidFinish?(self)
            }
            current = nil
        default:
            break
        }
    }
}

@MainActor
@objc public protocol ReorderCoordinatorDelegate: NSObjectProtocol {
    func reorderCoordinator(_ coordinator: ReorderCoordinator, move from: IndexPath, to: IndexPath)
    @objc optional func reorderCoordinator(_ coordinator: ReorderCoordinator, canMove from: IndexPath, to: IndexPath) -> Bool
    @objc optional func reorderCoordinator(_ coordinator: ReorderCoordinator, didPickUp indexPath: IndexPath)
    @objc optional func reorderCoordinatorDidFinish(_ coordinator: ReorderCoordinator)
}

extension ReorderCoordinator: UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tableView, gestureRecognizer === press else { return false }
        return tableView.indexPathForRow(at: press.location(in: tableView)) != nil
    }
}
