// BEHAVIOUR 16, tables: whom a table asks for the heights of its rows.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

/// A delegate without a method for heights.
private final class SilentDelegate: UITableViewDelegate {
  deinit {}
}

/// A delegate that leaves the first row to another one.
private final class ForwardingDelegate: UITableViewDelegate {
  let other = SilentDelegate()
  deinit {}

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.row == 0 ? other.tableView(tableView, heightForRowAt: indexPath) : 60
  }
}

/// A delegate that leaves the first row's estimate to another one.
private final class EstimatingDelegate: UITableViewDelegate {
  let other = SilentDelegate()
  deinit {}

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    indexPath.row == 0 ? other.tableView(tableView, estimatedHeightForRowAt: indexPath) : 30
  }
}

/// Counts how often its delegate is read: each default answer for a row reads it.
private final class WatchedTable: UITableView {
  var looks = 0
  deinit {}

  override var delegate: (any UITableViewDelegate)? {
    get {
      looks += 1
      return super.delegate
    }
    set { super.delegate = newValue }
  }
}

@Suite struct HeightsOfRows {
  @Test func aDelegateWithoutTheMethodIsAskedOnce() {
    withScreen(recording: []) { screen in
      let (source, delegate) = (TableDiary([100_000, 100_000]), SilentDelegate())
      let table = WatchedTable(frame: screen.window.bounds)
      table.dataSource = source
      table.delegate = delegate
      table.looks = 0
      table.reloadData()
      #expect(table.looks < 10)
      #expect(table.rectForRow(at: IndexPath(row: 99_999, section: 1)).minY == 8_799_956.0)
    }
  }

  @Test func aDelegateThatAsksAnotherOneIsAskedForEachRow() {
    withScreen(recording: []) { screen in
      let (source, delegate) = (TableDiary([3]), ForwardingDelegate())
      let table = UITableView(frame: screen.window.bounds)
      table.dataSource = source
      table.delegate = delegate
      let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
      #expect(heights == [44, 60, 60])
    }
  }

  @Test func aDelegateThatAsksAnotherOneIsAskedForEachEstimate() {
    let (source, delegate) = (TableDiary([3]), EstimatingDelegate())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.dataSource = source
    table.delegate = delegate
    let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(heights == [44, 30, 30])
  }

  @Test func aNewDelegateIsAskedAnew() {
    withScreen(recording: []) { screen in
      let source = TableDiary([2])
      source.height = { _ in 50 }
      let silent = SilentDelegate()
      let table = UITableView(frame: screen.window.bounds)
      table.dataSource = source
      table.delegate = silent
      #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 44)
      table.delegate = source
      #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 50)
    }
  }
}
