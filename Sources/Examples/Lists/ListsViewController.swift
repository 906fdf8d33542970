// A feed: rows that are selected and swiped, a pager of pictures that zoom, and pull to refresh.

import UIKit

/// A feed of messages under a pager of pictures.
///
/// A row can be selected, swiped to the left to be deleted and to the right to be marked. The pictures
/// turn like pages, and zoom by a pinch or a double tap. Pulling the feed down brings a new message.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class ListsViewController: UIViewController {
  /// What the feed shows, newest first.
  public private(set) var messages = (1...40).reversed().map { Message(number: $0) }
  let table = UITableView(frame: .zero, style: .plain)
  private let refresh = UIRefreshControl()

  /// How long a new message takes, in seconds.
  private static let loadingTime = 1.0

  public override func loadView() {
    view = UIView()
    view.backgroundColor = .systemBackground
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(PagerCell.self, forCellReuseIdentifier: "pager")
    table.register(MessageCell.self, forCellReuseIdentifier: "message")
    table.dataSource = self
    table.delegate = self
    table.allowsMultipleSelection = true
    refresh.addTarget(self, action: ListsViewController.load, for: .valueChanged)
    table.refreshControl = refresh
    view.addSubview(table)
  }

  private func load(_ sender: UIControl) {
    let application = UIApplication.shared
    application.scheduler.after(Self.loadingTime) { [weak self] in self?.insertMessage() }
  }

  private func insertMessage() {
    let number = (messages.map(\.number).max() ?? 0) + 1
    messages.insert(Message(number: number), at: 0)
    refresh.endRefreshing()
    table.reloadData()
  }
}

/// A message of the feed.
nonisolated public struct Message: Equatable {
  /// Its number, from 1.
  public let number: Int
  /// Whether it is marked.
  public var isMarked = false
}

extension ListsViewController: UITableViewDataSource {
  /// Pictures, and messages.
  public func numberOfSections(in tableView: UITableView) -> Int { 2 }

  /// One row of pictures, and a row for each message.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 1 : messages.count
  }

  /// A pager, or a message.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard indexPath.section == 1 else {
      return tableView.dequeueReusableCell(withIdentifier: "pager", for: indexPath)
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    (cell as? MessageCell)?.show(messages[indexPath.row])
    return cell
  }
}

extension ListsViewController: UITableViewDelegate {
  /// The pager is higher.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.section == 0 ? 200 : 60
  }

  /// Messages alone are selected.
  public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { indexPath.section == 1 }

  /// A message can be deleted.
  public func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard indexPath.section == 1 else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      guard let self else { return }
      self.messages.remove(at: indexPath.row)
      self.table.deleteRows(at: [indexPath], with: .automatic)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// A message can be marked.
  public func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard indexPath.section == 1 else { return nil }
    let mark = UIContextualAction(style: .normal, title: "Mark") { [weak self] _, _, done in
      guard let self else { return }
      self.messages[indexPath.row].isMarked.toggle()
      self.table.reloadRows(at: [indexPath], with: .automatic)
      done(true)
    }
    mark.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [mark])
  }
}
