// BEHAVIOUR 16, tables: rows that change while the table asks about them, and cells that go their own way.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

/// Rows that can be edited and moved, and that note what they are asked and told.
final class AskedRows: UITableViewDataSource, UITableViewDelegate {
  /// A cell that says when it came, when it begins or ends to be edited, and when it is placed.
  final class Cell: UITableViewCell {
    var arrives: (Cell) -> Void = { _ in }
    var edits: (Cell) -> Void = { _ in }
    var moves: (Cell) -> Void = { _ in }
    deinit {}
    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      if superview != nil { arrives(self) }
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
      edits(self)
      super.setEditing(editing, animated: animated)
    }
    override var center: CGPoint {
      didSet { moves(self) }
    }
  }

  var count = 12
  var height: (IndexPath) -> CGFloat = { _ in 44 }
  var style = UITableViewCell.EditingStyle.delete
  var isEditable = true
  var canMove = true
  var leading: [UIContextualAction] = []
  var cell: (UITableView, IndexPath) -> UITableViewCell = { table, path in
    let cell =
      table.dequeueReusableCell(withIdentifier: "row")
      ?? Cell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "\(path.row)"
    cell.showsReorderControl = true
    return cell
  }
  /// Runs inside each question and each note.
  var then: (String, UITableView) -> Void = { _, _ in }
  private(set) var lines: [String] = []
  init() {}
  deinit {}

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
  private func note(_ word: String, _ path: IndexPath?, _ table: UITableView) {
    let line = "\(word) \(path.map { "\($0.row)" } ?? "-")"
    lines.append(line)
    then(line, table)
  }

  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    cell(table, path)
  }
  func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat { height(path) }
  func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool {
    note("edits?", path, table)
    return isEditable
  }
  func tableView(_ table: UITableView, canMoveRowAt path: IndexPath) -> Bool {
    note("moves?", path, table)
    return canMove
  }
  func tableView(
    _ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) { note("\(style)", path, table) }
  func tableView(_ table: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
    note("moved \(source.row) to", target, table)
  }
  func tableView(
    _ table: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposal: IndexPath
  ) -> IndexPath {
    note("target?", proposal, table)
    return proposal
  }
  func tableView(
    _ table: UITableView, editingStyleForRowAt path: IndexPath
  ) -> UITableViewCell.EditingStyle {
    note("style?", path, table)
    return style
  }
  func tableView(_ table: UITableView, shouldIndentWhileEditingRowAt path: IndexPath) -> Bool {
    note("indents?", path, table)
    return true
  }
  func tableView(
    _ table: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    note("leading?", path, table)
    return leading.isEmpty ? nil : UISwipeActionsConfiguration(actions: leading)
  }
  func tableView(
    _ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
  ) { note("shows", path, table) }
  func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
    note("selected", path, table)
  }
}

/// A table of these rows over all of the window.
func withRows(
  _ style: UITableView.Style = .plain, isEditing: Bool = false,
  _ body: (TestScreen, UITableView, AskedRows) -> Void
) {
  withScreen(recording: []) { screen in
    let rows = AskedRows()
    let table = UITableView(frame: screen.window.bounds, style: style)
    (table.dataSource, table.delegate) = (rows, rows)
    table.setEditing(isEditing, animated: false)
    screen.window.addSubview(table)
    screen.wait(0.1)
    _ = rows.take()
    body(screen, table, rows)
    screen.wait(1)
  }
}

@Suite struct UnrulyRows {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func texts(_ table: UITableView) -> [String?] {
    table.visibleCells.map { $0.textLabel?.text }
  }

  // MARK: Cells

  @Test func aCellThatLeavesWhenItComesIsNotToldToShow() {
    withRows { screen, table, rows in
      rows.cell = { _, path in
        let cell = AskedRows.Cell(style: .default, reuseIdentifier: nil)
        if path.row == 2 { cell.arrives = { $0.removeFromSuperview() } }
        return cell
      }
      table.reloadData()
      screen.wait(0.1)
      let shown = rows.take().filter { $0.hasPrefix("shows") }
      #expect(shown == (0..<12).filter { $0 != 2 }.map { "shows \($0)" })
    }
  }

  @Test func theCellOfAnotherRowIsNotUsedAgainForAReconfiguredOne() {
    withRows { screen, table, rows in
      let usual = rows.cell
      rows.cell = { table, path in
        rows.cell = usual
        return table.visibleCells[3]
      }
      table.reconfigureRows(at: [path(0)])
      rows.count = 13
      table.insertRows(at: [path(12)], with: .none)
      screen.wait(0.1)
      #expect(texts(table) == (0..<13).map { "\($0)" })
    }
  }

  /// The row that goes had the number that the pressed one has now.
  @Test func aPressStaysWithItsRowWhenAnotherOneGoes() {
    withRows { screen, table, rows in
      table.isScrollEnabled = false
      screen.finger().down(at: row(3))
      screen.wait(0.3)
      table.performBatchUpdates({
        table.insertRows(at: [path(0)], with: .none)
        table.deleteRows(at: [path(4)], with: .none)
      })
      screen.finger().move(to: row(4))
      screen.finger().up()
      #expect(rows.take().last == "selected 4" && table.indexPathForSelectedRow == path(4))
    }
  }

  @Test func aTapOnACellInARowSelectsTheRow() {
    withRows { screen, table, _ in
      let inner = UITableViewCell(style: .default, reuseIdentifier: nil)
      inner.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
      table.visibleCells[2].contentView.addSubview(inner)
      screen.play(.tap(at: row(2, x: 100)))
      #expect(table.indexPathForSelectedRow == path(2))
    }
  }

  @Test func rowsThatAreNotThereAreNotSelected() {
    withRows { _, table, _ in
      table.selectRow(at: path(1), animated: false, scrollPosition: .none)
      table.selectRow(at: path(40), animated: false, scrollPosition: .top)
      #expect(table.indexPathsForSelectedRows == [path(1)] && table.visibleCells[1].isSelected)
    }
  }

  // MARK: Places

  @Test func sectionsThatAreNotThereLieNowhere() {
    withRows { _, table, _ in
      for section in [-1, 1] {
        #expect(table.rect(forSection: section) == .zero)
        #expect(table.rectForHeader(inSection: section) == .zero)
        #expect(table.rectForFooter(inSection: section) == .zero)
      }
    }
  }

  @Test func aRowWithoutAUsableHeightIsAsHighAsUsual() {
    withRows { screen, table, rows in
      rows.height = { [44, .infinity, -1, .nan][$0.row % 4] }
      table.rowHeight = .infinity
      table.reloadData()
      screen.wait(0.1)
      #expect(table.contentSize.height == 528)
    }
  }

  @Test func aRowThatIsTallerThanTheTableShowsItsTop() {
    withRows { screen, table, rows in
      rows.height = { $0.row == 11 ? 2000 : 44 }
      table.reloadData()
      table.scrollToRow(at: path(11), at: .none, animated: false)
      #expect(table.contentOffset.y == 484)
    }
  }

  // MARK: Editing

  @Test func aCellThatIsEditedAloneHasNoControl() {
    withRows { _, table, rows in
      table.visibleCells[1].setEditing(true, animated: false)
      #expect(table.visibleCells[1].editingStyle == .none)
      #expect(!rows.take().contains("edits? 1"))
    }
  }

  @Test func aRowThatGoesWhenItsStyleIsAskedIsNotAskedForItsBackground() {
    withRows(.grouped) { screen, table, rows in
      rows.then = { line, table in
        guard line == "style? 3" else { return }
        rows.then = { _, _ in }
        rows.count = 3
        table.deleteRows(at: (3..<12).map(path), with: .none)
      }
      table.setEditing(true, animated: false)
      screen.wait(0.1)
      let asked = rows.take().filter { $0.hasPrefix("indents?") }
      #expect(Set(asked) == ["indents? 0", "indents? 1", "indents? 2"])
    }
  }

  @Test func aCellThatDoesNotIndentKeepsItsBackground() {
    withScreen(recording: []) { screen in
      final class Source: UITableViewDataSource, UITableViewDelegate {
        deinit {}
        func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.backgroundView = UIView()
          cell.shouldIndentWhileEditing = path.row == 0
          return cell
        }
        func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool { true }
      }
      let source = Source()
      let table = UITableView(frame: screen.window.bounds, style: .grouped)
      (table.dataSource, table.delegate) = (source, source)
      screen.window.addSubview(table)
      table.setEditing(true, animated: false)
      screen.wait(0.1)
      #expect(table.visibleCells.map { $0.backgroundView?.frame.minX } == [40, 0])
      for cell in table.visibleCells { cell.shouldIndentWhileEditing.toggle() }
      screen.wait(0.1)
      #expect(table.visibleCells.map { $0.backgroundView?.frame.minX } == [0, 40])
    }
  }

  /// A cell hears that editing ends before the control of another one has gone.
  @Test func aDeleteControlOpensNothingOnceTheTableIsNotEdited() {
    withRows(isEditing: true) { screen, table, rows in
      let control = table.visibleCells[3].editingControl
      (table.visibleCells[0] as? AskedRows.Cell)?.edits = { [weak control] _ in
        control?.sendActions(for: .touchUpInside)
      }
      table.setEditing(false, animated: false)
      screen.wait(1)
      #expect(table.swiped == nil && !table.visibleCells[3].showingDeleteConfirmation)
    }
  }

  @Test func aSecondDeleteControlOpensNothingBesideTheFirst() {
    withRows(isEditing: true) { screen, table, rows in
      screen.play(.tap(at: row(3, x: 20)))
      screen.wait(1)
      _ = rows.take()
      table.visibleCells[5].editingControl?.sendActions(for: .touchUpInside)
      #expect(rows.take() == [] && table.swiped?.cell === table.visibleCells[3])
    }
  }

  // MARK: Swipes

  @Test(arguments: ["edits? 3", "leading? 3"])
  func aRowOfWhichTheRowsChangeWhenItIsSwipedStaysClosed(word: String) {
    withRows { screen, table, rows in
      rows.then = { line, table in
        guard line == word else { return }
        rows.count = 11
        table.deleteRows(at: [self.path(11)], with: .none)
        rows.then = { _, _ in }
      }
      screen.play(.down(at: row(3)).move(by: CGVector(dx: -120, dy: 0), over: 1).wait(0.3).up())
      screen.wait(1)
      #expect(rows.count == 11 && table.swiped == nil)
    }
  }

  @Test func aRowWhoseQuestionOpensAnotherOneStaysClosed() {
    withRows(isEditing: true) { screen, table, rows in
      rows.then = { line, table in
        guard line == "leading? 3" else { return }
        table.visibleCells[5].editingControl?.sendActions(for: .touchUpInside)
      }
      screen.play(.tap(at: row(3, x: 20)))
      screen.wait(1)
      #expect(table.visibleCells.map { $0.showingDeleteConfirmation }.firstIndex(of: true) == 5)
      #expect(!table.visibleCells[3].showingDeleteConfirmation)
    }
  }

  @Test func noRowIsSwipedWhileAnotherOneIsHeld() {
    withRows { screen, table, rows in
      table.visibleCells[6].setEditing(true, animated: false)
      screen.wait(0.1)
      screen.finger(2).down(at: row(6, x: 380))
      #expect(table.held != nil)
      screen.play(.down(at: row(3)).move(by: CGVector(dx: -120, dy: 0), over: 1).wait(0.3).up())
      #expect(table.swiped == nil && table.held != nil)
      screen.finger(2).up()
    }
  }

  // MARK: Moves

  @Test func aCellThatIsTakenOutWhenItsGripIsTakenIsNotHeld() {
    withRows(isEditing: true) { screen, table, rows in
      let cell = table.visibleCells[3]
      rows.then = { line, _ in if line == "moves? 3" { screen.window.addSubview(cell) } }
      screen.finger().down(at: row(3, x: 380))
      #expect(table.held == nil && cell.superview === screen.window)
      rows.then = { _, _ in }
      screen.finger().up()
    }
  }

  /// The cell gives the row up in the middle of its last way.
  @Test func aRowThatWasGivenUpAtTheEdgeScrollsNothing() {
    withRows(isEditing: true) { screen, table, rows in
      rows.count = 100
      table.reloadData()
      screen.wait(0.1)
      (table.visibleCells[3] as? AskedRows.Cell)?.moves = { [unowned table] cell in
        guard cell.center.y > 700 else { return }
        cell.moves = { _ in }
        table.setEditing(false, animated: false)
      }
      screen.finger().down(at: row(3, x: 380))
      screen.finger().move(to: CGPoint(x: 380, y: 795))
      screen.wait(1)
      #expect(table.held == nil && table.contentOffset.y == 0)
      #expect(!screen.application.frameClock.isListenedTo)
      screen.finger().up()
    }
  }
}
