// What a recognizer is while it waits for another's failure, and what it says when the wait is over.

import Testing
import TouchTesting
import UIKit

private let place = CGPoint(x: 100, y: 100)

/// A view with a recognizer that waits for a gate: a gesture that decides when the test says so.
private final class Waiting<Waiter: UIGestureRecognizer> {
  let screen: TestScreen
  let board: RecordingView
  let gate: Scripted
  let waiter: Waiter

  init(_ screen: TestScreen, _ waiter: Waiter, named name: String) {
    self.screen = screen
    board = screen.view("board")
    board.isMultipleTouchEnabled = true
    gate = screen.add(Scripted(), named: "gate", to: board)
    self.waiter = screen.add(waiter, named: name, to: board)
    waiter.require(toFail: gate)
    // A deadline keeps the gate undecided after its finger is up.
    gate.began = { $0.setDeadline(100) }
  }
}

private func withWaiting<Waiter: UIGestureRecognizer>(
  _ waiter: Waiter, named name: String,
  recording: LogContents = [.actions, .failures, .waits, .notes, .touches],
  _ body: (Waiting<Waiter>) -> Void
) {
  withScreen(recording: recording) { body(Waiting($0, waiter, named: name)) }
}

@Suite struct WhileWaiting {
  @Test func noActionIsSentAndEveryoneElseReadsPossible() {
    withWaiting(UIPanGestureRecognizer(), named: "pan") { scene in
      scene.waiter.addAction { _ in scene.screen.note("told") }
      scene.screen.play(.down(at: place).move(by: CGVector(dx: 30, dy: 0), over: 0.02))
      #expect(scene.waiter.state == .possible)
      scene.screen.expect("board began, pan waits for gate, board moved ×3")
      scene.gate.state = .failed
      #expect(scene.waiter.state == .began)
      scene.screen.finger().up()
      scene.screen.expect("gate failed, pan began, told, board cancelled, pan ended, told")
    }
  }

  @Test func itsInnerStateAdvances() {
    let waiter = Scripted()
    var seen: [UIGestureRecognizer.State] = []
    waiter.moved = { recognizer in
      recognizer.state = .changed
      seen.append(recognizer.state)
    }
    withWaiting(waiter, named: "waiter") { scene in
      scene.screen.play(.down(at: place).move(by: CGVector(dx: 30, dy: 0), over: 0.02))
      // What the recognizer itself reads; outside of its own code it is possible.
      #expect(seen == [.began, .changed, .changed])
      #expect(waiter.state == .possible)
      scene.gate.state = .failed
      #expect(waiter.state == .began)
      scene.screen.cancelTouches()
      scene.screen.ignoreLog()
      waiter.state = .cancelled
      scene.screen.ignoreLog()
    }
  }

  @Test func waitingRecognizerExcludesNoOther() {
    withWaiting(UIPanGestureRecognizer(), named: "pan") { scene in
      scene.screen.add(UISwipeGestureRecognizer(), named: "swipe", to: scene.board)
      // The pan waits from 10 points on; the swipe is still there at 50, and is recognized.
      scene.screen.play(.swipe(.right, from: place, by: 60, over: 0.03))
      scene.screen.expect(
        """
        board began, pan waits for gate, board moved…
        gate failed, pan failed, swipe ended, board cancelled
        """)
    }
  }

  @Test func waitingRecognizerIsExcludedLikeAnyUndecidedOne() {
    withWaiting(UIPanGestureRecognizer(), named: "pan") { scene in
      scene.screen.play(.down(at: place).move(by: CGVector(dx: 20, dy: 0)))
      scene.screen.expect("board began, pan waits for gate, board moved")
      scene.gate.state = .ended
      scene.screen.expect("pan failed, gate ended, board cancelled")
      scene.screen.finger().up()
    }
  }

  @Test func touchesThatItHoldsStayHeld() {
    let pan = UIPanGestureRecognizer()
    pan.delaysTouchesBegan = true
    withWaiting(pan, named: "pan") { scene in
      scene.screen.play(.down(at: place).move(by: CGVector(dx: 20, dy: 0)))
      scene.screen.expect("pan waits for gate")
      pan.isEnabled = false
      // Nobody holds them any more: they go out in order.
      scene.screen.expect("pan failed, board began, board moved")
      scene.gate.state = .failed
      scene.screen.finger().up()
      scene.screen.expect("gate failed, board ended")
    }
  }

  @Test func anEndedTouchIsHeldWhileItsDiscreteGestureWaits() {
    withWaiting(UITapGestureRecognizer(), named: "tap") { scene in
      scene.gate.delaysTouchesEnded = false
      scene.screen.play(.tap(at: place))
      scene.screen.expect("board began, tap waits for gate")
      scene.screen.wait(1)
      scene.gate.state = .failed
      scene.screen.expect("gate failed @1.080, tap ended @1.080, board cancelled @1.080")
    }
  }

  @Test func theDelegateIsAskedWhenTheWaitBeginsAndNotAgainWhenItEnds() {
    withWaiting(
      UIPanGestureRecognizer(), named: "pan", recording: [.actions, .waits, .notes, .failures]
    ) { scene in
      let delegate = RecordingDelegate(scene.screen)
      delegate.shouldBegin = { recognizer in
        scene.screen.note("\(recognizer.name ?? "") shouldBegin?")
        return true
      }
      scene.waiter.delegate = delegate
      scene.screen.play(.down(at: place).move(by: CGVector(dx: 20, dy: 0)))
      scene.screen.expect("pan shouldBegin?, pan waits for gate")
      scene.gate.state = .failed
      scene.screen.finger().up()
      scene.screen.expect("gate failed, pan began, pan ended")
    }
  }
}

@Suite struct Release {
  private let decisions: LogContents = [.actions, .failures, .waits]

  @Test func releasedRecognizerThatRunsSendsBeganOnly() {
    withWaiting(UIPanGestureRecognizer(), named: "pan", recording: decisions) { scene in
      scene.screen.play(.down(at: place).move(by: CGVector(dx: 60, dy: 0), over: 0.1))
      scene.gate.state = .failed
      scene.screen.expect("pan waits for gate, gate failed, pan began")
      scene.screen.finger().move(by: 1, 0)
      scene.screen.finger().up()
      scene.screen.expect("pan changed, pan ended")
    }
  }

  @Test func releasedRecognizerThatHasEndedSendsBeganAndEnded() {
    withWaiting(UIPanGestureRecognizer(), named: "pan", recording: decisions) { scene in
      scene.screen.play(.drag(from: place, to: CGPoint(x: 160, y: 100)))
      scene.screen.wait(0.5)
      scene.gate.state = .failed
      scene.screen.expect(
        "pan waits for gate, gate failed @0.758, pan began @0.758, pan ended @0.758")
      #expect(scene.waiter.state == .possible)
    }
  }

  @Test func releasedRecognizerThatWasCancelledSendsBeganAndCancelled() {
    let waiter = Scripted()
    waiter.moved = { $0.state = .began }
    waiter.ended = { $0.state = .cancelled }
    withWaiting(waiter, named: "waiter", recording: decisions) { scene in
      scene.screen.play(.drag(from: place, to: CGPoint(x: 160, y: 100), over: 0.01))
      scene.gate.state = .failed
      scene.screen.expect("waiter waits for gate, gate failed, waiter began, waiter cancelled")
    }
  }

  @Test func aDiscreteOneSendsEnded() {
    withWaiting(UISwipeGestureRecognizer(), named: "swipe", recording: decisions) { scene in
      scene.screen.play(.swipe(.right, from: place))
      scene.gate.state = .failed
      scene.screen.expect("swipe waits for gate, gate failed, swipe ended")
    }
  }

  @Test func recognizerThatFailedWithItsRequirementStaysOut() {
    withWaiting(UITapGestureRecognizer(), named: "tap", recording: decisions) { scene in
      // The gate begins only after the tap has been granted by nobody: so the tap fails with it.
      scene.screen.play(.tap(at: place))
      scene.gate.state = .began
      scene.screen.expect("tap waits for gate, tap failed, gate began")
      scene.gate.state = .cancelled
      scene.screen.expect("gate cancelled")
    }
  }

  @Test func releasedActionsSeeTheStateThatTheyReport() {
    withWaiting(UIPanGestureRecognizer(), named: "pan", recording: .notes) { scene in
      scene.waiter.addAction { scene.screen.note("\($0.state)") }
      scene.screen.play(.drag(from: place, to: CGPoint(x: 160, y: 100)))
      scene.gate.state = .failed
      scene.screen.expect("began, ended")
    }
  }

  @Test func aPanThatBeginsLateStartsItsTranslationAtNoughtAndGoesOnFromThere() {
    withWaiting(UIPanGestureRecognizer(), named: "pan", recording: decisions) { scene in
      scene.screen.show(of: scene.waiter) { $0.translation(in: nil) }
      scene.screen.play(.down(at: place).move(by: CGVector(dx: 60, dy: -40), over: 0.1))
      scene.gate.state = .failed
      scene.screen.finger().move(by: 3, 4)
      scene.screen.finger().up()
      scene.screen.expect(
        """
        pan waits for gate, gate failed
        pan began [0, 0], pan changed [3, 4], pan ended [3, 4]
        """)
    }
  }

  @Test func aLongPressCanWaitWithItsFingerDown() {
    withWaiting(UILongPressGestureRecognizer(), named: "press", recording: decisions) { scene in
      scene.screen.play(.down(at: place).wait(0.7))
      scene.gate.state = .failed
      scene.screen.finger().up()
      scene.screen.expect(
        """
        press waits for gate @0.500, gate failed @0.700, press began @0.700, press ended @0.700
        """)
    }
  }

  //  finger 1  ●━→━━━━━━━━━━━○   pans
  //  finger 2       ●━○          taps, while the gate is open
  @Test(arguments: [false, true])
  func claimBesideARunningRecognizerIsJudgedAtOnceAndOnReleaseAgain(mayBoth: Bool) {
    withWaiting(UITapGestureRecognizer(), named: "tap", recording: decisions) { scene in
      let pan = scene.screen.add(UIPanGestureRecognizer(), named: "pan", to: scene.board)
      pan.maximumNumberOfTouches = 1
      let answers = RecordingDelegate(scene.screen)
      answers.receivesTouch = { [tap = scene.waiter] recognizer, touch in
        recognizer !== tap || touch.location(in: nil).x > 200
      }
      (pan.delegate, scene.waiter.delegate) = (answers, answers)
      scene.screen.play(.down(at: place).move(by: CGVector(dx: 20, dy: 0)))
      scene.screen.expect("gate failed, pan began")
      answers.simultaneous = { _, _ in mayBoth }
      let second = scene.screen.finger(2)
      second.down(at: CGPoint(x: 300, y: 300))
      second.up()
      scene.screen.expect(mayBoth ? "tap waits for gate" : "tap failed")
      answers.simultaneous = { _, _ in false }
      scene.gate.state = .failed
      scene.screen.expect(mayBoth ? "gate failed, tap failed" : "gate failed")
      scene.screen.finger().up()
      scene.screen.expect("pan ended")
    }
  }

  @Test func manyThatWaitAreReleasedInOrderAndTheFirstExcludesTheRest() {
    withWaiting(UITapGestureRecognizer(), named: "tap", recording: decisions) { scene in
      let other = scene.screen.add(UITapGestureRecognizer(), named: "other", to: scene.board)
      other.require(toFail: scene.gate)
      scene.screen.play(.tap(at: place))
      scene.screen.expect("other waits for gate, tap waits for gate")
      scene.gate.state = .failed
      scene.screen.expect("gate failed, tap failed, other ended")
    }
  }
}
