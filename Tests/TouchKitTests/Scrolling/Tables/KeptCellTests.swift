// Rows that are set up anew in the cells that they have, sections that move, and what stands beside them.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct KeptCells {
  @Test func aReconfiguredRowKeepsItsCell() {
    withScreen(recording: []) { screen in
      let (table, diary) = screen.table([50])
      let cell = table.visibleCells[3]
      table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
      diary.height = { $0.row == 3 ? 60 : -1 }
      diary.only = ["cell", "shows", "hid"]
      _ = diary.take()
      table.reconfigureRows(at: [3, 40].map { IndexPath(row: $0, section: 0) })
      #expect(diary.take() == "hid 18, cell 3?")
      #expect(table.visibleCells[3] === cell && cell.isSelected && cell.frame.height == 60)
      screen.wait(0.1)
      #expect(diary.take() == "")
    }
  }

  @Test func aReconfiguredRowIsNotPreparedForReuse() {
    final class CountingCell: UITableViewCell {
      var count = 0
      deinit {}
      override func prepareForReuse() {
        super.prepareForReuse()
        count += 1
      }
    }
    withScreen(recording: []) { screen in
      let (table, diary) = screen.table([5]) { table, diary in
        table.register(CountingCell.self, forCellReuseIdentifier: "counting")
        diary.makeCell = { table, path in
          table.dequeueReusableCell(withIdentifier: "counting", for: path)
        }
      }
      let path = IndexPath(row: 2, section: 0)
      let cell = table.cellForRow(at: path)
      table.reconfigureRows(at: [path])
      #expect(table.cellForRow(at: path) === cell)
      #expect((cell as? CountingCell)?.count == 0)
      // A cell of another kind takes its place.
      let other = UITableViewCell(style: .default, reuseIdentifier: nil)
      diary.makeCell = { table, path in path.row == 2 ? other : UITableViewCell(frame: .zero) }
      table.reconfigureRows(at: [path])
      screen.wait(0.1)
      #expect(table.cellForRow(at: path) === other && cell?.superview == nil)
    }
  }

  /// The data source holds a cell that is kept for others, and shows it itself.
  @Test func aCellThatIsShownAgainByHandIsKeptForNobody() {
    withRows { screen, table, rows in
      let held = table.visibleCells[0]
      rows.count = 0
      table.reloadData()
      screen.wait(0.1)
      let usual = rows.cell
      rows.cell = { $1.row == 0 ? held : usual($0, $1) }
      rows.count = 14
      table.reloadData()
      screen.wait(0.1)
      #expect(table.visibleCells.count == 14 && table.visibleCells[0] === held)
    }
  }

  /// One cell comes back three times, because rows go while it is given for a row.
  @Test func aCellThatComesBackOftenIsKeptOnce() {
    withRows { screen, table, rows in
      let (usual, held) = (rows.cell, UITableViewCell(style: .default, reuseIdentifier: "row"))
      rows.cell = { table, path in
        guard rows.count > 9 else { return usual(table, path) }
        rows.count -= 1
        table.deleteRows(at: [IndexPath(row: rows.count, section: 0)], with: .none)
        return held
      }
      table.reloadData()
      screen.wait(0.1)
      #expect(table.visibleCells.map { $0.textLabel?.text } == (0..<9).map { "\($0)" })
    }
  }

  @Test func aRowIsReconfiguredAmongOtherChanges() {
    withScreen(recording: []) { screen in
      let (table, diary) = screen.table([10], only: ["cell"])
      let cell = table.visibleCells[4]
      diary.counts = [9]
      table.performBatchUpdates {
        table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        table.reconfigureRows(at: [1, 4].map { IndexPath(row: $0, section: 0) })
        #expect(table.hasUncommittedUpdates && diary.take() == "")
      }
      #expect(!table.hasUncommittedUpdates && diary.take() == "cell 3?")
      #expect(table.visibleCells[3] === cell && cell.textLabel?.text == "3")
      screen.wait(0.1)
    }
  }

  @Test func codeThatSetsUpARowMayReload() {
    withScreen(recording: []) { screen in
      let (table, diary) = screen.table([10], only: ["cell"])
      diary.then = { line, table in
        guard line == "cell 2?", diary.counts == [10] else { return }
        diary.counts = [1]
        table.reloadData()
      }
      table.reconfigureRows(at: [2, 3].map { IndexPath(row: $0, section: 0) })
      screen.wait(0.1)
      #expect(diary.take() == "cell 2?, cell 0?" && table.visibleCells.count == 1)
    }
  }

  @Test func aHeldRowIsUncommittedAtAnotherPlace() {
    withScreen(recording: []) { screen in
      let (table, _) = screen.table([10])
      table.setEditing(true, animated: false)
      screen.wait(0.1)
      screen.send(1, .began, row(3, x: 380), at: 1)
      #expect(!table.hasUncommittedUpdates)
      screen.send(1, .moved, row(5, x: 380), at: 1.1)
      #expect(table.hasUncommittedUpdates)
      screen.send(1, .ended, row(5, x: 380), at: 1.2)
      #expect(!table.hasUncommittedUpdates)
      screen.wait(1)
    }
  }

  // MARK: Sections

  @Test func aSectionMovesWithItsRowsAndTheirCells() {
    withScreen(recording: []) { screen in
      let (table, diary) = screen.table([1, 2, 3], only: ["cell"])
      let cells = table.visibleCells
      table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      diary.counts = [2, 3, 1]
      table.moveSection(0, toSection: 2)
      screen.wait(0.1)
      #expect(diary.take() == "" && table.indexPathForSelectedRow == IndexPath(row: 0, section: 2))
      let moved = Array(cells[1...]) + [cells[0]]
      #expect(table.visibleCells.elementsEqual(moved) { $0 === $1 })
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 2)).minY == 220)
    }
  }

  @Test func sectionsChangePlacesWhileRowsChangeInThem() {
    withScreen(recording: []) { screen in
      let (table, diary) = screen.table([2, 3], only: ["cell"])
      diary.counts = [2, 3]
      table.performBatchUpdates {
        table.moveSection(0, toSection: 1)
        table.insertRows(at: [IndexPath(row: 0, section: 1)], with: .none)
        table.deleteRows(at: [IndexPath(row: 2, section: 1)], with: .none)
      }
      screen.wait(0.1)
      #expect(diary.take() == "cell 1.0?")
      #expect(table.visibleCells.map { $0.textLabel?.text } == ["1.0", "1.1", "1.0", "0.0", "0.1"])
    }
  }

  @Test func roomIsAboveHeadersThatAreThere() {
    withScreen(recording: []) { screen in
      let (table, _) = screen.table([1, 1]) { table, diary in
        diary.header = { $0 == 1 ? "Second" : nil }
      }
      #expect(table.contentSize.height == 116)
      table.sectionHeaderTopPadding = 22
      screen.wait(0.1)
      #expect(table.contentSize.height == 138)
      #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 44, width: 400, height: 94))
      #expect(table.rectForHeader(inSection: 1).minY == 66)
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 94)
    }
  }

  @Test func headersAreFoundBySectionWhileTheAppHearsThatOneIsGone() {
    withScreen(recording: []) { screen in
      let (table, diary) = screen.table(Array(repeating: 3, count: 30)) { _, diary in
        diary.header = { "Section \($0)" }
      }
      var found: [String] = []
      diary.then = { line, table in
        guard line == "hid header 0" else { return }
        found = (0..<30).compactMap { table.headerView(forSection: $0)?.textLabel?.text }
      }
      table.contentOffset.y = 165
      table.layoutIfNeeded()
      #expect(found == (1...4).map { "Section \($0)" })
      screen.wait(0.1)
    }
  }

  // MARK: Scrolling

  @Test func theNearestSelectedRowComesIntoView() {
    withScreen(recording: []) { screen in
      let (table, _) = screen.table([100]) { table, _ in table.allowsMultipleSelection = true }
      table.scrollToNearestSelectedRow(at: .top, animated: false)
      #expect(table.contentOffset.y == 0)
      for number in [20, 40, 90] {
        table.selectRow(
          at: IndexPath(row: number, section: 0), animated: false, scrollPosition: .none)
      }
      for (position, start, end) in [
        (UITableView.ScrollPosition.top, 500, 880), (.middle, 1200, 1382), (.bottom, 500, 124),
        (.none, 500, 500),
      ] {
        table.contentOffset.y = CGFloat(start)
        table.scrollToNearestSelectedRow(at: position, animated: false)
        #expect(table.contentOffset.y == CGFloat(end), "\(position)")
      }
    }
  }
}
