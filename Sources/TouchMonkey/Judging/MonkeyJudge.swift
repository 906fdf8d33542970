// Judges a running app after each input: the promises, and the app's own conditions.

import GestureCore
import TouchKit
import TouchTrace

/// Says after each input whether everything holds.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class MonkeyJudge {
  private let application: UIApplication
  private let conditions: [TouchApp.Condition]
  private let promises: Set<MonkeyPromise>
  private var judge: PromiseJudge
  private var token: ObserverToken?
  private var inputCount = 0
  /// The conditions that did not hold before the first input: they are false, and judge nothing.
  public private(set) var falseConditions: [String] = []

  /// Listens to an application.
  ///
  /// - Parameters:
  ///   - application: The application, before its first input.
  ///   - conditions: What else holds after each input: an app's own conditions.
  ///   - promises: The promises that are judged; all by default.
  public init(
    of application: UIApplication, conditions: [TouchApp.Condition] = [],
    promises: Set<MonkeyPromise> = Set(MonkeyPromise.allCases)
  ) {
    (self.application, self.promises, judge) = (application, promises, PromiseJudge(promises))
    var held: [TouchApp.Condition] = []
    var failed: [String] = []
    for condition in conditions {
      if condition.holds(in: application) {
        held.append(condition)
      } else {
        failed.append(condition.words)
      }
    }
    (self.conditions, falseConditions) = (held, failed)
    token = application.addObserver { [weak self] in self?.judge.hear($0) }
  }

  deinit {}

  /// Listens no more.
  public func stop() {
    if let token { application.removeObserver(token) }
    token = nil
  }

  /// What does not hold after an input; `nil` if all does.
  ///
  /// - Complexity: O(views), and that of the conditions.
  public func judgeInput() -> MonkeyFinding? {
    inputCount += 1
    if let (promise, evidence) = judge.take() { return finding(promise.rawValue, evidence) }
    for condition in conditions where !condition.holds(in: application) {
      return finding(condition.words, "")
    }
    judgeViews()
    if let (promise, evidence) = judge.take() { return finding(promise.rawValue, evidence) }
    return nil
  }

  private func finding(_ words: String, _ evidence: String) -> MonkeyFinding {
    MonkeyFinding(
      words: words, evidence: evidence, input: inputCount, time: application.scheduler.now)
  }

  /// What views and recognizers say of themselves.
  private func judgeViews() {
    let isAtRest =
      application.fingersDown == 0 && application.nextDeadline == .infinity
    if isAtRest, let touch = judge.held.keys.min() {
      judge.breach(.heldComesOut, "A phase of touch \(touch) is held")
    }
    for view in Cast(of: application).views {
      if !view.frame.isMadeOfNumbers {
        judge.breach(.finitePlaces, "The frame of \(view.observationName) is \(view.frame)")
      }
      guard isAtRest else { continue }
      for recognizer in view.gestureRecognizers ?? [] where recognizer.state != .possible {
        let name = recognizer.name ?? "\(type(of: recognizer))"
        judge.breach(.rest, "\(name) on \(view.observationName) is \(recognizer.state)")
      }
    }
  }
}

extension UIView {
  fileprivate var observationName: String { "\(type(of: self))" }
}

extension TouchApp {
  /// What does not hold in a recording, first; `nil` if all does to its end.
  ///
  /// - Parameters:
  ///   - trace: The recording, of this app.
  ///   - willReceive: Called before each input, with its number, counted from 1.
  /// - Complexity: that of a replay, and O(views) for each input.
  @MainActor public func firstFinding(
    in trace: Trace, willReceive: (Int) -> Void = { _ in }
  ) -> MonkeyFinding? {
    let running = start(trace.header)
    let judge = MonkeyJudge(of: running.application, conditions: conditions)
    defer { judge.stop() }
    for (index, input) in trace.inputs.enumerated() {
      willReceive(index + 1)
      running.application.receive(input)
      if let finding = judge.judgeInput() { return finding }
    }
    return nil
  }
}
