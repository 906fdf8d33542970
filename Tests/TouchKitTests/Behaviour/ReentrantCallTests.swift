// What becomes of calls that callbacks make of the application that is at work: none finds it half
// changed, and what may not run now runs when the work is done.

import GestureCore
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

private let a = CGPoint(x: 100, y: 100)
private let b = CGPoint(x: 200, y: 100)

private enum Both {
  static let delegate = BothDelegate()
}

@Suite struct CallsFromCallbacks {
  @Test func anObserverAssignsAStateWhenARecognizerIsReset() {
    withScreen { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      probe.isNoting = false
      probe.when(.began, become: .failed)
      var assignments = 0
      screen.application.addObserver { observation in
        guard case .reset(probe.observationID) = observation.decision, assignments < 3 else {
          return
        }
        assignments += 1
        probe.state = .ended
      }
      screen.play(.tap(at: a))
      screen.ignoreLog()
      #expect(assignments == 3 && probe.state == .possible)
      #expect(screen.window.referee?.contest.isEmpty == true)
    }
  }

  @Test func manyAreResetAtOnceAndOneIsSeatedAnewByTheObserver() {
    withScreen { screen in
      let board = screen.view("board")
      let probes = (0..<5).map { screen.probe("probe\($0)", on: board) }
      for probe in probes {
        probe.isNoting = false
        probe.when(.began, become: .failed)
      }
      var isFirst = true
      screen.application.addObserver { observation in
        guard case .reset = observation.decision, isFirst else { return }
        isFirst = false
        for probe in probes.reversed() { probe.state = .began }
      }
      screen.play(.tap(at: a))
      #expect(probes.map(\.state) == Array(repeating: .began, count: 5))
      for probe in probes { probe.state = .ended }
      screen.ignoreLog()
      #expect(probes.allSatisfy { $0.state == .possible })
      #expect(screen.window.referee?.contest.isEmpty == true)
    }
  }

  @Test func aResetLetsTimePassWhenItIsOver() {
    withScreen(recording: [.resets, .notes]) { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      probe.isNoting = false
      probe.when(.began, become: .failed)
      probe.onReset = { probe in
        #expect(screen.application.scheduler.advance(to: 2))
        probe.note("still at \(screen.application.scheduler.now)")
      }
      let start = screen.application.scheduler.now
      screen.application.scheduler.schedule(at: 1.5) { screen.note("work at 1.5") }
      screen.play(.tap(at: a))
      screen.expect("probe still at \(start), probe reset, work at 1.5")
      #expect(screen.application.scheduler.now == 2)
    }
  }

  @Test func aMoveLetsTimePassWhenItIsOver() {
    withScreen(recording: [.actions, .touches, .notes]) { screen in
      let board = screen.view("board")
      let press = UILongPressGestureRecognizer()
      press.allowableMovement = 100
      screen.add(press, named: "press", to: board)
      let probe = screen.probe("probe", on: board)
      probe.delegate = Both.delegate
      probe.when(.moved) { probe in
        let scheduler = screen.application.scheduler
        #expect(scheduler.advance(to: scheduler.now + 1))
        screen.application.advance(to: scheduler.now + 2)
        probe.note("hears to the end")
      }
      screen.play(.down(at: a).move(by: CGVector(dx: 1, dy: 0)).up())
      screen.expect(
        """
        probe hears began, board began, probe hears moved, probe hears to the end, board moved
        press began, board cancelled, probe hears ended, press ended
        """)
    }
  }

  @Test func anActionForCancelledAttachesItsRecognizerAnew() {
    withScreen { screen in
      let (one, two) = (screen.view("one"), screen.view("two"))
      let pan = UIPanGestureRecognizer()
      screen.add(pan, named: "pan", to: one)
      pan.addAction { pan in if pan.state == .cancelled { two.addGestureRecognizer(pan) } }
      pan.state = .began
      one.removeGestureRecognizer(pan)
      #expect(pan.view === two && two.gestureRecognizers == [pan])
      #expect(one.gestureRecognizers?.isEmpty ?? true)
      pan.state = .began
      two.removeGestureRecognizer(pan)
      #expect(pan.view === two && two.gestureRecognizers == [pan])
      screen.ignoreLog()
    }
  }

  @Test func anActionForCancelledAttachesItsRecognizerElsewhereThanItIsBeingAttached() {
    withScreen { screen in
      let (one, two, three) = (screen.view("one"), screen.view("two"), screen.view("three"))
      let pan = UIPanGestureRecognizer()
      screen.add(pan, named: "pan", to: one)
      pan.addAction { pan in if pan.state == .cancelled { two.addGestureRecognizer(pan) } }
      pan.state = .began
      three.addGestureRecognizer(pan)
      #expect(pan.view === three && three.gestureRecognizers == [pan])
      #expect(two.gestureRecognizers?.isEmpty ?? true)
      screen.ignoreLog()
    }
  }

  @Test func anAssignmentInAnotherWindowIsSettledWithTheEventThatIsHeard() {
    withScreen(recording: [.actions, .touches, .notes]) { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      let other = screen.application.perform { UIWindow(frame: screen.window.bounds) }
      let elsewhere = UIPanGestureRecognizer()
      other.addGestureRecognizer(elsewhere)
      elsewhere.name = "elsewhere"
      probe.when(.began) { probe in
        elsewhere.state = .began
        probe.note("has assigned")
      }
      screen.play(.tap(at: a))
      screen.expect(
        """
        probe hears began, probe has assigned, board began, elsewhere began
        probe hears ended, board ended
        """)
      elsewhere.state = .ended
      screen.ignoreLog()
    }
  }
}
