// A whole run of one seed: fingers, judge, and the recording.

import TouchKit
import TouchTrace

extension TouchApp {
  /// Lets random fingers play in the app until something does not hold.
  ///
  /// - Parameters:
  ///   - seed: What all choices are drawn from.
  ///   - events: After so many inputs it ends.
  ///   - style: How fingers choose what they do.
  /// - Returns: What does not hold, the conditions that were false from the start, and how many different
  ///   states were reached.
  /// - Complexity: O(events × views).
  @MainActor public func monkey(
    seed: UInt64, events: Int, style: Monkey.Style = .guided
  ) -> MonkeyResult {
    monkey(seed: seed, events: events, style: style) { _ in }
  }

  /// Lets random fingers play in the app until something does not hold, and records them.
  ///
  /// - Parameters:
  ///   - seed: What all choices are drawn from.
  ///   - events: After so many inputs it ends.
  ///   - style: How fingers choose what they do.
  ///   - write: Takes each line of the recording, with its end, before the app hears of it: a file that
  ///     takes it then has all that led to a crash.
  /// - Throws: What `write` throws.
  @MainActor public func monkey(
    seed: UInt64, events: Int, style: Monkey.Style = .guided,
    recordingTo write: (String) throws -> Void
  ) rethrows -> MonkeyResult {
    let header = TraceHeader(app: name)
    try write(TraceText.line(header))
    let running = start(header)
    let judge = MonkeyJudge(of: running.application, conditions: conditions)
    defer { judge.stop() }
    let monkey = Monkey(on: running.application, seed: seed, style: style)
    var result = MonkeyResult(falseConditions: judge.falseConditions, warning: running.warning)
    for _ in 0..<max(events, 0) {
      let input = monkey.next()
      try write(TraceText.line(input))
      running.application.receive(input)
      result.events += 1
      result.finding = judge.judgeInput()
      if result.finding != nil { break }
    }
    result.reached = monkey.reachedCount
    return result
  }
}

/// What came of a run.
nonisolated public struct MonkeyResult: Equatable, Codable, Sendable {
  /// What does not hold; `nil` if all does.
  public internal(set) var finding: MonkeyFinding?
  /// How many inputs were made.
  public internal(set) var events = 0
  /// How many different states of recognizers, controls and screens were reached.
  public internal(set) var reached = 0
  /// The conditions of the app that did not hold when it started, and were not judged.
  public internal(set) var falseConditions: [String] = []
  /// What is wrong with the app at its start, in a sentence; `nil` for an app that shows a window.
  public internal(set) var warning: String?
}
