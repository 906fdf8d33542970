// BEHAVIOUR 1.8: touches that nobody handles go up the responder chain, call by call.

import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

private let a = CGPoint(x: 100, y: 100)

@Suite struct TouchesUpTheChain {
  //  finger 1  ●━→━○
  @Test func aPlainViewHandsEachPhaseToItsSuperview() {
    withScreen { screen in
      let board = screen.view("board")
      let inner = screen.add(UIView(frame: board.bounds), named: "inner", to: board)
      #expect(inner.next === board)
      screen.play(.down(at: a).move(by: CGVector(dx: 5, dy: 0)).up())
      screen.expect(
        "inner began, board began, inner moved, board moved, inner ended, board ended")
      screen.play(.down(at: a).cancel())
      screen.expect("inner began, board began, inner cancelled, board cancelled")
    }
  }

  @Test func aViewThatHandlesTouchesKeepsThemUnlessItPassesThemOn() {
    withScreen { screen in
      let outer = screen.view("outer")
      let inner = screen.view("inner", in: outer)
      screen.play(.tap(at: a))
      screen.expect("inner began, inner ended")
      inner.passesTouchesOn = true
      screen.play(.tap(at: a))
      screen.expect("inner began, outer began, inner ended, outer ended")
    }
  }

  @Test func theWholeChainIsViewControllerSuperviewWindowApplicationDelegate() {
    let diary = Diary()
    let application = DiaryApplication()
    application.diary = diary
    let delegate = DiaryDelegate()
    delegate.diary = diary
    application.delegate = delegate
    application.perform {
      let window = ChainWindow(frame: rect(0, 0, 400, 400))
      window.diary = diary
      let controller = ChainController()
      controller.diary = diary
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.view.addSubview(UIView(frame: controller.view.bounds))
      application.receive([TouchReport(1, .began, at: a)], at: 0, in: window)
      #expect(diary.read() == ["controller", "window", "application", "delegate"])
      application.receive([TouchReport(1, .ended, at: a)], at: 0, in: window)
    }
  }

  //  finger 1  ●━○   the touch's view is the one that was hit, whoever handles it
  @Test func theTouchKeepsItsViewOnItsWayUp() {
    withScreen { screen in
      let board = screen.acting("board")
      let inner = screen.add(UIView(frame: board.bounds), named: "inner", to: board)
      var views: [UIView?] = []
      board.when(.began) { touches, event in
        views = [touches.first?.view, event?.touches(for: inner)?.first?.view]
        #expect(event?.touches(for: board) == nil)
      }
      screen.play(.tap(at: a))
      #expect(views == [inner, inner])
    }
  }
}

private final class DiaryApplication: UIApplication {
  var diary: Diary?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.write("application")
    super.touchesBegan(touches, with: event)
  }
}

private final class DiaryDelegate: UIResponder, UIApplicationDelegate {
  var diary: Diary?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.write("delegate")
  }
}

private final class ChainWindow: UIWindow {
  var diary: Diary?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.write("window")
    super.touchesBegan(touches, with: event)
  }
}

private final class ChainController: UIViewController {
  var diary: Diary?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.write("controller")
    super.touchesBegan(touches, with: event)
  }
}
