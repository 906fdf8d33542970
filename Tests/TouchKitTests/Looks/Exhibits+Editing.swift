// Texts and rows that are edited, of which pictures are kept.

@testable import TouchEngine
@testable import TouchWidgets

/// Five rows: the first is inserted before, the last stays, and the others are deleted.
private final class EditedRowsToSee: UITableViewDataSource, UITableViewDelegate {
  deinit {}
  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(path.row)"
    cell.detailTextLabel?.text = "Detail"
    cell.indentationLevel = path.row % 2
    cell.accessoryType = path.row == 2 ? .detailDisclosureButton : .detailButton
    return cell
  }
  func tableView(
    _ table: UITableView, editingStyleForRowAt path: IndexPath
  ) -> UITableViewCell.EditingStyle { path.row == 0 ? .insert : path.row == 4 ? .none : .delete }
}

extension Exhibit {
  /// A table that is edited, and what is done with it before a picture is taken.
  private init(
    edited name: String, _ style: UITableView.Style,
    _ change: @escaping (UIApplication, UITableView) -> Void
  ) {
    self.init(name) { application, window in
      let rows = EditedRowsToSee()
      let table = UITableView(frame: rect(0, 0, 320, 300), style: style)
      table.dataSource = rows
      table.delegate = rows
      window.addSubview(table)
      application.advance(to: 0.1)
      change(application, table)
      withExtendedLifetime(rows) { _ = application.snapshot() }
    }
  }

  static let edited = [
    Exhibit("Field with a selected part", { UITextField() }, rect(10, 10, 200, 34)) {
      $0.text = "Ada Lovelace"
      $0.becomeFirstResponder()
      $0.selectAll(nil)
    },
    Exhibit("Field with views beside its text", { UITextField() }, rect(10, 10, 200, 34)) {
      $0.text = "Ada"
      $0.borderStyle = .roundedRect
      ($0.leftView, $0.rightView) = (UIView(frame: rect(0, 0, 20, 20)), UISwitch())
      ($0.leftViewMode, $0.rightViewMode) = (.always, .unlessEditing)
    },
    Exhibit("Cell with a picture", { UITableViewCell(frame: .zero) }, rect(0, 0, 320, 44)) {
      $0.textLabel?.text = "Title"
      $0.imageView?.image = picture("cell")
      $0.indentationLevel = 1
    },
    Exhibit(edited: "Rows that are deleted and inserted", .grouped) { application, table in
      table.visibleCells[1].backgroundView = UIView()
      table.setEditing(true, animated: false)
      application.advance(to: 0.5)
      application.receive([TouchReport(1, .began, at: point(20, 145))], at: 1)
      application.receive([TouchReport(1, .ended, at: point(20, 145))], at: 1.2)
      application.advance(to: 3)
    },
    Exhibit(edited: "Rows that are chosen by circles", .plain) { application, table in
      table.separatorStyle = .none
      table.allowsMultipleSelectionDuringEditing = true
      table.setEditing(true, animated: false)
      for row in [1, 2] {
        table.selectRow(
          at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
      }
      application.advance(to: 1)
    },
  ]
}
