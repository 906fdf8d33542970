// Observations as values: what each carries, several observers at once, where a verdict was assigned,
// and the contest as a snapshot.

import GestureCore
import Testing
import TouchTesting
import UIKit

private let place = CGPoint(x: 100, y: 100)

/// A recognizer that gives up in the method of this name.
private final class Quitter: UIGestureRecognizer {
  var quitsIn = ""
  var why: String?

  private func quit(in method: String) {
    guard method == quitsIn else { return }
    if let why { fail(why) } else { state = .failed }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    setDeadline(event.timestamp + 0.5)
    quit(in: "touchesBegan")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    quit(in: "touchesMoved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    quit(in: "touchesEnded")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    quit(in: "touchesCancelled")
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    quit(in: "pressesBegan")
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    quit(in: "pressesEnded")
  }
  override func deadlinePassed(at time: TimeInterval) { quit(in: "deadlinePassed") }
}

@Suite struct ObservationsAsValues {
  @Test func eachHasItsTimeAndTheNumberOfItsInput() {
    withScreen(recording: []) { screen in
      screen.add(UITapGestureRecognizer(), named: "tap", to: screen.view("board"))
      var heard: [String] = []
      screen.observe { heard.append("\($0.time) s, input \($0.input): \($0)") }
      screen.application.receive([TouchReport(1, .began, at: place)], at: 0.25, in: screen.window)
      screen.application.receive([TouchReport(1, .ended, at: place)], at: 0.5, in: screen.window)
      #expect(
        heard == [
          "0.25 s, input 1: tap takes finger 1",
          "0.25 s, input 1: recordingView 2 hears began of finger 1",
          "0.5 s, input 2: tap ended: 1 tap",
          "0.5 s, input 2: tap tells its targets: ended",
          "0.5 s, input 2: recordingView 2 hears cancelled of finger 1",
          "0.5 s, input 2: tap is possible again",
        ])
      screen.ignoreLog()
    }
  }

  @Test func aDeadlineHasItsOwnTimeAndTheInputThatLetItPass() {
    withScreen(recording: []) { screen in
      screen.add(UILongPressGestureRecognizer(), named: "press", to: screen.view("board"))
      var heard: [Observation] = []
      screen.observe { if case .action = $0.decision { heard.append($0) } }
      screen.application.receive([TouchReport(1, .began, at: place)], at: 1, in: screen.window)
      screen.application.receive([TouchReport(1, .ended, at: place)], at: 3, in: screen.window)
      #expect(heard.map(\.time) == [1.5, 3] && heard.map(\.input) == [2, 2])
    }
  }

  @Test func observationsOutliveTheirViews() {
    var kept: [Observation] = []
    weak var view: UIView?
    withScreen(recording: []) { screen in
      let board = UIView(frame: screen.window.bounds)
      view = board
      board.addGestureRecognizer(UITapGestureRecognizer())
      screen.window.addSubview(board)
      screen.observe { kept.append($0) }
      screen.play(.tap(at: place))
    }
    #expect(view == nil)
    #expect(kept.map(\.description).first == "tap takes finger 1")
    #expect(kept.count == 6 && kept == kept.map { $0 })
  }

  @Test func aNewNameIsKnownAtOnce() {
    withScreen(recording: []) { screen in
      let pan = screen.add(UIPanGestureRecognizer(), named: "pan", to: screen.view("board"))
      #expect(pan.observationID.name == "pan")
      pan.name = "drag"
      #expect(pan.observationID.name == "drag")
      pan.name = nil
      #expect(pan.observationID.description == "pan")
    }
  }

  @Test func theSameAppGivesTheSameObservationsTwice() {
    var runs: [[Observation]] = []
    for _ in 0..<2 {
      var heard: [Observation] = []
      withScreen(recording: []) { screen in
        let board = screen.view("board")
        let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: board)
        let double = screen.add(UITapGestureRecognizer(), named: "double", to: board)
        double.numberOfTapsRequired = 2
        tap.require(toFail: double)
        screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
        screen.observe { heard.append($0) }
        screen.play(.tap(at: place).wait(1).then(.drag(from: place, to: CGPoint(x: 200, y: 100))))
        screen.settle()
      }
      runs.append(heard)
    }
    #expect(runs[0] == runs[1] && runs[0].count > 30)
  }

  @Test func objectsOfAnotherApplicationGetUniqueNumbers() {
    let (first, second) = (UIApplication(), UIApplication())
    let (view, pan) = first.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      window.makeKeyAndVisible()
      let view = UIView(frame: window.bounds)
      let pan = UIPanGestureRecognizer()
      view.addGestureRecognizer(pan)
      window.addSubview(view)
      return (view, pan)
    }
    #expect(pan.observationID.number == 1 && view.observationID.number == 2)
    var heard: [Observation.RecognizerID] = []
    second.addObserver {
      if case .received(_, let recognizer) = $0.decision { heard.append(recognizer) }
    }
    let (window, other) = second.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      window.makeKeyAndVisible()
      let other = UITapGestureRecognizer()
      window.addGestureRecognizer(other)
      window.addSubview(view)
      return (window, other)
    }
    second.receive([TouchReport(1, .began, at: place)], at: 0, in: window)
    #expect(heard.map(\.number) == [2, 1] && heard == [pan.observationID, other.observationID])
    #expect(view.identity == 2 && window.identity == 1)
  }

  @Test func recognizerThatBeginsWithoutATouchInAnotherApplicationGetsANumber() {
    let (first, second) = (UIApplication(), UIApplication())
    let probe = first.perform { UIGestureRecognizer() }
    var heard: [Int] = []
    second.addObserver {
      if case .action(let recognizer, _) = $0.decision { heard.append(recognizer.number) }
    }
    second.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      window.makeKeyAndVisible()
      window.addGestureRecognizer(UITapGestureRecognizer())
      window.addGestureRecognizer(probe)
      probe.state = .ended
    }
    #expect(heard == [2])
  }
}

@Suite struct SeveralObservers {
  @Test func allHearInTheOrderInWhichTheyWereAdded() {
    let application = UIApplication()
    var heard: [String] = []
    let tokens = ["a", "b", "c"].map { name in
      application.addObserver { heard.append("\(name) \($0)") }
    }
    application.receive(.time(.nan))
    application.removeObserver(tokens[1])
    application.removeObserver(tokens[1])
    application.receive(.time(.nan))
    let text = "input: a time that is not finite: counts as simultaneous"
    #expect(heard == ["a", "b", "c", "a", "c"].map { "\($0) \(text)" })
  }

  @Test func anObserverRemovesAndAddsOthersWhileItIsTold() {
    let application = UIApplication()
    var heard: [String] = []
    var next: ObserverToken?
    let first = application.addObserver { _ in
      heard.append("first")
      if let token = next {
        application.removeObserver(token)
        application.addObserver { _ in heard.append("new") }
      }
      next = nil
    }
    next = application.addObserver { _ in heard.append("second") }
    application.receive(.time(.nan))
    #expect(heard == ["first"])
    application.receive(.time(.nan))
    #expect(heard == ["first", "first", "new"])
    application.removeObserver(first)
    application.receive(.time(.nan))
    #expect(heard == ["first", "first", "new", "new"])
  }

  @Test func aTokenOfAnotherApplicationChangesNothing() {
    let (mine, other) = (UIApplication(), UIApplication())
    var count = 0
    mine.addObserver { _ in count += 1 }
    mine.removeObserver(other.addObserver { _ in })
    mine.receive(.time(.nan))
    #expect(count == 1)
  }
}

@Suite struct WhereAVerdictWasAssigned {
  private func cause(
    of quitsIn: String, why: String? = nil, _ play: (TestScreen, Quitter) -> Void
  ) -> [String] {
    var heard: [String] = []
    withScreen(recording: []) { screen in
      let quitter = screen.add(Quitter(), named: "quitter", to: screen.view("board"))
      if quitsIn.hasPrefix("presses") { screen.window.addGestureRecognizer(quitter) }
      quitter.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
      (quitter.quitsIn, quitter.why) = (quitsIn, why)
      screen.observe {
        if case .transition(_, _, let state, let cause) = $0.decision, state.isFinal {
          heard.append("\($0)")
          guard case .assigned(let callback, why) = cause else { return }
          #expect(callback.rawValue == quitsIn || callback == .elsewhere)
        }
      }
      play(screen, quitter)
      screen.settle()
    }
    return heard
  }

  @Test(arguments: ["touchesBegan", "touchesMoved", "touchesEnded", "deadlinePassed"])
  func inAMethodOfItsOwn(_ method: String) {
    let heard = cause(of: method) { screen, _ in
      screen.play(.drag(from: place, to: CGPoint(x: 110, y: 100), over: 1))
    }
    #expect(heard == ["quitter failed: assigned in \(method)"])
  }

  @Test func inTouchesCancelled() {
    let heard = cause(of: "touchesCancelled") { screen, _ in
      screen.finger(1).down(at: place)
      screen.finger(1).cancel()
    }
    #expect(heard == ["quitter failed: assigned in touchesCancelled"])
  }

  @Test(arguments: ["pressesBegan", "pressesEnded"])
  func inAMethodAboutPresses(_ method: String) {
    let heard = cause(of: method) { screen, _ in
      screen.application.receivePress(.select, .began, at: 0.1)
      screen.application.receivePress(.select, .ended, at: 0.2)
    }
    #expect(heard == ["quitter failed: assigned in \(method)"])
  }

  @Test func byOtherCode() {
    let heard = cause(of: "") { screen, quitter in
      screen.finger(1).down(at: place)
      quitter.state = .failed
      screen.finger(1).up()
    }
    #expect(heard == ["quitter failed: assigned outside its own methods"])
  }

  @Test func aSentenceOfItsOwn() {
    let heard = cause(of: "touchesMoved", why: "too shallow") { screen, _ in
      screen.play(.drag(from: place, to: CGPoint(x: 110, y: 100)))
    }
    #expect(heard == ["quitter failed: too shallow, assigned in touchesMoved"])
  }

  @Test func aGestureThatBeganIsCancelledWithItsSentence() {
    let heard = cause(of: "", why: "changed my mind") { screen, quitter in
      screen.finger(1).down(at: place)
      quitter.state = .began
      quitter.fail("changed my mind")
      screen.finger(1).up()
    }
    #expect(heard == ["quitter cancelled: changed my mind"])
  }

  @Test func aRuleOfTouchKitsIsNoAssignmentOfTheApps() {
    withScreen(recording: []) { screen in
      final class Tap: UITapGestureRecognizer {}
      screen.add(Tap(), named: "tap", to: screen.view("board"))
      var heard: [String] = []
      screen.observe { if case .transition = $0.decision { heard.append("\($0)") } }
      screen.play(.tap(at: place).wait(1).then(.longPress(at: place, for: 2)))
      #expect(heard == ["tap ended: 1 tap", "tap failed: not over after the allowed 0.75 s"])
    }
  }
}

@Suite struct ContestSnapshots {
  @Test func snapshotNamesWaitsAndHeldPhases() {
    withScreen(recording: []) { screen in
      let board = UIView(frame: screen.window.bounds)
      screen.window.addSubview(board)
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      let double = screen.add(UITapGestureRecognizer(), named: "double", to: board)
      double.numberOfTapsRequired = 2
      tap.require(toFail: double)
      screen.finger(1).down(at: place)
      screen.wait(0.25)
      screen.finger(1).up()
      let snapshot = screen.window.contestSnapshot
      #expect(
        snapshot.description == """
          0.250 s
            double on view 2: possible, until 0.600 s
            tap on view 2: ended, waits for double
            finger 1 on view 2: ended is held back
          """)
      #expect(snapshot.participants.map(\.state) == [.possible, .possible])
      #expect(snapshot.participants.map(\.ownState) == [.possible, .ended])
      #expect(snapshot.participants.map(\.delays) == [.ended, .ended])
      #expect(snapshot.touches.map(\.location) == [place])
      screen.settle()
      let after = screen.window.contestSnapshot
      #expect(after.participants.isEmpty && after.touches.isEmpty)
      // A value stays as it was.
      #expect(snapshot.participants.map(\.recognizer.name) == ["double", "tap"])
    }
  }

  @Test func eachWindowAndEachTouchHasItsOwn() {
    withScreen(recording: []) { screen in
      let board = screen.view("board")
      board.isMultipleTouchEnabled = true
      screen.add(UIPanGestureRecognizer(), named: "pan", to: board).delaysTouchesBegan = true
      let other = UIWindow(frame: screen.window.bounds)
      other.makeKeyAndVisible()
      screen.finger(1).down(at: place)
      screen.finger(2).down(at: CGPoint(x: 200, y: 200))
      screen.finger(2).move(to: CGPoint(x: 203, y: 200))
      screen.application.receive([TouchReport(9, .began, at: place)], at: screen.now, in: other)
      let touches = screen.window.contestSnapshot.touches
      #expect(touches.map(\.heldPhases) == [[.began], [.began, .moved]])
      #expect(other.contestSnapshot.touches.map(\.touch.finger) == [9])
      screen.application.cancelTouches(in: other)
      screen.finger(1).up()
      screen.finger(2).up()
    }
  }

  @Test func inTheMiddleOfACallback() {
    withScreen(recording: []) { screen in
      let board = UIView(frame: screen.window.bounds)
      screen.window.addSubview(board)
      let pan = screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      pan.delaysTouchesBegan = true
      screen.finger(1).down(at: place)
      #expect(
        screen.window.contestSnapshot.description == """
          0.000 s
            pan on view 2: possible, delays touches; finger 1
            finger 1 on view 2: began is held back
          """)
      var inside: [String] = []
      pan.addAction { pan in
        guard pan.state == .began else { return }
        inside = screen.window.contestSnapshot.participants.map(\.description)
      }
      screen.finger(1).move(to: CGPoint(x: 150, y: 100))
      #expect(inside == ["pan on view 2: began; finger 1"])
      screen.finger(1).up()
    }
  }

  @Test func aWindowWhoseApplicationIsGoneHasNone() {
    var application: UIApplication? = UIApplication()
    let window = application?.perform { UIWindow(frame: .zero) }
    application = nil
    #expect(window?.contestSnapshot.participants.isEmpty == true)
  }
}
