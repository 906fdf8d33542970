// A subclass of each part of a table, and a screen that fills one, as an app writes them.

import UIKit

/// A table with a variable that is its own data source and delegate.
public final class Contacts: UITableView, UITableViewDataSource, UITableViewDelegate {
  /// What its rows show.
  public var names = ["Ada", "Grace"]
  deinit { Farewells.say("Contacts") }
  public override init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame, style: style)
    register(ContactCell.self, forCellReuseIdentifier: "contact")
    register(Initial.self, forHeaderFooterViewReuseIdentifier: "initial")
    refreshControl = Refresher()
    dataSource = self
    delegate = self
  }
  /// All.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }
  /// A cell with the name.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
  /// A header of its own kind.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    dequeueReusableHeaderFooterView(withIdentifier: "initial")
  }
  /// Takes the name away.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = Deletion(style: .destructive, title: "Delete") { [weak self] _, _, done in
      self?.names.remove(at: indexPath.row)
      self?.deleteRows(at: [indexPath], with: .automatic)
      done(true)
    }
    return Swipes(actions: [delete])
  }
  /// Not for long.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    deselectRow(at: indexPath, animated: true)
  }
}

/// A cell with a variable.
public final class ContactCell: UITableViewCell {
  /// How often it was used again.
  public var uses = 0
  deinit { Farewells.say("ContactCell") }
  /// Makes a cell that does not look selected.
  public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
  }
  public override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }
  public override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    contentView.alpha = highlighted ? 0.5 : 1
  }
}

/// A header with a variable.
public final class Initial: UITableViewHeaderFooterView {
  /// What it says.
  public var letter = "" { didSet { textLabel?.text = letter } }
  deinit { Farewells.say("Initial") }
}

/// A control for refreshing with a variable.
public final class Refresher: UIRefreshControl {
  /// How often it began.
  public var count = 0
  deinit { Farewells.say("Refresher") }
  public override func beginRefreshing() {
    super.beginRefreshing()
    count += 1
  }
}

/// A button beside a row with a variable.
public final class Deletion: UIContextualAction {
  /// Whether it can be undone.
  public var isFinal = false
  deinit { Farewells.say("Deletion") }
}

/// Buttons beside a row with a variable.
public final class Swipes: UISwipeActionsConfiguration {
  /// Anything.
  public var note = ""
  deinit { Farewells.say("Swipes") }
}
