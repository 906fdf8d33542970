// BEHAVIOUR 16, tables: which rows are alive, and where they are.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct RowsThatShow {
  private let rows = ["cell", "shows", "hid", "scrolled"]

  @Test func tenThousandRowsScrollWithOnlyTheVisibleOnesAlive() {
    withScreen(recording: []) { screen in
      let (table, diary) = screen.table([4000, 6000], only: ["nothing"])
      #expect(table.contentSize == CGSize(width: 400, height: 440_000))
      #expect(diary.cellsMade == 19 && diary.heightsAsked == 10_000)
      var liftAt = 1.0
      while table.contentOffset.y < 200_000 {
        screen.drag(from: row(17), by: CGVector(dx: 0, dy: -60), count: 12, liftAt: liftAt)
        for _ in 0..<60 {
          liftAt += 1 / 60.0
          screen.application.advance(to: liftAt)
          let cells = table.visibleCells
          #expect(cells.count == table.indexPathsForVisibleRows?.count)
          #expect(cells.count >= 18 && cells.count <= 20)
          #expect(cells.allSatisfy { $0.frame.intersects(table.bounds) })
          #expect(table.subviews.count == cells.count)
        }
        liftAt += 0.2
      }
      #expect(diary.cellsMade <= 20 && diary.heightsAsked == 10_000)
      screen.wait(10)
      let path = table.indexPathForRow(at: table.contentOffset)
      #expect(table.visibleCells.first?.textLabel?.text == path.map { "\($0.section).\($0.row)" })
    }
  }

  @Test func cellsAreAskedForAtLayoutAfterDidScroll() {
    withScreen(recording: []) { screen in
      let (table, diary) = screen.table([100], only: rows)
      table.contentOffset.y = 44
      #expect(diary.take() == "scrolled")
      screen.wait(0.1)
      #expect(diary.take() == "hid 0, cell 19?, shows 19")
      table.contentOffset.y = 50
      screen.wait(0.1)
      #expect(diary.take() == "scrolled")
      table.setContentOffset(CGPoint(x: 0, y: 440), animated: false)
      table.layoutIfNeeded()
      #expect(diary.take().hasPrefix("scrolled, hid 1, hid 2, hid 3, "))
      #expect(table.indexPathsForVisibleRows?.first?.row == 10)
    }
  }

  @Test func placesAndNamesFitEachOther() {
    withScreen(recording: []) { screen in
      let (table, _) = screen.table([3, 0, 2]) { _, diary in
        diary.height = { CGFloat(10 * ($0.row + 1)) }
        diary.header = { "\($0)" }
      }
      let path = IndexPath(row: 1, section: 2)
      #expect(table.numberOfSections == 3 && table.numberOfRows(inSection: 2) == 2)
      #expect(table.numberOfRows(inSection: 3) == 0 && table.numberOfRows(inSection: -1) == 0)
      #expect(table.rectForHeader(inSection: 2) == rect(0, 116, 400, 28))
      #expect(table.rectForRow(at: path) == rect(0, 154, 400, 20))
      #expect(table.rect(forSection: 0) == rect(0, 0, 400, 88))
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)) == .zero)
      #expect(table.indexPathForRow(at: point(5, 154)) == path)
      #expect(table.indexPathForRow(at: point(5, 120)) == nil)
      #expect(table.indexPathForRow(at: point(0, 154)) == path)
      #expect(table.indexPathForRow(at: point(-1, 154)) == nil)
      #expect(table.indexPathForRow(at: point(400, 154)) == nil)
      #expect(table.cellForRow(at: path).flatMap { table.indexPath(for: $0) } == path)
      #expect(table.indexPathsForRows(in: rect(0, 30, 9, 20))?.map { $0.row } == [0, 1])
      #expect(table.contentSize.height == 174)
    }
  }

  /// Rows of 44 points in a table of 400 points, after a header of 28.
  @Test func rowsInARectangleAreThoseOfItsFirstAndLastPoint() {
    withScreen(recording: []) { screen in
      let (table, _) = screen.table([3]) { _, diary in diary.header = { _ in "H" } }
      @MainActor func rows(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [Int]
      {
        table.indexPathsForRows(in: rect(x, y, width, height))?.map(\.row) ?? [-1]
      }
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == rect(0, 28, 400, 44))
      // The last point is a point above the lower edge.
      #expect(rows(0, 30, 9, 42) == [0] && rows(0, 30, 9, 43) == [0, 1])
      // A rectangle without an area has its edge.
      #expect(rows(0, 30, 0, 42) == [0, 1] && rows(0, 72, 9, 0) == [1])
      #expect(rows(0, -50, 9, 50) == [] && rows(0, -50, 9, 100) == [0])
      #expect(rows(400, 30, 9, 50) == [] && rows(399.5, 30, 9, 50) == [0, 1])
      #expect(rows(-9, 30, 9, 50) == [0, 1] && rows(-10, 30, 9, 50) == [])
      // Less than a point high: never a row above the first.
      #expect(rows(0, 72, 9, 0.5) == [1])
      #expect(rows(0, 159, 9, 900) == [2] && rows(0, 160, 9, 10) == [])
    }
  }

  /// Two sections of 2 and 3 rows, as recorded on iOS 26.1.
  @Test func theHeightOfHeadersMakesNoRoomForThoseThatAreNotThere() {
    withScreen(recording: []) { screen in
      let (table, diary) = screen.table([2, 3]) { table, _ in
        table.sectionHeaderHeight = 28
        table.sectionFooterHeight = 10
      }
      #expect(table.contentSize.height == 220)
      diary.header = { $0 == 0 ? "H" : nil }
      table.reloadData()
      #expect(table.contentSize.height == 248)
    }
  }

  /// Two sections of two rows, as recorded on iOS 26.1.
  @Test func groupedSectionsWithoutTitlesHaveRoomBetweenThem() {
    withScreen(recording: []) { screen in
      let (table, diary) = screen.table([2, 2], style: .grouped)
      @MainActor func starts() -> [CGFloat] {
        (0..<4).map { table.rectForRow(at: IndexPath(row: $0 % 2, section: $0 / 2)).minY }
      }
      #expect(starts() == [35, 79, 158, 202])
      #expect(abs(table.contentSize.height - 850 / 3) < 1e-9)
      diary.header = { $0 == 0 ? "H" : nil }
      table.reloadData()
      #expect(starts() == [38, 82, 161, 205])
    }
  }

  /// The header of a row's section stays at the top, and the row is below it.
  @Test func rowIsBroughtBelowTheHeaderThatStaysAtTheTop() {
    func offsets(_ style: UITableView.Style) -> [CGFloat] {
      withScreen(recording: []) { screen in
        let (table, _) = screen.table([20, 20], style: style) { table, diary in
          diary.header = { _ in "H" }
          table.sectionHeaderHeight = 28
          table.sectionFooterHeight = 0
        }
        @MainActor func offset(
          _ row: Int, _ section: Int, _ position: UITableView.ScrollPosition
        ) -> CGFloat {
          table.scrollToRow(
            at: IndexPath(row: row, section: section), at: position, animated: false)
          return table.contentOffset.y
        }
        return [offset(0, 1, .top), offset(10, 0, .top), offset(15, 1, .none), offset(3, 0, .none)]
      }
    }
    // The second section starts at 908, its rows at 936.
    #expect(offsets(.plain) == [908, 440, 840, 132])
    #expect(offsets(.grouped) == [936, 468, 840, 160])
  }

  @Test func headersOfAPlainTableStayAtTheTop() {
    func header(_ style: UITableView.Style, at offset: CGFloat) -> CGFloat? {
      withScreen(recording: []) { screen in
        let (table, _) = screen.table([20, 20], style: style) { _, diary in
          diary.header = { "\($0)" }
        }
        table.contentOffset.y = offset
        screen.wait(0.1)
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "0")
        return table.headerView(forSection: 0)?.frame.minY
      }
    }
    #expect(header(.plain, at: 0) == 0)
    #expect(header(.plain, at: 300) == 300)
    // Pushed out by the end of its section, at 28 + 880.
    #expect(header(.plain, at: 890) == 880)
    #expect(header(.grouped, at: 300) == 0)
    #expect(header(.plain, at: -40) == 0)
  }

  @Test func rowsAreBroughtIntoView() {
    withScreen(recording: []) { screen in
      let (table, _) = screen.table([100])
      let offset = { (number: Int, position: UITableView.ScrollPosition) -> CGFloat in
        table.scrollToRow(
          at: IndexPath(row: number, section: 0), at: position, animated: false)
        return table.contentOffset.y
      }
      #expect(offset(50, .top) == 2200)
      #expect(offset(50, .middle) == 1822)
      #expect(offset(50, .bottom) == 1444)
      #expect(offset(40, .none) == 1444)
      #expect(offset(20, .none) == 880)
      #expect(offset(99, .top) == 3600)
      #expect(offset(100, .top) == 3600)
      table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
      screen.wait(1)
      #expect(table.contentOffset.y == 0)
    }
  }

  @Test func anotherWidthMovesWhatShows() {
    withScreen(recording: []) { screen in
      let (table, _) = screen.table([100]) { _, diary in diary.header = { "\($0)" } }
      table.frame.size.width = 200
      screen.wait(0.1)
      #expect(table.visibleCells.allSatisfy { $0.frame.width == 200 })
      #expect(table.visibleCells.allSatisfy { $0.contentView.frame.width == 200 })
      #expect(table.headerView(forSection: 0)?.frame.width == 200)
      #expect(table.contentSize.width == 200)
    }
  }

  @Test func registeredClassesMakeCells() {
    final class Own: UITableViewCell {
      var uses = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        uses += 1
      }
    }
    withScreen(recording: []) { screen in
      let (table, _) = screen.table([100]) { table, diary in
        table.register(Own.self, forCellReuseIdentifier: "own")
        diary.makeCell = { $0.dequeueReusableCell(withIdentifier: "own", for: $1) }
      }
      #expect(table.visibleCells.allSatisfy { ($0 as? Own)?.uses == 0 })
      #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
      table.contentOffset.y = 88
      screen.wait(0.1)
      #expect(table.visibleCells.compactMap { ($0 as? Own)?.uses }.reduce(0, +) == 2)
    }
  }

  @Test func theLastRegisteredClassOfANameMakesItsCells() {
    final class First: UITableViewCell { deinit {} }
    final class Second: UITableViewCell { deinit {} }
    withScreen(recording: []) { screen in
      let (table, _) = screen.table([3]) { table, diary in
        table.register(First.self, forCellReuseIdentifier: "own")
        table.register(Second.self, forCellReuseIdentifier: "own")
        diary.makeCell = { $0.dequeueReusableCell(withIdentifier: "own", for: $1) }
      }
      #expect(table.visibleCells.count == 3 && table.visibleCells.allSatisfy { $0 is Second })
    }
  }

  @Test func viewsAroundAllSectionsTakeTheirRoom() {
    withScreen(recording: []) { screen in
      let (above, below) = (UIView(frame: rect(0, 0, 9, 50)), UIView(frame: rect(0, 0, 9, 70)))
      let (table, _) = screen.table([5]) { table, _ in
        table.tableHeaderView = above
        table.tableFooterView = below
      }
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
      #expect(above.frame == rect(0, 0, 400, 50) && below.frame == rect(0, 270, 400, 70))
      #expect(table.contentSize.height == 340)
      table.tableHeaderView = nil
      screen.wait(0.1)
      #expect(above.superview == nil)
      #expect(table.contentSize.height == 290)
    }
  }
}
