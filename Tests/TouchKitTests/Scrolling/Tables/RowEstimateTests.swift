// Tables that estimate the heights of rows until they show.

import Foundation
import TouchTesting
import Testing

@testable import TouchEngine
@testable import TouchWidgets

/// Rows of 40, 60 and 80 points, again and again. It notes which heights and cells it is asked for.
private final class EstimatingList: UITableViewDataSource, UITableViewDelegate {
  var count = 100
  var heights: [CGFloat] = [40, 60, 80]
  var estimate: (IndexPath) -> CGFloat = { _ in 50 }
  var asked: [String] = []
  var then: (UITableView, IndexPath) -> Void = { _, _ in }

  deinit {}

  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    asked.append("cell \(path.row)")
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.showsReorderControl = true
    return cell
  }

  func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    asked.append("height \(path.row)")
    then(table, path)
    return heights[path.row % heights.count]
  }

  func tableView(_ table: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat {
    estimate(path)
  }
}

/// A row's height by the delegate, and estimates by the table.
private final class PlainList: UITableViewDataSource, UITableViewDelegate {
  var asked = 0

  deinit {}

  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000 }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    asked += 1
    return 100
  }
}

/// Tests a table of 400 points in which 100 rows are estimated at 50 points.
///
/// - Parameters:
///   - offset: Where its content is scrolled to.
///   - prepare: Changes the list before the table asks it.
@MainActor private func withTable(
  at offset: CGFloat = 0, prepare: (EstimatingList) -> Void = { _ in },
  test body: (TestScreen, UITableView, EstimatingList) -> Void
) {
  withScreen(recording: []) { screen in
    let list = EstimatingList()
    prepare(list)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    table.dataSource = list
    table.delegate = list
    screen.add(table, named: "table")
    screen.wait(0.1)
    table.contentOffset.y = offset
    screen.wait(0.1)
    body(screen, table, list)
  }
}

extension UITableView {
  /// Where the top of a row shows in the table, in points.
  fileprivate func shownTop(ofRow row: Int) -> CGFloat {
    rectForRow(at: IndexPath(row: row, section: 0)).minY - contentOffset.y
  }
}

@Suite struct RowEstimateTests {
  @Test func aRowIsAskedForItsHeightAfterItsCell() {
    withTable { screen, table, list in
      let rows = (0..<7).flatMap { ["cell \($0)", "height \($0)"] }
      // Eight rows were in view by their estimates, and seven are by their heights.
      #expect(list.asked == rows)
      #expect(table.contentSize.height == 5_050.0)
      #expect(table.visibleCells.map { $0.frame.minY } == [0, 40, 100, 180, 220, 280, 360])
    }
  }

  @Test func theTablesEstimateCountsWithoutTheMethod() {
    withScreen(recording: []) { screen in
      let list = PlainList()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      table.estimatedRowHeight = 20
      table.dataSource = list
      table.delegate = list
      screen.add(table, named: "table")
      screen.wait(0.1)
      #expect(list.asked == 4)
      #expect(table.contentSize.height == 20_320.0)
      table.estimatedRowHeight = 0
      screen.wait(0.1)
      #expect(table.contentSize.height == 100_000.0)
    }
  }

  @Test(arguments: [0, -1, .infinity, .nan] as [CGFloat])
  func aRowWithoutAnEstimateIsAskedAtOnce(estimate: CGFloat) {
    withTable {
      $0.estimate = { $0.row == 99 ? estimate : 50 }
    } test: { _, table, list in
      #expect(list.asked.first == "height 99")
      #expect(table.rectForRow(at: IndexPath(row: 99, section: 0)).height == 40)
    }
  }

  @Test func rowsThatShowStayWhenOthersComeFromAbove() {
    withTable(at: 2_500) { screen, table, list in
      var shown = table.indexPathsForVisibleRows?.first?.row ?? 0
      #expect(shown > 40)
      let finger = screen.finger()
      finger.down(at: CGPoint(x: 200, y: 50))
      finger.move(to: CGPoint(x: 200, y: 60))
      for step in 1...30 {
        let before = table.shownTop(ofRow: shown)
        finger.move(to: CGPoint(x: 200, y: 60 + 10 * step))
        #expect(abs(table.shownTop(ofRow: shown) - before - 10) < 0.51, "step \(step)")
        shown = table.indexPathsForVisibleRows?.first?.row ?? 0
      }
      finger.up()
      screen.settle()
    }
  }

  @Test func contentThatSlowsDownGoesOnWithoutAJump() {
    withTable(at: 4_000) { screen, table, list in
      screen.play(
        .drag(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 200, y: 350), over: 0.15))
      // The first frame is only a part of one.
      screen.wait(1.0 / 60)
      var last = (row: -1, top: CGFloat(0), step: CGFloat(50))
      for _ in 0..<40 {
        if last.row >= 0 {
          let step = table.shownTop(ofRow: last.row) - last.top
          #expect(step >= -0.01 && step <= last.step + 0.51, "\(last), \(step)")
          last.step = step
        }
        let row = table.indexPathsForVisibleRows?.first?.row ?? 0
        last = (row, table.shownTop(ofRow: row), last.step)
        screen.wait(1.0 / 60)
      }
      #expect(last.row < 74)
    }
  }

  @Test func anAnimatedWayUpEndsAtTheRow() {
    withTable(at: 4_000) { screen, table, list in
      table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: true)
      screen.wait(1)
      #expect(table.shownTop(ofRow: 50) == 0)
    }
  }

  @Test func rowsThatStayKeepTheirHeights() {
    withTable(at: 380) { screen, table, list in
      list.asked = []
      list.count = 102
      list.heights = [40]
      table.insertRows(
        at: [IndexPath(row: 0, section: 0), IndexPath(row: 50, section: 0)], with: .none)
      // The new first row is estimated; the six after it were measured, and do not show any more.
      #expect(table.rectForRow(at: IndexPath(row: 7, section: 0)).minY == 410.0)
      screen.wait(0.1)
      #expect(!list.asked.contains("height 0") && !list.asked.contains("height 1"))
    }
  }

  @Test func rowsThatShowAreAskedAgainWhenRowsChange() {
    withTable { screen, table, list in
      list.heights = [100]
      table.performBatchUpdates(nil)
      screen.wait(0.1)
      #expect(table.visibleCells.map { $0.frame.height } == [100, 100, 100, 100])
      list.heights = [70]
      table.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
      screen.wait(0.1)
      // Row 4 did not show when row 1 was to be set up anew, so it has the height from before.
      #expect(table.visibleCells.map { $0.frame.minY } == [0, 70, 140, 210, 280, 380])
    }
  }

  @Test func aHeldRowPassesRowsThatAreMeasuredMeanwhile() {
    withTable { screen, table, list in
      table.isEditing = true
      screen.wait(0.1)
      let finger = screen.finger()
      finger.down(at: CGPoint(x: 380, y: 20))
      screen.wait(0.5)
      finger.move(to: CGPoint(x: 380, y: 390))
      screen.wait(2)
      let rows = table.indexPathsForVisibleRows ?? []
      #expect(table.contentOffset.y > 600)
      // Row 0 is held: each row shows one place further up, with the height that it was asked for.
      for path in rows.dropLast() where path.row > 0 {
        #expect(table.rectForRow(at: path).height == [40, 60, 80][path.row % 3], "\(path)")
      }
      finger.up()
      screen.settle()
    }
  }

  @Test func aDelegateThatReloadsWhenItIsAskedComesToAnEnd() {
    var reloads = 0
    withTable {
      $0.then = { table, _ in
        reloads += 1
        table.reloadData()
      }
    } test: { screen, table, list in
      #expect(reloads > 0)
      list.then = { _, _ in }
      table.reloadData()
      screen.wait(0.1)
      #expect(table.visibleCells.map { $0.frame.minY } == [0, 40, 100, 180, 220, 280, 360])
    }
  }
}
