// What an experiment is asked about requirements, in place of classes and delegates.

import GestureCore
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct RequirementQuestions {
  private func waits(_ answer: @escaping (_ waiting: String, _ awaited: String) -> Bool?) -> String
  {
    var log = ""
    withScreen(recording: [.actions, .failures, .waits]) { screen in
      let (tap, double) = screen.addTapAndDoubleTap()
      let delegate = RecordingDelegate(screen)
      (tap.delegate, double.delegate) = (delegate, delegate)
      screen.application.answer { question in
        guard case .waits(let waiting, for: let awaited) = question else { return nil }
        log += " \(waiting.name)>\(awaited.name)"
        return answer(waiting.name, awaited.name)
      }
      screen.play(.tap(at: CGPoint(x: 100, y: 100)))
      screen.application.answer(nil)
      screen.ignoreLog()
      screen.wait(1)
      screen.ignoreLog()
    }
    return log
  }

  @Test func anExperimentMayTakeAnEventThatTheDelegateDeclines() {
    withScreen(recording: [.actions]) { screen in
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: screen.window)
      let delegate = RecordingDelegate(screen)
      delegate.receivesEvent = { _, _ in false }
      tap.delegate = delegate
      screen.play(.tap(at: CGPoint(x: 100, y: 100)))
      screen.expect("")
      screen.application.answer { $0 == .receives(tap.observationID) ? true : nil }
      screen.play(.tap(at: CGPoint(x: 100, y: 100)))
      screen.expect("tap ended")
    }
  }

  @Test func eachOfAPairIsAskedWhetherItWaitsForTheOther() {
    // Once for each order of the two, and both ways each time.
    let asked = waits { _, _ in nil }.split(separator: " ").map(String.init)
    #expect(asked == ["double>tap", "tap>double", "tap>double", "double>tap"])
  }
}
