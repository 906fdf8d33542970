import Testing
import TouchTesting
import TouchTrace
import UIKit

/// The screen's own services: steps, names, values, notes, questions.
@Suite struct ScreenTests {
  private let a = CGPoint(x: 100, y: 100)
  private let b = CGPoint(x: 200, y: 100)

  @Test func aRecordingIsPlayedFromNowOn() throws {
    var text = ""
    withScreen { screen in
      let recorder = TraceRecorder(of: screen.application) { text += $0 }
      screen.add(UIPanGestureRecognizer(), named: "pan", to: screen.view("board"))
      screen.play(.drag(from: a, to: b, over: 0.05))
      recorder.stop()
      screen.ignoreLog()
    }
    let trace = try #require(Trace.recordings(in: text.utf8).traces.first)
    withScreen { screen in
      screen.add(UIPanGestureRecognizer(), named: "pan", to: screen.view("board"))
      screen.wait(2)
      screen.play(trace)
      screen.expect(
        "board began @2, pan began @2.008, board cancelled @2.008, pan changed…, pan ended @2.058")
      #expect(screen.finger().isDown == false)
    }
  }

  @Test func stepByStep() {
    withScreen { screen in
      let board = screen.view("board")
      board.isMultipleTouchEnabled = true
      let (one, two) = (screen.finger(1), screen.finger(2))
      screen.together {
        one.down(at: a)
        two.down(at: b)
      }
      screen.wait(0.1)
      one.move(by: 5, 0)
      #expect(one.location == CGPoint(x: 105, y: 100))
      screen.wait(0.1)
      screen.together {
        one.up()
        two.move(to: a)
      }
      two.cancel()
      #expect(!one.isDown && !two.isDown)
      screen.expect(
        """
        board began(2) @0, board moved @0.1
        board moved @0.2, board ended @0.2, board cancelled @0.2
        """)
    }
  }

  @Test func aPhoneCallTakesAllTouches() {
    withScreen { screen in
      screen.add(UIPanGestureRecognizer(), named: "pan", to: screen.view("board"))
      screen.play(.down(at: a).move(to: b, over: 0.05))
      screen.cancelTouches()
      screen.expect(
        """
        board began, pan began, board cancelled, pan changed…, pan cancelled @0.05
        """)
    }
  }

  @Test func valuesAreComparedWhereTheyAreWritten() {
    withScreen { screen in
      let pan = screen.add(UIPanGestureRecognizer(), named: "pan", to: screen.window)
      screen.recording = .actions
      screen.show(of: pan) { $0.translation(in: nil) }
      screen.play(.drag(from: a, to: b, over: 0.05))
      screen.expect("pan began [6.67, 0], pan changed…, pan ended [90, 0]")
    }
  }

  @Test func notesStandWhereTheyWereMade() {
    withScreen { screen in
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: screen.view("board"))
      tap.addAction { _ in screen.note("saved") }
      screen.play(.tap(at: a))
      screen.expect("board began, tap ended, saved, board cancelled")
    }
  }

  @Test func aDelegateIsHeardInOrder() {
    withScreen { screen in
      let answers = RecordingDelegate(screen)
      let board = screen.view("board")
      for name in ["one", "two"] {
        screen.add(UIPanGestureRecognizer(), named: name, to: board).delegate = answers
      }
      answers.simultaneous = { _, _ in true }
      screen.play(.drag(from: a, to: b, over: 0.02))
      screen.expect(
        """
        two receivesEvent? yes, two receivesTouch? yes
        one receivesEvent? yes, one receivesTouch? yes
        two requiresFailureOf one? no, two requiredToFailBy one? no
        one requiresFailureOf two? no, one requiredToFailBy two? no
        board began
        two shouldBegin? yes, one shouldBegin? yes
        one simultaneousWith two? yes, two began
        one began
        board cancelled
        (two changed, one changed) ×2, two ended, one ended
        """)
    }
  }

  @Test func allThatTheEngineDecides() {
    withScreen(recording: .everything) { screen in
      let board = screen.view("board")
      let single = screen.add(UITapGestureRecognizer(), named: "single", to: board)
      let double = screen.add(UITapGestureRecognizer(), named: "double", to: board)
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      screen.play(.tap(at: a))
      screen.settle()
      screen.expect(
        """
        board began, single waits for double @0.08
        double failed @0.43, single ended, board cancelled, double reset, single reset
        """)
    }
  }

  @Test func unnamedViewsAreCalledAfterTheirClass() {
    final class Board: UIView {}
    withScreen { screen in
      let board = Board(frame: screen.window.bounds)
      screen.window.addSubview(board)
      screen.play(.tap(at: a))
      screen.expect("board \(board.identity) began, board \(board.identity) ended")
    }
  }

  @Test func aControllersViewFillsTheScreen() {
    withScreen(size: CGSize(width: 100, height: 50)) { screen in
      let controller = UIViewController()
      screen.show(controller)
      #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
      #expect(controller.view.window === screen.window)
    }
  }

  @Test func touchesGoUpTheChainOnWish() {
    withScreen { screen in
      let board = screen.view("board")
      let middle = CGRect(x: 50, y: 50, width: 100, height: 100)
      let card = screen.view("card", frame: middle, in: board)
      card.passesTouchesOn = true
      screen.play(.tap(at: a))
      screen.expect("card began, board began, card ended, board ended")
    }
  }

  @Test func aLogCanBePastedIntoATest() throws {
    try withScreen { screen in
      let board = screen.view("board")
      board.isMultipleTouchEnabled = true
      let answers = RecordingDelegate(screen)
      answers.simultaneous = { _, _ in true }
      screen.add(UIPinchGestureRecognizer(), named: "pinch", to: board).delegate = answers
      screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      screen.recording = [.touches, .actions]
      screen.play(.pinch(at: b, by: 2).together(with: .drag(from: a, to: b)))
      let (plain, timed) = (screen.news.text, screen.news.timedText)
      #expect(plain.contains("×"))
      #expect(screen.mismatch(with: plain) == nil)
      #expect(screen.mismatch(with: timed) == nil)
      try screen.check(plain)
    }
  }

  @Test func theScreenGoesAwayWithItsTest() {
    weak var gone: TestScreen?
    withScreen { screen in
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: screen.view("board"))
      tap.addAction { _ in screen.note("tapped") }
      screen.play(.tap(at: a))
      gone = screen
    }
    #expect(gone == nil)
  }

  @Test func screensDoNotKnowEachOther() {
    withScreen { first in
      withScreen { second in
        first.view("first")
        second.view("second")
        second.wait(1)
        first.play(.tap(at: a))
        #expect(first.news.count == 2 && second.news.isEmpty)
        #expect(first.now == 0.08 && second.now == 1)
      }
    }
  }
}
