// The four questions before an exclusion: their order, and that no more of them are asked than it
// takes to know the answer.

import GestureCore
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

private let drag = Fingers.drag(
  from: CGPoint(x: 100, y: 100), to: CGPoint(x: 120, y: 100), over: 0.01)

@Suite struct ExclusionQuestions {
  /// The answers of one case; each is what that recognizer says.
  nonisolated struct Case: CustomTestStringConvertible {
    let canPrevent: Bool
    let canBePrevented: Bool
    let otherAllows: Bool
    let winnerAllows: Bool

    static let all: [Case] = (0..<16).map {
      Case(
        canPrevent: $0 & 8 == 0, canBePrevented: $0 & 4 == 0, otherAllows: $0 & 2 != 0,
        winnerAllows: $0 & 1 != 0)
    }

    var testDescription: String {
      "prevents \(canPrevent), preventable \(canBePrevented), "
        + "other allows \(otherAllows), winner allows \(winnerAllows)"
    }

    /// What is asked, in order, up to the answer that settles it; and what comes of it.
    var log: String {
      var lines = ["winner canPrevent other? \(word(canPrevent))"]
      let both = "winner began, winner changed…, winner ended"
      guard canPrevent else { return spared(lines) }
      lines.append("other canBePreventedBy winner? \(word(canBePrevented))")
      guard canBePrevented else { return spared(lines) }
      lines.append("other simultaneousWith winner? \(word(otherAllows))")
      guard !otherAllows else { return spared(lines) }
      lines.append("winner simultaneousWith other? \(word(winnerAllows))")
      guard !winnerAllows else { return spared(lines) }
      return (lines + ["other failed", both]).joined(separator: ", ")
    }

    private func word(_ answer: Bool) -> String { answer ? "yes" : "no" }

    /// Both run; the other, which wants to begin in the same event, need not ask again.
    private func spared(_ questions: [String]) -> String {
      let both = "winner began, other began, (winner changed, other changed)…"
      return (questions + [both, "winner ended, other ended"]).joined(separator: ", ")
    }
  }

  @Test(arguments: Case.all)
  func theQuestionsAreAskedInOrderUntilOneSettlesIt(answers: Case) {
    withScreen(recording: verdicts) { screen in
      let board = screen.view("board")
      let other = screen.add(AskedPan(), named: "other", to: board)
      let winner = screen.add(AskedPan(), named: "winner", to: board)
      let delegate = RecordingDelegate(screen)
      delegate.simultaneous = { recognizer, about in
        let answer = recognizer === winner ? answers.winnerAllows : answers.otherAllows
        let word = answer ? "yes" : "no"
        screen.note(
          "\(recognizer.name ?? "") simultaneousWith \(about.name ?? "")? \(word)")
        return answer
      }
      (winner.delegate, other.delegate) = (delegate, delegate)
      (winner.answers, other.answers) = (Answers.exclusion(screen), Answers.exclusion(screen))
      winner.answers?.prevents = { _ in answers.canPrevent }
      other.answers?.isPreventable = { _ in answers.canBePrevented }
      screen.play(drag.at(hertz: 500))
      screen.expect(answers.log)
    }
  }

  @Test func anIncumbentIsAskedTheSameQuestionsInTheSameOrder() {
    withScreen(recording: [.actions, .failures, .questions, .notes]) { screen in
      let board = screen.view("board")
      let pan = screen.add(AskedPan(), named: "pan", to: board)
      pan.maximumNumberOfTouches = 1
      screen.play(.down(at: CGPoint(x: 100, y: 100)).move(by: CGVector(dx: 20, dy: 0)))
      let late = screen.add(AskedPan(), named: "late", to: board)
      (pan.answers, late.answers) = (Answers.exclusion(screen), Answers.exclusion(screen))
      screen.ignoreLog()
      let second = screen.finger(2)
      second.down(at: CGPoint(x: 300, y: 300))
      second.move(by: 20, 0)
      screen.expect(
        """
        pan canPrevent late? yes, late canBePreventedBy pan? yes, late failed
        """)
      second.up()
      screen.finger().up()
      screen.expect("pan ended")
    }
  }

  @Test func eitherDelegatesYesIsEnoughAndTheOthersNoForbidsNothing() {
    for allowing in ["one", "two"] {
      withScreen(recording: verdicts) { screen in
        let board = screen.view("board")
        let one = screen.add(UIPanGestureRecognizer(), named: "one", to: board)
        let two = screen.add(UIPanGestureRecognizer(), named: "two", to: board)
        let delegate = RecordingDelegate(screen)
        delegate.simultaneous = { recognizer, _ in recognizer.name == allowing }
        (one.delegate, two.delegate) = (delegate, delegate)
        screen.play(drag.at(hertz: 500))
        screen.expect("two began, one began, (two changed, one changed)…, two ended, one ended")
      }
    }
  }

  @Test func aHundredThatAllowEachOtherAllBeginInTheOrderOfTheirView() {
    withScreen(recording: verdicts) { screen in
      let board = screen.view("board")
      let delegate = RecordingDelegate(screen)
      delegate.simultaneous = { _, _ in true }
      for number in 1...100 {
        let pan = UIPanGestureRecognizer()
        pan.delegate = delegate
        screen.add(pan, named: "pan\(number)", to: board)
      }
      screen.play(.down(at: CGPoint(x: 100, y: 100)).move(by: CGVector(dx: 20, dy: 0)).up())
      let order = (1...100).reversed()
      screen.expect(
        (order.map { "pan\($0) began" } + order.map { "pan\($0) ended" }).joined(separator: ","))
    }
  }

  @Test func preventionCanGoOneWayOnly() {
    withScreen(recording: verdicts) { screen in
      let board = screen.view("board")
      // The humble pan excludes nobody; the swipe excludes it, as long as it has not begun.
      let humble = screen.add(AskedPan(), named: "humble", to: board)
      humble.answers = .exclusion(screen)
      humble.answers?.prevents = { _ in false }
      humble.minimumNumberOfTouches = 2
      screen.add(UISwipeGestureRecognizer(), named: "swipe", to: board)
      screen.play(.swipe(.right, from: CGPoint(x: 100, y: 100)))
      screen.expect("humble canBePreventedBy swipe? yes, humble failed, swipe ended")
    }
  }
}

/// Subclasses of each built-in recognizer that answer one question.
private final class PickyTap: UITapGestureRecognizer {
  override func shouldReceive(_ event: UIEvent) -> Bool { false }
}
private final class PickyPan: UIPanGestureRecognizer {
  override func shouldReceive(_ event: UIEvent) -> Bool { false }
}
private final class PickyEdgePan: UIScreenEdgePanGestureRecognizer {
  override func shouldReceive(_ event: UIEvent) -> Bool { false }
}

@Suite struct ClassesWithoutAnswers {
  @Test func builtInOnesAreNotAskedAndTheirSubclassesAre() {
    let plain: [UIGestureRecognizer] = [
      UIGestureRecognizer(), UITapGestureRecognizer(), UILongPressGestureRecognizer(),
      UIPanGestureRecognizer(), UISwipeGestureRecognizer(), UIPinchGestureRecognizer(),
      UIRotationGestureRecognizer(), UIScreenEdgePanGestureRecognizer(),
      UIHoverGestureRecognizer(),
    ]
    for recognizer in plain {
      #expect(!recognizer.contestState.asksUserCode, "\(type(of: recognizer))")
    }
    for recognizer in [PickyTap(), PickyPan(), PickyEdgePan()] {
      #expect(recognizer.contestState.asksUserCode)
    }
  }

  @Test func aSubclassThatAnswersOneQuestionIsAskedIt() {
    withScreen(recording: .actions) { screen in
      let board = screen.view("board")
      screen.add(PickyTap(), named: "picky", to: board)
      screen.play(.tap(at: CGPoint(x: 50, y: 50)))
      screen.expect("")
      screen.add(UITapGestureRecognizer(), named: "plain", to: board)
      screen.play(.tap(at: CGPoint(x: 50, y: 50)))
      screen.expect("plain ended")
    }
  }
}
