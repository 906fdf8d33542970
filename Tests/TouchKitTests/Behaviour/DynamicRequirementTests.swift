// Failure requirements that classes and delegates state anew for each attempt.

import Testing
import TouchTesting
import UIKit

private let place = CGPoint(x: 100, y: 100)
private let contest: LogContents = [.actions, .failures, .waits, .notes]

@Suite struct DynamicRequirements {
  /// A tap and a double tap, and what the delegate of one of them says.
  private func tapTwice(
    asking name: String, _ answer: (RecordingDelegate) -> Void, expecting log: String
  ) {
    withScreen(recording: [.actions, .failures, .waits]) { screen in
      let (tap, double) = screen.addTapAndDoubleTap()
      let delegate = RecordingDelegate(screen)
      answer(delegate)
      (name == "tap" ? tap : double).delegate = delegate
      screen.play(.doubleTap(at: place))
      screen.expect(log)
    }
  }

  @Test func aDelegateCanMakeItsRecognizerWait() {
    tapTwice(
      asking: "tap", { $0.requiresFailure = { _, _ in true } },
      expecting: "tap waits for double, tap failed, double ended")
  }

  @Test func aDelegateCanMakeTheOtherWait() {
    tapTwice(
      asking: "double", { $0.requiredToFail = { _, _ in true } },
      expecting: "tap waits for double, tap failed, double ended")
  }

  @Test func withoutAYesNobodyWaits() {
    tapTwice(
      asking: "double", { _ in }, expecting: "tap ended, tap failed, double ended")
  }

  @Test func aClassCanMakeItsRecognizerWaitOrTheOther() {
    for isWaiting in [true, false] {
      withScreen(recording: contest) { screen in
        let board = screen.view("board")
        let asked = screen.add(AskedPan(), named: "asked", to: board)
        let plain = screen.add(Scripted(), named: "plain", to: board)
        plain.moved = { $0.state = .began }
        plain.ended = { $0.state = .ended }
        asked.answers = Answers.requirements(screen)
        if isWaiting {
          asked.answers?.waitsFor = { _ in true }
        } else {
          asked.answers?.blocks = { _ in true }
        }
        screen.play(.drag(from: place, to: CGPoint(x: 130, y: 100), over: 0.01))
        if isWaiting {
          screen.expect(
            """
            asked shouldRequire plain? yes, asked shouldBeRequiredBy plain? no
            asked failed, plain began, plain ended
            """)
        } else {
          screen.expect(
            """
            asked shouldRequire plain? no, asked shouldBeRequiredBy plain? yes
            plain failed, asked began, asked ended
            """)
        }
      }
    }
  }

  @Test func eachOrderedPairIsAskedOnceAnAttemptTheClassBeforeTheDelegate() {
    withScreen(recording: contest) { screen in
      let board = screen.view("board")
      board.isMultipleTouchEnabled = true
      let delegate = RecordingDelegate(screen)
      delegate.requiresFailure = { recognizer, other in
        screen.note("\(recognizer.name ?? "")'s delegate requires \(other.name ?? "")? no")
        return false
      }
      delegate.requiredToFail = { recognizer, other in
        screen.note("\(recognizer.name ?? "")'s delegate required by \(other.name ?? "")? no")
        return false
      }
      for name in ["one", "two"] {
        let pan = screen.add(AskedPan(), named: name, to: board)
        pan.answers = Answers.requirements(screen)
        pan.delegate = delegate
      }
      let (first, second) = (screen.finger(1), screen.finger(2))
      first.down(at: place)
      screen.expect(
        """
        two shouldRequire one? no, two's delegate requires one? no
        two shouldBeRequiredBy one? no, two's delegate required by one? no
        one shouldRequire two? no, one's delegate requires two? no
        one shouldBeRequiredBy two? no, one's delegate required by two? no
        """)
      second.down(at: CGPoint(x: 300, y: 300))
      first.move(by: 5, 5)
      first.up()
      second.up()
      screen.expect("two failed, one failed")
      first.down(at: place)
      #expect(screen.news.count == 8)
      screen.ignoreLog()
      first.up()
      screen.expect("two failed, one failed")
    }
  }

  @Test func aYesOfTheClassSparesTheQuestionToTheDelegate() {
    withScreen(recording: [.notes]) { screen in
      let board = screen.view("board")
      let delegate = RecordingDelegate(screen)
      delegate.requiresFailure = { _, _ in
        screen.note("delegate asked")
        return false
      }
      let pan = screen.add(AskedPan(), named: "pan", to: board)
      pan.delegate = delegate
      pan.answers = Answers(screen)
      pan.answers?.waitsFor = { _ in true }
      screen.add(UISwipeGestureRecognizer(), named: "swipe", to: board)
      screen.play(.tap(at: place))
      screen.expect("pan shouldRequire swipe? yes")
    }
  }

  @Test func dynamicRequirementsHoldUntilTheReset() {
    withScreen(recording: contest) { screen in
      let (tap, _) = screen.addTapAndDoubleTap()
      let delegate = RecordingDelegate(screen)
      var isPatient = true
      delegate.requiresFailure = { _, _ in isPatient }
      tap.delegate = delegate
      screen.play(.tap(at: place))
      // Changing one's mind in mid-attempt changes nothing.
      isPatient = false
      screen.settle()
      screen.expect("tap waits for double, double failed @0.430, tap ended @0.430")
      screen.play(.tap(at: place))
      screen.expect("tap ended @0.510")
      screen.settle()
      screen.expect("double failed")
    }
  }

  @Test func dynamicRequirementsCrossViewHierarchies() {
    withScreen(recording: contest) { screen in
      let left = screen.view("left", frame: rect(0, 0, 200, 800))
      let right = screen.view("right", frame: rect(200, 0, 200, 800))
      let leftPan = screen.add(UIPanGestureRecognizer(), named: "leftPan", to: left)
      let rightPress = screen.add(UILongPressGestureRecognizer(), named: "rightPress", to: right)
      let delegate = RecordingDelegate(screen)
      delegate.requiresFailure = { _, other in other === rightPress }
      leftPan.delegate = delegate
      let (first, second) = (screen.finger(1), screen.finger(2))
      screen.together {
        first.down(at: place)
        second.down(at: CGPoint(x: 300, y: 100))
      }
      first.move(by: 20, 0)
      screen.expect("leftPan waits for rightPress")
      second.move(by: 20, 0)
      screen.expect("rightPress failed, leftPan began")
      first.up()
      second.up()
      screen.expect("leftPan ended")
    }
  }

  @Test func staticOnesCrossViewHierarchiesToo() {
    withScreen(recording: contest) { screen in
      let left = screen.view("left", frame: rect(0, 0, 200, 800))
      let right = screen.view("right", frame: rect(200, 0, 200, 800))
      let leftTap = screen.add(UITapGestureRecognizer(), named: "leftTap", to: left)
      let rightPan = screen.add(UIPanGestureRecognizer(), named: "rightPan", to: right)
      leftTap.require(toFail: rightPan)
      let (first, second) = (screen.finger(1), screen.finger(2))
      second.down(at: CGPoint(x: 300, y: 100))
      first.down(at: place)
      first.up()
      screen.expect("leftTap waits for rightPan")
      second.up()
      screen.expect("rightPan failed, leftTap ended")
      // Alone, nobody is waited for.
      screen.play(.tap(at: place))
      screen.expect("leftTap ended")
    }
  }

  @Test func recognizerThatJoinsWithALaterFingerIsAskedThen() {
    withScreen(recording: contest) { screen in
      let board = screen.view("board")
      let corner = screen.view("corner", frame: rect(300, 300, 100, 100), in: board)
      board.isMultipleTouchEnabled = true
      let pan = screen.add(AskedPan(), named: "pan", to: board)
      pan.answers = Answers(screen)
      pan.answers?.waitsFor = { $0.name == "press" }
      screen.add(UILongPressGestureRecognizer(), named: "press", to: corner)
      let (first, second) = (screen.finger(1), screen.finger(2))
      first.down(at: place)
      screen.expect("")
      second.down(at: CGPoint(x: 350, y: 350))
      first.move(by: 30, 0)
      screen.expect("pan shouldRequire press? yes, pan waits for press")
      screen.wait(0.5)
      screen.expect("pan failed, press began @0.500")
      first.up()
      second.up()
      screen.expect("press ended")
    }
  }

  @Test func bothDirectionsAtOnceAreACycleAndOneIsBroken() {
    withScreen(recording: contest) { screen in
      let board = screen.view("board")
      let delegate = RecordingDelegate(screen)
      delegate.requiresFailure = { _, _ in true }
      for name in ["one", "two"] {
        screen.add(UITapGestureRecognizer(), named: name, to: board).delegate = delegate
      }
      var broken: [String] = []
      screen.observe { observation in
        if case .brokenRequirement = observation.decision { broken.append(observation.description) }
      }
      screen.play(.tap(at: place))
      #expect(broken == ["one does not wait for two: the requirement closes a cycle"])
      screen.expect("two failed, one ended")
    }
  }
}

/// Single, double and triple taps on one view, as every photo viewer has them.
@Suite struct TapTree {
  private func withTaps(_ body: (TestScreen) -> Void) {
    withScreen(recording: [.actions, .touches]) { screen in
      let board = screen.view("board")
      let taps = (1...3).map { count in
        let tap = screen.add(UITapGestureRecognizer(), named: "tap\(count)", to: board)
        tap.numberOfTapsRequired = count
        return tap
      }
      taps[0].require(toFail: taps[1])
      taps[1].require(toFail: taps[2])
      body(screen)
    }
  }

  @Test(arguments: 1...3)
  func tapsAreTheGestureOfTheirNumber(count: Int) {
    withTaps { screen in
      screen.play(.tap(at: place, taps: count))
      screen.settle()
      screen.expect(
        "board began ×\(count), tap\(count) ended, board cancelled ×\(count)")
    }
  }

  @Test func fourTapsAreATripleAndASingle() {
    withTaps { screen in
      screen.play(.tap(at: place, taps: 4))
      screen.settle()
      screen.expect(
        """
        board began ×3, tap3 ended @0.440, board cancelled @0.440 ×3
        board began @0.540, tap1 ended @0.970, board cancelled
        """)
    }
  }

  @Test func twoTapsTooFarApartInTimeAreTwoSingleOnes() {
    withTaps { screen in
      screen.play(.tap(at: place, taps: 2, gap: 0.36))
      screen.settle()
      screen.expect(
        """
        board began, tap1 ended @0.430, board cancelled
        board began @0.440, tap1 ended @0.870, board cancelled
        """)
    }
  }

  @Test func twoTapsTooFarApartInSpaceAreOneForWhoeverIsLeft() {
    withTaps { screen in
      screen.play(Fingers.tap(at: place).then(.tap(at: CGPoint(x: 200, y: 100)), after: 0.1))
      screen.settle()
      // With the second tap the others see that they have failed; the single tap stands, and has
      // no part in the second one.
      screen.expect(
        """
        board began, tap1 ended @0.180, board cancelled
        board began @0.180, board ended @0.260
        """)
    }
  }
}
