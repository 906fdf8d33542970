// Rows by keys alone, in tables that do not scroll, hide rows, or are pressed and changed meanwhile.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

/// Rows that select with the focus, and that act when they hear of it.
private final class FocusedRows: UITableViewDataSource, UITableViewDelegate {
  var count = 20
  var hidden: ClosedRange<Int>?
  var hasSwitches = false
  var preferred: IndexPath?
  var asked: [Int] = []
  var selected: [Int] = []
  var follows: (UITableView, IndexPath) -> Bool = { _, _ in true }
  deinit {}

  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(path.row)"
    if hasSwitches { cell.accessoryView = UISwitch() }
    return cell
  }
  func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    hidden?.contains(path.row) == true ? 0 : 44
  }
  func tableView(_ table: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
    asked.append(path.row)
    return true
  }
  func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
    selected.append(path.row)
  }
  func tableView(_ table: UITableView, selectionFollowsFocusForRowAt path: IndexPath) -> Bool {
    follows(table, path)
  }
  func indexPathForPreferredFocusedView(in table: UITableView) -> IndexPath? { preferred }
}

@Suite struct UnrulyFocusTables {
  private func withTable(_ body: (TestScreen, UITableView, FocusedRows) -> Void) {
    withScreen { screen in
      let rows = FocusedRows()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 220))
      (table.dataSource, table.delegate) = (rows, rows)
      screen.window.addSubview(table)
      screen.application.layoutWindowsIfNeeded()
      body(screen, table, rows)
      screen.settle()
    }
  }

  @Test func aTableThatDoesNotScrollLeadsToNoHiddenRow() {
    withTable { screen, table, _ in
      table.isScrollEnabled = false
      #expect(screen.walk("tddddddd") == "0 1 2 3 4 4 4 4" && table.contentOffset.y == 0)
    }
  }

  @Test func rowsWithoutAHeightArePassedOver() {
    withTable { screen, table, rows in
      rows.hidden = 5...8
      table.reloadData()
      screen.application.layoutWindowsIfNeeded()
      #expect(screen.walk("tddddddu") == "0 1 2 3 4 9 10 9")
    }
  }

  @Test func aPreferredRowThatIsNotThereCounts() {
    withTable { screen, table, rows in
      rows.preferred = IndexPath(row: 400, section: 0)
      #expect(screen.walk("t") == "0")
    }
  }

  @Test func aControlInARowThatHasTheFocusSelectsNothing() {
    withTable { screen, table, rows in
      rows.hasSwitches = true
      table.reloadData()
      screen.application.layoutWindowsIfNeeded()
      #expect(screen.walk("td") == "0 1" && rows.selected == [0, 1])
      table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
      #expect(screen.walk("r") == "UISwitch" && rows.selected == [0, 1])
    }
  }

  @Test func aFocusThatNobodyMovedSelectsNothing() {
    withTable { screen, table, rows in
      _ = screen.walk("tdd")
      table.contentOffset.y = 440
      screen.wait(0.1)
      #expect(screen.focus != "2" && rows.selected == [0, 1, 2])
    }
  }

  @Test func aFingerThatPressesARowKeepsTheSelection() {
    withTable { screen, table, rows in
      _ = screen.walk("t")
      screen.finger().down(at: CGPoint(x: 100, y: 4.5 * 44))
      screen.wait(0.3)
      #expect(screen.walk("d") == "1" && rows.selected == [0])
      screen.finger().up()
      #expect(rows.selected == [0, 4])
    }
  }

  @Test func aRowThatIsSelectedAlreadyIsNotSelectedAgain() {
    withTable { screen, table, rows in
      _ = screen.walk("t")
      table.selectRow(
        at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      #expect(screen.walk("d") == "1" && rows.selected == [0])
    }
  }

  @Test func aRowThatGoesWhenItGetsTheFocusIsNotSelected() {
    withTable { screen, table, rows in
      _ = screen.walk("t")
      rows.follows = { table, _ in
        guard rows.count > 1 else { return true }
        rows.count = 1
        table.deleteRows(at: (1..<20).map { IndexPath(row: $0, section: 0) }, with: .none)
        return true
      }
      _ = screen.walk("d")
      #expect(rows.asked == [0] && rows.selected == [0])
      #expect(table.numberOfRows(inSection: 0) == 1)
    }
  }

  @Test func aCellThatTheAppTookOutGetsNoFocus() {
    withTable { screen, table, _ in
      let cell = table.visibleCells[1]
      screen.window.addSubview(cell)
      cell.frame.origin = CGPoint(x: 0, y: 300)
      #expect(!cell.canBecomeFocused && screen.walk("td") == "0 2")
    }
  }
}
