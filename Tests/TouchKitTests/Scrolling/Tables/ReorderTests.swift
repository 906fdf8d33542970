// BEHAVIOUR 16, tables: a row is moved by its grip.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

private let moving = ["moved", "drags", "selected"]

/// The grip of a row at the top of the table.
private func grip(_ number: Int) -> CGPoint { row(number, x: 380) }

@Suite struct MovedRows {
  private func withTable(
    _ counts: [Int] = [100], _ body: (TestScreen, UITableView, TableDiary) -> Void
  ) {
    withScreen(recording: []) { screen in
      let (table, diary) = screen.table(counts, only: moving)
      table.setEditing(true, animated: false)
      screen.wait(0.1)
      body(screen, table, diary)
    }
  }

  private func texts(_ table: UITableView, _ count: Int) -> [String?] {
    table.indexPathsForVisibleRows?.prefix(count).map {
      table.cellForRow(at: $0)?.textLabel?.text
    } ?? []
  }

  @Test func theGripTakesTheFingerAtOnce() {
    withTable { screen, table, diary in
      diary.only = []
      screen.send(1, .began, grip(3), at: 1)
      #expect(table.held != nil && diary.take() == "")
      screen.send(1, .moved, CGPoint(x: 380, y: grip(3).y + 23), at: 1.1)
      #expect(diary.take() == "3 to 4?")
      #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.frame.minY == 155)
      #expect(table.cellForRow(at: IndexPath(row: 4, section: 0))?.frame.minY == 132)
      screen.send(1, .ended, CGPoint(x: 380, y: grip(3).y + 23), at: 1.2)
      screen.wait(1)
      #expect(diary.take() == "moved 3 to 4")
      #expect(texts(table, 6) == ["0", "1", "2", "4", "3", "5"])
      #expect(table.cellForRow(at: IndexPath(row: 4, section: 0))?.frame.minY == 176)
      #expect(table.contentOffset.y == 0 && table.held == nil)
    }
  }

  @Test func rowThatGoesBackLetsItsFingerGo() {
    withTable { screen, table, _ in
      screen.send(1, .began, grip(3), at: 1)
      let recognizer = table.held?.recognizer
      #expect(recognizer?.state == .began)
      table.giveUpHeldRow()
      #expect(recognizer?.state == .possible && recognizer?.isEnabled == true)
      screen.send(1, .ended, grip(3), at: 1.2)
      screen.wait(1)
    }
  }

  @Test func heldRowIsAsWideAsTheTable() {
    withTable { screen, table, _ in
      screen.send(1, .began, grip(3), at: 1)
      table.frame.size.width = 300
      table.layoutIfNeeded()
      #expect(table.held?.cell.bounds.width == 300)
      screen.send(1, .ended, grip(3), at: 1.2)
      screen.wait(1)
    }
  }

  @Test func heldRowScrollsTheTableAtItsEdgesAlone() {
    withTable { screen, table, _ in
      screen.send(1, .began, grip(5), at: 1)
      screen.send(1, .moved, CGPoint(x: 380, y: grip(5).y + 30), at: 1.1)
      screen.wait(1)
      #expect(table.held != nil && screen.application.nextCall == .never)
      // At the lower edge the table scrolls.
      let (start, edge) = (table.contentOffset.y, table.bounds.height - 5)
      screen.send(1, .moved, CGPoint(x: 380, y: edge), at: 3)
      #expect(screen.application.nextCall == .nextFrame)
      screen.wait(0.5)
      #expect(table.contentOffset.y > start)
      screen.send(1, .moved, CGPoint(x: 380, y: 400), at: 4)
      let offset = table.contentOffset
      screen.wait(0.5)
      #expect(table.contentOffset == offset && screen.application.nextCall == .never)
      screen.send(1, .ended, CGPoint(x: 380, y: 400), at: 5)
      screen.wait(1)
    }
  }

  @Test func theScrollerIsGoneOnceTheRowIsDropped() {
    withTable { screen, table, _ in
      screen.send(1, .began, grip(5), at: 1)
      screen.send(1, .moved, CGPoint(x: 380, y: table.bounds.height - 5), at: 1.1)
      screen.wait(0.2)
      let scroller = Weak(table.held?.scroller)
      #expect(scroller.object?.listensToFrames == true)
      screen.send(1, .ended, CGPoint(x: 380, y: table.bounds.height - 5), at: 2)
      screen.wait(1)
      #expect(scroller.object == nil && table.held == nil)
    }
  }

  @Test func belowHalfARowItStays() {
    withTable { screen, table, diary in
      screen.play(.down(at: grip(3)).move(to: CGPoint(x: 380, y: grip(3).y + 21)).up())
      screen.wait(1)
      #expect(diary.take() == "" && texts(table, 5) == ["0", "1", "2", "3", "4"])
    }
  }

  @Test func heldRowGoesToAnotherSection() {
    withTable([2, 2]) { screen, table, diary in
      screen.play(.down(at: grip(0)).move(to: grip(3), over: 0.5).up())
      screen.wait(1)
      #expect(diary.take() == "moved 0.0 to 1.2")
      #expect(table.numberOfRows(inSection: 0) == 1 && table.numberOfRows(inSection: 1) == 3)
      #expect(
        table.visibleCells.map { $0.textLabel?.text } == ["0.1", "1.0", "1.1", "0.0"])
    }
  }

  @Test func theDelegateSendsItElsewhere() {
    withTable { screen, table, diary in
      diary.target = { _ in IndexPath(row: 1, section: 0) }
      screen.play(.down(at: grip(3)).move(to: grip(8), over: 0.5).up())
      screen.wait(1)
      #expect(diary.take() == "moved 3 to 1")
      diary.target = { _ in IndexPath(row: 500, section: 9) }
      screen.play(.down(at: grip(3)).move(to: grip(8), over: 0.5).up())
      screen.wait(1)
      #expect(diary.take() == "")
      diary.target = { _ in IndexPath(row: 500, section: 0) }
      screen.play(.down(at: grip(3)).move(to: grip(8), over: 0.5).up())
      screen.wait(1)
      #expect(diary.take() == "moved 3 to 99")
      #expect(table.visibleCells.count == 19)
    }
  }

  @Test func theSelectionFollows() {
    withTable { screen, table, _ in
      table.allowsMultipleSelectionDuringEditing = true
      for number in [3, 5] {
        table.selectRow(
          at: IndexPath(row: number, section: 0), animated: false, scrollPosition: .none)
      }
      screen.play(.down(at: grip(3)).move(to: grip(8), over: 0.5).up())
      screen.wait(1)
      #expect(table.indexPathsForSelectedRows?.map { $0.row } == [4, 8])
      #expect(table.visibleCells.filter { $0.isSelected }.map { $0.textLabel?.text } == ["5", "3"])
    }
  }

  @Test func cancelledItGoesBack() {
    withTable { screen, table, diary in
      screen.send(1, .began, grip(3), at: 1)
      screen.send(1, .moved, grip(7), at: 1.1)
      screen.application.cancelTouches(in: screen.window)
      screen.wait(1)
      #expect(diary.take() == "" && texts(table, 6) == ["0", "1", "2", "3", "4", "5"])
      #expect(table.visibleCells[3].frame.minY == 132)
      // So it does when the data change under the finger.
      screen.send(1, .began, grip(3), at: 10)
      screen.send(1, .moved, grip(7), at: 10.1)
      table.reloadData()
      screen.send(1, .moved, grip(8), at: 10.2)
      screen.send(1, .ended, grip(8), at: 10.3)
      screen.wait(1)
      #expect(diary.take() == "" && texts(table, 4) == ["0", "1", "2", "3"])
      #expect(table.visibleCells.count == 19)
    }
  }

  @Test func atAnEdgeTheTableScrollsAndTheRowStaysUnderTheFinger() {
    withTable { screen, table, diary in
      screen.send(1, .began, grip(3), at: 1)
      screen.send(1, .moved, CGPoint(x: 380, y: 790), at: 1.1)
      screen.application.advance(to: 3.1)
      let offset = table.contentOffset.y
      #expect(offset > 500 && offset < 1200)
      let cell = table.held?.cell
      #expect(cell?.superview === table && cell?.center.y == offset + 790)
      screen.send(1, .moved, CGPoint(x: 380, y: 400), at: 3.2)
      screen.application.advance(to: 5)
      let rest = table.contentOffset.y
      screen.application.advance(to: 6)
      #expect(table.contentOffset.y == rest)
      screen.send(1, .ended, CGPoint(x: 380, y: 400), at: 6)
      screen.wait(1)
      let place = Int((rest + 400) / 44)
      #expect(diary.take() == "moved 3 to \(place)")
      #expect(cell?.frame.minY == CGFloat(place) * 44)
      // To the end and no further.
      screen.send(1, .began, CGPoint(x: 380, y: 400), at: 10)
      screen.send(1, .moved, CGPoint(x: 380, y: 799), at: 10.1)
      screen.application.advance(to: 30)
      #expect(table.contentOffset.y == 3600)
      screen.send(1, .ended, CGPoint(x: 380, y: 799), at: 30)
      #expect(diary.take() == "moved \(place) to 99")
      screen.wait(1)
    }
  }

  /// Outside of calls into the application, putting the row back lays the table out in the middle of a change.
  @Test func aReloadWhileAChangePutsTheRowBackTakesItsPlace() {
    withTable { screen, table, diary in
      screen.send(1, .began, grip(3), at: 1)
      screen.send(1, .moved, CGPoint(x: 380, y: 420), at: 1.1)
      #expect(table.held != nil)
      diary.counts = [99]
      var hasReloaded = false
      diary.then = { line, table in
        guard line.hasPrefix("cell"), !hasReloaded else { return }
        hasReloaded = true
        table.reloadData()
      }
      screen.application.leave(restoring: nil)
      table.contentOffset.y = 88
      table.deleteRows(at: [IndexPath(row: 50, section: 0)], with: .none)
      _ = screen.application.enter()
      #expect(hasReloaded && table.held == nil && table.numberOfRows(inSection: 0) == 99)
      screen.send(1, .ended, CGPoint(x: 380, y: 420), at: 2)
      screen.wait(1)
      #expect(diary.take() == "" && texts(table, 2) == ["2", "3"])
    }
  }

  @Test func aTableThatGoesWhileItScrollsAsksForNoMoreFrames() {
    withTable { screen, table, diary in
      screen.send(1, .began, grip(3), at: 1)
      screen.send(1, .moved, CGPoint(x: 380, y: 790), at: 1.1)
      screen.application.advance(to: 1.5)
      #expect(table.contentOffset.y > 0)
      table.removeFromSuperview()
      screen.application.advance(to: 2)
      #expect(table.held == nil && diary.take() == "")
      screen.send(1, .ended, CGPoint(x: 380, y: 790), at: 2.1)
      #expect(!screen.application.frameClock.isListenedTo)
    }
  }

  /// A long press that the grip waits for fails when the finger moves on.
  @Test func aGripThatWaitsForAnotherGestureTakesItsRowAfterIt() {
    withTable { screen, table, diary in
      let other = UILongPressGestureRecognizer()
      screen.window.addGestureRecognizer(other)
      table.visibleCells[3].grip?.gestureRecognizers?.first?.require(toFail: other)
      let finger = screen.finger()
      finger.down(at: grip(3))
      #expect(table.held == nil)
      finger.move(to: CGPoint(x: 380, y: grip(3).y + 5))
      #expect(table.held == nil)
      finger.move(to: CGPoint(x: 380, y: grip(3).y + 30))
      finger.move(to: CGPoint(x: 380, y: grip(4).y + 30))
      #expect(table.held != nil)
      finger.up()
      screen.wait(1)
      #expect(diary.take() == "moved 3 to 4")
    }
  }

  @Test func onlyRowsThatCanBeMovedHaveAGrip() {
    withScreen(recording: []) { screen in
      let (table, diary) = screen.table([20], only: moving)
      #expect(table.visibleCells.allSatisfy { $0.grip == nil })
      screen.play(.down(at: grip(3)).move(to: grip(8), over: 0.5).up())
      #expect(diary.take() == "drags")
      table.setEditing(true, animated: false)
      screen.wait(10)
      #expect(table.visibleCells.allSatisfy { $0.grip != nil && $0.isEditing })
      table.visibleCells[2].showsReorderControl = false
      #expect(table.visibleCells[2].grip == nil)
      table.setEditing(false, animated: false)
      #expect(table.visibleCells.allSatisfy { $0.grip == nil && !$0.isEditing })
    }
  }
}
