// What assistive technologies find in rows, and actions that are done when their rows have changed.

import Foundation
import Testing
import TouchTesting

@_spi(Widgets) @testable import TouchEngine
@_spi(Widgets) @testable import TouchWidgets

@Suite struct ActionsOfRows {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func names(_ cell: UITableViewCell) -> [String] {
    cell.ownCustomActions?.map(\.name) ?? []
  }

  private func perform(_ name: String, on cell: UITableViewCell) -> Bool {
    action(name, of: cell).map(perform) ?? false
  }

  private func perform(_ action: UIAccessibilityCustomAction) -> Bool {
    action.actionHandler?(action) ?? false
  }

  private func action(_ name: String, of cell: UITableViewCell) -> UIAccessibilityCustomAction? {
    cell.ownCustomActions?.first { $0.name == name }
  }

  // MARK: What is offered

  @Test func rowsOfferWhatTheirDataSourceAllows() {
    withRows(isEditing: true) { _, table, rows in
      let cell = table.visibleCells[3]
      #expect(names(cell) == ["Delete", "Move up", "Move down"])
      rows.canMove = false
      #expect(names(cell) == ["Delete"])
      rows.isEditable = false
      #expect(names(cell) == [])
    }
  }

  @Test func rowsOfferNothingWhileOneIsHeld() {
    withRows(isEditing: true) { screen, table, _ in
      screen.finger().down(at: row(6, x: 380))
      #expect(table.held != nil && names(table.visibleCells[3]) == [])
      screen.finger().up()
      #expect(names(table.visibleCells[3]) != [])
    }
  }

  @Test func aCellThatTheAppTookOutOffersNothing() {
    withRows(isEditing: true) { _, table, _ in
      let cell = table.visibleCells[3]
      let move = action("Move up", of: cell)
      cell.removeFromSuperview()
      #expect(names(cell) == [])
      #expect(move.map(perform) == false)
    }
  }

  @Test(arguments: [("edits? 3", false), ("edits? 3", true), ("leading? 3", false)])
  func aRowThatGoesWhenItsActionsAreAskedOffersNone(word: String, isEditing: Bool) {
    withRows(isEditing: isEditing) { _, table, rows in
      rows.leading = [UIContextualAction(style: .normal, title: "Flag") { $2(true) }]
      rows.canMove = false
      let cell = table.visibleCells[3]
      rows.then = { line, table in
        guard line == word else { return }
        rows.then = { _, _ in }
        rows.count = 11
        table.deleteRows(at: [self.path(0)], with: .none)
      }
      #expect(names(cell) == [] && rows.count == 11)
      #expect(names(cell) == (isEditing ? ["Delete"] : ["Flag", "Delete"]))
    }
  }

  // MARK: What is done

  @Test func aRowMovesOnlyWhileItMayBeMoved() {
    withRows(isEditing: true) { screen, table, rows in
      let cell = table.visibleCells[3]
      guard let move = action("Move down", of: cell) else {
        Issue.record("no action")
        return
      }
      rows.canMove = false
      #expect(!perform(move))
      rows.canMove = true
      screen.finger().down(at: row(6, x: 380))
      #expect(table.held != nil && !perform(move))
      screen.finger().up()
      table.setEditing(false, animated: false)
      #expect(!perform(move) && table.indexPath(for: cell) == path(3))
      table.setEditing(true, animated: false)
      #expect(perform(move) && table.indexPath(for: cell) == path(4))
    }
  }

  /// The rows change when the table asks where to, or when it tells where.
  @Test(arguments: ["target? 11", "moved 10 to 11"])
  func aMoveOfRowsThatChangeMeanwhileIsTheirOwn(word: String) {
    withRows(isEditing: true) { screen, table, rows in
      rows.count = 40
      table.reloadData()
      table.setContentOffset(CGPoint(x: 0, y: 10 * 44 - 800 + 44), animated: false)
      screen.wait(0.1)
      guard let cell = table.cellForRow(at: path(10)) else {
        Issue.record("no row")
        return
      }
      let place = table.contentOffset
      rows.then = { line, table in
        guard line == word else { return }
        rows.then = { _, _ in }
        rows.count = 39
        table.deleteRows(at: [self.path(39)], with: .none)
      }
      let isDone = perform("Move down", on: cell)
      #expect(isDone == (word == "moved 10 to 11") && rows.count == 39)
      #expect(table.indexPath(for: cell) == path(10))
      if !isDone { #expect(table.contentOffset == place) }
    }
  }

  // MARK: What is said

  @Test func aRowSaysTheTextsThatShowInIt() {
    withRows { _, table, _ in
      let cell = table.visibleCells[0]
      cell.textLabel?.text = nil
      for (text, isHidden) in [("one", false), ("two", true), ("", false), ("three", false)] {
        let label = UILabel()
        (label.text, label.isHidden) = (text, isHidden)
        cell.contentView.addSubview(label)
      }
      #expect(cell.accessibilityDefaults?.label == "one, three")
    }
  }

  @Test func controlsInWhatIsHiddenFromAssistanceAreNotReached() {
    withRows { _, table, _ in
      let cell = table.visibleCells[0]
      let around = UIView()
      around.addSubview(UISwitch())
      cell.contentView.addSubview(around)
      #expect(cell.elementsBeside.count == 1)
      around.accessibilityElementsHidden = true
      #expect(cell.elementsBeside.isEmpty)
    }
  }
}
