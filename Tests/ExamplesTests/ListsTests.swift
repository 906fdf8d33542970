// The feed under fingers: what a person does with it.

import Foundation
import Testing
import TouchTesting
import UIKit

@testable import Examples

@Suite struct ListsTests {
  private func feed(_ body: (TestScreen, ListsViewController, UITableView) -> Void) {
    withScreen(size: CGSize(width: 390, height: 844), recording: []) { screen in
      let lists = ListsViewController()
      screen.show(lists)
      guard let table = lists.view.subviews.first as? UITableView else {
        Issue.record("the feed has no table")
        return
      }
      body(screen, lists, table)
    }
  }

  private let row = CGPoint(x: 200, y: 290)

  @Test func aTapSelectsARowAndADragScrolls() {
    feed { screen, _, table in
      screen.play(.tap(at: row))
      #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 1)])
      screen.play(.drag(from: row, to: CGPoint(x: 200, y: 140), over: 0.2))
      screen.wait(3)
      #expect(table.contentOffset.y > 100)
      #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 1)])
      #expect(table.visibleCells.count < 20)
    }
  }

  @Test func aSwipeOpensARowAndItsButtonDeletesIt() {
    feed { screen, lists, table in
      let before = lists.messages
      screen.play(.drag(from: row, to: CGPoint(x: 130, y: 290), over: 0.2))
      screen.wait(1)
      screen.play(.tap(at: CGPoint(x: 370, y: 290)))
      screen.wait(1)
      #expect(lists.messages.count == before.count - 1)
      #expect(!lists.messages.contains(before[1]))
      #expect(table.numberOfRows(inSection: 1) == before.count - 1)
    }
  }

  @Test func aSwipeToTheRightMarksARow() {
    feed { screen, lists, _ in
      screen.play(.drag(from: row, to: CGPoint(x: 290, y: 290), over: 0.2))
      screen.wait(1)
      screen.play(.tap(at: CGPoint(x: 20, y: 290)))
      screen.wait(1)
      #expect(lists.messages[1].isMarked)
    }
  }

  @Test(arguments: [false, true]) func keysDoWhatSwipesDo(deletes: Bool) {
    func messages(after use: (TestScreen) -> Void) -> [Message] {
      var messages: [Message] = []
      feed { screen, lists, _ in
        let before = lists.messages
        use(screen)
        screen.wait(1)
        messages = lists.messages
        #expect(messages != before)
      }
      return messages
    }
    let byFinger = messages { screen in
      screen.play(.drag(from: row, to: CGPoint(x: deletes ? 130 : 290, y: 290), over: 0.2))
      screen.wait(1)
      screen.play(.tap(at: CGPoint(x: deletes ? 370 : 20, y: 290)))
    }
    let byKeys = messages { screen in
      screen.press(.keyboardTab)
      for _ in 0..<2 { screen.press(.keyboardDownArrow) }
      screen.press(deletes ? .keyboard2 : .keyboard1, .control)
    }
    #expect(byKeys == byFinger)
  }

  @Test func pullingBringsANewMessage() {
    feed { screen, lists, table in
      screen.play(
        .drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 450), over: 0.4))
      screen.wait(3)
      #expect(lists.messages.count == 41 && lists.messages[0].number == 41)
      #expect(table.contentOffset.y == 0)
    }
  }

  @Test func thePagerTurnsAndADoubleTapZooms() {
    feed { screen, _, table in
      let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
      let pager = cell?.contentView.subviews.first as? UIScrollView
      screen.play(.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 200, y: 100), over: 0.1))
      screen.wait(2)
      #expect(pager?.contentOffset.x == 390 && table.contentOffset.y == 0)
      let picture = pager?.subviews.compactMap { $0 as? UIScrollView }.dropFirst().first
      screen.play(.doubleTap(at: CGPoint(x: 200, y: 100)))
      screen.wait(1)
      #expect(picture?.zoomScale == 2)
      // The zoomed picture is dragged, and the pager stays.
      screen.play(.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 250, y: 100), over: 0.3))
      screen.wait(1)
      #expect(pager?.contentOffset.x == 390)
      screen.play(.doubleTap(at: CGPoint(x: 200, y: 100)))
      screen.wait(1)
      #expect(picture?.zoomScale == 1)
    }
  }
}
