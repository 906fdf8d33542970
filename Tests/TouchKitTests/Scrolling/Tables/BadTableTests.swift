// BEHAVIOUR 16, tables: data sources that lie, and callbacks that change everything.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

/// A source of one row, which goes while it is asked whether the row may be moved.
private final class VanishingRow: UITableViewDataSource {
  /// A cell that counts how often it came into a superview.
  final class Cell: UITableViewCell {
    var arrivals = 0
    deinit {}
    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      if superview != nil { arrivals += 1 }
    }
  }

  var count = 1
  let cell = Cell(style: .default, reuseIdentifier: nil)
  deinit {}

  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    cell.showsReorderControl = true
    return cell
  }
  func tableView(_ table: UITableView, canMoveRowAt path: IndexPath) -> Bool {
    count = 0
    table.deleteRows(at: [path], with: .none)
    return true
  }
}

@Suite struct BadTables {
  @Test func aRowThatGoesWhileItIsAskedWhetherItMovesNeverComesIn() {
    withScreen(recording: []) { screen in
      let source = VanishingRow()
      let table = UITableView(frame: screen.window.bounds)
      table.dataSource = source
      table.setEditing(true, animated: false)
      screen.window.addSubview(table)
      screen.wait(0.5)
      #expect(source.count == 0 && source.cell.superview == nil && source.cell.arrivals == 0)
    }
  }

  @Test func wrongCountsAndHeights() {
    withScreen(recording: []) { screen in
      let (table, diary) = screen.table([-3, 2]) { _, diary in
        diary.height = { [$0.row == 0 ? .nan : -.infinity, -7, .infinity][$0.section] }
      }
      #expect(table.numberOfRows(inSection: 0) == 0 && table.contentSize.height == 88)
      diary.height = { _ in 0 }
      table.reloadData()
      screen.wait(0.1)
      #expect(table.contentSize.height == 0 && table.visibleCells.isEmpty)
      diary.height = { _ in 1e300 }
      table.reloadData()
      screen.wait(0.1)
      #expect(table.contentSize.height == 2_000_000 && table.visibleCells.count == 1)
    }
  }

  @Test func rowGoesEachTimeThatATitleIsAsked() {
    withScreen(recording: []) { screen in
      let (table, diary) = screen.table([30])
      diary.header = { _ in
        guard diary.counts[0] > 0 else { return "none" }
        diary.counts[0] -= 1
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        return "\(diary.counts[0])"
      }
      table.reloadData()
      for _ in 0..<60 { screen.wait(0.1) }
      #expect(table.numberOfRows(inSection: 0) == diary.counts[0])
      #expect(table.visibleCells.count <= diary.counts[0])
    }
  }

  /// Any number of rows may be hidden in this way.
  @Test func rowsWithoutAHeightHaveNoCells() {
    withScreen(recording: []) { screen in
      let (table, diary) = screen.table([4000]) { _, diary in
        diary.height = { $0.row % 1000 == 999 ? 44 : 0 }
      }
      #expect(table.visibleCells.count == 4 && diary.cellsMade == 4)
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
      diary.height = { $0.row == 0 ? 44 : 0 }
      table.reloadData()
      screen.wait(0.1)
      #expect(table.visibleCells.count == 1)
      table.selectRow(at: IndexPath(row: 7, section: 0), animated: false, scrollPosition: .none)
      #expect(table.indexPathForSelectedRow?.row == 7)
    }
  }

  @Test func countsThatChangeWithoutAWord() {
    withScreen(recording: []) { screen in
      let (table, diary) = screen.table([100])
      diary.counts = [5]
      table.contentOffset.y = 2000
      screen.wait(0.1)
      #expect(table.visibleCells.count == 19 && table.numberOfRows(inSection: 0) == 100)
      table.reloadData()
      screen.wait(0.1)
      #expect(table.visibleCells.count == 5 && table.contentOffset.y == 0)
    }
  }

  @Test func cellThatAllRowsShareIsShownInTheLast() {
    withScreen(recording: []) { screen in
      let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
      let (table, diary) = screen.table([100]) { _, diary in diary.makeCell = { _, _ in cell } }
      #expect(table.visibleCells == [cell])
      #expect(table.indexPath(for: cell)?.row == 18 && cell.frame.minY == 792)
      _ = diary.take()
      screen.wait(1)
      #expect(diary.take() == "")
      screen.play(.tap(at: row(3)))
      table.contentOffset.y = 440
      screen.wait(1)
      #expect(table.subviews == [cell] && table.indexPath(for: cell)?.row == 28)
    }
  }

  /// In each thing that is told or asked, everything changes.
  @Test(arguments: [
    "sections?", "rows of 0?", "cell 2?", "shows 2", "hid 2", "should highlight 2?",
    "highlighted 2", "unhighlighted 2", "will select 2", "selected 2", "will deselect 2",
    "deselected 2", "opens 2", "closed 2", "scrolled", "drags", "2 to 4?", "moved 2 to 4",
  ])
  func reloadingInsideACallback(word: String) {
    withScreen(recording: []) { screen in
      let (table, diary) = screen.table([100]) { _, diary in
        diary.trailing = [UIContextualAction(style: .normal, title: "x") { $2(true) }]
      }
      var depth = 0
      var met = 0
      diary.then = { line, table in
        guard line == word, depth < 2 else { return }
        depth += 1
        met += 1
        table.reloadData()
        depth -= 1
      }
      play(on: screen, table)
      #expect(met > 0)
      diary.then = { _, _ in }
      table.reloadData()
      check(screen, table)
    }
  }

  /// Touches of all kinds on rows.
  private func play(on screen: TestScreen, _ table: UITableView) {
    table.reloadData()
    screen.wait(0.1)
    for _ in 0..<2 {
      screen.play(.down(at: row(2)).wait(0.3).up())
      screen.wait(0.1)
      screen.play(.tap(at: row(4)))
      screen.wait(0.1)
      screen.play(.down(at: row(2)).move(by: CGVector(dx: -150, dy: 0), over: 0.5).up())
      screen.wait(1)
      screen.play(.tap(at: row(6)))
      screen.wait(1)
    }
    screen.play(.down(at: row(9)).wait(0.3).move(to: row(3), over: 0.2).up())
    screen.wait(5)
    table.setContentOffset(.zero, animated: false)
    table.setEditing(true, animated: false)
    screen.wait(0.1)
    screen.play(.down(at: row(2, x: 380)).move(to: row(4, x: 380), over: 0.3).up())
    screen.wait(1)
    table.setEditing(false, animated: false)
  }

  /// Nothing is lit up, nothing is left over, and a tap still selects.
  private func check(_ screen: TestScreen, _ table: UITableView) {
    table.setContentOffset(.zero, animated: false)
    screen.wait(1)
    #expect(table.visibleCells.count == 19 && table.subviews.count == 19)
    #expect(table.visibleCells.allSatisfy { !$0.isHighlighted && $0.swipeOffset == 0 })
    #expect(table.visibleCells.map { $0.textLabel?.text } == (0..<19).map { "\($0)" })
    #expect(table.held == nil && table.swiped == nil && table.pressing == nil)
    screen.play(.tap(at: row(5)))
    #expect(table.indexPathForSelectedRow?.row == 5)
  }

  @Test(arguments: [
    "sections?", "cell 2?", "shows 2", "hid 2", "should highlight 2?", "highlighted 2",
    "will select 2", "selected 2", "opens 2", "scrolled", "drags", "2 to 4?", "moved 2 to 4",
  ])
  func aDelegateThatTakesTheTableOut(word: String) {
    withScreen(recording: []) { screen in
      let holder = Holder()
      let (first, diary) = screen.table([100]) { _, diary in
        diary.trailing = [UIContextualAction(style: .normal, title: "x") { $2(true) }]
      }
      holder.table = first
      let reference = Weak(first)
      var met = 0
      diary.then = { line, _ in
        guard line == word else { return }
        met += 1
        holder.table?.removeFromSuperview()
        holder.table = nil
      }
      if let table = reference.object { play(on: screen, table) }
      #expect(met > 0)
      screen.wait(5)
    }
  }

  private final class Holder {
    var table: UITableView?
  }

  @Test func aTableThatIsDroppedWhileItMoves() {
    withScreen(recording: []) { screen in
      var reference = Weak<UITableView>(nil)
      do {
        let (table, _) = screen.table([1000])
        reference = Weak(table)
        screen.drag(from: row(9), by: CGVector(dx: 0, dy: -20), count: 5, liftAt: 1)
        screen.wait(0.2)
        #expect(table.isDecelerating)
        table.removeFromSuperview()
      }
      screen.wait(5)
      #expect(reference.object == nil)
    }
  }

  @Test func aPressedRowThatScrollsAwayGoesDark() {
    withScreen(recording: []) { screen in
      let (table, diary) = screen.table([100], only: selecting)
      screen.send(1, .began, row(3), at: 1)
      screen.application.advance(to: 1.5)
      let cell = table.visibleCells[3]
      table.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
      screen.application.advance(to: 2)
      #expect(!cell.isHighlighted)
      screen.send(1, .ended, row(3), at: 2.5)
      #expect(diary.take() == "should highlight 3?, highlighted 3, unhighlighted 3")
    }
  }

  @Test func changesThatDoNotFitSayWhatTheyFound() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        withScreen(recording: []) { screen in
          let (table, _) = screen.table([5])
          table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        }
      }
    }
    let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(message.contains("UITableView 2: endUpdates(): tableView(_:numberOfRowsInSection: 0)"))
    #expect(
      message.contains(
        "makes it 5 after the changes; there were 5, of which 0 were deleted or moved away, "
          + "and 1 were inserted"))
  }

  @Test func moreRowsThanFitSaySo() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (source, table) = (TableDiary([10_000_001]), UITableView())
        table.dataSource = source
        _ = table.numberOfSections
      }
    }
    let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(message.contains("tableView(_:numberOfRowsInSection: 0) makes it 10000001"))
  }

  @Test func anUnknownKindOfCellSaysSo() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        withScreen(recording: []) { screen in
          let (table, _) = screen.table([5])
          _ = table.dequeueReusableCell(
            withIdentifier: "none", for: IndexPath(row: 1, section: 0))
        }
      }
    }
    let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(message.contains("dequeueReusableCell(withIdentifier: \"none\", for: row 1 of section"))
  }
}
