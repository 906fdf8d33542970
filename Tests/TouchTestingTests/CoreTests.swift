import Testing
import TouchTesting
import UIKit

@Suite struct Core {
  private let a = CGPoint(x: 100, y: 100)
  private let b = CGPoint(x: 200, y: 100)

  @Test func aTapIsHeardByTheViewAndTakenByTheRecognizer() {
    withScreen { screen in
      let board = screen.view("board")
      screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      screen.play(.tap(at: a))
      screen.expect("board began @0, tap ended @0.08, board cancelled @0.08")
    }
  }

  @Test func aDragIsAPan() {
    withScreen { screen in
      let board = screen.view("board")
      let pan = screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      screen.show(of: pan) { $0.translation(in: board) }
      screen.play(.drag(from: a, to: b, over: 0.1))
      screen.expect(
        """
        board began, board moved, pan began [6.67, 0], board cancelled
        pan changed…, pan ended [90, 0]
        """)
    }
  }
}
