// Recognizers and delegates that note what they are asked, so that a test sees each question of the
// contest at its place in the log.

import TouchKit
import TouchTesting

/// Answers one recognizer's questions and notes them: `pan canPrevent tap? yes`. A question without
/// an answer of its own is answered by the class and not noted.
final class Answers {
  private let screen: TestScreen
  var prevents: ((UIGestureRecognizer) -> Bool)?
  var isPreventable: ((UIGestureRecognizer) -> Bool)?
  var waitsFor: ((UIGestureRecognizer) -> Bool)?
  var blocks: ((UIGestureRecognizer) -> Bool)?

  init(_ screen: TestScreen) { self.screen = screen }

  /// Answers what is asked before an exclusion: yes, and yes.
  static func exclusion(_ screen: TestScreen) -> Answers {
    let answers = Answers(screen)
    answers.prevents = { _ in true }
    answers.isPreventable = { _ in true }
    return answers
  }

  /// Answers what is asked about requirements: no, and no.
  static func requirements(_ screen: TestScreen) -> Answers {
    let answers = Answers(screen)
    answers.waitsFor = { _ in false }
    answers.blocks = { _ in false }
    return answers
  }

  fileprivate func note(_ recognizer: UIGestureRecognizer, _ question: String, _ answer: Bool)
    -> Bool
  {
    screen.note("\(recognizer.observationID) \(question)? \(answer ? "yes" : "no")")
    return answer
  }
}

/// A pan that notes what its class is asked.
final class AskedPan: UIPanGestureRecognizer {
  var answers: Answers?

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    guard let answers, let prevents = answers.prevents else { return super.canPrevent(other) }
    return answers.note(self, "canPrevent \(other.observationID)", prevents(other))
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    guard let answers, let isPreventable = answers.isPreventable else {
      return super.canBePrevented(by: other)
    }
    return answers.note(self, "canBePreventedBy \(other.observationID)", isPreventable(other))
  }

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    guard let answers, let waitsFor = answers.waitsFor else {
      return super.shouldRequireFailure(of: other)
    }
    return answers.note(self, "shouldRequire \(other.observationID)", waitsFor(other))
  }

  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    guard let answers, let blocks = answers.blocks else {
      return super.shouldBeRequiredToFail(by: other)
    }
    return answers.note(self, "shouldBeRequiredBy \(other.observationID)", blocks(other))
  }
}

/// A recognizer that does what its closures say when fingers touch.
final class Scripted: UIGestureRecognizer {
  var began: (Scripted) -> Void = { _ in }
  var moved: (Scripted) -> Void = { _ in }
  var ended: (Scripted) -> Void = { _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { began(self) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { moved(self) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { ended(self) }
}

extension TestScreen {
  /// A delegate for these recognizers that lets them be recognized with any other.
  func allowTogether(_ recognizers: UIGestureRecognizer...) -> RecordingDelegate {
    let delegate = RecordingDelegate(self)
    delegate.simultaneous = { _, _ in true }
    for recognizer in recognizers { recognizer.delegate = delegate }
    return delegate
  }
}

/// Actions and silent failures: what the contest decided.
let verdicts: LogContents = [.actions, .failures, .notes]

extension TestScreen {
  /// A view `board` with a recognizer `tap`, and `double` for two taps.
  func addTapAndDoubleTap() -> (tap: UITapGestureRecognizer, double: UITapGestureRecognizer) {
    let board = view("board")
    let tap = add(UITapGestureRecognizer(), named: "tap", to: board)
    let double = add(UITapGestureRecognizer(), named: "double", to: board)
    double.numberOfTapsRequired = 2
    return (tap, double)
  }
}
