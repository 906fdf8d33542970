import GestureCore
import Testing
import TouchTesting
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// The engine's reasons in words, to the letter.
@Suite struct ObservationTextTests {
  private let a = CGPoint(x: 100, y: 100)

  /// What the observer heard, as text, of the observations that are wanted.
  private func texts(
    _ body: (TestScreen, RecordingView) -> Void, where isWanted: @escaping (Observation) -> Bool
  ) -> [String] {
    withScreen { screen in
      var texts: [String] = []
      screen.observe { if isWanted($0) { texts.append("\($0)") } }
      body(screen, screen.view("board"))
      screen.settle()
      return texts
    }
  }

  private func failures(_ body: (TestScreen, RecordingView) -> Void) -> [String] {
    texts(body) {
      if case .transition(_, _, .failed, _) = $0.decision { true } else { false }
    }
  }

  @Test func eachRuleSaysWhatItMeasured() {
    let failures = failures { screen, board in
      board.isMultipleTouchEnabled = true
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      screen.play(.drag(from: a, to: CGPoint(x: 146, y: 100), over: 0.1))
      screen.play(.tap(at: a, fingers: 2))
      screen.play(.longPress(at: a, for: 1))
      tap.numberOfTapsRequired = 2
      screen.play(.tap(at: a))
      screen.wait(1)
      board.removeGestureRecognizer(tap)
      board.addGestureRecognizer(UILongPressGestureRecognizer())
      screen.play(.tap(at: a))
      screen.play(.drag(from: a, to: CGPoint(x: 110.004, y: 100), over: 0.1))
      board.gestureRecognizers = [UIRotationGestureRecognizer(), UIPinchGestureRecognizer()]
      screen.play(.tap(at: a, fingers: 2))
      screen.play(Fingers.down(at: a, .zero).turn(by: 0.05, spreadingBy: 1.02).up())
      board.gestureRecognizers = [UISwipeGestureRecognizer(), UIScreenEdgePanGestureRecognizer()]
      (board.gestureRecognizers?.last as? UIScreenEdgePanGestureRecognizer)?.edges = .left
      screen.play(.drag(from: a, to: .zero, over: 0.1))
    }
    #expect(
      failures == [
        "tap failed: moved 46, allowed 45",
        "tap failed: 2 fingers, allowed 1",
        "tap failed: not over after the allowed 0.75 s",
        "tap failed: no further tap within 0.35 s",
        "longPress failed: lifted after 0.08 s, needed 0.5 s",
        "longPress failed: moved just over 10, allowed 10",
        "pinch failed: moved 0, needed 8",
        "rotation failed: turned 0°, needed 5°",
        "pinch failed: moved 2.83, needed 8",
        "rotation failed: turned 2.86°, needed 5.71°",
        "screenEdgePan failed: began away from its edge by 100, allowed 13",
        "swipe failed: moved 8.33, allowed 0 against its direction",
      ])
  }

  @Test func numbersHaveThreeDigitsAndLimitsAreSaidAsLimits() {
    #expect(Criterion.moved(distance: 10.424, needed: 10).text == "moved 10.4, needed 10")
    #expect(Criterion.moved(distance: 8.000_001, needed: 8).text == "moved just over 8, needed 8")
    #expect(Criterion.moved(distance: 10, needed: 10).text == "moved 10, needed 10")
    let short = Reason.movedTooLittle(distance: 9.999_99, needed: 10)
    #expect(short.text == "moved just under 10, needed 10")
    #expect(Reason.movedTooFar(distance: 256.12, allowed: 45).text == "moved 256, allowed 45")
    let pinched = Criterion.pinched(
      distance: 8.33, needed: 8, ratio: 144_694_085_939_739.62, ratioNeeded: 1.4)
    #expect(
      pinched.text
        == "moved 8.33, needed 8, and that is over 1000 times, needed 1.4 times the other movement")
  }

  @Test func theContestSaysWho() {
    let texts = texts { screen, board in
      screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      let single = screen.add(UITapGestureRecognizer(), named: "single", to: board)
      let double = screen.add(UITapGestureRecognizer(), named: "double", to: board)
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      single.require(toFail: single)
      screen.play(.doubleTap(at: a))
      screen.wait(1)
      screen.play(.drag(from: a, to: CGPoint(x: 120, y: 100), over: 0.02))
    } where: { observation in
      switch observation.decision {
      case .delivered, .received, .action, .held, .reset, .skipped: false
      default: true
      }
    }
    #expect(
      texts == [
        "single requires its own failure: ignored",
        "single waits for double to fail",
        "pan failed: moved 0, needed 10",
        "single does not take finger 1: it has ended and waits for its reset",
        "single failed: it required the failure of double, which was recognized",
        "double ended: 2 taps",
        "pan failed: moved 0, needed 10",
        "finger 1 ended: kept from its view for good",
        "double failed: excluded by pan",
        "single failed: excluded by pan",
        "pan began: moved 16.7, needed 10",
        "pan changed",
        "pan ended",
      ])
  }

  @Test func theDelegateIsQuoted() {
    let texts = withScreen { screen in
      var texts: [String] = []
      let board = screen.view("board")
      let answers = RecordingDelegate(screen)
      let pan = screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      let pinch = screen.add(UIPinchGestureRecognizer(), named: "pinch", to: board)
      let swipe = screen.add(UISwipeGestureRecognizer(), named: "swipe", to: board)
      let press = screen.add(UILongPressGestureRecognizer(), named: "press", to: board)
      answers.receivesTouch = { recognizer, _ in recognizer !== swipe }
      answers.simultaneous = { _, other in other === pinch }
      answers.shouldBegin = { recognizer in recognizer !== press }
      for recognizer in [pan, pinch, swipe, press] { recognizer.delegate = answers }
      screen.observe { observation in
        switch observation.decision {
        case .refused, .spared, .transition(_, _, .failed, _): texts.append("\(observation)")
        default: break
        }
      }
      screen.play(.pinch(at: CGPoint(x: 200, y: 400), by: 2))
      screen.play(.longPress(at: a))
      return texts
    }
    #expect(
      texts == [
        "swipe does not take finger 1: its delegate declined the touch",
        "swipe does not take finger 2: its delegate declined the touch",
        "press failed: 2 fingers, allowed 1",
        "pan is not excluded by pinch: pan's delegate allows both",
        "pan failed: moved 0, needed 10",
        "swipe does not take finger 1: its delegate declined the touch",
        "press failed: its view or its delegate said that it should not begin",
        "pinch failed: 1 finger, needed 2",
        "pan failed: moved 0, needed 10",
      ])
  }

  @Test func viewsAndInput() {
    let texts = withScreen { screen in
      var texts: [String] = []
      let board = screen.view("board")
      let cover = screen.view("cover")
      cover.isHidden = true
      let glass = screen.view("glass")
      glass.alpha = 0.005
      screen.observe { texts.append("\($0)") }
      screen.finger(1).down(at: a)
      screen.finger(2).down(at: a)
      screen.send([TouchReport(3, .moved, at: a)])
      screen.send([TouchReport(1, .moved, at: CGPoint(x: CGFloat.nan, y: 0))])
      screen.finger(1).up()
      screen.finger(2).up()
      _ = board
      return texts
    }
    #expect(
      texts == [
        "hit testing passed over recordingView 4: its alpha is 0.005, needed 0.01",
        "hit testing passed over recordingView 3: it is hidden",
        "recordingView 2 hears began of finger 1",
        "hit testing passed over recordingView 4: its alpha is 0.005, needed 0.01",
        "hit testing passed over recordingView 3: it is hidden",
        "finger 2 has no view: the view has a touch and its isMultipleTouchEnabled is false",
        "input: finger 3 moved, but it is not down: dropped",
        "input: finger 1 is at no finite place: its last one stands",
        "recordingView 2 hears moved of finger 1",
        "recordingView 2 hears ended of finger 1",
      ])
  }

  @Test func namesAreClassesWithoutUIKitsWords() {
    final class CircleGestureRecognizer: UIGestureRecognizer {}
    let texts = texts { screen, board in
      board.addGestureRecognizer(CircleGestureRecognizer())
      board.addGestureRecognizer(UILongPressGestureRecognizer())
      screen.play(.tap(at: a))
    } where: {
      if case .received = $0.decision { true } else { false }
    }
    #expect(texts == ["longPress takes finger 1", "circle takes finger 1"])
  }
}
