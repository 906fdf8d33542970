// Why a gesture failed, began or was recognized, and where a state was assigned: as values that can be
// followed from one observation to another.

import GestureCore
import Testing
import TouchTesting
import UIKit

private let place = CGPoint(x: 100, y: 100)

extension TestScreen {
  /// Notes each transition with its cause, in words.
  fileprivate func transitions(_ body: () -> Void) -> [String] {
    var texts: [String] = []
    let token = observe { if case .transition = $0.decision { texts.append("\($0)") } }
    body()
    settle()
    application.removeObserver(token)
    return texts
  }

  /// A finger that moves once, so many seconds after it came down, and lifts 0.1 seconds later.
  fileprivate func flick(by way: CGVector, after time: TimeInterval) {
    let end = CGPoint(x: place.x + way.dx, y: place.y + way.dy)
    let start = now
    application.receive([TouchReport(1, .began, at: place)], at: start, in: window)
    application.receive([TouchReport(1, .moved, at: end)], at: start + time, in: window)
    application.receive([TouchReport(1, .ended, at: end)], at: start + time + 0.1, in: window)
  }
}

/// What the rule of each recognizer found when it began or recognized its gesture.
@Suite struct MetCriteria {
  private func transitions(
    of recognizer: UIGestureRecognizer, named name: String, _ fingers: Fingers
  ) -> [String] {
    withScreen(recording: []) { screen in
      let board = screen.view("board")
      board.isMultipleTouchEnabled = true
      screen.add(recognizer, named: name, to: board)
      let texts = screen.transitions { screen.play(fingers) }
      return texts.filter { !$0.hasSuffix("changed") }
    }
  }

  @Test func taps() {
    let tap = UITapGestureRecognizer()
    (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (2, 2)
    #expect(
      transitions(of: tap, named: "tap", .tap(at: place, taps: 2, fingers: 2))
        == ["tap ended: 2 taps with 2 fingers"])
  }

  @Test func aPress() {
    #expect(
      transitions(of: UILongPressGestureRecognizer(), named: "press", .longPress(at: place, for: 1))
        == ["press began: held 0.5 s, needed 0.5 s", "press ended"])
  }

  @Test func aSwipe() {
    withScreen(recording: []) { screen in
      screen.add(UISwipeGestureRecognizer(), named: "swipe", to: screen.view("board"))
      let texts = screen.transitions { screen.flick(by: CGVector(dx: 60, dy: 0), after: 0.2) }
      #expect(texts == ["swipe ended: moved 60, needed 40.6 after 0.2 s"])
    }
  }

  @Test func aPinchAndARotation() {
    let pinch = transitions(
      of: UIPinchGestureRecognizer(), named: "pinch",
      .down(at: place, CGPoint(x: 200, y: 100)).turn(spreadingBy: 1.2).up())
    #expect(pinch == ["pinch began: moved 20, needed 8, without another movement", "pinch ended"])
    let rotation = transitions(
      of: UIRotationGestureRecognizer(), named: "rotation",
      .down(at: place, CGPoint(x: 200, y: 100)).turn(by: 0.2, spreadingBy: 1.01).up())
    #expect(rotation.first?.hasPrefix("rotation began: turned 11.5°, needed 5.5°, ") == true)
    #expect(rotation.last == "rotation ended")
  }

  @Test func aPanFromAnEdge() {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    let texts = transitions(
      of: pan, named: "edge",
      .down(at: CGPoint(x: 5, y: 100)).move(by: CGVector(dx: 20, dy: 0)).up())
    #expect(texts == ["edge began: moved 20, needed 15 away from its edge", "edge ended"])
  }

  @Test func anExclusionIsFollowedToWhatBeganFirst() {
    withScreen(recording: []) { screen in
      let board = screen.view("board")
      let pan = screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      var met: [Observation.RecognizerID: Criterion] = [:]
      var winner: Observation.RecognizerID?
      screen.observe { observation in
        guard case .transition(let recognizer, _, _, let cause) = observation.decision else {
          return
        }
        if case .met(let criterion) = cause { met[recognizer] = criterion }
        if case .excluded(let by) = cause, recognizer == tap.observationID { winner = by }
      }
      screen.play(.down(at: place).move(by: CGVector(dx: 14.2, dy: 3)).up())
      #expect(winner == pan.observationID)
      let criterion = winner.flatMap { met[$0] }
      guard case .moved(let distance, 10)? = criterion else {
        Issue.record("pan must say why it began, not \(String(describing: criterion))")
        return
      }
      #expect((distance - 14.2).magnitude < 1e-9)
    }
  }

  @Test func aGestureThatWaitedSaysWhatItHadMetThen() {
    withScreen(recording: []) { screen in
      let board = screen.view("board")
      let pan = screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      let press = screen.add(UILongPressGestureRecognizer(), named: "press", to: board)
      press.allowableMovement = 50
      pan.require(toFail: press)
      let texts = screen.transitions {
        screen.play(
          .down(at: place).move(by: CGVector(dx: 20, dy: 0)).move(by: CGVector(dx: 40, dy: 0)).up())
      }
      #expect(
        texts.prefix(2) == [
          "press failed: moved 60, allowed 50", "pan began: moved 20, needed 10",
        ])
    }
  }
}

/// Failures whose measured value could be mistaken.
@Suite struct MissedCriteria {
  private func failure(
    of recognizer: UIGestureRecognizer, _ play: (TestScreen) -> Void
  ) -> [String] {
    withScreen(recording: []) { screen in
      let board = screen.view("board")
      board.isMultipleTouchEnabled = true
      screen.add(recognizer, named: "it", to: board)
      return screen.transitions { play(screen) }
    }
  }

  @Test func aSwipeThatWasFastEnoughOnlyByTheTimeOfItsLift() {
    let texts = failure(of: UISwipeGestureRecognizer()) {
      $0.flick(by: CGVector(dx: 45, dy: 0), after: 0.1)
    }
    #expect(texts == ["it failed: moved 45, needed 45.3 after 0.1 s"])
  }

  @Test func aSwipeThatStrayed() {
    let texts = failure(of: UISwipeGestureRecognizer()) {
      $0.flick(by: CGVector(dx: 90, dy: 48), after: 0.1)
    }
    #expect(texts == ["it failed: strayed 48, allowed 45.1 after 0.1 s"])
  }

  @Test func halfAPointOfJitterIsNotTakenForAReversal() {
    let texts = failure(of: UISwipeGestureRecognizer()) {
      $0.flick(by: CGVector(dx: -0.5, dy: 0), after: 0.1)
    }
    #expect(texts == ["it failed: moved 0.5, allowed 0 against its direction"])
  }

  @Test(arguments: [3, 4, 5])
  func fingersThatLandTogetherAreCountedTogether(count: Int) {
    for recognizer in [
      UISwipeGestureRecognizer(), UITapGestureRecognizer(), UILongPressGestureRecognizer(),
    ] {
      let texts = failure(of: recognizer) {
        $0.play(.tap(at: CGPoint(x: 200, y: 100), fingers: count))
      }
      #expect(texts == ["it failed: \(count) fingers, allowed 1"])
    }
  }

  @Test func aRecognizerOfTwoFingersThatBothTouchedIsNotShortOfFingers() {
    let taps = Fingers.down(at: place, CGPoint(x: 200, y: 100)).wait(0.05).up(1).wait(0.05).up(2)
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    #expect(failure(of: pan) { $0.play(taps) } == ["it failed: moved 0, needed 10"])
    #expect(
      failure(of: UIPinchGestureRecognizer()) { $0.play(taps) } == ["it failed: moved 0, needed 8"])
    #expect(
      failure(of: UIRotationGestureRecognizer()) { $0.play(taps) }
        == ["it failed: turned 0°, needed 5°"])
  }

  @Test func anEdgePanWithoutAnEdge() {
    let texts = failure(of: UIScreenEdgePanGestureRecognizer()) { $0.play(.tap(at: place)) }
    #expect(texts == ["it failed: it has no edge"])
  }
}

/// Where a state was assigned, in callbacks within callbacks.
@Suite struct WhereItWasAssigned {
  /// A pan of the app's: it decides after or before TouchKit's rule.
  private final class OwnPan: UIPanGestureRecognizer {
    var before: (OwnPan) -> Void = { _ in }
    var after: (OwnPan) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      before(self)
      super.touchesBegan(touches, with: event)
      after(self)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      before(self)
      super.touchesEnded(touches, with: event)
      after(self)
    }
  }

  private func own(_ fingers: Fingers, _ prepare: (OwnPan) -> Void) -> [String] {
    withScreen(recording: []) { screen in
      let pan = screen.add(OwnPan(), named: "own", to: screen.view("board"))
      prepare(pan)
      return screen.transitions { screen.play(fingers) }
    }
  }

  @Test func besideACallOfSuper() {
    let after = own(.tap(at: place)) { $0.after = { if $0.state == .possible { $0.fail("no") } } }
    #expect(after == ["own failed: no, assigned in touchesBegan"])
  }

  @Test func firstAssignmentIsTheCause() {
    // The rule fails in `touchesEnded`, and the class's own word comes too late.
    let rule = own(.tap(at: place)) {
      $0.after = { if $0.state == .failed { $0.fail("too late") } }
    }
    #expect(rule == ["own failed: moved 0, needed 10"])
    // The class fails, and then the rule does.
    let own = own(.tap(at: place)) {
      var calls = 0
      $0.before = {
        calls += 1
        if calls == 2 { $0.fail("early") }
      }
    }
    #expect(own == ["own failed: early, assigned in touchesEnded"])
  }

  @Test func wordsOfAnEarlierAttemptAreForgotten() {
    withScreen(recording: []) { screen in
      let pan = screen.add(OwnPan(), named: "own", to: screen.view("board"))
      pan.after = { if $0.state == .possible { $0.fail("no") } }
      let first = screen.transitions { screen.play(.tap(at: place)) }
      pan.after = { if $0.state == .possible { $0.state = .failed } }
      let second = screen.transitions { screen.play(.tap(at: place)) }
      #expect(first == ["own failed: no, assigned in touchesBegan"])
      #expect(second == ["own failed: assigned in touchesBegan"])
    }
  }

  @Test func inADelegateThatIsAskedWhetherItBegins() {
    for isOwn in [true, false] {
      withScreen(recording: []) { screen in
        let board = screen.view("board")
        let delegate = RecordingDelegate(screen)
        delegate.shouldBegin = {
          $0.state = .failed
          return true
        }
        let scripted = Scripted()
        scripted.moved = { $0.state = .began }
        let pan = isOwn ? scripted : UIPanGestureRecognizer()
        screen.add(pan, named: "it", to: board).delegate = delegate
        let texts = screen.transitions {
          screen.play(.down(at: place).move(by: CGVector(dx: 20, dy: 0)).up())
        }
        #expect(texts.first == "it failed: assigned outside its own methods")
        _ = delegate
      }
    }
  }

  @Test func inAnAction() {
    withScreen(recording: []) { screen in
      let pan = screen.add(UIPanGestureRecognizer(), named: "pan", to: screen.view("board"))
      pan.addAction { if $0.state == .began { $0.fail("enough") } }
      let texts = screen.transitions {
        screen.play(.down(at: place).move(by: CGVector(dx: 20, dy: 0)).up())
      }
      #expect(
        texts == [
          "pan began: moved 20, needed 10",
          "pan cancelled: enough",
        ])
    }
  }

  @Test func inAnActionOfAPointerThatHovers() {
    withScreen(recording: []) { screen in
      let hover = screen.add(UIHoverGestureRecognizer(), named: "hover", to: screen.view("board"))
      hover.addAction { if $0.state == .changed { $0.state = .cancelled } }
      let texts = screen.transitions {
        screen.send([TouchReport(1, .regionEntered, at: place)])
        screen.send([TouchReport(1, .regionMoved, at: CGPoint(x: 120, y: 100))])
      }
      #expect(
        texts == [
          "hover began", "hover changed", "hover cancelled: assigned outside its own methods",
        ])
    }
  }

  @Test func aChangeThatNoCodeAssignedHasNoMethod() {
    withScreen(recording: []) { screen in
      let recognizer = screen.add(Scripted(), named: "it", to: screen.view("board"))
      recognizer.began = { $0.state = .began }
      recognizer.moved = { _ in }
      recognizer.ended = { $0.state = .ended }
      let texts = screen.transitions {
        screen.play(.down(at: place).move(by: CGVector(dx: 20, dy: 0)).up())
      }
      #expect(
        texts == [
          "it began: assigned in touchesBegan", "it changed", "it ended: assigned in touchesEnded",
        ])
    }
  }

  @Test func aSentenceOfAnIgnoredAssignmentIsNotRead() {
    withScreen(recording: []) { screen in
      let recognizer = screen.add(Scripted(), named: "it", to: screen.view("board"))
      recognizer.began = {
        $0.state = .failed
        $0.fail("too late")
      }
      let texts = screen.transitions { screen.play(.tap(at: place)) }
      #expect(texts == ["it failed: assigned in touchesBegan"])
    }
  }

  @Test func inItsReset() {
    final class Stubborn: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { fail("first") }
      override func reset() { fail("again") }
    }
    withScreen(recording: []) { screen in
      screen.add(Stubborn(), named: "it", to: screen.view("board"))
      var texts: [String] = []
      screen.observe {
        switch $0.decision {
        case .transition, .ignoredAssignment, .reset: texts.append("\($0)")
        default: break
        }
      }
      screen.play(.tap(at: place))
      #expect(
        texts == [
          "it failed: first, assigned in touchesBegan",
          "it is failed, so assigning failed does nothing", "it is possible again",
        ])
    }
  }

  @Test func whenEstimatesAreCorrected() {
    final class Pencil: UIGestureRecognizer {
      override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { fail("no force") }
    }
    withScreen(recording: []) { screen in
      screen.add(Pencil(), named: "it", to: screen.view("board"))
      let texts = screen.transitions {
        var sample = TouchSample(at: place, type: .pencil)
        sample.estimatedProperties = .force
        sample.estimatedPropertiesExpectingUpdates = .force
        sample.estimationUpdateIndex = 7
        screen.send([TouchReport(1, .began, sample)])
        var correction = TouchSample(at: place)
        correction.estimationUpdateIndex = 7
        screen.application.receiveEstimates([correction])
        screen.send([TouchReport(1, .ended, TouchSample(at: place, type: .pencil))])
      }
      #expect(texts == ["it failed: no force, assigned in touchesEstimatedPropertiesUpdated"])
    }
  }
}
