// The library InkBoard under fingers and pencils.

import PortSupport
import Testing
import TouchTesting

@testable import InkBoard

private final class InkListener: NSObject, InkBoardDelegate {
  var heard: [String] = []
  var mayDraw: ((UITouch) -> Bool)?
  var width: CGFloat?
  var items: [String]?
  var allowsUndo: Bool?

  func inkBoardDidBeginStroke_(_ board: InkBoardView) -> Void? { heard.append("begin") }

  func inkBoard_(_ board: InkBoardView, didEndStrokeOf length: Int) -> Void? {
    heard.append("end \(length)")
  }

  func inkBoardDidCancelStroke_(_ board: InkBoardView) -> Void? { heard.append("cancel") }

  func inkBoard_(_ board: InkBoardView, shouldDrawWith touch: UITouch) -> Bool? { mayDraw?(touch) }

  func inkBoard_(
    _ board: InkBoardView, widthFor force: CGFloat, altitude: CGFloat
  ) -> CGFloat? { width.map { $0 * force } }

  func inkBoard_(_ board: InkBoardView, menuItemsAt point: CGPoint) -> [String]? { items }

  func inkBoard_(_ board: InkBoardView, didChooseMenuItem item: String) -> Void? {
    heard.append(item)
  }

  var inkBoardAllowsUndo_: Bool? { allowsUndo }
}

@MainActor @Suite struct InkTests {
  private func withBoard(
    _ body: @MainActor (TestScreen, InkBoardView, InkListener) async throws -> Void
  ) async throws {
    try await withScreen { screen in
      let board = InkBoardView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      let listener = InkListener()
      screen.add(board, named: "board")
      board.delegate = listener
      try await body(screen, board, listener)
    }
  }

  @Test func aFingerDrawsAfterAMoment() async throws {
    try await withBoard { screen, board, listener in
      screen.finger().down(at: CGPoint(x: 100, y: 100))
      await screen.pass(until: 0.079)
      #expect(listener.heard == [])
      await screen.pass(until: 0.081)
      #expect(listener.heard == ["begin"])
      screen.finger().move(to: CGPoint(x: 110, y: 100))
      screen.finger().up()
      await screen.pass(until: 1)
      #expect(listener.heard == ["begin", "end 3"])
      #expect(board.strokes.map(\.bounds) == [CGRect(x: 100, y: 100, width: 10, height: 0)])
    }
  }

  @Test func aFingerThatMovesDrawsAtOnce() async throws {
    try await withBoard { screen, board, listener in
      try await screen.play("0 down 100,100; 0.05 to 200,100; 0.05 up; 1 wait")
      #expect(listener.heard == ["begin", "end 12"])
    }
  }

  @Test func aPencilDrawsAtOnceAndItsForceIsTheWidth() async throws {
    try await withBoard { screen, board, listener in
      listener.width = 8
      try await screen.play("0 down 100,100 pencil force 1; 0.01 step 104,100 force 3")
      #expect(listener.heard == ["begin"])
      #expect(board.current?.points.map(\.width) == [2, 6])
      try await screen.play("0.1 wait")
      screen.cancelTouches()
      await screen.pass(until: 1)
      #expect(listener.heard == ["begin", "cancel"])
      #expect(board.strokes.isEmpty)
    }
  }

  @Test func twoFingersMoveTheContentAndDoNotDraw() async throws {
    try await withBoard { screen, board, listener in
      try await screen.play(
        """
        0 F1 down 100,300; 0.02 F2 down 200,300; 0.5 F1 to 100,400; 0.5 F2 to 200,400; 0.6 F1 up;
        0.6 F2 up; 1 wait
        """)
      #expect(listener.heard == [])
      #expect(board.contentTransform.ty > 80)
      #expect(abs(board.contentTransform.a - 1) < 0.01)
    }
  }

  @Test func twoFingersZoom() async throws {
    try await withBoard { screen, board, listener in
      try await screen.play(
        """
        0 F1 down 150,300; 0.02 F2 down 250,300; 0.5 F1 to 100,300; 0.5 F2 to 300,300; 0.6 F1 up;
        0.6 F2 up; 1 wait
        """)
      #expect(listener.heard == [])
      #expect(board.contentTransform.a > 1.7)
    }
  }

  @Test func twoFingersUndoAndThreeRedo() async throws {
    try await withBoard { screen, board, listener in
      let stroke = "0 down 100,100; 0.1 to 200,100; 0.1 up; 0.5 wait"
      let two = "0 F1 tap 100,300; 0 F2 tap 200,300; 1 wait"
      let three = "0 F1 tap 100,300; 0 F2 tap 200,300; 0 F3 tap 300,300; 1 wait"
      try await screen.play(stroke)
      #expect(board.strokes.count == 1)
      listener.allowsUndo = false
      try await screen.play(two)
      #expect(board.strokes.count == 1)
      listener.allowsUndo = true
      try await screen.play(two)
      #expect(board.strokes.count == 0)
      try await screen.play(three)
      #expect(board.strokes.count == 1)
    }
  }

  @Test func aLongPressOpensAMenuAndTheFingerChooses() async throws {
    try await withBoard { screen, board, listener in
      listener.items = ["top", "bottom"]
      // A finger that may not draw.
      listener.mayDraw = { _ in false }
      try await screen.play("0 down 200,300; 0.7 wait")
      #expect(board.menu?.items == ["top", "bottom"])
      screen.finger().move(to: CGPoint(x: 200, y: 370))
      await screen.letTasksRun()
      #expect(board.menu?.hovered == 1)
      screen.finger().up()
      await screen.pass(until: 2)
      #expect(listener.heard == ["bottom"])
      #expect(board.menu == nil)
    }
  }

  @Test func aMenuClosesByItselfAfterFourSeconds() async throws {
    try await withBoard { screen, board, _ in
      board.openMenu(["a"], at: CGPoint(x: 200, y: 300))
      await screen.letTaskSleep()
      await screen.pass(until: 3.99)
      #expect(board.menu != nil)
      await screen.pass(until: 4)
      await screen.letTasksRun { board.menu == nil }
      #expect(board.menu == nil)
    }
  }

  @Test func anEraserTakesWhatItTouches() async throws {
    try await withBoard { screen, board, listener in
      try await screen.play(
        "0 down 100,100; 0.2 to 200,100; 0.2 up; 0.5 down 100,300; 0.7 to 200,300; 0.7 up; 1 wait")
      #expect(board.strokes.count == 2)
      board.tool = .eraser
      try await screen.play("0 down 150,50; 0.2 to 150,150; 0.2 up; 1 wait")
      #expect(board.strokes.map(\.bounds.minY) == [300])
    }
  }

  @Test func onlyThePencilDrawsIfTheOptionsSaySo() async throws {
    try await withBoard { screen, board, listener in
      board.options.pencilOnly = true
      try await screen.play("0 down 100,100; 0.2 to 200,100; 0.2 up; 1 wait")
      #expect(board.strokes.isEmpty)
      try await screen.play("0 down 100,100 pencil; 0.2 to 200,100; 0.2 up; 1 wait")
      #expect(board.strokes.count == 1)
    }
  }

  @Test func strokesAreDrawnAgainAsFastAsTheyWere() async throws {
    try await withBoard { screen, board, _ in
      try await screen.play("0 down 100,100; 0.5 to 200,100; 0.5 up; 1 wait")
      let strokes = board.strokes
      let replayer = InkReplayer(board: board)
      replayer.start()
      await screen.pass(until: 1.25)
      #expect(board.strokes.isEmpty)
      #expect(board.current.map { $0.points.count > 3 && $0.points.count < 8 } == true)
      await screen.pass(until: 2)
      #expect(board.strokes == strokes)
      #expect(board.current == nil)
    }
  }
}
