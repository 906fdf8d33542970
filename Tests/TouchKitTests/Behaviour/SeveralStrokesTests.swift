// BEHAVIOUR 3: a recognizer that is active goes on when its fingers are up, until it decides.

import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

private let a = CGPoint(x: 100, y: 100)
private let b = CGPoint(x: 200, y: 100)

@Suite struct SeveralStrokes {
  /// A recognizer of two strokes: begins with the first, ends with the second, and knows its fingers.
  private func cross(on screen: TestScreen) -> (view: ActingView, cross: Probe) {
    let board = screen.acting("board")
    let cross = screen.probe("cross", on: board)
    var strokes = 0
    cross.isNoting = false
    cross.when(.began) { if $0.state == .possible { $0.state = .began } }
    cross.when(.moved, become: .changed)
    cross.when(.ended) {
      strokes += 1
      if strokes == 2 { $0.state = .ended }
    }
    cross.onReset = { _ in strokes = 0 }
    return (board, cross)
  }

  //  finger 1  ●━→━○   ●━→━○
  @Test func anActiveRecognizerGoesOnFromStrokeToStroke() {
    withScreen(recording: [.actions, .failures, .resets, .touches]) { screen in
      let (_, cross) = cross(on: screen)
      var notes: [String] = []
      let token = screen.observe { if case .goesOn = $0.decision { notes.append($0.description) } }
      screen.play(.drag(from: a, to: b, over: 0.01))
      screen.expect("cross began, cross changed…")
      #expect(cross.state == .changed && cross.numberOfTouches == 0 && cross.location(in: nil) == b)
      screen.wait(100)
      screen.expect("")
      screen.play(.drag(from: b, to: a, over: 0.01))
      screen.expect("cross changed…, cross ended, cross reset")
      #expect(notes == ["cross stays changed: all its fingers are up"])
      screen.application.removeObserver(token)
      screen.play(.drag(from: a, to: b, over: 0.01).then(.drag(from: b, to: a, over: 0.01)))
      screen.expect("cross began, cross changed…, cross ended, cross reset")
    }
  }

  //  finger 1  ●━○   ●━○
  @Test func aRecognizerThatWaitsWithoutTouchesStaysPossible() {
    withScreen(recording: [.actions, .failures, .resets]) { screen in
      let twice = screen.probe("twice", on: screen.acting("board"))
      var taps = 0
      twice.isNoting = false
      twice.when(.ended) {
        taps += 1
        if taps == 2 { $0.state = .ended }
      }
      twice.onReset = { _ in taps = 0 }
      screen.play(.tap(at: a))
      screen.expect("twice failed, twice reset")
      #expect(!twice.waitsWithoutTouches && twice.requiresExclusiveTouchType)
      twice.waitsWithoutTouches = true
      #expect(twice.waitsWithoutTouches)
      screen.play(.tap(at: a))
      screen.wait(100)
      screen.expect("")
      #expect(twice.state == .possible)
      screen.play(.tap(at: b))
      screen.expect("twice ended, twice reset")
    }
  }

  //  finger 1  ●━○             began and lifted
  //  finger 2       ●━○        the tap has its own sequence
  @Test func activeRecognizerDoesNotExcludeOthersFromTouchesOfOtherViews() {
    withScreen(recording: [.actions, .failures, .touches]) { screen in
      let left = screen.view("left", frame: CGRect(x: 0, y: 0, width: 150, height: 800))
      let right = screen.view("right", frame: CGRect(x: 150, y: 0, width: 250, height: 800))
      let active = screen.probe("active", on: left)
      active.isNoting = false
      active.when(.began, become: .began)
      screen.add(UITapGestureRecognizer(), named: "tap", to: screen.window)
      screen.add(UITapGestureRecognizer(), named: "rightTap", to: right)
      screen.play(.tap(at: a))
      screen.expect("tap failed, active began, active changed")
      screen.play(.tap(at: b))
      screen.expect("right began, tap failed, rightTap ended, right cancelled")
      // In its own view it still comes first.
      screen.play(.tap(at: a))
      screen.expect("active changed, tap failed")
      active.isEnabled = false
      screen.expect("active cancelled")
    }
  }

  @Test func strokesEndWhenTheirRecognizerIsDisabledOrRemoved() {
    for isRemoved in [false, true] {
      withScreen(recording: [.actions, .resets]) { screen in
        let (board, cross) = cross(on: screen)
        screen.play(.tap(at: a))
        screen.expect("cross began, cross changed")
        if isRemoved { board.removeGestureRecognizer(cross) } else { cross.isEnabled = false }
        screen.expect("cross cancelled, cross reset")
      }
    }
  }

  @Test func strokesEndWithTheDeadlineOfTheirRecognizer() {
    withScreen(recording: [.actions, .resets]) { screen in
      let (_, cross) = cross(on: screen)
      cross.when(.ended) { $0.setDeadline(screen.now + 0.5) }
      cross.onDeadline = { $0.state = .ended }
      screen.play(.tap(at: a).then(.tap(at: a), after: 0.4))
      screen.expect("cross began, cross changed")
      screen.wait(0.5)
      screen.expect("cross ended, cross reset")
    }
  }

  //  finger 1  ●━×   taken away by the system
  @Test func alsoTouchesThatAreTakenAwayAreUp() {
    withScreen(recording: [.actions]) { screen in
      let (_, cross) = cross(on: screen)
      screen.play(.down(at: a).cancel())
      screen.expect("cross began, cross changed")
      #expect(cross.state == .changed)
      cross.state = .ended
      screen.expect("cross ended")
    }
  }

  @Test func dependentIsResetWithARecognizerOfSeveralStrokes() {
    withScreen(recording: [.actions, .failures, .resets]) { screen in
      let (board, cross) = cross(on: screen)
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      tap.require(toFail: cross)
      screen.play(.tap(at: a))
      screen.expect("tap failed, cross began, cross changed")
      screen.play(.tap(at: a))
      screen.expect("cross ended, cross reset, tap reset")
    }
  }

  @Test func itsSlotsAreFreeForOtherTouches() {
    withScreen(recording: [.actions]) { screen in
      let (board, cross) = cross(on: screen)
      cross.when(.ended) { _ in }
      board.addGestureRecognizer(UITapGestureRecognizer())
      for _ in 0..<200 {
        screen.play(.tap(at: a))
        #expect(screen.application.touchesLingering == 0)
      }
      screen.ignoreLog()
      cross.isEnabled = false
      screen.expect("cross cancelled")
    }
  }

  @Test func theLeftoverCheckNamesIt() {
    withScreen(recording: []) { screen in
      let (_, cross) = cross(on: screen)
      screen.play(.tap(at: a))
      let text = screen.finish()?.description ?? ""
      #expect(
        text.contains(
          "  - cross is still changed, with all its fingers up: let it decide, or disable it\n"))
      cross.isEnabled = false
    }
  }
}
