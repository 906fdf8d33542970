// Callbacks that would go on for ever: each is cut off at a stated bound, and the observer is told.

import GestureCore
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

private let a = CGPoint(x: 100, y: 100)

@Suite struct CallbacksWithoutEnd {
  private func putOffs(in screen: TestScreen, _ body: () -> Void) -> Int {
    var count = 0
    let token = screen.observe { if case .settlingPutOff = $0.decision { count += 1 } }
    body()
    screen.application.removeObserver(token)
    return count
  }

  @Test func anActionThatAssignsForEverIsCutOff() {
    withScreen(recording: .touches) { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      var actions = 0
      var isEndless = true
      probe.addAction {
        actions += 1
        if isEndless { $0.state = .changed }
      }
      probe.when(.began, become: .began)
      let count = putOffs(in: screen) { screen.play(.down(at: a)) }
      #expect(count > 0)
      #expect(actions < 1_000_000)
      isEndless = false
      probe.when(.ended, become: .ended)
      screen.finger().up()
      #expect(probe.state == .possible)
      screen.ignoreLog()
    }
  }

  @Test func twoActionsThatStartEachOtherForEverAreCutOff() {
    withScreen(recording: .touches) { screen in
      let board = screen.view("board")
      let probes = ["one", "two"].map { screen.probe($0, on: board) }
      var isEndless = true
      probes[0].addAction { _ in if isEndless { probes[1].state = .ended } }
      probes[1].addAction { _ in if isEndless { probes[0].state = .ended } }
      let count = putOffs(in: screen) { probes[0].state = .ended }
      #expect(count == 0, "each is reset between its gestures, so no settling has an end")
      isEndless = false
      #expect(probes.allSatisfy { $0.state == .possible })
      screen.ignoreLog()
    }
  }

  //  finger 1  ●━→ →→→→→→   each move makes the next one
  @Test func aViewThatAnswersEachMoveWithAMoveIsCutOff() {
    withScreen(recording: []) { screen in
      let board = screen.acting("board")
      var moves = 0
      board.when(.moved) { _, _ in
        moves += 1
        screen.send([TouchReport(1, .moved, at: a)])
      }
      screen.play(.down(at: a))
      let problems = screen.collectBadInput { $0.finger().move(by: 1, 0) }
      #expect(problems == [.tooManyWaitingEvents(allowed: 256)])
      #expect(moves == 257)
      board.when(.moved) { _, _ in }
      screen.finger().up()
    }
  }

  @Test func inputThatACallbackSendsAllAtOnceWaitsUpToTheBound() {
    withScreen(recording: []) { screen in
      let board = screen.acting("board")
      var moves = 0
      board.when(.began) { _, _ in
        for _ in 0..<300 { screen.send([TouchReport(1, .moved, at: a)]) }
      }
      board.when(.moved) { _, _ in moves += 1 }
      let problems = screen.collectBadInput { $0.play(.down(at: a)) }
      #expect(problems == Array(repeating: .tooManyWaitingEvents(allowed: 256), count: 44))
      #expect(moves == 256)
      screen.finger().up()
    }
  }

  @Test func inputThatWaitedForOneEventDoesNotCountForTheNext() {
    withScreen(recording: []) { screen in
      let board = screen.acting("board")
      board.when(.began) { _, _ in
        for _ in 0..<200 { screen.send([TouchReport(1, .moved, at: a)]) }
      }
      let problems = screen.collectBadInput { screen in
        for _ in 0..<2 { screen.play(.tap(at: a)) }
      }
      #expect(problems.isEmpty)
    }
  }

  //  finger 1  ●━→ (●━○) ━━○   the input of a callback comes after the event
  @Test func inputFromACallbackComesAfterTheEventThatItInterrupts() {
    withScreen { screen in
      let board = screen.acting("board")
      board.isMultipleTouchEnabled = true
      let probe = screen.probe("probe", on: board)
      probe.when(.moved) { _ in
        screen.send([TouchReport(2, .began, at: a)])
        screen.send([TouchReport(2, .ended, at: a)])
        screen.note("sent")
      }
      screen.play(.down(at: a).move(by: CGVector(dx: 1, dy: 0)))
      screen.expect(
        """
        probe hears began, board began, probe hears moved, sent, board moved
        probe hears began, board began, probe hears ended
        """)
      screen.finger().up()
      screen.expect("probe hears ended, board ended ×2")
    }
  }

  @Test func timeFromACallbackComesAfterTheEventThatItInterrupts() {
    withScreen { screen in
      let board = screen.acting("board")
      screen.add(UILongPressGestureRecognizer(), named: "press", to: board)
      board.when(.began) { _, _ in
        screen.application.advance(to: 3)
        screen.note("asked")
      }
      screen.play(.down(at: a))
      screen.expect("board began @0, asked @0, press began @0.5, board cancelled @0.5")
      #expect(screen.now == 3)
      screen.finger().up()
      screen.expect("press ended")
    }
  }
}
