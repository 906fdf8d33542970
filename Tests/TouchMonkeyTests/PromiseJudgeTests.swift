// Each promise is broken on purpose, decision by decision, and the sequences that engines make break none.

import GestureCore
import Testing
import TouchKit
import TouchTrace

@testable import TouchEngine
@testable import TouchMonkey

struct PromiseJudgeTests {
  nonisolated private static let tap = Observation.RecognizerID(number: 1, name: "tap")
  nonisolated private static let pan = Observation.RecognizerID(number: 2, name: "pan")
  nonisolated private static let card = Observation.ViewID(number: 1, className: "card")
  nonisolated private static let board = Observation.ViewID(number: 2, className: "board")
  nonisolated private static let finger = Observation.TouchID(number: 1, finger: 1, slot: 0)

  nonisolated private static func change(
    _ from: GestureState, _ to: GestureState
  ) -> Observation.Decision {
    .transition(tap, from: from, to: to, because: .rule(nil))
  }

  /// The promises that decisions break, one a second.
  private func broken(_ decisions: [Observation.Decision]) -> [MonkeyPromise] {
    var judge = PromiseJudge(Set(MonkeyPromise.allCases))
    return decisions.enumerated().compactMap { index, decision in
      judge.hear(Observation(time: Double(index), input: index + 1, decision: decision))
      return judge.take()?.promise
    }
  }

  nonisolated private static let breaches: [(MonkeyPromise, [Observation.Decision])] = [
    (.legalTransition, [change(.began, .changed)]),
    (.legalTransition, [change(.possible, .ended), change(.ended, .failed)]),
    (.legalTransition, [change(.possible, .changed)]),
    (.actionsInOrder, [.action(tap, .ended)]),
    (.actionsInOrder, [change(.possible, .failed), .action(tap, .failed)]),
    (.actionsInOrder, [change(.possible, .began), .action(tap, .ended)]),
    (.viewOrder, [.delivered([finger], .moved, to: card)]),
    (.viewOrder, [.delivered([finger], .began, to: card), .delivered([finger], .began, to: card)]),
    (
      .viewOrder,
      [
        .delivered([finger], .began, to: card), .delivered([finger], .ended, to: card),
        .delivered([finger], .moved, to: card),
      ]
    ),
    (
      .viewConstant,
      [.delivered([finger], .began, to: card), .delivered([finger], .moved, to: board)]
    ),
    (.resetWhenOver, [change(.possible, .began), .reset(tap)]),
    (.workEnds, [.settlingPutOff(stepsMax: 100)]),
    (.workEnds, [.callsPutOff(callsMax: 10_000)]),
    (.workEnds, [.repeatsItself(card, .layout(timesMax: 100))]),
    (.noRing, [.requiredItself(tap)]),
    (.noRing, [.brokenRequirement(of: tap, on: pan)]),
  ]

  @Test("a decision that breaks a promise is told, and no other one", arguments: breaches)
  func breach(promise: MonkeyPromise, decisions: [Observation.Decision]) {
    #expect(broken(decisions) == [promise])
  }

  @Test func waitingRecognizersTellNoTarget() {
    let began = Self.change(.possible, .began)
    #expect(
      broken([began, .waits(Self.tap, for: Self.pan), .action(Self.tap, .began)]) == [
        .silentWhileWaiting
      ])
  }

  @Test func timeThatGoesBackIsTold() {
    var judge = PromiseJudge([.timeForward])
    for time in [1.0, 2, 1.5] {
      judge.hear(Observation(time: time, input: 1, decision: .reset(Self.tap)))
    }
    #expect(judge.take()?.promise == .timeForward)
  }

  @Test func promiseThatIsLeftOutIsNotJudged() {
    var judge = PromiseJudge([.rest])
    judge.hear(Observation(time: 1, input: 1, decision: .requiredItself(Self.tap)))
    #expect(judge.take() == nil)
  }

  @Test func wholeGesturesBreakNothing() {
    let (tap, pan, card, finger) = (Self.tap, Self.pan, Self.card, Self.finger)
    let next = Observation.TouchID(number: 2, finger: 1, slot: 0)
    #expect(
      broken([
        .delivered([finger], .began, to: card), Self.change(.possible, .began),
        .action(tap, .began), Self.change(.began, .changed), .action(tap, .changed),
        .delivered([finger], .cancelled, to: card), Self.change(.changed, .ended),
        .action(tap, .ended), .reset(tap), .held(next, .began), .waits(tap, for: pan),
        Self.change(.possible, .failed), .delivered([next], .began, to: card), .reset(tap),
        .held(next, .ended), .dropped(next, .ended), Self.change(.possible, .ended),
        .action(tap, .ended),
      ]).isEmpty)
  }

  @Test func phaseThatIsHeldIsKnownUntilItComesOut() {
    var judge = PromiseJudge(Set(MonkeyPromise.allCases))
    func hear(_ decision: Observation.Decision) {
      judge.hear(Observation(time: 1, input: 1, decision: decision))
    }
    hear(.held(Self.finger, .began))
    hear(.held(Self.finger, .ended))
    #expect(judge.held == [1: [.began, .ended]])
    hear(.delivered([Self.finger], .began, to: Self.card))
    #expect(judge.held == [1: [.ended]])
    hear(.dropped(Self.finger, .ended))
    #expect(judge.held.isEmpty)
  }
}

struct MonkeyJudgeTests {
  /// An application with a window, and a judge of it.
  private func stage(
    _ body: (UIApplication, UIWindow, MonkeyJudge) -> Void
  ) {
    let application = UIApplication()
    application.perform {
      let window = UIWindow(frame: application.screen.bounds)
      window.makeKeyAndVisible()
      body(application, window, MonkeyJudge(of: application))
    }
  }

  @Test func recognizerThatStaysActiveAtRestIsFound() {
    stage { application, window, judge in
      let stuck = StuckGestureRecognizer()
      window.addGestureRecognizer(stuck)
      application.receive(
        .touches(.init([TouchReport(1, .began, at: CGPoint(x: 9, y: 9))], time: 1)))
      #expect(judge.judgeInput() == nil)
      application.receive(
        .touches(.init([TouchReport(1, .ended, at: CGPoint(x: 9, y: 9))], time: 2)))
      let finding = judge.judgeInput()
      #expect(finding?.words == MonkeyPromise.rest.rawValue)
      #expect(finding?.input == 2)
      #expect(finding?.time == 2)
    }
  }

  @Test func frameOfNoNumbersIsFound() {
    stage { _, window, judge in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(view)
      #expect(judge.judgeInput() == nil)
      view.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
      #expect(judge.judgeInput()?.words == MonkeyPromise.finitePlaces.rawValue)
    }
  }

  @Test func controllerThatIsNotPresentedIsFound() {
    stage { _, window, judge in
      let root = UIViewController()
      window.rootViewController = root
      root.present(UIViewController(), animated: false)
      #expect(judge.judgeInput() == nil)
      root.present(UIViewController(), animated: false)
      #expect(judge.judgeInput()?.words == MonkeyPromise.presentsOne.rawValue)
    }
  }

  @Test func appThatShowsNothingIsPlayedAndTold() throws {
    let result = TouchApp("Nothing", launching: { _ in 0 }).monkey(seed: 1, events: 200)
    #expect(result.events == 200)
    #expect(result.finding == nil)
    #expect(try #require(result.warning).contains("shows no window"))
  }

  @Test func conditionThatIsFalseFromTheStartIsNamedAndNotJudged() {
    let app = TouchApp("Odd") { UIViewController() }
      .always("nothing holds") { _ in false }
      .always("time is short") { $0.scheduler.now < 1 }
    let result = app.monkey(seed: 1, events: 400)
    #expect(result.falseConditions == ["nothing holds"])
    #expect(result.finding?.words == "time is short")
    #expect((result.finding?.time ?? 0) >= 1)
  }
}

/// Begins with its first touch, and never ends.
private final class StuckGestureRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
}
