// Rows that come, go and move while a table shows them.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct ChangedRows {
  private func paths(_ rows: Int...) -> [IndexPath] { rows.map { IndexPath(row: $0, section: 0) } }

  @Test func endUpdatesWithoutABeginChangesNothing() {
    withScreen(recording: []) { screen in
      let (table, diary) = screen.table([2])
      table.endUpdates()
      table.endUpdates()
      diary.counts = [3]
      table.beginUpdates()
      table.insertRows(at: paths(2), with: .none)
      table.endUpdates()
      #expect(table.numberOfRows(inSection: 0) == 3)
    }
  }

  @Test func aCellWhoseRowGoesWhileItIsPreparedNeverComesIn() {
    final class Witness: UITableViewCell {
      var then: () -> Void = {}
      var moves = 0
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        then()
      }
      override func didMoveToSuperview() { moves += 1 }
    }
    withScreen(recording: []) { screen in
      let (table, diary) = screen.table([0])
      table.setEditing(true, animated: false)
      var cells: [Witness] = []
      diary.makeCell = { table, _ in
        let cell = Witness(style: .default, reuseIdentifier: nil)
        cell.then = {
          diary.counts = [0]
          table.reloadData()
        }
        cells.append(cell)
        return cell
      }
      diary.counts = [3]
      table.reloadData()
      screen.wait(0.1)
      #expect(cells.count == 1 && cells[0].moves == 0 && table.visibleCells.isEmpty)
      #expect(!diary.take().contains("shows"))
    }
  }

  /// As recorded on iOS 26.1.
  @Test func changesOfATableInNoWindowAreCompleteLaterAndOnlyFinishedWithoutAnimation() {
    withScreen(recording: []) { screen in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      var told: [Bool] = []
      table.performBatchUpdates({}) { told.append($0) }
      #expect(told == [])
      screen.wait(0.1)
      #expect(told == [false])
      UIView.performWithoutAnimation { table.performBatchUpdates({}) { told.append($0) } }
      #expect(told == [false])
      screen.wait(0.1)
      #expect(told == [false, true])
    }
  }

  @Test func aCompletionThatChangesAgainLetsTimePass() {
    withScreen(recording: []) { screen in
      let (table, _) = screen.table([6], only: [])
      var completions = 0
      @MainActor func change() {
        table.performBatchUpdates({}) { _ in
          completions += 1
          if completions < 30 { change() }
        }
      }
      change()
      screen.wait(0.25)
      #expect((14...16).contains(completions))
      screen.wait(1)
    }
  }

  @Test func rowsThatStayKeepTheirCells() {
    withScreen(recording: []) { screen in
      let (table, diary) = screen.table([6], only: ["cell", "hid", "shows"])
      let cells = table.visibleCells
      table.allowsMultipleSelection = true
      for number in [1, 2, 5] {
        table.selectRow(at: paths(number)[0], animated: false, scrollPosition: .none)
      }
      diary.counts = [7]
      var isDone = false
      table.performBatchUpdates({
        table.deleteRows(at: paths(1), with: .fade)
        table.insertRows(at: paths(0, 4), with: .fade)
        table.moveRow(at: paths(5)[0], to: paths(1)[0])
      }) { isDone = $0 }
      #expect(!isDone && diary.take() == "hid 1")
      screen.wait(0.1)
      #expect(isDone && diary.take() == "cell 0?, shows 0, cell 4?, shows 4")
      let shown = table.visibleCells
      #expect(shown.count == 7 && shown[1] === cells[5] && shown[2] === cells[0])
      #expect(shown[3] === cells[2] && shown[5] === cells[3] && shown[6] === cells[4])
      #expect(shown.map { $0.frame.minY } == (0..<7).map { CGFloat($0) * 44 })
      #expect(table.indexPathsForSelectedRows == paths(1, 3))
    }
  }

  @Test func reloadedRowsGetANewCellAndHeightAndAreNotSelected() {
    withScreen(recording: []) { screen in
      let (table, diary) = screen.table([6], only: ["cell", "hid", "shows"])
      table.selectRow(at: paths(2)[0], animated: false, scrollPosition: .none)
      diary.height = { $0.row == 2 ? 100 : 44 }
      table.reloadRows(at: paths(2), with: .automatic)
      screen.wait(0.1)
      #expect(diary.take() == "hid 2, cell 2?, shows 2")
      #expect(table.indexPathForSelectedRow == nil && table.contentSize.height == 320)
      #expect(table.visibleCells[3].frame.minY == 188)
    }
  }

  @Test func sectionsComeAndGo() {
    withScreen(recording: []) { screen in
      let (table, diary) = screen.table([2, 3, 4], only: ["hid"])
      let cells = table.visibleCells
      diary.counts = [2, 1, 4]
      table.beginUpdates()
      table.deleteSections(IndexSet(integer: 1), with: .none)
      table.insertSections(IndexSet(integer: 1), with: .none)
      table.endUpdates()
      screen.wait(0.1)
      #expect(diary.take() == "hid 1.0, hid 1.1, hid 1.2")
      #expect(table.visibleCells.count == 7 && table.visibleCells[3] === cells[5])
      diary.counts = [2, 9, 4]
      table.reloadSections(IndexSet(integer: 1), with: .none)
      screen.wait(0.1)
      #expect(table.numberOfRows(inSection: 1) == 9 && table.visibleCells[11] === cells[5])
    }
  }

  @Test func changesBeforeTheFirstLayoutAreNotChecked() {
    withScreen(recording: []) { screen in
      let diary = TableDiary([3])
      let table = UITableView(frame: screen.window.bounds)
      table.dataSource = diary
      table.insertRows(at: paths(2), with: .none)
      #expect(table.numberOfRows(inSection: 0) == 3)
    }
  }

  @Test func underAFingerAPressGoesWithItsRow() {
    withScreen(recording: []) { screen in
      let (table, diary) = screen.table([6], only: selecting)
      screen.send(1, .began, row(3), at: 1)
      screen.application.advance(to: 1.5)
      diary.counts = [5]
      table.deleteRows(at: paths(3), with: .none)
      screen.send(1, .ended, row(3), at: 2)
      #expect(diary.take() == "should highlight 3?, highlighted 3")
      #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
      screen.send(1, .began, row(3), at: 3)
      screen.application.advance(to: 3.5)
      diary.counts = [6]
      table.insertRows(at: paths(0), with: .none)
      table.layoutIfNeeded()
      #expect(table.visibleCells[4].isHighlighted)
      screen.send(1, .ended, row(4), at: 4)
      #expect(
        diary.take()
          == "should highlight 3?, highlighted 3, unhighlighted 4, will select 4, selected 4")
    }
  }

  @Test func aSourceThatGoesWhileItIsAskedWhatChangedLeavesNoRow() {
    withScreen(recording: []) { screen in
      let (table, diary) = screen.table([2, 3], only: ["hid"])
      diary.then = { line, table in if line == "sections?" { table.dataSource = nil } }
      diary.counts = [2, 2]
      table.deleteRows(at: [IndexPath(row: 0, section: 1)], with: .fade)
      #expect(table.numberOfSections == 0 && table.visibleCells.isEmpty)
      #expect(diary.take() == "hid 0.0, hid 0.1, hid 1.0, hid 1.1, hid 1.2")
    }
  }
}
