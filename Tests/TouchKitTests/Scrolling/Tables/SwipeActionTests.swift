// BEHAVIOUR 16, tables: buttons beside a row that is swiped.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

/// What swiping tells.
private let swiping = ["opens", "closed", "drags", "selected", "pressed"]

@Suite struct SwipedRows {
  /// The distance that a finger must go before a row moves.
  private static let hysteresis = 10.0
  /// The width of two buttons with short titles.
  private static let width = 148.0

  /// A table whose rows have two buttons on the right and one on the left.
  private func withTable(_ body: (TestScreen, UITableView, TableDiary, Pressed) -> Void) {
    withScreen(recording: []) { screen in
      let pressed = Pressed()
      let (table, diary) = screen.table([100], only: swiping) { _, diary in
        diary.trailing = ["a", "b"].map { pressed.action($0) }
        diary.leading = [pressed.action("c")]
      }
      body(screen, table, diary, pressed)
    }
  }

  /// A slow drag of a row to the right, which ends at rest.
  private func drag(_ number: Int = 3, by distance: Double) -> Fingers {
    .down(at: row(number)).move(by: CGVector(dx: distance, dy: 0), over: 1).wait(0.3).up()
  }

  private func offset(_ table: UITableView, _ number: Int = 3) -> CGFloat {
    table.visibleCells[number].contentView.frame.minX
  }

  @Test func halfOfTheButtonsWidthOpensIt() {
    withTable { screen, table, diary, pressed in
      screen.play(drag(by: -(Self.hysteresis + Self.width / 2 - 1)))
      screen.wait(1)
      #expect(offset(table) == 0 && diary.take() == "opens 3, closed 3")
      screen.play(drag(by: -(Self.hysteresis + Self.width / 2)))
      screen.wait(1)
      #expect(offset(table) == CGFloat(-Self.width) && diary.take() == "opens 3")
      #expect(pressed.names == "")
    }
  }

  @Test func buttonsHaveThePicturesOfTheirActions() {
    withTable { screen, table, diary, pressed in
      let picture = UIImage(named: "bin")
      diary.trailing[0].image = picture
      screen.play(drag(by: -(Self.hysteresis + Self.width)))
      screen.wait(1)
      let buttons = table.swiped?.buttons.subviews.compactMap { $0 as? UIButton } ?? []
      #expect(buttons.filter { $0.currentImage === picture }.map(\.currentTitle) == ["a"])
    }
  }

  @Test func aFlickOpensItAndFlickingBackClosesIt() {
    withTable { screen, table, diary, _ in
      screen.drag(from: row(3), by: CGVector(dx: 5, dy: 0), count: 8, liftAt: 1)
      screen.wait(1)
      #expect(offset(table) == 74 && diary.take() == "opens 3")
      screen.drag(from: row(3), by: CGVector(dx: -5, dy: 0), count: 4, liftAt: 3)
      screen.wait(1)
      #expect(offset(table) == 0 && diary.take() == "closed 3")
    }
  }

  @Test func aFullSwipePerformsTheFirstAction() {
    withTable { screen, table, diary, pressed in
      screen.play(drag(by: -(Self.hysteresis + 319)))
      screen.wait(1)
      #expect(pressed.names == "" && offset(table) == CGFloat(-Self.width))
      screen.play(.tap(at: row(10)))
      screen.wait(1)
      screen.play(drag(by: -(Self.hysteresis + 320)))
      screen.wait(1)
      #expect(pressed.names == "a" && offset(table) == CGFloat(-Self.width))
      pressed.done(true)
      screen.wait(1)
      #expect(offset(table) == 0)
      #expect(diary.take() == "opens 3, closed 3, opens 3, closed 3")
    }
  }

  @Test func withoutAFullSwipeItPullsTheButtonsOnly() {
    withTable { screen, table, diary, pressed in
      diary.performsFirst = false
      screen.application.receive([TouchReport(1, .began, at: row(3))], at: 1, in: screen.window)
      screen.send(1, .moved, CGPoint(x: 0, y: row(3).y), at: 1.1)
      table.layoutIfNeeded()
      #expect(offset(table) < CGFloat(-Self.width) && offset(table) > -180)
      screen.send(1, .ended, CGPoint(x: 0, y: row(3).y), at: 2)
      screen.wait(1)
      #expect(pressed.names == "" && offset(table) == CGFloat(-Self.width))
    }
  }

  @Test func aButtonIsPressedAndItsCompletionCloses() {
    withTable { screen, table, diary, pressed in
      screen.play(drag(by: -120))
      screen.wait(1)
      // The first action is at the edge.
      screen.play(.tap(at: row(3, x: 300)))
      #expect(pressed.names == "b" && offset(table) == CGFloat(-Self.width))
      screen.play(.tap(at: row(3, x: 380)))
      #expect(pressed.names == "b, a")
      pressed.done(false)
      screen.wait(1)
      #expect(offset(table) == 0 && diary.take() == "opens 3, closed 3")
      #expect(!table.visibleCells[3].showingDeleteConfirmation)
    }
  }

  @Test func aButtonWhoseRowClosesUnderTheFingerDoesNothing() {
    withTable { screen, _, diary, pressed in
      screen.play(drag(by: 120))
      screen.wait(1)
      screen.play(.tap(at: row(3, x: 40)))
      let finger = screen.finger()
      finger.down(at: row(3, x: 40))
      pressed.done(false)
      // The button is at the edge now, so the finger is near enough to press it.
      finger.up()
      #expect(pressed.names == "c")
      screen.wait(1)
      #expect(diary.take() == "opens 3, closed 3")
    }
  }

  @Test func verticalMovementScrolls() {
    withTable { screen, table, diary, _ in
      screen.drag(from: row(9), by: CGVector(dx: -4, dy: -6), count: 20, liftAt: 1)
      #expect(diary.take() == "drags" && offset(table) == 0)
      screen.wait(10)
    }
  }

  @Test func scrollingATapElsewhereAndAnotherSwipeClose() {
    withTable { screen, table, diary, _ in
      screen.play(drag(by: -120))
      screen.drag(
        from: row(9), by: CGVector(dx: 0, dy: -4), count: 5, liftAt: screen.now + 1)
      #expect(diary.take() == "opens 3, drags, closed 3")
      screen.wait(10)
      table.contentOffset = .zero
      screen.wait(0.1)
      screen.play(drag(by: -120))
      screen.play(.tap(at: row(9)))
      #expect(diary.take() == "opens 3, closed 3")
      screen.wait(1)
      screen.play(drag(by: -120))
      screen.play(.tap(at: row(3, x: 50)))
      #expect(diary.take() == "opens 3, closed 3")
      screen.wait(1)
      screen.play(drag(by: -120))
      screen.play(drag(5, by: -120))
      screen.wait(1)
      #expect(diary.take() == "opens 3, closed 3, opens 5")
      #expect(offset(table) == 0 && offset(table, 5) == CGFloat(-Self.width))
      screen.play(.tap(at: row(9)))
      screen.play(.tap(at: row(9)))
      #expect(diary.take() == "closed 5, selected 9")
      screen.wait(1)
    }
  }

  @Test func whileARowIsOpenButtonsElsewhereAreNotPressed() {
    withTable { screen, table, diary, _ in
      var count = 0
      let button = UIButton(frame: CGRect(x: 150, y: 0, width: 100, height: 44))
      button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
      table.visibleCells[9].contentView.addSubview(button)
      screen.play(drag(by: -120))
      screen.play(.tap(at: row(9)))
      #expect(count == 0 && diary.take() == "opens 3, closed 3")
      screen.wait(1)
      screen.play(.tap(at: row(9)))
      #expect(count == 1)
    }
  }

  @Test func rowsWithoutButtonsAreNotSwiped() {
    withTable { screen, table, diary, _ in
      diary.leading = []
      screen.play(drag(by: 150))
      #expect(diary.take() == "selected 3" && offset(table) == 0)
      table.setEditing(true, animated: false)
      screen.play(drag(by: -150))
      #expect(diary.take() == "")
    }
  }

  @Test func aRowThatGoesClosesAtOnce() {
    withTable { screen, table, diary, pressed in
      screen.play(drag(by: -120))
      screen.wait(1)
      diary.counts = [99]
      table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .automatic)
      screen.wait(1)
      #expect(diary.take() == "opens 3, closed none")
      #expect(table.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 })
      #expect(table.visibleCells.allSatisfy { $0.swipeButtons == nil })
      pressed.done(true)
      // Under the finger too.
      screen.send(1, .began, row(3), at: 20)
      screen.send(1, .moved, row(3, x: 100), at: 20.1)
      table.reloadData()
      screen.send(1, .moved, row(3, x: 50), at: 20.2)
      screen.send(1, .ended, row(3, x: 50), at: 20.3)
      screen.wait(1)
      #expect(diary.take() == "opens 3, closed none" && offset(table) == 0)
    }
  }
}

/// Which buttons were pressed.
private final class Pressed {
  private var list: [String] = []
  private(set) var done: (Bool) -> Void = { _ in }
  deinit {}
  var names: String { list.joined(separator: ", ") }
  func action(_ name: String) -> UIContextualAction {
    UIContextualAction(style: .normal, title: name) { _, _, done in
      self.list.append(name)
      self.done = done
    }
  }
}
