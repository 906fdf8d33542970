// What a cell is made of: pictures, steps to the right, buttons for details and lines between rows.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

/// Rows of cells that a test makes, and what it hears of their buttons.
private final class Parts: UITableViewDataSource, UITableViewDelegate {
  var make: (IndexPath) -> UITableViewCell = { _ in UITableViewCell(frame: .zero) }
  var level: ((IndexPath) -> Int)?
  var lines: [String] = []
  deinit {}
  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    make(path)
  }
  func tableView(_ table: UITableView, indentationLevelForRowAt path: IndexPath) -> Int {
    level?(path) ?? table.cellForRow(at: path)?.indentationLevel ?? 0
  }
  func tableView(_ table: UITableView, accessoryButtonTappedForRowWith path: IndexPath) {
    lines.append("details of \(path.row)")
  }
  func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
    lines.append("selected \(path.row)")
  }
}

@Suite struct CellParts {
  @Test func aCellMayBeMadeWithItsFrame() {
    let cell = UITableViewCell(frame: rect(1, 2, 30, 40))
    #expect(cell.frame == rect(1, 2, 30, 40) && cell.reuseIdentifier == nil)
  }

  @Test func aCellIsSetToBeEditedWithoutAnimation() {
    final class Told: UITableViewCell {
      var told: [[Bool]] = []
      deinit {}
      override func setEditing(_ editing: Bool, animated: Bool) {
        told.append([editing, animated])
        super.setEditing(editing, animated: animated)
      }
    }
    let cell = Told(style: .default, reuseIdentifier: nil)
    cell.isEditing = true
    #expect(cell.isEditing && cell.told == [[true, false]])
    cell.isEditing = false
    #expect(!cell.isEditing && cell.told == [[true, false], [false, false]])
  }

  @Test func aPathWithoutARowNamesTheFirstOne() {
    #expect(IndexPath().row == 0 && IndexPath().section == 0)
    #expect(IndexPath(index: 3).row == 0 && IndexPath(index: 3).section == 3)
    #expect(IndexPath(row: 2, section: 1).row == 2)
  }

  private func withTable(
    _ make: @escaping (IndexPath) -> UITableViewCell = { _ in UITableViewCell(frame: .zero) },
    _ body: (TestScreen, UITableView, Parts) -> Void
  ) {
    withScreen(recording: []) { screen in
      let parts = Parts()
      parts.make = make
      let table = UITableView(frame: screen.window.bounds, style: .plain)
      table.dataSource = parts
      table.delegate = parts
      screen.window.addSubview(table)
      screen.wait(0.1)
      body(screen, table, parts)
    }
  }

  @Test func labelsStandBesideThePicture() {
    UIImage.register("ball", size: CGSize(width: 30, height: 20))
    withTable { screen, table, _ in
      let cell = table.visibleCells[0]
      cell.textLabel?.text = "Ball"
      screen.wait(0.1)
      #expect(cell.textLabel?.frame.minX == 16)
      cell.imageView?.image = UIImage(named: "ball")
      screen.wait(0.1)
      #expect(cell.imageView?.frame == CGRect(x: 16, y: 12, width: 30, height: 20))
      #expect(cell.textLabel?.frame == CGRect(x: 62, y: 0, width: 322, height: 44))
      cell.imageView?.image = nil
      screen.wait(0.1)
      #expect(cell.textLabel?.frame.minX == 16)
    }
  }

  @Test func contentIsMovedByItsLevel() {
    withTable { screen, table, parts in
      let cell = table.visibleCells[1]
      cell.textLabel?.text = "Deep"
      cell.indentationLevel = 2
      screen.wait(0.1)
      #expect(cell.indentationWidth == 10 && cell.textLabel?.frame.minX == 36)
      cell.indentationWidth = 25
      screen.wait(0.1)
      #expect(cell.textLabel?.frame.minX == 66)
      parts.level = { $0.row }
      table.reloadData()
      screen.wait(0.1)
      #expect(table.visibleCells.map { $0.indentationLevel } == [0, 1, 2, 3, 4])
    }
  }

  /// A delegate that looks at the cell finds it selected.
  @Test func aSelectedCellIsSelectedBeforeItsLevelIsAskedFor() {
    withTable { screen, table, parts in
      table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      var cell: UITableViewCell?
      var wasSelected: Bool?
      parts.make = { path in
        let made = UITableViewCell(frame: .zero)
        if path.row == 1 { cell = made }
        return made
      }
      parts.level = { path in
        if path.row == 1 { wasSelected = cell?.isSelected }
        return 0
      }
      // All rows go, and come back in new cells.
      table.frame.size.height = 0
      screen.wait(0.1)
      table.frame.size.height = 400
      screen.wait(0.1)
      #expect(wasSelected == true && cell?.isSelected == true)
    }
  }

  @Test func aButtonForDetailsIsToldAndSelectsNothing() {
    withTable({ path in
      let cell = UITableViewCell(frame: .zero)
      cell.accessoryType =
        [.detailButton, .detailDisclosureButton, .disclosureIndicator][
          path.row % 3]
      return cell
    }) { screen, table, parts in
      // The button of the first row is at the edge, that of the second beside its arrow.
      for (number, x) in [(0, 380.0), (1, 340), (1, 380), (2, 380)] {
        screen.play(.tap(at: row(number, x: x)))
      }
      #expect(parts.lines == ["details of 0", "details of 1", "selected 1", "selected 2"])
      #expect(table.visibleCells.prefix(3).map { $0.contentView.frame.width } == [360, 320, 360])
    }
  }

  @Test func theNumbersOfAccessoriesAreUIKits() {
    let all: [UITableViewCell.AccessoryType] = [
      .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
    ]
    #expect(all.map { $0.rawValue } == [0, 1, 2, 3, 4])
  }

  // MARK: Lines

  private func line(_ cell: UITableViewCell) -> ViewSnapshot? {
    cell.snapshot().subviews.first { $0.identity < 0 }
  }

  @Test func aLineIsBelowEachRow() throws {
    withTable { screen, table, _ in
      screen.application.receive(
        .screen(screen.application.screen.bounds.size, scale: 2, framesPerSecond: 60))
      let cell = table.visibleCells[1]
      let shown = line(cell)
      #expect(shown?.bounds.size == CGSize(width: 384, height: 0.5))
      #expect(shown?.position == CGPoint(x: 208, y: 43.75))
      #expect(shown?.backgroundColor == UIColor.separator.resolved(for: .light))
      table.separatorInset = UIEdgeInsets(top: 9, left: 0, bottom: 9, right: 100)
      #expect(line(cell)?.bounds.size.width == 300 && line(cell)?.position.x == 150)
      cell.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50)
      #expect(line(cell)?.bounds.size.width == 300 && line(cell)?.position.x == 200)
      table.separatorColor = .red
      #expect(line(cell)?.backgroundColor == UIColor.red.resolved(for: .light))
      table.separatorStyle = .none
      #expect(table.visibleCells.allSatisfy { line($0) == nil })
    }
  }

  @Test func aLineThatIsTooShortHasNoLength() {
    withTable { _, table, _ in
      table.separatorInset = UIEdgeInsets(top: 0, left: 300, bottom: 0, right: 300)
      #expect(line(table.visibleCells[0])?.bounds.size.width == 0)
    }
  }

  @Test func aCellWithoutATableHasNoLine() {
    #expect(line(UITableViewCell(frame: .zero)) == nil)
    #expect(UITableViewCell(frame: .zero).separatorInset.left == 16)
  }

  @Test func changingTheLinesAsksForANewPicture() {
    withTable { screen, table, _ in
      for change in [
        { table.separatorStyle = .none }, { table.separatorColor = .red },
        { table.separatorInset.left = 3 }, { table.visibleCells[0].separatorInset.left = 3 },
      ] {
        _ = screen.application.snapshot()
        #expect(!screen.application.needsRedraw)
        change()
        #expect(screen.application.needsRedraw)
      }
    }
  }
}
