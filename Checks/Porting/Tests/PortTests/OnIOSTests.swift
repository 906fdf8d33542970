// The file for iOS, ported back: what it adds does here what TouchKit's own does. No test waits.

import PortSupport
import Testing
import TouchTesting

@testable import TouchKitOnIOS

@MainActor @Suite struct OnIOSTests {
  @Test func actionsOfAllKindsAreCalled() {
    withScreen { screen in
      let board = HoldBoard(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      screen.add(board, named: "board")
      let finger = screen.finger()
      finger.down(at: CGPoint(x: 50, y: 50))
      screen.wait(0.29)
      #expect(board.log == [])
      screen.wait(0.02)
      #expect(board.log == ["hold 1"])
      finger.up()
      #expect(board.log == ["hold 1", "hold 3"])
      screen.play(.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 80, y: 50), over: 0.1))
      #expect(board.log.dropFirst(2).prefix(2) == ["pan", "closure 1"])
      let count = board.log.count
      screen.play(.tap(at: board.button.center))
      #expect(Array(board.log.dropFirst(count)) == ["down !", "pressed"])
    }
  }

  @Test func aTargetIsNotKept() {
    withScreen { screen in
      let recognizer = UITapGestureRecognizer()
      weak var gone: HoldBoard?
      do {
        let board = HoldBoard(frame: .zero)
        gone = board
        board.listen(to: recognizer)
      }
      #expect(gone == nil)
    }
  }
}
