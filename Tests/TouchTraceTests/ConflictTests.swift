// Twelve conflicts: the explanation names the true cause, and what it says would have to be different
// really makes the gesture fire.

import Testing
import TouchKit
import TouchTesting
import TouchTrace

private let place = CGPoint(x: 160, y: 200)

/// Is recognized if two fingers are lifted together.
private final class TwoFingers: UIGestureRecognizer {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = touches.count == 2 ? .ended : .failed
  }
}

/// Is recognized if a finger is lifted after half a second.
private final class HalfASecond: UIGestureRecognizer {
  private var start = 0.0
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = event.timestamp
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = event.timestamp - start >= 0.5 ? .ended : .failed
  }
}

struct ConflictTests {
  static let ofFingers: [Conflict] = [
    Conflict(
      name: "a double tap that is too slow",
      fingers: .tap(at: place).then(.tap(at: place), after: 0.5),
      cause: "no further tap within 0.35 s", remedy: "the next finger came",
      build: { board, _ in
        add(UITapGestureRecognizer(), "wanted", to: board) { $0.numberOfTapsRequired = 2 }
      },
      mended: .tap(at: place).then(.tap(at: place), after: 0.2)),
    Conflict(
      name: "a tap that slides",
      fingers: .down(at: place).move(by: CGVector(dx: 60, dy: 0), over: 0.1).up(),
      cause: "allowed 45", remedy: "points less",
      build: { board, _ in add(UITapGestureRecognizer(), "wanted", to: board) },
      mended: .down(at: place).move(by: CGVector(dx: 30, dy: 0), over: 0.1).up()),
    Conflict(
      name: "a tap that goes on sliding after it failed",
      fingers: .down(at: place).move(by: CGVector(dx: 100, dy: 0), over: 0.1).up(),
      cause: "allowed 45", remedy: "moved 55 points less",
      build: { board, _ in add(UITapGestureRecognizer(), "wanted", to: board) },
      mended: .down(at: place).move(by: CGVector(dx: 45, dy: 0), over: 0.1).up()),
    Conflict(
      name: "a swipe at 50 degrees",
      fingers: .down(at: CGPoint(x: 60, y: 200)).move(by: CGVector(dx: 129, dy: 153), over: 0.15)
        .up(),
      cause: "strayed", remedy: "points less from a horizontal line",
      build: { board, _ in add(UISwipeGestureRecognizer(), "wanted", to: board) },
      mended: .swipe(.right, from: CGPoint(x: 60, y: 200))),
    Conflict(
      name: "a recognizer of the app that wants two fingers", fingers: .tap(at: place),
      cause: "assigned in touchesEnded", remedy: "one more finger touched",
      build: { board, _ in add(TwoFingers(), "wanted", to: board) },
      mended: .down(at: place, CGPoint(x: 200, y: 200)).wait(0.05).up()),
    Conflict(
      name: "a recognizer of the app that wants time", fingers: .tap(at: place),
      cause: "assigned in touchesEnded", remedy: "longer",
      build: { board, _ in add(HalfASecond(), "wanted", to: board) },
      mended: .down(at: place).wait(0.6).up()),
    Conflict(
      name: "a tap that is held", fingers: .down(at: place).wait(1).up(),
      cause: "not over after the allowed 0.75 s", remedy: "shorter",
      build: { board, _ in add(UITapGestureRecognizer(), "wanted", to: board) },
      mended: .down(at: place).wait(0.5).up()),
    Conflict(
      name: "a long press that is lifted early", fingers: .down(at: place).wait(0.3).up(),
      cause: "lifted after 0.3 s, needed 0.5 s", remedy: "longer",
      build: { board, _ in add(UILongPressGestureRecognizer(), "wanted", to: board) },
      mended: .down(at: place).wait(0.6).up()),
    Conflict(
      name: "a pan that hardly moves",
      fingers: .down(at: place).move(by: CGVector(dx: 6, dy: 0), over: 0.1).up(),
      cause: "moved 6, needed 10", remedy: "points further",
      build: { board, _ in add(UIPanGestureRecognizer(), "wanted", to: board) },
      mended: .down(at: place).move(by: CGVector(dx: 11, dy: 0), over: 0.1).up()),
    Conflict(
      name: "a swipe the other way", fingers: .swipe(.left, from: CGPoint(x: 200, y: 200)),
      cause: "allowed 0 against its direction", remedy: "moved the other way",
      build: { board, _ in add(UISwipeGestureRecognizer(), "wanted", to: board) },
      mended: .swipe(.right, from: CGPoint(x: 100, y: 200))),
    Conflict(
      name: "two fingers wanted, one came", fingers: .tap(at: place), cause: "1 finger, needed 2",
      remedy: "one more finger touched",
      build: { board, _ in
        add(UITapGestureRecognizer(), "wanted", to: board) { $0.numberOfTouchesRequired = 2 }
      },
      mended: .down(at: place, CGPoint(x: 200, y: 200)).wait(0.05).up()),
  ]

  static let ofApps: [Conflict] = [
    Conflict(
      name: "a pan that takes a swipe's finger",
      fingers: .swipe(.right, from: CGPoint(x: 60, y: 200)),
      cause: "excluded by pan, which began at", remedy: "pan.require(toFail: wanted)",
      build: { board, isMended in
        let swipe = add(UISwipeGestureRecognizer(), "wanted", to: board)
        add(UIPanGestureRecognizer(), "pan", to: board) {
          if isMended { $0.require(toFail: swipe) }
        }
      }),
    Conflict(
      name: "a tap below a tap", fingers: .tap(at: place),
      cause: "excluded by inner, which was recognized at",
      remedy: "shouldRecognizeSimultaneouslyWith",
      build: { board, isMended in
        let inner = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        board.addSubview(inner)
        add(UITapGestureRecognizer(), "inner", to: inner)
        add(UITapGestureRecognizer(), "wanted", to: board) {
          $0.delegate = answers(board) { $0.together = isMended }
        }
      }),
    Conflict(
      name: "a single tap beside a double tap", fingers: .doubleTap(at: place),
      cause: "it required the failure of double, which was recognized",
      remedy: "did not require the failure of double",
      build: { board, isMended in
        let double = add(UITapGestureRecognizer(), "double", to: board) {
          $0.numberOfTapsRequired = 2
        }
        add(UITapGestureRecognizer(), "wanted", to: board) {
          if !isMended { $0.require(toFail: double) }
        }
      }),
    Conflict(
      name: "a delegate that lets nothing begin",
      fingers: .drag(from: place, to: CGPoint(x: 240, y: 200)),
      cause: "its view or its delegate said that it should not begin",
      remedy: "gestureRecognizerShouldBegin(_:) returned true",
      build: { board, isMended in
        add(UIPanGestureRecognizer(), "wanted", to: board) {
          $0.delegate = answers(board) { $0.mayBegin = isMended }
        }
      }),
    Conflict(
      name: "a delegate that declines the touch", fingers: .tap(at: place),
      cause: "its delegate declined the touch", remedy: "its delegate let it have the touch",
      build: { board, isMended in
        add(UITapGestureRecognizer(), "wanted", to: board) {
          $0.delegate = answers(board) { $0.receives = isMended }
        }
      }),
    Conflict(
      name: "a drag that is the scroll view's",
      fingers: .drag(from: place, to: CGPoint(x: 160, y: 100)),
      cause: "scroll", remedy: "isEnabled = false",
      build: { board, isMended in
        let scroll = UIScrollView(frame: board.bounds)
        scroll.contentSize = CGSize(width: 320, height: 2_000)
        scroll.panGestureRecognizer.name = "scroll"
        scroll.panGestureRecognizer.isEnabled = !isMended
        board.addSubview(scroll)
        add(UIPanGestureRecognizer(), "wanted", to: board)
      }),
  ]

  @Test(
    "the cause is named, and each change that is said to be enough is enough", arguments: 0..<17)
  func explained(_ number: Int) throws {
    let conflict = (Self.ofFingers + Self.ofApps)[number]
    let episodes = conflict.episodes(conflict.fingers, isMended: false)
    #expect(!conflict.isRecognized(conflict.fingers, isMended: false))
    let episode = try #require(
      episodes.first { $0.attempts.contains { $0.name == conflict.wanted } })
    let attempt = try #require(episode.attempts.first { $0.name == conflict.wanted })
    let text = episode.sentences(about: attempt).joined(separator: " ")
    #expect(text.contains(conflict.cause), "\(text)")

    let experiment = Experiment(Conflict.trace(conflict.fingers)) { _ in
      conflict.start(isMended: false)
    }
    let next = episodes.first { $0.number == episode.number + 1 }
    let changes = experiment.counterfactuals(for: attempt, in: episode, before: next)
    let texts = changes.map { $0.text { $0.name } }
    #expect(texts.contains { $0.contains(conflict.remedy) }, "\(texts)")
    for change in changes { try expectSmallest(change, attempt, episode, next, experiment) }
    // The same mend, as a developer or a person would make it.
    #expect(conflict.isRecognized(conflict.mended ?? conflict.fingers, isMended: true))
  }

  /// With a little less of the change, the recognizer does not fire.
  private func expectSmallest(
    _ change: Change, _ attempt: Attempt, _ episode: Episode, _ next: Episode?,
    _ experiment: Experiment
  ) throws {
    let last = (next ?? episode).inputs.upperBound
    #expect(experiment.fires(attempt.recognizer, in: episode, until: last, with: change))
    #expect(!experiment.fires(attempt.recognizer, in: episode, until: last, with: nil))
    let less: Change? =
      switch change {
      case .movement(let points): .movement(points - (points < 0 ? -0.5 : 0.5))
      case .duration(let time): .duration(time - (time < 0 ? -0.005 : 0.005))
      case .earlier(let time, let lift): .earlier(time - 0.005, after: lift)
      default: nil
      }
    guard let less else { return }
    #expect(!experiment.fires(attempt.recognizer, in: episode, until: last, with: less), "\(less)")
  }

  @Test func aTapOnACardIsNotSaidToFireByADelegateWhereAButtonClaimsIt() throws {
    let conflict = Conflict(
      name: "a tap on a card with a button", fingers: .tap(at: CGPoint(x: 100, y: 100)),
      cause: "", remedy: "",
      build: { board, _ in
        let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        board.addSubview(button)
        add(UITapGestureRecognizer(), "wanted", to: board)
      })
    let episode = try #require(conflict.episodes(conflict.fingers, isMended: false).first)
    let experiment = Experiment(Conflict.trace(conflict.fingers)) { _ in
      conflict.start(isMended: false)
    }
    let attempt = try #require(episode.attempts.first { $0.name == "wanted" })
    let texts = experiment.counterfactuals(for: attempt, in: episode, before: nil)
      .map { $0.text { $0.name } }
    #expect(
      texts == [
        "it left the touches to views: wanted.cancelsTouchesInView = false",
        "it was on button 5, which claims the touch: button.addGestureRecognizer(wanted)",
      ])
  }

  @Test func aPinchWhoseOtherFingerIsElsewhereSaysWhere() throws {
    let (left, right) = (CGPoint(x: 80, y: 100), CGPoint(x: 240, y: 100))
    let conflict = Conflict(
      name: "a pinch across two views",
      fingers: .down(at: left, right).move(
        to: CGPoint(x: 40, y: 100), CGPoint(x: 280, y: 100), over: 0.1
      ).up(),
      cause: "", remedy: "",
      build: { board, _ in
        for x in [0.0, 160] {
          let half = UIView(frame: CGRect(x: x, y: 0, width: 160, height: 400))
          board.addSubview(half)
          if x == 0 { add(UIPinchGestureRecognizer(), "wanted", to: half) }
        }
      })
    let episode = try #require(conflict.episodes(conflict.fingers, isMended: false).first)
    let sentences = episode.sentences(about: episode.attempts[0])
    #expect(
      sentences.contains("Finger 2 did not reach it: it came down on view 4."), "\(sentences)")
  }

  @Test("what fired needs no change")
  func fired() throws {
    let conflict = Self.ofFingers[1]
    let fingers = Fingers.tap(at: place)
    let episode = try #require(conflict.episodes(fingers, isMended: false).first)
    let experiment = Experiment(Conflict.trace(fingers)) { _ in conflict.start(isMended: false) }
    #expect(experiment.counterfactuals(for: episode.attempts[0], in: episode, before: nil).isEmpty)
    #expect(experiment.replayCount == 0)
  }
}
