// Who wins: which recognizers a winner excludes, whom it spares, and who comes first.

import Testing
import TouchTesting
import UIKit

private let start = CGPoint(x: 100, y: 100)

/// Whom a winner can exclude at all.
@Suite struct ExclusionScope {
  @Test func aWinnerExcludesTheOthersOnItsView() {
    withScreen(recording: verdicts) { screen in
      let board = screen.view("board")
      for name in ["one", "two", "three"] {
        screen.add(UIPanGestureRecognizer(), named: name, to: board)
      }
      screen.play(.drag(from: start, to: CGPoint(x: 130, y: 100), over: 0.02))
      screen.expect("two failed, one failed, three began, three changed…, three ended")
    }
  }

  @Test func aWinnerExcludesThoseOfItsAncestorsAndOfTheWindow() {
    withScreen(recording: verdicts) { screen in
      let board = screen.view("board")
      let card = screen.view("card", in: board)
      screen.add(UIPanGestureRecognizer(), named: "outer", to: board)
      screen.add(UIPanGestureRecognizer(), named: "outmost", to: screen.window)
      screen.add(UIPanGestureRecognizer(), named: "inner", to: card)
      screen.play(.drag(from: start, to: CGPoint(x: 130, y: 100), over: 0.02))
      screen.expect("outer failed, outmost failed, inner began, inner changed…, inner ended")
    }
  }

  @Test func aWinnerExcludesThoseOfItsDescendants() {
    withScreen(recording: verdicts) { screen in
      let board = screen.view("board")
      let card = screen.view("card", in: board)
      screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      screen.add(UISwipeGestureRecognizer(), named: "swipe", to: card)
      screen.play(.drag(from: start, to: CGPoint(x: 120, y: 100), over: 0.02))
      screen.expect("swipe failed, pan began, pan changed…, pan ended")
    }
  }

  @Test func siblingsNeverExcludeEachOther() {
    withScreen(recording: verdicts) { screen in
      let left = screen.view("left", frame: rect(0, 0, 200, 800))
      let right = screen.view("right", frame: rect(200, 0, 200, 800))
      screen.add(UIPanGestureRecognizer(), named: "leftPan", to: left)
      screen.add(UIPanGestureRecognizer(), named: "rightPan", to: right)
      screen.play(
        .down(at: start, CGPoint(x: 300, y: 100))
          .move(by: CGVector(dx: 0, dy: 20)).up())
      screen.expect("leftPan began, rightPan began, leftPan ended, rightPan ended")
    }
  }

  @Test func aViewsCousinsAreNotExcludedButTheirCommonAncestorIs() {
    withScreen(recording: verdicts) { screen in
      let board = screen.view("board")
      let left = screen.view("left", frame: rect(0, 0, 200, 800), in: board)
      let right = screen.view("right", frame: rect(200, 0, 200, 800), in: board)
      let card = screen.view("card", in: screen.view("tray", in: right))
      screen.add(UIPanGestureRecognizer(), named: "boardPan", to: board)
      screen.add(UIPanGestureRecognizer(), named: "leftPan", to: left)
      screen.add(UIPanGestureRecognizer(), named: "cardPan", to: card)
      screen.play(
        .down(at: start, CGPoint(x: 300, y: 100))
          .move(by: CGVector(dx: 0, dy: 20)).up())
      screen.expect(
        "boardPan failed, cardPan began, leftPan began, cardPan ended, leftPan ended")
    }
  }

  @Test func recognizerWithoutTouchesIsNotAskedAbout() {
    withScreen(recording: verdicts) { screen in
      let board = screen.view("board")
      screen.add(UIPanGestureRecognizer(), named: "deaf", to: board).isEnabled = false
      let pan = screen.add(AskedPan(), named: "pan", to: board)
      pan.answers = .exclusion(screen)
      screen.play(.drag(from: start, to: CGPoint(x: 130, y: 100), over: 0.02))
      screen.expect("pan began, pan changed…, pan ended")
    }
  }
}

/// Who comes first when several want the same event.
@Suite struct ExclusionOrder {
  @Test func onOneViewTheLaterAddedComesFirst() {
    withScreen(recording: verdicts) { screen in
      let board = screen.view("board")
      let pan = screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      screen.add(UIPanGestureRecognizer(), named: "other", to: board)
      screen.play(.drag(from: start, to: CGPoint(x: 130, y: 100), over: 0.02))
      screen.expect("pan failed, other began, other changed…, other ended")
      board.addGestureRecognizer(pan)
      screen.play(.drag(from: start, to: CGPoint(x: 130, y: 100), over: 0.02))
      screen.expect("other failed, pan began, pan changed…, pan ended")
    }
  }

  @Test func theDeeperViewComesFirstWhoeverWasAddedLater() {
    withScreen(recording: verdicts) { screen in
      let board = screen.view("board")
      let card = screen.view("card", in: board)
      screen.add(UITapGestureRecognizer(), named: "cardTap", to: card)
      screen.add(UITapGestureRecognizer(), named: "boardTap", to: board)
      screen.play(.tap(at: start))
      screen.expect("boardTap failed, cardTap ended")
    }
  }

  @Test func requiredRecognizerWinsBeforeItsDependents() {
    withScreen(recording: verdicts) { screen in
      let board = screen.view("board")
      let card = screen.view("card", in: board)
      let boardTap = screen.add(UITapGestureRecognizer(), named: "boardTap", to: board)
      let cardTap = screen.add(UITapGestureRecognizer(), named: "cardTap", to: card)
      cardTap.require(toFail: boardTap)
      screen.play(.tap(at: start))
      screen.expect("cardTap failed, boardTap ended")
    }
  }

  @Test func earlierEventWinsWhateverTheOrder() {
    withScreen(recording: verdicts) { screen in
      let board = screen.view("board")
      let card = screen.view("card", in: board)
      screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      screen.add(UITapGestureRecognizer(), named: "tap", to: card)
      screen.play(.drag(from: start, to: CGPoint(x: 112, y: 100), over: 0.02))
      screen.expect("tap failed, pan began, pan changed, pan ended")
    }
  }
}

/// Whoever began is safe, and can forbid others to begin.
@Suite struct Incumbents {
  @Test func activeRecognizerIsNotExcludedByALaterWinner() {
    withScreen(recording: verdicts) { screen in
      let board = screen.view("board")
      let pan = screen.add(AskedPan(), named: "pan", to: board)
      let answers = Answers.exclusion(screen)
      answers.prevents = { _ in false }
      pan.answers = answers
      screen.add(UISwipeGestureRecognizer(), named: "swipe", to: board)
      screen.play(.down(at: start).move(to: CGPoint(x: 115, y: 100)))
      screen.expect("pan canPrevent swipe? no, pan began")
      // The swipe could exclude the pan, but the pan has begun.
      screen.finger().move(by: 45, 0)
      screen.expect("pan canPrevent swipe? no, swipe ended, pan changed")
      screen.finger().move(by: 5, 0)
      screen.finger().up()
      screen.expect("pan changed, pan ended")
    }
  }

  @Test func activeRecognizerForbidsALaterOneToBegin() {
    withScreen(recording: verdicts) { screen in
      let board = screen.view("board")
      board.isMultipleTouchEnabled = true
      let pan = screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      pan.maximumNumberOfTouches = 1
      screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      screen.play(.down(at: start).move(by: CGVector(dx: 20, dy: 0)))
      screen.expect("tap failed, pan began")
      screen.play(Fingers().wait(0.1))
      let second = screen.finger(2)
      second.down(at: CGPoint(x: 300, y: 300))
      screen.wait(0.05)
      second.up()
      screen.expect("tap failed")
      screen.finger().up()
      screen.expect("pan ended")
    }
  }

  @Test func activeRecognizerLetsALaterOneBeginIfADelegateAllowsBoth() {
    withScreen(recording: verdicts) { screen in
      let board = screen.view("board")
      let pan = screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      pan.maximumNumberOfTouches = 1
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      let delegate = screen.allowTogether(tap)
      screen.play(.down(at: start).move(by: CGVector(dx: 20, dy: 0)))
      let second = screen.finger(2)
      screen.expect("pan began")
      screen.finger().move(by: 40, 0)
      screen.expect("tap failed, pan changed")
      second.down(at: CGPoint(x: 300, y: 300))
      second.up()
      screen.expect("tap ended")
      screen.finger().up()
      screen.expect("pan ended")
      _ = delegate
    }
  }

  @Test func endedRecognizerForbidsOthersUntilItsReset() {
    withScreen(recording: verdicts) { screen in
      let board = screen.view("board")
      board.isMultipleTouchEnabled = true
      let gate = screen.add(Scripted(), named: "gate", to: board)
      let patient = screen.add(Scripted(), named: "patient", to: board)
      let winner = screen.add(Scripted(), named: "winner", to: board)
      let late = screen.add(Scripted(), named: "late", to: board)
      gate.began = { $0.state = .failed }
      winner.began = { $0.state = .ended }
      late.began = { $0.state = .ended }
      // The requirements tie all three: none is reset while the patient one is undecided.
      winner.require(toFail: gate)
      patient.require(toFail: gate)
      let delegate = screen.allowTogether(patient, late)
      delegate.simultaneous = { recognizer, _ in recognizer === patient }
      delegate.receivesTouch = { recognizer, touch in
        (recognizer === late) == (touch.location(in: nil).x > 200)
      }
      screen.finger(1).down(at: start)
      screen.expect("gate failed, winner ended")
      screen.finger(2).down(at: CGPoint(x: 300, y: 300))
      screen.expect("late failed")
      screen.finger(1).up()
      screen.expect("patient failed")
      screen.finger(2).up()
    }
  }

  //  finger 1  ●━→━━━━━━━━○
  //  finger 2       ●━○
  @Test func aTapThatWaitsIsForbiddenAtOnceAndDoesNotComeOutAfterThePan() {
    withScreen { screen in
      let board = screen.view("board")
      board.isMultipleTouchEnabled = true
      screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      let double = screen.add(UITapGestureRecognizer(), named: "double", to: board)
      double.numberOfTapsRequired = 2
      tap.require(toFail: double)
      var causes: [String] = []
      let token = screen.observe {
        if case .transition(_, _, .failed, _) = $0.decision { causes.append($0.description) }
      }
      let second = CGPoint(x: 300, y: 300)
      screen.play(
        .down(at: start).move(by: CGVector(dx: 30, dy: 0)).wait(0.1).down(at: second).wait(0.05)
          .up(2))
      screen.wait(0.1)
      screen.finger(1).up()
      screen.wait(1)
      screen.application.removeObserver(token)
      screen.expect("board began, pan began, board cancelled, pan changed, pan ended")
      #expect(
        causes == [
          "double failed: excluded by pan", "tap failed: excluded by pan",
          "tap failed: pan was there first and excludes it",
          "double failed: no further tap within 0.35 s",
        ])
    }
  }

  //  finger 1  ●━→━━━━━━━━○   pans, and excludes the probe
  @Test func excludedRecognizerStaysOutWhileItsTouchIsDown() {
    withScreen(recording: [.actions, .failures, .notes]) { screen in
      let board = screen.view("board")
      board.isMultipleTouchEnabled = true
      screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      let probe = screen.probe("probe", on: board)
      probe.isNoting = false
      probe.onReset = { $0.note("resets") }
      screen.play(.down(at: start).move(by: CGVector(dx: 30, dy: 0)))
      screen.expect("probe failed, pan began, probe resets")
      // After its reset, and without any touch.
      probe.state = .began
      screen.expect("probe failed, probe resets")
      #expect(probe.state == .possible)
      probe.state = .ended
      screen.expect("probe failed, probe resets")
      screen.finger().up()
      screen.expect("pan ended")
      probe.state = .ended
      screen.expect("probe ended, probe resets")
    }
  }

  //  finger 1  ●━━━━━━━━━━━○     wins for the winner, which is over at once
  //  finger 2    ●━○     ●━○    one while finger 1 is down, one after
  @Test func excludedRecognizerStaysOutAlsoWithAnotherTouch() {
    withScreen(recording: [.actions, .failures]) { screen in
      let board = screen.view("board")
      board.isMultipleTouchEnabled = true
      screen.probe("loser", on: board).when(.began, become: .ended)
      let winner = screen.probe("winner", on: board).when(.began, become: .ended)
      var causes: [String] = []
      screen.observe {
        if case .transition(_, _, .failed, _) = $0.decision { causes.append($0.description) }
      }
      screen.finger(1).down(at: start)
      screen.expect("loser failed, winner ended")
      winner.isEnabled = false
      screen.finger(2).down(at: CGPoint(x: 300, y: 300))
      screen.finger(2).up()
      screen.expect("loser failed")
      screen.finger(1).up()
      screen.finger(2).down(at: CGPoint(x: 300, y: 300))
      screen.finger(2).up()
      screen.expect("loser ended")
      #expect(
        causes == [
          "loser failed: excluded by winner",
          "loser failed: it was excluded before, and a finger of that attempt is still down",
        ])
    }
  }

  //  finger 1  ●━━━━━━━━━━━━━○   rests on another view
  //  finger 2    ●━○             wins for the winner
  //  finger 3         ●━○        wins for the one that lost finger 2
  @Test func aFingerThatItNeverHadKeepsNobodyOut() {
    withScreen(recording: [.actions, .failures]) { screen in
      let left = CGRect(x: 0, y: 0, width: 200, height: 800)
      screen.view("left", frame: left)
      let right = screen.view("right", frame: left.offsetBy(dx: 200, dy: 0))
      screen.probe("loser", on: right).when(.began, become: .ended)
      let winner = screen.probe("winner", on: right).when(.began, become: .ended)
      screen.finger(1).down(at: start)
      screen.finger(2).down(at: CGPoint(x: 250, y: 100))
      screen.finger(2).up()
      screen.expect("loser failed, winner ended")
      winner.isEnabled = false
      screen.finger(3).down(at: CGPoint(x: 250, y: 100))
      screen.expect("loser ended")
      screen.finger(3).up()
      screen.finger(1).up()
    }
  }

  @Test func aRunningGestureOfASiblingForbidsNothing() {
    withScreen(recording: verdicts) { screen in
      let left = screen.view("left", frame: rect(0, 0, 200, 800))
      let right = screen.view("right", frame: rect(200, 0, 200, 800))
      screen.add(UIPanGestureRecognizer(), named: "pan", to: left)
      screen.add(UITapGestureRecognizer(), named: "tap", to: right)
      screen.play(.down(at: start).move(by: CGVector(dx: 20, dy: 0)))
      let second = screen.finger(2)
      second.down(at: CGPoint(x: 300, y: 300))
      second.up()
      screen.finger().up()
      screen.expect("pan began, tap ended, pan ended")
    }
  }

  @Test func theNextSequenceKnowsNothingOfTheLastWinner() {
    withScreen(recording: verdicts) { screen in
      let board = screen.view("board")
      screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      screen.play(.drag(from: start, to: CGPoint(x: 112, y: 100), over: 0.01))
      screen.play(.tap(at: start))
      screen.expect("tap failed, pan began, pan ended, tap ended, pan failed")
    }
  }
}
