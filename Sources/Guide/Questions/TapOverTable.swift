// Question 5: a tap that puts the keyboard away, and no row can be selected any more.

import UIKit

enum TapOverTable {
  static func wrong() -> UIViewController { Wrong.ContactsController() }
  static func right() -> UIViewController { Right.ContactsController() }

  enum Wrong {
    // WRONG begins
    final class ContactsController: TableController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let tap = UITapGestureRecognizer(
          target: self, action: ContactsController.putKeyboardAway)
        tap.name = "keyboard tap"
        view.addGestureRecognizer(tap)
      }
      func putKeyboardAway() { print("the keyboard goes") }
    }
    // WRONG ends
  }

  enum Right {
    // RIGHT begins
    final class ContactsController: TableController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let tap = UITapGestureRecognizer(
          target: self, action: ContactsController.putKeyboardAway)
        tap.name = "keyboard tap"
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
      }
      func putKeyboardAway() { print("the keyboard goes") }
    }
    // RIGHT ends
  }
}

/// A table of twenty rows.
class TableController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  override func viewDidLoad() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    print("row \(indexPath.row) is selected")
  }
}
