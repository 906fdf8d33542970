// Rows that are deleted, inserted and chosen: by a swipe, and by the controls of a table that is edited.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

/// A list of names that says itself which rows can be edited, and what happens to them.
private final class EditedList: UITableViewDataSource, UITableViewDelegate {
  var names = (0..<12).map { "\($0)" }
  var isEditable: (IndexPath) -> Bool = { _ in true }
  var style: ((IndexPath) -> UITableViewCell.EditingStyle)?
  var title: String?
  var indents: Bool?
  var trailing: UISwipeActionsConfiguration?
  var keepsData = false
  var then: (String, UITableView) -> Void = { _, _ in }
  private(set) var lines: [String] = []
  deinit {}

  func take() -> String {
    defer { lines = [] }
    return lines.joined(separator: ", ")
  }
  private func note(_ line: String, _ table: UITableView) {
    lines.append(line)
    then(line, table)
  }

  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[path.row]
    return cell
  }
  func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool { isEditable(path) }
  func tableView(
    _ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) {
    note("\(style) \(path.row)", table)
    guard !keepsData else { return }
    if style == .delete {
      names.remove(at: path.row)
      table.deleteRows(at: [path], with: .fade)
    } else {
      names.insert("new", at: path.row)
      table.insertRows(at: [path], with: .fade)
    }
  }
  func tableView(
    _ table: UITableView, editingStyleForRowAt path: IndexPath
  ) -> UITableViewCell.EditingStyle { style?(path) ?? .delete }
  func tableView(
    _ table: UITableView, titleForDeleteConfirmationButtonForRowAt path: IndexPath
  ) -> String? { title }
  func tableView(_ table: UITableView, shouldIndentWhileEditingRowAt path: IndexPath) -> Bool {
    indents ?? true
  }
  func tableView(
    _ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing }
  func tableView(_ table: UITableView, willBeginEditingRowAt path: IndexPath) {
    note("opens \(path.row)", table)
  }
  func tableView(_ table: UITableView, didEndEditingRowAt path: IndexPath?) {
    note("closed \(path.map { "\($0.row)" } ?? "none")", table)
  }
  func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
    note("selected \(path.row)", table)
  }
  func tableView(_ table: UITableView, didDeselectRowAt path: IndexPath) {
    note("deselected \(path.row)", table)
  }
}

/// A data source with the method that deletes, and what it says of editing besides.
private class DeletingSource: UITableViewDataSource {
  var deleted: [Int] = []
  deinit {}
  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(
    _ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) { deleted.append(path.row) }
}

/// It says itself that rows can be edited.
private final class SayingSource: UITableViewDataSource {
  let deleting = DeletingSource()
  deinit {}
  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool { path.row != 4 }
  func tableView(
    _ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) { deleting.deleted.append(path.row) }
}

/// A delegate that says what happens to rows.
private final class StyleDelegate: UITableViewDelegate {
  deinit {}
  func tableView(
    _ table: UITableView, editingStyleForRowAt path: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
}

@Suite struct EditedRows {
  private func withTable(
    _ style: UITableView.Style = .plain, _ body: (TestScreen, UITableView, EditedList) -> Void
  ) {
    withScreen(recording: []) { screen in
      let list = EditedList()
      let table = UITableView(frame: screen.window.bounds, style: style)
      table.dataSource = list
      table.delegate = list
      screen.window.addSubview(table)
      screen.wait(0.1)
      body(screen, table, list)
    }
  }

  private func edit(_ table: UITableView, on screen: TestScreen) {
    table.setEditing(true, animated: false)
    screen.wait(0.1)
  }

  /// A slow swipe to the left, which ends at rest.
  private func swipe(_ number: Int, by distance: Double = -120) -> Fingers {
    .down(at: row(number)).move(by: CGVector(dx: distance, dy: 0), over: 1).wait(0.3).up()
  }

  private func texts(_ table: UITableView, _ count: Int) -> [String?] {
    table.visibleCells.prefix(count).map { $0.textLabel?.text }
  }

  @Test func aSwipeShowsAButtonThatDeletes() {
    withTable { screen, table, list in
      screen.play(swipe(3))
      screen.wait(1)
      #expect(list.take() == "opens 3" && table.visibleCells[3].showingDeleteConfirmation)
      screen.play(.tap(at: row(3, x: 380)))
      screen.wait(1)
      #expect(list.take() == "delete 3, closed none")
      #expect(texts(table, 5) == ["0", "1", "2", "4", "5"])
      #expect(table.visibleCells.allSatisfy { !$0.showingDeleteConfirmation })
    }
  }

  @Test func aFullSwipeDeletes() {
    withTable { screen, table, list in
      screen.play(swipe(3, by: -350))
      screen.wait(1)
      #expect(list.take() == "opens 3, delete 3, closed none")
      #expect(table.numberOfRows(inSection: 0) == 11)
    }
  }

  @Test func aRowThatTheDataKeepsClosesAfterItsDeletion() {
    withTable { screen, table, list in
      list.keepsData = true
      screen.play(swipe(3))
      screen.play(.tap(at: row(3, x: 380)))
      screen.wait(1)
      #expect(list.take() == "opens 3, delete 3, closed 3")
      #expect(table.visibleCells[3].contentView.frame.minX == 0)
    }
  }

  @Test func theDelegateNamesTheButton() throws {
    try withScreen(recording: []) { screen in
      let list = EditedList()
      let table = UITableView(frame: screen.window.bounds, style: .plain)
      table.dataSource = list
      table.delegate = list
      screen.window.addSubview(table)
      for (title, shown) in [(nil, "Delete"), ("Archive now", "Archive now")] {
        list.title = title
        screen.play(swipe(3))
        screen.wait(1)
        let buttons = try #require(table.visibleCells[3].swipeButtons)
        #expect(buttons.subviews.map { ($0 as? UIButton)?.title(for: .normal) } == [shown])
        screen.play(.tap(at: row(9)))
        screen.wait(1)
      }
    }
  }

  @Test func actionsOfTheDelegateTakeThePlaceOfTheDeletion() {
    withTable { screen, table, list in
      list.trailing = UISwipeActionsConfiguration(actions: [])
      screen.play(swipe(3))
      #expect(list.take() == "selected 3")
      list.trailing = UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
      ])
      screen.play(swipe(3))
      screen.play(.tap(at: row(3, x: 380)))
      screen.wait(1)
      #expect(list.take() == "opens 3, closed 3")
      #expect(table.numberOfRows(inSection: 0) == 12)
    }
  }

  @Test func rowsThatAreNotDeletedAreNotSwiped() {
    withTable { screen, _, list in
      list.isEditable = { $0.row != 3 }
      screen.play(swipe(3))
      #expect(list.take() == "selected 3")
      list.isEditable = { _ in true }
      for style in [UITableViewCell.EditingStyle.none, .insert] {
        list.style = { _ in style }
        screen.play(swipe(4))
        #expect(list.take().hasSuffix("selected 4"))
      }
    }
  }

  @Test func aDataSourceThatSaysNothingOfEditingDeletesIfTheDelegateSaysSo() {
    withScreen(recording: []) { screen in
      let table = UITableView(frame: screen.window.bounds, style: .plain)
      let (silent, saying, delegate) = (DeletingSource(), SayingSource(), StyleDelegate())
      defer { withExtendedLifetime((silent, saying, delegate)) {} }
      screen.window.addSubview(table)
      @MainActor func deletes(_ row: Int) {
        screen.wait(0.1)
        screen.play(swipe(row, by: -350))
        screen.wait(1)
      }
      table.dataSource = silent
      deletes(2)
      #expect(silent.deleted == [])
      table.delegate = delegate
      deletes(2)
      #expect(silent.deleted == [2])
      table.delegate = nil
      table.dataSource = saying
      deletes(3)
      deletes(4)
      #expect(saying.deleting.deleted == [3])
    }
  }

  // MARK: Controls

  @Test func aDeleteControlShowsTheButtonWhoseTapDeletes() {
    withTable { screen, table, list in
      #expect(table.visibleCells.allSatisfy { $0.editingStyle == .none })
      edit(table, on: screen)
      #expect(table.visibleCells.allSatisfy { $0.editingStyle == .delete })
      #expect(table.visibleCells[3].contentView.frame.minX == 40)
      screen.play(.tap(at: row(3, x: 20)))
      screen.wait(1)
      #expect(list.take() == "" && table.visibleCells[3].showingDeleteConfirmation)
      #expect(table.visibleCells[3].contentView.frame.minX < 0)
      screen.play(.tap(at: row(8)))
      screen.wait(1)
      #expect(list.take() == "" && table.visibleCells[3].contentView.frame.minX == 40)
      screen.play(.tap(at: row(3, x: 20)))
      screen.wait(1)
      screen.play(.tap(at: row(3, x: 380)))
      screen.wait(1)
      #expect(list.take() == "delete 3" && texts(table, 4) == ["0", "1", "2", "4"])
      #expect(table.visibleCells.allSatisfy { $0.editingStyle == .delete })
      table.setEditing(false, animated: false)
      screen.wait(0.1)
      #expect(table.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 })
      #expect(table.visibleCells.allSatisfy { $0.editingStyle == .none })
    }
  }

  @Test func anInsertControlInsertsAtOnce() {
    withTable { screen, table, list in
      list.style = { $0.row == 0 ? .insert : .none }
      edit(table, on: screen)
      #expect(table.visibleCells.prefix(2).map { $0.editingStyle } == [.insert, .none])
      #expect(table.visibleCells.prefix(2).map { $0.contentView.frame.minX } == [40, 0])
      screen.play(.tap(at: row(0, x: 20)))
      screen.wait(1)
      #expect(list.take() == "insert 0" && texts(table, 2) == ["new", "0"])
    }
  }

  @Test func rowsThatCannotBeEditedHaveNoControl() {
    withTable { screen, table, list in
      list.isEditable = { $0.row % 2 == 0 }
      edit(table, on: screen)
      #expect(table.visibleCells.prefix(3).map { $0.editingStyle } == [.delete, .none, .delete])
      #expect(table.visibleCells.prefix(3).map { $0.contentView.frame.minX } == [40, 0, 40])
    }
  }

  @Test func theBackgroundOfAGroupedRowBeginsBesideItsControl() {
    withTable(.grouped) { screen, table, list in
      for (indents, place) in [(true, 40.0), (false, 0)] {
        table.setEditing(false, animated: false)
        list.indents = indents
        let cell = table.visibleCells[1]
        cell.backgroundView = UIView()
        edit(table, on: screen)
        #expect(cell.backgroundView?.frame.minX == CGFloat(place))
        #expect(cell.contentView.frame.minX == 40)
      }
    }
  }

  @Test func codeThatIsAskedMayTakeRowsAway() {
    withTable { screen, table, list in
      list.isEditable = { path in
        guard path.row == 3, list.names.count == 12 else { return true }
        list.names.removeLast(10)
        table.reloadData()
        return true
      }
      edit(table, on: screen)
      #expect(table.visibleCells.map { $0.editingStyle } == [.delete, .delete])
      #expect(list.take() == "")
    }
  }

  // MARK: Choosing

  @Test func severalRowsAreChosenByTheirCirclesWhileTheTableIsEdited() {
    withTable { screen, table, list in
      table.allowsMultipleSelectionDuringEditing = true
      screen.play(.tap(at: row(1)))
      #expect(list.take() == "selected 1" && !table.allowsMultipleSelection)
      edit(table, on: screen)
      #expect(table.indexPathsForSelectedRows == nil)
      #expect(table.visibleCells.allSatisfy { $0.editingControl?.kind == .choice })
      screen.play(.tap(at: row(2, x: 20)))
      screen.play(.tap(at: row(4)))
      #expect(list.take() == "selected 2, selected 4")
      #expect(table.visibleCells.filter { $0.editingControl?.isSelected == true }.count == 2)
      screen.play(.tap(at: row(2)))
      #expect(list.take() == "deselected 2")
      table.setEditing(false, animated: false)
      #expect(table.indexPathsForSelectedRows == nil && list.take() == "")
      screen.play(.tap(at: row(5)))
      screen.play(.tap(at: row(6)))
      #expect(list.take() == "selected 5, deselected 5, selected 6")
    }
  }

  @Test func circlesComeAndGoWhileTheTableIsEdited() {
    withTable { screen, table, _ in
      edit(table, on: screen)
      table.allowsMultipleSelectionDuringEditing = true
      #expect(table.visibleCells[2].editingControl?.kind == .choice)
      table.allowsMultipleSelectionDuringEditing = false
      #expect(table.visibleCells[2].editingControl?.kind == .delete)
    }
  }
}
