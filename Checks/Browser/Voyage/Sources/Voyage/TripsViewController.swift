// The list of trips.

import UIKit
import VoyageModel

public final class TripsViewController: UIViewController, UITableViewDataSource,
  UITableViewDelegate,
  TripStoreDelegate
{
  private let store = TripStore(["Lisbon", "Oslo", "Kyoto", "Quito", "Accra"])
  private let tableView = UITableView(frame: .zero, style: .plain)

  deinit {}

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trips"
    view.backgroundColor = .systemBackground
    store.delegate = self
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(TripCell.self, forCellReuseIdentifier: TripCell.identifier)
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
  }

  public func tripStoreDidChange(_ store: TripStore) { tableView.reloadData() }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.trips.count
  }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: TripCell.identifier, for: indexPath)
    if let cell = cell as? TripCell { cell.show(store.trips[indexPath.row]) }
    return cell
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    navigationController?.pushViewController(
      TripViewController(store.trips[indexPath.row], in: store), animated: true)
  }

  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let action = UIContextualAction(style: .destructive, title: "Cancel trip") {
      [weak self] _, _, done in
      self?.store.remove(at: indexPath.row)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
}
