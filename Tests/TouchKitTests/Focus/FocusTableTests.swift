// Rows of a table by keys alone, and what its delegate is asked and told.

import Testing
import TouchTesting
import UIKit

/// Rows of a table that note what they are told.
private final class Rows: UITableViewDataSource, UITableViewDelegate {
  var count: Int
  var told: [String] = []
  var closed: Set<Int> = []
  var preferred: IndexPath?
  var lets = true

  init(_ count: Int) { self.count = count }
  deinit {}

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    told.append("select \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    !closed.contains(indexPath.row)
  }
  func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { lets }
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    func text(_ path: IndexPath?) -> String { path.map { "\($0.row)" } ?? "-" }
    told.append(
      "\(text(context.previouslyFocusedIndexPath)) to \(text(context.nextFocusedIndexPath))")
  }
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }
}

@Suite struct FocusTables {
  private func withTable(
    _ count: Int, _ body: (TestScreen, UITableView, Rows) -> Void
  ) {
    withScreen { screen in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 220))
      let rows = Rows(count)
      table.dataSource = rows
      table.delegate = rows
      screen.window.addSubview(table)
      screen.application.layoutWindowsIfNeeded()
      body(screen, table, rows)
      table.dataSource = nil
      table.delegate = nil
    }
  }

  @Test func arrowsGoThroughRowsThatComeIntoSight() {
    withTable(1000) { screen, table, rows in
      #expect(screen.walk("tdddddddd") == "0 1 2 3 4 5 6 7 8")
      #expect(table.contentOffset.y == 176)
      #expect(screen.walk("uuuuuuuu") == "7 6 5 4 3 2 1 0")
      #expect(table.contentOffset.y == 0)
      #expect(screen.walk("u") == "0")
      rows.told = []
      #expect(screen.walk("ds") == "1 1")
      #expect(rows.told == ["0 to 1", "select 1"])
      #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    }
  }

  @Test func aScrollGoesOnWhenTheRowWithTheFocusHasScrolledAway() {
    withTable(1000) { screen, table, _ in
      #expect(screen.walk("td") == "0 1")
      table.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      screen.settle()
      #expect(table.contentOffset.y == 500)
      #expect(Int(screen.focus).map { (11...16).contains($0) } == true)
      // An arrow scrolls as before.
      #expect(screen.walk("uuu").hasSuffix("8") == true)
    }
  }

  @Test func rowsThatCannotHaveItArePassedOver() {
    withTable(40) { screen, table, rows in
      rows.closed = Set(1..<30)
      #expect(screen.walk("tdu") == "0 30 0")
      table.allowsFocus = false
      screen.wait(0.1)
      #expect(screen.focus == "-")
      table.allowsFocus = true
      table.allowsSelection = false
      #expect(screen.walk("t") == "-")
    }
  }

  @Test func aDelegateRefusesAndPrefers() {
    withTable(40) { screen, table, rows in
      rows.preferred = IndexPath(row: 20, section: 0)
      #expect(screen.walk("t") == "20")
      rows.lets = false
      #expect(screen.walk("d") == "20")
      rows.lets = true
      rows.preferred = IndexPath(row: 400, section: 0)
      #expect(screen.walk("d") == "21")
    }
  }

  @Test func aTableRemembersItsLastRow() {
    withTable(40) { screen, table, rows in
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20, y: 400, width: 200, height: 40)
      screen.window.addSubview(button)
      table.remembersLastFocusedIndexPath = true
      #expect(screen.walk("tddt") == "0 1 2 UIButton")
      table.contentOffset.y = 600
      screen.application.layoutWindowsIfNeeded()
      #expect(screen.walk("t") == "2")
      #expect(button.isFocused == false)
    }
  }

  @Test func selectionFollowsTheFocusIfItIsTo() {
    withTable(40) { screen, table, rows in
      table.selectionFollowsFocus = true
      _ = screen.walk("tdd")
      #expect(table.indexPathForSelectedRow?.row == 2)
      #expect(rows.told.filter { $0.hasPrefix("select") } == ["select 0", "select 1", "select 2"])
    }
  }

  @Test func rowsThatGoLeaveTheFocusInTheirPlace() {
    withTable(6) { screen, table, rows in
      _ = screen.walk("tddd")
      rows.count = 5
      table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .none)
      screen.wait(0.1)
      #expect(screen.focusedView?.frame.minY == 132)
      table.reloadData()
      screen.wait(0.1)
      #expect(screen.focus == "3")
      rows.count = 0
      table.reloadData()
      screen.wait(0.1)
      #expect(screen.focus == "-")
      #expect(screen.walk("td") == "- -")
    }
  }

  @Test func controlsInARowAreReached() {
    withScreen { screen in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 220))
      final class Switches: UITableViewDataSource {
        deinit {}
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.textLabel?.text = "\(indexPath.row)"
          cell.accessoryView = UISwitch()
          return cell
        }
      }
      let rows = Switches()
      table.dataSource = rows
      screen.window.addSubview(table)
      #expect(screen.walk("trdrl") == "0 UISwitch 1 UISwitch 1")
      _ = screen.walk("rs")
      screen.settle()
      #expect((screen.focusedView as? UISwitch)?.isOn == true)
    }
  }
}
