// Names that iOS and TouchKit see differently: hooks without override, methods of one name, generic classes.

import PortSupport
import Testing
import TouchTesting

@testable import Gestures

@MainActor @Suite struct NameTests {
  private func screen(
    with recognizer: UIGestureRecognizer, _ body: (TestScreen, UIView) throws -> Void
  ) rethrows {
    try withScreen { screen in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.addGestureRecognizer(recognizer)
      screen.add(view, named: "view")
      try body(screen, view)
    }
  }

  @Test func aHookWithoutOverrideIsCalled() {
    let pan = QuietPanGestureRecognizer()
    screen(with: pan) { screen, view in
      pan.listen(view)
      #expect(pan.listenerCount == 1)
      screen.play(.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 80, y: 20), over: 0.1))
      #expect(pan.resets == 1)
    }
  }

  @Test(arguments: [(0.1, 1), (0.3, 0)])
  func theAppsOwnMethodFails(time: Double, count: Int) {
    var ends = 0
    let fussy = FussyGestureRecognizer(target: nil, action: nil)
    fussy.addAction { if $0.state == .ended { ends += 1 } }
    screen(with: fussy) { screen, view in
      let finger = screen.finger()
      finger.down(at: view.center)
      screen.wait(time)
      finger.up()
      #expect(ends == count)
    }
  }

  @Test func aGenericClassHears() {
    withScreen { screen in
      let view = HearingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      screen.add(view, named: "view")
      view.hearTaps()
      screen.play(.tap(at: view.center))
      #expect(view.heard == 1)
    }
  }

  @Test func aTargetOfAnyClassIsTold() throws {
    try withScreen { screen in
      let controller = PagingRowsController()
      screen.window.rootViewController = controller
      screen.wait(0.1)
      let row = try #require(controller.table.visibleCells.dropFirst().first)
      let finger = screen.finger()
      finger.down(at: row.convert(CGPoint(x: 50, y: 20), to: nil))
      screen.wait(0.6)
      finger.up()
      #expect(controller.held == ["Row 1"])
      #expect(controller.places.map(\.cgPointValue) == [row.center])
    }
  }
}
