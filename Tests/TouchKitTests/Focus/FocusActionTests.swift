// What else can be done with what has the focus, by keys: swipe actions, moves of rows, the clear button.

import Testing
import TouchTesting
import UIKit

/// Rows that are swiped, deleted and moved, and what was told of them.
private final class Rows: UITableViewDataSource, UITableViewDelegate {
  var words = ["one", "two", "three"]
  var style = UITableViewCell.EditingStyle.none
  var told: [String] = []

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
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { style }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    words.insert(words.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    words.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .none)
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(
      actions: ["Mark", "Flag"].map { (title: String) in
        UIContextualAction(style: .normal, title: title) { [unowned self] _, _, done in
          told.append("\(title) \(words[indexPath.row])")
          done(true)
        }
      })
  }
}

/// A delegate that lets no text be cleared.
private final class Keeper: UITextFieldDelegate {
  deinit {}
  func textFieldShouldClear(_ textField: UITextField) -> Bool { false }
}

@Suite struct FocusActions {
  private func withTable(_ body: (TestScreen, UITableView, Rows) -> Void) {
    withScreen { screen in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 220))
      let rows = Rows()
      (table.dataSource, table.delegate) = (rows, rows)
      screen.window.addSubview(table)
      screen.application.layoutWindowsIfNeeded()
      body(screen, table, rows)
      (table.dataSource, table.delegate) = (nil, nil)
    }
  }

  private func edit(_ table: UITableView, on screen: TestScreen) {
    table.setEditing(true, animated: false)
    screen.wait(0.1)
  }

  @Test func controlAndADigitDoWhatASwipeOffers() {
    withTable { screen, _, rows in
      screen.press(.keyboard1, .control)
      #expect(rows.told.isEmpty)
      #expect(screen.walk("td") == "one two")
      let lines = screen.told {
        screen.press(.keyboard2, .control)
        screen.press(.keypad1, .control)
        screen.press(.keyboard1)
        screen.press(.keyboard1, [.control, .shift])
        screen.press(.keyboard3, .control)
        screen.press(.keyboard0, .control)
        screen.press(.keyboardDownArrow, .alternate)
      }
      #expect(rows.told == ["Flag two", "Mark two"])
      let row = "tableViewCell 7"
      #expect(
        lines == [
          "keyboard asks \(row) to \"Flag\": done", "keyboard asks \(row) to \"Mark\": done",
          "focus stays at \(row): Control and 3 leads nowhere",
          "focus stays at \(row): Alternate and the arrow down leads nowhere",
        ])
      #expect(screen.focus == "two")
    }
  }

  @Test func alternateAndAnArrowMoveARow() {
    withTable { screen, table, rows in
      edit(table, on: screen)
      #expect(screen.walk("t") == "one")
      let places: [(Character, Int)] = [("u", 0), ("d", 1), ("d", 2), ("d", 2), ("u", 1)]
      for (arrow, place) in places {
        screen.press(.arrow(arrow), .alternate)
        screen.settle()
        #expect(rows.words.firstIndex(of: "one") == place)
        #expect(screen.focus == "one")
      }
      // Digits mean no move.
      screen.press(.keyboard1, .control)
      #expect(rows.words == ["two", "one", "three"])
      #expect(screen.walk("du") == "three one")
    }
  }

  @Test func aRowThatIsMovedStaysInSightWhileItsKeyIsHeld() {
    withTable { screen, table, rows in
      rows.words = (0..<30).map { "\($0)" }
      table.reloadData()
      table.allowsSelectionDuringEditing = true
      edit(table, on: screen)
      #expect(screen.walk("t") == "0")
      for change in [HostInput.KeyInput.Change.down, .repeated, .repeated, .repeated, .repeated] {
        screen.send(
          .key(
            HostInput.KeyInput(
              .keyboardDownArrow, change, modifiers: .alternate, time: screen.now + 0.05)))
      }
      screen.send(.key(HostInput.KeyInput(.keyboardDownArrow, .up, time: screen.now + 0.05)))
      screen.settle()
      #expect(rows.words.prefix(7) == ["1", "2", "3", "4", "5", "0", "6"])
      #expect(screen.focus == "0")
      #expect(table.bounds.contains(screen.focusedView?.frame ?? .zero))
    }
  }

  @Test func aRowIsDeletedByItsDigitWhereverItIs() {
    withTable { screen, table, rows in
      rows.style = .delete
      edit(table, on: screen)
      #expect(screen.walk("td") == "one two")
      screen.press(.keyboard2, .control)
      #expect(rows.words.count == 3)
      screen.press(.keyboard1, .control)
      screen.settle()
      #expect(rows.words == ["one", "three"])
      #expect(screen.walk("u") == "one")
      screen.press(.keyboard1, .control)
      screen.settle()
      #expect(rows.words == ["three"])
    }
  }

  @Test func aTableKeepsTheFocusFromRowsThatAreEditedIfItIsTo() {
    withTable { screen, table, _ in
      #expect(screen.walk("t") == "one")
      table.allowsFocusDuringEditing = false
      edit(table, on: screen)
      #expect(screen.focus == "-")
      #expect(screen.walk("t") == "-")
      table.setEditing(false, animated: false)
      screen.settle()
      #expect(screen.walk("t") == "one")
    }
  }

  @Test func aTextIsClearedWhileItIsEdited() {
    withScreen { screen in
      let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
      let keeper = Keeper()
      field.clearButtonMode = .whileEditing
      field.text = "abc"
      screen.window.addSubview(field)
      let names = { (field.accessibilityCustomActions ?? []).map(\.name) }
      #expect(names() == [])
      _ = screen.walk("t")
      #expect(field.isEditing && names() == ["Clear text"])
      field.delegate = keeper
      screen.press(.keyboard1, .control, typing: "1")
      #expect(field.text == "abc")
      field.delegate = nil
      var changes = 0
      field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
      screen.press(.keyboard1, .control, typing: "1")
      #expect(field.text == "" && field.isEditing && names() == [])
      #expect(changes == 1)
    }
  }
}
