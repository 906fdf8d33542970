// BEHAVIOUR 16, tables: what a touch on a row lights up and selects, in order.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct SelectingRows {
  /// Plays on a table of 20 rows, the second of which is selected.
  private func told(
    _ fingers: Fingers, _ change: (TestScreen, UITableView, TableDiary) -> Void,
    _ check: (UITableView) -> Void
  ) -> String {
    withScreen(recording: []) { screen in
      let (table, diary) = screen.table([20], only: selecting)
      table.selectRow(
        at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      change(screen, table, diary)
      screen.play(fingers)
      screen.wait(5)
      #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
      check(table)
      return diary.take()
    }
  }

  private func told(
    _ fingers: Fingers,
    _ change: (TestScreen, UITableView, TableDiary) -> Void = { _, _, _ in }
  ) -> String { told(fingers, change, { _ in }) }

  private func told(_ fingers: Fingers, _ check: (UITableView) -> Void) -> String {
    told(fingers, { _, _, _ in }, check)
  }

  @Test func aTapSelectsInUIKitsOrder() {
    let order =
      "should highlight 3?, highlighted 3, unhighlighted 3, will select 3, will deselect 1, "
      + "deselected 1, selected 3"
    let told = told(.tap(at: row(3))) { table in
      #expect(table.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
      #expect(table.visibleCells.filter { $0.isSelected }.map { $0.textLabel?.text } == ["3"])
    }
    #expect(told == order)
    #expect(self.told(.down(at: row(3)).wait(2).up()) == order)
  }

  @Test func theViewAroundATableHearsNothingOfAFingerThatPressesARow() {
    final class Around: UIView {
      var heard = 0
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { heard += 1 }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard += 1 }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard += 1 }
    }
    withScreen(recording: []) { screen in
      let (table, diary) = screen.table([20], only: ["selected"])
      let around = Around(frame: screen.window.bounds)
      screen.window.addSubview(around)
      around.addSubview(table)
      screen.wait(0.1)
      screen.send(1, .began, row(3), at: 1)
      screen.send(1, .moved, CGPoint(x: row(3).x + 3, y: row(3).y), at: 1.5)
      screen.send(1, .ended, row(3), at: 2)
      screen.send(1, .began, row(3), at: 3)
      screen.send(1, .cancelled, row(3), at: 4)
      #expect(around.heard == 0 && diary.take() == "selected 3")
    }
  }

  //  finger 1  ●━━━━━━━━━━○   on row 3
  //  finger 2     ●━━━✕       on row 5
  @Test func aCancelledSecondFingerLeavesThePressedRowAlone() {
    withScreen(recording: []) { screen in
      let (_, diary) = screen.table([20], only: ["will select", "selected"])
      screen.send(1, .began, row(3), at: 1)
      screen.send(2, .began, row(5), at: 1.5)
      screen.send(2, .cancelled, row(5), at: 1.6)
      screen.send(1, .ended, row(3), at: 2)
      #expect(diary.take() == "will select 3, selected 3")
    }
  }

  @Test func aTapTakesTheOldSelectionAwayAtOnce() {
    final class Cell: UITableViewCell {
      var told: [String] = []
      deinit {}
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        told.append("\(selected), animated: \(animated)")
      }
    }
    withScreen(recording: []) { screen in
      let (table, diary) = screen.table([20], only: selecting)
      diary.makeCell = { _, _ in Cell() }
      table.reloadData()
      table.layoutIfNeeded()
      screen.play(.tap(at: row(1)))
      let cell = table.cellForRow(at: IndexPath(row: 1, section: 0)) as? Cell
      cell?.told = []
      screen.play(.tap(at: row(3)))
      #expect(cell?.told == ["false, animated: false"])
      table.allowsMultipleSelection = true
      screen.play(.tap(at: row(1)))
      cell?.told = []
      screen.play(.tap(at: row(1)))
      #expect(cell?.told == ["false, animated: false"])
    }
  }

  @Test func ofFingersThatComeTogetherOnARowTheFirstOnePressesIt() {
    withScreen(recording: []) { screen in
      let (table, _) = screen.table([20], only: selecting)
      table.visibleCells[3].contentView.isMultipleTouchEnabled = true
      let places = [(1, row(3, x: 100)), (2, row(3, x: 200))]
      screen.send(places.map { TouchReport($0, .began, at: $1) })
      screen.wait(0.2)
      #expect(table.visibleCells[3].isHighlighted)
      screen.send([TouchReport(2, .ended, at: places[1].1)])
      #expect(table.visibleCells[3].isHighlighted && table.indexPathForSelectedRow == nil)
      screen.send([TouchReport(1, .ended, at: places[0].1)])
      #expect(table.indexPathForSelectedRow?.row == 3)
    }
  }

  @Test func aRowLightsUpWhenItsContentGetsItsTouch() {
    withScreen(recording: []) { screen in
      let (table, diary) = screen.table([20], only: selecting)
      screen.application.receive([TouchReport(1, .began, at: row(3))], at: 1, in: screen.window)
      screen.application.advance(to: 1.149)
      #expect(diary.take() == "" && !table.visibleCells[3].isHighlighted)
      screen.application.advance(to: 1.151)
      #expect(diary.take() == "should highlight 3?, highlighted 3")
      #expect(table.visibleCells[3].isHighlighted && !table.visibleCells[3].isSelected)
      screen.application.receive([TouchReport(1, .ended, at: row(3))], at: 2, in: screen.window)
      #expect(diary.take() == "unhighlighted 3, will select 3, selected 3")
    }
  }

  @Test func theRowGoesDarkWhenThePanBegins() {
    let quick = told(.down(at: row(9)).move(to: row(3), over: 0.1).up()) { table in
      #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    }
    #expect(quick == "drags")
    let slow = told(.down(at: row(9)).wait(0.3).move(to: row(3), over: 0.1).up()) { table in
      #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    }
    #expect(slow == "should highlight 9?, highlighted 9, drags, unhighlighted 9")
  }

  @Test func theDelegateMayRefuseAndReplace() {
    let dark = told(.tap(at: row(3)), { $2.highlights = false })
    #expect(dark == "should highlight 3?")
    let refused = told(
      .tap(at: row(3)), { $2.selects = { _ in nil } },
      { table in
        #expect(table.indexPathForSelectedRow?.row == 1)
      })
    #expect(refused == "should highlight 3?, highlighted 3, unhighlighted 3, will select 3")
    let other = told(
      .tap(at: row(3)), { $2.selects = { IndexPath(row: $0.row + 2, section: 0) } })
    #expect(
      other
        == "should highlight 3?, highlighted 3, unhighlighted 3, will select 3, "
        + "will deselect 1, deselected 1, selected 5")
    let none = told(
      .tap(at: row(3)), { $2.selects = { _ in IndexPath(row: 900, section: 7) } })
    #expect(none == refused)
    let kept = told(
      .tap(at: row(3)), { $2.deselects = { _ in nil } },
      { table in
        #expect(table.indexPathsForSelectedRows?.map { $0.row } == [1, 3])
      })
    #expect(
      kept
        == "should highlight 3?, highlighted 3, unhighlighted 3, will select 3, "
        + "will deselect 1, selected 3")
  }

  @Test func aTapOnTheSelectedRowSelectsItAgain() {
    #expect(
      told(.tap(at: row(1)))
        == "should highlight 1?, highlighted 1, unhighlighted 1, will select 1, selected 1")
  }

  @Test func ofSeveralSelectedRowsATapTakesOneBack() {
    let two = Fingers.down(at: row(3)).wait(0.1).up().wait(1).down(at: row(1)).wait(0.1).up()
    let told = told(
      two, { _, table, _ in table.allowsMultipleSelection = true },
      { table in
        #expect(table.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
      })
    #expect(
      told
        == "should highlight 3?, highlighted 3, unhighlighted 3, will select 3, selected 3, "
        + "should highlight 1?, highlighted 1, unhighlighted 1, will deselect 1, deselected 1")
  }

  @Test func withoutSelectionNothingIsAsked() {
    #expect(told(.tap(at: row(3)), { _, table, _ in table.allowsSelection = false }) == "")
    #expect(
      told(.tap(at: row(3)), { _, table, _ in table.setEditing(true, animated: false) }) == "")
    let inEditing = told(.tap(at: row(3))) { _, table, _ in
      table.setEditing(true, animated: false)
      table.allowsSelectionDuringEditing = true
    }
    #expect(inEditing.hasSuffix("selected 3"))
  }

  @Test func aLiftBesideTheRowSelectsNothing() {
    let told = told(.down(at: row(3)).wait(0.3).move(to: row(3, x: 401), over: 0.1).up())
    #expect(told == "should highlight 3?, highlighted 3, unhighlighted 3")
  }

  @Test func aSecondFingerChangesNothing() {
    withScreen(recording: []) { screen in
      let (_, diary) = screen.table([20], only: selecting)
      screen.send(1, .began, row(3), at: 1)
      screen.send(2, .began, row(5), at: 1.5)
      screen.send(2, .ended, row(5), at: 2)
      #expect(diary.take() == "should highlight 3?, highlighted 3")
      screen.send(1, .ended, row(3), at: 2.5)
      #expect(diary.take() == "unhighlighted 3, will select 3, selected 3")
    }
  }

  // MARK: Beside recognizers

  @Test func aRootTapThatCancelsTouchesKillsTheSelection() {
    func play(_ fingers: Fingers, cancels: Bool) -> String {
      told(fingers) { screen, _, _ in
        let tap = screen.add(UITapGestureRecognizer(), named: "root", to: screen.window)
        tap.cancelsTouchesInView = cancels
      }
    }
    // Shorter than the gate: the cell hears nothing; longer: cancelled instead of ended. [seen]
    #expect(play(.tap(at: row(3)), cancels: true) == "")
    let held = Fingers.down(at: row(3)).wait(0.3).up()
    #expect(
      play(held, cancels: true) == "should highlight 3?, highlighted 3, unhighlighted 3")
    #expect(play(.tap(at: row(3)), cancels: false).hasSuffix("selected 3"))
    #expect(play(held, cancels: false).hasSuffix("selected 3"))
    // By then the tap has failed. [seen]
    #expect(play(.down(at: row(3)).wait(1).up(), cancels: true).hasSuffix("selected 3"))
  }

  @Test func aButtonInARowKeepsTheTouchFromIt() {
    var presses = 0
    let told = told(.tap(at: row(3))) { screen, table, _ in
      let button = UIButton(frame: CGRect(x: 150, y: 0, width: 100, height: 44))
      button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
      table.visibleCells[3].contentView.addSubview(button)
    }
    #expect(told == "" && presses == 1)
  }

  @Test func selectingNoRowDeselectsAll() {
    withScreen(recording: []) { screen in
      let (table, diary) = screen.table([20], only: selecting)
      table.allowsMultipleSelection = true
      for row in [1, 3, 4] {
        table.selectRow(
          at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
      }
      #expect(table.visibleCells.filter(\.isSelected).count == 3)
      table.deselectRow(at: IndexPath(row: 3, section: 0), animated: false)
      #expect(table.visibleCells.filter(\.isSelected).map { $0.textLabel?.text } == ["1", "4"])
      table.deselectRow(at: IndexPath(row: 7, section: 0), animated: false)
      #expect(table.indexPathsForSelectedRows?.map(\.row) == [1, 4])
      table.selectRow(at: nil, animated: false, scrollPosition: .none)
      #expect(table.indexPathsForSelectedRows == nil)
      #expect(table.visibleCells.allSatisfy { !$0.isSelected } && diary.take() == "")
    }
  }

  @Test(arguments: [false, true])
  func editingGivesAPressedRowUpUnlessRowsMayBeSelectedInIt(allows: Bool) {
    withScreen(recording: []) { screen in
      let (table, diary) = screen.table([20], only: selecting)
      table.allowsSelectionDuringEditing = allows
      screen.send(1, .began, row(3), at: 1)
      screen.application.advance(to: 2)
      #expect(table.visibleCells[3].isHighlighted)
      _ = diary.take()
      table.setEditing(true, animated: false)
      #expect(table.visibleCells[3].isHighlighted == allows)
      #expect(diary.take() == (allows ? "" : "unhighlighted 3"))
      screen.send(1, .ended, row(3), at: 3)
      #expect(table.indexPathForSelectedRow == (allows ? IndexPath(row: 3, section: 0) : nil))
    }
  }

  @Test func aTouchThatStopsAMovementLightsNothingUp() {
    withScreen(recording: []) { screen in
      let (table, diary) = screen.table([1000], only: selecting)
      screen.drag(from: row(9), by: CGVector(dx: 0, dy: -20), count: 5, liftAt: 1)
      screen.wait(0.3)
      #expect(table.isDecelerating)
      screen.play(.down(at: row(5)).wait(0.5).up())
      #expect(diary.take() == "drags")
      screen.play(.tap(at: row(5)))
      #expect(diary.take().contains("selected"))
    }
  }

  @Test func aCellThatKeepsItsTouchesIsNotSelected() {
    final class Deaf: UITableViewCell {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    let told = told(.tap(at: row(3))) { _, table, diary in
      diary.makeCell = { _, _ in Deaf(style: .default, reuseIdentifier: nil) }
      table.reloadData()
    }
    #expect(told == "")
  }

  @Test func aPressedRowBecomesDarkInTheNextApplicationIfItsOwnIsGone() {
    let diary = TableDiary([5])
    let table = UITableView(frame: rect(0, 0, 400, 400))
    (table.dataSource, table.delegate) = (diary, diary)
    withWindow { application, window in
      window.addSubview(table)
      application.receive([TouchReport(1, .began, at: point(50, 20))], at: 0, in: window)
      application.receive(.time(0.5))
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isHighlighted == true)
    }
    _ = diary.take()
    withWindow { _, window in
      window.addSubview(table)
      #expect(diary.take().contains("unhighlighted 0"))
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isHighlighted == false)
    }
  }
}
