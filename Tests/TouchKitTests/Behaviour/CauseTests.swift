// Every verdict has a reason: whole scenes as the observer hears them, and each cause once.

import GestureCore
import Testing
import TouchTesting
import UIKit

private let place = CGPoint(x: 100, y: 100)

extension TestScreen {
  /// Has the observer's texts noted by a closure.
  fileprivate func texts(
    where isWanted: @escaping (Observation) -> Bool = { _ in true }, _ body: () -> Void
  ) -> [String] {
    var texts: [String] = []
    let token = observe { if isWanted($0) { texts.append($0.description) } }
    body()
    application.removeObserver(token)
    return texts
  }
}

@Suite struct Scenes {
  /// A view of no name, so that texts need none.
  private func withBoard(_ body: (TestScreen, UIView) -> Void) {
    withScreen(recording: []) { screen in
      let board = UIView(frame: screen.window.bounds)
      screen.window.addSubview(board)
      body(screen, board)
    }
  }

  @Test func aTapThatWaitsForADoubleTap() {
    withBoard { screen, board in
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      let double = screen.add(UITapGestureRecognizer(), named: "double", to: board)
      double.numberOfTapsRequired = 2
      tap.require(toFail: double)
      let texts = screen.texts {
        screen.play(.tap(at: place))
        screen.settle()
      }
      #expect(
        texts == [
          "double takes finger 1",
          "tap takes finger 1",
          "view 2 hears began of finger 1",
          "tap waits for double to fail",
          "finger 1 ended: held back from its view",
          "double failed: no further tap within 0.35 s",
          "tap ended: 1 tap",
          "tap tells its targets: ended",
          "finger 1 ended: kept from its view for good",
          "view 2 hears cancelled of finger 1",
          "double is possible again",
          "tap is possible again",
        ])
    }
  }

  @Test func aPanThatTakesItsTouchFromTheView() {
    withBoard { screen, board in
      screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      let texts = screen.texts {
        screen.play(.drag(from: place, to: CGPoint(x: 120, y: 100), over: 0.016))
      }
      #expect(
        texts == [
          "tap takes finger 1",
          "pan takes finger 1",
          "view 2 hears began of finger 1",
          "tap failed: excluded by pan",
          "pan began: moved 10.4, needed 10",
          "pan tells its targets: began",
          "view 2 hears cancelled of finger 1",
          "tap is possible again",
          "pan changed",
          "pan tells its targets: changed",
          "pan ended",
          "pan tells its targets: ended",
          "pan is possible again",
        ])
    }
  }
}

/// Why a recognizer does not take a touch.
@Suite struct RefusalCauses {
  private func refusals(
    _ play: (TestScreen) -> Void = { $0.play(.tap(at: place)) },
    _ prepare: (TestScreen, RecordingView, Scripted) -> Void
  ) -> [Observation.Refusal] {
    var found: [Observation.Refusal] = []
    withScreen(recording: []) { screen in
      let board = screen.view("board")
      let recognizer = screen.add(Scripted(), named: "r", to: board)
      recognizer.ended = { $0.state = .failed }
      prepare(screen, board, recognizer)
      screen.observe { observation in
        if case .refused(_, recognizer.observationID, let refusal) = observation.decision {
          found.append(refusal)
        }
      }
      play(screen)
    }
    return found
  }

  @Test func disabledRecognizerRefusesATouch() {
    #expect(refusals { _, _, recognizer in recognizer.isEnabled = false } == [.disabled])
  }

  @Test func recognizerThatIsOverRefusesATouchUntilItsReset() {
    let refusals = refusals {
      $0.play(.down(at: place).wait(0.1).down(at: CGPoint(x: 200, y: 100)).up())
    } _: { screen, board, recognizer in
      // Tied to the press, it cannot be reset before that is over.
      let press = screen.add(UILongPressGestureRecognizer(), named: "press", to: board)
      recognizer.require(toFail: press)
      recognizer.began = { $0.state = .failed }
    }
    #expect(refusals == [.alreadyOver(.failed)])
  }

  @Test func theTouchIsOfAnotherType() {
    let refusals = refusals { _, _, recognizer in
      recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    }
    #expect(refusals == [.touchTypeNotAllowed])
  }

  @Test func recognizerThatTracksAnotherTypeRefusesATouch() {
    let refusals = refusals {
      $0.send([TouchReport(1, .began, at: place)])
      $0.send([TouchReport(2, .began, at: place, type: .pencil)])
      $0.cancelTouches()
    } _: { _, _, recognizer in
      recognizer.moved = { _ in }
    }
    #expect(refusals == [.otherTouchTypeTracked])
  }

  @Test func recognizerThatTakesNoScrollingRefusesAScroll() {
    let refusals = refusals { screen in
      var report = TouchReport(1, .began, at: place)
      report.scrollTypes = .continuous
      screen.send([report])
      screen.send([TouchReport(1, .ended, at: place)])
    } _: { _, _, _ in
    }
    #expect(refusals == [.kindNotAllowed])
  }

  @Test func itsDelegateDeclinedTheTouchOrTheEvent() {
    for isTouch in [true, false] {
      var keep: RecordingDelegate?
      let refusals = refusals { screen, _, recognizer in
        let delegate = RecordingDelegate(screen)
        if isTouch {
          delegate.receivesTouch = { _, _ in false }
        } else {
          delegate.receivesEvent = { _, _ in false }
        }
        recognizer.delegate = delegate
        keep = delegate
      }
      #expect(refusals == [isTouch ? .delegateDeclinedTouch : .delegateDeclinedEvent])
      _ = keep
    }
  }

  @Test func itsClassDeclinedTheEvent() {
    var found: [Observation.Refusal] = []
    withScreen(recording: []) { screen in
      let deaf = screen.add(Deaf(), named: "deaf", to: screen.view("board"))
      screen.observe { observation in
        if case .refused(_, deaf.observationID, let refusal) = observation.decision {
          found.append(refusal)
        }
      }
      screen.play(.tap(at: place))
    }
    #expect(found == [.classDeclinedEvent])
  }

  private final class Deaf: UIGestureRecognizer {
    override func shouldReceive(_ event: UIEvent) -> Bool { false }
  }

  @Test func recognizerWithAllItsTouchesRefusesAnother() {
    var found: [Observation.Refusal] = []
    withScreen(recording: []) { screen in
      let pinch = screen.add(UIPinchGestureRecognizer(), named: "pinch", to: screen.view("board"))
      screen.observe { observation in
        if case .refused(_, pinch.observationID, let refusal) = observation.decision {
          found.append(refusal)
        }
      }
      screen.play(.tap(at: place, fingers: 3))
    }
    #expect(found == [.tooManyTouches(allowed: 2)])
  }

  @Test func anExclusiveViewElsewhereHasATouch() {
    var found: [Observation.Refusal] = []
    withScreen(recording: []) { screen in
      let left = screen.view("left", frame: rect(0, 0, 200, 800))
      let right = screen.view("right", frame: rect(200, 0, 200, 800))
      left.isExclusiveTouch = true
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: right)
      screen.observe { observation in
        if case .refused(_, tap.observationID, let refusal) = observation.decision {
          found.append(refusal)
        }
      }
      screen.play(.down(at: place).down(at: CGPoint(x: 300, y: 100)).up())
    }
    #expect(found == [.exclusiveTouchElsewhere])
  }
}

/// Why a state changed: every case of the cause once.
@Suite struct TransitionCauses {
  private func transitions(_ body: (TestScreen, RecordingView) -> Void) -> [String] {
    var found: [String] = []
    withScreen(recording: []) { screen in
      let board = screen.view("board")
      screen.observe { observation in
        if case .transition(_, let from, _, _) = observation.decision {
          found.append("\(from) → \(observation)")
        }
      }
      body(screen, board)
    }
    return found
  }

  @Test func itsOwnRule() {
    let found = transitions { screen, board in
      screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      screen.play(.drag(from: place, to: CGPoint(x: 148.3, y: 100), over: 0.008))
      screen.play(.tap(at: place))
    }
    #expect(
      found == ["possible → tap failed: moved 48.3, allowed 45", "possible → tap ended: 1 tap"])
  }

  @Test func aDelegateSaidNo() {
    let found = transitions { screen, board in
      let delegate = RecordingDelegate(screen)
      delegate.shouldBegin = { _ in false }
      screen.add(UITapGestureRecognizer(), named: "tap", to: board).delegate = delegate
      screen.play(.tap(at: place))
      _ = delegate
    }
    #expect(
      found == [
        "possible → tap failed: its view or its delegate said that it should not begin"
      ])
  }

  @Test func anotherExcludedItOrForbadeIt() {
    let found = transitions { screen, board in
      board.isMultipleTouchEnabled = true
      let pan = screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      pan.maximumNumberOfTouches = 1
      screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      screen.play(.down(at: place).move(by: CGVector(dx: 20, dy: 0)))
      screen.finger(2).down(at: CGPoint(x: 300, y: 300))
      screen.finger(2).up()
      screen.finger(1).cancel()
    }
    #expect(
      found == [
        "possible → tap failed: excluded by pan", "possible → pan began: moved 20, needed 10",
        "possible → tap failed: pan was there first and excludes it",
        "began → pan cancelled: the system took the touches away",
      ])
  }

  @Test func failureNamesTheRequiredRecognizerThatWasRecognized() {
    let found = transitions { screen, board in
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      let double = screen.add(UITapGestureRecognizer(), named: "double", to: board)
      double.numberOfTapsRequired = 2
      tap.require(toFail: double)
      screen.play(.doubleTap(at: place))
    }
    #expect(
      found == [
        "possible → tap failed: it required the failure of double, which was recognized",
        "possible → double ended: 2 taps",
      ])
  }

  @Test func failureNamesAWithdrawalAndAnAbandonment() {
    let found = transitions { screen, board in
      let pan = screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      let idle = screen.add(Scripted(), named: "idle", to: board)
      let delegate = screen.allowTogether(idle)
      screen.play(.down(at: place).move(by: CGVector(dx: 20, dy: 0)))
      pan.isEnabled = false
      screen.finger().up()
      _ = delegate
    }
    #expect(
      found == [
        "possible → pan began: moved 20, needed 10",
        "began → pan cancelled: disabled, or taken off its view or window",
        "possible → idle failed: all its fingers are up and it never decided",
      ])
  }

  @Test func anAssignmentThatDoesNothingIsTold() {
    withScreen(recording: []) { screen in
      let recognizer = screen.add(Scripted(), named: "r", to: screen.view("board"))
      recognizer.ended = {
        $0.state = .failed
        $0.state = .began
      }
      let texts = screen.texts {
        if case .ignoredAssignment = $0.decision { true } else { false }
      } _: {
        screen.play(.tap(at: place))
      }
      #expect(texts == ["r is failed, so assigning began does nothing"])
    }
  }
}

/// Why a view hears something, later, or never.
@Suite struct DeliveryCauses {
  private func deliveries(_ fingers: Fingers, on screen: TestScreen) -> [String] {
    screen.texts {
      switch $0.decision {
      case .held, .delivered, .dropped: true
      default: false
      }
    } _: {
      screen.play(fingers)
    }
  }

  @Test func heldDeliveredAndDroppedAreTold() {
    withScreen(recording: []) { screen in
      let board = UIView(frame: screen.window.bounds)
      screen.window.addSubview(board)
      let press = screen.add(UILongPressGestureRecognizer(), named: "press", to: board)
      press.delaysTouchesBegan = true
      #expect(
        deliveries(.tap(at: place), on: screen) == [
          "finger 1 began: held back from its view",
          "view 2 hears began of finger 1", "view 2 hears ended of finger 1",
        ])
      #expect(
        deliveries(.longPress(at: place), on: screen) == [
          "finger 1 began: held back from its view",
          "finger 1 began: kept from its view for good",
        ])
    }
  }

  @Test func aTouchWithoutAViewAndAViewPassedOverAreTold() {
    withScreen(recording: []) { screen in
      let board = UIView(frame: screen.window.bounds)
      screen.window.addSubview(board)
      let covers = (0..<3).map { _ in UIView(frame: screen.window.bounds) }
      for cover in covers { board.addSubview(cover) }
      covers[0].isHidden = true
      covers[1].alpha = 0.001
      covers[2].isUserInteractionEnabled = false
      let texts = screen.texts {
        switch $0.decision {
        case .skipped, .withoutView: true
        default: false
        }
      } _: {
        screen.play(.tap(at: place, fingers: 2))
      }
      let skipped = [
        "hit testing passed over view 5: its isUserInteractionEnabled is false",
        "hit testing passed over view 4: its alpha is 0.001, needed 0.01",
        "hit testing passed over view 3: it is hidden",
      ]
      #expect(
        texts == skipped + skipped + [
          "finger 2 has no view: the view has a touch and its isMultipleTouchEnabled is false"
        ])
    }
  }
}
