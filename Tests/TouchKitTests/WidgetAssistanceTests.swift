// What assistive technologies can do with widgets.

import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

/// Rows that are edited, swiped and moved, and what was told of them.
private final class Rows: UITableViewDataSource, UITableViewDelegate {
  var words = ["one", "two", "three"]
  var told: [String] = []
  var styles: [UITableViewCell.EditingStyle] = [.delete, .insert, .none]
  var hasSwipes = true
  /// Where the delegate sends a row that is moved, instead of the proposed place.
  var target: IndexPath?

  deinit {}

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    words.count
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = words[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { styles[indexPath.row] }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    told.append("\(editingStyle) \(words[indexPath.row])")
    guard editingStyle == .delete else { return }
    words.remove(at: indexPath.row)
    styles.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .none)
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    told.append("moved \(sourceIndexPath.row) to \(destinationIndexPath.row)")
    words.insert(words.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { target ?? proposedDestinationIndexPath }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard hasSwipes else { return nil }
    let flag = UIContextualAction(style: .normal, title: "Flag") { [unowned self] _, _, done in
      told.append("flagged \(words[indexPath.row])")
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [
      flag, UIContextualAction(style: .normal, title: nil) { _, _, _ in },
    ])
  }
}

@Suite struct WidgetsThroughAccessibility {
  /// Asks the element with a label; false if there is none or it does not take the action.
  @discardableResult
  private func ask(
    _ label: String, to action: HostInput.AccessibilityInput.Action, on screen: TestScreen
  ) -> Bool {
    let all = screen.application.accessibilitySnapshot().flatMap(\.elements)
    guard let element = all.first(where: { $0.told?.label == label }) else { return false }
    return ask(element.identity, to: action, on: screen)
  }

  /// Whether somebody does what a view is asked.
  @discardableResult
  private func ask(
    _ number: Int, to action: HostInput.AccessibilityInput.Action, on screen: TestScreen
  ) -> Bool {
    var isDone = false
    let token = screen.application.addObserver { observation in
      guard case .assisted(_, _, let answer) = observation.decision else { return }
      isDone = answer != .notDone
    }
    screen.send(.accessibility(.init(action, view: number, time: screen.now)))
    screen.application.removeObserver(token)
    screen.settle()
    return isDone
  }

  /// The labels of what is read, in order.
  private func read(_ screen: TestScreen) -> [String] {
    screen.application.accessibilitySnapshot().flatMap(\.elements)
      .map { $0.told?.label ?? "-" }
  }

  /// The actions of rows, in order. The buttons in them have longer names.
  private func actions(_ screen: TestScreen) -> [[String]] {
    screen.application.accessibilitySnapshot().flatMap(\.elements)
      .filter { $0.told?.label?.count ?? 0 < 6 }.map(\.actions)
  }

  private func withTable(
    _ body: (TestScreen, UITableView, Rows) -> Void
  ) {
    withScreen(size: CGSize(width: 300, height: 400)) { screen in
      let rows = Rows()
      let table = screen.add(UITableView(frame: screen.window.bounds), named: "table")
      (table.dataSource, table.delegate) = (rows, rows)
      screen.application.layoutWindowsIfNeeded()
      body(screen, table, rows)
      screen.settle()
    }
  }

  @Test func controlsAreActivatedByTheirTap() {
    withScreen(size: CGSize(width: 300, height: 400)) { screen in
      let toggle = UISwitch(frame: CGRect(x: 10, y: 10, width: 51, height: 31))
      toggle.accessibilityLabel = "Sound"
      let segments = UISegmentedControl(items: ["Day", "Week"])
      segments.frame = CGRect(x: 10, y: 60, width: 200, height: 32)
      let stepper = UIStepper(frame: CGRect(x: 10, y: 110, width: 0, height: 0))
      stepper.maximumValue = 1
      let field = UITextField(frame: CGRect(x: 10, y: 160, width: 200, height: 30))
      field.accessibilityLabel = "Name"
      for view in [toggle, segments, stepper, field] { screen.add(view, named: "control") }
      ask("Sound", to: .activate, on: screen)
      ask("Week", to: .activate, on: screen)
      ask("Increment", to: .activate, on: screen)
      ask("Name", to: .activate, on: screen)
      #expect(toggle.isOn && segments.selectedSegmentIndex == 1 && stepper.value == 1)
      #expect(field.isFirstResponder)
      let dimmed = screen.application.accessibilitySnapshot().flatMap(\.elements)
        .filter { $0.told?.traits.contains(.notEnabled) == true }
      #expect(dimmed.map { $0.told?.label } == ["Increment"])
      field.resignFirstResponder()
    }
  }

  @Test func aRowIsSelectedAndItsControlsStayInReach() {
    withTable { screen, table, rows in
      let toggle = UISwitch()
      toggle.accessibilityLabel = "Sound"
      let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
      cell?.accessoryView = toggle
      let note = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      note.text = "note"
      let own = table.cellForRow(at: IndexPath(row: 2, section: 0))
      own?.textLabel?.text = nil
      own?.contentView.addSubview(note)
      screen.application.layoutWindowsIfNeeded()
      // A control that is no element itself may have one in it.
      let (box, mute) = (UIControl(frame: CGRect(x: 60, y: 0, width: 60, height: 40)), UISwitch())
      mute.accessibilityLabel = "Mute"
      box.addSubview(mute)
      own?.contentView.addSubview(box)
      screen.application.layoutWindowsIfNeeded()
      #expect(read(screen) == ["one", "two", "Sound", "note", "Mute"])
      ask("Sound", to: .activate, on: screen)
      #expect(toggle.isOn && table.indexPathForSelectedRow == nil)
      ask("one", to: .activate, on: screen)
      #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    }
  }

  @Test func swipeActionsAreOfferedAndDone() {
    withTable { screen, table, rows in
      #expect(actions(screen) == [["Flag", "Delete"], ["Flag"], ["Flag"]])
      #expect(ask("two", to: .custom(name: "Flag"), on: screen))
      #expect(ask("one", to: .custom(name: "Delete"), on: screen))
      #expect(!ask("two", to: .custom(name: "Delete"), on: screen))
      #expect(rows.told == ["flagged two", "delete one"])
      #expect(read(screen) == ["two", "three"] && table.swiped == nil)
    }
  }

  @Test func editedRowsAreDeletedInsertedAndMoved() {
    withTable { screen, table, rows in
      table.setEditing(true, animated: false)
      screen.application.layoutWindowsIfNeeded()
      #expect(
        actions(screen) == [
          ["Delete", "Move down"], ["Insert", "Move up", "Move down"], ["Move up"],
        ])
      #expect(ask("two", to: .custom(name: "Insert"), on: screen))
      #expect(ask("two", to: .custom(name: "Move down"), on: screen))
      #expect(rows.told == ["insert two", "moved 1 to 2"])
      #expect(table.visibleCells.map { $0.textLabel?.text } == ["one", "three", "two"])
      rows.target = IndexPath(row: 1, section: 0)
      #expect(!ask("three", to: .custom(name: "Move up"), on: screen))
      rows.target = IndexPath(row: 9, section: 0)
      #expect(!ask("three", to: .custom(name: "Move up"), on: screen))
      rows.target = nil
      #expect(ask("three", to: .custom(name: "Move up"), on: screen))
      #expect(ask("three", to: .custom(name: "Delete"), on: screen))
      #expect(rows.told.suffix(2) == ["moved 1 to 0", "delete three"])
      #expect(table.visibleCells.map { $0.textLabel?.text } == ["one", "two"])
    }
  }

  @Test func whereAPageLeadsIsTold() {
    withScreen(size: CGSize(width: 300, height: 400)) { screen in
      var told: [String] = []
      screen.application.addObserver { observation in
        if case .posted(.pageScrolled, .text(let text)) = observation.decision { told.append(text) }
      }
      let scroller = screen.add(UIScrollView(frame: screen.window.bounds), named: "pages")
      scroller.contentSize = CGSize(width: 900, height: 1000)
      for way in [UIAccessibilityScrollDirection.down, .down, .down, .up] {
        ask(scroller.identity, to: .scroll(way), on: screen)
      }
      scroller.isPagingEnabled = true
      for _ in 0..<3 { ask(scroller.identity, to: .scroll(.right), on: screen) }
      scroller.semanticContentAttribute = .forceRightToLeft
      ask(scroller.identity, to: .scroll(.left), on: screen)
      // At an end, nothing scrolls, and nothing is told.
      #expect(
        told == [
          "Page 2 of 3", "Page 3 of 3", "Page 2 of 3", "Page 2 of 3", "Page 3 of 3", "Page 2 of 3",
        ])
    }
  }

  @Test func aTableTellsWhichRowsShow() {
    withTable { screen, table, rows in
      var told: [String] = []
      screen.application.addObserver { observation in
        if case .posted(.pageScrolled, .text(let text)) = observation.decision { told.append(text) }
      }
      rows.words = (1...40).map { "\($0)" }
      rows.styles = rows.words.map { _ in .delete }
      table.rowHeight = 50
      table.reloadData()
      screen.settle()
      for _ in 0..<2 { ask(table.identity, to: .scroll(.next), on: screen) }
      #expect(told == ["Rows 8 to 16 of 40", "Rows 15 to 23 of 40"])
      table.rowHeight = 1_000
      table.reloadData()
      screen.settle()
      told = []
      ask(table.identity, to: .scroll(.next), on: screen)
      #expect(told.count == 1 && told[0].hasPrefix("Row "))
    }
  }

  @Test func contentScrollsByPages() {
    withScreen(size: CGSize(width: 300, height: 400)) { screen in
      let scroller = screen.add(UIScrollView(frame: screen.window.bounds), named: "pages")
      scroller.contentSize = CGSize(width: 900, height: 1000)
      let number = scroller.identity
      #expect(ask(number, to: .scroll(.down), on: screen))
      #expect(scroller.contentOffset == CGPoint(x: 0, y: 360))
      #expect(ask(number, to: .scroll(.next), on: screen))
      #expect(scroller.contentOffset == CGPoint(x: 0, y: 600))
      #expect(!ask(number, to: .scroll(.next), on: screen))
      scroller.isPagingEnabled = true
      #expect(ask(number, to: .scroll(.right), on: screen))
      #expect(scroller.contentOffset == CGPoint(x: 300, y: 600))
      scroller.contentSize.height = 400
      screen.settle()
      #expect(ask(number, to: .scroll(.previous), on: screen))
      #expect(scroller.contentOffset == CGPoint(x: 0, y: 0))
      scroller.semanticContentAttribute = .forceRightToLeft
      #expect(ask(number, to: .scroll(.previous), on: screen))
      #expect(scroller.contentOffset == CGPoint(x: 300, y: 0))
      scroller.isScrollEnabled = false
      #expect(!ask(number, to: .scroll(.left), on: screen))
    }
  }

  @Test func escapeGoesBackWhereABackButtonDoes() {
    withScreen { screen in
      let trail = Trail(screen, "abc")
      let pages = trail.navigation.viewControllers
      screen.settle()
      #expect(read(screen).contains("b"))
      pages[2].navigationItem.hidesBackButton = true
      #expect(!ask(pages[2].view.identity, to: .escape, on: screen))
      pages[2].navigationItem.hidesBackButton = false
      #expect(ask(pages[2].view.identity, to: .escape, on: screen))
      #expect(trail.navigation.topViewController === pages[1])
      #expect(ask(pages[1].view.identity, to: .escape, on: screen))
      #expect(!ask(pages[0].view.identity, to: .escape, on: screen))
      #expect(trail.navigation.viewControllers.count == 1)
    }
  }

  @Test func aSheetIsModalAndEscapeDismissesIt() {
    withScreen { screen in
      let desk = Desk(screen)
      let (behind, inside) = (UILabel(), UILabel())
      (behind.text, inside.text) = ("behind", "inside")
      desk.root.view.addSubview(behind)
      #expect(read(screen) == ["behind"])
      desk.present()
      screen.settle()
      desk.page.view.addSubview(inside)
      _ = desk.told()
      #expect(read(screen) == ["inside"])
      desk.mayDismiss = false
      #expect(ask(inside.identity, to: .escape, on: screen))
      #expect(desk.told() == "should dismiss?, did attempt")
      desk.mayDismiss = true
      #expect(ask(inside.identity, to: .escape, on: screen))
      #expect(desk.root.presentedViewController == nil && read(screen) == ["behind"])
      #expect(desk.told().hasSuffix("did dismiss"))
      desk.present([.medium()])
      desk.page.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      screen.settle()
      #expect(read(screen).sorted() == ["behind", "inside"])
    }
  }
}
