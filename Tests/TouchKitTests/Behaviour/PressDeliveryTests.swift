// BEHAVIOUR 6 for presses: what holds, releases, drops and cancels touches does the same with the presses
// of buttons and keys, each by itself.

import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

/// A view that writes down the presses of which it hears: which, what, how hard, and when.
private final class Remote: UIView {
  let diary: Diary
  var then: (UIPress) -> Void = { _ in }

  init(_ diary: Diary) {
    self.diary = diary
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }
  deinit {}

  override var canBecomeFirstResponder: Bool { true }

  private func note(_ word: String, _ presses: Set<UIPress>) {
    for press in presses {
      let force = press.force > 0 ? " with \(press.force)" : ""
      diary.write("\(press.type) \(word)\(force) @\(press.timestamp)")
      if "\(press.phase)" != word { diary.write("but is \(press.phase)") }
      then(press)
    }
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("began", presses)
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("changed", presses)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("ended", presses)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("cancelled", presses)
  }
}

/// A recognizer of presses that does what it is told.
private final class Judge: UIGestureRecognizer {
  var whenBegan: (Judge) -> Void = { _ in }
  var whenEnded: (Judge) -> Void = { _ in }
  var isPatient = false

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { isPatient }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    whenBegan(self)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    whenEnded(self)
  }
}

/// A first responder and a recognizer on it that takes the buttons of `types`.
private func withRemote(
  taking types: [UIPress.PressType], _ body: (TestScreen, Remote, Judge, Diary) -> Void
) {
  withScreen(recording: .actions) { screen in
    let diary = Diary()
    let remote = screen.add(Remote(diary), named: "remote")
    remote.becomeFirstResponder()
    let judge = screen.add(Judge(), named: "judge", to: remote)
    judge.allowedPressTypes = types.map { NSNumber(value: $0.rawValue) }
    judge.addAction { judge in diary.write("judge \(judge.state)") }
    body(screen, remote, judge, diary)
    screen.ignoreLog()
  }
}

extension TestScreen {
  fileprivate func press(
    _ type: UIPress.PressType, _ phase: UIPress.Phase, force: CGFloat = 0, at time: Double
  ) {
    send(.press(HostInput.PressInput(type, phase, force: force, time: time)))
  }

  fileprivate func keyA(_ change: HostInput.KeyInput.Change) {
    send(.key(HostInput.KeyInput(.keyboardA, change, characters: "a", time: now)))
  }
}

@Suite struct PressesThatAreHeld {
  //  select  ●━+━○      the judge fails a second later
  @Test func allPhasesComeInOrderAsTheyWereOnceTheRecognizerHasFailed() {
    withRemote(taking: [.select]) { screen, remote, judge, diary in
      judge.delaysTouchesBegan = true
      judge.whenBegan = { $0.setDeadline(5) }
      var press: UIPress?
      remote.then = { press = $0 }
      screen.press(.select, .began, force: 0.25, at: 1)
      screen.press(.select, .changed, force: 0.5, at: 2)
      screen.press(.select, .ended, at: 3)
      #expect(diary.read() == [])
      judge.isEnabled = false
      #expect(
        diary.read() == [
          "select began with 0.25 @1.0", "select changed with 0.5 @2.0", "select ended @3.0",
        ])
      #expect(press?.phase == .ended && screen.application.engine.touchesEvent.lingering.isEmpty)
    }
  }

  //  select  ●━○
  @Test func theEndIsHeldByDefaultUntilTheRecognizerHasFailed() {
    withRemote(taking: [.select]) { screen, _, judge, diary in
      judge.whenBegan = { $0.setDeadline(5) }
      screen.press(.select, .began, at: 1)
      screen.press(.select, .ended, at: 2)
      #expect(diary.read() == ["select began @1.0"])
      judge.state = .failed
      #expect(diary.read() == ["select ended @2.0"])
    }
  }

  @Test func aRecognizerThatDecidesNothingFailsWhenItsPressIsUp() {
    withRemote(taking: [.select]) { screen, _, judge, diary in
      judge.delaysTouchesBegan = true
      screen.press(.select, .began, at: 1)
      #expect(screen.window.contestSnapshot.participants.count == 1 && diary.read() == [])
      screen.press(.select, .ended, at: 2)
      #expect(diary.read() == ["select began @1.0", "select ended @2.0"])
      #expect(screen.window.contestSnapshot.participants.isEmpty)
    }
  }

  @Test func aRecognizerThatDelaysNothingHoldsNothing() {
    withRemote(taking: [.select]) { screen, _, judge, diary in
      judge.delaysTouchesEnded = false
      judge.whenBegan = { $0.setDeadline(5) }
      screen.press(.select, .began, at: 1)
      screen.press(.select, .ended, at: 2)
      #expect(diary.read() == ["select began @1.0", "select ended @2.0"])
      judge.state = .failed
    }
  }

  //  select   ●━━━━━━○   held
  //  upArrow     ●━○     not the judge's
  @Test func aPressThatItDidNotReceiveOvertakes() {
    withRemote(taking: [.select]) { screen, _, judge, diary in
      judge.delaysTouchesBegan = true
      screen.press(.select, .began, at: 1)
      screen.press(.upArrow, .began, at: 2)
      screen.press(.upArrow, .ended, at: 3)
      #expect(diary.read() == ["upArrow began @2.0", "upArrow ended @3.0"])
      judge.state = .failed
      screen.press(.select, .ended, at: 4)
      #expect(diary.read() == ["select began @1.0", "select ended @4.0"])
    }
  }

  @Test func ignoredPressIsReleasedToItsResponder() {
    withRemote(taking: [.select]) { screen, _, judge, diary in
      judge.delaysTouchesBegan = true
      screen.press(.select, .began, at: 1)
      let event = screen.application.engine.pressesEvent
      let press = event.presses[0]
      #expect(event.presses(for: judge) == [press] && press.gestureRecognizers == [judge])
      judge.ignore(press, for: event)
      #expect(diary.read() == ["select began @1.0"] && press.gestureRecognizers == [])
      judge.state = .recognized
      screen.press(.select, .ended, at: 2)
      #expect(diary.read() == ["judge ended", "select ended @2.0"])
    }
  }
}

@Suite struct PressesThatAreTaken {
  //  select   ●━━━━○     the judge is recognized
  //  upArrow    ●━━━━○   not the judge's
  @Test func exactlyItsOwnAreCancelled() {
    withRemote(taking: [.select]) { screen, _, judge, diary in
      screen.press(.select, .began, at: 1)
      screen.press(.upArrow, .began, at: 2)
      judge.state = .recognized
      screen.press(.select, .ended, at: 3)
      screen.press(.upArrow, .ended, at: 4)
      #expect(
        diary.read() == [
          "select began @1.0", "upArrow began @2.0", "judge ended", "select cancelled @1.0",
          "upArrow ended @4.0",
        ])
    }
  }

  @Test func responderHearsNothingOfAHeldPressThatIsTaken() {
    withRemote(taking: [.select]) { screen, _, judge, diary in
      judge.delaysTouchesBegan = true
      judge.whenEnded = { $0.state = .recognized }
      screen.press(.select, .began, at: 1)
      screen.press(.select, .ended, at: 2)
      #expect(diary.read() == ["judge ended"])
      #expect(screen.application.engine.touchesEvent.lingering.isEmpty)
    }
  }

  @Test func recognizerThatDoesNotCancelTakesNoPress() {
    withRemote(taking: [.select]) { screen, _, judge, diary in
      judge.cancelsTouchesInView = false
      judge.whenBegan = { $0.state = .recognized }
      screen.press(.select, .began, at: 1)
      screen.press(.select, .ended, at: 2)
      #expect(diary.read() == ["judge ended", "select began @1.0", "select ended @2.0"])
    }
  }

  @Test func aTouchIsNotTakenWithAPress() {
    withRemote(taking: [.select]) { screen, _, judge, diary in
      let board = screen.view("board")
      screen.play(.down(at: CGPoint(x: 200, y: 200)))
      screen.press(.select, .began, at: screen.now)
      judge.state = .recognized
      screen.finger().up()
      #expect(screen.application.engine.touchesEvent.down.isEmpty && board.window != nil)
      screen.expect("judge ended")
      screen.press(.select, .ended, at: screen.now)
      #expect(diary.read().count == 3)
    }
  }
}

@Suite struct PressesInTheTableOfTouches {
  @Test func aPressAndAFingerShareTheSlots() {
    withRemote(taking: []) { screen, _, _, diary in
      var problems: [InputProblem] = []
      screen.observe { if case .badInput(let problem) = $0.decision { problems.append(problem) } }
      let codes = UIKeyboardHIDUsage.keyboardA.rawValue...UIKeyboardHIDUsage.keyboardZ.rawValue
      let keys = codes.compactMap { UIKeyboardHIDUsage(rawValue: $0) }
      for key in keys { screen.press(.key(key), .began, at: 0) }
      let place = CGPoint(x: 200, y: 200)
      screen.send((1...38).map { TouchReport($0, .began, at: place) })
      #expect(problems == [] && screen.application.fingersDown == 38 && keys.count == 26)
      screen.press(.select, .began, at: 0)
      screen.send([TouchReport(99, .began, at: place)])
      #expect(
        problems == [
          .tooManyPresses(.select, allowed: 64), .tooManyFingers(finger: 99, allowed: 64),
        ])
      screen.send((Array(1...38) + [99]).map { TouchReport($0, .ended, at: place) })
      for key in keys { screen.press(.key(key), .ended, at: 0) }
      #expect(diary.read().count == 2 * 26)
      #expect(screen.application.engine.touchesEvent.table.presses.isEmpty)
    }
  }

  //  shift     ●━━━━━━━━━━━━○
  //  finger 1    ●━○  ●━○      two sequences
  @Test func aKeyThatIsHeldDoesNotJoinSequencesOfTouches() {
    withRemote(taking: []) { screen, _, _, diary in
      let probe = screen.probe("probe", on: screen.view("board"))
      var sequences: [Int] = []
      probe.when(.began) { sequences += $0.tracked.map { $0.sequenceNumber } }
      let key = UIPress.PressType.key(.keyboardLeftShift)
      screen.press(key, .began, at: 0)
      for _ in 1...2 { screen.play(.tap(at: CGPoint(x: 200, y: 200))) }
      screen.press(key, .ended, at: screen.now)
      #expect(sequences == [1, 2] && diary.read().count == 2)
    }
  }

  @Test func aPressGoesToTheWindowInWhichItBegan() {
    withRemote(taking: []) { screen, remote, _, diary in
      screen.press(.select, .began, at: 0)
      let other = UIWindow(frame: remote.frame)
      other.makeKeyAndVisible()
      screen.press(.upArrow, .began, at: 1)
      screen.press(.select, .ended, at: 2)
      #expect(diary.read() == ["select began @0.0", "select ended @2.0"])
      screen.press(.upArrow, .ended, at: 3)
      other.isHidden = true
    }
  }

  @Test func aRecognizerMayWaitForAnothersFailure() {
    withRemote(taking: [.select]) { screen, remote, judge, diary in
      let second = screen.add(Judge(), named: "second", to: remote)
      second.allowedPressTypes = judge.allowedPressTypes
      second.isPatient = true
      second.whenBegan = { $0.state = .recognized }
      second.addAction { second in diary.write("second \(second.state)") }
      screen.press(.select, .began, at: 0)
      #expect(diary.read() == ["select began @0.0"])
      judge.state = .failed
      #expect(diary.read() == ["second ended", "select cancelled @0.0"])
      screen.press(.select, .ended, at: 1)
    }
  }

  @Test func aRecognizerThatWasExcludedStaysOutWhileItsPressIsDown() {
    withRemote(taking: [.select]) { screen, remote, judge, diary in
      let second = screen.add(Judge(), named: "second", to: remote)
      second.allowedPressTypes = judge.allowedPressTypes
      second.addAction { second in diary.write("second \(second.state)") }
      screen.press(.select, .began, at: 0)
      second.state = .recognized
      judge.state = .began
      #expect(judge.state == .possible)
      #expect(diary.read() == ["select began @0.0", "second ended", "select cancelled @0.0"])
      screen.press(.select, .ended, at: 1)
      judge.state = .recognized
      #expect(diary.read() == ["judge ended"])
    }
  }
}

@Suite struct PressesOfWhichAnAppMakesItsOwn {
  private final class KeepingApplication: UIApplication {
    var keeps = false
    override func sendEvent(_ event: UIEvent) {
      if !keeps || event.type != .presses { super.sendEvent(event) }
    }
  }

  private func withRemote(_ body: (KeepingApplication, Diary) -> Void) {
    let application = KeepingApplication()
    application.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.makeKeyAndVisible()
      let diary = Diary()
      let remote = Remote(diary)
      window.addSubview(remote)
      remote.becomeFirstResponder()
      body(application, diary)
    }
  }

  @Test func aReleaseThatSendEventKeepsIsACancellation() {
    withRemote { application, diary in
      application.receivePress(.select, .began, at: 1)
      application.keeps = true
      application.receivePress(.select, .ended, at: 2)
      #expect(diary.read() == ["select began @1.0", "select cancelled @2.0"])
      application.keeps = false
      application.receivePress(.select, .began, at: 3)
      #expect(diary.read() == ["select began @3.0"])
      application.receivePress(.select, .ended, at: 4)
    }
  }

  @Test func aPressThatSendEventKeepsIsNotCancelled() {
    withRemote { application, diary in
      application.keeps = true
      application.receivePress(.select, .began, at: 1)
      application.keeps = false
      #expect(diary.read() == [])
      application.receivePress(.select, .ended, at: 2)
    }
  }

  @Test func heldKeyIsTypedWhenItIsReleased() {
    final class Field: UIView, UIKeyInput {
      var text = ""
      var hasText: Bool { !text.isEmpty }
      override var canBecomeFirstResponder: Bool { true }
      func insertText(_ text: String) { self.text += text }
      func deleteBackward() { if hasText { text.removeLast() } }
    }
    withScreen { screen in
      let field = screen.add(Field(), named: "field")
      field.becomeFirstResponder()
      let judge = screen.add(Judge(), named: "judge", to: field)
      judge.allowedPressTypes = [NSNumber(value: UIPress.PressType.key(.keyboardA).rawValue)]
      judge.delaysTouchesBegan = true
      screen.keyA(.down)
      screen.keyA(.repeated)
      #expect(field.text == "")
      judge.state = .failed
      #expect(field.text == "a")
      screen.keyA(.repeated)
      #expect(field.text == "aa")
      screen.keyA(.up)
      judge.whenBegan = { $0.state = .recognized }
      screen.keyA(.down)
      screen.keyA(.up)
      #expect(field.text == "aa")
      screen.ignoreLog()
    }
  }
}
